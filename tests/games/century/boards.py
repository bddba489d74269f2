"""Positions of boards with settlers and of islands, for the tests of all games that have them."""

from __future__ import annotations

from fondaco.games.century.settlers.boards import NO_SEAT, NOTHING
from fondaco.games.century.state import CenturyState

SYMBOLS = ("ginger", "chili", "tea", "cloves")


def place(s: CenturyState, label: str) -> int:
    """The number of a location."""
    return s.game.boards.locations.labels.index(label)


def open_up(s: CenturyState) -> None:
    """Take away all exploration tiles that cover locations."""
    s.boards.covered_by = [NOTHING] * len(s.boards.covered_by)


def crowd(s: CenturyState, seat: int = 0) -> None:
    """All settlers of a seat are ready."""
    s.boards.ready[seat] += s.boards.reserve[seat]
    s.boards.reserve[seat] = 0


def settle(s: CenturyState, seat: int, label: str, count: int) -> None:
    """Let a seat's settlers stand on a location."""
    assert s.boards.owner_of[place(s, label)] == NO_SEAT
    s.boards.ready[seat] -= count
    s.boards.settlers_on[place(s, label)] = count
    s.boards.owner_of[place(s, label)] = seat


def lay_point_card(s: CenturyState, slot: int, card: int) -> None:
    """Let a point card lie in a slot of the row; the card that was there goes where it came from."""
    row = s.boards.point_row
    old, cards = row.cards[slot], list(row.cards)
    if card in cards:
        cards[cards.index(card)] = old
    else:
        row.pile.cards[row.pile.cards.index(card)] = old
    cards[slot] = card
    row.cards = tuple(cards)


def claim_from_pile(s: CenturyState, seat: int, number: int) -> None:
    """Give a seat point cards from the bottom of the pile, without their benefits."""
    pile = s.boards.point_row.pile
    for _ in range(number):
        s.boards.claimed[seat] += (pile.cards[0],)
        pile.remove(pile.cards[0])


def take_bonus_tile(s: CenturyState, seat: int, tile: int) -> None:
    """Give a seat a bonus tile, from anywhere."""
    pile = next(pile for pile in (*s.boards.bonus_stacks, s.boards.bonus_box) if tile in pile.cards)
    knowers = pile.knowers[-1]
    pile.remove(tile)
    if pile.cards:
        pile.knowers[-1] = knowers
    s.boards.bonus_tiles[seat] += (tile,)


def islands(s: CenturyState, symbol: str) -> list[str]:
    """The islands of a symbol that are on the map."""
    rows = enumerate(s.game.sea.islands.row)
    found = [tile for tile, row in rows if SYMBOLS[row] == symbol and s.sea.map.cells[tile] is not None]
    return [s.game.sea.tiles[tile] for tile in found]


def tile(s: CenturyState, label: str) -> int:
    """The number of a tile of the map."""
    return s.game.sea.tiles.index(label)


def near(s: CenturyState, label: str) -> list[str]:
    """The tiles next to one."""
    return [s.game.sea.tiles[other] for other in s.sea.map.near[tile(s, label)]]


def outpost(s: CenturyState, label: str, seat: int = 0) -> None:
    """Let an outpost of a seat stand on an island."""
    s.sea.place_outpost(seat, tile(s, label), s.game.sea.islands.row[tile(s, label)])


def all_but_one_of_a_column(s: CenturyState, beside: str) -> str:
    """Build the first column until one more outpost, on an island next to that tile, empties it; return the island."""
    last = next(label for label in near(s, beside) if s.game.sea.is_island(tile(s, label)))
    missing = s.game.sea.islands.row[tile(s, last)]
    for row, symbol in enumerate(SYMBOLS):
        if row != missing:
            outpost(s, next(label for label in islands(s, symbol)))
    return last
