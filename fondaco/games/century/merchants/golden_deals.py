"""Goldene Deals (page 3): each merchant carries a deal, which can be made once instead of having the merchant.

The deals are random. No seat knows which one lies on a merchant before it first comes into the row, nor which ones stay in the
box. Once seen, a deal is known and stays with its card, through the discard pile and back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from ....core.columns import copied, part, shared
from ....core.frames import agendas
from ....core.messages import JsonValue, Translator
from ....core.parts import Part
from ....core.piles import EVERYBODY, NOBODY, Pile, resample
from ....core.rng import Stream
from ..cubes.packing import pack, unpack
from ..cubes.upgrade import ask_upgrade
from ..part import CenturyPart
from ..state import MAX_SEATS
from .components import DealCard
from .formatters import add_deal_formatters
from .merchants import refill

if TYPE_CHECKING:
    from ..state import CenturyState

NO_DEAL: Final = -1
"""Stands on starting cards, and on cards that are not in the game."""
DEAL_NUMBERS: Final = 10
"""A deal in an encoding: its cubes, its steps, the cubes of its gift, whether something is taken back."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class Deals(Part):
    """Which deal lies on which merchant, and where merchants go whose deal has been made."""

    on: Pile = part()
    """The deal on every card, by its number."""
    box: Pile = part()
    """The deals that were left over."""
    discard: list[int] = copied()
    """The common discard pile: merchants that everybody knows."""
    shuffles: int = shared(0)
    """How often the discard pile has become the draw pile: the number labels the random stream of the next shuffle."""

    @classmethod
    def on_merchants(cls, cards: int, merchants: Sequence[int], faces: list[int]) -> Self:
        """Return the deals of a game with this number of cards: the first faces lie on the merchants, the others in the box."""
        deals = cls.new(players=0)  # no column goes by seat
        deals.on = Pile([NO_DEAL] * cards, EVERYBODY)
        for card, face in zip(merchants, faces, strict=False):
            deals.on.cards[card] = face
            deals.on.knowers[card] = NOBODY
        deals.box = Pile(faces[len(merchants) :])
        return deals

    def face(self, card: int) -> int:
        """The deal on a card."""
        return self.on.cards[card]

    def is_known(self, card: int) -> bool:
        """Whether everybody has seen the deal on a card."""
        return self.on.knowers[card] == EVERYBODY

    def show(self, card: int) -> None:
        """Open a card: from now on everybody knows its deal."""
        self.on.knowers[card] = EVERYBODY

    def resample(self, seat: int | None, stream: Stream) -> None:
        """Permute the unseen deals over the merchants that no seat has seen, and the box."""
        resample([self.on, self.box], seat, stream)


class GoldenDealRules(CenturyPart["CenturyState"]):
    """All deals of a game as tuples by the number of their face."""

    def __init__(self, cards: Sequence[DealCard]) -> None:
        self.cards = cards
        self.labels = tuple([card.id for card in cards])
        self.gain = tuple([pack(card.gain) for card in cards])
        self.steps = tuple([card.steps for card in cards])
        self.take_back = tuple([card.take_back for card in cards])
        self.gift = tuple([pack(card.gift) for card in cards])
        self.copies = tuple([face for face, card in enumerate(cards) for _ in range(card.copies)])
        """The face of every single card."""
        self.numbers: dict[str | None, list[float]] = {None: [0.0] * DEAL_NUMBERS}
        """Each deal in an encoding, by its label; zeros where there is none."""
        for card in cards:
            counts = (*card.gain, card.steps, *card.gift)
            self.numbers[card.id] = [*[number / 10 for number in counts], float(card.take_back)]

    def set_up(self, s: CenturyState) -> Deals | None:
        """Put a random deal on each merchant, if the option says so; the others stay in the box. Starting cards have none."""
        if not s.options["golden_deals"]:
            return None
        faces = list(self.copies)
        s.rng.stream("golden deals").shuffle(faces)
        rules = s.game.merchants
        deals = Deals.on_merchants(len(rules.labels), rules.in_play[str(s.options["bonus_cards"])], faces)
        for card in s.merchants.row:
            deals.show(card)
        return deals

    def observation_formatters(self) -> Mapping[str, str]:
        return {"deals": "deals_on", "discard[]": "card"}

    def add_formatters(self, translator: Translator) -> None:
        add_deal_formatters(translator, {card.id: card for card in self.cards})

    def resample_hidden(self, s: CenturyState, seat: int | None, stream: Stream) -> None:
        if s.deals is not None:
            s.deals.resample(seat, stream)


def deals_of(s: CenturyState) -> Deals:
    """Return the deals of a game that is played with them."""
    assert s.deals is not None, "this game is played without golden deals"
    return s.deals


def carry_out_deal(s: CenturyState, seat: int, card: int) -> None:
    """Carry out the deal on a card, once: cubes must be taken, steps may be left out, every other player takes the gift."""
    face = deals_of(s).face(card)
    rules = s.game.golden_deals
    gain, gift = rules.gain[face], rules.gift[face]
    if gain:
        s.cubes[seat] += gain
        if s.event_sink is not None:
            s.emit("produce", seat, gain=unpack(gain))
    if gift:
        for other in s.others_clockwise(seat):
            s.cubes[other] += gift
            if s.event_sink is not None:
                s.emit("gift", other, gain=unpack(gift))
    if rules.take_back[face]:
        s.game.merchants.on_take_back(s, seat, card)  # pushed before the upgrade, so asked after it
    ask_upgrade(s, seat, rules.steps[face])


def refill_with_deal(s: CenturyState) -> None:
    """Add a new card to the row; everybody sees its deal."""
    new = refill(s)
    if new is not None:
        deals_of(s).show(new)
        if s.event_sink is not None:
            words = wording(s, new)
            s.emit("deal-shown", None, card=words["card"], deal=words["deal"])


def refill_row(s: CenturyState, seat: int) -> None:
    """Fill each empty place of the row with a new card and its deal, as long as a pile has cards.

    A place that could not be filled is filled as soon as there is a card (a ruling: deals-fill-empty-places). The discard pile
    is shuffled when a card is needed and the draw pile is used up, not before (a ruling: deals-shuffle-when-needed).
    """
    merchants, deals = s.merchants, deals_of(s)
    while len(merchants.row) < s.game.merchants.row_size and (merchants.pile.cards or deals.discard):
        if not merchants.pile.cards:
            shuffle_discard(s)
        refill_with_deal(s)


def shuffle_discard(s: CenturyState) -> None:
    """Make the discard pile the draw pile. From now on no seat knows where which card lies."""
    deals, merchants = deals_of(s), s.merchants
    deals.shuffles += 1
    merchants.pile = Pile(deals.discard)
    merchants.pile.shuffle(s.rng.stream("merchants", deals.shuffles))
    deals.discard.clear()
    s.revealed += 1
    s.emit("reshuffle", None)


REFILL: Final = agendas("refill", refill_row, seats=MAX_SEATS)
"""What follows once a deal is done: a card may have left the row, and there is one more on the discard pile."""


def wording(s: CenturyState, card: int) -> dict[str, JsonValue]:
    """Return a card and its deal for messages."""
    return {"card": s.game.merchants.labels[card], "deal": s.game.golden_deals.labels[deals_of(s).face(card)]}
