"""A scene: all that a picture of a table is made of. It holds what one viewer may see, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

LAYOUTS = ("wide", "tall")


@dataclass(frozen=True, slots=True)
class AvailableAction:
    """Something the viewer may do now."""

    action: int
    label: str
    question: Sequence[Any]
    """What it answers, as an observation names it: what is asked now, or what was asked when it could have been picked."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a view draws from: an observation, the prompt, and what may be done, by notation."""

    title: str
    observation: Mapping[str, Any]
    prompt: str
    actions: Mapping[str, AvailableAction]
    translate: Callable[..., str]
    """Words from the game's messages: ``say("colour-red")``, ``say("view-round", number=3)``."""
    lang: str
    layout: str
