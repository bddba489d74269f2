"""A scene: all that a picture is made of, as one viewer may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .errors import InvalidOption
from .messages import JsonValue, Message

if TYPE_CHECKING:
    from .state import State

LAYOUTS = ("wide", "tall")


@dataclass(frozen=True, slots=True)
class AvailableAction:
    """A legal action that the viewer may choose in a picture."""

    action: int
    label: str
    question: Sequence[Any]
    """The question it answers, as an observation names it: the open one, or an earlier one for an out-of-order pick."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The data of one picture: an observation, the prompt, and the available actions by notation."""

    title: str
    observation: Mapping[str, Any]
    prompt: str
    actions: Mapping[str, AvailableAction]
    translate: Callable[..., str]
    """Returns a message of the game as text: ``translate("colour-red")``, ``translate("view-round", number=3)``."""
    lang: str
    layout: str


def build_scene(state: State, seat: int | None, lang: str, layout: str, player_names: Sequence[str] | None = None) -> Scene:
    """Return the scene of a seat; only for the seat to act it has actions. ``player_names`` are listed by seat."""
    if layout not in LAYOUTS:
        raise InvalidOption(Message("unknown-layout", {"value": str(layout), "possible": ", ".join(LAYOUTS)}))
    acts = seat is not None and seat == state.player
    actions = available_actions(state, state.legal_actions(), lang, player_names) if acts else {}
    translator = state.game.translator

    def translate(id: str, **args: JsonValue) -> str:
        return translator.format(Message(id, args), lang, player_names)

    title, prompt = state.game.title(lang), state.prompt(lang, player_names, seat)
    return Scene(title, state.shown(seat), prompt, actions, translate, lang, layout)


def available_actions(
    state: State, actions: Iterable[int], lang: str, player_names: Sequence[str] | None = None
) -> dict[str, AvailableAction]:
    """Return actions of the open question, by notation."""
    question = state.question.to_json()
    return {
        state.notation(action): AvailableAction(action, state.describe(action, lang, player_names), question)
        for action in actions
    }
