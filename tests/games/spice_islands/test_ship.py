"""Schiff bewegen (page 9): cards pay for steps; tolls; the open sea; resting."""

from __future__ import annotations

from ..century.positions import asked, cubes, event_kinds, labels, legal, play, reason
from .positions import GAME, TILE, islands, near, outpost, put_ship, table


def test_each_step_costs_a_card_from_hand_or_from_the_played_ones() -> None:
    """Example on page 9: three tiles further, three cards from the hand and from the open pile."""
    s = table(hand="M03 M07")
    put_ship(s, "harbour_1")
    s.played[0] = [s.hand[0].pop(0)]  # S1
    away = s.sea.map.distances()[TILE["harbour_1"]]
    there = next(tile for tile in range(GAME.sea.first_harbour) if away[tile] == 3)
    play(s, f"sail {GAME.sea.tiles[there]}")
    assert legal(s) == ["spend S1", "spend S2"]  # two more must follow
    play(s, "spend S1, spend M03, spend M07")
    assert labels(s, s.spent[0]) == "S1 M03 M07"
    assert labels(s, s.hand[0]) == "S2"
    assert s.played[0] == []
    assert s.sea.ships[0] == there
    assert asked(s) == "ActAtTile"


def test_the_ship_goes_no_further_than_there_are_cards() -> None:
    s = table()
    put_ship(s, "harbour_1")
    away = s.sea.map.distances()[TILE["harbour_1"]]
    near_ones = [GAME.sea.tiles[tile] for tile in range(len(GAME.sea.tiles)) if away[tile] in (1, 2)]
    assert [text.split()[1] for text in legal(s, "sail")] == near_ones
    far = next(GAME.sea.tiles[tile] for tile in range(len(GAME.sea.tiles)) if away[tile] == 3)
    assert "It takes more than 2 steps to " in (reason(s, f"sail {far}") or "")
    s.spent[0], s.hand[0] = s.hand[0], []
    assert legal(s, "sail") == []
    assert "has no step" in (reason(s, f"sail {far}") or "")


def test_cards_are_spent_in_rising_order_only() -> None:
    """So that each choice of cards has one path."""
    s = table(hand="M03 M07")
    put_ship(s, "harbour_1")
    there = next(tile for tile, away in enumerate(s.sea.map.distances()[TILE["harbour_1"]]) if away == 2)
    play(s, f"sail {GAME.sea.tiles[there]}")
    assert "cannot come next" in (reason(s, "spend M07") or "")
    play(s, "spend M03")
    assert legal(s) == ["spend M07"]
    assert "cannot come next" in (reason(s, "spend S1") or "")
    assert "neither in your hand" in (reason(s, "spend M03") or "")


def test_free_step_tiles_give_a_step_per_ship_action() -> None:
    s = table()
    s.red_bonuses.take(GAME.red_bonuses.kinds, 0, 0)
    put_ship(s, "harbour_1")
    play(s, f"sail {near(s, 'harbour_1')[0]}")
    assert asked(s) == "ActAtTile"
    assert s.spent[0] == []
    s = table()
    s.red_bonuses.take(GAME.red_bonuses.kinds, 0, 0)
    put_ship(s, "harbour_1")
    there = next(tile for tile, away in enumerate(s.sea.map.distances()[TILE["harbour_1"]]) if away == 3)
    play(s, f"sail {GAME.sea.tiles[there]}, spend S1, spend S2")
    assert s.hand[0] == []


def test_no_steps_are_legal_and_cost_nothing() -> None:
    """Staying where another ship is costs no toll either."""
    s = table(cubes=(1, 0, 0, 0))
    here = islands(s, "ginger")[0]
    put_ship(s, here)
    put_ship(s, here, seat=1)
    play(s, "stay")
    assert asked(s) == "ActAtTile"
    assert cubes(s) == [1, 0, 0, 0]


def test_the_toll_is_paid_to_each_ship_there() -> None:
    s = table(cubes=(1, 1, 0, 0), players=3)
    here = islands(s, "ginger")[0]
    there = next(tile for tile in near(s, here) if TILE[tile] < GAME.sea.first_harbour)
    put_ship(s, here)
    put_ship(s, there, seat=1)
    put_ship(s, there, seat=2)
    play(s, f"sail {there}, spend S1, pay red, pay yellow")
    assert [cubes(s, seat) for seat in range(3)] == [[0, 0, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0]]
    assert asked(s) == "ActAtTile"


def test_a_ship_that_cannot_pay_the_toll_may_not_end_there() -> None:
    s = table()
    here = islands(s, "ginger")[0]
    there = next(tile for tile in near(s, here) if TILE[tile] < GAME.sea.first_harbour)
    put_ship(s, here)
    put_ship(s, there, seat=1)
    assert f"sail {there}" not in legal(s)
    assert "you would have to hand over a cube" in (reason(s, f"sail {there}") or "")
    assert "already" in (reason(s, f"sail {here}") or "")


def test_the_open_sea_has_no_toll_and_no_action() -> None:
    s = table()
    sea = "sea_1"
    put_ship(s, sea, seat=1)
    put_ship(s, near(s, sea)[0])
    play(s, f"sail {sea}, spend S2")
    assert s.sea.ships == [TILE[sea], TILE[sea]]
    assert s.player == 1


def test_no_cubes_are_left_behind() -> None:
    s = table(cubes=(2, 0, 0, 0))
    here = islands(s, "ginger")[0]
    put_ship(s, here)
    put_ship(s, "harbour_1", seat=1)
    play(s, f"sail {near(s, here)[0]}, spend S1")
    assert not any(s.sea.left_cubes)
    assert cubes(s) == [2, 0, 0, 0]


def test_there_is_no_harvest() -> None:
    assert "harvest" not in {family.name for family in GAME.space.families}


def test_one_action_after_the_movement() -> None:
    """A trade ends the turn; so does doing nothing."""
    s = table(cubes=(9, 9, 9, 9))
    here = islands(s, "cloves")[0]
    outpost(s, here)
    put_ship(s, here)
    play(s, "stay, trade 1")
    assert asked(s) == "KeepCubes"


def test_building_alone_is_a_market_action() -> None:
    s = table()
    here = islands(s, "tea")[0]
    put_ship(s, here)
    assert event_kinds(play(s, "stay"), "build") == ["build"]
    assert s.player == 1


def test_resting_takes_played_and_spent_cards_back() -> None:
    s = table(hand="M03")
    put_ship(s, "harbour_1")
    play(s, f"play S1, rest, sail {near(s, 'harbour_1')[0]}, spend S1")
    while s.player == 0:
        s.apply(s.legal_actions()[0])
    play(s, "rest")
    assert labels(s, s.spent[0]) == "S1"
    play(s, "rest")
    assert labels(s, s.hand[0]) == "S1 S2 M03"
    assert s.spent[0] == s.played[0] == []


def test_the_symbol_of_bonus_cards_takes_back_played_cards_not_spent_ones() -> None:
    """There is no change of rules: the cards lying open are meant."""
    taker = next(card.id for card in GAME.components.bonus.cards if card.take_back)
    s = table(hand=f"M03 {taker}", bonus_cards="both")
    put_ship(s, "sea_1")
    s.hand[0].remove(GAME.merchants.labels.index("S1"))
    s.spent[0].append(GAME.merchants.labels.index("S1"))
    s.hand[0].remove(GAME.merchants.labels.index("M03"))
    s.played[0].append(GAME.merchants.labels.index("M03"))
    play(s, f"play {taker}")
    while asked(s) != "TakeCardBack":
        s.apply(s.legal_actions()[0])
    assert legal(s) == ["back M03", "forgo"]
