"""The context of the view: the scene, what is printed, the map, who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ....core.scene import AvailableAction, Scene
from ....draw import context as draw
from ....draw.dice import die
from ....draw.players import PLAYERS
from ....draw.regions import piece
from .map_layout import MapLayout
from .printed import Items, PrintedPolo, PrintedRoad

_SEAT_COLOURS = {colours.name: number for number, colours in enumerate(PLAYERS)}
C = TypeVar("C", bound=PrintedPolo)


class PoloContext(draw.ViewContext[C], Generic[C]):
    """The context of one picture."""

    MAP_LAYOUT: ClassVar[MapLayout]
    """Where everything lies on the map."""
    AT_SPACE: ClassVar[tuple[str, ...]] = ("Die",)
    """The questions whose first number is an action space."""
    THRESHOLDS: ClassVar[bool] = False
    """Whether city cards name the least value for a reward, or all its values."""
    STORE: ClassVar[tuple[tuple[str, str], ...]]
    """What is stored, with its icon; money stands as a heap, its amount beside it."""
    ASKABLE: ClassVar = {
        "Turn": ("place", "complete", "buy"),
        "Die": ("die",),
        "Take": ("take",),
        "MakeRoom": ("drop",),
        "Travel": ("step",),
        "Relocate": ("relocate",),
        "Copy": ("bonus",),
        "Trigger": ("bonus",),
    }

    def __init__(self, scene: Scene, printed: C) -> None:
        super().__init__(scene, printed)
        self.colours = [there["colour"] for there in self.observation["seats"]]
        self.seat_colours = [_SEAT_COLOURS[colour] for colour in self.colours]
        self._dice: Counter[tuple[str, int]] = Counter()

    def character(self, label: str) -> str:
        """Draw a character with what makes it special."""
        return self.worded("view-character", choice=label)

    def emblems(self, seat: int) -> Sequence[str]:
        """Return the icons that stand beside a player's name: nothing, unless a game has some."""
        return ()

    # --- what the question is about ------------------------------------------------------------------------------------------

    @property
    def here(self) -> str | None:
        """Where a journey that is being planned has come to."""
        return self.printed.places[self.question[6]] if self.question[0] == "Travel" else None

    def price(self, road: PrintedRoad) -> Items:
        """Return the cost of the viewer's next step along a road.

        A jump from oasis to oasis is free, even along a road with a price.
        """
        return () if self._jumps and road.a in self._oases and road.b in self._oases else road.cost

    @property
    def _oases(self) -> list[str]:
        return [place for place in self.printed.places if place.startswith("oasis")]

    @property
    def _jumps(self) -> bool:
        """Whether the next step may be a jump, which is to say that it may lead from an oasis to one that no road leads to."""
        here = self.here
        if here not in self._oases:
            return False
        along = {end for road in self.printed.roads if here in (road.a, road.b) for end in (road.a, road.b)}
        return any(self.available("step", oasis) for oasis in self._oases if oasis not in along)

    @property
    def space(self) -> str | None:
        """The space that dice are being placed on, or that something is being chosen from."""
        return self.printed.spaces[self.question[2]] if self.question[0] in self.AT_SPACE else None

    # --- dice ----------------------------------------------------------------------------------------------------------------

    def die(
        self,
        colour: str,
        value: int,
        x: float,
        y: float,
        size: float,
        action: AvailableAction | None = None,
        why: str | None = None,
    ) -> str:
        """Draw a die as a piece.

        Its id has the colour, the value and a number, so that it stays the same on its way.
        """
        self._dice[colour, value] += 1
        shown_colour = colour if colour in self.colours or colour in ("black", "white") else "neutral"
        drawn = die(shown_colour, value, size, enabled=action is not None)
        id = f"die-{colour}-{value}-{self._dice[colour, value]}"
        return piece(drawn, id=id, x=x, y=y, title=self._die_words(colour, value), action=action, why=why)

    def _die_words(self, colour: str, value: int) -> str:
        key = (self.scene.lang, "view-die", f"{colour}{value}")
        known = self.printed.wording
        if key not in known:
            known[key] = self.translate("view-die", dice=[[colour, value]])
        return known[key]


AnyPoloContext = PoloContext[Any]
