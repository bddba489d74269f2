"""Rendering: the view of a game is loaded with its first picture, so that a process that only plays loads no SVG code."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2s
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .scene import Scene

if TYPE_CHECKING:
    from .game import Game

_REFERENCES = re.compile(r'(?<= id=")(?=[\w-])|(?<=href="#)|(?<=url\(#)')


@dataclass(frozen=True, slots=True)
class View:
    """How a game is drawn.

    The folder of a game has the package or module ``view`` with a ``VIEW``, and the module ``view_data`` with a function
    ``printed(game)``, which returns what is printed in the box.
    """

    printed: Any
    """What is printed on the components, as the functions of the view take it."""
    render: Callable[[Scene], str]
    """Returns the picture of a scene."""
    render_gallery: Callable[[str, str, Callable[..., str]], str | None]
    """Returns a picture of all pieces of a kind, from its name, a title and a translator; None for an unknown kind."""


def view_of(game: Game) -> View:
    """Return the view of a game, by default one that draws the observation as a plain table."""
    package = type(game).__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.view_data"):
        printed = import_module(f"{package}.view_data").printed(game)
        view: View = import_module(f"{package}.view").VIEW.with_printed(printed)
    else:
        view = import_module("fondaco.draw.fallback").VIEW
    return view


def with_unique_ids(picture: str) -> str:
    """Return a picture whose ids differ from those of every other picture, so that one notebook page can show several."""
    return _REFERENCES.sub(f"p{blake2s(picture.encode(), digest_size=5).hexdigest()}-", picture)
