"""The shelf: a game is a folder of `fondaco.games` with a ``components.toml`` in it. Nothing has to be registered by hand."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from .components import GAMES_PACKAGE, read_components
from .errors import BadComponents, UnknownGame
from .game import Game
from .messages import Message


@cache
def _ids() -> tuple[str, ...]:
    folders = files(GAMES_PACKAGE).iterdir()
    return tuple(sorted(folder.name for folder in folders if (folder / "components.toml").is_file()))


def games() -> list[str]:
    """The ids of all games, sorted."""
    return list(_ids())


@cache
def _default_game(id: str) -> Game:
    return _build(id, read_components(f"{GAMES_PACKAGE}.{id}"))


def _build(id: str, components: str) -> Game:
    maker: type[Game] = import_module(f"{GAMES_PACKAGE}.{id}").GAME
    try:
        return maker(components)  # type: ignore[arg-type,call-arg]
    except BadComponents:
        raise
    except ValueError as fault:  # a `Fault`, or a number that is too long to be read or written
        raise BadComponents(Message("bad-components", {"game": id, "fault": str(fault)})) from None


def game(id: str, components: str | Path | None = None) -> Game:
    """The game of that id; with the path of a component file, one that is played with other components."""
    if id not in _ids():
        raise _unknown(id)
    if components is None:
        return _default_game(id)
    try:
        text = Path(components).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(Message("bad-components", {"game": id, "fault": f"{components}: {error}"})) from None
    return game_with_components(id, text)


def game_with_components(id: str, text: str) -> Game:
    """The game of that id with the text of a component file."""
    if id not in _ids():
        raise _unknown(id)
    own = _default_game(id)
    if text == own.components_text:
        return own
    other = _build(id, text)
    other.has_custom_components = True
    return other


def _unknown(id: str) -> UnknownGame:
    near = get_close_matches(str(id), _ids(), n=1)
    if near:
        return UnknownGame(Message("unknown-game-near", {"value": str(id), "near": near[0]}))
    return UnknownGame(Message("unknown-game", {"value": str(id), "possible": ", ".join(_ids())}))


def restore_game(game_class: type[Game], components: str) -> Game:
    """Return the game that was pickled: the registered one of this process, or a game of a class outside the registry."""
    if game_class.id in _ids() and type(_default_game(game_class.id)) is game_class:
        return game_with_components(game_class.id, components)
    return game_class(components)  # type: ignore[arg-type,call-arg]
