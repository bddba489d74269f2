"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo.dice import BLACK, COLOURS, DIE_CODES, WHITE
from .items import ITEMS, STORED, VP
from .tables import BEIJING, CARDS, PURSE

if TYPE_CHECKING:
    from .state import MarcoPoloState


def problems(s: MarcoPoloState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    return [*_stores(s), *_dice(s), *_posts(s), *_contracts(s), *_goals(s)]


def _stores(s: MarcoPoloState) -> list[str]:
    found = []
    for place, count in enumerate(s.store):
        seat, item = divmod(place, STORED)
        if count < 0 and item != VP:
            found.append(f"seat {seat} has {count} {ITEMS[item]}")
    return found


def _dice(s: MarcoPoloState) -> list[str]:
    found = []
    dice = [*(die for hand in s.hand for die in hand), *(die for dice in s.board for die in dice)]
    counts = [0] * len(COLOURS)
    for die in dice:
        counts[die % DIE_CODES] += 1
    counts[BLACK] += s.black_dice
    setup = s.game.tables.setup
    rolled = any(s.hand) or any(s.marks)
    if rolled:
        matteo = any(character >= 0 and s.game.characters.white_die[character] for character in s.characters)
        neutral = s.game.spaces.neutral[s.players]
        expected = [setup.dice if colour < s.players else 0 for colour in range(BLACK)]
        expected += [setup.black_dice[s.players - setup.players[0]], int(matteo)]
        for die in (die for dice in neutral for die in dice):
            expected[die % DIE_CODES] += 1
        if counts != expected:
            found.append(f"dice by colour are {counts}, expected {expected}")
        if counts[WHITE] > 1:
            found.append("there are two white dice")
    for space, there in enumerate(s.board):
        if space >= CARDS and len(there) > 1:
            found.append(f"{s.game.spaces.labels[space]} holds {len(there)} dice")
        for seat in range(s.players):
            marked = s.marks[seat] >> space & 1
            present = any(die % DIE_CODES == seat for die in there)
            # while dice are being placed, the first of them lie there without a mark
            if PURSE < space < CARDS and marked and not present:
                found.append(f"{s.game.spaces.labels[space]} is marked for seat {seat}, which has no die there")
    for seat, hand in enumerate(s.hand):
        if list(hand) != sorted(hand):
            found.append(f"the dice of seat {seat} are not sorted")
    return found


def _posts(s: MarcoPoloState) -> list[str]:
    found = []
    for seat in range(s.players):
        character = s.characters[seat]
        if character >= 0 and s.posts[seat].bit_count() > s.game.characters.posts[character]:
            found.append(f"seat {seat} has too many posts")
        if (seat in s.beijing) != bool(s.posts[seat] >> BEIJING & 1) or s.beijing.count(seat) > 1:
            found.append(f"seat {seat} and the slots in Beijing do not agree")
        if character >= 0:
            figures = s.figures[2 * seat : 2 * seat + 2]
            if sum(place >= 0 for place in figures) != s.game.characters.figures[character]:
                found.append(f"seat {seat} has lost a figure")
    return found


def _contracts(s: MarcoPoloState) -> list[str]:
    found = []
    starting = s.game.contracts.starting
    held = [card for cards in (*s.active, *s.completed) for card in cards]
    cards = [*held, *(card for card in s.row if card >= 0), *s.stacks.cards, *s.pile.cards, *s.drawn.cards]
    if sorted(card for card in cards if card >= starting) != list(range(starting, len(s.game.contracts.labels))):
        found.append("a contract is lost or doubled")
    first = [card for card in cards if card < starting]
    if len(set(first)) != len(first):
        found.append("a starting contract is doubled")
    if any(card < starting for card in (*s.stacks.cards, *s.pile.cards)):
        found.append("a starting contract has come into a pile")
    return found


def _goals(s: MarcoPoloState) -> list[str]:
    goals = [*s.goal_box.cards, *(goal for pile in s.goals for goal in pile.cards)]
    return [] if sorted(goals) == list(range(len(s.game.goals.labels))) else ["a goal is lost or doubled"]
