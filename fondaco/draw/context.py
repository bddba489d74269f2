"""The context of a view: the scene, what is printed in the box, and the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ..core.scene import AvailableAction, Scene


class HasWording(Protocol):
    """What is printed in the box of a game, with texts that were formatted before."""

    @property
    def wording(self) -> dict[tuple[str, str, str], str]:
        """Texts by language, message and label. Each is formatted once for all pictures."""


C = TypeVar("C", bound=HasWording)


class ViewContext(Generic[C]):
    """The context of one picture. Views of games add what only they need."""

    ASKABLE: ClassVar[Mapping[str, tuple[str, ...]]]
    """Verbs that a player may try, by the open question. If one is not legal, the page can ask why."""

    def __init__(self, scene: Scene, catalogue: C) -> None:
        self.scene = scene
        self.printed = catalogue
        self.translate = scene.translate
        self.observation: Mapping[str, Any] = scene.observation
        self.player: int | None = self.observation["player"]
        self.seat: int | None = self.observation["seat"]
        self.shown_seat = self.seat or 0
        """The seat whose player board is drawn: that of the viewer, for a spectator seat 0."""
        self.own: Mapping[str, Any] = self.observation["seats"][self.shown_seat]
        self.players: int = self.observation["players"]
        self.opponents = [(self.shown_seat + offset) % self.players for offset in range(1, self.players)]
        """The other seats in clockwise order."""
        self.question: Sequence[Any] = self.observation["question"] or ("",)
        self.my_turn = self.seat is not None and self.seat == self.player
        self.seat_colours: Sequence[int] = range(self.players)
        """The colour of each seat, as an index into `PLAYERS`."""
        self._names = [self.translate("view-seat", seat=seat) for seat in range(self.players)]

    def available(self, *words: object) -> AvailableAction | None:
        """Return the viewer's legal action with a notation, if it is legal."""
        return self.scene.actions.get(" ".join(map(str, words)))

    def why(self, verb: str, *words: object) -> str | None:
        """Return the notation of an action that the page can ask about, if the player may try its verb at this question."""
        may_try = self.my_turn and verb in self.ASKABLE.get(self.question[0], ())
        return " ".join(map(str, (verb, *words))) if may_try else None

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self._names[seat]

    def score(self, seat: int) -> int:
        """Return the points of a seat so far."""
        points: Mapping[str, int] = self.observation["seats"][seat]["score"]
        return sum(points.values())

    def winner(self, seat: int) -> bool:
        """Return whether a seat has won."""
        return bool(self.observation["ranks"]) and self.observation["ranks"][seat] == 0

    def worded(self, message: str, **label: str) -> str:
        """Return a message about one label, such as a city or a card. It is formatted once for all pictures."""
        ((_, value),) = label.items()
        key = (self.scene.lang, message, value)
        known = self.printed.wording
        if key not in known:
            known[key] = self.translate(message, **label)
        return known[key]


AnyContext = ViewContext[Any]
