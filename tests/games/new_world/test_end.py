"""Spielende (page 7): the eighth point card, the points, the tie."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.games.century.cubes.packing import pack
from fondaco.games.century.settlers.bonus_tiles import BonusTile, BonusTiles
from fondaco.games.century.settlers.settlers_scoring import icons

from .positions import GAME, give_turn, legal, own, own_tiles, play, table

SEVEN = "N01 N03 T01 T03 S01 S03 E03"


def test_the_eighth_card_ends_the_game_after_the_round() -> None:
    s = table([1, 1, 1, 1], "E07")
    own(s, SEVEN)
    play(s, "work A1-1, claim, explore X05, leave")
    assert s.last_round
    assert not s.over
    assert s.player == 1
    assert s.prompt().startswith("Player 2, this is the last round")
    play(s, "rest")
    assert s.over
    assert s.ended_by == "point-cards"


def test_the_last_player_ends_it_at_once() -> None:
    s = table(points="E07")
    own(s, SEVEN, seat=1)
    s.cubes[1] = pack([1, 1, 1, 1])
    give_turn(s, 1)
    play(s, "work A1-1, claim, explore X05, leave")
    assert s.over


def test_seven_cards_do_not_end_it() -> None:
    s = table([1, 1, 1, 1], "E07")
    own(s, "N01 N03 T01 T03 S01 S03")
    play(s, "work A1-1, claim, explore X05, leave, rest")
    assert not s.over


def test_points_by_source() -> None:
    """Page 7: cards, bonus tiles, exploration tiles, one for each cube that is not corn.

    N01 3 + T10 8 + E07 9 = 20; B05 (native help and tool) one pair 3, B16 flat 3; X05 three; 2 + 1 + 1 cubes.
    """
    s = table([5, 2, 1, 1])
    own(s, "N01 T10 E07")
    own_tiles(s, "B05 B16", "X05")
    assert s.breakdown()[0] == {"point_cards": 20, "bonus_tiles": 6, "exploration": 3, "cubes": 4}
    assert s.scores()[0] == 33


def test_icons_of_cards_and_exploration_tiles() -> None:
    """Page 16: one for every point card, one more for an icon tile."""
    s = table()
    own(s, "N01 T01 T03 E01")
    own_tiles(s, "", "X07 X10 X05")
    assert icons(s, 0) == [2, 2, 0, 2]


def test_three_bonus_tiles_bring_eighteen_points() -> None:
    """Page 16, Beispiel: seven icons and three tiles, 18 points.

    The scan does not show which icons; these are the supplement's: tool 3, settlers 3, native help 1. The pair of native
    help and tool brings 3, the pair of tool and settlers 9, the tool 6.
    """
    s = table([0, 0, 0, 0])
    own(s, "T01 T03 T05 S01 S03 S05 N01")
    own_tiles(s, "B05 B08 B02")
    assert icons(s, 0) == [1, 3, 3, 0]
    assert s.breakdown()[0]["bonus_tiles"] == 3 + 9 + 6


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (5, 6)])
def test_a_pair_of_equal_icons(count: int, points: int) -> None:
    """Supplement: half the count, rounded down; no tile of the box shows such a pair, but another might."""
    tiles = BonusTiles([BonusTile("B99", "pair", 3, ["native_help", "native_help"])])
    assert tiles.score(0, [count, 9, 9, 9], 12, 0) == points


@pytest.mark.parametrize(("reserve", "points"), [(5, 3), (4, 4), (3, 4), (0, 6)])
def test_settlers_out_of_the_reserve(reserve: int, points: int) -> None:
    """Page 16: one point for every two settlers on player board and boards; the reserve does not count."""
    s = table([0, 0, 0, 0])
    own_tiles(s, "B14")
    s.boards.ready[0] += s.boards.reserve[0] - reserve
    s.boards.reserve[0] = reserve
    assert s.breakdown()[0]["bonus_tiles"] == points
    play(s, "work A1-3")
    assert s.breakdown()[0]["bonus_tiles"] == points


def test_merchant_cards_count_in_other_parts() -> None:
    """From East to West: two points for every two merchants."""
    tile = GAME.boards.bonus_tiles.labels.index("B18")
    assert GAME.boards.bonus_tiles.score(tile, [0, 0, 0, 0], 12, 5) == 4


def test_a_tie_goes_to_the_last_in_turn_order() -> None:
    """Page 7: ties go to the seat with the last turn."""
    s = table([0, 2, 0, 0], players=3)
    s.cubes[1] = pack([0, 1, 0, 0])
    s.cubes[2] = pack([0, 0, 2, 0])
    assert s.scores() == [2, 1, 2]
    assert s.ranks() == [1, 2, 0]


def test_the_limit_of_rounds() -> None:
    """House rule: players who only rest come to an end."""
    s = GAME.new(2, seed=1)
    events: list[fondaco.Event] = []
    while not s.over:
        assert "rest" in legal(s)  # type: ignore[arg-type]
        s.apply(s.parse("rest"), events)
    assert events[-1].kind == "end-round-limit"
    assert len(s.moves) == 2 * GAME.round_limit
