"""The application: services, routes, error responses and static files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from .. import __version__
from .settings import Settings
from .store.database import migrate, open_engine
from .store.store import Store
from .tables.bot_pool import BotPool
from .tables.service import TableService
from .web import api, device_link, lobby, pages, websocket
from .web.errors import add_error_handlers
from .web.guest_tokens import GuestTokens
from .web.hub import Hub
from .web.middleware import add_middleware


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return an application with its own database."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.db)
        await migrate(engine)
        store = Store(engine)
        hub = Hub()
        bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        service = TableService(store, bot_pool, settings.bot_delay, on_change=[hub.table_changed], on_chat=[hub.chat_added])
        app.state.table_service, app.state.hub = service, hub
        app.state.guest_tokens = GuestTokens(await store.get_or_create_secret("cookies"), store)
        await service.start()
        yield
        await service.close()
        await store.close()

    app = FastAPI(title="Fondaco", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    for module in (api, websocket, lobby, pages, device_link):
        app.include_router(module.router)
    app.mount("/static", StaticFiles(directory=str(files("fondaco.server") / "static")), name="static")
    add_error_handlers(app)
    add_middleware(app)
    return app
