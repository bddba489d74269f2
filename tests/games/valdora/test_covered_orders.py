"""Completed orders are covered during the game ("Was leicht vergessen wird"): which seat sees which of them and their points."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES
from fondaco.core.scene import LAYOUTS
from fondaco.games.valdora.state import ValdoraState
from tests.draw.svg_inspection import parse, piece, texts, title

from .positions import GAME, complete, hire, table

GOLDEN = Path(__file__).parents[2] / "golden" / "valdora"
COVERED = "3 orders completed"
SHOWN = (
    "3 orders completed: 2 × red order (ruby → 5 points); white order (gold, ruby, sapphire → 10 points)",
    "3 orders completed: silver order (1 coin → 2 points); yellow order (gold → 3 points); green order (emerald → 4 points)",
)
OTHERS = (0, 2, None)
"""The other viewers: two seats and a spectator."""
both_layouts = pytest.mark.parametrize("layout", LAYOUTS)


def two_positions(*, over: bool = False, **options: bool) -> list[ValdoraState]:
    """Return two positions that differ only in the three orders that seat 1 has completed."""
    found = []
    for orders in ("ruby white_grs ruby", "silver gold emerald"):
        s = GAME.new(3, seed=1, **options)
        assert isinstance(s, ValdoraState)
        complete(s, 1, orders)
        hire(s, 1, "red white")
        if over:
            s.stack.clear()
            s.run_to_question()
        found.append(s)
    return found


def sheet(s: ValdoraState, seat: int | None, layout: str) -> str:
    """Return the title of the tableau of seat 1."""
    return title(piece(s, "completed-1" if seat == 1 else "seat-1", seat, layout))


@both_layouts
def test_others_see_the_number_of_completed_orders_only(layout: str) -> None:
    one, other = two_positions()
    for seat, lang in product(OTHERS, LANGUAGES):
        assert one.observe(seat) != other.observe(seat)
        assert one.shown(seat) == other.shown(seat)
        assert one.svg(seat, lang, layout) == other.svg(seat, lang, layout)
        assert COVERED in sheet(one, seat, layout)
        assert f"{COVERED}:" not in sheet(one, seat, layout)


@both_layouts
def test_a_spectator_sees_the_number_in_a_full_tableau_too(layout: str) -> None:
    s = table()
    complete(s, 0, "ruby silver gold")
    assert title(piece(s, "completed-0", None, layout)) == COVERED


@both_layouts
def test_a_seat_sees_its_own_completed_orders(layout: str) -> None:
    for s, shown in zip(two_positions(), SHOWN, strict=True):
        assert sheet(s, 1, layout) == shown


@both_layouts
def test_at_the_end_every_viewer_sees_all_completed_orders(layout: str) -> None:
    for s, shown in zip(two_positions(over=True), SHOWN, strict=True):
        assert all(shown in sheet(s, seat, layout) for seat in (*OTHERS, 1))
        assert all(s.shown(seat) == s.observe(seat) for seat in (*OTHERS, 1))


@both_layouts
def test_the_option_shows_all_completed_orders_from_the_start(layout: str) -> None:
    for s, shown in zip(two_positions(open_orders=True), SHOWN, strict=True):
        assert all(shown in sheet(s, seat, layout) for seat in (*OTHERS, 1))
        assert all(s.shown_points(seat) == s.breakdown() for seat in (*OTHERS, 1))
        assert "+?" not in s.svg(0, layout=layout)


@both_layouts
def test_others_see_open_points_only(layout: str) -> None:
    """Two colours of craftsmen are 20 points; the three orders are 20 more."""
    s = two_positions()[0]
    for seat in OTHERS:
        assert [points["orders"] for points in s.shown_points(seat)] == [0, None, 0]
        assert "20 points lie open; the points of completed orders lie covered" in sheet(s, seat, layout)
        words = texts(piece(s, "seat-1", seat, layout))
        assert {"20", "+?"} <= set(words)
        assert "40" not in texts(parse(s.svg(seat, layout=layout)))
    assert "40" in texts(parse(s.svg(1, layout=layout)))
    assert "+?" not in texts(parse(s.svg(1, layout=layout)))


def test_observations_and_scores_count_all() -> None:
    """Everybody saw the orders being completed."""
    s = two_positions()[0]
    for seat in (*OTHERS, 1):
        seats: Any = s.observe(seat)["seats"]
        assert seats[1]["completed"] == ["ruby", "white_grs", "ruby"]
        assert seats[1]["score"]["orders"] == 20
    assert s.scores()[1] == 40


def test_the_option_changes_no_rule_and_old_records_play_without_it() -> None:
    text = (GOLDEN / "01.record").read_text("utf-8")
    assert "[options {}]" in text
    old = fondaco.Record.loads(text).replay()
    assert old.options == {"open_orders": False}
    new = fondaco.Record.loads(text.replace("[options {}]", '[options {"open_orders": true}]')).replay()
    assert new.moves == old.moves
    assert new.breakdown() == old.breakdown()
    assert new.key() == old.key(), "future play does not depend on it"
