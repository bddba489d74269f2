"""The state of Marco Polo II."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import per_seat, shared, unset
from ...core.messages import JsonValue
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ..polo.state import PoloState, Seat
from ..polo.tables import NO_SEAL, Road
from . import invariants, observation
from .rules import scoring

if TYPE_CHECKING:
    from .game import MarcoPolo2

__all__ = ["MarcoPolo2State", "Seat"]  # the methods that follow from the declarations name `Seat`


@dataclass(slots=True, eq=False, init=False, repr=False)
class MarcoPolo2State(PoloState["MarcoPolo2"]):
    """The state of both games, with seals, offers, contracts in cities and the pile of city cards."""

    seals: list[int] = per_seat(0)
    """For each seat the set of its guild seals."""
    upgraded_seals: list[int] = per_seat(0)
    """For each seat the set of its guild seals that are upgraded."""
    contract_board: tuple[int, ...] = unset()
    """The contracts in the contract cities, two a city; those taken leave a gap until the turn ends."""
    card_pile: Pile = unset()
    """The city cards to be drawn."""
    offer_tiles: tuple[int, ...] = unset()
    """The offer tile on each book."""
    offer_stacks: tuple[Pile, ...] = unset()
    """The tiles of the rounds to come, the next one open on top; the lowest stays in the box."""
    black_values: tuple[int, ...] = shared(())
    """The values of the black dice on the board, if they are rolled in advance."""
    stored_outposts: tuple[int, ...] = shared(())
    """The outpost bonuses that Filippo Vitello has stored."""
    used_money_bag: bool = shared(False)
    """Whether the seat to act has used the money bag in this turn."""
    dice_at_turn_start: int = shared(0)
    """The number of dice of the seat to act when its turn began."""
    highest_travel_space: int = shared(0)
    """The rank of the highest travel space that was used in this round: 1 to 3, 0 for none."""

    # --- predicates ----------------------------------------------------------------------------------------------------------

    def has_seal(self, seat: int, seal: int) -> bool:
        """Whether a seat has a guild seal."""
        return self.seals[seat] >> seal & 1 == 1

    def has_upgraded(self, seat: int, seal: int) -> bool:
        """Whether a seat has a guild seal and has upgraded it."""
        return self.upgraded_seals[seat] >> seal & 1 == 1

    def may_travel(self, seat: int, road: Road) -> bool:
        """Whether a seat may use a road: a sea route needs its guild seal."""
        return road.seal == NO_SEAL or self.has_seal(seat, road.seal)

    # --- what the kernel asks ------------------------------------------------------------------------------------------------

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.contract_pile = self.contract_pile.clone()
        self.drawn_contract = self.drawn_contract.clone()
        resample([self.contract_pile, self.drawn_contract], seat, stream)
        self.card_pile = self.card_pile.clone()
        resample([self.card_pile], seat, stream)
        self.offer_stacks = tuple([stack.clone() for stack in self.offer_stacks])
        for stack in self.offer_stacks:
            resample([stack], seat, stream)
        self.resample_goals(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def final_points(self, seat: int) -> dict[str, int]:
        return scoring.final_points(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.violations(self)
