from __future__ import annotations

import pytest

import fondaco
from fondaco.core.actions import ActionSpace, Axis, Family, number_axis
from fondaco.core.errors import IllegalAction, NotUnderstood

COLOUR = Axis("colour", ("yellow", "red"))


def space() -> ActionSpace:
    return ActionSpace([Family("rest"), Family("upgrade", COLOUR, number_axis("times", 0, 2)), Family("pay", COLOUR)])


def test_ids_are_dealt_family_by_family() -> None:
    actions = space()
    assert actions.size == 1 + 6 + 2
    assert [actions.notation(id) for id in range(actions.size)] == [
        "rest",
        "upgrade yellow 0",
        "upgrade yellow 1",
        "upgrade yellow 2",
        "upgrade red 0",
        "upgrade red 1",
        "upgrade red 2",
        "pay yellow",
        "pay red",
    ]


def test_values_and_ids_are_inverses() -> None:
    upgrade = space().families[1]
    for id in range(upgrade.base, upgrade.end):
        assert upgrade.id(*upgrade.values(id)) == id
    assert upgrade.labels(5) == {"colour": "red", "times": "1"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is not understood: no action is called “”. Try rest, upgrade, pay."),
        ("upgarde red 1", "“upgarde red 1” is not understood: no action is called “upgarde”. Try upgrade …."),
        ("upgrade blue 1", "“upgrade blue 1” is not understood: “blue” is none of yellow, red."),
        ("upgrade red", "“upgrade red” is not understood: write it as “upgrade <colour> <times>”."),
        ("rest now", "“rest now” is not understood: write it as “rest”."),
    ],
)
def test_what_is_not_understood_is_explained(text: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        space().parse(text)
    assert str(error.value) == sentence
    assert "unverständlich" in error.value.text("de")


@pytest.mark.parametrize("action", [3.0, "3", None, -1, 1 << 70])
def test_what_is_no_action_is_refused_like_one_that_is_not_legal(action: int) -> None:
    state = fondaco.game("spice_road").new(seed=7)
    with pytest.raises(IllegalAction, match="Actions are whole numbers from 0 to"):
        state.apply(action)
    reason = state.why_not(action)
    assert reason is not None
    assert reason.startswith("Actions are whole numbers from 0 to")
