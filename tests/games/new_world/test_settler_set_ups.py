"""What Von Ost nach West does otherwise with the same parts: lines of the table of differences, tried with other components."""

from __future__ import annotations

from fondaco.core.registry import game_with_components
from fondaco.games.century.cubes.packing import pack
from fondaco.games.new_world.game import NewWorld
from fondaco.games.new_world.state import NewWorldState

from ..century.boards import lay_point_card
from .positions import GAME, play


def table_with(players: int, *changes: tuple[str, str]) -> NewWorldState:
    """A new game with changed components."""
    text = GAME.components_text
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    game = game_with_components("new_world", text)
    assert isinstance(game, NewWorld)
    state = game.new(players, seed=1)
    assert isinstance(state, NewWorldState)
    assert state.invariant_violations() == []
    return state


def claim_exploration(s: NewWorldState) -> None:
    """Seat 0 claims a card that lets it explore."""
    points = s.boards.point_row
    cards = [*points.cards, *points.pile.cards]
    explorer = next(card for card in cards if s.game.boards.point_cards.labels[card] == "E01")
    lay_point_card(s, 0, explorer)
    s.cubes[0] = pack([2, 0, 0, 1])
    play(s, "work A1-1, claim")


def test_spare_exploration_tiles_may_lie_beside_the_board() -> None:
    """Part I: with four players all tiles that cover nothing lie beside the board, and can be taken from there."""
    s = table_with(4, ('spare_explorations = "box"', 'spare_explorations = "display"'))
    assert len(s.boards.exploration_display) == 2
    beside = s.game.boards.explorations.labels[s.boards.exploration_display[0]]
    claim_exploration(s)
    assert f"explore {beside}" in [s.notation(action) for action in s.legal_actions()]
    assert s.describe(s.parse(f"explore {beside}")).endswith(")")
    play(s, f"explore {beside}")
    assert len(s.boards.exploration_display) == 1
    assert sum(tile >= 0 for tile in s.boards.covered_by) == 8
    assert s.invariant_violations() == []


def test_a_fort_without_stacks_gives_its_card_at_once() -> None:
    """Parts II and III: no bonus tiles at forts, so nothing is asked."""
    s = table_with(2, ('kind = "fort", settlers = 1, slot = 1, stacks = [2] }', 'kind = "fort", settlers = 1, slot = 1 }'))
    s.cubes[0] = pack([9, 9, 9, 9])
    assert s.boards.claimed[0] == ()
    s.apply(s.parse("work A1-1"))
    assert len(s.boards.claimed[0]) == 1


def test_stacks_may_belong_to_no_fort() -> None:
    """Parts II and III: stacks on a side. They are numbered after those of the forts, and filled like them."""
    s = table_with(2, ('id = "C1"\nlocations', 'id = "C1"\nstacks = [3, 1]\nlocations'))
    labels = s.game.boards.locations.stack_labels
    assert labels[-2:] == ["C1a", "C1b"]
    assert [len(s.boards.bonus_stacks[labels.index(label)]) for label in ("C1a", "C1b")] == [3, 1]
    assert len(s.boards.bonus_box) == 17 - 12 - 4


def test_other_stars_marks_and_slots() -> None:
    """Part III: black stars leave, no mark does, and there are four slots: 46 cards for four players and 25 tiles."""
    s = table_with(
        4,
        ('removed_star = "white"', 'removed_star = "black"'),
        ('removed_marks = ["I", "III"]', "removed_marks = []"),
        ("bonus_slots = 3", "bonus_slots = 4"),
    )
    assert len(s.boards.point_row) + len(s.boards.point_row.cards) == 46
    assert len(s.boards.bonus_box) == 25 - 12
    assert s.game.boards.bonus_slots == 4
