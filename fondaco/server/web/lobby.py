"""The lobby: the games, open tables, and the tables of the guest."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from ...bots import LEVELS, bot_names
from ...core.registry import game, games
from ..presentation.howto import howto
from ..store.rows import OPEN, OVER, RUNNING, Guest, TableRow
from ..tables.repository import TableRepository
from .api.games import game_info
from .dependencies import Lang, OptionalGuest, Service
from .pages import render_page

router = APIRouter(include_in_schema=False)


@router.get("/")
async def lobby(request: Request, service: Service, guest: OptionalGuest, lang: Lang) -> Response:
    """The lobby."""
    repository = service.repository
    guest_id = guest.id if guest else None
    own_tables = _with_known_game(await repository.store.tables_of(guest.id, (OPEN, RUNNING))) if guest else []
    finished = _with_known_game(await repository.store.tables_of(guest.id, (OVER,))) if guest else []
    open_tables = _with_known_game(await repository.store.open_tables())
    other_tables = [row for row in open_tables if guest is None or not _is_own_table(row, guest)]
    running = [await _table_card(repository, row, guest_id, lang) for row in own_tables]
    running.sort(key=lambda card: not card["yours"])
    return render_page(
        request,
        "lobby.html",
        me=guest,
        games=[_game_card(id, lang) for id in _lobby_order(lang)],
        running=running,
        open=[await _table_card(repository, row, guest_id, lang) for row in other_tables],
        finished=[_finished_game(row, guest_id, lang) for row in finished],
        levels=list(LEVELS),
        bots=[name for name in bot_names() if name not in LEVELS],
    )


def _with_known_game(rows: list[TableRow]) -> list[TableRow]:
    """Return the tables whose game still exists."""
    return [row for row in rows if row.game in games()]


def _is_own_table(row: TableRow, guest: Guest) -> bool:
    """Whether a guest hosts a table or has a seat there."""
    return row.host == guest.id or any(seat.guest == guest.id for seat in row.seats)


def _lobby_order(lang: str) -> list[str]:
    """Return the games in the order of the lobby: those with a how-to page first."""
    return sorted(games(), key=lambda name: howto(game(name), lang) is None)


def _game_card(id: str, lang: str) -> dict[str, Any]:
    info = game_info(game(id), lang)
    return {
        "id": id,
        "title": info.title,
        "min_players": info.min_players,
        "max_players": info.max_players,
        "minutes": info.typical_minutes,
        "options": info.options,
        "colours": game(id).presentation.seat_colours,
    }


async def _table_card(repository: TableRepository, row: TableRow, guest: str | None, lang: str) -> dict[str, Any]:
    """Return an unfinished table for a list."""
    table = await repository.get(row.id)
    state = table.state
    guest_seats = table.seats_of(guest)
    deciding = table.held_by if table.held_by is not None or state is None else state.player
    others = [seat.name for seat in table.seats if seat.name and seat.number not in guest_seats]
    return {
        "id": row.id,
        "game": row.game,
        "title": table.game.title(lang),
        "yours": deciding is not None and deciding in guest_seats and table.replay_error is None,
        "waiting": table.seats[deciding].name if deciding is not None else "",
        "outdated": table.replay_error is not None,
        "phase": row.phase,
        "others": ", ".join(others),
        "taken": sum(not seat.free for seat in table.seats),
        "seats": len(table.seats),
    }


def _finished_game(row: TableRow, guest: str | None, lang: str) -> dict[str, Any]:
    """Return a finished game for the list: the guest's best seat, and all scores."""
    result: Any = row.result or {"scores": [], "ranks": []}
    guest_seats = [seat.number for seat in row.seats if seat.guest == guest]
    best = min(guest_seats, key=lambda number: result["ranks"][number])
    order = sorted(range(len(row.seats)), key=lambda number: result["ranks"][number])
    return {
        "id": row.id,
        "title": game(row.game).title(lang),
        "score": result["scores"][best],
        "rank": result["ranks"][best],
        "scores": " : ".join(str(result["scores"][number]) for number in order),
    }
