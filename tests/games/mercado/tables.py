"""Tables laid out for a test: the tiles, coins and markers that matter, by their labels."""

from __future__ import annotations

from typing import cast

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.core.piles import Pile, seat_bit
from fondaco.games.mercado.coins import COINS, COUNTERFEIT, JOKER, ONE, unpack
from fondaco.games.mercado.game import Mercado
from fondaco.games.mercado.state import MercadoState

GAME = cast(Mercado, fondaco.game("mercado"))
TILE = {label: tile for tile, label in enumerate(GAME.tiles.labels)}
FACE = {label: face for face, label in enumerate(GAME.faces.labels)}


def table(tiles: str = "", players: int = 2, start: int = 1, **options: JsonValue) -> MercadoState:
    """A new game in which these goods are on display; the start disc covers a space, counted from 1."""
    s = GAME.new(players, seed=1, **options)
    assert isinstance(s, MercadoState)
    s.start_space = start - 1
    display, objects, scents = list(s.display), s.objects.cards, s.scents.cards
    slots = {True: iter(range(4)), False: iter(range(4, 6))}
    for label in tiles.split():
        tile = TILE[label]
        slot = next(slots[tile < GAME.tiles.objects])
        other = display[slot]
        for place in (display, objects, scents):
            if tile in place:
                place[place.index(tile)] = other
        display[slot] = tile
    s.display = tuple(display)
    assert s.invariant_violations() == []
    return s


def coins(text: str) -> int:
    """Coins by their names, packed."""
    return sum(ONE[COINS.index(name)] for name in text.split())


def bag(s: MercadoState, text: str, seat: int = 0) -> None:
    """A seat's bag holds just these coins; all others of it lie on the character tile, but counterfeits in the supply."""
    wanted = coins(text)
    jokers, counterfeits = unpack(wanted)[JOKER], unpack(wanted)[COUNTERFEIT]
    own = s.bags[seat] + s.mats[seat]
    s.jokers += unpack(own)[JOKER] - jokers
    s.counterfeits += unpack(own)[COUNTERFEIT] - counterfeits
    rest = [own_ - wanted_ for own_, wanted_ in zip(unpack(own), unpack(wanted), strict=True)][:JOKER]
    assert min(rest) >= 0
    s.bags[seat] = wanted
    s.mats[seat] = sum(count * ONE[coin] for coin, count in enumerate(rest))
    assert s.invariant_violations() == []


def deposit(s: MercadoState, tile: str, text: str, seat: int = 0) -> None:
    """These coins lie on a seat's edge of a tile; they come from its bag, jokers from the supply."""
    moved = coins(text)
    jokers = unpack(moved)[JOKER]
    s.deposits[seat * GAME.tiles.slots + s.display.index(TILE[tile])] += moved
    s.bags[seat] -= moved - jokers * ONE[JOKER]
    s.jokers -= jokers
    assert s.invariant_violations() == []


def at(s: MercadoState, tile: str, seat: int = 0) -> dict[str, int]:
    """The coins on a seat's edge of a tile."""
    return named(s.deposits[seat * GAME.tiles.slots + s.display.index(TILE[tile])])


def named(packed: int) -> dict[str, int]:
    """Coins by name and number."""
    return {name: count for name, count in zip(COINS, unpack(packed), strict=True) if count}


def stand(s: MercadoState, *distances: int, order: tuple[int, ...] | None = None) -> None:
    """The markers have come so far; if some share a space, the order says which is on top."""
    s.distance[:] = distances
    s.order = order or tuple(sorted(range(s.players), key=lambda seat: -distances[seat]))
    assert s.invariant_violations() == []


def give(s: MercadoState, faces: str, seat: int = 0) -> None:
    """A seat gets these privileges from the supply."""
    supply, hand = s.privileges.clone(), s.hands[seat].clone()
    for label in faces.split():
        supply.remove(FACE[label])
        hand.put_on_top(FACE[label], seat_bit(seat))
    s.privileges = supply
    s.hands = (*s.hands[:seat], hand, *s.hands[seat + 1 :])
    assert s.invariant_violations() == []


def held(s: MercadoState, seat: int = 0) -> list[str]:
    """A seat's privileges."""
    return [GAME.faces.labels[face] for face in s.hands[seat].cards]


def empty_supply_of_privileges(s: MercadoState) -> None:
    """All privileges of the supply have left the game."""
    s.gone += tuple(s.privileges.cards)
    s.privileges = Pile()


def seals(s: MercadoState, *numbers: int) -> None:
    """The seals of the seats; the others are the supply."""
    s.seals[:] = numbers
    s.seal_supply = GAME.tables.setup.seals - sum(numbers)
    assert s.invariant_violations() == []


def buy(s: MercadoState, tile: str, laid: str, last: str) -> MercadoState:
    """The seat to act draws the last coin of a price and two counterfeits, and lays it."""
    assert s.player is not None
    deposit(s, tile, laid, s.player)
    bag(s, f"{last} counterfeit counterfeit", s.player)
    return play(s, f"draw, put {tile}")


def play(s: MercadoState, moves: str) -> MercadoState:
    """Play moves in notation, separated by commas."""
    for move in moves.split(","):
        s.apply(s.parse(move))
    assert s.invariant_violations() == []
    return s


def legal(s: MercadoState) -> list[str]:
    """The legal actions in notation."""
    return [s.notation(action) for action in s.legal_actions()]


def reason(s: MercadoState, move: str, lang: str = "en") -> str | None:
    """Why a move is not possible."""
    return s.why_not(s.parse(move), lang)
