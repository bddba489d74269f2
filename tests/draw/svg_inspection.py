"""A picture taken apart: where its texts and frames are, to check what an eye would see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from fondaco import State
from fondaco.draw.text_fitting import width

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on the picture; a text's is as wide as its letters can get."""

    left: float
    top: float
    right: float
    bottom: float
    words: str = ""
    figure: bool = False
    """A number in or on an icon."""

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def overlaps(self, other: Area) -> bool:
        return (
            self.left < other.right - 1
            and other.left < self.right - 1
            and self.top < other.bottom - 1
            and other.top < self.bottom - 1
        )

    @property
    def size(self) -> float:
        return (self.right - self.left) * (self.bottom - self.top)


def parse(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def text_and_frame_areas(root: ElementTree.Element) -> tuple[list[Area], list[tuple[Area, Area | None]]]:
    """All frames, and all texts each with the smallest frame below it."""
    frames: list[Area] = []
    texts: list[tuple[Area, Area | None]] = []
    for part, x, y in _walk(root, 0, 0):
        if part.tag == f"{SVG}rect":
            left, top = x + float(part.get("x", 0)), y + float(part.get("y", 0))
            frames.append(Area(left, top, left + float(part.get("width", 0)), top + float(part.get("height", 0))))
        elif part.tag == f"{SVG}text":
            text = _text(part, x, y)
            middle = ((text.left + text.right) / 2, (text.top + text.bottom) / 2)
            below = [frame for frame in frames if frame.holds(*middle)]
            texts.append((text, min(below, key=lambda frame: frame.size, default=None)))
    return frames, texts


def _walk(part: ElementTree.Element, x: float, y: float) -> Iterator[tuple[ElementTree.Element, float, float]]:
    for child in part:
        if child.tag == f"{SVG}defs":
            continue
        move = re.fullmatch(r"translate\(([-\d.e]+) ([-\d.e]+)\)", child.get("transform", ""))
        left, top = (x + float(move[1]), y + float(move[2])) if move else (x, y)
        yield child, left, top
        yield from _walk(child, left, top)


def _text(part: ElementTree.Element, x: float, y: float) -> Area:
    words, size, weight = part.text or "", float(part.get("font-size", 13)), int(part.get("font-weight", 400))
    spacing = float(part.get("letter-spacing", 0))
    wide = width(words, size, serif=part.get("font-family") is not None, bold=weight >= 600, spacing=spacing)
    anchor = part.get("text-anchor", "start")
    left = x + float(part.get("x", 0)) - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
    base = y + float(part.get("y", 0))
    return Area(left, base - 0.73 * size, left + wide, base + 0.2 * size, words, weight == 800)


def buttons(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [part for part in root.iter() if part.get("data-action") is not None]


def ids(root: ElementTree.Element) -> list[str]:
    return [id for part in root.iter() if (id := part.get("id")) is not None]


def piece(state: State, id: str, seat: int | None = 0, layout: str = "wide") -> ElementTree.Element:
    """A piece of the picture by its id."""
    (found,) = (part for part in parse(state.svg(seat, layout=layout)).iter() if part.get("id") == id)
    return found


def texts(part: ElementTree.Element) -> list[str]:
    """All that is written on a piece."""
    return [words.text or "" for words in part.iter(f"{SVG}text")]


def title(part: ElementTree.Element) -> str:
    """What is said of a piece in full."""
    return part.findtext(f"{SVG}title") or ""


def actions(state: State, id: str, layout: str = "wide") -> list[str]:
    """What a piece does when it is clicked."""
    found = [part for part in buttons(parse(state.svg(state.player, layout=layout))) if part.get("id") == id]
    return [state.notation(int(part.get("data-action", ""))) for part in found]


def disabled_moves(state: State, layout: str = "wide") -> dict[str, str]:
    """What cannot be done just now, and the reason that is given."""
    found = [part.get("data-why") for part in parse(state.svg(state.player, layout=layout)).iter()]
    return {move: state.why_not(state.parse(move)) or "" for move in found if move is not None}
