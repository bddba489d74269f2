"""Each rule once: what is legal, what is refused, the reason for it and the obstacle agree about every id of the space."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import fondaco
from fondaco.core.errors import IllegalAction
from fondaco.core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from fondaco.core.messages import LANGUAGES

from .positions import for_every_game, random_play, stream

WITH_OBSTACLES = [
    *("east_to_west_1", "east_to_west_2", "east_to_west_3", "eastern_wonders", "marco_polo", "marco_polo_2"),
    *("mercado", "new_world", "spice_islands", "spice_road", "valdora"),
]
"""The games in which every question names the obstacle of every action."""
PER_QUESTION = 3
"""The positions of each question that are checked."""


@cache
def asked_questions(game_id: str) -> dict[type[Question[Any]], list[fondaco.State]]:
    """Return positions by their question, the most frequent question first.

    They are drawn evenly from one game for every player count, once with the default options and once with the last choices.
    """
    game, rng = fondaco.game(game_id), stream(0)
    frequency: Counter[type[Question[Any]]] = Counter()
    samples: dict[type[Question[Any]], list[fondaco.State]] = {}
    for players in range(game.min_players, game.max_players + 1):
        for options in ({}, {name: option.choices[-1] for name, option in game.options().items()}):
            for state in random_play(game.new(players, players, **options), stream(players)):
                asked = type(state.question)
                frequency[asked] += 1
                sample = samples.setdefault(asked, [])
                index = rng.below(frequency[asked])
                if len(sample) < PER_QUESTION:
                    sample.append(state.clone())
                elif index < PER_QUESTION:
                    sample[index] = state.clone()
    return {asked: samples[asked] for asked, _ in frequency.most_common()}


def disagreements(state: fondaco.State) -> dict[str, str]:
    """Return how the statements about each action of the space contradict each other, by notation."""
    legal, key, moves = set(state.legal_actions()), state.key(), state.moves[:]
    trial, found = state.clone(), {}
    for action in range(state.game.num_actions):
        contradiction = legal_contradiction(state, action) if action in legal else refused_contradiction(state, trial, action)
        if contradiction:
            found[state.notation(action)] = contradiction
            trial = state.clone()
    if (trial.key(), trial.moves) != (key, moves):
        found["all refused actions"] = "changed the state together"
    if (state.key(), state.moves) != (key, moves):
        found["all actions"] = "changed the state that they were not applied to"
    return found


def legal_contradiction(state: fondaco.State, action: int) -> str:
    """Return what contradicts that an action is legal; empty if nothing does."""
    try:
        state.clone().apply(action)
    except IllegalAction as error:
        return f"is legal, and apply refuses it: {refusal_text(error)}"
    if (reason := state.why_not(action)) is not None:
        return f"is legal, and why_not says {reason!r}"
    obstacle = known_obstacle(state, action)
    return f"is legal, and its obstacle is {obstacle}" if obstacle not in (None, NO_OBSTACLE) else ""


def refused_contradiction(state: fondaco.State, trial: fondaco.State, action: int) -> str:
    """Return what contradicts that an action is refused; `trial` is a clone of the state on which all refused ones are tried."""
    try:
        trial.apply(action)
    except IllegalAction as error:
        refused = refusal_text(error)
    except Exception as error:
        return f"is not legal, and apply fails: {error!r}"
    else:
        return "is not legal, and apply accepts it"
    if (reason := state.why_not(action)) != refused:
        return f"why_not says {reason!r}, apply {refused!r}"
    obstacle = known_obstacle(state, action)
    if obstacle == NO_OBSTACLE:
        return "is not legal, and has no obstacle"
    if obstacle not in (None, OTHER_QUESTION):
        message = state.question.refusal(state, action, obstacle).message
        if any(state.game.translator.format(message, lang) != state.why_not(action, lang) for lang in LANGUAGES):
            return f"the words for obstacle {obstacle} differ from the reason of apply"
    return ""


def refusal_text(error: IllegalAction) -> str:
    """Return the reason of a refusal in English."""
    return error.translator.format(error.message.args["reason"])  # type: ignore[arg-type]


def known_obstacle(state: fondaco.State, action: int) -> Any:
    """Return the obstacle of an action; None if the question does not name obstacles."""
    question = state.question
    return question.obstacle(state, action) if type(question).obstacle is not Question.obstacle else None


@for_every_game
def test_rules_agree_about_every_id(game_id: str) -> None:
    """In `legal` or refused, with one reason, by `apply`, `why_not` and the obstacle; a refusal changes nothing."""
    for sample in asked_questions(game_id).values():
        for state in sample:
            assert disagreements(state) == {}, state


@pytest.mark.parametrize("game_id", WITH_OBSTACLES)
def test_every_question_names_its_obstacles(game_id: str) -> None:
    """No question of the game writes `apply` itself: it is obstacle, refusal and perform for all of them."""
    assert all(question.apply is Question.apply for question in asked_questions(game_id))


# --- planted mistakes --------------------------------------------------------------------------------------------------------

Legal = Callable[[Any, fondaco.State], list[int]]


def without_last(right: Legal) -> Legal:
    """Return a wrong `legal`: it forgets the last of several actions."""

    def wrong(question: Any, s: fondaco.State) -> list[int]:
        actions = right(question, s)
        return actions[:-1] if len(actions) > 1 else actions

    return wrong


def with_another(right: Legal) -> Legal:
    """Return a wrong `legal`: it adds the neighbour of an action."""

    def wrong(question: Any, s: fondaco.State) -> list[int]:
        actions = right(question, s)
        neighbours = [action + 1 for action in actions if action + 1 < s.game.num_actions and action + 1 not in actions]
        return sorted([*actions, *neighbours[:1]])

    return wrong


@pytest.mark.parametrize("planted", [without_last, with_another])
@for_every_game
def test_a_wrong_legal_is_noticed(game_id: str, planted: Callable[[Legal], Legal], monkeypatch: pytest.MonkeyPatch) -> None:
    """The mistake is planted in the question that the game asks most often."""
    question, sample = next(iter(asked_questions(game_id).items()))
    if not hasattr(question.legal, "__code__"):
        pytest.skip("compiled classes cannot be patched")
    monkeypatch.setattr(question, "legal", planted(question.legal))
    assert any(disagreements(state) for state in sample)
