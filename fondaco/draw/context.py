"""What all parts of a view look things up in: the scene, what is printed, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ..core.scene import AvailableAction, Scene


class HasWording(Protocol):
    """What is printed in a game's box."""

    @property
    def wording(self) -> dict[tuple[str, str, str], str]:
        """Things in words, by language, message and label: said once, for pictures say them again and again."""


C = TypeVar("C", bound=HasWording)


class ViewContext(Generic[C]):
    """One scene to be drawn. A game's view adds what only its table has."""

    ASKABLE: ClassVar[Mapping[str, tuple[str, ...]]]
    """What somebody might want to do on the table, as verbs by the question asked: if it is not possible, they may ask why."""

    def __init__(self, scene: Scene, catalogue: C) -> None:
        self.scene = scene
        self.printed = catalogue
        self.translate = scene.translate
        self.observation: Mapping[str, Any] = scene.observation
        self.player: int | None = self.observation["player"]
        self.seat: int | None = self.observation["seat"]
        self.shown_seat = self.seat or 0
        """Whose things are drawn large: the viewer's own; a spectator sees those of seat 0."""
        self.own: Mapping[str, Any] = self.observation["seats"][self.shown_seat]
        self.players: int = self.observation["players"]
        self.opponents = [(self.shown_seat + offset) % self.players for offset in range(1, self.players)]
        """The other seats, clockwise."""
        self.question: Sequence[Any] = self.observation["question"] or ("",)
        self.my_turn = self.seat is not None and self.seat == self.player
        self.seat_colours: Sequence[int] = range(self.players)
        """What each seat wears, as a number in `PLAYERS`."""
        self._names = [self.translate("view-seat", seat=seat) for seat in range(self.players)]

    def available(self, *words: object) -> AvailableAction | None:
        """What the viewer may do now, by its notation."""
        return self.scene.actions.get(" ".join(map(str, words)))

    def why(self, verb: str, *words: object) -> str | None:
        """What the viewer might want to do now and, if it is not live, cannot: its notation."""
        wanted = self.my_turn and verb in self.ASKABLE.get(self.question[0], ())
        return " ".join(map(str, (verb, *words))) if wanted else None

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._names[seat]

    def score(self, seat: int) -> int:
        """The points of a seat so far."""
        points: Mapping[str, int] = self.observation["seats"][seat]["score"]
        return sum(points.values())

    def winner(self, seat: int) -> bool:
        """Whether a seat has won."""
        return bool(self.observation["ranks"]) and self.observation["ranks"][seat] == 0

    def worded(self, message: str, **label: str) -> str:
        """A message about one thing that is printed, such as a city or a card; said once for all pictures."""
        ((_, value),) = label.items()
        key = (self.scene.lang, message, value)
        known = self.printed.wording
        if key not in known:
            known[key] = self.translate(message, **label)
        return known[key]


AnyContext = ViewContext[Any]
