"""Bots by name. A string names a bot and sets its parameters: ``greedy:beam=8,worlds=2``.

Besides the bots of this package there are those that installed packages offer under the entry point ``fondaco.bots``, and any
class by its place: ``my.module:MyBot``, ``my.module:MyBot:depth=3``. A bot's class is called with its seed and its parameters.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from ..core.errors import InvalidOption
from ..core.messages import Message
from ..core.rng import Seed
from .contract import Bot

OWN = {
    "greedy": "fondaco.bots.greedy:Greedy",
    "random": "fondaco.bots.uniform:Uniform",
    "search": "fondaco.bots.search:Search",
}
LEVELS = {
    "easy": "greedy:beam=1,worlds=1,slips=0.35",
    "normal": "greedy",
    "hard": "search:iterations=40,seconds=0.2",
    "expert": "search:iterations=1000,seconds=2",
}
"""How strong an opponent people want: other names for bots of this package, each clearly stronger than the one before."""
GROUP = "fondaco.bots"


def _places() -> dict[str, str]:
    return {**{entry.name: entry.value for entry in entry_points(group=GROUP)}, **OWN}


def names() -> list[str]:
    """The names of all bots, and then the levels for people, from the weakest to the strongest."""
    return [*sorted(_places()), *LEVELS]


def bot(spec: str, seed: Seed = 0) -> Bot:
    """The bot that a string names."""
    name, *rest = LEVELS.get(spec, spec).split(":")
    places = _places()
    if name in places:
        place = places[name]
    elif rest and "=" not in rest[0]:
        place = f"{name}:{rest.pop(0)}"
    else:
        raise InvalidOption(Message("unknown-bot", {"value": name, "possible": ", ".join(names())}))
    maker = _load(place)
    return maker(seed, **_parameters(spec, maker, ":".join(rest)))


def _load(place: str) -> Callable[..., Bot]:
    module, _, name = place.partition(":")
    try:
        maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidOption(Message("no-bot-there", {"value": place, "fault": str(error)})) from None
    if not callable(maker):
        raise InvalidOption(Message("no-bot-there", {"value": place, "fault": f"{name} is no class"}))
    return maker  # type: ignore[no-any-return]


def _parameters(spec: str, maker: Callable[..., Bot], text: str) -> dict[str, int | float | str]:
    """The parameters behind a bot's name, each of the type that its default has."""
    known = {name: p.default for name, p in inspect.signature(maker).parameters.items() if p.default is not p.empty}
    given: dict[str, int | float | str] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        if not equals or name not in known:
            raise InvalidOption(Message("bad-parameter", {"value": part, "bot": spec, "possible": ", ".join(known) or "–"}))
        try:
            given[name] = type(known[name])(value)
        except ValueError:
            raise InvalidOption(
                Message("bad-parameter-value", {"value": part, "bot": spec, "example": str(known[name])})
            ) from None
    return given
