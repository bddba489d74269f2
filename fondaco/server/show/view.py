"""One table for one viewer: position, question, what may be done. A pure function of what that viewer may know."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...core.errors import FondacoError
from ...core.messages import JsonValue
from ...core.out_of_order import OutOfOrderPicks
from ...core.scene import available_actions, build_scene
from ...core.state import State
from ..play.table import Table
from ..play.thinking import Advice
from ..store.rows import OPEN
from ..words import bot_word, refuse, say
from .howto import chapter
from .pictures import Picture, changed_pieces, cut


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at a table: as one of their own seats, or as a spectator."""

    guest: str | None
    seat: int | None
    lang: str = "en"
    layout: str = "wide"


def facts(table: Table, viewer: Viewer) -> dict[str, JsonValue]:
    """All about a table but its picture, its log and its talk."""
    mine = table.seats_of(viewer.guest)
    assert viewer.seat is None or viewer.seat in mine, "nobody sees with the eyes of another seat"
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
        "your_seats": mine,
        "host": viewer.guest == table.row.host,
        "seats": [
            {
                "name": seat.name,
                "bot": bot_word(lang, seat.bot) if seat.bot else None,
                "colour": table.game.presentation.seat_colours[seat.number],
                "free": seat.free,
                "yours": seat.number in mine,
                "score": scores[seat.number],
            }
            for seat in table.seats
        ],
        "player": state.player if state is not None else None,
        "status": _status(table, viewer),
        "actions": _actions(table, viewer.seat, lang),
        "permissions": _permissions(table, mine),
        "confirms_turns": any(table.seats[seat].confirms for seat in mine),
        "your_last_decision": since(table, viewer.seat),
        "howto": chapter(table.game, state),
        "commitment": table.commitment,
    }


def picture(table: Table, viewer: Viewer) -> tuple[Picture, list[str]]:
    """The table as the viewer sees it, and the ids of what changed since their last decision."""
    state = table.state
    assert state is not None
    seat = viewer.seat
    scene = build_scene(state, seat, viewer.lang, viewer.layout, table.names)
    missed = _missed(table, seat)
    if missed is not None:
        scene = replace(
            scene, actions={**available_actions(missed.before, missed.moves_by_pick, viewer.lang, table.names), **scene.actions}
        )
    svg = state.game.render(scene)
    start = since(table, seat)
    changed: list[str] = []
    if start is not None and start < table.move_count and not table.over:
        changed = changed_pieces(table.moment(start).svg(seat, viewer.lang, viewer.layout, table.names), svg)
    return cut(svg, viewer.layout), changed


def since(table: Table, seat: int | None) -> int | None:
    """How many moves were made when a seat had last decided; None before its first decision and for spectators."""
    for at in range(table.move_count - 1, -1, -1):
        if table.steps[at].seat == seat and not table.steps[at].forced:
            return at + 1
    return None


def why_not(table: Table, seat: int, move: str, lang: str) -> str:
    """Why a move is not possible now; empty if it is. It is asked of a made-up position that the seat cannot tell from the real
    one, so that the answer cannot tell more than the seat may know."""
    state = table.state
    if state is None or table.outdated or state.player != seat or table.held_by is not None:
        return say(lang, "not-your-turn")
    try:
        action = state.parse(move)
    except FondacoError as error:
        return error.text(lang)
    return state.determinize(seat, secrets.token_bytes(16)).why_not(action, lang) or ""


def moment(table: Table, at: int, viewer: Viewer) -> tuple[State, Picture]:
    """The position after so many moves; while the game is running, as a spectator sees it."""
    if table.state is None or not 0 <= at <= table.move_count:
        raise refuse("no-such-moment", 404, last=table.move_count)
    if viewer.seat is not None and not table.over:
        raise refuse("replay-as-spectator", 403)
    if viewer.seat is not None and viewer.seat not in range(len(table.seats)):
        raise refuse("no-such-seat-here", 404)
    state = table.moment(at)
    return state, cut(state.svg(viewer.seat, viewer.lang, viewer.layout, table.names), viewer.layout)


def shown_scores(state: State, seat: int | None) -> list[int | None]:
    """The points of each seat as they are shown to a viewer; None where some of them lie covered."""
    return [_sum(sources.values()) for sources in state.shown_points(seat)]


def _sum(points: Iterable[int | None]) -> int | None:
    """All points together, if all of them are known."""
    total = 0
    for count in points:
        if count is None:
            return None
        total += count
    return total


def _scores(table: Table, seat: int | None) -> list[int | None]:
    """The points of each seat; by older rules those that were written down at the end."""
    if table.outdated is None and table.state is not None:
        return shown_scores(table.state, seat)
    result: Any = table.row.result or {"scores": [0] * len(table.seats)}
    return list(result["scores"])


def _round(state: State | None) -> JsonValue:
    return state.observe(None).get("round") if state is not None else None


def _actions(table: Table, seat: int | None, lang: str) -> list[JsonValue]:
    """What a seat may do: answer, or pick what the rules are past."""
    state = table.state
    if seat is None or state is None or table.outdated:
        return []
    acts = table.held_by is None and state.player == seat
    now = state.legal_actions() if acts else []
    found: list[JsonValue] = [offer(table, state, action, lang) for action in now]
    missed = _missed(table, seat)
    if missed is not None:
        found += [offer(table, missed.before, pick, lang) for pick in missed.moves_by_pick if pick not in now]
    return found


def _missed(table: Table, seat: int | None) -> OutOfOrderPicks | None:
    """What a seat may still pick though the rules have passed it."""
    found = table.open_picks() if seat is not None else None
    return found if found is not None and found.seat == seat else None


def offer(table: Table, state: State, action: int, lang: str) -> dict[str, JsonValue]:
    """Something that may be done, as plain data."""
    return {"action": action, "move": state.notation(action), "text": state.describe(action, lang, table.names)}


def hints(table: Table, at: int, advice: Sequence[Advice], lang: str) -> dict[str, JsonValue]:
    """What was thought about at the position after `at` moves, as plain data; nothing once the table has gone on."""
    state = table.state
    if state is None or at != table.move_count:
        return {"move_count": at, "moves": []}
    return {
        "move_count": at,
        "moves": [{**offer(table, state, one.action, lang), "explanation": one.why} for one in advice],
    }


def _permissions(table: Table, mine: list[int]) -> dict[str, JsonValue]:
    return {
        "undo": any(table.undo_to(seat) is not None for seat in mine),
        "restart": any(table.restart_to(seat) is not None for seat in mine),
        "confirm": table.held_by is not None and table.held_by in mine,
    }


def _status(table: Table, viewer: Viewer) -> dict[str, JsonValue]:
    """The line that says who must do what."""
    state, lang = table.state, viewer.lang
    mine = table.seats_of(viewer.guest)
    if table.outdated is not None:
        return {"kind": "outdated", "seat": None, "text": say(lang, "read-only", reason=table.outdated.message)}
    if table.row.phase == OPEN or state is None:
        free = sum(seat.free for seat in table.seats)
        return {"kind": "open", "seat": None, "text": say(lang, "waiting-for-players", count=free)}
    if state.player is None:
        return {"kind": "over", "seat": None, "text": outcome(table, state, viewer)}
    if table.held_by is not None:
        if table.held_by not in mine:
            text = say(lang, "confirms-turn", name=table.seats[table.held_by].name)
            return {"kind": "other", "seat": table.held_by, "text": text}
        text = say(lang, "pick-or-confirm" if _missed(table, table.held_by) else "confirm-your-turn")
        return {"kind": "hold", "seat": table.held_by, "text": text}
    kind = "yours" if state.player in mine else "other"
    return {"kind": kind, "seat": state.player, "text": state.prompt(lang, table.names, viewer.seat)}


def outcome(table: Table, state: State, viewer: Viewer) -> str:
    """Who has won."""
    ranks, scores = state.ranks(), state.scores()
    winners = [number for number, rank in enumerate(ranks) if rank == 0]
    mine = table.seats_of(viewer.guest)
    points = scores[winners[0]]
    if len(mine) == 1 and winners == mine:
        return say(viewer.lang, "you-win", points=points)
    names = ", ".join(table.seats[number].name for number in winners)
    return say(viewer.lang, "winners", names=names, count=len(winners), points=points)
