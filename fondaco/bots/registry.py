"""Bots by name. A string names a bot and sets its parameters: ``greedy:beam=8,worlds=2``.

Besides the bots of this package there are those that installed packages offer under the entry point ``fondaco.bots``, and any
class by its place: ``my.module:MyBot``, ``my.module:MyBot:depth=3``. A bot's class is called with its seed and its parameters.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ..core.errors import FondacoError, InvalidOption
from ..core.messages import Message
from ..core.options import option_text
from ..core.rng import Seed
from .interface import Bot

BUILT_IN = {
    "greedy": "fondaco.bots.greedy_bot:GreedyBot",
    "random": "fondaco.bots.random_bot:RandomBot",
    "search": "fondaco.bots.search_bot:SearchBot",
}
LEVELS = {
    "easy": "greedy:error=0.8",
    "normal": "greedy:error=0.3",
    "hard": "greedy",
    "expert": "search:seconds=1",
}
"""How strong an opponent people want: other names for bots of this package, each clearly stronger than the one before."""
ENTRY_POINT_GROUP = "fondaco.bots"
BOOLEANS = {"true": True, "false": False}


def _import_paths() -> dict[str, str]:
    return {**{entry.name: entry.value for entry in entry_points(group=ENTRY_POINT_GROUP)}, **BUILT_IN}


def bot_names() -> list[str]:
    """The names of all bots, and then the levels for people, from the weakest to the strongest."""
    return [*sorted(_import_paths()), *LEVELS]


def bot(spec: str, seed: Seed = 0) -> Bot:
    """The bot that a string names."""
    name, *rest = LEVELS.get(spec, spec).split(":")
    places = _import_paths()
    if name in places:
        place = places[name]
    elif rest and "=" not in rest[0]:
        place = f"{name}:{rest.pop(0)}"
    elif name in LEVELS:
        raise InvalidOption(Message("level-parameters", {"value": name, "bot": LEVELS[name]}))
    else:
        raise InvalidOption(Message("unknown-bot", {"value": name, "possible": ", ".join(bot_names())}))
    maker = _import_bot(place)
    parameters = _parse_parameters(spec, maker, ":".join(rest))
    try:
        made = maker(seed, **parameters)
    except FondacoError:
        raise
    except (Exception, SystemExit) as fault:
        raise _unusable_bot(spec, fault) from fault
    if not callable(getattr(made, "choose", None)):
        raise InvalidOption(Message("not-a-bot", {"value": place}))
    return made


def _import_bot(place: str) -> Callable[..., Bot]:
    module, _, name = place.partition(":")
    try:
        maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidOption(Message("bot-not-importable", {"value": place, "fault": str(error)})) from None
    except (Exception, SystemExit) as fault:  # whatever the code of somebody else does while it is imported
        raise _unusable_bot(place, fault) from fault
    if not callable(maker):
        raise InvalidOption(Message("not-a-bot", {"value": place}))
    return maker  # type: ignore[no-any-return]


def _unusable_bot(value: str, fault: BaseException) -> InvalidOption:
    return InvalidOption(Message("broken-bot", {"value": value, "fault": f"{type(fault).__name__}: {fault}"}))


def _parse_parameters(spec: str, maker: Callable[..., Bot], text: str) -> dict[str, bool | int | float | str]:
    """The parameters behind a bot's name, each of the type that its default has."""
    known = _parameter_defaults(spec, maker)
    given: dict[str, bool | int | float | str] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        if not equals or name not in known:
            raise InvalidOption(Message("bad-parameter", {"value": part, "bot": spec, "possible": ", ".join(known) or "–"}))
        if name in given:
            raise InvalidOption(Message("parameter-twice", {"name": name, "bot": spec}))
        default = known[name]
        if not isinstance(default, bool | int | float | str):
            raise InvalidOption(Message("unsupported-parameter", {"value": part, "bot": spec, "default": repr(default)}))
        try:
            given[name] = BOOLEANS[value.lower()] if isinstance(default, bool) else type(default)(value)
        except (KeyError, ValueError):
            example = option_text(default)
            raise InvalidOption(Message("bad-parameter-value", {"value": part, "bot": spec, "example": example})) from None
    return given


def _parameter_defaults(spec: str, maker: Callable[..., Bot]) -> dict[str, Any]:
    """The defaults of what a bot takes besides its seed."""
    try:
        _, *parameters = inspect.signature(maker).parameters.values()
    except ValueError:  # it takes nothing, not even a seed, or does not say what
        raise InvalidOption(Message("not-a-bot", {"value": spec})) from None
    return {one.name: one.default for one in parameters if one.default is not one.empty}
