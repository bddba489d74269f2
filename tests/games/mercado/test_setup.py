"""Spielmaterial and Spielvorbereitung."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.mercado.state import MercadoState

from .positions import GAME, legal, named, play, seals_held, table


def test_the_box_is_full() -> None:
    tables = GAME.components
    assert (len(tables.objects.tiles), len(tables.scents.tiles)) == (24, 12)
    assert (tables.setup.counterfeits, tables.setup.jokers, tables.setup.seals, tables.privileges.count) == (38, 14, 15, 18)
    assert {face.value for face in tables.privileges.faces} == {1, 2, 3}


def test_the_tiles_that_the_rulebook_shows() -> None:
    """Die Warentafeln und die Markttafeln: cloth, jug, inspector and money changer."""
    tiles = {tile.id: tile for tile in GAME.components.objects.tiles}
    cloth, jug = tiles["cloth"], tiles["jug"]
    assert (cloth.price.gold, cloth.price.turquoise, cloth.price.size) == (2, 2, 4)
    assert (cloth.points, cloth.buyer.privilege) == (4, 1)
    assert (jug.price.silver, jug.price.size) == (2, 2)
    assert (jug.points, jug.buyer.counterfeit) == (4, 1)
    market = GAME.components.market
    assert (market.inspector.price.different, market.inspector.price.size) == (3, 3)
    assert (market.money_changer.price.same, market.money_changer.price.size) == (3, 3)


def test_no_two_goods_are_alike_and_every_colour_is_asked_for_equally_often() -> None:
    goods = [*GAME.components.objects.tiles, *GAME.components.scents.tiles]
    faces = Counter(str((tile.price, tile.points, tile.buyer, tile.opponents)) for tile in goods)
    assert max(faces.values()) == 1
    for tiles, times in ((GAME.components.objects.tiles, 14), (GAME.components.scents.tiles, 4)):
        assert [sum(tile.price.fixed[colour] for tile in tiles) for colour in range(4)] == [times] * 4


@pytest.mark.parametrize(("players", "counterfeits", "seals"), [(2, 28, 13), (3, 23, 12), (4, 18, 11)])
def test_every_player_starts_with_25_coins_and_a_seal(players: int, counterfeits: int, seals: int) -> None:
    s = table(players=players)
    start = {"gold": 5, "silver": 5, "copper": 5, "turquoise": 5, "counterfeit": 5}
    assert [named(each.bag) for each in s.seats] == [start] * players
    assert seals_held(s) == [1] * players
    assert (s.counterfeits, s.jokers, s.seal_supply) == (counterfeits, 14, seals)
    assert len(s.privilege_supply) == 18


def test_four_objects_and_two_scents_lie_beside_the_market_people() -> None:
    s = table()
    labels = [GAME.tiles.labels[tile] for tile in s.display]
    assert all(tile < 24 for tile in s.display[:4])
    assert all(24 <= tile < 36 for tile in s.display[4:6])
    assert labels[6:] == ["inspector", "changer"]
    assert (len(s.objects), len(s.scents)) == (20, 10)


def test_the_start_player_is_on_top_then_clockwise_downwards() -> None:
    assert table(players=4).track_order == (0, 1, 2, 3)


def test_the_first_game_starts_on_the_counterfeit_at_the_top_right() -> None:
    s = GAME.new(3, seed=4)
    assert isinstance(s, MercadoState)
    assert s.start_space == 0
    assert s.observe(0)["board"][0] == "counterfeit"  # type: ignore[index]


def test_a_random_start_space_comes_from_the_seed() -> None:
    starts = set()
    for seed in range(40):
        s, again = (GAME.new(2, seed, start="random") for _ in range(2))
        assert isinstance(s, MercadoState)
        assert isinstance(again, MercadoState)
        assert s.start_space == again.start_space
        starts.add(s.start_space)
    assert len(starts) > 15
    assert starts <= set(range(30))


def test_the_start_player_names_a_space_for_all() -> None:
    s = GAME.new(3, seed=4, start="chosen")
    assert isinstance(s, MercadoState)
    assert s.player == 0
    assert legal(s) == [f"start {space}" for space in range(1, 31)]
    assert s.observe(0)["start"] is None
    play(s, "start 13")
    assert s.observe(1)["start"] == 13
    assert (s.player, legal(s)) == (0, ["draw"])


def test_side_b_has_more_symbols() -> None:
    tables = GAME.components.board
    assert len(tables.side_a) == len(tables.side_b) == 30
    assert not {symbol for symbol in tables.side_a if symbol.startswith("opponents")}
    assert {symbol for symbol in tables.side_b if symbol.startswith("opponents")} == {"opponents_counterfeit", "opponents_joker"}
    assert sum(symbol == "none" for symbol in tables.side_b) < sum(symbol == "none" for symbol in tables.side_a)
