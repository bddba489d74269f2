"""The table of Auf den Spuren von Marco Polo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import shared, unset
from ...core.messages import JsonValue
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ..polo.state import NOWHERE, PoloState
from . import invariants, observation
from .items import STORED
from .rules import scoring

if TYPE_CHECKING:
    from .game import MarcoPolo


@dataclass(slots=True, eq=False, init=False, repr=False)
class MarcoPoloState(PoloState["MarcoPolo"]):
    """What lies on the table besides: the row of contracts and their stacks, the slots in Beijing."""

    STORED = STORED

    beijing: tuple[int, ...] = unset()
    """The seats whose posts stand on the slots in Beijing."""
    paid: int = shared(NOWHERE)
    """The seat that is paid for what others do: Mercator's."""
    row: tuple[int, ...] = unset()
    """The contracts on the board; those just taken leave a hole until the row slides."""
    stacks: Pile = unset()
    """The stacks of contracts of the rounds to come, one upon the other. It is never changed but replaced."""

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.stacks = self.stacks.clone()
        resample([self.pile, self.stacks, self.drawn], seat, stream)
        self.redraw_goals(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def final(self, seat: int) -> dict[str, int]:
        return scoring.final(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self)
