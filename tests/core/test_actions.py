from __future__ import annotations

import pytest

import fondaco
from fondaco.core.actions import ActionSpace, Axis, Family, number_axis
from fondaco.core.errors import IllegalAction, NotUnderstood

COLOUR = Axis("colour", ("yellow", "red"))


def make_space() -> ActionSpace:
    return ActionSpace([Family("rest"), Family("upgrade", COLOUR, number_axis("times", 0, 2)), Family("pay", COLOUR)])


def test_ids_are_assigned_family_by_family() -> None:
    space = make_space()
    assert space.size == 1 + 6 + 2
    assert [space.notation(id) for id in range(space.size)] == [
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
    upgrade = make_space().families[1]
    for id in range(upgrade.base, upgrade.end):
        assert upgrade.id(*upgrade.values(id)) == id
    assert upgrade.labels(5) == {"colour": "red", "times": "1"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is not understood: no action is called “”. Try rest, upgrade, pay."),
        ("upgarde red 1", "“upgarde red 1” is not understood: no action is called “upgarde”. Try upgrade …."),
        ("upgrade blue 1", "“upgrade blue 1” is not understood: “blue” is not one of yellow, red."),
        ("upgrade red", "“upgrade red” is not understood: write it as “upgrade <colour> <times>”."),
        ("rest now", "“rest now” is not understood: write it as “rest”."),
    ],
)
def test_parse_errors_are_explained(text: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        make_space().parse(text)
    assert str(error.value) == sentence
    assert "unverständlich" in error.value.text("de")


@pytest.mark.parametrize("action", [3.0, "3", None, -1, 1 << 70])
def test_values_that_are_not_actions_are_refused_like_illegal_actions(action: int) -> None:
    state = fondaco.game("spice_road").new(seed=7)
    with pytest.raises(IllegalAction, match="Actions are whole numbers from 0 to"):
        state.apply(action)
    reason = state.why_not(action)
    assert reason is not None
    assert reason.startswith("Actions are whole numbers from 0 to")
