"""The view of Von Ost nach West II, read from its SVG: the actions of pieces, and their titles."""

from __future__ import annotations

from typing import cast

import pytest

import fondaco
from fondaco.games.century.settlers.view.location import COMPACT
from fondaco.games.century.settlers.view.settler_symbols import effect
from fondaco.games.east_to_west_2.game import EastToWest2
from tests.draw.svg_inspection import actions, ids, parse, text_and_frame_areas

from ..century.boards import all_but_one_of_a_column, near, outpost, place, settle
from ..century.galleries import LAND, assert_gallery
from ..century.positions import play
from .test_differences import table

GAME = cast(EastToWest2, fondaco.game("east_to_west_2"))
LAYOUTS = ("wide", "tall")


def words(state: fondaco.State, layout: str = "wide", lang: str = "en") -> list[str]:
    """All texts of a picture."""
    return [text.words for text, _ in text_and_frame_areas(parse(state.svg(0, lang, layout)))[1]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_locations_and_tiles_are_drawn(layout: str) -> None:
    """Eighteen locations with four forts, twelve islands and a sea, four boats, four stacks."""
    found = ids(parse(table(players=4).svg(0, "en", layout)))
    counts = {kind: sum(id.startswith(f"{kind}-") for id in found) for kind in ("place", "tile", "ship", "bonus")}
    assert counts == {"place": 22, "tile": 13, "ship": 4, "bonus": 4}


def test_a_fort_and_its_card_are_one() -> None:
    """Forts have no bonus tiles: choosing the card is choosing the fort."""
    state = table([9, 9, 9, 9])
    above = GAME.boards.point_cards.labels[state.boards.point_row.cards[0]]
    assert actions(state, "place-A2-1") == ["work A2-1"]
    assert actions(state, f"card-{above}") == ["work A2-1"]


def test_islands_answer_where_the_boat_sails() -> None:
    state = play(table(), "work A2-4")
    there = near(state, "sea_1")
    assert {label: actions(state, f"tile-{label}") for label in there} == {label: [f"sail {label}"] for label in there}
    play(state, f"sail {there[0]}")
    assert actions(state, f"tile-{there[0]}") == ["build"]


def test_islands_answer_where_to_trade() -> None:
    state = table([9, 9, 9, 9])
    label = near(state, "sea_1")[0]
    outpost(state, label)
    play(state, "work F2-4")
    assert actions(state, f"tile-{label}") == [f"market {label}"]


def test_an_emptied_column_lights_the_stacks() -> None:
    state = table()
    last = all_but_one_of_a_column(state, "sea_1")
    play(state, f"work A2-4, sail {last}, build")
    tops = [GAME.boards.bonus_tiles.labels[stack.cards[-1]] for stack in state.boards.bonus_stacks]
    assert [actions(state, f"bonus-{top}") for top in tops] == [[f"bonus {label}"] for label in ("B2a", "B2b", "F2a", "F2b")]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_stacks_say_what_earns_a_tile(layout: str) -> None:
    described = " ".join(words(table(), layout))
    assert described.count("for an empty column of your board") == 2


def test_a_compact_slip_has_the_colour_of_its_settlers() -> None:
    """The settler in its plate has the mark of player 2, and the number is what the viewer needs: one more than stand there."""
    state = table()
    before = state.svg(0)
    settle(state, 1, "C1-1", 2)
    after = state.svg(0)
    assert state.observe(0)["locations"]["C1-1"]["needed"] == 3  # type: ignore[call-overload,index]
    assert after.count('color="#2C5AA0"') == before.count('color="#2C5AA0"') + 1


@pytest.mark.parametrize("covered", [False, True])
def test_what_a_location_does_fits_on_a_compact_slip(covered: bool) -> None:
    taken = COMPACT.cover + 4 if covered else 0
    room = COMPACT.width - COMPACT.plate - 6 - taken
    for face in GAME.view.printed.locations.values():
        if face.kind != "fort":
            assert effect(face, room - 1, COMPACT.height - 10)[1] <= room, face.label


def test_outposts_are_counted_on_the_sheets_of_others() -> None:
    state = table(players=2)
    for label in near(state, "sea_1")[:3]:
        outpost(state, label, seat=1)
    (sheet,) = [part for part in parse(state.svg(0)).iter() if part.get("id") == "seat-1"]
    figures = [part.text for part in sheet.iter() if part.tag.endswith("text")]
    assert figures[-1] == "3"


def test_the_range_of_a_voyage_is_shown() -> None:
    state = table()
    assert {"1–2", "∞"} <= set(words(state))
    state.boards.covered_by[place(state, "F2-6")] = 0
    assert "∞" in words(state), "players plan for what lies below a tile"


@pytest.mark.parametrize("name", [*LAND, "islands"])
def test_galleries(name: str) -> None:
    assert_gallery(GAME, name)
