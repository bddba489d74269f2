"""What must be true of every state of both games: no piece is lost or doubled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core import bits
from .items import VP
from .packing import BLACK, COLOURS, colour_of
from .state import NOWHERE

if TYPE_CHECKING:
    from .state import AnyPolo


def store_violations(s: AnyPolo) -> list[str]:
    """No seat has a negative number of anything but points."""
    return [
        f"seat {seat} has {count} {s.game.items.ITEMS[item]}"
        for seat, each in enumerate(s.seats)
        for item, count in enumerate(each.store)
        if count < 0 and item != VP
    ]


def dice_violations(s: AnyPolo, neutral: Sequence[tuple[int, ...]], dice: int, others: tuple[int, int]) -> list[str]:
    """Every die is somewhere once the first roll is done; ``others`` are the numbers of black and white dice."""
    found = []
    counts = [0] * len(COLOURS)
    for die in (*(die for each in s.seats for die in each.dice), *(die for there in s.board for die in there)):
        counts[colour_of(die)] += 1
    counts[BLACK] += s.black_dice
    if any(each.dice or each.own_colour_on for each in s.seats):
        expected = [dice if colour < s.players else 0 for colour in range(BLACK)] + list(others)
        for die in (die for there in neutral for die in there):
            expected[colour_of(die)] += 1
        if counts != expected:
            found.append(f"dice by colour are {counts}, expected {expected}")
    cards = s.game.spaces.first_card
    for space, there in enumerate(s.board):
        if space >= cards and len(there) > 1:
            found.append(f"{s.game.spaces.labels[space]} holds {len(there)} dice")
        for seat in range(s.players):
            # while dice are being placed, the first of them are there without a mark
            if 0 < space < cards and s.has_own_die_on(seat, space) and all(colour_of(die) != seat for die in there):
                found.append(f"{s.game.spaces.labels[space]} is marked for seat {seat}, which has no die there")
    for seat, each in enumerate(s.seats):
        if list(each.dice) != sorted(each.dice):
            found.append(f"the dice of seat {seat} are not sorted")
    return found


def post_violations(s: AnyPolo) -> list[str]:
    """No seat has more posts on the map than it owns."""
    return [
        f"seat {seat} has too many posts"
        for seat, each in enumerate(s.seats)
        if each.character != NOWHERE and len(bits.each(each.posts)) > s.game.differences.posts_of(s, seat)
    ]


def figure_violations(s: AnyPolo) -> list[str]:
    """A seat has the figures of its character."""
    return [
        f"seat {seat} has lost a figure"
        for seat, each in enumerate(s.seats)
        if each.character != NOWHERE
        and len(each.figures) - each.figures.count(NOWHERE) != s.game.characters.figures[each.character]
    ]


def contract_violations(s: AnyPolo, shown: Sequence[int]) -> list[str]:
    """Every contract is somewhere: shown, in a pile or with a seat."""
    found = []
    starting = s.game.contracts.starting
    held = [card for each in s.seats for card in (*each.contracts, *each.fulfilled)]
    cards = [*held, *shown, *s.contract_pile.cards, *s.drawn_contract.cards]
    if sorted(card for card in cards if card >= starting) != list(range(starting, len(s.game.contracts.labels))):
        found.append("a contract is lost or doubled")
    first = [card for card in cards if card < starting]
    if len(set(first)) != len(first):
        found.append("a starting contract is doubled")
    if any(card < starting for card in (*shown, *s.contract_pile.cards)):
        found.append("a starting contract has come into a pile")
    return found


def goal_violations(s: AnyPolo) -> list[str]:
    """Every goal is with a seat or in the box."""
    cards = [*s.goal_box.cards, *(goal for each in s.seats for goal in each.goals.cards)]
    return [] if sorted(cards) == list(range(len(s.game.goals.labels))) else ["a goal is lost or doubled"]
