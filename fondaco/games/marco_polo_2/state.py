"""The table of Marco Polo II."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import JsonValue
from ...core.piles import Pile, resample
from ...core.rng import Seed, Stream
from ..polo.state import PoloState
from . import observation, scoring, soundness
from .items import STORED

if TYPE_CHECKING:
    from .game import MarcoPolo2


class MarcoPolo2State(PoloState):
    """What lies on the table besides: seals, offers, contracts in cities, the pile of city cards."""

    __slots__ = (
        "bagged",
        "black_values",
        "card_pile",
        "display",
        "first_dice",
        "kept",
        "offer_stacks",
        "offers",
        "seals",
        "travelled",
        "upgraded",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (*PoloState.COLUMNS, *__slots__)
    STORED = STORED

    game: MarcoPolo2

    def __init__(self, game: MarcoPolo2, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.seals: list[int] = []
        """For each seat the set of its guild seals."""
        self.upgraded: list[int] = []
        """For each seat the set of those that are upgraded."""
        self.display: tuple[int, ...] = ()
        """The contracts in the contract cities, two a city; those taken leave a hole until the turn ends."""
        self.offers: tuple[int, ...] = ()
        """The offer tile on each book."""
        self.offer_stacks: tuple[Pile, ...] = ()
        """The tiles of the rounds to come, the next one open on top; the lowest stays in the box. Never changed but replaced."""
        self.card_pile = Pile()
        """The city cards to be drawn. It is never changed but replaced."""
        self.kept: tuple[int, ...] = ()
        """The outpost bonuses that Filippo Vitello has stored."""
        self.black_values: tuple[int, ...] = ()
        """What the black dice on the board show, if they are rolled in advance."""
        self.travelled = 0
        """How high the highest travel space is that was used in this round: 1 to 3, 0 for none."""
        self.first_dice = 0
        """How many dice the seat to act had when its turn began."""
        self.bagged = False
        """Whether it has used the money bag in this turn."""

    def clone(self) -> Self:
        other = self.clone_table()
        other.seals = self.seals[:]
        other.upgraded = self.upgraded[:]
        other.display = self.display
        other.offers = self.offers
        other.offer_stacks = self.offer_stacks
        other.card_pile = self.card_pile
        other.kept = self.kept
        other.black_values = self.black_values
        other.travelled = self.travelled
        other.first_dice = self.first_dice
        other.bagged = self.bagged
        return other

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        resample([self.pile, self.drawn], seat, stream)
        self.card_pile = self.card_pile.clone()
        resample([self.card_pile], seat, stream)
        self.offer_stacks = tuple(stack.clone() for stack in self.offer_stacks)
        for stack in self.offer_stacks:
            resample([stack], seat, stream)
        self.redraw_goals(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def final(self, seat: int) -> dict[str, int]:
        return scoring.final(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self)
