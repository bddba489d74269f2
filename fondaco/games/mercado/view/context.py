"""What all parts of the view look things up in: the scene, the catalogue, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ....core.scene import Scene
from ....draw import context as draw
from ....draw.regions import piece
from .coins import coin
from .printed import COINS, Printed

LETTERED = COINS[:4]
"""The kinds of coins with a letter; the others have a sign."""


class MercadoContext(draw.ViewContext[Printed]):
    """One scene to be drawn."""

    ASKABLE: ClassVar = {
        "Turn": ("draw", "refill"),
        "Action": ("privilege", "draw", "refill"),
        "LayCoin": ("put", "bag"),
        "ChooseTile": ("score",),
        "LayJoker": ("put",),
    }

    def __init__(self, scene: Scene, printed: Printed) -> None:
        super().__init__(scene, printed)
        self.letters: Mapping[str, str] = {kind: self.translate(f"view-letter-{kind}") for kind in LETTERED}
        self.length = len(self.observation["board"])

    def goods(self, label: str) -> str:
        """The name of a tile, as a heading."""
        words = self.worded("view-goods", goods=label)
        return words[:1].upper() + words[1:]

    def rank(self, seat: int) -> int:
        """The place of a seat on the board, from 1."""
        order: list[int] = self.observation["order"]
        return order.index(seat) + 1

    def letter(self, kind: str) -> str:
        """What is written on a coin; nothing on those with a sign."""
        return self.letters.get(kind, "")

    def coin(self, seat: int, kind: str, id: str, x: float, y: float, size: float) -> str:
        """A coin of a seat as a piece; it comes from where one like it is gone, or from the bag."""
        drawn = coin(kind, self.letter(kind), 0, 0, size)
        return piece(drawn, id=id, x=x, y=y, like=f"{seat}-{kind}", home=f"pile-bag-{seat}-{kind}")

    def chances(self, seat: int, kind: str) -> str:
        """What the bag of a seat holds of a kind, and how likely the next draw brings some, in words."""
        there: Mapping[str, Any] = self.observation["seats"][seat]
        count = there["bag"][COINS.index(kind)]
        parts = [self.translate("view-in-bag", coin=kind, count=count)]
        for minimum, likely in enumerate(there["chances"][kind], 1):
            if likely:
                parts.append(self.translate("view-chance", least=minimum, percent=percent(likely)))
        return " · ".join(parts)


def coin_to_lay(question: Sequence[Any]) -> str | None:
    """The kind of the coin that a question is about."""
    name = question[0]
    return COINS[question[2]] if name == "LayCoin" else "joker" if name == "LayJoker" else None


def percent(likely: float) -> int:
    """A chance in percent: only what is certain is told as 100, only what cannot be as 0."""
    return round(100 * likely) if likely in (0, 1) else min(max(round(100 * likely), 1), 99)
