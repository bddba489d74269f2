"""The pictures on point cards: an arch window on a stop along the road at dusk. There are six skylines and five skies."""

from __future__ import annotations

from .....draw.palette import INK, mix
from .....draw.svg import circle, path

ASPECT = 2 / 3
"""The height of a window by its width."""

_ARCH = "M1 79.3V35C1 15 42 16 60 1.4C78 16 119 15 119 35V79.3Z"
_HILLS = "M0 80V63q24-13 50-3q34-15 70 3V80Z"
SKIES = (
    ("#1E3F66", "#E8A15B"),
    ("#5A2A55", "#F0B56A"),
    ("#174F54", "#F2D08A"),
    ("#7A2E2A", "#F3C06C"),
    ("#2B3A6B", "#D98C8C"),
)
_CAMEL = (
    "M2.6 11.4C3.2 9.2 4.9 8.6 5.9 9C6.2 6.2 7.2 4.6 8.5 4.6C9.8 4.6 10.5 6.1 10.9 8C11.2 8.5 11.6 8.5 11.9 8C12.3 6 13 4.6 14.2"
    " 4.6C15.5 4.6 16 6.6 16.4 9.2C16.7 10.5 17.6 10.4 17.9 9.2C18.4 7.6 18 5.7 18.4 4.2C18.8 2.7 20 2.2 21 2.6L23 3.7C23.6 4.1"
    " 23.4 5.1 22.7 5.3L20.9 5.7C20.7 8.6 20.8 11.4 19.2 13.3C18.6 14 17.9 14.5 17.3 14.8L17.9 21.4H15.9L15 17.6L14.4"
    " 21.4H12.5L12.9 15.7C11 16 9 15.9 7.6 15.5L7.9 21.4H6L5.2 17.8L4.4 21.4H2.5L3.5 14.6C2.7 13.8 2.3 12.6 2.6 11.4Z"
)


def _mosque(ink: str) -> str:
    towers = "M27 80V64h7V44l4-9l4 9v20h6v-8c0-13 10-13 12-22c2 9 12 9 12 22v8h6V44l4-9l4 9v20h7v16Z"
    return path(towers, ink) + path("M60 34V29", stroke=ink, thick=1.2)


def _pagoda(ink: str) -> str:
    tiers = "M30 80v-9h8V60h-5c6-1 9-4 11-8h23c2 4 5 7 11 8h-5v11h8V55h-5c5-1 8-5 11-11c3 6 6 10 11 11h-5v25Z"
    return path(tiers, ink) + path("M48 52l2-5c4-1 6-3 7-6c1 3 3 5 7 6l2 5Z", ink)


def _camels(ink: str) -> str:
    places = ((18, 53, 1.15), (49, 55.5, 1.05), (79, 58, 0.95))
    return "".join(f'<path transform="translate({x} {y}) scale({scale})" d="{_CAMEL}" fill="{ink}"/>' for x, y, scale in places)


def _dhow(ink: str) -> str:
    sea = mix(ink, "#FFFFFF", 0.18)
    ship = "M24 68h70l-9 11H35ZM54 65V24c20 7 29 22 27 40ZM50 64H28c2-12 10-24 22-31Z"
    return path("M0 76q15-4 30 0t30 0t30 0t30 0V80H0Z", sea) + path(ship, ink)


def _fortress(ink: str) -> str:
    walls = "M22 80V60h5v-5h5v5h5v-5h5v5h5V45h4v-4h5v4h4v-4h5v4h4v15h5v-5h5v5h5v-5h5v5h5v20Z"
    return path(walls, ink) + path("M58.5 42V29", stroke=ink, thick=1.4) + path("M59 29l11 3.5l-11 3.5Z", ink)


def _oasis(ink: str) -> str:
    tents = "M20 80L40 54L60 80ZM52 80L68 60L84 80Z"
    palm = (
        "M92 80C94 68 93 60 89 52l3-1C97 60 97 70 96 80ZM90 52c-8-7-16-5-19 1c7-3 13-2 19-1c-7 0-13 4-14 11c4-6 9-9 14-11c1-8"
        " 8-12 15-9c-7 2-11 5-15 9c8-4 16-1 18 6c-5-5-11-6-18-6c5 1 9 5 9 12c-2-6-5-9-9-12Z"
    )
    return path(tents, ink) + path(palm, ink)


_SKYLINES = (_mosque, _pagoda, _camels, _dhow, _fortress, _oasis)


def window(number: int) -> str:
    """Return the id of the picture of a card."""
    return f"v-{number % len(_SKYLINES)}-{number % len(SKIES)}"


def _draw(skyline: int, sky: int) -> str:
    high, low = SKIES[sky]
    moon = 34 + 13 * ((skyline + 2 * sky) % 5)
    stars = "".join(circle((x + 17 * sky) % 96 + 12, y, 0.9, "#FFF1CC") for x, y in ((0, 34), (23, 27), (47, 22), (71, 30)))
    body = path(_ARCH, f"url(#v-sky-{sky})") + '<g clip-path="url(#v-arch)">' + stars
    body += circle(moon, 40, 9.5, "#FFF1CC") + path(_HILLS, mix(high, low, 0.42)) + _SKYLINES[skyline](mix(high, "#000000", 0.32))
    body += "</g>" + path(_ARCH, stroke=INK, thick=1.5)
    return f'<symbol id="v-{skyline}-{sky}" viewBox="0 0 120 80" overflow="visible">{body}</symbol>'


WINDOWS = {f"v-{skyline}-{sky}": _draw(skyline, sky) for skyline in range(len(_SKYLINES)) for sky in range(len(SKIES))}
"""All windows, and the paints and the arch they refer to, by id."""
WINDOWS["v-arch"] = f'<clipPath id="v-arch"><path d="{_ARCH}"/></clipPath>'
for _sky, (_high, _low) in enumerate(SKIES):
    WINDOWS[f"v-sky-{_sky}"] = (
        f'<linearGradient id="v-sky-{_sky}" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{_high}"/><stop offset="1" stop-color="{_low}"/></linearGradient>'
    )
