"""Markets of settlers: the merchants below the boards, used and then kept (pages 11 and 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.actions import Axis, Family
from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ....core.piles import EVERYBODY
from ....core.rng import Stream
from ..merchants.golden_deals import carry_out_deal, refill_with_deal, wording
from ..merchants.merchants import carry_out, refill, require_usable
from ..settlers.state import NOBODY, SettledGame, SettledState
from ..settlers.work import FURTHER_TURN, Deed

WORDING = {
    "merchants[].card": "card",
    "merchants[].cubes": "cubes",
    "returned_merchants[]": "card",
    "deals.*": "deal",
    "seats[].kept[]": "card",
}
"""Which noun words which part of an observation."""


class BazaarGame(SettledGame):
    """A game with merchants below its markets."""

    def bazaar_families(self) -> list[Family]:
        """The families of the shared questions about merchants."""
        self.use = Family("use")
        self.golden = Family("golden")
        self.recall = Family("recall", Axis("location", self.locations.labels))
        return [self.use, self.golden, self.recall]


Bazaar_co = TypeVar("Bazaar_co", bound=BazaarGame, covariant=True, default=BazaarGame)


class BazaarState(SettledState[Bazaar_co]):
    """A state with merchants below its markets. A game's state declares the columns."""

    __slots__ = ()

    refreshes: list[int]
    """How often each seat had the open merchants exchanged."""
    kept: list[list[int]]
    """The merchants that each seat has used and kept. They lie face down, but all have seen them
    (a ruling: kept-merchants-are-public)."""

    def card_kept(self, seat: int) -> None:
        """What one more merchant brings."""

    def below(self, place: int) -> str | None:
        slot = self.game.locations.slot[place]
        market = self.game.locations.kind[place] == "market" and slot < len(self.merchants.row)
        return self.game.merchants.labels[self.merchants.row[slot]] if market else None

    def asked_card(self) -> int | None:
        """The merchant that the question is about."""
        question = self.question if self.stack else None
        return self.merchants.row[question.slot] if isinstance(question, UseOrDeal) else None

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """The card that is used, or the deal that is made."""
        found = super().action_details(action)
        game, card = self.game, self.asked_card()
        if action == game.use.base:
            return {**found, **named_card(self, card)}
        if action == game.golden.base:
            return {**found, "named": 0} if card is None or self.deals is None else {**found, "named": 1, **wording(self, card)}
        return found

    def redraw_merchants(self, seat: int | None, stream: Stream) -> None:
        """Draw anew what a seat cannot know of pile and deals."""
        self.game.merchants.resample_hidden(self, seat, stream)
        self.game.golden_deals.resample_hidden(self, seat, stream)


def named_card(s: BazaarState, card: int | None) -> dict[str, JsonValue]:
    """A merchant, and whether there is one to name."""
    return {"named": 0} if card is None else {"named": 1, "card": s.game.merchants.labels[card]}


def is_usable(s: BazaarState, seat: int, card: int) -> bool:
    """Whether the trade of a merchant can be paid once; other merchants can always be used."""
    return s.game.merchants.payable[s.cubes[seat]][card]


# --- Markt-Feld --------------------------------------------------------------------------------------------------------------


def use_card(s: BazaarState, seat: int, slot: int) -> None:
    """Carry out the action of the card; then it is kept, and the row closes up to the left and is refilled."""
    require_usable(s, seat, s.merchants.row[slot])
    s.stack.append(KeepCard(seat, slot))
    card = s.merchants.row[slot]
    if s.event_sink is not None:
        s.emit("use", seat, card=s.game.merchants.labels[card])
    carry_out(s, seat, card)


def make_deal(s: BazaarState, seat: int, slot: int) -> None:
    """Carry out the golden deal instead of the card's own action; then the card is kept as well."""
    s.stack.append(KeepCard(seat, slot))
    card = s.merchants.row[slot]
    if s.event_sink is not None:
        words = wording(s, card)
        s.emit("golden", seat, card=words["card"], deal=words["deal"])
    carry_out_deal(s, seat, card)


def take_from_row(s: BazaarState, seat: int, slot: int) -> int:
    """Take the card away; a new one comes in on the right, as long as there is one."""
    card, _ = s.merchants.take(slot)
    if s.deals is None:
        refill(s)
    else:
        refill_with_deal(s)
    return card


class KeepCard(Task[BazaarState]):
    """All that the card brings is settled: it goes to the seat's own pile."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, s: BazaarState, seat: int) -> None:
        keep_card(s, seat, take_from_row(s, seat, self.slot))


def keep_card(s: BazaarState, seat: int, card: int) -> None:
    """A card goes to a seat's own pile."""
    s.kept[seat].append(card)
    if s.event_sink is not None:
        s.emit("keep", seat, card=s.game.merchants.labels[card], count=len(s.kept[seat]))
    s.card_kept(seat)


class UseOrDeal(Question[BazaarState]):
    """Do you use the card, or make its golden deal?"""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: BazaarState) -> list[int]:
        game = s.game
        usable = is_usable(s, self.seat, s.merchants.row[self.slot])
        return [game.use.base, game.golden.base] if usable else [game.golden.base]

    def apply(self, s: BazaarState, action: int) -> None:
        if action == s.game.use.base:
            use_card(s, self.seat, self.slot)
        elif action == s.game.golden.base:
            make_deal(s, self.seat, self.slot)
        else:
            raise not_asked()

    def prompt(self, s: BazaarState) -> Message:
        card = s.merchants.row[self.slot]
        return Message("ask-use-or-deal", {**wording(s, card), "usable": int(is_usable(s, self.seat, card))})


def market(s: BazaarState, seat: int, place: int) -> None:
    """Markt-Feld without a route: the card below is used; with golden deals there is a choice."""
    slot = s.game.locations.slot[place]
    if s.deals is None:
        use_card(s, seat, slot)
    else:
        s.stack.append(UseOrDeal(seat, slot))


def can_use_market(s: BazaarState, seat: int, place: int, store: int) -> bool:
    """Whether there is a card, and its trade can be paid, unless its deal can be made instead."""
    slot = s.game.locations.slot[place]
    cards = s.merchants.row
    return slot < len(cards) and (s.deals is not None or s.game.merchants.payable[store][cards[slot]])


def require_market(s: BazaarState, seat: int, place: int, store: int) -> None:
    """Refuse a market without a card, or one whose card cannot be used."""
    require_card(s, place)
    if not can_use_market(s, seat, place, store):
        raise Refused("cannot-use-card", card=s.game.merchants.labels[s.merchants.row[s.game.locations.slot[place]]])


def require_card(s: BazaarState, place: int) -> None:
    """Refuse a market without a card."""
    if s.game.locations.slot[place] >= len(s.merchants.row):
        raise Refused("no-card-at-market")


# --- Neue Händlerkarten ------------------------------------------------------------------------------------------------------


def refresh_market(s: BazaarState, seat: int, place: int) -> None:
    """The open merchants go under the pile, new ones come, then another turn.

    They are pushed under it from left to right, in sight of all (a ruling: returned-merchants-in-sight). New ones
    are laid out at random: their order on the pile may be known, if they went back there before. When the pile is used up
    fewer are exchanged, or none (a ruling: exchange-of-fewer-merchants).
    """
    merchants = s.merchants
    size = len(merchants.row)
    for card in merchants.row:
        merchants.pile.put_at_bottom(card, EVERYBODY)
    merchants.row.clear()
    merchants.cubes_on.clear()
    s.emit("refresh", seat, count=size)
    s.refreshes[seat] += 1
    new = [merchants.pile.draw() for _ in range(size)]
    s.rng.stream("new merchants", seat, s.refreshes[seat]).shuffle(new)
    for card in new:
        merchants.pile.put_on_top(card)
    for _ in range(size):
        if s.deals is None:
            refill(s)
        else:
            refill_with_deal(s)
    s.stack.append(FURTHER_TURN[seat])


# --- the symbol of bonus cards and deals -------------------------------------------------------------------------------------


class Recall(Question[BazaarState]):
    """Which of your settlers do you take back onto your board? One must come: pages 11 and 15 have no "may"."""

    __slots__ = ()

    def legal(self, s: BazaarState) -> list[int]:
        base, whose = s.game.recall.base, s.land.whose
        return [base + place for place in s.land.places if whose[place] == self.seat]

    def apply(self, s: BazaarState, action: int) -> None:
        game, land = s.game, s.land
        if not game.recall.base <= action < game.recall.end:
            raise not_asked()
        place = action - game.recall.base
        if land.whose[place] != self.seat:
            raise Refused("no-settler-there", place=game.locations.labels[place])
        land.there[place] -= 1
        if not land.there[place]:
            land.whose[place] = NOBODY
        land.ready[self.seat] += 1
        s.emit("recall", self.seat, location=game.locations.labels[place])

    def prompt(self, s: BazaarState) -> Message:
        return Message("ask-recall")


def ask_recall(s: BazaarState, seat: int, card: int) -> None:
    """The symbol of bonus cards and deals stands for one settler here; there is one, for settlers have come to the card."""
    s.stack.append(Recall(seat))


MARKET = Deed(market, can_use_market, require_market)
REFRESH_MARKET = Deed(refresh_market)
