"""The table of Marco Polo II."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import per_seat, shared, unset
from ...core.messages import JsonValue
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ..polo.state import PoloState
from . import invariants, observation
from .items import STORED
from .rules import scoring

if TYPE_CHECKING:
    from .game import MarcoPolo2


@dataclass(slots=True, eq=False, init=False, repr=False)
class MarcoPolo2State(PoloState["MarcoPolo2"]):
    """What lies on the table besides: seals, offers, contracts in cities, the pile of city cards."""

    STORED = STORED

    bagged: bool = shared(False)
    """Whether the seat to act has used the money bag in this turn."""
    black_values: tuple[int, ...] = shared(())
    """What the black dice on the board show, if they are rolled in advance."""
    card_pile: Pile = unset()
    """The city cards to be drawn. It is never changed but replaced."""
    display: tuple[int, ...] = unset()
    """The contracts in the contract cities, two a city; those taken leave a hole until the turn ends."""
    first_dice: int = shared(0)
    """How many dice the seat to act had when its turn began."""
    kept: tuple[int, ...] = shared(())
    """The outpost bonuses that Filippo Vitello has stored."""
    offer_stacks: tuple[Pile, ...] = unset()
    """The tiles of the rounds to come, the next one open on top; the lowest stays in the box. Never changed but replaced."""
    offers: tuple[int, ...] = unset()
    """The offer tile on each book."""
    seals: list[int] = per_seat(0)
    """For each seat the set of its guild seals."""
    travelled: int = shared(0)
    """How high the highest travel space is that was used in this round: 1 to 3, 0 for none."""
    upgraded: list[int] = per_seat(0)
    """For each seat the set of its guild seals that are upgraded."""

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        resample([self.pile, self.drawn], seat, stream)
        self.card_pile = self.card_pile.clone()
        resample([self.card_pile], seat, stream)
        self.offer_stacks = tuple(stack.clone() for stack in self.offer_stacks)
        for stack in self.offer_stacks:
            resample([stack], seat, stream)
        self.redraw_goals(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def final(self, seat: int) -> dict[str, int]:
        return scoring.final(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self)
