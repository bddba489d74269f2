"""A table as JSON: seats, status and legal actions, from what the viewer may know."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from ...core.errors import FondacoError
from ...core.messages import JsonValue
from ...core.out_of_order import OutOfOrderPicks
from ...core.state import State
from ..i18n import bot_label, translate
from ..store.rows import OPEN
from ..tables.bot_pool import HintText
from ..tables.table import Table
from .howto import howto_link
from .viewer import Viewer


def table_json(table: Table, viewer: Viewer) -> dict[str, JsonValue]:
    """Return everything about a table except its picture, its log and its chat."""
    viewer_seats = table.seats_of(viewer.guest)
    assert viewer.seat is None or viewer.seat in viewer_seats, "a viewer never sees the seat of another guest"
    state, lang = table.state, viewer.lang
    scores = _scores(table, viewer.seat)
    return {
        "id": table.id,
        "game": table.row.game,
        "title": table.game.title(lang),
        "phase": table.row.phase,
        "move_count": table.move_count,
        "round": _round(state),
        "seat": viewer.seat,
        "your_seats": viewer_seats,
        "host": viewer.guest == table.row.host,
        "seats": [
            {
                "name": seat.name,
                "bot": bot_label(lang, seat.bot) if seat.bot else None,
                "colour": table.game.presentation.seat_colours[seat.number],
                "free": seat.free,
                "yours": seat.number in viewer_seats,
                "score": scores[seat.number],
            }
            for seat in table.seats
        ],
        "player": state.player if state is not None else None,
        "status": _status(table, viewer),
        "actions": _actions(table, viewer.seat, lang),
        "permissions": _permissions(table, viewer_seats),
        "confirms_turns": any(table.seats[seat].confirms_turns for seat in viewer_seats),
        "your_last_decision": own_last_decision(table, viewer.seat),
        "howto": howto_link(table.game, state),
        "commitment": table.commitment,
    }


def own_last_decision(table: Table, seat: int | None) -> int | None:
    """Return the number of moves after the last decision of a seat; None before its first one and for spectators."""
    for index in range(table.move_count - 1, -1, -1):
        if table.steps[index].seat == seat and not table.steps[index].forced:
            return index + 1
    return None


def why_not(table: Table, seat: int, move: str, lang: str) -> str:
    """Return the reason against a move; empty if it is legal.

    The reason is computed in a determinization, so it reveals nothing that the seat cannot know.
    """
    state = table.state
    if state is None or table.replay_error is not None or state.player != seat or table.held_by is not None:
        return translate(lang, "not-your-turn")
    try:
        action = state.parse(move)
    except FondacoError as error:
        return error.text(lang)
    return state.determinize(seat, secrets.token_bytes(16)).why_not(action, lang) or ""


def pending_picks(table: Table, seat: int | None) -> OutOfOrderPicks | None:
    """Return the out-of-order picks of a seat."""
    picks = table.pending_picks if seat is not None else None
    return picks if picks is not None and picks.seat == seat else None


def action_json(table: Table, state: State, action: int, lang: str) -> dict[str, JsonValue]:
    """Return an available action as JSON."""
    return {"action": action, "move": state.notation(action), "text": state.describe(action, lang, table.names)}


def hints_json(table: Table, move_count: int, hints: Sequence[HintText], lang: str) -> dict[str, JsonValue]:
    """Return the hints for the position after ``move_count`` moves; none if the table has changed since then."""
    state = table.state
    if state is None or move_count != table.move_count:
        return {"move_count": move_count, "moves": []}
    moves: list[JsonValue] = [{**action_json(table, state, hint.action, lang), "explanation": hint.explanation} for hint in hints]
    return {"move_count": move_count, "moves": moves}


def result_sentence(table: Table, state: State, viewer: Viewer) -> str:
    """Return the sentence that names the winners."""
    ranks, scores = state.ranks(), state.scores()
    winners = [number for number, rank in enumerate(ranks) if rank == 0]
    viewer_seats = table.seats_of(viewer.guest)
    points = scores[winners[0]]
    if len(viewer_seats) == 1 and winners == viewer_seats:
        return translate(viewer.lang, "you-win", points=points)
    names = ", ".join(table.seats[number].name for number in winners)
    return translate(viewer.lang, "winners", names=names, count=len(winners), points=points)


def shown_scores(state: State, seat: int | None) -> list[int | None]:
    """Return the points of each seat as a viewer sees them; None if some of them are hidden."""
    return [_sum(sources.values()) for sources in state.shown_points(seat)]


def _sum(points: Iterable[int | None]) -> int | None:
    total = 0
    for count in points:
        if count is None:
            return None
        total += count
    return total


def _scores(table: Table, seat: int | None) -> list[int | None]:
    """Return the points of each seat; of a game that cannot be replayed, the stored ones."""
    if table.replay_error is None and table.state is not None:
        return shown_scores(table.state, seat)
    result: Any = table.row.result or {"scores": [0] * len(table.seats)}
    return list(result["scores"])


def _round(state: State | None) -> JsonValue:
    return state.observe(None).get("round") if state is not None else None


def _actions(table: Table, seat: int | None, lang: str) -> list[JsonValue]:
    """Return the legal actions of a seat, and its out-of-order picks."""
    state = table.state
    if seat is None or state is None or table.replay_error is not None:
        return []
    to_move = table.held_by is None and state.player == seat
    legal_actions = state.legal_actions() if to_move else []
    actions: list[JsonValue] = [action_json(table, state, action, lang) for action in legal_actions]
    picks = pending_picks(table, seat)
    if picks is not None:
        earlier = [pick for pick in picks.moves_by_pick if pick not in legal_actions]
        actions += [action_json(table, picks.before, pick, lang) for pick in earlier]
    return actions


def _permissions(table: Table, viewer_seats: list[int]) -> dict[str, JsonValue]:
    return {
        "undo": any(table.undo_target(seat) is not None for seat in viewer_seats),
        "restart": any(table.restart_target(seat) is not None for seat in viewer_seats),
        "confirm": table.held_by is not None and table.held_by in viewer_seats,
    }


def _status(table: Table, viewer: Viewer) -> dict[str, JsonValue]:
    """Return who has to decide, and the prompt."""
    state, lang = table.state, viewer.lang
    viewer_seats = table.seats_of(viewer.guest)
    if table.replay_error is not None:
        return {"kind": "outdated", "seat": None, "text": translate(lang, "read-only", reason=table.replay_error.message)}
    if table.row.phase == OPEN or state is None:
        free = sum(seat.free for seat in table.seats)
        return {"kind": "open", "seat": None, "text": translate(lang, "waiting-for-players", count=free)}
    if state.player is None:
        return {"kind": "over", "seat": None, "text": result_sentence(table, state, viewer)}
    if table.held_by is not None:
        if table.held_by not in viewer_seats:
            text = translate(lang, "confirms-turn", name=table.seats[table.held_by].name)
            return {"kind": "other", "seat": table.held_by, "text": text}
        text = translate(lang, "pick-or-confirm" if pending_picks(table, table.held_by) else "confirm-your-turn")
        return {"kind": "hold", "seat": table.held_by, "text": text}
    kind = "yours" if state.player in viewer_seats else "other"
    return {"kind": kind, "seat": state.player, "text": state.prompt(lang, table.names, viewer.seat)}
