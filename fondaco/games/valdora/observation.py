"""The observation and its encoding. All seats know the same: everything but the faces that were never open."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...core.messages import JsonValue
from .components import GEMS
from .packing import BOTH_SEEN, UNSEEN, back_of, card_of, face_down, face_up, front_of, gem_counts, is_back_up, seen_of
from .rules import scoring
from .tables import NO_CARD, NOBODY, NONE

if TYPE_CHECKING:
    from .game import Valdora
    from .state import ValdoraState


def observe(s: ValdoraState) -> dict[str, JsonValue]:
    """Return the observation of the whole table, which is the same for every seat."""
    game = s.game
    spaces, colours = game.spaces, game.craftsmen.labels
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "roads": {spaces.labels[road]: list(s.gems[place]) for place, road in enumerate(spaces.gem_roads)},
        "area": list(s.gems[spaces.area]),
        "books": {
            city: {
                "holds": "orders" if game.books.has_orders[book] else "equipment",
                "right": [seen_page(game, book, page) for page in s.pages_right[book]],
                "left": [seen_page(game, book, page) for page in s.pages_left[book]],
            }
            for book, city in enumerate(game.books.labels)
        },
        "craftsmen": dict(zip(colours, s.craftsmen_left, strict=True)),
        "workshops": {colour: None if owner == NOBODY else owner for colour, owner in zip(colours, s.workshops, strict=True)},
        "bonus_tiles": s.bonus_tiles_left,
        "seats": [observe_seat(s, seat) for seat in range(s.players)],
    }


def observe_seat(s: ValdoraState, seat: int) -> dict[str, JsonValue]:
    """Return the observation of what lies before one seat."""
    game, tableau = s.game, s.seats[seat]
    equipment: dict[str, JsonValue] = {
        label: GEMS[gem] if gem >= 0 else None
        for label, gem in zip(game.equipment.labels, tableau.cargo, strict=True)
        if gem != NO_CARD
    }
    return {
        "space": game.spaces.labels[s.pawns[seat]],
        "coins": tableau.coins,
        "provisions": tableau.provisions,
        "equipment": equipment,
        "orders": [seen_order(game, page) for page in tableau.orders],
        "completed": [seen_order(game, page)["order"] for page in tableau.completed],
        "craftsmen": dict(zip(game.craftsmen.labels, tableau.craftsmen, strict=True)),
        "bonus_tiles": tableau.bonus_tiles,
        "score": scoring.points(s, seat),
    }


def with_covered_orders(observation: dict[str, Any]) -> dict[str, JsonValue]:
    """Cover the completed orders of other seats in an observation: their number remains, and their points are None.

    They lie hidden under the adventurer ("Was leicht vergessen wird"). Everybody saw them being completed, so they are covered in
    pictures and in the terminal only, until the game is over (a ruling: completed-orders-covered).
    """
    if observation["ranks"] is None and not observation["options"]["open_orders"]:
        for seat, each in enumerate(observation["seats"]):
            if seat != observation["seat"] and each["completed"]:
                each["completed"] = len(each["completed"])
                each["score"]["orders"] = None
    return observation


def seen_page(game: Valdora, book: int, page: int) -> dict[str, JsonValue]:
    """Return the faces of a page that have been seen; everybody may look them up (a ruling: seen-pages-listed)."""
    labels: Sequence[str] = game.orders.labels if game.books.has_orders[book] else game.equipment.labels
    card, seen, kind = card_of(page), seen_of(page), game.books.kind
    return {
        "recto": labels[kind[front_of(card)]] if seen != UNSEEN else None,
        "verso": labels[kind[back_of(card)]] if seen == BOTH_SEEN else None,
    }


def seen_order(game: Valdora, page: int) -> dict[str, JsonValue]:
    """Return the open face of an order, and the other face if it has been seen."""
    kind, labels = game.books.kind, game.orders.labels
    other = labels[kind[face_down(page)]] if seen_of(page) == BOTH_SEEN else None
    return {"order": labels[kind[face_up(page)]], "other_side": other, "back_up": is_back_up(page)}


# --- encoding ----------------------------------------------------------------------------------------------------------------

QUESTIONS: Final = ("Move", "UseBook", "Load", "Deliver", "HandOverGem")
MAX_SWAPS: Final = 2
"""The most gems of one kind put into the area in one action: from cart and horse."""
LISTED_PAGES: Final = 6
"""The pages from the top of each stack that are encoded one by one; of those below, each known face is counted."""


def encoding_size(game: Valdora) -> int:
    """Return the number of floats of an encoding."""
    seats, colours = game.components.setup.players[1], len(game.craftsmen.labels)
    size = 3 + 2 + question_size(game) + len(game.spaces.gem_roads) * len(GEMS) + len(GEMS)
    for of_orders in game.books.has_orders:
        faces = len(game.orders.labels) if of_orders else len(game.equipment.labels)
        size += 2 * (1 + (LISTED_PAGES + 1) * 2 * faces)
    size += colours + colours * (seats + 1) + 1
    return size + seats * seat_size(game)


def question_size(game: Valdora) -> int:
    """Return the number of floats for the question."""
    return len(QUESTIONS) + 2 + len(game.equipment.labels) + 1 + 2 * len(GEMS) + _purposes(game) + 1


def _purposes(game: Valdora) -> int:
    """Return the number of values that the purpose of a gem can have: the slot of an order, or a side of a book."""
    return max(game.max_orders, 2)


def seat_size(game: Valdora) -> int:
    """Return the number of floats for each seat."""
    orders = len(game.orders.labels)
    equipment = len(game.equipment.labels) * (1 + len(GEMS))
    return 5 + len(game.spaces.labels) + equipment + game.max_orders * (2 * orders + 1) + orders + len(game.craftsmen.labels)


def encode(game: Valdora, observed: Mapping[str, Any]) -> array[float]:
    """Return an observation as numbers, mostly from 0 to 1. The viewer's seat comes first, the others follow clockwise."""
    numbers = array("f")
    viewer, players = observed["seat"], observed["players"]
    seats, first = game.components.setup.players[1], viewer or 0
    numbers.extend((players / seats, observed["round"] / 50, float(observed["last_round"])))
    numbers.extend((float(viewer is not None and viewer == observed["player"]), float(observed["ended_by"] is not None)))
    _encode_question(game, observed["question"], numbers)
    for gems in (*observed["roads"].values(), observed["area"]):
        numbers.extend([count / 6 for count in gems])
    for book in observed["books"].values():
        labels: Sequence[str] = game.orders.labels if book["holds"] == "orders" else game.equipment.labels
        for stack in (book["right"], book["left"]):
            _encode_stack(stack, labels, numbers)
    for colour in game.craftsmen.labels:
        numbers.append(observed["craftsmen"][colour] / 9)
        owner = observed["workshops"][colour]
        numbers.extend(_one_hot(range(seats + 1), seats if owner is None else (owner - first) % players))
    numbers.append(observed["bonus_tiles"] / 13)
    for offset in range(seats):
        if offset >= players:
            numbers.extend([0.0] * seat_size(game))
        else:
            seat = (first + offset) % players
            numbers.extend((1.0, float(seat == observed["player"])))
            _encode_seat(game, observed["seats"][seat], numbers)
    return numbers


def _one_hot(values: Iterable[object], value: object) -> list[float]:
    """Return a 1 for the value and a 0 for every other one."""
    return [float(value == each) for each in values]


def _encode_question(game: Valdora, question: Sequence[Any] | None, numbers: array[float]) -> None:
    """Append the question and its fields; the fields of other questions are 0."""
    name, _, *fields = question or (None, None)
    numbers.extend(_one_hot(QUESTIONS, name))
    free_turns_used, used = fields if name == "UseBook" else (0, 0)
    numbers.extend((free_turns_used / max(game.free_turns, 1), float(used)))
    first, loaded, unloaded = fields if name == "Load" else (0, 0, 0)
    kinds = len(game.equipment.labels)
    numbers.extend([float(kind < first) for kind in range(kinds)])
    numbers.append(loaded / kinds)
    numbers.extend([count / MAX_SWAPS for count in gem_counts(unloaded)])
    gem, slot_or_side, free_turns_used = fields if name == "HandOverGem" else (NONE, NONE, 0)
    numbers.extend(_one_hot(range(len(GEMS)), gem))
    numbers.extend(_one_hot(range(_purposes(game)), slot_or_side))
    numbers.append(free_turns_used / max(game.free_turns, 1))


def _encode_stack(stack: Sequence[Mapping[str, str | None]], labels: Sequence[str], numbers: array[float]) -> None:
    """Append one side of a book."""
    numbers.append(len(stack) / 27)
    upper, lower = stack[::-1][:LISTED_PAGES], stack[:-LISTED_PAGES]
    for page in upper:
        for face in ("recto", "verso"):
            numbers.extend(_one_hot(labels, page[face]))
    numbers.extend([0.0] * ((LISTED_PAGES - len(upper)) * 2 * len(labels)))
    for face in ("recto", "verso"):
        known = [page[face] for page in lower]
        numbers.extend([known.count(label) / 6 for label in labels])


def _encode_seat(game: Valdora, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """Append what lies before a seat."""
    orders = game.orders.labels
    numbers.extend((seat["coins"] / game.max_coins, float(seat["provisions"]), seat["bonus_tiles"] / 13))
    numbers.extend(_one_hot(game.spaces.labels, seat["space"]))
    for label in game.equipment.labels:
        numbers.append(float(label in seat["equipment"]))
        numbers.extend(_one_hot(GEMS, seat["equipment"].get(label)))
    for order in seat["orders"]:
        numbers.extend(_one_hot(orders, order["order"]))
        numbers.extend(_one_hot(orders, order["other_side"]))
        numbers.append(float(order["back_up"]))
    numbers.extend([0.0] * ((game.max_orders - len(seat["orders"])) * (2 * len(orders) + 1)))
    numbers.extend([seat["completed"].count(label) / 3 for label in orders])
    numbers.extend([seat["craftsmen"][colour] / 3 for colour in game.craftsmen.labels])
