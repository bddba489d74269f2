"""The view of Valdora, read from its SVG: the actions of pieces, the visible pages of books, and what is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.core.perft import random_position
from fondaco.core.scene import LAYOUTS
from fondaco.draw.palette import INK, PAPER, WHITE, contrast
from fondaco.games.valdora.view.action_list import BUTTON_ICONS
from fondaco.games.valdora.view.symbols import PATRONS, SIGNS
from tests.draw.svg_inspection import actions, buttons, disabled_moves, ids, parse, piece, texts, title

from .positions import GAME, SPACE, complete, empty_book, hire, lay_gems, open_book, play, table
from .test_components import second_map

both_layouts = pytest.mark.parametrize("layout", LAYOUTS)


# --- what can be clicked -----------------------------------------------------------------------------------------------------


@both_layouts
def test_spaces_answer_where_to_move(layout: str) -> None:
    s = table("N1", coins=0)
    s.pawns[1] = SPACE["N2"]
    assert actions(s, "space-N5", layout) == ["move N5"]
    assert actions(s, "space-C", layout) == ["move C"]
    found = disabled_moves(s, layout)
    assert found["move N1"] == "Your pawn must move, so it cannot stay at the green house N1."
    assert found["move S2"].startswith("The way to the purple house S2 leads through a city")
    assert found["move N2"] == "Moving to the gem road N2 costs 1 coin to another player, and you have 0."
    assert len(found) + len(s.legal_actions()) == len(GAME.spaces.labels)


@both_layouts
def test_tolls_and_provisions_are_seen_before_the_move(layout: str) -> None:
    s = table("N1", coins=3)
    s.seats[0].provisions = True
    s.pawns[1:] = [SPACE["N2"]] * 2
    toll = piece(s, "space-N2", layout=layout)
    assert title(toll) == "the gem road N2 · 2 coins to other players"
    assert {"toll", "2"} <= set(texts(toll))
    far = piece(s, "space-S2", layout=layout)
    assert title(far) == "the purple house S2 · uses your provisions"
    assert any(part.get("stroke-dasharray") for part in far.iter())
    assert not any(part.get("stroke-dasharray") for part in piece(s, "space-N3", layout=layout).iter())
    s.pawns[1:] = [SPACE["N4"]] * 2  # in a mine no seat pays
    assert title(piece(s, "space-N4", layout=layout)) == "the silver mine N4"


@both_layouts
def test_a_book_is_read_turned_and_bought_from(layout: str) -> None:
    s = table("N1", coins=1)
    open_book(s, "C", "ruby silver/sapphire")
    play(s, "move C")
    assert actions(s, "page-C-right-27", layout) == ["buy right"]
    assert actions(s, "key-turn-right", layout) == ["turn right"]
    assert title(piece(s, "key-turn-right", layout=layout)) == "Turn over: free"
    assert disabled_moves(s, layout)["turn left"] == "There is no page on the left side of this book."
    assert disabled_moves(s, layout)["buy left"] == "There is no page on the left side of this book."
    assert actions(s, "provisions", layout) == ["provisions"]
    assert actions(s, "page-D-right-27", layout) == []
    play(s, "turn right")
    assert title(piece(s, "key-turn-right", layout=layout)) == "Turn over: 1 coin"
    assert title(piece(s, "page-C-right-26", layout=layout)) == "silver order (1 coin → 2 points)"
    assert disabled_moves(s, layout)["provisions"] == "You have already begun another action, and a turn has only one."


@both_layouts
def test_a_catalogue_shows_why_a_page_cannot_be_bought(layout: str) -> None:
    s = table("N1", equipment="shovel pan:gold")
    open_book(s, "A", "shovel/pick hammer")
    play(s, "move A")
    assert disabled_moves(s, layout)["buy right"] == "You already have a shovel, and you may have only one."
    play(s, "turn right")
    assert actions(s, f"page-A-right-{len(s.pages_right[0])}", layout) == ["buy right"]
    assert actions(s, "page-A-left-1", layout) == ["buy left"]


@both_layouts
def test_orders_are_returned_with_arrows(layout: str) -> None:
    s = table("W3", orders="ruby silver gold")
    play(s, "move D, turn right")
    for slot in (1, 2, 3):
        for side in ("left", "right"):
            assert actions(s, f"key-return-{slot}-{side}", layout) == [f"return {slot} {side}"]
    assert disabled_moves(s, layout)["buy right"].startswith("You already have 3 open orders")


@both_layouts
def test_gems_are_loaded_from_the_road_and_onto_equipment(layout: str) -> None:
    s = table("N1", coins=2, equipment="shovel hammer:amethyst cart horse")
    lay_gems(s, "N2", "gold ruby ruby ruby amethyst sapphire")
    play(s, "move N2")
    assert actions(s, "equipment-shovel", layout) == ["load shovel ruby"]
    assert actions(s, "key-load-cart-sapphire", layout) == ["load cart sapphire"]
    assert actions(s, "key-load-ruby", layout) == ["load shovel ruby"]  # the first equipment that takes it
    assert actions(s, "key-load-amethyst", layout) == ["load cart amethyst"]
    found = disabled_moves(s, layout)
    assert found["load hammer amethyst"].startswith("The hammer already carries a gem")
    assert found["load horse gold"] == "Loading the horse costs 3 coins, and you have 2."
    assert found["load chisel emerald"] == "You have no chisel."
    assert found["provisions"] == "You can take provisions only in a city."


@both_layouts
def test_gems_are_loaded_from_the_barge(layout: str) -> None:
    s = table("E1", equipment="hammer")
    lay_gems(s, "area", "gold amethyst emerald")
    play(s, "move E4")
    assert actions(s, "key-load-gold", layout) == ["load pan gold"]
    assert actions(s, "key-load-amethyst", layout) == ["load hammer amethyst"]
    assert "key-load-emerald" not in ids(parse(s.svg(0, layout=layout)))
    assert texts(piece(s, "area", layout=layout)) == ["1", "0", "0", "1", "1", "area"]


@both_layouts
def test_orders_are_delivered_and_paid_by_clicking_on_them(layout: str) -> None:
    s = table("N5", equipment="shovel:ruby cart:ruby", orders="silver ruby emerald")
    play(s, "move N3")
    assert actions(s, "order-0-2", layout) == ["deliver 2"]
    assert disabled_moves(s, layout)["deliver 3"].endswith("is completed at the green house, not here.")
    play(s, "deliver 2")
    assert actions(s, "equipment-cart", layout) == ["pay cart"]
    assert actions(s, "equipment-shovel", layout) == ["pay shovel"]
    assert disabled_moves(s, layout)["pay pan"] == "There is no ruby on your gold pan."


def test_every_verb_of_the_list_is_one_of_the_game() -> None:
    assert set(BUTTON_ICONS) <= {family.name for family in GAME.space.families}


# --- books -------------------------------------------------------------------------------------------------------------------


def test_a_page_that_is_turned_over_says_which_one_it_was() -> None:
    s = play(table("N1"), "move C")
    before = {part.get("id") for part in parse(s.svg(0)).iter() if part.get("data-turned-from")}
    assert "page-C-right-27" in before
    play(s, "turn right")
    assert piece(s, "page-C-left-1").get("data-turned-from") == "page-C-right-27"
    assert piece(s, "page-C-right-26").get("data-turned-from") == "page-C-left-2"
    play(s, "turn left")
    assert piece(s, "page-C-right-27").get("data-turned-from") == "page-C-left-1"


def test_a_lens_lists_the_seen_pages_of_a_book() -> None:
    s = table("N1")
    open_book(s, "C", "ruby/silver gold")
    play(s, "move C")
    right = "right: red order (ruby → 5 points) / ?; 26 unseen."
    assert title(piece(s, "lens-C")) == f"Pages seen of the book in C, from the top: left: –. {right}"
    play(s, "turn right, turn left")
    known = "red order (ruby → 5 points) / silver order (1 coin → 2 points); yellow order (gold → 3 points) / ?; 25 unseen."
    assert title(piece(s, "lens-C", 1)).endswith(f"left: –. right: {known}")


@pytest.mark.parametrize("plies", [0, 40, 120])
def test_nothing_unseen_is_drawn(plies: int) -> None:
    state = random_position(GAME, 3, plies, plies)
    for seat in (0, None):
        for layout in LAYOUTS:
            assert state.determinize(seat, 7).svg(seat, layout=layout) == state.svg(seat, layout=layout)


def test_an_empty_book_lies_open() -> None:
    s = table("W3")
    empty_book(s, "D")
    play(s, "move D")
    assert title(piece(s, "page-D-left-0")) == title(piece(s, "page-D-right-0")) == "No page lies on this side."


# --- craftsmen, workshops, bonus ---------------------------------------------------------------------------------------------


@both_layouts
def test_stacks_and_workshops(layout: str) -> None:
    s = table()
    hire(s, 1, "red red")
    assert texts(piece(s, "stack-red", layout=layout)) == ["1"]
    assert title(piece(s, "stack-red", layout=layout)) == "red · 1 left"
    assert title(piece(s, "workshop-red", layout=layout)).endswith("10 points · Player 2 has it")
    assert set(texts(piece(s, "workshop-silver", layout=layout))) == {"3", "0"}
    complete(s, 1, "ruby")
    assert "2 × red · 1 order completed · 0 bonus tiles" in title(piece(s, "seat-1", layout=layout))


# --- what is printed ---------------------------------------------------------------------------------------------------------


def test_everything_has_a_sign_of_its_own() -> None:
    assert {f"v-arms-{colour}" for colour in GAME.craftsmen.labels} <= set(SIGNS)
    assert {f"v-tool-{label}" for label in GAME.equipment.labels} <= set(SIGNS)
    assert set(PATRONS) == set(GAME.craftsmen.labels)
    shapes = [SIGNS[f"v-arms-{colour}"].split('fill="')[2].split("/>")[0] for colour in PATRONS]
    assert len(set(shapes)) == len(PATRONS)


def test_letters_of_cities_and_names_can_be_read() -> None:
    assert contrast(WHITE, INK) > 4.5
    assert contrast(INK, PAPER) > 4.5
    assert contrast(INK, "#F7EBCB") > 4.5  # the edge of land around a name


@both_layouts
def test_another_map_is_drawn_from_its_file(tmp_path: Path, layout: str) -> None:
    file = tmp_path / "valley.toml"
    file.write_text(second_map(), "utf-8")
    other = fondaco.game("valdora", components=file)
    for plies in (0, 1, 60, 200):
        s = random_position(other, 4, 3, plies)
        root = parse(s.svg(s.player, layout=layout))
        assert {int(part.get("data-action", "")) for part in buttons(root)} == set(s.legal_actions())
        found = ids(root)
        assert len(found) == len(set(found))
        assert {"space-Port", "space-g1", "page-Court-right-27"} <= set(found) or plies
