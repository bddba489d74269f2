"""What all parts of the view look things up in: the scene, the cards, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ....draw import table as draw
from ....draw.cards import DEAD, IS_LIVE, REST, SELECTED
from ....draw.scene import Live, Scene
from ...century.drawing.faces import COLOURS, Deal, MerchantFace, PointFace, missing, with_deal


@dataclass(frozen=True)
class Catalogue:
    """What is printed on the cards and coins of a game, by label."""

    merchants: Mapping[str, MerchantFace]
    deals: Mapping[str, Deal]
    points: Mapping[str, PointFace]
    coins: Mapping[str, int]
    merchant_row: int
    point_row: int
    words: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Cards in words, by language, message and label: said once, for pictures say them again and again."""


TURNS = ("Turn", "TurnWithDeals")


class Table(draw.Table[Catalogue]):
    """One scene to be drawn."""

    WANTED: ClassVar = dict.fromkeys(TURNS, ("play", "acquire", "claim"))

    def __init__(self, scene: Scene, catalogue: Catalogue) -> None:
        super().__init__(scene, catalogue)
        self.choosing = self.my_turn and self.question[0] in TURNS
        """Whether the viewer is choosing between the actions of a turn: only then are things dead."""
        self.colours = [self.say(f"colour-{colour}") for colour in COLOURS]

    # --- cards ---------------------------------------------------------------------------------------------------------------

    def merchant(self, label: str) -> MerchantFace:
        """The face of a merchant, with the golden deal that lies on it."""
        face = self.catalogue.merchants[label]
        deal = self.seen["deals"].get(label)
        return with_deal(face, self.catalogue.deals[deal]) if deal else face

    def point(self, label: str) -> PointFace:
        """The face of a point card."""
        return self.catalogue.points[label]

    def merchant_words(self, label: str) -> str:
        """A merchant in full words, with its golden deal."""
        words = self.words("see-merchant", card=label)
        deal = self.seen["deals"].get(label)
        return words + " · " + self.words("see-deal", deal=deal) if deal else words

    def point_words(self, label: str) -> str:
        """A point card in full words."""
        return self.words("see-point-card", point_card=label)

    def lacking(self, cost: Sequence[int], words: str) -> str:
        """The words of a card that the viewer may want, with the cubes that are missing for it."""
        lack = missing(self.mine["cubes"], cost)
        if self.seat is None or not any(lack):
            return words
        return words + " · " + self.say("see-missing", cubes=lack)

    def state(self, live: Live | None) -> str:
        """How a thing looks that can be chosen in some turn: live, out of reach while others are live, or just lying there."""
        return IS_LIVE if live else DEAD if self.choosing else REST

    def id_of(self, face: MerchantFace, seat: int) -> str:
        """The id of a merchant card, the same wherever it lies."""
        return f"card-{face.label}-{seat}" if face.starter else f"card-{face.label}"

    def in_use(self, label: str) -> bool:
        """Whether this is the played card that is being carried out just now."""
        played = self.mine["played"]
        carried_out = ("Trade", "TradeEither", "Mix", "Upgrade", "TakeBack")
        return self.player == self.shown and self.question[0] in carried_out and bool(played) and played[-1] == label

    def dealing(self, label: str) -> bool:
        """Whether this is the card of the hand whose golden deal is being made just now."""
        return self.my_turn and self.question[0] == "LayDown" and self.live("lay", label) is None

    def merchant_state(self, place: int) -> str:
        """How the merchant at a place of the row looks: the one that is being paid for is selected."""
        if self.question[0] == "Pay" and self.question[2] == place:
            return SELECTED
        return self.state(self.acquiring(place))

    def acquiring(self, place: int) -> Live | None:
        """What choosing the merchant at a place does: acquire it, or take it into the hand once it is paid for."""
        if self.question[0] == "HandOrDeal" and self.question[2] == place:
            return self.live("take")
        return self.live("acquire", place + 1)
