"""Merchants: the cards that produce, upgrade and trade, and the row from which they are acquired."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from ....core.columns import copied, part
from ....core.components import Component, require
from ....core.errors import Refused
from ....core.frames import Question
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ....core.parts import Part
from ....core.piles import Pile
from ..cubes.packing import COLOURS, ONE, Payable, missing, pack, total, unpack
from ..cubes.payment import paid_colour, pay_any
from ..cubes.trade import Trade, TradeEither
from ..cubes.upgrade import ask_upgrade
from ..state import CenturyGame, CenturyState

if TYPE_CHECKING:
    from .golden_deals import DealCards, Deals

Cubes = tuple[int, int, int, int]
"""Cubes as a component file writes them: yellow, red, green, brown."""

NONE: Cubes = (0, 0, 0, 0)


class MerchantCard(Component, frozen=True):
    """A merchant in a component file: cubes taken, then steps upgraded, then a card taken back; or cubes given for others."""

    id: str
    cost: Cubes = NONE
    gain: Cubes = NONE
    or_gain: Cubes = NONE
    """A second gain: every single trade brings the one or the other."""
    steps: int = 0
    take_back: bool = False

    def __post_init__(self) -> None:
        require(min(*self.cost, *self.gain, *self.or_gain, self.steps) >= 0, f"{self.id} has a negative number")
        require(bool(sum(self.gain) or self.steps or self.take_back), f"{self.id} does nothing")
        require(not (sum(self.cost) and (self.steps or self.take_back)), f"{self.id} trades and does something else")
        if sum(self.or_gain):
            require(bool(sum(self.cost)), f"{self.id} has or_gain, but is no trade")
            require(self.or_gain != self.gain, f"{self.id} has or_gain like its gain")


class Merchants:
    """All merchants of a game as tuples of ints by card number, for the rules."""

    def __init__(self, cards: list[MerchantCard]) -> None:
        self.labels = tuple(card.id for card in cards)
        self.cost = tuple(pack(card.cost) for card in cards)
        self.gain = tuple(pack(card.gain) for card in cards)
        self.or_gain = tuple(pack(card.or_gain) for card in cards)
        self.steps = tuple(card.steps for card in cards)
        self.take_back = tuple(card.take_back for card in cards)
        self.payable = Payable(self.cost)


@dataclass(slots=True, eq=False, init=False, repr=False)
class MerchantRow(Part):
    """The open merchants from left to right, the cubes lying on them, and the pile they come from."""

    cards: list[int] = copied()
    cubes: list[int] = copied()
    pile: Pile = part()

    @classmethod
    def from_pile(cls, pile: Pile, size: int) -> Self:
        """Return a row of this size, with the cards from the top of a pile."""
        row = cls.new(players=0)  # no column goes by seat
        row.pile = pile
        for _ in range(size):
            row.refill()
        return row

    def take(self, place: int) -> tuple[int, int]:
        """Take a card and the cubes lying on it; the row closes up to the left."""
        return self.cards.pop(place), self.cubes.pop(place)

    def refill(self) -> int | None:
        """A new card comes in on the right, without cubes; the row stays shorter when the pile is empty.

        (a ruling: merchant-row-stays-shorter)"""
        if not self.pile.cards:
            return None
        card = self.pile.draw()
        self.cards.append(card)
        self.cubes.append(0)
        return card


class MerchantGame(CenturyGame):
    """A game with merchants."""

    merchants: Merchants
    """All cards: the starters first, then the merchants, then the bonus cards."""
    starters: int
    """How many starting cards there are."""
    deal_cards: DealCards
    most_card_steps: int
    """How many times a card or a deal upgrades at most."""
    merchants_of: dict[str, list[int]]
    """The merchants that are shuffled, by the choice of bonus cards."""

    def merchants_in_play(self, options: Mapping[str, JsonValue]) -> list[int]:
        """The merchants that are shuffled, by number: all but the bonus cards that the options leave out."""
        return self.merchants_of[str(options["bonus_cards"])]


Merchant_co = TypeVar("Merchant_co", bound=MerchantGame, covariant=True, default=MerchantGame)


class MerchantState(CenturyState[Merchant_co]):
    """A state with a row of merchants. A game's state declares the columns, so that it can have other states as bases, too."""

    __slots__ = ()

    row: MerchantRow
    deals: Deals | None
    """The golden deals on the merchants; None when the game is played without."""

    def acquired(self, seat: int, place: int) -> None:
        """What a game does with the card at that place, once it has been paid for."""
        raise NotImplementedError

    def take_back(self, seat: int, card: int) -> None:
        """What the take-back symbol means in a game: of a bonus card that is being carried out, or of the deal on a card."""
        raise NotImplementedError


class Pay(Question[MerchantState]):
    """Which cube do you lay on this card? One goes on each card left of the one to be acquired."""

    __slots__ = ("at", "place")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "at")

    def __init__(self, seat: int, place: int, at: int) -> None:
        self.seat = seat
        self.place = place
        self.at = at

    def legal(self, s: MerchantState) -> list[int]:
        return pay_any(s, self.seat)

    def apply(self, s: MerchantState, action: int) -> None:
        colour = paid_colour(s, self.seat, action)
        s.store[self.seat] -= ONE[colour]
        s.row.cubes[self.at] += ONE[colour]
        if s.event_sink is not None:
            s.emit("pay", self.seat, colour=COLOURS[colour], card=s.game.merchants.labels[s.row.cards[self.at]])
        if self.at + 1 < self.place:
            s.stack.append(Pay(self.seat, self.place, self.at + 1))
        else:
            s.acquired(self.seat, self.place)

    def prompt(self, s: MerchantState) -> Message:
        labels = s.game.merchants.labels
        wanted, card = labels[s.row.cards[self.place]], labels[s.row.cards[self.at]]
        return Message("ask-pay", {"wanted": wanted, "card": card, "left": self.place - self.at})


def acquire(s: MerchantState, seat: int, place: int) -> None:
    """Acquire the card at a place: pay first, one cube of choice on each card to its left; the leftmost one is free."""
    require_merchant(s, place)
    held = total(s.store[seat])
    if held < place:
        raise Refused("too-few-to-acquire", place=place + 1, needed=place, held=held)
    if place:
        s.stack.append(Pay(seat, place, 0))
    else:
        s.acquired(seat, 0)


def require_merchant(s: MerchantState, place: int) -> None:
    """Refuse a place of the row where no card lies."""
    if place >= len(s.row.cards):
        raise Refused("no-merchant-there", place=place + 1, last=len(s.row.cards))


def refill(s: MerchantState) -> int | None:
    """A new card comes into the row, for all to see; returns it, or None when there is none left."""
    new = s.row.refill()
    if new is not None:
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("merchant", None, card=s.game.merchants.labels[new])
    return new


def require_usable(s: MerchantState, seat: int, card: int) -> None:
    """Refuse a merchant whose trade cannot be paid once."""
    merchants = s.game.merchants
    store = s.store[seat]
    if not merchants.payable[store][card]:
        raise Refused("cannot-trade", cubes=missing(store, merchants.cost[card]))


def carry_out(s: MerchantState, seat: int, card: int) -> None:
    """Carry out the effect of a usable merchant: a trade; or first cubes, then upgrades, then the take-back symbol.

    Page 2 says of upgrade cards that steps may be left out; so may those of bonus cards and golden deals, which page 3 only
    tells to take and to upgrade (a ruling: upgrades-may-be-left-out).
    """
    merchants = s.game.merchants
    cost, gain = merchants.cost[card], merchants.gain[card]
    if cost:
        second = merchants.or_gain[card]
        s.stack.append(TradeEither(seat, cost, gain, second) if second else Trade(seat, cost, gain))
        return
    if gain:
        s.store[seat] += gain
        if s.event_sink is not None:
            s.emit("produce", seat, gain=unpack(gain))
    if merchants.take_back[card]:
        s.take_back(seat, card)  # pushed before the upgrade, so asked after it
    steps = merchants.steps[card]
    if steps:
        ask_upgrade(s, seat, steps)
