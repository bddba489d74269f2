"""Error responses, as pages and as JSON, in the language of the request."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ...core.errors import FondacoError, UnknownGame
from ..errors import RequestError
from ..i18n import translate
from .dependencies import request_language
from .pages import error_page

HTTP_ERROR_MESSAGES = {404: "no-such-page", 405: "method-not-allowed", 413: "too-long"}
"""Message ids for errors raised by Starlette, by HTTP status."""


def add_error_handlers(app: FastAPI) -> None:
    """Add the error responses to an application."""
    app.add_exception_handler(FondacoError, _on_fondaco_error)
    app.add_exception_handler(RequestValidationError, _on_validation_error)
    app.add_exception_handler(HTTPException, _on_http_error)


async def _on_fondaco_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, FondacoError)
    status = error.status if isinstance(error, RequestError) else 404 if isinstance(error, UnknownGame) else 400
    return await _error_response(request, error.text(request_language(request)), status)


async def _on_validation_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fields = ", ".join(sorted({".".join(map(str, entry["loc"][1:])) or "body" for entry in error.errors()}))
    return await _error_response(request, translate(request_language(request), "bad-fields", fields=fields), 422)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = HTTP_ERROR_MESSAGES.get(error.status_code, "bad-request")
    return await _error_response(request, translate(request_language(request), message), error.status_code)


async def _error_response(request: Request, text: str, status: int) -> Response:
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"error": text}, status)
    return await error_page(request, text, status)
