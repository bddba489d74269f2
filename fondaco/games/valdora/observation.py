"""What a seat may know, as plain values and as numbers. All seats know the same: all but the faces that nobody has seen."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from . import packing, pages
from .components import GEMS
from .rules import scoring
from .tables import NO_CARD, NOBODY, NONE

if TYPE_CHECKING:
    from .game import Valdora
    from .state import ValdoraState


def observe(s: ValdoraState) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it."""
    game = s.game
    spaces, colours = game.spaces, game.craftsmen.labels
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "roads": {
            spaces.labels[road]: s.gems[number * game.gem_kinds : (number + 1) * game.gem_kinds]
            for number, road in enumerate(spaces.gem_roads)
        },
        "area": s.gems[spaces.area :],
        "books": {
            city: {
                "holds": "orders" if game.books.has_orders[book] else "equipment",
                "right": [seen_page(game, book, page) for page in s.right[book]],
                "left": [seen_page(game, book, page) for page in s.left[book]],
            }
            for book, city in enumerate(game.books.labels)
        },
        "craftsmen": dict(zip(colours, s.stacks, strict=True)),
        "workshops": {colour: None if owner == NOBODY else owner for colour, owner in zip(colours, s.workshops, strict=True)},
        "bonus_tiles": s.bonus_left,
        "seats": [observe_seat(s, seat) for seat in range(s.players)],
    }


def observe_seat(s: ValdoraState, seat: int) -> dict[str, JsonValue]:
    """One seat's tableau."""
    game = s.game
    kinds, colours = game.equipment_kinds, game.craftsmen.labels
    cargo = s.cargo[seat * kinds : (seat + 1) * kinds]
    equipment: dict[str, JsonValue] = {
        label: GEMS[gem] if gem >= 0 else None for label, gem in zip(game.equipment.labels, cargo, strict=True) if gem != NO_CARD
    }
    craftsmen = s.craftsmen[seat * len(colours) : (seat + 1) * len(colours)]
    return {
        "space": game.spaces.labels[s.pawns[seat]],
        "coins": s.coins[seat],
        "provisions": s.provisions[seat],
        "equipment": equipment,
        "orders": [seen_order(game, page) for page in s.orders[seat]],
        "completed": [seen_order(game, page)["order"] for page in s.completed[seat]],
        "craftsmen": dict(zip(colours, craftsmen, strict=True)),
        "bonus_tiles": s.bonus_tiles[seat],
        "score": scoring.points(s, seat),
    }


def cover(seen: dict[str, Any]) -> dict[str, JsonValue]:
    """An observation as it is shown: the completed orders of others are their number alone, and their points None.

    They lie "versteckt" under the adventurer ("Was leicht vergessen wird"). Everybody saw them being completed, so they are
    covered on the table only, and there until the game is over (a ruling: completed-orders-covered).
    """
    if seen["ranks"] is None and not seen["options"]["open_orders"]:
        for seat, there in enumerate(seen["seats"]):
            if seat != seen["seat"] and there["completed"]:
                there["completed"] = len(there["completed"])
                there["score"]["orders"] = None
    return seen


def seen_page(game: Valdora, book: int, page: int) -> dict[str, JsonValue]:
    """A page of a book: its two faces, as far as they have been seen, which all may look up (a ruling: seen-pages-listed)."""
    labels: Sequence[str] = game.orders.labels if game.books.has_orders[book] else game.equipment.labels
    card, seen = pages.card_of(page), pages.seen_of(page)
    recto, verso = game.books.kind[2 * card], game.books.kind[2 * card + 1]
    return {
        "recto": labels[recto] if seen >= pages.FRONT else None,
        "verso": labels[verso] if seen == pages.BOTH else None,
    }


def seen_order(game: Valdora, page: int) -> dict[str, JsonValue]:
    """An order in front of a player, and what is on its other side, as far as that has been seen."""
    face, labels = pages.face_up(page), game.orders.labels
    other = labels[game.books.kind[face ^ 1]] if pages.seen_of(page) == pages.BOTH else None
    return {"order": labels[game.books.kind[face]], "other_side": other, "back_up": bool(page & pages.BACK_UP)}


# --- as numbers --------------------------------------------------------------------------------------------------------------

QUESTIONS = ("Move", "UseBook", "Load", "Deliver", "Pay")
SWAPS = 2
"""So often a kind of gem is put into the area in one action: by cart and horse."""
PAGES = 6
"""So many pages from the top of each stack are told one by one; of those below, how often each face is known to be there."""


def encoding_size(game: Valdora) -> int:
    """How many numbers `encode` gives."""
    seats, colours = game.tables.setup.players[1], len(game.craftsmen.labels)
    table = 3 + 2 + question_size(game) + len(game.spaces.gem_roads) * len(GEMS) + len(GEMS)
    for orders in game.books.has_orders:
        faces = len(game.orders.labels) if orders else len(game.equipment.labels)
        table += 2 * (1 + (PAGES + 1) * 2 * faces)
    table += colours + colours * (seats + 1) + 1
    return table + seats * seat_size(game)


def question_size(game: Valdora) -> int:
    """How many numbers describe what is asked."""
    return len(QUESTIONS) + 2 + game.equipment_kinds + 1 + 2 * len(GEMS) + _places(game) + 1


def _places(game: Valdora) -> int:
    """Where what is paid for lies: an order in one of the places for them, a page on one of two sides."""
    return max(game.most_orders, 2)


def seat_size(game: Valdora) -> int:
    """How many numbers describe a seat."""
    orders = len(game.orders.labels)
    equipment = game.equipment_kinds * (1 + len(GEMS))
    return 5 + len(game.spaces.labels) + equipment + game.most_orders * (2 * orders + 1) + orders + len(game.craftsmen.labels)


def encode(game: Valdora, table: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    numbers = array("f")
    viewer, players = table["seat"], table["players"]
    seats, first = game.tables.setup.players[1], viewer or 0
    numbers.extend((players / seats, table["round"] / 50, float(table["last_round"])))
    numbers.extend((float(viewer is not None and viewer == table["player"]), float(table["ended_by"] is not None)))
    _encode_question(game, table["question"], numbers)
    for gems in (*table["roads"].values(), table["area"]):
        numbers.extend(count / 6 for count in gems)
    for book in table["books"].values():
        labels: Sequence[str] = game.orders.labels if book["holds"] == "orders" else game.equipment.labels
        for stack in (book["right"], book["left"]):
            _encode_stack(stack, labels, numbers)
    for colour in game.craftsmen.labels:
        numbers.append(table["craftsmen"][colour] / 9)
        owner = [0.0] * (seats + 1)
        held = table["workshops"][colour]
        owner[seats if held is None else (held - first) % players] = 1.0
        numbers.extend(owner)
    numbers.append(table["bonus_tiles"] / 13)
    for offset in range(seats):
        if offset >= players:
            numbers.extend([0.0] * seat_size(game))
        else:
            number = (first + offset) % players
            numbers.extend((1.0, float(number == table["player"])))
            _encode_seat(game, table["seats"][number], numbers)
    return numbers


def _encode_question(game: Valdora, question: Sequence[Any] | None, numbers: array[float]) -> None:
    """What is asked, and all that only the question tells; what belongs to another one is nought."""
    name, _, *fields = question or (None, None)
    numbers.extend(float(name == other) for other in QUESTIONS)
    turned, acted = fields if name == "UseBook" else (0, 0)
    numbers.extend((turned / max(game.free_turns, 1), float(acted)))
    passed, loaded, unloaded = fields if name == "Load" else (0, 0, 0)
    numbers.extend(float(kind < passed) for kind in range(game.equipment_kinds))
    numbers.append(loaded / game.equipment_kinds)
    numbers.extend(count / SWAPS for count in packing.counts(unloaded))
    gem, place, turned = fields if name == "Pay" else (NONE, NONE, 0)
    numbers.extend(float(gem == other) for other in range(len(GEMS)))
    numbers.extend(float(place == other) for other in range(_places(game)))
    numbers.append(turned / max(game.free_turns, 1))


def _encode_stack(stack: Sequence[Mapping[str, str | None]], labels: Sequence[str], numbers: array[float]) -> None:
    numbers.append(len(stack) / 27)
    upper, lower = stack[::-1][:PAGES], stack[:-PAGES]
    for page in upper:
        for side in ("recto", "verso"):
            numbers.extend(float(label == page[side]) for label in labels)
    numbers.extend([0.0] * ((PAGES - len(upper)) * 2 * len(labels)))
    for side in ("recto", "verso"):
        known = [page[side] for page in lower]
        numbers.extend(known.count(label) / 6 for label in labels)


def _encode_seat(game: Valdora, seat: Mapping[str, Any], numbers: array[float]) -> None:
    orders = game.orders.labels
    numbers.extend((seat["coins"] / game.most_coins, float(seat["provisions"]), seat["bonus_tiles"] / 13))
    numbers.extend(float(label == seat["space"]) for label in game.spaces.labels)
    for label in game.equipment.labels:
        numbers.append(float(label in seat["equipment"]))
        gem = seat["equipment"].get(label)
        numbers.extend(float(name == gem) for name in GEMS)
    for order in seat["orders"]:
        numbers.extend(float(label == order["order"]) for label in orders)
        numbers.extend(float(label == order["other_side"]) for label in orders)
        numbers.append(float(order["back_up"]))
    numbers.extend([0.0] * ((game.most_orders - len(seat["orders"])) * (2 * len(orders) + 1)))
    numbers.extend(seat["completed"].count(label) / 3 for label in orders)
    numbers.extend(seat["craftsmen"][colour] / 3 for colour in game.craftsmen.labels)
