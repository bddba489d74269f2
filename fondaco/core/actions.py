"""Actions: integers of a fixed space, declared once as families with small axes.

``Family("upgrade", Axis("colour", ("yellow", "red")), Axis("times", ("0", "1", "2")))`` declares six actions. Their ids, their
notation (``upgrade red 2``), the parser, the mask and the words for people all come from that declaration.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from .components import require
from .errors import NotUnderstood
from .messages import Message

MAX_ACTIONS = 0xFFFF
"""How many actions there can be: histories hold them in 16 bits."""


class Axis:
    """One closed list of things to choose from. Its labels are what a player types, its name leads to the words for people."""

    __slots__ = ("index", "labels", "name")

    def __init__(self, name: str, labels: Iterable[str]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.index = {label.lower(): value for value, label in enumerate(self.labels)}
        require(len(self.index) == len(self.labels), f"two of the {len(self.labels)} labels for {name} are the same")


def number_axis(name: str, first: int, last: int) -> Axis:
    """An axis of the whole numbers from first to last."""
    require(last - first < MAX_ACTIONS, f"{last} is too many for {name}")
    return Axis(name, map(str, range(first, last + 1)))


class Family:
    """All actions of one verb of the rulebook.

    ``base`` is its first id, ``end`` the one after its last, ``actions`` are all of them. A family without axes has one action,
    ``only``. A space sets them. Rules ask for the `offset` or the `values` of an action and leave ``base`` to the kernel.
    """

    __slots__ = ("actions", "axes", "base", "end", "name", "only", "size")

    def __init__(self, name: str, *axes: Axis) -> None:
        self.name = name
        self.axes = axes
        self.size = 1
        for axis in axes:
            self.size *= len(axis.labels)
        self.base = 0
        self.end = self.size
        self.only = 0
        self.actions: Sequence[int] = range(self.size)

    def offset(self, action: int) -> int:
        """The number of an action within this family, from 0; -1 if it belongs to another."""
        offset = action - self.base
        return offset if 0 <= offset < self.size else -1

    def id(self, *values: int) -> int:
        """The action with these values along the axes."""
        index = 0
        for axis, value in zip(self.axes, values, strict=True):
            index = index * len(axis.labels) + value
        return self.base + index

    def values(self, action: int) -> tuple[int, ...]:
        """The values along the axes of one of this family's actions."""
        index = action - self.base
        values = []
        for axis in reversed(self.axes):
            index, value = divmod(index, len(axis.labels))
            values.append(value)
        return tuple(reversed(values))

    def labels(self, action: int) -> dict[str, str]:
        """The labels of an action by the names of the axes."""
        pairs = zip(self.axes, self.values(action), strict=True)
        return {axis.name: axis.labels[value] for axis, value in pairs}


class ActionSpace:
    """The families of a game, one after the other, and the text for every id."""

    __slots__ = ("_bases", "_by_name", "families", "size")

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self._by_name = {family.name: family for family in families}
        assert len(self._by_name) == len(families), "two families of one name"
        self.size = 0
        for family in families:
            family.base = self.size
            self.size += family.size
            family.end = self.size
            family.only = family.base
            family.actions = tuple(range(family.base, family.end))
        require(self.size <= MAX_ACTIONS, f"{self.size} actions are too many; there can be {MAX_ACTIONS}")
        self._bases = [family.base for family in families]

    def family(self, action: int) -> Family:
        """The family an id belongs to."""
        return self.families[bisect_right(self._bases, action) - 1]

    def notation(self, action: int) -> str:
        """The text a player would type for an id."""
        family = self.family(action)
        return " ".join((family.name, *family.labels(action).values()))

    def parse(self, text: str) -> int:
        """The id of a text; upper and lower case and spare blanks do not matter."""
        words = text.lower().split()
        family = self._by_name.get(words[0]) if words else None
        if family is None:
            raise _unknown_token("unknown-verb", text, words[0] if words else "", list(self._by_name))
        if len(words) - 1 != len(family.axes):
            form = " ".join((family.name, *(f"<{axis.name}>" for axis in family.axes)))
            raise NotUnderstood(Message("wrong-form", {"text": text, "form": form}))
        values = []
        for axis, word in zip(family.axes, words[1:], strict=True):
            if word not in axis.index:
                raise _unknown_token("unknown-label", text, word, list(axis.labels))
            values.append(axis.index[word])
        return family.id(*values)


def _unknown_token(reason: str, text: str, word: str, words: list[str]) -> NotUnderstood:
    """The error for a word that is not in a list: it names the nearest ones, or else the first of the list."""
    near = get_close_matches(word, words, n=3) or words[:12]
    possible = ", ".join(near) + (" …" if len(near) < len(words) else "")
    return NotUnderstood(Message(reason, {"text": text.strip(), "word": word, "possible": possible}))
