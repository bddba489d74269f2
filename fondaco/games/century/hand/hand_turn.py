"""Karte spielen, Karte erwerben, Ausruhen: the actions that games with hands share (pages 2 and 3)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TypeVar

from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message
from ..cubes.packing import COUNT, unpack
from ..merchants import golden_deals
from ..merchants.merchants import acquire, carry_out, refill, require_usable
from .take_back import HandState, require_in_hand

H = TypeVar("H", bound=HandState)

WAYS = ("play", "deal", "acquire", "claim", "sail", "stay", "rest")
"""The actions of a turn in the order in which the question names them."""


class HandTurn(Question[H]):
    """Which action? Play a card or acquire a merchant; a game has other actions besides."""

    __slots__ = ()

    def legal(self, s: H) -> list[int]:
        game = s.game
        store = s.store[self.seat]
        payable = game.merchants.payable[store]
        base = game.play.base
        actions = []
        for card in s.hand[self.seat]:
            if payable[card]:
                actions.append(base + card)
        places = len(s.row.cards)
        reach = store % COUNT + 1  # cubes.total, spelled out: this is the hottest place of the game
        base = game.acquire.base
        actions += game.all_actions[base : base + (places if places < reach else reach)]
        return actions

    def apply(self, s: H, action: int) -> None:
        game = s.game
        if game.play.base <= action < game.play.end:
            play(s, self.seat, action - game.play.base)
        elif game.acquire.base <= action < game.acquire.end:
            acquire(s, self.seat, action - game.acquire.base)
        else:
            raise not_asked()


def turn_prompt(s: HandState, seat: int, actions: Sequence[int]) -> Message:
    """The question of a turn: it names what is possible now."""
    possible = {s.game.space.family(action).name for action in actions}
    ways: list[JsonValue] = [way for way in WAYS if way in possible and not (way == "stay" and "sail" in possible)]
    return Message("ask-turn-last" if s.last_round else "ask-turn", {"seat": seat, "ways": ways})


def play(s: HandState, seat: int, card: int) -> None:
    """Lay a card of the hand open before you; a trade card that cannot be paid once may not be played."""
    require_in_hand(s, seat, card)
    require_usable(s, seat, card)
    s.hand[seat].remove(card)
    s.played[seat].append(card)
    if s.event_sink is not None:
        s.emit("play", seat, card=s.game.merchants.labels[card])
    carry_out(s, seat, card)


def acquired(s: HandState, seat: int, place: int) -> None:
    """What comes after the payment: the card goes into the hand; with golden deals it may make its deal instead."""
    if s.deals is None:
        take(s, seat, place)
    else:
        golden_deals.acquired(s, seat, place)


def take(s: HandState, seat: int, place: int) -> None:
    """First the cubes lying on the card, then the card itself; the row closes up and a new card comes in."""
    card, cubes = s.row.take(place)
    s.store[seat] += cubes
    insort(s.hand[seat], card)
    if s.event_sink is not None:
        s.emit("acquire", seat, card=s.game.merchants.labels[card], cubes=unpack(cubes))
    refill(s)


def take_all_back(s: HandState, seat: int, *laid_down: list[int]) -> None:
    """Ausruhen: the cards laid down come back into the hand. No condition is named,
    so it is allowed with none, too (a ruling: rest-with-nothing-played)."""
    s.emit("rest", seat, count=sum(map(len, laid_down)))
    for cards in laid_down:
        s.hand[seat] += cards
        cards.clear()
    s.hand[seat].sort()
