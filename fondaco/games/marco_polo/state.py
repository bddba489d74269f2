"""The table of Auf den Spuren von Marco Polo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import JsonValue
from ...core.piles import Pile, resample
from ...core.rng import Seed, Stream
from ..polo.state import NOWHERE, PoloState
from . import observation, scoring, soundness
from .items import STORED

if TYPE_CHECKING:
    from .game import MarcoPolo


class MarcoPoloState(PoloState):
    """What lies on the table besides: the row of contracts and their stacks, the slots in Beijing."""

    __slots__ = ("beijing", "paid", "row", "stacks")
    COLUMNS: ClassVar[tuple[str, ...]] = (*PoloState.COLUMNS, *__slots__)
    STORED = STORED

    game: MarcoPolo

    def __init__(self, game: MarcoPolo, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.paid = NOWHERE
        """The seat that is paid for what others do: Mercator's."""
        self.beijing: tuple[int, ...] = ()
        """The seats whose posts stand on the slots in Beijing."""
        self.row: tuple[int, ...] = ()
        """The contracts on the board; those just taken leave a hole until the row slides."""
        self.stacks = Pile()
        """The stacks of contracts of the rounds to come, one upon the other. It is never changed but replaced."""

    def clone(self) -> Self:
        other = self.clone_table()
        other.paid = self.paid
        other.beijing = self.beijing
        other.row = self.row
        other.stacks = self.stacks
        return other

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.stacks = self.stacks.clone()
        resample([self.pile, self.stacks, self.drawn], seat, stream)
        self.redraw_goals(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def final(self, seat: int) -> dict[str, int]:
        return scoring.final(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self)
