"""Hafenaktion: point tiles, and the closed-harbour tile that wanders (page 5)."""

from __future__ import annotations

from fondaco import Event

from .positions import cubes, harbours, legal, lying, play, reason, stack, table


def test_a_delivery_pays_what_the_tile_shows() -> None:
    """P07: two chili and three tea for 13 points."""
    s = table("harbour_3", [1, 3, 3, 0], harbours="P01 P02 P07 P04")
    play(s, "stay")
    assert legal(s) == ["nothing", "fulfil", "harvest"]
    play(s, "fulfil")
    assert cubes(s) == [1, 1, 0, 0]
    assert s.breakdown()[0]["point_tiles"] == 13


def test_the_harbour_is_refilled_from_the_pile() -> None:
    s = table("harbour_3", [0, 2, 3, 0], harbours="P01 P02 P07 P04")
    stack(s, "P09 P10 closed")
    revealed = s.revealed
    play(s, "stay, fulfil")
    assert harbours(s) == ["P01", "P02", "P09", "P04"]
    assert s.revealed == revealed + 1


def test_who_lacks_cubes_cannot_deliver() -> None:
    s = play(table("harbour_3", [9, 1, 3, 0], harbours="P01 P02 P07 P04"), "stay")
    assert legal(s) == ["nothing", "harvest"]
    assert reason(s, "fulfil") == "You lack 1 chili for P07 (13 points for 2 chili + 3 tea)."


def test_there_is_nothing_to_deliver_on_an_island() -> None:
    s = play(table("tea_1", [9, 9, 9, 9]), "stay")
    assert "There is no harbour at " in str(reason(s, "fulfil"))


def test_the_closed_harbour_tile_closes_the_harbour_where_it_is_drawn() -> None:
    s = table("harbour_3", [0, 2, 3, 0], harbours="P01 P02 P07 P04")
    stack(s, "closed P09")
    events: list[Event] = []
    s.apply(s.parse("stay"))
    s.apply(s.parse("fulfil"), events)
    assert harbours(s) == ["P01", "P02", "closed", "P04"]
    assert [event.kind for event in events] == ["fulfil", "close"]
    assert events[1].text("de") == "Hafen 3 ist gesperrt."
    assert events[1].text() == "From now on harbour 3 is closed."
    assert s.observe(0)["closed_among"] == 0
    s.sea.ships[1] = s.sea.ships[0]
    s.cubes[1] = s.game.point_tiles.cost[0]
    play(s, "stay")
    assert legal(s) == ["nothing", "harvest"]
    assert "Until a delivery is made in another harbour, harbour 3 is closed." in str(reason(s, "fulfil"))


def test_it_wanders_to_the_harbour_of_the_next_delivery() -> None:
    """The harbour just served is closed, and the one that was closed gets the next tile."""
    s = table("harbour_3", [3, 2, 3, 2], harbours="P01 P02 P07 P04")
    stack(s, "closed P09 P10 P11")
    play(s, "stay, fulfil, stay, nothing")
    s.sea.ships[0] = s.game.sea.tiles.index("harbour_1")
    play(s, "stay, fulfil, stay, nothing")
    assert harbours(s) == ["closed", "P02", "P09", "P04"]
    s.sea.ships[0] = s.game.sea.tiles.index("harbour_3")
    s.cubes[0] = s.game.point_tiles.cost[s.harbours.tiles[2]]
    play(s, "stay, fulfil")
    assert harbours(s) == ["P10", "P02", "closed", "P04"]


def test_an_empty_pile_leaves_the_harbour_empty() -> None:
    """A ruling. The box has enough tiles that it does not come to it; a custom component file may have fewer."""
    s = table("harbour_3", [0, 2, 3, 0], harbours="P01 P02 P07 P04")
    pile = s.harbours.pile
    s.harbours.closed_among_top = 0
    s.harbours.tiles[0] = s.game.point_tiles.closed
    s.harbours.closed = 0
    s.fulfilled[1] += [card for card in pile.cards if card != s.game.point_tiles.closed] + [0]
    pile.cards.clear()
    pile.knowers.clear()
    play(s, "stay, fulfil")
    assert harbours(s) == ["empty", "P02", "closed", "P04"]
    assert s.observe(None)["harbours"][0]["point_tile"] is None  # type: ignore[index,call-overload]
    s.sea.ships[1] = s.game.sea.tiles.index("harbour_1")
    assert "There is no point tile at harbour 1." in str(reason(play(s, "stay"), "fulfil"))
    assert s.invariant_violations() == []


def test_the_place_of_the_closed_harbour_tile_is_resampled_among_the_possible_ones() -> None:
    """Everybody knows that it is one of the next six; after two draws one of the next four."""
    s = table("harbour_3", [0, 2, 3, 0], harbours="P01 P02 P07 P04")
    closed = s.game.point_tiles.closed
    assert {s.determinize(0, seed).harbours.pile.cards[::-1].index(closed) for seed in range(80)} == set(range(6))
    stack(s, "P09 P10 closed")
    play(s, "stay, fulfil")
    assert s.harbours.closed_among_top == 5
    assert {s.determinize(0, seed).harbours.pile.cards[::-1].index(closed) for seed in range(80)} == set(range(5))


def test_cubes_left_in_a_harbour_stay_when_its_tile_changes() -> None:
    s = table("harbour_3", [0, 2, 3, 0], harbours="P01 P02 P07 P04")
    s.sea.left_cubes[s.sea.ships[0]] = 1
    play(s, "stay, fulfil")
    assert lying(s, "harbour_3") == [1, 0, 0, 0]
