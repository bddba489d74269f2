"""The view of a game: two layouts and a gallery, which share what is printed in the box and the symbols of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from ..core.rendering import View
from ..core.scene import Scene
from .context import AnyContext, HasWording
from .gallery import Translate

P = TypeVar("P", bound=HasWording)
V = TypeVar("V", bound=AnyContext)
Symbols = Mapping[str, str]
"""SVG definitions by id."""


@dataclass(frozen=True, slots=True)
class GameView(Generic[P, V]):
    """How a game is drawn. The package ``view`` of the game's folder has one as ``VIEW``."""

    context: Callable[[Scene, P], V]
    wide: Callable[[V, Symbols], str]
    tall: Callable[[V, Symbols], str]
    gallery: Callable[[P, Symbols, str, str, Translate], str | None]
    """Returns a picture of all pieces of a kind, from its name, a title and a translator; None for an unknown kind."""
    symbols: Callable[[P], Symbols]
    """Returns the symbols of the game, which are drawn once."""

    def with_printed(self, printed: P) -> View:
        """Return the view of a game with what is printed in its box."""
        symbols = self.symbols(printed)

        def render(scene: Scene) -> str:
            layout = self.tall if scene.layout == "tall" else self.wide
            return layout(self.context(scene, printed), symbols)

        return View(printed, render, partial(self.gallery, printed, symbols))
