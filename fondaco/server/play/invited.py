"""Which bots anybody may put on a seat: those with a name, and our own with parameters within bounds."""

from __future__ import annotations

from ...bots import bot, bot_names
from ..words import refuse

MOST: dict[str, dict[str, float]] = {
    "greedy": {"beam": 16, "worlds": 8, "error": 4},
    "random": {},
    "search": {"iterations": 2000, "seconds": 5, "horizon": 4},
}
"""How much may be asked of our own bots, by parameter."""


def require_invited(spec: str) -> None:
    """Refuse a bot by its string: one could name any code, or ask for endless thought."""
    name, _, parameters = spec.partition(":")
    if spec in bot_names():
        return
    if name not in MOST:
        raise refuse("no-such-bot", name=spec, possible=", ".join(bot_names()))
    bot(spec)  # it says what is wrong with a parameter
    for part in parameters.split(",") if parameters else []:
        parameter, _, value = part.partition("=")
        most = MOST[name][parameter]
        if not 0 <= float(value) <= most:
            raise refuse("bot-parameter-out-of-range", name=parameter, most=most)
