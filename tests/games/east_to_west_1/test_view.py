"""The view of Von Ost nach West I, read from its SVG: the actions of pieces, and their titles."""

from __future__ import annotations

import pytest

from fondaco.games.east_to_west_1.state import EastToWest1State
from tests.draw.svg_inspection import actions, buttons, ids, parse, text_and_frame_areas

from ..century.galleries import LAND, MERCHANTS, assert_gallery
from .positions import GAME, PRODUCERS, TRADERS, send, table

ROUTE = " ".join(PRODUCERS[:5])


def play(state: EastToWest1State, *moves: str) -> EastToWest1State:
    for move in moves:
        state.apply(state.parse(move))
    return state


def open_card(state: EastToWest1State, slot: int) -> str:
    """The id of the piece below a market."""
    return f"card-{GAME.merchants.labels[state.merchants.row[slot - 1]]}"


def words(state: EastToWest1State, layout: str = "wide") -> list[str]:
    return [text.words for text, _ in text_and_frame_areas(parse(state.svg(0, "en", layout)))[1]]


def test_all_that_lies_open_is_drawn_in_both_layouts() -> None:
    state = table(route=ROUTE)
    for layout in ("wide", "tall"):
        found = set(ids(parse(state.svg(0, "en", layout))))
        assert {f"place-{GAME.boards.locations.labels[place]}" for place in state.boards.locations_in_play} <= found
        assert {open_card(state, slot) for slot in range(1, 5)} <= found
        assert {f"card-{label}" for label in ROUTE.split()} <= found
        assert {f"tile-{GAME.boards.explorations.labels[tile]}" for tile in state.boards.exploration_display} <= found


def test_a_market_is_clicked_on_its_slip_or_on_its_merchant() -> None:
    """E2-5 is market 1, C2-6 market 4."""
    state = table()
    assert actions(state, "place-E2-5") == ["work E2-5"] == actions(state, open_card(state, 1))
    assert actions(state, "place-C2-6") == ["work C2-6"] == actions(state, open_card(state, 4))


def test_a_merchant_is_used_by_clicking_it_and_taken_by_clicking_the_next_place_of_the_route() -> None:
    state = table((9, 0, 0, 0), route=PRODUCERS[0])
    cards = [label for label in (open_card(state, slot) for slot in range(1, 5)) if label.removeprefix("card-") in PRODUCERS]
    slot = 1 + [open_card(state, slot) for slot in range(1, 5)].index(cards[0])
    market = next(face for face in GAME.view.printed.locations.values() if face.kind == "market" and face.slot == slot)
    play(state, f"work {market.label}")
    assert actions(state, cards[0]) == ["use"]
    others = [open_card(state, other) for other in range(1, 5) if other != slot]
    assert all(actions(state, other) == [] for other in others)
    for layout in ("wide", "tall"):
        take = state.parse("take")
        clicked = [part for part in buttons(parse(state.svg(0, "en", layout))) if part.get("data-action") == str(take)]
        assert len(clicked) == 2  # a place of the route, and the line in the list


def test_a_full_route_is_one_target_and_then_each_of_its_cards() -> None:
    state = play(table(route=ROUTE), "work E2-5")
    take = str(state.parse("take"))
    assert len([part for part in buttons(parse(state.svg(0))) if part.get("data-action") == take]) == 2
    play(state, "take")
    for place, label in enumerate(ROUTE.split(), 1):
        assert actions(state, f"card-{label}") == [f"replace {place}"]


def test_cards_of_the_route_show_how_many_settlers_they_need_now() -> None:
    """One, and one for each card without settlers to the left: behind the occupied second card the third needs two."""
    state = table(route=" ".join(PRODUCERS[:3]))
    send(state, 2, 2)
    seen = state.observe(0)["seats"][0]["route"]  # type: ignore[call-overload,index]
    assert [there["needed"] for there in seen] == [1, 2, 2]  # type: ignore[index,union-attr,call-overload]
    assert actions(state, f"card-{PRODUCERS[0]}") == ["travel 1"]
    assert actions(state, f"card-{PRODUCERS[1]}") == []
    assert actions(state, f"card-{PRODUCERS[2]}") == ["travel 3"]


def test_neighbours_of_the_route_change_places_at_their_edge() -> None:
    """Four edges in a route of five; the other six pairs stand in the list alone."""
    state = play(table(route=ROUTE), "work C2-1")
    found = [state.notation(int(part.get("data-action", ""))) for part in buttons(parse(state.svg(0)))]
    pairs = [f"swap {one} {other}" for one in range(1, 6) for other in range(one + 1, 6)]
    twice = {"swap 1 2", "swap 2 3", "swap 3 4", "swap 4 5"}
    assert sorted(found) == sorted(["leave", *pairs, *twice])


def test_merchants_in_the_pile_are_counted() -> None:
    state = table((9, 0, 0, 0))
    slot = next(slot for slot in range(1, 5) if open_card(state, slot).removeprefix("card-") in PRODUCERS)
    market = next(face for face in GAME.view.printed.locations.values() if face.kind == "market" and face.slot == slot)
    play(state, f"work {market.label}", "use")
    assert "0 of 5 · 1 in your pile" in words(state)


def test_settlers_on_the_route_are_at_work() -> None:
    """Three on the route, and the one at the market."""
    state = table(route=ROUTE)
    send(state, 1, 1)
    send(state, 3, 2)
    play(state, "work E2-5")
    for layout in ("wide", "tall"):
        assert "4 at work" in words(state, layout)


def test_a_trade_that_cannot_be_paid_says_what_is_lacking() -> None:
    state = table((0, 0, 0, 0), route=TRADERS[0])
    assert "you lack" in state.svg(0)
    assert 'data-why="travel 1"' in state.svg(0)


@pytest.mark.parametrize("where", ["market", "route"])
def test_a_golden_deal_is_a_button_on_its_card(where: str) -> None:
    state = table((9, 0, 0, 0), route=PRODUCERS[0], golden_deals=True)
    play(state, "work E2-5" if where == "market" else "travel 1")
    golden = str(state.parse("golden"))
    for layout in ("wide", "tall"):
        found = [part for part in buttons(parse(state.svg(0, "en", layout))) if part.get("data-action") == golden]
        assert len(found) == 2  # on the card, and in the list


def test_a_pile_that_is_used_up_leaves_places_free() -> None:
    state = table()
    del state.merchants.row[1:]
    del state.merchants.cubes_on[1:]
    for layout in ("wide", "tall"):
        assert open_card(state, 1) in ids(parse(state.svg(0, "en", layout)))


@pytest.mark.parametrize("name", [*LAND, *MERCHANTS])
def test_galleries(name: str) -> None:
    assert_gallery(GAME, name)
