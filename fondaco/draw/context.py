"""What all parts of a view look things up in: the scene, what is printed, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ..core.scene import AvailableAction, Scene


class Printed(Protocol):
    """What is printed in a game's box."""

    @property
    def words(self) -> dict[tuple[str, str, str], str]:
        """Things in words, by language, message and label: said once, for pictures say them again and again."""


C = TypeVar("C", bound=Printed)


class Table(Generic[C]):
    """One scene to be drawn. A game's view adds what only its table has."""

    WANTED: ClassVar[Mapping[str, tuple[str, ...]]]
    """What somebody might want to do on the table, as verbs by the question asked: if it is not possible, they may ask why."""

    def __init__(self, scene: Scene, catalogue: C) -> None:
        self.scene = scene
        self.catalogue = catalogue
        self.say = scene.translate
        self.seen: Mapping[str, Any] = scene.observation
        self.player: int | None = self.seen["player"]
        self.seat: int | None = self.seen["seat"]
        self.shown = self.seat or 0
        """Whose things are drawn large: the viewer's own; a spectator sees those of seat 0."""
        self.mine: Mapping[str, Any] = self.seen["seats"][self.shown]
        self.players: int = self.seen["players"]
        self.others = [(self.shown + offset) % self.players for offset in range(1, self.players)]
        """The other seats, clockwise."""
        self.question: Sequence[Any] = self.seen["question"] or ("",)
        self.my_turn = self.seat is not None and self.seat == self.player
        self.dressed: Sequence[int] = range(self.players)
        """What each seat wears, as a number in `PLAYERS`."""
        self._names = [self.say("view-seat", seat=seat) for seat in range(self.players)]

    def live(self, *words: object) -> AvailableAction | None:
        """What the viewer may do now, by its notation."""
        return self.scene.actions.get(" ".join(map(str, words)))

    def why(self, verb: str, *words: object) -> str | None:
        """What the viewer might want to do now and, if it is not live, cannot: its notation."""
        wanted = self.my_turn and verb in self.WANTED.get(self.question[0], ())
        return " ".join(map(str, (verb, *words))) if wanted else None

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._names[seat]

    def score(self, seat: int) -> int:
        """The points of a seat so far."""
        points: Mapping[str, int] = self.seen["seats"][seat]["score"]
        return sum(points.values())

    def winner(self, seat: int) -> bool:
        """Whether a seat has won."""
        return bool(self.seen["ranks"]) and self.seen["ranks"][seat] == 0

    def words(self, message: str, **label: str) -> str:
        """A message about one thing that is printed, such as a city or a card; said once for all pictures."""
        ((_, value),) = label.items()
        key = (self.scene.lang, message, value)
        known = self.catalogue.words
        if key not in known:
            known[key] = self.say(message, **label)
        return known[key]


AnyTable = Table[Any]
