"""What all parts of the view look things up in: the scene, the catalogue, who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ....draw.dice import die
from ....draw.layers import piece
from ....draw.players import PLAYERS
from ....draw.scene import Live, Scene
from .faces import Catalogue

_WEARS = {wears.name: number for number, wears in enumerate(PLAYERS)}
_WANTED = {
    "Turn": ("place", "complete", "buy"),
    "Die": ("die",),
    "Row": ("row",),
    "Take": ("take",),
    "MakeRoom": ("drop",),
    "Travel": ("step",),
    "Relocate": ("relocate",),
    "Copy": ("bonus",),
    "Trigger": ("bonus",),
}
"""What somebody might want to do on the table, by the question asked: if it is not possible, they may ask why."""


class Table:
    """One scene to be drawn."""

    def __init__(self, scene: Scene, catalogue: Catalogue) -> None:
        self.scene = scene
        self.catalogue = catalogue
        self.say = scene.say
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
        self.colours = [there["colour"] for there in self.seen["seats"]]
        self.dressed = [_WEARS[colour] for colour in self.colours]
        """What each seat wears, as a number in `PLAYERS`."""
        self._names = [self.say("see-seat", seat=seat) for seat in range(self.players)]
        self._dice: Counter[tuple[str, int]] = Counter()

    def live(self, *words: object) -> Live | None:
        """What the viewer may do now, by its notation."""
        return self.scene.live.get(" ".join(map(str, words)))

    def why(self, verb: str, *words: object) -> str | None:
        """What the viewer might want to do now and, if it is not live, cannot: its notation."""
        wanted = self.my_turn and verb in _WANTED.get(self.question[0], ())
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

    def character(self, label: str) -> str:
        """A character with what makes it special."""
        return self.words("see-character", choice=label)

    # --- what the question is about ------------------------------------------------------------------------------------------

    @property
    def here(self) -> str | None:
        """Where a journey that is being planned has come to."""
        return self.catalogue.places[self.question[6]] if self.question[0] == "Travel" else None

    @property
    def space(self) -> str | None:
        """The space that dice are being placed on, or whose line is being chosen."""
        return self.catalogue.spaces[self.question[2]] if self.question[0] in ("Die", "Row") else None

    # --- dice ----------------------------------------------------------------------------------------------------------------

    def die(
        self, colour: str, value: int, x: float, y: float, size: float, live: Live | None = None, why: str | None = None
    ) -> str:
        """A die as a piece. Its id tells colour, value and which of those alike it is, so that it stays the same on its way."""
        self._dice[colour, value] += 1
        worn = colour if colour in self.colours or colour in ("black", "white") else "neutral"
        drawn = die(worn, value, size, live=live is not None)
        id = f"die-{colour}-{value}-{self._dice[colour, value]}"
        return piece(drawn, id=id, x=x, y=y, title=self._die_words(colour, value), live=live, why=why)

    def _die_words(self, colour: str, value: int) -> str:
        key = (self.scene.lang, "see-die", f"{colour}{value}")
        known = self.catalogue.words
        if key not in known:
            known[key] = self.say("see-die", dice=[[colour, value]])
        return known[key]
