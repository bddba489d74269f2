"""Names for code that mypyc may compile: stand-ins at run time, so that nothing needs mypyc. This module stays interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar as TypeVar

    from .game import Game

    G_co = TypeVar("G_co", bound=Game, covariant=True, default=Game)
else:
    import typing

    i64 = int

    def mypyc_attr(**settings):
        """Return a decorator without effect: only the compiler reads its settings."""
        return lambda cls: cls

    def TypeVar(name, *, bound, covariant, default):  # noqa: N802
        """Return a type variable without its default, which `typing.TypeVar` takes only from Python 3.13 on."""
        return typing.TypeVar(name, bound=bound, covariant=covariant)

    G_co = TypeVar("G_co", bound="Game", covariant=True, default="Game")
    """The game of a state; covariant, because a rule of a family takes the state of any game of the family."""
