"""The view of Von Ost nach West III, read from its SVG: the actions of pieces, and their titles."""

from __future__ import annotations

import pytest

from fondaco.games.east_to_west_3.state import EastToWest3State
from tests.draw.svg_inspection import actions, buttons, ids, parse, piece, text_and_frame_areas, texts, title

from ..century.boards import all_but_one_of_a_column, near, outpost
from ..century.galleries import LAND, MERCHANTS, assert_gallery
from ..century.positions import play, show, take_out
from .test_differences import GAME, table

LAYOUTS = ("wide", "tall")
PRODUCERS = [card.id for card in GAME.components.merchants.cards if sum(card.gain) and not sum(card.cost) and not card.steps]
TRADERS = [card.id for card in GAME.components.merchants.cards if sum(card.cost)]
D2 = ("D2a", "D2b", "D2c", "D2d")
COLUMNS = ("B2a", "B2b", "F2a", "F2b")


def words(state: EastToWest3State, layout: str = "wide", lang: str = "en") -> str:
    """All texts of a picture."""
    return " ".join(text.words for text, _ in text_and_frame_areas(parse(state.svg(0, lang, layout)))[1])


def tops(state: EastToWest3State) -> dict[str, str]:
    """The pieces on top of the stacks of bonus tiles, by stack."""
    labels = zip(GAME.boards.locations.stack_labels, state.boards.bonus_stacks, strict=True)
    return {label: f"bonus-{GAME.boards.bonus_tiles.labels[stack.cards[-1]]}" for label, stack in labels}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_lies_open_is_drawn(players: int, layout: str) -> None:
    """Thirty locations on six boards, twelve islands and a sea, a boat each, eight stacks, four merchants."""
    state = table(players=players)
    found = ids(parse(state.svg(0, "en", layout)))
    counts = {kind: sum(id.startswith(f"{kind}-") for id in found) for kind in ("place", "tile", "ship", "bonus")}
    assert counts == {"place": 30, "tile": 13, "ship": players, "bonus": 8}
    assert {f"card-{GAME.merchants.labels[card]}" for card in state.merchants.row} <= set(found)


@pytest.mark.parametrize(("market", "place"), [("E2-5", 0), ("E2-6", 1), ("D2-1", 2), ("D2-2", 3)])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_market_is_clicked_on_its_slip_or_on_its_merchant(layout: str, market: str, place: int) -> None:
    state = table()
    show(state, " ".join(PRODUCERS[:4]))
    card = GAME.merchants.labels[state.merchants.row[place]]
    assert actions(state, f"place-{market}", layout) == [f"work {market}"] == actions(state, f"card-{card}", layout)


def test_a_trade_that_cannot_be_paid_says_what_is_lacking() -> None:
    state = table(held=(0, 0, 0, 0))
    show(state, TRADERS[0])
    assert "you lack" in title(piece(state, f"card-{TRADERS[0]}"))
    assert 'data-why="work E2-5"' in state.svg(0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_golden_deal_is_a_button_on_its_card(layout: str) -> None:
    state = table(golden_deals=True)
    show(state, PRODUCERS[0])
    play(state, "work E2-5")
    assert actions(state, f"card-{PRODUCERS[0]}", layout) == ["use"]
    golden = str(state.parse("golden"))
    found = [part for part in buttons(parse(state.svg(0, "en", layout))) if part.get("data-action") == golden]
    assert len(found) == 2  # on the card, and in the list


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_fourth_merchant_lights_the_stacks_of_d2(layout: str) -> None:
    state = table()
    state.bazaar.kept[0] = tuple(take_out(state, " ".join(PRODUCERS[1:4])))
    show(state, PRODUCERS[0])
    play(state, "work E2-5")
    lit = {label: actions(state, id, layout) for label, id in tops(state).items()}
    assert lit == {**{label: [f"bonus {label}"] for label in D2}, **{label: [] for label in COLUMNS}}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_emptied_column_lights_the_other_stacks(layout: str) -> None:
    state = table()
    last = all_but_one_of_a_column(state, "sea_1")
    play(state, f"work A2-4, sail {last}, build")
    lit = {label: actions(state, id, layout) for label, id in tops(state).items()}
    assert lit == {**{label: [f"bonus {label}"] for label in COLUMNS}, **{label: [] for label in D2}}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("lang", "column", "merchant"),
    [
        ("en", "for an empty column of your board", "for every 4th merchant"),
        ("de", "für eine leere Spalte deiner Ablage", "für jede 4. Händlerkarte"),
    ],
)
def test_the_stacks_say_what_earns_a_tile(layout: str, lang: str, column: str, merchant: str) -> None:
    described = words(table(), layout, lang)
    assert (described.count(column), described.count(merchant)) == (2, 1)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("kept", "following"), [(0, 4), (3, 4), (4, 8), (5, 8)])
def test_the_kept_pile_shows_when_the_next_tile_comes(layout: str, kept: int, following: int) -> None:
    state = table()
    cards = [*PRODUCERS[: min(kept, 4)], *TRADERS[: int(kept > 4)]]
    state.bazaar.kept[0] = tuple(take_out(state, " ".join(cards)))
    assert f"tile with no. {following}" in words(state, layout)
    assert texts(piece(state, "kept", layout=layout)) == ([str(kept)] if kept else [])


def test_without_a_free_slot_no_tile_is_announced() -> None:
    state = table()
    state.boards.bonus_tiles[0] = tuple(stack.cards.pop() for stack in state.boards.bonus_stacks[:4])
    assert "tile with no." not in words(state)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_sheets_of_others_count_outposts_and_merchants(layout: str, players: int) -> None:
    state = table(players=players)
    for label in near(state, "sea_1")[:3]:
        outpost(state, label, seat=1)
    state.bazaar.kept[1] = tuple(take_out(state, " ".join([*PRODUCERS[:2], *TRADERS[:5]])))
    figures = texts(piece(state, "seat-1", layout=layout))
    assert figures[-2:] == ["3", "7"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_settlers_are_taken_back_from_where_they_stand(layout: str) -> None:
    taker = next(card for card in GAME.components.bonus.cards if card.take_back)
    state = table(held=(0, 0, 0, 0), bonus_cards="both")
    show(state, taker.id)
    play(state, "work E2-5")
    while type(state.question).__name__ != "RecallSettler":
        state.apply(state.legal_actions()[0])
    assert actions(state, "place-E2-5", layout) == ["recall E2-5"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_pile_that_is_used_up_leaves_places_free(layout: str) -> None:
    state = table()
    first = f"card-{GAME.merchants.labels[state.merchants.row[0]]}"
    del state.merchants.row[1:]
    del state.merchants.cubes_on[1:]
    assert first in ids(parse(state.svg(0, "en", layout)))


@pytest.mark.parametrize("name", [*LAND, *MERCHANTS, "islands"])
def test_galleries(name: str) -> None:
    assert_gallery(GAME, name)
