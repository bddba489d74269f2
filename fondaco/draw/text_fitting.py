"""Text in boxes: the greatest width of words, where lines break, and where long names are cut.

Messages are wrapped and never shrunk. Only the names of players are cut.
"""

from __future__ import annotations

from functools import lru_cache

from . import letter_widths

UNKNOWN = 110
"""The width of a letter that is in no table, which is that of the widest letters."""


def _table(groups: dict[int, str]) -> dict[str, int]:
    return {letter: width for width, letters in groups.items() for letter in letters}


_TABLES = {
    (False, False): _table(letter_widths.SANS),
    (False, True): _table(letter_widths.SANS_BOLD),
    (True, False): _table(letter_widths.SERIF),
    (True, True): _table(letter_widths.SERIF_BOLD),
}


@lru_cache(maxsize=4096)
def width(words: str, size: float, *, serif: bool = False, bold: bool = False, spacing: float = 0) -> float:
    """Return the greatest width of a line of text.

    >>> width("iii", 10) < width("WWW", 10)
    True
    """
    table = _TABLES[serif, bold]
    return sum([table.get(letter, UNKNOWN) for letter in words]) * size / 100 + spacing * len(words)


@lru_cache(maxsize=4096)
def wrap(words: str, room: float, size: float, *, serif: bool = False, bold: bool = False) -> tuple[str, ...]:
    """Return words in lines no wider than the room, broken at spaces. A word that is too long is broken inside."""
    lines: list[str] = []
    rest = ""
    for word in words.split():
        longer = f"{rest} {word}" if rest else word
        if width(longer, size, serif=serif, bold=bold) <= room:
            rest = longer
            continue
        if rest:
            lines.append(rest)
        rest = word
        while width(rest, size, serif=serif, bold=bold) > room and len(rest) > 1:
            head = rest[: _fitting(rest, room, size, serif, bold)]
            lines.append(head)
            rest = rest[len(head) :]
    return (*lines, rest) if rest else tuple(lines)


def balance(words: str, room: float, size: float, *, serif: bool = False, bold: bool = False) -> tuple[str, ...]:
    """Return words as `wrap` does, with lines of similar length."""
    lines = wrap(words, room, size, serif=serif, bold=bold)
    if len(lines) < 2:
        return lines
    total = width(words, size, serif=serif, bold=bold)
    narrower = total / len(lines)
    while narrower < room:
        balanced = wrap(words, narrower, size, serif=serif, bold=bold)
        if len(balanced) == len(lines):
            return balanced
        narrower += size
    return lines


@lru_cache(maxsize=4096)
def cut(words: str, room: float, size: float, *, serif: bool = False, bold: bool = False) -> str:
    """Return the words, cut with an ellipsis if they are too long.

    >>> cut("Maximilian", 40, 10)
    'Maxi…'
    """
    words = " ".join(words.split())
    if width(words, size, serif=serif, bold=bold) <= room:
        return words
    room -= width("…", size, serif=serif, bold=bold)
    return words[: _fitting(words, room, size, serif, bold)].rstrip() + "…"


def _fitting(words: str, room: float, size: float, serif: bool, bold: bool) -> int:
    """Return the number of letters that fit, at least one."""
    table = _TABLES[serif, bold]
    left = room * 100 / size
    for count, letter in enumerate(words):
        left -= table.get(letter, UNKNOWN)
        if left < 0:
            return max(count, 1)
    return len(words)
