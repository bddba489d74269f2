"""What the states of all games with settlers do alike."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.messages import JsonValue, Message
from ....core.piles import resample
from ....core.rng import Stream
from . import formatters, settlers_scoring
from .state import Settled_co, SettledState


class SettledTable(SettledState[Settled_co]):
    """A state with settlers, as the kernel asks about it. It declares no column."""

    __slots__ = ()

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.land.points.redraw(seat, stream)
        resample([*self.land.stacks, self.land.box], seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return {**super().action_details(action), **formatters.details(self, action)}

    def breakdown(self) -> list[dict[str, int]]:
        return [settlers_scoring.points(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """Most points; of those tied, whoever had the last turn, which is the highest seat."""
        return self.scores()[seat], seat
