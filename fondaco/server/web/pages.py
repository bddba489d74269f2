"""The pages: table, replay, how to play, API documentation, errors."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ...core.messages import LANGUAGES
from ...core.registry import game
from ..errors import RequestError
from ..i18n import translate
from ..presentation.chart import chart
from ..presentation.howto import howto, howto_picture
from ..presentation.result import result_json
from ..presentation.seat_styles import seat_styles
from ..presentation.thumbnails import thumbnail
from .dependencies import Lang, OptionalGuest, RequestedTable, Service, request_language
from .guest_tokens import GuestTokens
from .js_messages import js_messages

router = APIRouter(include_in_schema=False)

_jinja = Environment(
    loader=FileSystemLoader(str(files("fondaco.server") / "templates")), autoescape=True, undefined=StrictUndefined
)
_jinja.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def render_page(request: Request, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
    """Render a page in the language of the request."""
    lang = request_language(request)

    def t(id: str, **args: Any) -> str:
        return translate(lang, id, **args)

    common = {
        "lang": lang,
        "other_lang": next(other for other in LANGUAGES if other != lang),
        "t": t,
        "js_messages": js_messages(lang),
        "seat_styles": seat_styles(),
        "path": request.url.path,
    }
    return HTMLResponse(_jinja.get_template(template).render(**common, **values), status)


async def error_page(request: Request, message: str, status: int) -> Response:
    """Return a page with an error message."""
    tokens: GuestTokens = request.app.state.guest_tokens
    return render_page(request, "error.html", status, message=message, me=await tokens.from_cookies(request.cookies))


@router.get("/healthz")
async def healthz(service: Service) -> JSONResponse:
    """Return 200 while the database is reachable."""
    await service.repository.store.guest("")
    return JSONResponse({"ok": True})


@router.get("/table/{id}")
async def table_page(request: Request, table: RequestedTable, guest: OptionalGuest, lang: Lang) -> Response:
    """A table: seats to take, the running game, or its result."""
    return render_page(request, "table.html", me=guest, table=table, title=table.game.title(lang))


@router.get("/table/{id}/result")
async def result_fragment(request: Request, table: RequestedTable, guest: OptionalGuest, lang: Lang) -> Response:
    """The result of a finished game, for the page of the table."""
    if not table.over:
        raise RequestError("not-over", 409)
    deal = table.final_record().fair_deal
    assert deal is not None
    return render_page(
        request,
        "result.html",
        me=guest,
        table=table,
        viewer_seats=table.seats_of(guest.id if guest else None),
        result=result_json(table, lang),
        chart=chart(table, lang) if table.replay_error is None else "",
        deal=deal,
        seed=table.seed.hex(),
        proven=deal.proves(table.seed),
    )


@router.get("/table/{id}/replay")
async def replay_page(request: Request, table: RequestedTable, guest: OptionalGuest, lang: Lang) -> Response:
    """The replay of a game. Its address contains the moment."""
    if table.state is None:
        return RedirectResponse(request.url_for("table_page", id=table.id), 303)
    return render_page(request, "replay.html", me=guest, table=table, title=table.game.title(lang))


@router.get("/picture/{id}.svg")
async def game_picture(id: str, lang: Lang) -> Response:
    """The picture of a game for the lobby."""
    return Response(thumbnail(game(id).id, lang), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


@router.get("/howto/{id}")
async def howto_page(request: Request, id: str, guest: OptionalGuest, lang: Lang) -> Response:
    """The how-to page of a game."""
    title, page = game(id).title(lang), howto(game(id), lang)
    return render_page(request, "howto.html", me=guest, title=title, page=page, game=id)


@router.get("/howto/{id}/{name}.svg")
async def howto_figure(id: str, name: str, lang: Lang) -> Response:
    """A picture of a how-to page."""
    return Response(howto_picture(game(id), name, lang), media_type="image/svg+xml")


@router.get("/docs")
async def docs(request: Request, guest: OptionalGuest) -> Response:
    """The documentation of the JSON API."""
    return render_page(request, "docs.html", me=guest)
