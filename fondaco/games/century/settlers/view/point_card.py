"""Point cards of the New World: a strip with all that lasts, a window on the land, the cubes to pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .....draw.cards import DISABLED, NORMAL, frame
from .....draw.cubes import CUBES, icons_of, row
from .....draw.palette import BINDING_LIGHT, CREAM, FOIL, INK, PRODUCE, TRADE, UPGRADE, WHITE, mix
from .....draw.pieces import seal
from .....draw.svg import circle, group, line, path, rect, text, use
from ...hand.view.hand_window import SKIES, WINDOWS
from .printed_settlers import KINDS, PrintedPointCard
from .settler_symbols import SYMBOLS, disc, kind_disc, settler

STRIP = 25
"""The height of the strip."""
NARROW = 74
"""Strips that are narrower have no room for the kind and the mark."""
COLOURS = {"native_help": mix(TRADE, INK, 0.18), "tool": "#5B6570", "settlers": UPGRADE, "exploration": PRODUCE}
"""The strip of each kind of card; white words stand on it."""


@lru_cache(maxsize=1024)
def card(face: PrintedPointCard, width: float, height: float, state: str, *, faint: bool = False) -> str:
    """Draw a point card. ``faint``: it cannot be paid now; strip and seal stay full, for planning."""
    high = (height - STRIP) * 0.45
    body = frame(width, height, state) + strip(face, width)
    body += group(use(window(face), 5, STRIP + 4, width - 10, high), opacity=0.68 if state == DISABLED else 1)
    icons = icons_of(face.cost)
    size = min(20.0, (width - 8) / len(icons))
    top = STRIP + 4 + high + (height - STRIP - 4 - high - size) / 2
    body += group(row(icons, (width - len(icons) * size) / 2, top, size), opacity=0.45 if faint else 1)
    return body + seal(face.points, width - 25, -4, 30)


@lru_cache(maxsize=512)
def strip(face: PrintedPointCard, width: float) -> str:
    """Draw the strip of a card: its kind, and its lasting effect. On a narrow card they move together."""
    middle, right = STRIP / 2, width - 1
    left, pitch = (14, 24) if width > 90 else (12, 20)
    second, words = left + pitch, left + pitch + 12
    body = path(f"M1 {STRIP}V7Q1 1 7 1H{width - 7:g}Q{right:g} 1 {right:g} 7V{STRIP}Z", COLOURS[face.kind])
    body += line(1, STRIP, right, STRIP, INK)
    if width < NARROW:
        return body + _gist(face)
    body += kind_disc(face.kind, left, middle, 10.5 if width > 90 else 9.5)
    if face.kind == "native_help":
        return body + disc(face.mark, second, middle, 9) + _white(words, "−1")
    if face.kind == "tool":
        cubes = [CUBES[colour] for colour, count in enumerate(face.gain) if count]
        return body + disc(face.mark, second, middle, 9) + row(cubes, words - 2, middle - 8.5, 17)
    if face.kind == "settlers":
        return body + _white(second - 9, f"+{face.settlers}") + group(settler(None, 20), second + 7, middle - 10)
    body += rect(second - 9, middle - 9, 18, 18, BINDING_LIGHT, FOIL, 1, 3) + circle(second, middle, 5.5, CREAM)
    return body + _white(words, "+1")


def _gist(face: PrintedPointCard) -> str:
    """Draw a very narrow strip: the mark or the kind, and the effect with the sign of the kind."""
    middle = STRIP / 2
    if face.kind == "native_help":
        return disc(face.mark, 11, middle, 8.5) + _white(20.5, "−1")
    if face.kind == "tool":
        cubes = [CUBES[colour] for colour, count in enumerate(face.gain) if count]
        return disc(face.mark, 11, middle, 8.5) + row(cubes, 19.5, middle - 7.5, 15)
    return kind_disc(face.kind, 11, middle, 9) + _white(20.5, f"+{face.settlers or 1}")


def _white(x: float, words: str) -> str:
    return text(x, STRIP / 2 + 4.6, words, size=13, weight=700, fill=WHITE)


def pile(face: PrintedPointCard, width: float, height: float, count: int) -> str:
    """Draw the open draw pile: its top card, and the edges of those below."""
    below = "".join(rect(2 * at, 2.5 * at, width, height, "#E3CF9E", INK, 1, 7) for at in range(min(count - 1, 3), 0, -1))
    return below + card(face, width, height, NORMAL)


@lru_cache(maxsize=256)
def owned(face: PrintedPointCard, width: float, height: float, stamp: float = 22) -> str:
    """Draw a claimed card: strip and seal, and a window if there is room for one."""
    body = (
        frame(width, height, NORMAL) + strip(face, width) + seal(face.points, width - stamp - 2, (STRIP - stamp) / 2 + 0.5, stamp)
    )
    room = height - STRIP - 10
    return body + (use(window(face), 5, STRIP + 5, width - 10, room) if room > 14 else "")


def columns(faces: Sequence[PrintedPointCard]) -> list[list[PrintedPointCard]]:
    """Return cards by kind, always in the same order of kinds."""
    return [[face for face in faces if face.kind == kind] for kind in KINDS]


# --- windows -----------------------------------------------------------------------------------------------------------------


def window(face: PrintedPointCard) -> str:
    """Return the id of the picture of a card."""
    return f"w-{KINDS.index(face.kind)}-{face.number % len(SKIES)}"


def _pine(x: float, scale: float, ink: str) -> str:
    d = "M0 0v-5h-8l5-8h-3l6-10l6 10h-3l5 8h-8v5Z"
    return path(d, ink, more=f' transform="translate({x:g} 80) scale({scale:g})"')


def _motif(kind: int, ink: str) -> str:
    """Draw tents, a hut, a wood, a canoe on a lake: by the kind of card."""
    if kind == 0:
        tents = "M22 80l14-36l14 36ZM34 46l-4-7M38 46l4-7M70 80l15-40l15 40ZM83 42l-4-7M87 42l4-7"
        return path(tents, ink, ink, 1.6)
    if kind == 1:
        return path("M26 80V60H66V80ZM20 62L46 44L72 62Z", ink) + _pine(98, 1.5, ink)
    if kind == 2:
        return _pine(24, 1.5, ink) + _pine(42, 1.1, ink) + _pine(92, 1.7, ink) + _pine(108, 1.0, ink)
    lake = path("M0 80V68q15-3 30 0t30 0t30 0t30 0V80Z", mix(ink, "#FFFFFF", 0.2))
    return lake + path("M16 64q44 14 88 0l-12 12h-64ZM54 64V46l6 0V64Z", ink) + _pine(112, 1.1, ink)


def _draw(kind: int, sky: int) -> str:
    high, low = SKIES[sky]
    hills = "M0 80V56l24-22l14 12l20-20l24 26l16-11l22 17V80Z"
    body = f'<rect width="120" height="80" rx="4" fill="url(#v-sky-{sky})"/><g clip-path="url(#w-frame)">'
    body += circle(36 + 14 * ((kind + sky) % 4), 34, 13, "#FFF1CC") + path(hills, mix(high, low, 0.45))
    body += _motif(kind, mix(high, "#000000", 0.3)) + "</g>" + rect(0, 0, 120, 80, "none", INK, 1.5, 4)
    return f'<symbol id="w-{kind}-{sky}" viewBox="0 0 120 80" preserveAspectRatio="none" overflow="visible">{body}</symbol>'


SETTLER_SYMBOLS = {**WINDOWS, **SYMBOLS, "w-frame": '<clipPath id="w-frame"><rect width="120" height="80" rx="4"/></clipPath>'}
"""All that pictures of these games refer to, by id."""
SETTLER_SYMBOLS |= {f"w-{kind}-{sky}": _draw(kind, sky) for kind in range(len(KINDS)) for sky in range(len(SKIES))}
