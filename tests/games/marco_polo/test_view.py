"""The view of Marco Polo, read from its SVG: the actions of pieces, their positions, and whether texts fit."""

from __future__ import annotations

import pytest

from fondaco.core.messages import LANGUAGES, JsonValue
from fondaco.core.scene import LAYOUTS, build_scene
from fondaco.draw.dice import LIP, places
from fondaco.draw.panels import Box
from fondaco.games.marco_polo.view import map_layout, symbols
from fondaco.games.marco_polo.view.action_list import BUTTON_ICONS
from fondaco.games.polo.view.city_card import effect
from fondaco.games.polo.view.context import PoloContext
from fondaco.games.polo.view.contract_card import slip_width
from tests.conformance.positions import random_play, stream
from tests.draw.svg_inspection import actions, buttons, disabled_moves, ids, parse

from .positions import GAME, play, table

VARIANTS: tuple[dict[str, JsonValue], ...] = ({}, {"characters": "drafted", "goals": "draft", "city_bonuses": "random"})


def test_every_kind_of_question_is_met() -> None:
    """Random games ask everything but what needs two figures or all posts; those have tests of their own."""
    asked = set()
    for options in VARIANTS:
        state = GAME.new(4, seed=4, **options)
        asked |= {before.observe(None)["question"][0] for before in random_play(state, stream(4))}  # type: ignore[index]
    assert asked >= {"Turn", "Die", "Row", "Take", "Travel", "Good", "Compensate", "PickCharacter", "KeepGoals", "HowOften"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_spaces_cards_and_contracts_answer_the_turn(layout: str) -> None:
    state = table(
        items=("20 coin 9 camel 3 pepper 3 silk 3 gold", ""),
        posts=("moscow", ""),
        cards={"moscow": "2_pepper_to_2_vp"},
        contracts=("S01", ""),
        row="C01 C02 C03",
    )
    for space in ("purse", "coins", "camels", "pepper", "silk", "gold", "contracts", "travel", "khan"):
        assert actions(state, f"space-{space}", layout) == [f"place {space}"]
    assert actions(state, "card-2_pepper_to_2_vp", layout) == ["place moscow"]
    assert actions(state, "contract-S01", layout) == ["complete S01"]
    assert actions(state, "contract-C01", layout) == []
    assert actions(state, "space-black", layout) == ["buy"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_dice_lines_contracts_and_cities_answer_what_follows(layout: str) -> None:
    state = play(table(dice=("2 3 5 5 6", ""), items=("20 coin 9 camel", "")), "place camels")
    assert actions(state, "die-blue-3-1", layout) == ["die blue 3"]
    assert actions(state, "die-blue-5-2", layout) == ["die blue 5"]
    play(state, "die blue 3")
    rows = [part for part in buttons(parse(state.svg(0, layout=layout))) if part.get("id") is None]
    assert {state.notation(int(part.get("data-action", ""))) for part in rows} == {"row 1", "row 2", "row 3"}
    state = play(table(dice=("2 3 5 5 6", ""), row="C01 C02 C03"), "place contracts,die blue 2")
    assert [actions(state, f"contract-C0{number}", layout) for number in (1, 2, 3)] == [["take 1"], ["take 2"], []]
    state = play(table(dice=("2 3 5 5 6", ""), items=("20 coin 9 camel", "")), "place travel,die blue 2,die blue 3")
    for place in ("oasis_01", "oasis_02", "alexandria"):
        assert actions(state, f"city-{place}", layout) == [f"step {place}"]
    assert actions(state, "city-beijing", layout) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_dead_targets_have_a_reason(layout: str) -> None:
    poor = table(dice=("2", ""), contracts=("S01", ""), cards={"moscow": "2_pepper_to_2_vp"})
    found = disabled_moves(poor, layout)
    assert found["place gold"] == "You need 3 dice for the gold bazaar; you have 1."
    assert found["place moscow"] == "You have no trading post in Moscow."
    assert found["complete S01"].startswith("You lack")
    assert found["buy"].startswith("That costs 3 camels")
    assert "place purse" not in found
    state = play(table(dice=("2 3 5 5 6", ""), items=("3 coin", "")), "place travel,die blue 2,die blue 3")
    found = disabled_moves(state, layout)
    assert found["step beijing"] == "No road leads from Venezia to Beijing."
    assert found["step oasis_02"] == "You need 3 camels more for Oasis 2."
    assert "step venezia" not in found
    state = play(table(dice=("2 3 5 5 6", ""), row="C01 C02 C03"), "place contracts,die blue 2")
    assert disabled_moves(state, layout) == {"take 3": "With a 2 you do not reach place 3."}


RICH = ("50 coin 9 camel 9 pepper 9 silk 9 gold 9 vp", "")
JOURNEY = "place travel,die blue 6,die blue 6"
NINE = "moscow karakorum samarcanda lan_zhou alexandria karachi sumatra anxi ormuz"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rare_questions_are_answered_on_the_table(layout: str) -> None:
    state = play(table(items=RICH, at="oasis_09"), f"{JOURNEY},step xian,stop")  # Xian copies another city bonus
    assert actions(state, "bonus-A", layout) == ["bonus anxi"]
    assert actions(state, "bonus-D", layout) == []
    state = table(items=RICH, posts=("moscow anxi ormuz", ""), cards={"moscow": "coin_to_own_city_bonus"})
    play(state, "place moscow,die blue 6,times 1")
    assert [actions(state, f"bonus-{letter}", layout) for letter in "ABC"] == [["bonus anxi"], ["bonus ormuz"], []]
    state = play(table(items=RICH, at="oasis_09", posts=(NINE, "")), f"{JOURNEY},step xian,stop")
    assert actions(state, "city-moscow", layout) == ["relocate moscow"]
    assert actions(state, "city-kochi", layout) == []
    state = table("polos berke", items=RICH, at="alexandria venezia")
    play(state, JOURNEY)
    assert actions(state, "figure-blue-2", layout) == ["switch"]
    assert actions(state, "figure-blue-1", layout) == []
    state = table(items=RICH, at="oasis_09", outposts={"karachi": "contract"}, contracts=("S01 S02", ""))
    play(state, f"{JOURNEY},step karachi,stop")
    ((drawn,), hidden) = (state.observe(seat)["drawn"] for seat in (0, 1))  # type: ignore[misc]
    assert actions(state, f"contract-{drawn}", layout) == ["refuse"]
    assert actions(state, "contract-S02", layout) == ["drop S02"]
    assert hidden == [None]
    assert f"contract-{drawn}" not in ids(parse(state.svg(1, layout=layout)))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_questions_are_answered_in_the_list(layout: str, lang: str) -> None:
    exchange = table(items=RICH, posts=("moscow", ""), cards={"moscow": "camel_or_coin_exchange"})
    states = [play(exchange, "place moscow,die blue 6")]
    exchange = table(items=RICH, posts=("moscow", ""), cards={"moscow": "good_camel_exchange"})
    states.append(play(exchange, "place moscow,die blue 6"))
    states.append(play(table(items=RICH, contracts=("C36", "")), "complete C36"))  # a black die and a good: which first?
    states.append(play(table("raschid berke", dice=("0 0 0 0 0",), items=RICH), "place gold"))
    for state in states:
        found = [part for part in buttons(parse(state.svg(0, lang, layout))) if part.get("id") is None]
        assert {int(part.get("data-action", "")) for part in found} == set(state.legal_actions())


@pytest.mark.parametrize(("character", "price"), [("carprini", []), ("berke", [5])])
def test_a_jump_between_oases_shows_no_price(character: str, price: list[int]) -> None:
    """Supplement, section 9: Johannes Carprini jumps for nothing, though the road from oasis 6 to 7 costs 5 coins."""
    state = play(table(f"{character} kubilai", items=("50 coin 9 camel", ""), at="oasis_06"), JOURNEY)
    view = PoloContext(build_scene(state, 0, "en", "wide"), GAME.view.printed)
    roads = [road for road in GAME.view.printed.roads if {road.a, road.b} == {"oasis_06", "oasis_07"}]
    assert [number for road in roads for _, number in view.price(road)] == price
    for layout in LAYOUTS:
        root = parse(state.svg(0, layout=layout))
        (step,) = (part for part in buttons(root) if part.get("id") is None and "Oasis 7" in str(part.get("aria-label")))
        assert ("5" in {part.text for part in step.iter()}) == bool(price)
        shining = [part for part in root.iter() if part.tag.endswith("svg") and part is not root]
        assert ("5" in {part.text for ways in shining for part in ways.iter()}) == bool(price)


def test_black_dice_show_nothing_before_they_are_rolled() -> None:
    dice = [part for part in parse(table().svg(0)).iter() if str(part.get("id")).startswith("die-black")]
    assert [part.get("id") for part in dice] == [f"die-black-left-{number}" for number in range(1, 4)]
    assert all("?" in {inner.text for inner in part.iter()} for part in dice)


def test_dice_have_three_keys_that_cost_camels() -> None:
    state = table(dice=("1 6", ""), items=("9 camel", ""))
    keys = [state.notation(int(part.get("data-action", ""))) for part in buttons(parse(state.svg(0)))]
    for key in ("reroll blue 1", "turn blue 1 up", "reroll blue 6", "turn blue 6 down"):
        assert keys.count(key) == 2  # beside the die, and in the list
    assert "turn blue 1 down" not in keys


def test_goals_are_seen_by_their_owner_alone_until_the_end() -> None:
    state = GAME.new(3, seed=5)
    own_goals = {goal for goal in ids(parse(state.svg(1))) if goal.startswith("goal-")}
    assert len(own_goals) == 2
    for seat in (0, 2, None):
        picture = state.svg(seat)
        assert not any(goal in picture for goal in own_goals)
        assert not any(goal.removeprefix("goal-") in picture for goal in own_goals)


def test_pieces_are_drawn_once_each() -> None:
    state = table(posts=("moscow xian beijing", "moscow"), items=("5 coin", ""), dice=("1 2 3 4 5", "6 6 6 6 6"))
    for layout in LAYOUTS:
        found = ids(parse(state.svg(0, layout=layout)))
        assert {"post-blue-moscow", "post-blue-xian", "post-blue-beijing", "post-yellow-moscow"} <= set(found)
        assert {f"die-blue-{value}-1" for value in range(1, 6)} <= set(found)
        assert {f"die-yellow-6-{number}" for number in range(1, 6)} <= set(found)
        assert {"figure-blue-1", "figure-yellow-1", "hourglass"} <= set(found)
        assert len([id for id in found if id.startswith("bonus-")]) == 6
        assert len([id for id in found if id.startswith("card-")]) == 9
        assert len([id for id in found if id.startswith("city-")]) == 25


def test_dice_of_unused_colours_are_grey() -> None:
    state = GAME.new(2, seed=1)
    assert "die-green-1-1" in ids(parse(state.svg(0)))
    assert "#B9B2A6" in state.svg(0)
    assert "#B9B2A6" not in GAME.new(4, seed=1).svg(0)


def test_a_planned_journey_shows_how_far_it_has_come() -> None:
    state = play(table(dice=("3 3 5 5 6", ""), items=("30 coin 9 camel", "")), "place travel,die blue 3,die blue 3,step oasis_01")
    assert 'opacity="0.6"' in state.svg(0)
    assert actions(state, "city-moscow") == ["step moscow"]


def test_texts_are_in_both_languages() -> None:
    state = table(cards={"moscow": "2_pepper_to_2_vp"})
    titles = [part.text for part in parse(state.svg(0)).iter() if part.tag.endswith("title")]
    assert "2 pepper → 2 points" in titles
    titles = [part.text for part in parse(state.svg(0, "de")).iter() if part.tag.endswith("title")]
    assert "2 Pfeffer → 2 Punkte" in titles
    assert "MOSKAU" in state.svg(0, "de")


def test_a_spectator_sees_no_button_and_no_goal() -> None:
    picture = GAME.new(3, seed=4).svg(None)
    assert "Your turn" not in picture
    assert "data-action" not in picture.partition("</style>")[2]
    assert 'id="goal-' not in picture


def test_the_end_shows_final_scores_and_the_winner() -> None:
    state = GAME.new(2, seed=3)
    for _ in random_play(state, stream(3)):
        pass
    picture = state.svg(None)
    assert "Final scores" in picture
    assert f">{max(state.scores())}</text>" in picture
    winners = state.ranks().count(0)
    assert picture.count('href="#i-points-winner"') == 2 * winners  # in the table, and beside the portrait


# --- what is printed ---------------------------------------------------------------------------------------------------------


def test_the_map_has_every_place_and_road() -> None:
    catalogue = GAME.view.printed
    assert set(map_layout.PLACES) == set(catalogue.places)
    assert set(map_layout.BENDS) == {(road.a, road.b) for road in catalogue.roads}
    assert set(map_layout.OUTPOSTS) == set(catalogue.large)
    assert set(map_layout.BONUSES) == set(catalogue.small)


def test_every_character_has_a_face() -> None:
    assert {f"portrait-{label}" for label in GAME.characters.labels} <= set(symbols(GAME.view.printed))


@pytest.mark.parametrize("label", list(GAME.view.printed.city_cards))
def test_every_city_card_fits_below_its_city(label: str) -> None:
    """At the scale of a phone: 178 wide at most, with the place for the die."""
    drawn, width = effect(GAME.view.printed.city_cards[label], 18.3, "Augen")
    assert drawn
    assert 20 < width < 150


def test_every_contract_fits_in_a_line() -> None:
    for face in GAME.view.printed.contracts.values():
        assert slip_width(face, 14) <= 134


def test_every_verb_of_the_list_is_one_of_the_game() -> None:
    assert set(BUTTON_ICONS) <= {family.name for family in GAME.space.families}


@pytest.mark.parametrize(("count", "room"), [(1, 100), (5, 100), (6, 100), (12, 100), (20, 60)])
def test_dice_lie_in_their_box(count: int, room: float) -> None:
    spots = list(places(count, Box(10, 20, room, 30), (26, 20, 16)))
    assert len(spots) == count
    for x, y, size in spots:
        assert 10 <= x <= 10 + room - size + 0.01
        assert 20 <= y <= 50 - size * (1 + LIP) + 0.01
