"""The rules side of a part of a Century game: cubes, merchants, hands, the sea, boards with settlers.

A part is a pair. Its columns lie in the state, alone (`s.cubes`) or together (`s.merchants`). A `CenturyPart` of the game,
`game.cubes` or `game.merchants`, holds the tables, the action families and what differs from game to game, and describes the
columns: for observations, encodings, bots' determinizations, messages, scores and tests. `CenturyGame.parts` lists them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ...core.actions import ActionSpace, Family
from ...core.messages import JsonValue, Message, Translator
from ...core.native import mypyc_attr
from ...core.rng import Stream

if TYPE_CHECKING:
    from .state import CenturyState

S = TypeVar("S", bound="CenturyState")

Seen = Mapping[str, Any]
"""An observation, or what it says of one seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CenturyPart(Generic[S]):
    """What a part adds to a game. Each method adds nothing unless a part overrides it."""

    def families(self) -> Sequence[Family]:
        """Return the action families of the part's questions. The game gives their order."""
        return ()

    def number_actions(self, space: ActionSpace) -> None:
        """Prepare tables of action ids; the ids are known now."""

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        """Return the options of the part, as `Game.option_choices` does."""
        return {}

    def message_packages(self) -> Sequence[str]:
        """Return the packages with the part's messages, apart from those of all Century games."""
        return ()

    def howto_sections(self) -> Mapping[str, str]:
        """Return the sections of the how-to page that explain the part's questions; the game may name others."""
        return {}

    def observation_formatters(self) -> Mapping[str, str]:
        """Return the formatters of what the part observes, by path."""
        return {}

    def add_formatters(self, translator: Translator) -> None:
        """Add the formatters of the part's message arguments."""

    def action_details(self, s: S, action: int) -> Mapping[str, JsonValue | Message]:
        """Return what the position adds to the message of an action, the same for all questions."""
        return {}

    # --- what can be seen ----------------------------------------------------------------------------------------------------

    def observe(self, s: S, viewer: int | None) -> dict[str, JsonValue]:
        """Return what a viewer sees on the table."""
        return {}

    def observe_seat(self, s: S, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        """Return what a viewer sees before a seat."""
        return {}

    def encoding_size(self, seats: int) -> int:
        """Return how many numbers `encode` adds in a game for up to this number of seats."""
        return 0

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        """Add the table as numbers. Seats come in the given order, the viewer first; the longest order has `seats` of them."""

    def seat_encoding_size(self) -> int:
        """Return how many numbers `encode_seat` adds."""
        return 0

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        """Add what lies before a seat as numbers."""

    def resample_hidden(self, s: S, seat: int | None, stream: Stream) -> None:
        """Shuffle what a seat cannot know. All parts draw from one stream, in the order of `CenturyGame.parts`."""

    # --- results -------------------------------------------------------------------------------------------------------------

    def points(self, s: S, seat: int) -> Mapping[str, int]:
        """Return points of a seat by source."""
        return {}

    def violations(self, s: S) -> list[str]:
        """Describe broken invariants."""
        return []
