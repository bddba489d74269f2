"""What must be true of every table of both games: no piece is lost or doubled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .items import VP
from .packing import BLACK, COLOURS, DIE_CODES

if TYPE_CHECKING:
    from .state import AnyPolo


def stores(s: AnyPolo) -> list[str]:
    """Nobody owes anything but points."""
    found = []
    for place, count in enumerate(s.store):
        seat, item = divmod(place, s.STORED)
        if count < 0 and item != VP:
            found.append(f"seat {seat} has {count} {s.game.items.ITEMS[item]}")
    return found


def dice(s: AnyPolo, neutral: Sequence[tuple[int, ...]], own: int, others: tuple[int, int]) -> list[str]:
    """Every die is somewhere once the first roll is done; ``others`` are how many black and white ones there are."""
    found = []
    counts = [0] * len(COLOURS)
    for die in (*(die for hand in s.hand for die in hand), *(die for there in s.board for die in there)):
        counts[die % DIE_CODES] += 1
    counts[BLACK] += s.black_dice
    if any(s.hand) or any(s.marks):
        expected = [own if colour < s.players else 0 for colour in range(BLACK)] + list(others)
        for die in (die for there in neutral for die in there):
            expected[die % DIE_CODES] += 1
        if counts != expected:
            found.append(f"dice by colour are {counts}, expected {expected}")
    cards = s.game.spaces.first_card
    for space, there in enumerate(s.board):
        if space >= cards and len(there) > 1:
            found.append(f"{s.game.spaces.labels[space]} holds {len(there)} dice")
        for seat in range(s.players):
            marked = s.marks[seat] >> space & 1
            present = any(die % DIE_CODES == seat for die in there)
            # while dice are being placed, the first of them lie there without a mark
            if 0 < space < cards and marked and not present:
                found.append(f"{s.game.spaces.labels[space]} is marked for seat {seat}, which has no die there")
    for seat, hand in enumerate(s.hand):
        if list(hand) != sorted(hand):
            found.append(f"the dice of seat {seat} are not sorted")
    return found


def posts(s: AnyPolo) -> list[str]:
    """Nobody has more posts than there are."""
    return [
        f"seat {seat} has too many posts"
        for seat in range(s.players)
        if s.characters[seat] >= 0 and s.posts[seat].bit_count() > s.game.most_posts(s, seat)
    ]


def figures(s: AnyPolo, seat: int, number: Sequence[int]) -> list[str]:
    """A seat has as many figures as its character."""
    character = s.characters[seat]
    there = sum(place >= 0 for place in s.figures[2 * seat : 2 * seat + 2])
    return [f"seat {seat} has lost a figure"] if character >= 0 and there != number[character] else []


def contracts(s: AnyPolo, shown: Sequence[int]) -> list[str]:
    """Every contract is somewhere, among those shown, in a pile or with a seat."""
    found = []
    starting = s.game.contracts.starting
    held = [card for cards in (*s.active, *s.completed) for card in cards]
    cards = [*held, *shown, *s.pile.cards, *s.drawn.cards]
    if sorted(card for card in cards if card >= starting) != list(range(starting, len(s.game.contracts.labels))):
        found.append("a contract is lost or doubled")
    first = [card for card in cards if card < starting]
    if len(set(first)) != len(first):
        found.append("a starting contract is doubled")
    if any(card < starting for card in (*shown, *s.pile.cards)):
        found.append("a starting contract has come into a pile")
    return found


def goals(s: AnyPolo) -> list[str]:
    """Every goal is with a seat or in the box."""
    cards = [*s.goal_box.cards, *(goal for pile in s.goals for goal in pile.cards)]
    return [] if sorted(cards) == list(range(len(s.game.goals.labels))) else ["a goal is lost or doubled"]
