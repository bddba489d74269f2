"""Merchants: the cards that produce, upgrade and trade, and the row from which they are acquired."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ....core.columns import copied, part
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, Question
from ....core.messages import JsonValue, Message, Translator
from ....core.parts import Part
from ....core.piles import Pile, resample
from ....core.rng import Stream
from ..cubes.packing import COLOURS, ONE, Payable, missing, pack, unpack
from ..cubes.payment import payment_obstacle, payment_refusal, payments
from ..cubes.trade import Trade, TradeEither
from ..cubes.upgrade import ask_upgrade
from ..obstacles import COST_NOT_PAYABLE, MESSAGES, NO_MERCHANT
from ..part import CenturyPart, Seen
from . import invariants, observation
from .components import BONUS_SETS, CHOICES, MerchantCard, MerchantTables
from .formatters import add_merchant_formatter

if TYPE_CHECKING:
    from ..state import CenturyState
    from .golden_deals import GoldenDealRules


@dataclass(slots=True, eq=False, init=False, repr=False)
class Merchants(Part):
    """The open merchants from left to right, the cubes lying on them, and the draw pile."""

    row: list[int] = copied()
    cubes_on: list[int] = copied()
    pile: Pile = part()

    def take(self, place: int) -> tuple[int, int]:
        """Take a card and the cubes lying on it; the row closes up to the left."""
        return self.row.pop(place), self.cubes_on.pop(place)

    def refill(self) -> int | None:
        """Add a new card on the right; the row stays shorter if the pile is empty (a ruling: merchant-row-stays-shorter)."""
        if not self.pile.cards:
            return None
        card = self.pile.draw()
        self.row.append(card)
        self.cubes_on.append(0)
        return card


class MerchantRules(CenturyPart["CenturyState"]):
    """All merchants of a game as tuples by card number: the starting cards first, then the merchants, then the bonus cards."""

    def __init__(
        self,
        tables: MerchantTables,
        deals: GoldenDealRules,
        row: int,
        *,
        starters: Sequence[MerchantCard] = (),
        on_paid: Callable[[Any, int, int], None] | None = None,
        on_take_back: Callable[[Any, int, int], None],
        held: Callable[[Any], list[int]],
    ) -> None:
        """Name what differs between games.

        `on_paid` gives a seat the card at a place of the row after its payment. `on_take_back` asks a seat for what the symbol
        on a card allows to take back. `held` returns the merchants that seats have in front of them.
        """
        self.deals = deals
        cards = [*starters, *tables.merchants.cards, *tables.bonus.cards]
        self.cards = cards
        self.labels = tuple([card.id for card in cards])
        self.cost = tuple([pack(card.cost) for card in cards])
        self.gain = tuple([pack(card.gain) for card in cards])
        self.or_gain = tuple([pack(card.or_gain) for card in cards])
        self.steps = tuple([card.steps for card in cards])
        self.take_back = tuple([card.take_back for card in cards])
        self.payable = Payable(self.cost)
        self.row_size = row
        """How many merchants lie open, as long as there are enough."""
        self.starters = len(starters)
        """How many starting cards there are."""
        self.on_paid = on_paid or cannot_be_paid
        self.on_take_back = on_take_back
        self.held = held
        first = len(cards) - len(tables.bonus.cards)
        plain = range(self.starters, first)
        self.in_play = {
            choice: [*plain, *[card for card, face in enumerate(tables.bonus.cards, first) if face.set in sets]]
            for choice, sets in BONUS_SETS.items()
        }
        """The merchants that are shuffled, by the choice of bonus cards."""

    def set_up(self, s: CenturyState) -> Merchants:
        """Shuffle the merchants and open the first of them."""
        merchants = Merchants.new(s.players)
        merchants.pile = Pile(self.in_play[str(s.options["bonus_cards"])])
        merchants.pile.shuffle(s.rng.stream("merchants"))
        for _ in range(self.row_size):
            merchants.refill()
        return merchants

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return CHOICES

    def observation_formatters(self) -> Mapping[str, str]:
        return observation.FORMATTERS

    def add_formatters(self, translator: Translator) -> None:
        add_merchant_formatter(translator, {card.id: card for card in self.cards})

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        return observation.observe_merchants(s)

    def encoding_size(self, seats: int) -> int:
        return observation.merchants_size(self)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        observation.encode_merchants(self, seen, numbers)

    def resample_hidden(self, s: CenturyState, seat: int | None, stream: Stream) -> None:
        resample([s.merchants.pile], seat, stream)

    def violations(self, s: CenturyState) -> list[str]:
        return invariants.merchant_violations(s, self.held(s))


class PayForMerchant(Question["CenturyState"]):
    """Which cube do you lay on this card? One goes on each card left of the one to be acquired."""

    __slots__ = ("at", "place")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "at")

    def __init__(self, seat: int, place: int, at: int) -> None:
        self.seat = seat
        self.place = place
        self.at = at

    def legal(self, s: CenturyState) -> list[int]:
        return payments(s, self.seat)

    def obstacle(self, s: CenturyState, action: int) -> int:
        return payment_obstacle(s, self.seat, action)

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return payment_refusal(s, action, obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        colour = s.game.cubes.paid[action]
        s.cubes[self.seat] -= ONE[colour]
        s.merchants.cubes_on[self.at] += ONE[colour]
        if s.event_sink is not None:
            s.emit("pay", self.seat, colour=COLOURS[colour], card=s.game.merchants.labels[s.merchants.row[self.at]])
        if self.at + 1 < self.place:
            s.stack.append(PayForMerchant(self.seat, self.place, self.at + 1))
        else:
            s.game.merchants.on_paid(s, self.seat, self.place)

    def prompt(self, s: CenturyState) -> Message:
        labels, row = s.game.merchants.labels, s.merchants.row
        return Message("ask-pay", {"wanted": labels[row[self.place]], "card": labels[row[self.at]], "left": self.place - self.at})


def cannot_be_paid(s: CenturyState, seat: int, place: int) -> None:
    """What follows a payment in games that never ask for one."""
    raise NotImplementedError


def merchant_obstacle(s: CenturyState, place: int) -> int:
    """Return what prevents taking the merchant at a place of the row."""
    return NO_OBSTACLE if place < len(s.merchants.row) else NO_MERCHANT


def merchant_refusal(s: CenturyState, place: int) -> Refused:
    """Return the refusal of a place of the row where no card lies."""
    return Refused(MESSAGES[NO_MERCHANT], place=place + 1, last=len(s.merchants.row))


def use_obstacle(s: CenturyState, seat: int, card: int) -> int:
    """Return what prevents using a merchant: a trade must be payable once."""
    return NO_OBSTACLE if s.game.merchants.payable[s.cubes[seat]][card] else COST_NOT_PAYABLE


def use_refusal(s: CenturyState, seat: int, card: int) -> Refused:
    """Return the refusal of a merchant whose trade cannot be paid once."""
    return Refused(MESSAGES[COST_NOT_PAYABLE], cubes=missing(s.cubes[seat], s.game.merchants.cost[card]))


def require_usable(s: CenturyState, seat: int, card: int) -> None:
    """Refuse a merchant whose trade cannot be paid once."""
    if use_obstacle(s, seat, card):
        raise use_refusal(s, seat, card)


def refill(s: CenturyState) -> int | None:
    """Add a new card to the row, for all to see; return it, or None if there is none left."""
    new = s.merchants.refill()
    if new is not None:
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("merchant", None, card=s.game.merchants.labels[new])
    return new


def carry_out(s: CenturyState, seat: int, card: int) -> None:
    """Carry out the effect of a usable merchant: a trade; or first cubes, then upgrades, then the take-back symbol.

    Page 2 says of upgrade cards that steps may be left out; so may those of bonus cards and golden deals, of which page 3 only
    says that one takes and upgrades (a ruling: upgrades-may-be-left-out).
    """
    merchants = s.game.merchants
    cost, gain = merchants.cost[card], merchants.gain[card]
    if cost:
        second = merchants.or_gain[card]
        s.stack.append(TradeEither(seat, cost, gain, second) if second else Trade(seat, cost, gain))
        return
    if gain:
        s.cubes[seat] += gain
        if s.event_sink is not None:
            s.emit("produce", seat, gain=unpack(gain))
    if merchants.take_back[card]:
        merchants.on_take_back(s, seat, card)  # pushed before the upgrade, so asked after it
    steps = merchants.steps[card]
    if steps:
        ask_upgrade(s, seat, steps)
