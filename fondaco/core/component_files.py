"""Component files: the ``components.toml`` of a game, its references to the files of other games, and its digest.

A game that combines others does not repeat their sections. ``islands = "eastern_wonders"`` refers to the section ``islands`` of
the file of `eastern_wonders`. A custom component file can contain the section itself instead.
"""

from __future__ import annotations

import os
import tomllib
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from .components import require
from .errors import BadComponents
from .messages import Message
from .package_files import package_folder, read_package_file

T = TypeVar("T")

GAMES_PACKAGE = "fondaco.games"
"""The package with a folder for each game."""


def read_components(package: str) -> str:
    """Read the component file in the package of a game."""
    return read_package_file(package, "components.toml")


def has_components(game_id: str) -> bool:
    """Whether there is a game of this id: a folder with a component file."""
    return game_id.isidentifier() and os.path.isfile(os.path.join(package_folder(GAMES_PACKAGE), game_id, "components.toml"))


@lru_cache(maxsize=2)
def parse_components(text: str) -> dict[str, Any]:
    """Parse a component file; references are replaced by the sections of the other games.

    The result is cached, because a game is decoded and hashed from the same text, and must not be changed.
    """
    entries = tomllib.loads(text)
    return {name: _referenced_section(entry, name) if isinstance(entry, str) else entry for name, entry in entries.items()}


def _referenced_section(game_id: str, name: str) -> dict[str, Any]:
    """Return a section of the component file of another game."""
    require(has_components(game_id), f"{name} refers to {game_id}, which is not a game")
    section = tomllib.loads(read_components(f"{GAMES_PACKAGE}.{game_id}")).get(name)
    require(isinstance(section, dict), f"{name} refers to {game_id}, whose own file has no section {name}")
    assert isinstance(section, dict)
    return section


def digest(text: str) -> str:
    """Hash the contents of a component file and of the sections it refers to; layout and comments do not change the hash."""
    return blake2b(msgspec.json.encode(parse_components(text), order="deterministic"), digest_size=8).hexdigest()


def decode_components(text: str, schema: type[T], game_id: str) -> T:
    """Decode a component file as `schema`; `BadComponents` names the path of the first invalid entry."""
    try:
        return msgspec.convert(parse_components(text), schema)
    except RecursionError:
        detail = "it is nested too deeply"
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        detail = str(error)
    raise BadComponents(Message("bad-components", {"game": game_id, "detail": detail}))
