"""What seats wear, as styles of a page: the colours and marks that the pictures have."""

from __future__ import annotations

from functools import cache
from urllib.parse import quote

from ...draw.players import PLAYERS, PlayerColours


@cache
def badge_styles() -> str:
    """A class for each colour: its fill, what is legible on it, and its mark."""
    return "".join(
        f'.seat-{wears.name}{{--seat-fill:{wears.fill};--seat-text:{wears.on};--seat-mark:url("data:image/svg+xml,{quote(_mark(wears))}")}}'
        for wears in PLAYERS
    )


def _mark(wears: PlayerColours) -> str:
    fill = wears.on if wears.solid else "none"
    shape = f'<path d="{wears.mark}" fill="{fill}" stroke="{wears.on}" stroke-width="2"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 12 12">{shape}</svg>'
