"""The bots that guests may seat: registered bots by name, and the built-in bots with limited parameters."""

from __future__ import annotations

from ...bots import bot, bot_names
from ..errors import RequestError

PARAMETER_LIMITS: dict[str, dict[str, float]] = {
    "greedy": {"beam": 16, "worlds": 8, "error": 4},
    "random": {},
    "search": {"iterations": 2000, "seconds": 5, "horizon": 4},
}
"""The largest value of each parameter of the built-in bots."""


def require_allowed_bot(spec: str) -> None:
    """Refuse bot specs that would import arbitrary code or exceed the limits of thinking time."""
    name, _, parameters = spec.partition(":")
    if spec in bot_names():
        return
    if name not in PARAMETER_LIMITS:
        raise RequestError("no-such-bot", name=spec, possible=", ".join(bot_names()))
    bot(spec)  # names a parameter that is not valid
    for entry in parameters.split(",") if parameters else []:
        parameter, _, value = entry.partition("=")
        limit = PARAMETER_LIMITS[name][parameter]
        if not 0 <= float(value) <= limit:
            raise RequestError("bot-parameter-out-of-range", name=parameter, limit=limit)
