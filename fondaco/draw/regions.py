"""The structure of a picture: regions that a page can replace one by one, and pieces that keep their ids."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.scene import AvailableAction, Scene
from .icons import definitions
from .palette import HALO, INK, WHITE
from .svg import document, escaped, quoted

STYLE = (
    "[data-action]{cursor:pointer}"
    f"[data-action]:hover .halo{{stroke:{HALO};stroke-width:9;opacity:.85}}"
    f"[data-action]:focus-visible{{outline:none}}"
    f"[data-action]:focus-visible .halo{{fill:{WHITE};stroke:{INK};stroke-width:3;opacity:1}}"
)
"""Hover and focus. All other styles are attributes, so that a page may leave this out."""


def picture(scene: Scene, width: float, height: float, regions: list[str], symbols: Mapping[str, str]) -> str:
    """Return the picture of a scene from its regions, back to front. ``symbols`` are those of the game."""
    body = "".join(regions)
    parts = [f"<style>{STYLE}</style>", definitions(body, symbols), body]
    return document(width, height, scene.title, parts, scene.prompt, role="group" if scene.actions else "img")


def region(name: str, *parts: str) -> str:
    """Return a region, which a page can replace alone."""
    return f'<g id="region-{name}">{"".join(parts)}</g>'


def piece(
    body: str,
    *,
    id: str | None = None,
    x: float = 0,
    y: float = 0,
    title: str = "",
    action: AvailableAction | None = None,
    why: str | None = None,
    like: str = "",
    home: str = "",
    turned_from: str = "",
) -> str:
    """Return a piece with a title. Its body is drawn around (0, 0); with an action it is a button.

    ``why`` is the notation of an action that is not legal now: a page can ask for the reason. Pieces with the same ``like`` are
    interchangeable: one that appears is animated from where another disappeared, else from ``home``, the id of a piece that
    holds them. ``turned_from`` is the earlier id of a page that has just been turned over, so that a page can animate it.
    """
    words = f" id={quoted(id)}" if id else ""
    for name, value in (("like", like), ("home", home), ("turned-from", turned_from)):
        if value:
            words += f" data-{name}={quoted(value)}"
    if x or y:
        words += f' transform="translate({x:g} {y:g})"'
    if action is not None:
        words += f' data-action="{action.action}" tabindex="0" role="button" aria-label={quoted(action.label)}'
        title = title or action.label
    elif why is not None:
        words += f' data-why={quoted(why)} tabindex="0" role="button" aria-disabled="true" aria-label={quoted(title)}'
    title_element = f"<title>{escaped(title)}</title>" if title else ""
    return f"<g{words}>{title_element}{body}</g>"
