"""The table of Fernöstliche Wunder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import Message, Plain
from ...core.rng import Seed, Stream
from ..century.charts import Chart
from ..century.cubes import COUNT
from ..century.harbours import Harbours, HarbourState
from ..century.islands import NOWHERE, Sea
from ..century.markets import OfferTrade
from ..century.outposts import NO_COLUMN, OutpostState, price_of
from ..century.payment import paid_colour, pay_any
from ..century.red_bonuses import RedBonuses, RedBonusState, ask_bonus
from ..century.start_groups import StartState
from ..century.state import CenturyState
from ..century.upgrade import ask_upgrade
from . import observation, scoring, soundness, wake

if TYPE_CHECKING:
    from .game import EasternWonders


class EasternWondersState(OutpostState, HarbourState, RedBonusState, StartState):
    """The sea with its islands, the harbours, the bonus tiles, and the holds."""

    __slots__ = ("bonuses", "fulfilled", "harbours", "sea")
    COLUMNS: ClassVar[tuple[str, ...]] = (*CenturyState.COLUMNS, *__slots__)

    game: EasternWonders

    def __init__(
        self, game: EasternWonders, players: int, seed: Seed, options: Mapping[str, Plain], chart: Chart, harbours: Harbours
    ) -> None:
        super().__init__(game, players, seed, options)
        self.store = [0] * players
        self.sea = Sea(chart, players, len(game.start_groups))
        self.harbours = harbours
        self.bonuses = RedBonuses(game.red_kinds, players)
        self.fulfilled = [[] for _ in range(players)]

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_century(other)
        other.sea = self.sea.clone()
        other.harbours = self.harbours.clone()
        other.bonuses = self.bonuses.clone()
        other.fulfilled = [tiles[:] for tiles in self.fulfilled]
        return other

    # --- rules that the combinations have otherwise ---------------------------------------------------------------------------

    def free_steps(self, seat: int) -> int:
        return self.game.free_steps_at_first + self.bonuses.steps[seat]

    def paid_steps(self, seat: int) -> int:
        return self.store[seat] % COUNT

    def step_payments(self, seat: int) -> list[int]:
        return pay_any(self, seat)

    def check_step_payment(self, seat: int, action: int) -> int:
        return paid_colour(self, seat, action)

    def pay_step(self, seat: int, payment: int) -> None:
        wake.leave_cube(self, seat, payment)

    def arrived(self, seat: int) -> None:
        self.stack.append(wake.FindCubes(seat))

    def outpost_built(self, seat: int, tile: int, column: int) -> None:
        """A bonus tile for an emptied column, then the upgrades, then the trade. A tile just gained does not upgrade yet."""
        self.stack.append(OfferTrade(seat))
        ask_upgrade(self, seat, self.bonuses.upgrades[seat])
        if column != NO_COLUMN:
            ask_bonus(self, seat)

    def begin(self) -> None:
        from .turn import TURN

        self.stack.append(TURN[0])

    # --- what the kernel asks -------------------------------------------------------------------------------------------------

    def redraw(self, seat: int | None, stream: Stream) -> None:
        self.harbours.redraw(self.game.points.closed, seat, stream)

    def details(self, action: int) -> Mapping[str, Plain | Message]:
        family = self.game.space.family(action)
        if family is self.game.group:
            return {"gain": self.game.tables.start_groups.groups[action - family.base]}
        if family is self.game.build:
            ship = NOWHERE if self.player is None else self.sea.ships[self.player]
            return {"price": 0 if ship == NOWHERE else price_of(self, ship)}
        return super().details(action)

    def observe_table(self, seat: int | None) -> dict[str, Plain]:
        return observation.observe(self)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def standing(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def problems(self) -> list[str]:
        return soundness.problems(self)
