"""Actions: integers of a fixed space, declared as families with small axes.

``Family("upgrade", Axis("colour", ("yellow", "red")), Axis("times", ("0", "1", "2")))`` declares six actions. This declaration
defines their ids, their notation (``upgrade red 2``), the parser, the action mask and the message for each action.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

from .components import require
from .errors import NotUnderstood
from .messages import Message

MAX_ACTIONS: Final = 0xFFFF
"""The maximum number of actions of a game: states store their moves in 16 bits each."""


class Axis:
    """One closed list of values. A player types the labels; the name is the argument of messages."""

    __slots__ = ("index", "labels", "name")

    def __init__(self, name: str, labels: Iterable[str]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.index = {label.lower(): value for value, label in enumerate(self.labels)}
        require(len(self.index) == len(self.labels), f"two of the {len(self.labels)} labels for {name} are the same")


def number_axis(name: str, first: int, last: int) -> Axis:
    """Return an axis of the integers from first to last."""
    require(last - first < MAX_ACTIONS, f"{last} is too many for {name}")
    return Axis(name, map(str, range(first, last + 1)))


class Family:
    """All actions of one verb of the rulebook.

    The action space sets ``base``, the first id, ``end``, one past the last id, and ``actions``, all ids. A family without axes
    has one action, ``only``. Rules use the `offset` or the `values` of an action and leave ``base`` to the kernel.
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
        self.actions: tuple[int, ...] = tuple(range(self.size))

    def offset(self, action: int) -> int:
        """The number of an action within this family, from 0; -1 if it belongs to another."""
        offset = action - self.base
        return offset if 0 <= offset < self.size else -1

    def id(self, *values: int) -> int:
        """Return the action with these values along the axes."""
        offset = 0
        for axis, value in zip(self.axes, values, strict=True):
            offset = offset * len(axis.labels) + value
        return self.base + offset

    def values(self, action: int) -> tuple[int, ...]:
        """Return the values of an action of this family along the axes."""
        offset = action - self.base
        values = []
        for axis in reversed(self.axes):
            offset, value = divmod(offset, len(axis.labels))
            values.append(value)
        return tuple(reversed(values))

    def labels(self, action: int) -> dict[str, str]:
        """Return the labels of an action by axis name."""
        pairs = zip(self.axes, self.values(action), strict=True)
        return {axis.name: axis.labels[value] for axis, value in pairs}


class ActionSpace:
    """The families of a game in order of their ids, with the notation of every id."""

    __slots__ = ("_bases", "_by_name", "families", "size")

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self._by_name = {family.name: family for family in families}
        assert len(self._by_name) == len(families), "two families have the same name"
        self.size = 0
        for family in families:
            family.base = self.size
            self.size += family.size
            family.end = self.size
            family.only = family.base
            family.actions = tuple(range(family.base, family.end))
        require(self.size <= MAX_ACTIONS, f"{self.size} actions are too many, the maximum is {MAX_ACTIONS}")
        self._bases = [family.base for family in families]

    def family(self, action: int) -> Family:
        """Return the family of an id."""
        return self.families[bisect_right(self._bases, action) - 1]

    def notation(self, action: int) -> str:
        """Return the text a player would type for an id."""
        family = self.family(action)
        return " ".join((family.name, *family.labels(action).values()))

    def parse(self, text: str) -> int:
        """Return the id of a text; letter case and extra spaces are ignored."""
        tokens = text.lower().split()
        family = self._by_name.get(tokens[0]) if tokens else None
        if family is None:
            raise _unknown_token("unknown-verb", text, tokens[0] if tokens else "", list(self._by_name))
        if len(tokens) - 1 != len(family.axes):
            form = " ".join((family.name, *(f"<{axis.name}>" for axis in family.axes)))
            raise NotUnderstood(Message("wrong-form", {"text": text, "form": form}))
        values = []
        for axis, token in zip(family.axes, tokens[1:], strict=True):
            if token not in axis.index:
                raise _unknown_token("unknown-label", text, token, list(axis.labels))
            values.append(axis.index[token])
        return family.id(*values)


def _unknown_token(reason: str, text: str, token: str, valid: list[str]) -> NotUnderstood:
    """Return the error for a token that is not in a list. It suggests the closest entries, or else the first ones."""
    from difflib import get_close_matches  # only errors need it

    suggested = get_close_matches(token, valid, n=3) or valid[:12]
    possible = ", ".join(suggested) + (" …" if len(suggested) < len(valid) else "")
    return NotUnderstood(Message(reason, {"text": text.strip(), "word": token, "possible": possible}))
