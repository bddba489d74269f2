"""The JSON API. Everything the pages can do, programs can do too."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends

from ..dependencies import require_same_origin
from ..response_models import ErrorBody
from . import games, me, play, replay, tables

ERRORS: dict[int | str, dict[str, Any]] = {status: {"model": ErrorBody} for status in (400, 401, 403, 404, 409, 413, 422)}

router = APIRouter(prefix="/api", responses=ERRORS, dependencies=[Depends(require_same_origin)])
for module in (games, me, tables, play, replay):
    router.include_router(module.router)
