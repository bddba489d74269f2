"""Invariants of boards with settlers: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.piles import EVERYBODY
from .boards import NO_SEAT
from .locations import NATIVE_HELP, TOOL

if TYPE_CHECKING:
    from ..state import CenturyState


def violations(s: CenturyState) -> list[str]:
    """Describe violated invariants."""
    rules, boards = s.game.boards, s.boards
    setup = rules.components.setup
    found = []
    for location, (owner, number) in enumerate(zip(boards.owner_of, boards.settlers_on, strict=True)):
        if (owner == NO_SEAT) != (number == 0) or number < 0:
            found.append(f"settlers on {rules.locations.labels[location]} have no owner, or an owner has no settlers there")
        if number and not (boards.is_open(location) and location in boards.locations_in_play):
            found.append(f"settlers on {rules.locations.labels[location]}, which is not open")
    row = boards.point_row
    cards = [*row.cards, *row.pile.cards, *(card for pile in row.returned for card in pile.cards)]
    cards += [card for claimed in boards.claimed for card in claimed]
    if sorted(cards) != rules.point_cards.in_play(s.players, setup.removed_star):
        found.append("a point card is lost or doubled")
    if row.pile.cards and row.pile.knowers[-1] != EVERYBODY:
        found.append("the point card on top of the pile is not known")
    if not all(pile.cards for pile in row.returned):
        found.append("a group of returned point cards is empty")
    if any(known for pile in row.returned for known in pile.knowers):
        found.append("a seat knows a returned point card")
    tiles = [tile for pile in (*boards.bonus_stacks, boards.bonus_box) for tile in pile.cards]
    if sorted(tiles + [tile for taken in boards.bonus_tiles for tile in taken]) != rules.bonus_tiles.in_play(setup.removed_marks):
        found.append("a bonus tile is lost or doubled")
    if any(pile.cards and pile.knowers[-1] != EVERYBODY for pile in boards.bonus_stacks):
        found.append("the bonus tile on top of a stack is not known")
    explorations = boards.open_tiles() + [tile for taken in boards.explored for tile in taken]
    if len(set(explorations)) != len(explorations):
        found.append("an exploration tile is doubled")
    for seat in range(s.players):
        found += seat_violations(s, seat)
    return found


def seat_violations(s: CenturyState, seat: int) -> list[str]:
    """Describe violated invariants of a seat."""
    rules, boards = s.game.boards, s.boards
    points, claimed = rules.point_cards, boards.claimed[seat]
    found = []
    if min(boards.ready[seat], boards.reserve[seat]) < 0:
        found.append(f"seat {seat} has a negative number of settlers")
    on_boards = boards.ready[seat] + boards.reserve[seat] + boards.settlers_of(seat)
    if on_boards + rules.settlers_elsewhere(s, seat) != rules.settlers:
        found.append(f"a settler of seat {seat} is lost or doubled")
    if len(boards.bonus_tiles[seat]) > rules.bonus_slots:
        found.append(f"seat {seat} has more bonus tiles than slots")
    for location, mark in enumerate(rules.locations.mark):
        cards = [card for card in claimed if points.mark[card] == mark]
        if boards.help_at(seat, location) != sum(points.kind[card] == NATIVE_HELP for card in cards):
            found.append(f"seat {seat} has the wrong native help at {rules.locations.labels[location]}")
        if boards.tools_at(seat, location) != sum(points.gain[card] for card in cards if points.kind[card] == TOOL):
            found.append(f"seat {seat} has the wrong tools at {rules.locations.labels[location]}")
    return found
