"""The state of Mercado: what lies before each seat, the tiles on display, the board and the supplies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part_per_seat, shared, unset
from ...core.messages import JsonValue, Message
from ...core.parts import Part
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ...core.state import State
from . import invariants, observation
from .rules import scoring
from .tables import NOWHERE

if TYPE_CHECKING:
    from .game import Mercado


@dataclass(slots=True, eq=False, init=False, repr=False)
class Seat(Part):
    """What lies before a seat. Coins are packed (`packing`); tuples and piles are replaced and never changed."""

    bag: int = shared(0)
    mat: int = shared(0)
    """The coins on the character tile."""
    deposits: tuple[int, ...] = unset()
    """The coins on the seat's edge of each tile on display, by slot."""
    seals: int = shared(0)
    privileges: Pile = unset()
    distance: int = shared(0)
    """How far the marker has come since the start."""
    draw_count: int = shared(0, hidden=True)
    """How often the seat has drawn coins: the number labels the random stream of the next draw."""

    def set_deposit(self, slot: int, coins: int) -> None:
        """Replace the coins on the seat's edge of the tile in a slot."""
        deposits = list(self.deposits)
        deposits[slot] = coins
        self.deposits = tuple(deposits)


@dataclass(slots=True, eq=False, init=False, repr=False)
class MercadoState(State["Mercado"]):
    """The seats, the tiles on display, the board and the supplies."""

    seats: list[Seat] = part_per_seat(Seat)
    track_order: tuple[int, ...] = unset()
    """The seats by their place on the board, the leader first; on one space the upper marker is ahead."""
    board_symbols: tuple[int, ...] = unset()
    """The symbols of the side of the board in use."""
    start_space: int = shared(NOWHERE)
    """The space that the start disc covers."""
    display: tuple[int, ...] = unset()
    """The tiles by slot: objects, scents, the inspector, the money changer."""
    objects: Pile = unset()
    scents: Pile = unset()
    discards: tuple[int, ...] = shared(())
    """Both open discard piles: a tile's number says to which it belongs."""
    privilege_supply: Pile = unset()
    privileges_out: tuple[int, ...] = shared(())
    """The privileges that have left the game."""
    counterfeits: int = shared(0)
    jokers: int = shared(0)
    seal_supply: int = shared(0)
    drawn: int = shared(0)
    """The coins that were drawn and lie before the active player."""
    selling: int = shared(NOWHERE)
    """The slot that is being scored."""
    sold: tuple[int, ...] = shared(())
    """The slots whose goods were sold in this turn."""
    extra_turns: int = shared(0)
    """Further turns that the active player has yet to take."""
    shuffles: int = shared(0, hidden=True)
    """How often a discard pile has been shuffled: the number labels the random stream of the next shuffle."""
    round: int = shared(1)
    last_round: bool = shared(False)
    ended_by: str | None = shared(None)

    # --- predicates ----------------------------------------------------------------------------------------------------------

    def slot_of(self, tile: int) -> int:
        """Where a tile lies on display; `NOWHERE` if it does not."""
        display = self.display
        return display.index(tile) if tile in display else NOWHERE

    def is_sold(self, slot: int) -> bool:
        """Whether the goods of a slot were sold in this turn: the stall is closed until the gaps are filled."""
        return slot in self.sold

    def is_complete(self, seat: int, slot: int) -> bool:
        """Whether a seat has laid the whole price of the tile in a slot."""
        return not self.game.tiles.takes[self.display[slot]][self.seats[seat].deposits[slot]]

    def has_privilege(self, seat: int, privilege: int) -> bool:
        """Whether a seat holds a privilege of this kind."""
        return privilege in self.seats[seat].privileges.cards

    # --- what the kernel asks ------------------------------------------------------------------------------------------------

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.objects = self.objects.clone()
        self.scents = self.scents.clone()
        self.privilege_supply = self.privilege_supply.clone()
        for each in self.seats:
            each.privileges = each.privileges.clone()
        resample([self.objects], seat, stream)
        resample([self.scents], seat, stream)
        resample([self.privilege_supply, *[each.privileges for each in self.seats]], seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.action_details(self, action)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.ranking_key(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.violations(self)
