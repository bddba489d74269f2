"""The table of Mercado."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.handwritten import HandwrittenState
from ...core.messages import JsonValue, Message
from ...core.piles import Pile, resample
from ...core.rng import Seed, Stream
from . import observation, scoring, soundness

if TYPE_CHECKING:
    from .game import Mercado

NOWHERE = -1
"""No slot."""


class MercadoState(HandwrittenState):
    """Bags, deposits and markers of the seats, the tiles on display, and the supplies.

    Coins are packed into ints (`coins`). Tuples and piles are never changed but replaced, so that clones may share them.
    """

    __slots__ = (
        "bags",
        "counterfeits",
        "deposits",
        "discards",
        "display",
        "distance",
        "drawn",
        "draws",
        "ended_by",
        "extra_turns",
        "gone",
        "hands",
        "jokers",
        "last_round",
        "mats",
        "objects",
        "order",
        "privileges",
        "round",
        "scents",
        "seal_supply",
        "seals",
        "selling",
        "shuffles",
        "side",
        "sold",
        "start_space",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = __slots__

    game: Mercado

    def __init__(self, game: Mercado, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.bags: list[int] = []
        self.mats: list[int] = []
        """The coins on each seat's character tile."""
        self.deposits: list[int] = []
        """For each seat one after the other the coins on its edge of every tile on display."""
        self.seals: list[int] = []
        self.hands: tuple[Pile, ...] = ()
        """The privileges of each seat, by their faces."""
        self.distance: list[int] = []
        """How far each marker has come since the start."""
        self.order: tuple[int, ...] = ()
        """The seats by their place on the board, the leader first; on one space the upper marker is ahead."""
        self.side: tuple[int, ...] = ()
        """The symbols of the side of the board in use."""
        self.start_space = NOWHERE
        """The space that the start disc covers."""
        self.display: tuple[int, ...] = ()
        """The tiles by slot: objects, scents, the inspector, the money changer."""
        self.objects = Pile()
        self.scents = Pile()
        self.discards: tuple[int, ...] = ()
        """Both open discard piles: a tile's number says to which it belongs."""
        self.privileges = Pile()
        self.gone: tuple[int, ...] = ()
        """The privileges that have left the game."""
        self.counterfeits = 0
        self.jokers = 0
        self.seal_supply = 0
        self.drawn = 0
        """The coins that were drawn and lie before the active player."""
        self.draws: list[int] = []
        """How often each seat has drawn coins: every draw is one of its own."""
        self.selling = NOWHERE
        """The slot that is being scored."""
        self.sold = 0
        """The set of slots whose goods were sold in this turn."""
        self.extra_turns = 0
        """Further turns that the active player has yet to take."""
        self.shuffles = 0
        """How often a discard pile has been shuffled."""
        self.round = 1
        self.last_round = False
        self.ended_by: str | None = None

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_kernel(other)
        other.bags = self.bags[:]
        other.mats = self.mats[:]
        other.deposits = self.deposits[:]
        other.seals = self.seals[:]
        other.hands = self.hands
        other.distance = self.distance[:]
        other.order = self.order
        other.side = self.side
        other.start_space = self.start_space
        other.display = self.display
        other.objects = self.objects
        other.scents = self.scents
        other.discards = self.discards
        other.privileges = self.privileges
        other.gone = self.gone
        other.counterfeits = self.counterfeits
        other.jokers = self.jokers
        other.seal_supply = self.seal_supply
        other.drawn = self.drawn
        other.draws = self.draws[:]
        other.selling = self.selling
        other.sold = self.sold
        other.extra_turns = self.extra_turns
        other.shuffles = self.shuffles
        other.round = self.round
        other.last_round = self.last_round
        other.ended_by = self.ended_by
        return other

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.objects = self.objects.clone()
        self.scents = self.scents.clone()
        self.privileges = self.privileges.clone()
        self.hands = tuple(hand.clone() for hand in self.hands)
        resample([self.objects], seat, stream)
        resample([self.scents], seat, stream)
        resample([self.privileges, *self.hands], seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return self.game.details(self, action)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self)
