"""From a state to the scene that one viewer may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..draw.scene import LAYOUTS, AvailableAction, Scene
from .errors import InvalidOption
from .messages import JsonValue, Message

if TYPE_CHECKING:
    from .state import State


def build_scene(state: State, seat: int | None, lang: str, layout: str, player_names: Sequence[str] | None = None) -> Scene:
    """The scene a seat sees; only the seat to act sees what may be done. ``names`` are the people at the table, by seat."""
    if layout not in LAYOUTS:
        raise InvalidOption(Message("unknown-layout", {"value": str(layout), "possible": ", ".join(LAYOUTS)}))
    acts = seat is not None and seat == state.player
    live = available_actions(state, state.legal_actions(), lang, player_names) if acts else {}
    speaker = state.game.translator

    def say(id: str, **args: JsonValue) -> str:
        return speaker.format(Message(id, args), lang, player_names)

    return Scene(state.game.title(lang), state.shown(seat), state.prompt(lang, player_names, seat), live, say, lang, layout)


def available_actions(
    state: State, actions: Iterable[int], lang: str, player_names: Sequence[str] | None = None
) -> dict[str, AvailableAction]:
    """Answers to what a state asks, by notation."""
    question = state.question.to_json()
    return {
        state.notation(action): AvailableAction(action, state.describe(action, lang, player_names), question)
        for action in actions
    }
