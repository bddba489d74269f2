"""Tables laid out for a test: seat 0 is about to take the first turn with whatever matters, given by its labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.games.marco_polo.components import LARGE
from fondaco.games.marco_polo.game import MarcoPolo
from fondaco.games.marco_polo.rules.turn import TURN, TURNS
from fondaco.games.marco_polo.state import MarcoPoloState
from fondaco.games.marco_polo.tables import BEIJING, PURSE
from fondaco.games.polo.packing import BLACK, DIE_CODES
from fondaco.games.polo.state import NOWHERE
from tests.games.polo.tables import (
    asked,
    dice,
    every_line,
    exact,
    figures,
    held,
    legal,
    play,
    posts,
    put_card,
    put_outpost,
    reason,
    set_items,
)

GAME = cast(MarcoPolo, fondaco.game("marco_polo"))
SPACE = {label: space for space, label in enumerate(GAME.spaces.labels)}
PLACE = {label: place for place, label in enumerate(GAME.places.labels)}
CONTRACT = {label: card for card, label in enumerate(GAME.contracts.labels)}
CARD = {label: card for card, label in enumerate(GAME.cards.labels)}
CHARACTER = {label: number for number, label in enumerate(GAME.characters.labels)}
OUTPOST = {label: tile for tile, label in enumerate(GAME.outpost_labels)}
GOAL = {label: goal for goal, label in enumerate(GAME.goals.labels)}


def table(
    characters: str = "carprini berke",
    dice: Sequence[str] = ("6 6 6 6 6", "6 6 6 6 6"),
    items: Sequence[str] = ("", ""),
    at: str = "",
    posts: Sequence[str] = (),
    contracts: Sequence[str] = (),
    row: str = "",
    cards: dict[str, str] | None = None,
    outposts: dict[str, str] | None = None,
    **options: JsonValue,
) -> MarcoPoloState:
    """A game in its first round, before the first turn of seat 0.

    ``dice`` are the values on each seat's tableau, black and white ones written ``b4`` and ``w4``; what is missing of the own
    colour lies on the purse. ``items`` are stores such as ``10 coin 3 camel``, all else 0. ``at`` is where seat 0 stands,
    ``posts`` are the posts of each seat, ``contracts`` those each has to fulfil, ``row`` those on the board. ``cards`` puts city
    cards on spaces and ``outposts`` tiles on large cities.
    """
    names = characters.split()
    players = len(names)
    s = GAME.new(players, seed=1, characters="drafted", **options)
    assert isinstance(s, MarcoPoloState)
    s.offered = tuple(sorted(CHARACTER[name] for name in names))
    for name in reversed(names):
        s.apply(s.parse(f"pick {name}"))
    while s.player is not None and type(s.question).__name__ != "Turn":
        s.apply(s.legal_actions()[0])
    for seat in range(players):
        set_items(s, seat, items[seat] if seat < len(items) else "")
        set_dice(s, seat, dice[seat] if seat < len(dice) else "6 6 6 6 6")
    if at:
        for figure, place in enumerate(at.split()):
            s.figures[figure] = PLACE[place]
    for seat, cities in enumerate(posts):
        set_posts(s, seat, cities)
    for seat, wanted in enumerate(contracts):
        set_contracts(s, seat, wanted)
    if row:
        set_row(s, row)
    for space, card in (cards or {}).items():
        put_card(s, space, card)
    for city, tile in (outposts or {}).items():
        put_outpost(s, city, tile)
    assert s.invariant_violations() == []
    return s


def set_dice(s: MarcoPoloState, seat: int, dice: str) -> None:
    """Give a seat exactly these dice; Raschid's are written 0."""
    colours = {"b": BLACK, "w": BLACK + 1}
    old = s.hand[seat]
    new = tuple(sorted(int(die[-1]) * DIE_CODES + colours.get(die[0], seat) for die in dice.split()))
    s.hand[seat] = new
    s.black_dice += sum(die % DIE_CODES == BLACK for die in old) - sum(die % DIE_CODES == BLACK for die in new)
    missing = sum(die % DIE_CODES == seat for die in old) - sum(die % DIE_CODES == seat for die in new)
    s.board[PURSE] += (DIE_CODES + seat,) * missing
    if any(die % DIE_CODES > BLACK for die in old) and not any(die % DIE_CODES > BLACK for die in new):
        s.board[PURSE] += (DIE_CODES + BLACK + 1,)


def set_posts(s: MarcoPoloState, seat: int, cities: str) -> None:
    """Give a seat exactly these posts."""
    s.posts[seat] = sum(1 << PLACE[city] for city in cities.split())
    s.beijing = tuple(NOWHERE if owner == seat else owner for owner in s.beijing)
    if s.posts[seat] >> BEIJING & 1:
        slot = s.beijing.index(NOWHERE)
        s.beijing = (*s.beijing[:slot], seat, *s.beijing[slot + 1 :])


def set_contracts(s: MarcoPoloState, seat: int, wanted: str) -> None:
    """Give a seat exactly these contracts to fulfil; what it had goes to the bottom of the special pile."""
    for card in s.active[seat]:
        if card >= GAME.contracts.starting:
            s.pile.put_at_bottom(card)
    s.active[seat] = ()
    for label in wanted.split():
        s.active[seat] += (take_out(s, CONTRACT[label]),)


def set_row(s: MarcoPoloState, wanted: str) -> None:
    """Lay out exactly these contracts on the board."""
    for card in s.row:
        s.pile.put_at_bottom(card)
    s.row = ()
    for label in wanted.split():
        s.row += (take_out(s, CONTRACT[label]),)


def set_special(s: MarcoPoloState, wanted: str) -> None:
    """Put these contracts on top of the special pile, the first of them topmost."""
    for label in reversed(wanted.split()):
        s.pile.put_on_top(take_out(s, CONTRACT[label]))


def take_out(s: MarcoPoloState, card: int) -> int:
    """Take a contract from wherever it lies; a pile or row is filled up from the bottom of the special pile."""
    if card in s.pile.cards:
        s.pile.remove(card)
    elif card in s.stacks.cards:
        s.stacks = s.stacks.clone()
        s.stacks.cards[s.stacks.cards.index(card)] = s.pile.cards[0]
        s.pile.remove(s.pile.cards[0])
    elif card in s.row:
        s.row = tuple(s.pile.cards[0] if other == card else other for other in s.row)
        s.pile.remove(s.pile.cards[0])
    else:
        for seat in range(s.players):
            if card in s.active[seat]:
                s.active[seat] = tuple(other for other in s.active[seat] if other != card)
    return card


def put_bonuses(s: MarcoPoloState, letters: str) -> None:
    """Lay the city bonuses on Anxi, Ormuz, Kashgar, Xian, Adana and Kochi."""
    s.bonuses = tuple(GAME.bonus_labels.index(letter) for letter in letters)


def give_turn(s: MarcoPoloState, seat: int) -> MarcoPoloState:
    """A fresh turn of that seat, in place of the one that is being played."""
    assert asked(s) == "Turn"
    s.stack[-2:] = [cast(Any, TURN[seat].following), TURNS[seat]]
    s.acted = s.bought = False
    return s


def next_round(s: MarcoPoloState) -> MarcoPoloState:
    """Put all dice that are left to the purse, until the next round has begun or the game is over."""
    now = s.round
    while s.round == now and not s.over:
        seat = s.player
        assert seat is not None
        assert asked(s) == "Turn"
        if s.hand[seat]:
            play(s, "place purse")
            s.apply(s.legal_actions()[0])
        else:
            play(s, "end")
    return s


def complete_before(s: MarcoPoloState, seat: int, labels: str) -> None:
    """Contracts that a seat has fulfilled earlier in the game."""
    s.completed[seat] = tuple(take_out(s, CONTRACT[label]) for label in labels.split())


def no_outposts(**tiles: str) -> dict[str, str]:
    """No outpost bonus in any large city but these."""
    return dict.fromkeys(GAME.places.labels[:LARGE], "") | tiles


def at_alexandria(
    card: str, items: str = "", die: str = "6", characters: str = "berke kubilai", **more: object
) -> MarcoPoloState:
    """Seat 0 has a post in Alexandria and places a die on its card."""
    more.setdefault("posts", ("alexandria",))
    s = table(characters, (f"{die} 6 6 6 6",), (items,), cards={"alexandria": card}, **more)  # type: ignore[arg-type]
    return play(s, f"place alexandria, die blue {die}")


def contracts(cards: Sequence[int]) -> list[str]:
    """Contracts by their labels."""
    return [GAME.contracts.labels[card] for card in cards]


__all__ = [
    "CARD",
    "CHARACTER",
    "CONTRACT",
    "GAME",
    "GOAL",
    "OUTPOST",
    "PLACE",
    "SPACE",
    "asked",
    "at_alexandria",
    "complete_before",
    "contracts",
    "dice",
    "every_line",
    "exact",
    "figures",
    "give_turn",
    "held",
    "legal",
    "next_round",
    "no_outposts",
    "play",
    "posts",
    "put_bonuses",
    "put_card",
    "put_outpost",
    "reason",
    "set_contracts",
    "set_dice",
    "set_items",
    "set_posts",
    "set_row",
    "set_special",
    "table",
    "take_out",
]
