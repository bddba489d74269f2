"""The context of the view: the scene, what is printed, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ....core.scene import Scene
from ....draw import context as draw
from ....draw.regions import piece
from .coins import coin
from .printed import COINS, Printed

LETTERED = COINS[:4]
"""The kinds of coins with a letter; the opponents have a sign."""


class MercadoContext(draw.ViewContext[Printed]):
    """The context of one picture."""

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
        """Return the name of a tile, as a heading."""
        words = self.worded("view-goods", goods=label)
        return words[:1].upper() + words[1:]

    def rank(self, seat: int) -> int:
        """Return the place of a seat on the board, from 1."""
        order: list[int] = self.observation["order"]
        return order.index(seat) + 1

    def letter(self, kind: str) -> str:
        """Return the letter of a kind of coin, empty for those with a sign."""
        return self.letters.get(kind, "")

    def coin(self, seat: int, kind: str, id: str, x: float, y: float, size: float) -> str:
        """Draw a coin of a seat as a piece. It is animated from where one like it disappeared, or from the bag."""
        drawn = coin(kind, self.letter(kind), 0, 0, size)
        return piece(drawn, id=id, x=x, y=y, like=f"{seat}-{kind}", home=f"pile-bag-{seat}-{kind}")

    def chances(self, seat: int, kind: str) -> str:
        """Return the number of coins of a kind in a seat's bag, and the chances of the next draw, in words."""
        there: Mapping[str, Any] = self.observation["seats"][seat]
        count = there["bag"][COINS.index(kind)]
        parts = [self.translate("view-in-bag", coin=kind, count=count)]
        for minimum, likely in enumerate(there["chances"][kind], 1):
            if likely:
                parts.append(self.translate("view-chance", least=minimum, percent=percent(likely)))
        return " · ".join(parts)


def coin_to_lay(question: Sequence[Any]) -> str | None:
    """Draw the kind of the coin that a question is about."""
    name = question[0]
    return COINS[question[2]] if name == "LayCoin" else "joker" if name == "LayJoker" else None


def percent(likely: float) -> int:
    """Return a chance in percent. Only certainty is 100, and only impossibility is 0."""
    return round(100 * likely) if likely in (0, 1) else min(max(round(100 * likely), 1), 99)
