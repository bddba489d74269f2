"""What Die Gewürzinseln has otherwise than its two sister games: each line of the table of differences."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.components import Source

from ..century.positions import asked, labels, legal, play, reason
from .positions import GAME, SYMBOLS, TILE, all_but_one_of_a_column, islands, outpost, put_ship, table


def test_it_joins_spice_road_and_eastern_wonders() -> None:
    """The facts on cards and tiles are those of the sister games, and are written down once."""
    road, wonders = fondaco.game("spice_road").components, fondaco.game("eastern_wonders").components  # type: ignore[attr-defined]
    assert GAME.components.merchants == road.merchants
    assert GAME.components.starters == road.starters
    assert GAME.components.islands == wonders.islands
    assert GAME.components.point_tiles == wonders.point_tiles
    assert "M01" not in GAME.components_text


def test_the_player_board_is_four_by_four() -> None:
    """16 outposts each; the values 0, 1, 2, 3 of a row are made up, and said to be."""
    assert GAME.sea.columns == 4
    assert GAME.sea.uncovered == (0, 0, 1, 3, 6)
    assert GAME.components.outposts.source is Source.RECONSTRUCTED


def test_the_outline_of_the_map_is_inferred_and_said_to_be() -> None:
    """Its cells are those of Fernöstliche Wunder; nothing printed is known to say so."""
    first_map, wonders = GAME.components.first_map, fondaco.game("eastern_wonders").components.first_map  # type: ignore[attr-defined]
    assert (first_map.islands, first_map.harbours) == (wonders.islands, wonders.harbours)
    assert first_map.source is Source.RECONSTRUCTED
    assert "Fernöstliche Wunder" in first_map.note


def test_three_kinds_of_red_bonus_tiles() -> None:
    """The kinds with upgrades and harvests stay in the box."""
    assert GAME.red_bonuses.kinds.labels == ("free_step", "hold", "points")
    s = table()
    assert s.red_bonuses.left == [4, 4, 4]


def test_sixteen_islands_and_four_sea_tiles() -> None:
    """Two islands of each symbol leave the game; the four sea tiles lie among the islands, the harbours at the corners."""
    for chosen in ("first", "random"):
        s = table(map=chosen)
        assert [len(islands(s, symbol)) for symbol in SYMBOLS] == [4, 4, 4, 4]
        places = {label: s.sea.map.cells[tile] for label, tile in TILE.items()}
        assert sum(cell is not None for label, cell in places.items() if label.startswith("sea")) == 4
        assert sum(cell is not None for label, cell in places.items() if label.startswith("harbour")) == 4
        assert len({cell for cell in places.values() if cell is not None}) == 24
        assert all(len(s.sea.map.near[tile]) >= 2 for tile, cell in enumerate(s.sea.map.cells) if cell is not None)


def test_four_merchants_lie_open_and_both_starting_cards_are_dealt() -> None:
    s = table(players=3)
    assert len(s.merchants.row) == 4
    assert len(s.merchants.pile) == 43 - 4
    assert [labels(s, hand) for hand in s.hand] == ["S1 S2"] * 3


def test_groups_are_chosen_from_the_last_seat_on() -> None:
    s = GAME.new(3, seed=1)
    assert s.player == 2
    play(s, "group 3")  # type: ignore[type-var]
    assert s.prompt() == "Player 3: on which island does your ship start?"
    assert all(text.split()[1] not in ("sea_1", "harbour_1") for text in legal(s))  # type: ignore[arg-type]


def test_a_trade_needs_an_own_outpost() -> None:
    s = table(cubes=(3, 3, 3, 3))
    here = islands(s, "tea")[0]
    put_ship(s, here)
    outpost(s, here, seat=1)
    play(s, "stay")
    assert legal(s) == ["build", "nothing"]
    assert reason(s, "trade 1") == f"You have no outpost on {_words(here)}."
    s = table(cubes=(3, 3, 3, 3))
    outpost(s, here)
    put_ship(s, here)
    play(s, "stay")
    assert "trade 1" in legal(s)


def _words(tile: str) -> str:
    return GAME.translator.formatters["tile"](tile, "en")


def test_the_first_column_brings_a_merchant() -> None:
    """Any open one, free of charge; the row is refilled at once, and cubes on the card come with it (a ruling)."""
    s = table(cubes=(0, 0, 0, 0))
    all_but_one_of_a_column(s, 0)
    s.merchants.cubes_on[2] = 1 << 15  # one chili
    card, after = s.merchants.row[2], s.merchants.pile.cards[-1]
    play(s, "stay, build")
    assert legal(s) == ["acquire 1", "acquire 2", "acquire 3", "acquire 4"]
    assert reason(s, "bonus points") == "The emptied column 1 brings a merchant, no bonus tile."
    play(s, "acquire 3")
    assert card in s.hand[0]
    assert s.merchants.row[-1] == after
    assert s.cubes[0] == 1 << 15


@pytest.mark.parametrize("column", [1, 2, 3])
def test_further_columns_bring_a_merchant_or_a_bonus_tile(column: int) -> None:
    s = table()
    all_but_one_of_a_column(s, column)
    play(s, "stay, build")
    assert legal(s) == [*(f"acquire {n}" for n in (1, 2, 3, 4)), "bonus free_step", "bonus hold", "bonus points"]
    play(s, "bonus points")
    assert s.red_bonuses.points[0] == 6


def test_bonus_tiles_are_not_limited_by_slots() -> None:
    s = table()
    for kind in (0, 0, 1, 1, 2):
        s.red_bonuses.take(GAME.red_bonuses.kinds, 0, kind)
    all_but_one_of_a_column(s, 1)
    play(s, "stay, build, bonus hold")
    assert s.red_bonuses.of(0) == [2, 3, 1]
    assert s.game.cubes.limit_of(s, 0) == 10 + 3 * 3


def test_nothing_is_asked_when_a_column_has_nothing_to_bring() -> None:
    """The row and its pile are used up: the first column brings nothing."""
    s = table()
    all_but_one_of_a_column(s, 0)
    s.hand[1] += [*s.merchants.row, *s.merchants.pile.cards]
    s.hand[1].sort()
    s.merchants.row, s.merchants.cubes_on = [], []
    s.merchants.pile.cards, s.merchants.pile.knowers = [], []
    play(s, "stay, build")
    assert asked(s) == "Turn"
    assert s.player == 1


def test_the_fourth_point_tile_ends_the_game_with_its_round() -> None:
    s = table(cubes=(5, 5, 5, 5))
    pile = s.harbours.pile
    for _ in range(3):
        pile.cards.insert(0, pile.cards.pop(0))
        s.fulfilled[0].append(pile.cards.pop(0))
        pile.knowers.pop(0)
    put_ship(s, "harbour_1")
    play(s, "stay, fulfil")
    assert len(s.fulfilled[0]) == 4
    assert s.last_round
    while s.player == 0:
        s.apply(s.legal_actions()[0])
    play(s, "rest")
    assert s.over
    assert s.ended_by == "point-tiles"


def test_two_pay_double_for_an_outpost() -> None:
    for players, price in ((2, 2), (3, 1), (4, 1)):
        s = table(cubes=(5, 0, 0, 0), players=players)
        here = islands(s, "tea")[1]
        put_ship(s, here)
        outpost(s, here, seat=1)
        play(s, "stay, build")
        for _ in range(price):
            assert asked(s) == "PayOutpost"
            play(s, "pay yellow")
        assert asked(s) != "PayOutpost"
        assert s.sea.outposts[TILE[here]] & 1


def test_the_round_limit_is_a_house_rule() -> None:
    s = table()
    s.round = GAME.round_limit
    play(s, "rest, rest")
    assert s.over
    assert s.ended_by == "round-limit"
    assert GAME.components.house.source is Source.HOUSE_RULE


def test_scores() -> None:
    """Point tiles, bonus tiles, uncovered fields, and a point for each cube that is not ginger."""
    s = table(cubes=(4, 1, 2, 3))
    s.fulfilled[0].append(s.harbours.pile.cards.pop(0))
    s.harbours.pile.knowers.pop(0)
    for tile in islands(s, "tea")[:3]:
        outpost(s, tile)
    s.red_bonuses.take(GAME.red_bonuses.kinds, 0, 2)
    value = GAME.point_tiles.value[s.fulfilled[0][0]]
    assert s.breakdown()[0] == {"point_tiles": value, "bonus_tiles": 6, "outposts": 0 + 1 + 2, "cubes": 6}


def test_of_those_tied_the_last_in_turn_order_wins() -> None:
    s = table()
    s.round = GAME.round_limit
    play(s, "rest, rest")
    assert s.scores() == [0, 0]
    assert s.ranks() == [1, 0]
