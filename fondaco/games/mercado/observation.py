"""What a seat may know, as plain values and as numbers.

All is open but the order of the draw piles and the faces of the others' privileges. Coins are drawn in sight of all, so that
everyone can tell what every bag holds, and is told (a ruling: open-bags); only which coins come next is chance.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from . import scoring
from .coins import COINS, LAID, unpack
from .tables import MOST_SEATS, SYMBOLS

if TYPE_CHECKING:
    from .game import Mercado
    from .state import MercadoState


def observe(s: MercadoState, viewer: int | None) -> dict[str, JsonValue]:
    """The table as a seat sees it."""
    tiles, faces = s.game.tiles, s.game.faces.labels
    slots = tiles.slots
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "board": [SYMBOLS[symbol] for symbol in s.side],
        "start": s.start_space + 1 if s.start_space >= 0 else None,
        "order": list(s.order),
        "tiles": [
            {
                "tile": tiles.labels[tile],
                "sold": bool(s.sold >> slot & 1),
                "deposits": [unpack(s.deposits[seat * slots + slot])[:LAID] for seat in range(s.players)],
            }
            for slot, tile in enumerate(s.display)
        ],
        "objects": [tiles.labels[tile] for tile in sorted(s.objects.cards)],
        "scents": [tiles.labels[tile] for tile in sorted(s.scents.cards)],
        "discards": [tiles.labels[tile] for tile in s.discards],
        "jokers": s.jokers,
        "counterfeits": s.counterfeits,
        "seals": s.seal_supply,
        "privileges": len(s.privileges),
        "gone": [faces[face] for face in s.gone],
        "unseen": [faces[face] for face in unseen_privileges(s, viewer)],
        "drawn": unpack(s.drawn),
        "extra_turns": s.extra_turns,
        "seats": [observe_seat(s, seat, viewer) for seat in range(s.players)],
    }


def observe_seat(s: MercadoState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
    """What lies before one seat."""
    faces = s.game.faces.labels
    number = s.game.seal_draw if seat == s.player and type(s.question).__name__ == "Seal" else s.game.draw_number
    return {
        "bag": unpack(s.bags[seat]),
        "next_draw": number,
        "chances": chances(unpack(s.bags[seat]), number),
        "mat": unpack(s.mats[seat]),
        "seals": s.seals[seat],
        "privileges": [None if face is None else faces[face] for face in s.hands[seat].seen_by(viewer)],
        "distance": s.distance[seat],
        "space": (s.start_space + s.distance[seat]) % s.game.board.length + 1 if s.start_space >= 0 else None,
        "score": scoring.points(s, seat),
    }


def chances(bag: Sequence[int], number: int) -> dict[str, list[float]]:
    """How likely the next draw of so many coins brings one or more of each kind, two or more, and so on."""
    held = sum(bag)
    if held < number:
        return {coin: [0.0] * number for coin in COINS}
    ways = comb(held, number)
    found = {}
    for coin, count in zip(COINS, bag, strict=True):
        exactly = [comb(count, hits) * comb(held - count, number - hits) / ways for hits in range(number + 1)]
        found[coin] = [round(sum(exactly[least:]), 4) for least in range(1, number + 1)]
    return found


def unseen_privileges(s: MercadoState, viewer: int | None) -> list[int]:
    """The faces that a viewer cannot tell where they are: in the supply, or with somebody else."""
    known = Counter(s.gone)
    for hand in s.hands:
        known.update(face for face in hand.seen_by(viewer) if face is not None)
    return sorted((Counter(s.game.faces.copies) - known).elements())


# --- as numbers --------------------------------------------------------------------------------------------------------------

QUESTIONS = ("StartSpace", "Turn", "Action", "Landing", "Seal", "Place", "Next", "LayJoker", "Lose")


def encoding_size(game: Mercado) -> int:
    """How many numbers `encode` gives."""
    tiles, faces = game.tiles, len(game.faces.labels)
    objects, scents = tiles.display
    table = 10 + len(QUESTIONS) + LAID + tiles.slots + 1 + game.board.length * len(SYMBOLS)
    table += objects * tiles.objects + scents * (tiles.goods - tiles.objects) + tiles.slots
    table += tiles.goods + 4 + 2 * faces + len(COINS)
    return table + MOST_SEATS * seat_size(game)


def seat_size(game: Mercado) -> int:
    """How many numbers describe a seat."""
    return 6 + len(game.faces.labels) + 2 * len(COINS) + game.tiles.slots * LAID


def encode(game: Mercado, table: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    numbers = array("f")
    viewer, players = table["seat"], table["players"]
    tiles, board, faces = game.tiles, game.board, game.faces.labels
    start = (table["start"] or 1) - 1
    numbers.extend(float(players == number) for number in range(2, MOST_SEATS + 1))
    numbers.append(float(viewer is not None and viewer == table["player"]))
    numbers.extend((table["round"] / 20, float(table["last_round"]), table["extra_turns"] / 2))
    numbers.extend((float(table["options"]["side"] == "B"), float(table["start"] is not None), start / board.length))
    asked, _, *fields = table["question"] or (None, None)
    numbers.extend(float(name == asked) for name in QUESTIONS)
    coin, passed, placed = fields if asked == "Place" else (None, 0, 0)
    numbers.extend(float(coin == kind) for kind in range(LAID))
    numbers.extend(float(slot < passed) for slot in range(tiles.slots))
    numbers.append(float(placed))
    for distance in range(board.length):
        numbers.extend(_marks(SYMBOLS, [table["board"][(start + distance) % board.length]]))
    objects = tiles.display[0]
    for slot, there in enumerate(table["tiles"][: sum(tiles.display)]):
        labels = tiles.labels[: tiles.objects] if slot < objects else tiles.labels[tiles.objects : tiles.goods]
        numbers.extend(_marks(labels, [there["tile"]]))
    numbers.extend(float(there["sold"]) for there in table["tiles"])
    numbers.extend(_marks(tiles.labels[: tiles.goods], table["objects"] + table["scents"]))
    numbers.extend((table["jokers"] / 14, table["counterfeits"] / 28, table["seals"] / 13, table["privileges"] / 18))
    numbers.extend(_counts(faces, table["gone"]))
    numbers.extend(_counts(faces, table["unseen"]))
    numbers.extend(number / 5 for number in table["drawn"])
    for offset in range(MOST_SEATS):
        if offset >= players:
            numbers.extend([0.0] * seat_size(game))
            continue
        number = ((viewer or 0) + offset) % players
        seat = table["seats"][number]
        numbers.extend((1.0, float(number == table["player"]), seat["distance"] / board.length, table["order"].index(number) / 3))
        numbers.extend((seat["seals"] / 5, len(seat["privileges"]) / 5))
        numbers.extend(_counts(faces, seat["privileges"]))
        numbers.extend(count / 10 for count in seat["bag"] + seat["mat"])
        numbers.extend(count / 4 for there in table["tiles"] for count in there["deposits"][number])
    return numbers


def _marks(labels: Sequence[str], present: Iterable[str]) -> list[float]:
    """A one for every label that is present."""
    there = set(present)
    return [float(label in there) for label in labels]


def _counts(labels: Sequence[str], present: Sequence[str | None]) -> list[float]:
    """How often every label is present."""
    return [present.count(label) / 4 for label in labels]
