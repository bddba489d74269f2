"""States that write their columns out by hand: `__slots__`, ``COLUMNS``, `__init__` and `clone`.

New games declare columns instead. This module goes when no game needs it any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .messages import JsonValue
from .rng import Seed
from .state import State

if TYPE_CHECKING:
    from .game import Game


class HandwrittenState(State):
    """A state whose subclasses list their columns, give them first values in `__init__` and copy them in `clone`."""

    __slots__ = ()

    COLUMNS: ClassVar[tuple[str, ...]] = ()
    """The names of the game's own columns, for `key`."""

    def __init__(self, game: Game, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        self.start_kernel(game, players, seed, options)

    def clone(self) -> Self:
        raise NotImplementedError

    def clone_kernel(self, other: Self) -> None:
        """Copy the attributes of the kernel; the first line of every `clone`."""
        other.game = self.game
        other.players = self.players
        other.seed = self.seed
        other.options = self.options
        other.rng = self.rng
        other.stack = self.stack[:]
        other.moves = self.moves[:]
        other.revealed = self.revealed
        other.turn_number = self.turn_number
        other.over = self.over
        other.event_sink = None

    def attribute_names(self) -> list[str]:
        slots = [name for base in type(self).__mro__ for name in base.__dict__.get("__slots__", ())]
        return [*super().attribute_names(), *slots]

    def __reduce__(self) -> tuple[Any, ...]:
        values = {name: getattr(self, name) for name in self.attribute_names() if hasattr(self, name)}
        return restored_by_hand, (type(self), values)

    def column_names(self) -> tuple[str, ...]:
        return self.COLUMNS

    def to_json(self) -> list[Any]:
        return [getattr(self, name) for name in self.COLUMNS]


def restored_by_hand(cls: Any, values: dict[str, Any]) -> Any:
    """An object with these attributes, from a pickle: without its `__init__`, which needs a game."""
    made = cls.__new__(cls)
    for name, value in values.items():
        setattr(made, name, value)
    return made
