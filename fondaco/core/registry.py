"""The registry: a game is a folder of `fondaco.games` with a ``components.toml``. Nothing is registered by hand."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from .component_files import GAMES_PACKAGE, has_components, read_components
from .errors import BadComponents, UnknownGame
from .game import Game
from .messages import Message
from .package_files import package_folder

if TYPE_CHECKING:
    from pathlib import Path


@cache
def _ids() -> tuple[str, ...]:
    return tuple(sorted(filter(has_components, os.listdir(package_folder(GAMES_PACKAGE)))))


def games() -> list[str]:
    """Return the ids of all games, sorted."""
    return list(_ids())


@cache
def _default_game(game_id: str) -> Game:
    return _build(game_id, read_components(f"{GAMES_PACKAGE}.{game_id}"))


def _build(game_id: str, components: str) -> Game:
    game_class: type[Game] = import_module(f"{GAMES_PACKAGE}.{game_id}").GAME
    try:
        return game_class(components)  # type: ignore[arg-type,call-arg]
    except BadComponents:
        raise
    except ValueError as error:  # an `InvalidComponent`, or a number with too many digits
        raise BadComponents(Message("bad-components", {"game": game_id, "detail": str(error)})) from None


def game(id: str, components: str | Path | None = None) -> Game:
    """Return the game with this id. With the path of a component file, return a game of its own with those components."""
    if id not in _ids():
        raise _unknown(id)
    if components is None:
        return _default_game(id)
    try:
        with open(components, encoding="utf-8") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(Message("bad-components", {"game": id, "detail": f"{components}: {error}"})) from None
    return game_with_components(id, text)


def game_with_components(game_id: str, text: str) -> Game:
    """Return the game with this id and the text of a component file."""
    if game_id not in _ids():
        raise _unknown(game_id)
    default_game = _default_game(game_id)
    if text == default_game.components_text:
        return default_game
    custom_game = _build(game_id, text)
    custom_game.has_custom_components = True
    return custom_game


def restore_game(game_class: type[Game], components: str) -> Game:
    """Return the game that was pickled: the one of this process, or a new one if its class is not registered."""
    if game_class.id in _ids() and type(_default_game(game_class.id)) is game_class:
        return game_with_components(game_class.id, components)
    return game_class(components)  # type: ignore[arg-type,call-arg]


def _unknown(game_id: str) -> UnknownGame:
    from difflib import get_close_matches  # only errors need it

    closest = get_close_matches(str(game_id), _ids(), n=1)
    if closest:
        return UnknownGame(Message("unknown-game-near", {"value": str(game_id), "near": closest[0]}))
    return UnknownGame(Message("unknown-game", {"value": str(game_id), "possible": ", ".join(_ids())}))
