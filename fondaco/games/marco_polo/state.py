"""The state of Auf den Spuren von Marco Polo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import shared, unset
from ...core.messages import JsonValue
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ..polo.state import NOWHERE, PoloState, Seat
from . import invariants, observation
from .rules import scoring

if TYPE_CHECKING:
    from .game import MarcoPolo

__all__ = ["MarcoPoloState", "Seat"]  # the methods that follow from the declarations name `Seat`


@dataclass(slots=True, eq=False, init=False, repr=False)
class MarcoPoloState(PoloState["MarcoPolo"]):
    """The state of both games, with the row of contracts, the stacks it is filled from, and the slots in Beijing."""

    contract_row: tuple[int, ...] = unset()
    """The contracts on the board; one that was just taken leaves a gap until the action ends."""
    contract_stacks: Pile = unset()
    """The stacks of contracts of the rounds to come, one upon the other."""
    beijing_slots: tuple[int, ...] = unset()
    """The seats whose posts are on the slots in Beijing."""
    tribute_seat: int = shared(NOWHERE)
    """The seat that is paid when others use certain spaces: Mercator's."""

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.contract_pile = self.contract_pile.clone()
        self.contract_stacks = self.contract_stacks.clone()
        self.drawn_contract = self.drawn_contract.clone()
        resample([self.contract_pile, self.contract_stacks, self.drawn_contract], seat, stream)
        self.resample_goals(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def final_points(self, seat: int) -> dict[str, int]:
        return scoring.final_points(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.violations(self)
