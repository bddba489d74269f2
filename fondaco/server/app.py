"""The application: the house, its pages, its API and its live line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from .. import __version__
from ..core.errors import FondacoError, UnknownGame
from .play.house import House
from .play.thinking import Thinkers
from .settings import Settings
from .store.database import migrate, open_engine
from .store.store import Store
from .web import api, live, pages
from .web.hub import Hub
from .web.identity import Door, lang_of
from .web.limits import LimitedBody
from .words import HouseError, say

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page may load: from this house, and nothing else."""
HTTP_WORDS = {404: "no-such-page", 405: "method-not-allowed", 413: "too-long"}
"""What is said where the frame around us refuses, by status."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application with its own database."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(chosen.db)
        await migrate(engine)
        store = Store(engine)
        house = House(store, Thinkers(chosen.bot_workers, chosen.bot_seconds), chosen.bot_delay)
        hub = Hub()
        house.tables.announce, house.tables.announce_chat = hub.changed, hub.said
        app.state.house, app.state.hub = house, hub
        app.state.door = Door(await store.secret("cookies"), store)
        await house.open()
        yield
        await house.close()
        await store.close()

    app = FastAPI(title="Fondaco", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=str(files("fondaco.server") / "static")), name="static")
    app.add_exception_handler(FondacoError, _tell)
    app.add_exception_handler(RequestValidationError, _tell_invalid)
    app.add_exception_handler(HTTPException, _tell_http)
    app.add_middleware(LimitedBody)  # inside the other, which would hide its refusal in a group of errors
    app.middleware("http")(_guard)
    return app


async def _guard(request: Request, pass_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Headers that keep pages to themselves."""
    response = await pass_on(request)
    response.headers["content-security-policy"] = POLICY
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "same-origin"
    if not request.url.path.startswith("/static"):
        response.headers.setdefault("cache-control", "no-store")
    else:
        response.headers["cache-control"] = "no-cache"
    return response


async def _tell(request: Request, error: Exception) -> Response:
    """A refusal as a sentence."""
    assert isinstance(error, FondacoError)
    status = error.status if isinstance(error, HouseError) else 404 if isinstance(error, UnknownGame) else 400
    return await _problem(request, error.text(lang_of(request)), status)


async def _tell_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    places = ", ".join(sorted({".".join(map(str, fault["loc"][1:])) or "body" for fault in error.errors()}))
    return await _problem(request, say(lang_of(request), "bad-fields", places=places), 422)


async def _tell_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = say(lang_of(request), HTTP_WORDS.get(error.status_code, "bad-request"))
    return await _problem(request, words, error.status_code)


async def _problem(request: Request, words: str, status: int) -> Response:
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"error": words}, status)
    return await pages.problem(request, words, status)
