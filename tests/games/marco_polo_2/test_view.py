"""The view of Marco Polo II, read from its SVG: the actions of pieces, and their positions."""

from __future__ import annotations

import pytest

from fondaco import State
from fondaco.core.messages import LANGUAGES
from fondaco.core.scene import LAYOUTS, build_scene
from fondaco.games.marco_polo_2.view import map_layout, symbols
from fondaco.games.marco_polo_2.view.action_list import BUTTON_ICONS
from fondaco.games.marco_polo_2.view.board_map import CARD_SCALE
from fondaco.games.marco_polo_2.view.context import MarcoPolo2Context
from fondaco.games.marco_polo_2.view.gallery import KINDS
from fondaco.games.polo.view.board_map import card_slip
from fondaco.games.polo.view.contract_card import slip_width
from fondaco.games.polo.view.printed import Items
from tests.conformance.positions import random_play, stream
from tests.draw.svg_inspection import actions, buttons, disabled_moves, ids, parse, text_and_frame_areas
from tests.games.polo.positions import play

from .positions import GAME, journey, set_goal, table

RICH = ("50 coin 9 camel 9 pepper 9 silk 9 gold 9 jade",)


def listed(state: State, layout: str, lang: str = "en") -> set[str]:
    """What can be chosen from the list."""
    found = [part for part in buttons(parse(state.svg(0, lang, layout))) if part.get("id") is None]
    return {state.notation(int(part.get("data-action", ""))) for part in found}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_spaces_cards_and_contracts_answer_the_turn(layout: str) -> None:
    state = table(
        items=RICH, posts=("xanadu baghdad yangzhou",), cards={"xanadu": "cc_22", "area1": "cc_02"}, contracts=("ct_01",)
    )
    for space in (
        "bag",
        "book1",
        "book2",
        "book3a",
        "book3b",
        "khan",
        "seals",
        "contracts",
        "upper",
        "middle",
        "lower",
        "baghdad",
    ):
        assert actions(state, f"space-{space}", layout) == [f"place {space}"]
    assert actions(state, "card-cc_22", layout) == ["place xanadu"]
    assert actions(state, "card-cc_02", layout) == ["place area1"]
    assert actions(state, "contract-ct_01", layout) == ["complete ct_01"]
    assert actions(state, "space-black", layout) == ["buy"]
    assert actions(state, "space-balkh", layout) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_dead_targets_have_a_reason(layout: str) -> None:
    poor = table(dice=("2",), contracts=("ct_01",), seals=("jeweler",), cards={"xanadu": "cc_22"})
    found = disabled_moves(poor, layout)
    assert found["place book2"] == "You need a 3 or higher for the second book."
    assert found["place xanadu"] == "You have no trading post in Xanadu."
    assert found["place contracts"] == "You have no trading post in a contract city."
    assert found["place balkh"] == "You have no trading post in Balkh."
    assert found["upgrade jeweler"].startswith("You lack 9 coins + 2 gold")
    assert found["upgrade farmer"] == "You do not have the seal of the Farmers."
    assert found["complete ct_01"].startswith("You lack")
    state = play(table(items=("9 coin 1 jade",)), "place book1, die blue 6")
    assert disabled_moves(state, layout) == {"offer 4": "This offer costs 2 jade; you have 1."}
    state = play(table(dice=("2 2 2 2 2",)), "place seals, die blue 2, die blue 2")
    assert set(disabled_moves(state, layout)) == {"seal tailor", "seal jeweler"}
    state = play(table(items=("20 coin 20 camel",), at="fuzhou"), "place lower, die blue 6")
    assert disabled_moves(state, layout)["step angkor"] == "The sea route to Angkor needs the seal of the Farmers."


@pytest.mark.parametrize("layout", LAYOUTS)
def test_offers_belong_to_the_book_that_was_opened(layout: str) -> None:
    state = play(table(items=RICH), "place book2, die blue 6")
    assert listed(state, layout) == {"offer 1", "offer 2", "offer 3", "offer 4"}
    assert 'data-why="offer' not in state.svg(0, layout=layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_contracts_are_taken_where_a_finger_finds_them(layout: str) -> None:
    """On the map and from the list; on a phone the map is too small for it."""
    state = table(items=RICH, posts=("yangzhou",), display={"yangzhou": "ct_01 ct_02"})
    play(state, "place contracts, die blue 6")
    assert actions(state, "contract-ct_01", layout) == (["take yangzhou1"] if layout == "wide" else [])
    assert listed(state, layout) == {"take yangzhou1", "take yangzhou2"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_seals_are_taken_upgraded_and_doubled(layout: str) -> None:
    state = table(items=RICH, seals=("farmer spicer!",))
    assert actions(state, "seal-farmer", layout) == ["upgrade farmer"]
    assert actions(state, "seal-spicer", layout) == []
    play(state, "place seals, die blue 6, die blue 6")
    assert listed(state, layout) == {"seal tailor", "seal jeweler"}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_payments_are_chosen_by_what_is_paid(layout: str, lang: str) -> None:
    state = play(table(items=("9 coin 9 camel 3 jade",), at="fuzhou"), "place lower, die blue 6, step oasis_3")
    legal = {state.notation(action) for action in state.legal_actions()}
    assert len(legal) > 1
    assert listed(state, layout, lang) == legal


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_post_on_the_way_is_placed_on_the_map(layout: str) -> None:
    state = journey("step xanadu, step karakorum, stop", space="upper", at="beijing")
    assert actions(state, "city-xanadu", layout) == ["post xanadu"]
    assert disabled_moves(state, layout)["post kabul"] == "No post can be placed in Kabul now."


@pytest.mark.parametrize("layout", LAYOUTS)
def test_stored_outposts_lie_before_filippo_alone(layout: str) -> None:
    state = table("filippo de", items=RICH)
    state.stored_outposts = (0,)
    assert actions(state, "outpost-ob_gold_2", layout) == ["cash ob_gold_2"]
    assert "outpost-ob_gold_2" not in ids(parse(state.svg(1, layout=layout)))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_goals_are_chosen_and_seen_by_their_owner_alone(layout: str) -> None:
    state = GAME.new(2, seed=5, characters="random")
    own_goals = [id for id in ids(parse(state.svg(0, layout=layout))) if id.startswith("goal-")]
    assert [actions(state, id, layout) for id in own_goals] == [["keep 1"], ["keep 2"], ["keep 3"]]
    for seat in (1, None):
        assert not any(id in state.svg(seat, layout=layout) for id in own_goals)


def test_goal_icons_that_count_are_no_longer_pale() -> None:
    state = table(posts=("xian quilon",), seals=("farmer!",))
    set_goal(state, 0, "goal_01")
    before = state.svg(0).count('opacity="0.55"')
    state.upgraded_seals[0] |= state.seals[0] | 2
    state.seals[0] |= 2
    assert state.svg(0).count('opacity="0.55"') == before - 1


def test_sea_routes_are_pale_without_their_seal() -> None:
    pale = [table(seals=(seals,)).svg(0).count('<g opacity="0.7">') for seals in ("", "farmer", "farmer spicer! tailor jeweler")]
    assert pale == [4, 3, 0]


def test_the_next_offers_are_seen_until_the_last_round() -> None:
    state = GAME.new(2, seed=3)
    for before in random_play(state, stream(3)):
        assert len(before.observe(None)["next_offers"]) == (3 if before.observe(None)["round"] < 5 else 0)  # type: ignore[arg-type, operator]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_black_dice_show_what_they_were_rolled_to_and_nothing_else(layout: str) -> None:
    state = table(items=("3 camel",), black_dice="rolled")
    state.black_values = (2, 3, 3, 6)
    rolled = {"die-black-2-1", "die-black-3-1", "die-black-3-2", "die-black-6-1"}
    assert {id for id in ids(parse(state.svg(0, layout=layout))) if id.startswith("die-black")} == rolled
    assert actions(state, "die-black-3-2", layout) == []
    play(state, "buy")
    assert actions(state, "die-black-3-2", layout) == ["die black 3"]
    dice = [part for part in parse(table().svg(0, layout=layout)).iter() if str(part.get("id")).startswith("die-black")]
    assert [part.get("id") for part in dice] == [f"die-black-left-{number}" for number in range(1, 5)]
    assert all("?" in {inner.text for inner in part.iter()} for part in dice)


@pytest.mark.parametrize(("character", "price"), [("filippo", (("camel", 3), ("jade", 1))), ("gantulga", (("jade", 1),))])
def test_players_who_pay_only_jade_for_roads_see_only_jade(character: str, price: Items) -> None:
    state = play(table(f"{character} de", items=RICH, at="kashgar"), "place lower, die blue 6")
    view = MarcoPolo2Context(build_scene(state, 0, "en", "wide"), GAME.view.printed)
    assert [view.price(road) for road in GAME.view.printed.roads if {road.a, road.b} == {"kashgar", "balkh"}] == [price]


# --- what is printed ---------------------------------------------------------------------------------------------------------


def test_the_map_has_every_place_and_road() -> None:
    catalogue = GAME.view.printed
    assert set(map_layout.PLACES) == set(catalogue.places)
    assert set(map_layout.BENDS) == {(road.a, road.b) for road in catalogue.roads}
    assert {ends for ends, bend in map_layout.BENDS.items() if bend.sea} == {
        (road.a, road.b) for road in catalogue.roads if road.seal
    }
    assert set(map_layout.CONTRACTS) == set(catalogue.contract_cities)
    assert {city: len(places) for city, places in map_layout.CARDS.items()} == {
        city: len(spaces) for city, spaces in catalogue.cards_in.items()
    }
    assert set(map_layout.SPECIAL) == set(catalogue.specials)
    assert set(map_layout.OUTPOSTS) == {*catalogue.contract_cities, *catalogue.cards_in}
    assert set(map_layout.ARMS) == set(catalogue.cities)
    assert set(map_layout.BONUSES) == set(catalogue.bonus_cities)


def test_everything_printed_has_a_drawing() -> None:
    drawn = set(symbols(GAME.view.printed))
    assert {f"portrait-{label}" for label in GAME.characters.labels} <= drawn
    assert set(GAME.view.printed.arms.values()) <= drawn
    assert {f"{side}-{label}" for label in GAME.seals.labels for side in ("simple", "upgraded")} <= drawn


@pytest.mark.parametrize("label", list(GAME.view.printed.city_cards))
def test_every_city_card_fits_below_its_city(label: str) -> None:
    """At the scale of a phone, where there is least room."""
    state = table(cards={"angkor1": label})
    scale, room = 374 / 580, min(map_layout.ROOM.values())
    drawn, width = card_slip(
        MarcoPolo2Context(build_scene(state, 0, "de", "tall"), GAME.view.printed),
        CARD_SCALE * scale,
        "angkor1",
        "1",
        room * scale,
    )
    assert drawn
    assert 36 * scale < width <= room * scale


def test_every_contract_fits_in_a_line() -> None:
    assert max(slip_width(face, 10) for face in GAME.view.printed.contracts.values()) <= 110


def test_every_verb_of_the_list_is_one_of_the_game() -> None:
    assert set(BUTTON_ICONS) <= {family.name for family in GAME.space.families}


@pytest.mark.parametrize("kind", [*KINDS, "contracts"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_shows_every_kind(kind: str, lang: str) -> None:
    picture = GAME.render_gallery(kind, lang)
    assert picture is not None
    root = parse(picture)
    _, texts = text_and_frame_areas(root)
    assert texts
    assert all(words.right <= float(root.get("width", 0)) for words, _ in texts)
