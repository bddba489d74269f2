"""The table of Auf den Spuren von Marco Polo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import Plain
from ...core.piles import Pile, redraw
from ...core.rng import Seed, Stream
from ...core.state import State
from . import observation, scoring, soundness

if TYPE_CHECKING:
    from .game import MarcoPolo

NOWHERE = -1
"""A place that holds nothing: a second figure that a seat does not have, a tile that is gone, a free slot in Beijing."""

Dice = tuple[int, ...]
Contracts = tuple[int, ...]


class MarcoPoloState(State):
    """Stores, dice, figures and posts of each seat, the board and the contracts.

    Tuples are never changed but replaced, so that a clone may share them. The same holds for the piles of goals and of stacks.
    """

    __slots__ = (
        "acted",
        "active",
        "beijing",
        "black_dice",
        "board",
        "bonuses",
        "bought",
        "characters",
        "city_cards",
        "completed",
        "drawn",
        "figures",
        "goal_box",
        "goals",
        "hand",
        "hourglass",
        "marks",
        "offered",
        "outposts",
        "paid",
        "posts",
        "rolls",
        "round",
        "row",
        "special",
        "stacks",
        "store",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = __slots__

    game: MarcoPolo

    def __init__(self, game: MarcoPolo, players: int, seed: Seed, options: Mapping[str, Plain]) -> None:
        super().__init__(game, players, seed, options)
        self.store: list[int] = []
        """Six numbers a seat: coins, camels, pepper, silk, gold and points (`items`)."""
        self.hand: list[Dice] = []
        """The dice on each seat's tableau, sorted: the lowest value first (`tables.DIE_CODES`)."""
        self.board: list[Dice] = []
        """The dice on each action space, in the order they were placed."""
        self.marks: list[int] = []
        """For each seat the set of spaces that hold a die of its colour."""
        self.black_dice = 0
        """The black dice still on the board."""
        self.rolls: list[int] = []
        """How many single dice each seat has rolled so far: every roll is a draw of its own."""
        self.characters: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = ()
        """The characters that may still be picked."""
        self.paid = NOWHERE
        """The seat that is paid for what others do: Mercator's."""
        self.figures: list[int] = []
        """Two places a seat; the second is nowhere, but for Niccolò and Marco Polo."""
        self.posts: list[int] = []
        """For each seat the set of cities with a post."""
        self.beijing: tuple[int, ...] = ()
        """The seats whose posts stand on the slots in Beijing."""
        self.outposts: tuple[int, ...] = ()
        """The outpost bonus that waits in each large city."""
        self.bonuses: tuple[int, ...] = ()
        """The city bonus of each small city."""
        self.city_cards: tuple[int, ...] = ()
        """The card on each space for a city card."""
        self.row: tuple[int, ...] = ()
        """The contracts on the board; those just taken leave a hole until the row slides."""
        self.stacks = Pile()
        """The stacks of contracts of the rounds to come, one upon the other."""
        self.special = Pile()
        """The special pile."""
        self.drawn = Pile()
        """A contract that was drawn and is being looked at."""
        self.active: list[Contracts] = []
        """The contracts each seat is to fulfil."""
        self.completed: list[Contracts] = []
        """The contracts in each seat's drawer."""
        self.goals: tuple[Pile, ...] = ()
        self.goal_box = Pile()
        """The goals that nobody has."""
        self.round = 0
        self.hourglass = 0
        """The seat that starts the next round, as it stands now."""
        self.acted = False
        """Whether the main action of the turn is done."""
        self.bought = False
        """Whether a black die was bought in this turn."""

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_kernel(other)
        other.store = self.store[:]
        other.hand = self.hand[:]
        other.board = self.board[:]
        other.marks = self.marks[:]
        other.black_dice = self.black_dice
        other.rolls = self.rolls[:]
        other.characters = self.characters
        other.offered = self.offered
        other.paid = self.paid
        other.figures = self.figures[:]
        other.posts = self.posts[:]
        other.beijing = self.beijing
        other.outposts = self.outposts
        other.bonuses = self.bonuses
        other.city_cards = self.city_cards
        other.row = self.row
        other.stacks = self.stacks
        other.special = self.special.clone()
        other.drawn = self.drawn.clone()
        other.active = self.active[:]
        other.completed = self.completed[:]
        other.goals = self.goals
        other.goal_box = self.goal_box
        other.round = self.round
        other.hourglass = self.hourglass
        other.acted = self.acted
        other.bought = self.bought
        return other

    def redraw(self, seat: int | None, stream: Stream) -> None:
        self.stacks = self.stacks.clone()
        redraw([self.special, self.stacks, self.drawn], seat, stream)
        if not self.over:
            self.goals = tuple(pile.clone() for pile in self.goals)
            self.goal_box = self.goal_box.clone()
            redraw([*self.goals, self.goal_box], seat, stream)

    def observe_table(self, seat: int | None) -> dict[str, Plain]:
        return observation.observe(self, seat)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def standing(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def problems(self) -> list[str]:
        return soundness.problems(self)
