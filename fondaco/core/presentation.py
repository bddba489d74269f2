"""How a game is presented to people: words, colours, help and playing time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

SEAT_COLOURS = ("red", "blue", "green", "yellow", "purple")


class Presentation(NamedTuple):
    """What the terminal and the server show of a game beside its positions. No rule depends on it."""

    typical_minutes: int = 0
    """The typical length of a game in minutes; 0 if it is not known."""
    seat_colours: Sequence[str] = SEAT_COLOURS
    """The name of the colour of each seat, used by views, log and charts."""
    howto_sections: Mapping[str, str] = {}
    """The section of the how-to page that explains a question, by the question's class: ``{"Travel": "travel"}``."""
    observation_formatters: Mapping[str, str] = {}
    """The formatter of each part of an observation, by its path: ``{"points[].card": "point_card"}``.

    A path may end in ``*``. Parts without a formatter are shown as they are.
    """
