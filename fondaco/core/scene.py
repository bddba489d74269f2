"""From a state to the scene that one viewer may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..draw.scene import LAYOUTS, Live, Scene
from .errors import InvalidOption
from .messages import Message, Plain

if TYPE_CHECKING:
    from .state import State


def scene_of(state: State, seat: int | None, lang: str, layout: str, names: Sequence[str] | None = None) -> Scene:
    """The scene a seat sees; only the seat to act sees what may be done. ``names`` are the people at the table, by seat."""
    if layout not in LAYOUTS:
        raise InvalidOption(Message("unknown-layout", {"value": str(layout), "possible": ", ".join(LAYOUTS)}))
    acts = seat is not None and seat == state.player
    live = offers(state, state.legal_actions(), lang, names) if acts else {}
    speaker = state.game.speaker

    def say(id: str, **args: Plain) -> str:
        return speaker.say(Message(id, args), lang, names)

    return Scene(state.game.title(lang), state.shown(seat), state.prompt(lang, names, seat), live, say, lang, layout)


def offers(state: State, actions: Iterable[int], lang: str, names: Sequence[str] | None = None) -> dict[str, Live]:
    """Answers to what a state asks, by notation."""
    question = state.question.plain()
    return {state.notation(action): Live(action, state.describe(action, lang, names), question) for action in actions}
