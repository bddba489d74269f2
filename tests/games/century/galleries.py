"""What must be on the page that explains a game with boards: every piece of a kind with its label."""

from __future__ import annotations

from typing import Any

import fondaco
from tests.draw.svg_inspection import parse, text_and_frame_areas

LAND = ("points", "bonus", "explorations", "locations")
MERCHANTS = ("merchants", "bonus-cards", "deals")


def assert_gallery(game: fondaco.Game, name: str) -> None:
    """All pieces of a kind are drawn with their labels below, and of another kind nothing is."""
    drawn = game.render_gallery(name, "en")
    assert drawn is not None
    assert _labels(game.view.printed, name) <= {text.words for text, _ in text_and_frame_areas(parse(drawn))[1]}
    assert game.render_gallery("dragons", "en") is None


def _labels(catalogue: Any, name: str) -> set[str]:
    if name in ("merchants", "bonus-cards"):
        return {label for label in catalogue.merchants if label.startswith("B") == (name == "bonus-cards")}
    if name == "locations":
        return {label for label, face in catalogue.locations.items() if face.kind != "fort"}
    return set(getattr(catalogue, {"points": "cards"}.get(name, name)))
