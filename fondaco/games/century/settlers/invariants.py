"""What must be true of the New World on every table: no piece is lost or doubled."""

from __future__ import annotations

from ....core.piles import EVERYBODY
from ..cubes.packing import unpack
from .icons import MARKS, NATIVE_HELP, TOOL
from .settlers_setup import SettlerSetup
from .state import NOBODY, NOTHING, SettledState


def problems(s: SettledState, setup: SettlerSetup) -> list[str]:
    """The broken invariants; empty when all is sound. Settlers that stand elsewhere a game counts itself."""
    game, land = s.game, s.land
    found = []
    for place, (whose, there) in enumerate(zip(land.whose, land.there, strict=True)):
        if (whose == NOBODY) != (there == 0) or there < 0:
            found.append(f"settlers on {game.locations.labels[place]} belong to nobody, or nobody's are there")
        if there and (land.cover[place] != NOTHING or place not in land.places):
            found.append(f"settlers on {game.locations.labels[place]}, which is not open")
    row = land.points
    cards = [*row.cards, *row.pile.cards, *(card for pile in row.returned for card in pile.cards)]
    cards += [card for claimed in land.claimed for card in claimed]
    if sorted(cards) != game.point_cards.in_play(s.players, setup.removed_star):
        found.append("a point card is lost or doubled")
    if row.pile.cards and row.pile.knowers[-1] != EVERYBODY:
        found.append("the point card on top of the pile is not known")
    if not all(pile.cards for pile in row.returned):
        found.append("no point cards lie where some went back under the pile")
    if any(known for pile in row.returned for known in pile.knowers):
        found.append("a point card that went back under the pile is known to some")
    tiles = [tile for pile in (*land.stacks, land.box) for tile in pile.cards] + [tile for own in land.tiles for tile in own]
    if sorted(tiles) != game.bonus_tiles.in_play(setup.removed_marks):
        found.append("a bonus tile is lost or doubled")
    if any(pile.cards and pile.knowers[-1] != EVERYBODY for pile in land.stacks):
        found.append("the bonus tile on top of a stack is not known")
    explorations = [tile for tile in land.cover if tile != NOTHING] + land.display
    explorations += [tile for own in land.explored for tile in own]
    if len(set(explorations)) != len(explorations):
        found.append("an exploration tile is doubled")
    for seat in range(s.players):
        found += seat_problems(s, seat)
    return found


def seat_problems(s: SettledState, seat: int) -> list[str]:
    """What is broken about a seat."""
    game, land = s.game, s.land
    points = game.point_cards
    found = []
    if min(land.ready[seat], land.reserve[seat]) < 0:
        found.append(f"seat {seat} has fewer settlers than none")
    if len(land.tiles[seat]) > game.bonus_slots:
        found.append(f"seat {seat} has more bonus tiles than slots")
    if min(unpack(s.cubes[seat])) < 0:
        found.append("fewer cubes than none")
    for mark in range(len(MARKS)):
        own = [card for card in land.claimed[seat] if points.mark[card] == mark]
        if land.helpers[seat * len(MARKS) + mark] != sum(points.kind[card] == NATIVE_HELP for card in own):
            found.append(f"seat {seat} has too much native help, or too little")
        if land.tools[seat * len(MARKS) + mark] != sum(points.gain[card] for card in own if points.kind[card] == TOOL):
            found.append(f"seat {seat} has too many tools, or too few")
    return found


def settlers_on_boards(s: SettledState, seat: int) -> int:
    """How many settlers of a seat are on its player board, in its reserve and on locations: in most games all of them."""
    land = s.land
    working = sum(there for there, whose in zip(land.there, land.whose, strict=True) if whose == seat)
    return land.ready[seat] + land.reserve[seat] + working


def lost_settlers(s: SettledState) -> list[str]:
    """What is broken about the settlers, where all of them stand on boards."""
    missing = [seat for seat in range(s.players) if settlers_on_boards(s, seat) != s.game.settlers]
    return [f"a settler of seat {seat} is lost or doubled" for seat in missing]
