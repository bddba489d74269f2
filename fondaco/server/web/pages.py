"""The pages: lobby, table, replay, how to play, the page of the API."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ...bots import LEVELS
from ...bots import bot_names as bot_names
from ...core.messages import LANGUAGES
from ...core.registry import game, games
from ..play.house import House
from ..show.badges import badge_styles
from ..show.chart import chart
from ..show.howto import howto, howto_picture
from ..show.result import result
from ..show.thumbnails import thumbnail
from ..store.rows import OPEN, OVER, RUNNING, Guest, TableRow
from ..words import refuse, say
from .api import AtTable, InHouse, game_facts
from .identity import Door, Lang, Somebody, lang_of, require_same_site
from .script_words import script_words

router = APIRouter(include_in_schema=False)

_jinja = Environment(
    loader=FileSystemLoader(str(files("fondaco.server") / "templates")), autoescape=True, undefined=StrictUndefined
)
_jinja.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def render(request: Request, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
    """A page in the language of the request."""
    lang = lang_of(request)
    other = next(language for language in LANGUAGES if language != lang)

    def t(id: str, **args: Any) -> str:
        return say(lang, id, **args)

    words = script_words(lang)
    common = {
        "lang": lang,
        "other_lang": other,
        "t": t,
        "js_messages": words,
        "seat_styles": badge_styles(),
        "path": request.url.path,
    }
    html = _jinja.get_template(template).render(**common, **values)
    return HTMLResponse(html, status)


async def problem(request: Request, words: str, status: int) -> Response:
    """A page that says what went wrong."""
    door: Door = request.app.state.door
    return render(request, "error.html", status, message=words, me=await door.guest(request.cookies))


@router.get("/healthz")
async def healthz(house: InHouse) -> JSONResponse:
    """Whether the house is open: it can reach its database."""
    await house.tables.store.guest("")
    return JSONResponse({"ok": True})


@router.get("/")
async def lobby(request: Request, house: InHouse, guest: Somebody, lang: Lang) -> Response:
    """The lobby."""
    me = guest.id if guest else None
    mine = _on_shelf(await house.tables.store.tables_of(guest.id, (OPEN, RUNNING))) if guest else []
    finished = _on_shelf(await house.tables.store.tables_of(guest.id, (OVER,))) if guest else []
    others = [row for row in _on_shelf(await house.tables.store.open_tables()) if guest is None or not _concerns(row, guest)]
    running = [await _ticket(house, row, me, lang) for row in mine]
    running.sort(key=lambda ticket: not ticket["yours"])
    return render(
        request,
        "lobby.html",
        me=guest,
        games=[_shelf_card(id, lang) for id in _shelf(lang)],
        running=running,
        open=[await _ticket(house, row, me, lang) for row in others],
        finished=[_entry(row, me, lang) for row in finished],
        levels=list(LEVELS),
        bots=[name for name in bot_names() if name not in LEVELS],
    )


def _on_shelf(rows: list[TableRow]) -> list[TableRow]:
    """The tables whose game the house still has."""
    return [row for row in rows if row.game in games()]


def _concerns(row: TableRow, guest: Guest) -> bool:
    """Whether a table is somebody's own: set up by them, or with a seat of theirs."""
    return row.host == guest.id or any(seat.guest == guest.id for seat in row.seats)


def _shelf(lang: str) -> list[str]:
    """The games as the lobby shows them: those that are explained come first."""
    return sorted(games(), key=lambda name: howto(game(name), lang) is None)


def _shelf_card(id: str, lang: str) -> dict[str, Any]:
    rules = game(id)
    facts = game_facts(rules, lang)
    return {
        "id": id,
        "title": facts.title,
        "min_players": facts.min_players,
        "max_players": facts.max_players,
        "minutes": facts.typical_minutes,
        "options": facts.options,
        "colours": rules.presentation.seat_colours,
    }


async def _ticket(house: House, row: TableRow, me: str | None, lang: str) -> dict[str, Any]:
    """A table in a list of the lobby."""
    table = await house.tables.find(row.id)
    state = table.state
    mine = table.seats_of(me)
    due = table.held_by if table.held_by is not None or state is None else state.player
    others = [seat.name for seat in table.seats if seat.name and seat.number not in mine]
    return {
        "id": row.id,
        "game": row.game,
        "title": table.game.title(lang),
        "yours": due is not None and due in mine and not table.outdated,
        "waiting": table.seats[due].name if due is not None else "",
        "outdated": table.outdated is not None,
        "phase": row.phase,
        "others": ", ".join(others),
        "taken": sum(not seat.free for seat in table.seats),
        "seats": len(table.seats),
    }


def _entry(row: TableRow, me: str | None, lang: str) -> dict[str, Any]:
    """A finished game in the ledger."""
    outcome: Any = row.result or {"scores": [], "ranks": []}
    mine = [seat.number for seat in row.seats if seat.guest == me]
    best = min(mine, key=lambda number: outcome["ranks"][number])
    order = sorted(range(len(row.seats)), key=lambda number: outcome["ranks"][number])
    return {
        "id": row.id,
        "title": game(row.game).title(lang),
        "score": outcome["scores"][best],
        "rank": outcome["ranks"][best],
        "scores": " : ".join(str(outcome["scores"][number]) for number in order),
    }


@router.get("/table/{id}")
async def table_page(request: Request, table: AtTable, guest: Somebody, lang: Lang) -> Response:
    """A table: to sit down at, to play at, to look back at."""
    return render(request, "table.html", me=guest, table=table, title=table.game.title(lang))


@router.get("/table/{id}/result")
async def result_fragment(request: Request, table: AtTable, guest: Somebody, lang: Lang) -> Response:
    """The reckoning of a finished game, to be put into the table's page."""
    if not table.over:
        raise refuse("not-over", 409)
    deal = table.record().fair_deal
    assert deal is not None
    return render(
        request,
        "result.html",
        me=guest,
        table=table,
        viewer_seats=table.seats_of(guest.id if guest else None),
        result=result(table, lang),
        chart=chart(table, lang) if table.outdated is None else "",
        deal=deal,
        seed=table.seed.hex(),
        proven=deal.proves(table.seed),
    )


@router.get("/table/{id}/replay")
async def replay_page(request: Request, table: AtTable, guest: Somebody, lang: Lang) -> Response:
    """Any moment of a game, with a shareable address."""
    if table.state is None:
        return RedirectResponse(request.url_for("table_page", id=table.id), 303)
    return render(request, "replay.html", me=guest, table=table, title=table.game.title(lang))


@router.get("/picture/{id}.svg")
async def game_picture(id: str, lang: Lang) -> Response:
    """A picture of a game for the lobby."""
    return Response(thumbnail(game(id).id, lang), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


@router.get("/howto/{id}")
async def howto_page(request: Request, id: str, guest: Somebody, lang: Lang) -> Response:
    """How a game is played."""
    rules = game(id)
    return render(request, "howto.html", me=guest, title=rules.title(lang), page=howto(rules, lang), game=id)


@router.get("/howto/{id}/{name}.svg")
async def howto_figure(id: str, name: str, lang: Lang) -> Response:
    """A picture for how a game is played, drawn by the view that draws the table."""
    return Response(howto_picture(game(id), name, lang), media_type="image/svg+xml")


@router.get("/link/{token}")
async def device_link_page(request: Request, token: str, me: Somebody) -> Response:
    """The page of a private link: it asks first, so that nobody becomes somebody else by following a link."""
    door: Door = request.app.state.door
    guest = await door.of_link(token)
    if guest is None:
        raise refuse("link-expired", 404)
    return render(request, "device_link.html", me=me, guest=guest, token=token)


@router.post("/link/{token}", dependencies=[Depends(require_same_site)])
async def accept_device_link(request: Request, token: str) -> Response:
    """Become, on this device, the guest of a private link."""
    door: Door = request.app.state.door
    guest = await door.of_link(token)
    if guest is None:
        raise refuse("link-expired", 404)
    response = JSONResponse({"name": guest.name})
    door.remember(response, guest, request.url.scheme == "https")
    return response


@router.get("/docs")
async def docs(request: Request, guest: Somebody) -> Response:
    """The page of the API."""
    return render(request, "docs.html", me=guest)
