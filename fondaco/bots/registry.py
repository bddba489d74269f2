"""The registry of bots: from a bot spec such as ``greedy:beam=8,worlds=2`` to a bot.

A spec names a bot of this package, a bot that an installed package registers under the entry point ``fondaco.bots``, or any
class by its import path: ``my.module:MyBot:depth=3``. The class of a bot is called with a seed and the parameters.
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
"""Strengths for people, from the weakest to the strongest: other names for bots of this package."""
ENTRY_POINT_GROUP = "fondaco.bots"
BOOLEANS = {"true": True, "false": False}


def _import_paths() -> dict[str, str]:
    """Return the import path of every bot that has a name."""
    return {**{entry.name: entry.value for entry in entry_points(group=ENTRY_POINT_GROUP)}, **BUILT_IN}


def bot_names() -> list[str]:
    """Return the names of all bots, then the levels from the weakest to the strongest."""
    return [*sorted(_import_paths()), *LEVELS]


def bot(spec: str, seed: Seed = 0) -> Bot:
    """Return a new bot for a spec."""
    name, *rest = LEVELS.get(spec, spec).split(":")
    import_paths = _import_paths()
    if name in import_paths:
        import_path = import_paths[name]
    elif rest and "=" not in rest[0]:
        import_path = f"{name}:{rest.pop(0)}"
    elif name in LEVELS:
        raise InvalidOption(Message("level-parameters", {"value": name, "bot": LEVELS[name]}))
    else:
        raise InvalidOption(Message("unknown-bot", {"value": name, "possible": ", ".join(bot_names())}))
    bot_class = _import_bot(import_path)
    parameters = _parse_parameters(spec, bot_class, ":".join(rest))
    try:
        new_bot = bot_class(seed, **parameters)
    except FondacoError:
        raise
    except (Exception, SystemExit) as error:
        raise _unusable_bot(spec, error) from error
    if not callable(getattr(new_bot, "choose", None)):
        raise InvalidOption(Message("not-a-bot", {"value": import_path}))
    return new_bot


def _import_bot(import_path: str) -> Callable[..., Bot]:
    """Return the class of a bot."""
    module, _, name = import_path.partition(":")
    try:
        bot_class = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidOption(Message("bot-not-importable", {"value": import_path, "detail": str(error)})) from None
    except (Exception, SystemExit) as error:  # importing runs foreign code, which can raise anything
        raise _unusable_bot(import_path, error) from error
    if not callable(bot_class):
        raise InvalidOption(Message("not-a-bot", {"value": import_path}))
    return bot_class  # type: ignore[no-any-return]


def _unusable_bot(value: str, error: BaseException) -> InvalidOption:
    """Return the error for a bot whose code raises an exception."""
    return InvalidOption(Message("broken-bot", {"value": value, "detail": f"{type(error).__name__}: {error}"}))


def _parse_parameters(spec: str, bot_class: Callable[..., Bot], text: str) -> dict[str, bool | int | float | str]:
    """Return the parameters of a spec by name, each converted to the type of its default."""
    defaults = _parameter_defaults(spec, bot_class)
    parameters: dict[str, bool | int | float | str] = {}
    for assignment in text.split(",") if text else []:
        name, equals, value = assignment.partition("=")
        if not equals or name not in defaults:
            possible = ", ".join(defaults) or "–"
            raise InvalidOption(Message("bad-parameter", {"value": assignment, "bot": spec, "possible": possible}))
        if name in parameters:
            raise InvalidOption(Message("parameter-twice", {"name": name, "bot": spec}))
        default = defaults[name]
        if not isinstance(default, bool | int | float | str):
            raise InvalidOption(Message("unsupported-parameter", {"value": assignment, "bot": spec, "default": repr(default)}))
        try:
            parameters[name] = BOOLEANS[value.lower()] if isinstance(default, bool) else type(default)(value)
        except (KeyError, ValueError):
            example = option_text(default)
            raise InvalidOption(Message("bad-parameter-value", {"value": assignment, "bot": spec, "example": example})) from None
    return parameters


def _parameter_defaults(spec: str, bot_class: Callable[..., Bot]) -> dict[str, Any]:
    """Return the parameters that have a default, without the seed."""
    try:
        _, *parameters = inspect.signature(bot_class).parameters.values()
    except ValueError:  # the class takes no seed, or it has no signature
        raise InvalidOption(Message("not-a-bot", {"value": spec})) from None
    return {parameter.name: parameter.default for parameter in parameters if parameter.default is not parameter.empty}
