"""How a picture is put together: regions that a page can swap one by one, and pieces that keep their id for life."""

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
"""Hover and focus; all else is in the attributes, so that a page may leave it out."""


def picture(scene: Scene, width: float, height: float, regions: list[str], symbols: Mapping[str, str]) -> str:
    """The whole picture of a scene from its regions, back to front. ``symbols`` are those of the game."""
    body = "".join(regions)
    parts = [f"<style>{STYLE}</style>", definitions(body, symbols), body]
    return document(width, height, scene.title, parts, scene.prompt, role="group" if scene.actions else "img")


def region(name: str, *parts: str) -> str:
    """A part of the table that a page can swap on its own."""
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
    """A thing with a name: its body is drawn around (0, 0). What is live is a button; the title says it in full words.

    ``why`` is the notation of what cannot be done with it just now: a page can ask for the reason. Of pieces that are ``like``
    each other nobody can tell which is which: one that is new somewhere comes from where another is gone, or else from its
    ``home``, the id of a piece that holds them. ``turned_from`` is the id that the thing had before, if it is the other side of a
    leaf that has just been turned over: a page can show that.
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
    told = f"<title>{escaped(title)}</title>" if title else ""
    return f"<g{words}>{told}{body}</g>"
