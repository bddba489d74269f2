"""Spielvorbereitung: how the table is laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.piles import Pile
from ..packing import pack
from .turn import TURN

if TYPE_CHECKING:
    from ..state import MercadoState


class StartSpace(Question["MercadoState"]):
    """Which space does the start disc cover? The players agree on one.

    The start player says which (a ruling: start-disc-space).
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        return list(s.game.start.actions)

    def obstacle(self, s: MercadoState, action: int) -> int:
        return NO_OBSTACLE if s.game.start.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: MercadoState, action: int) -> None:
        s.start_space = s.game.start.offset(action)
        s.emit("start", self.seat, space=s.start_space + 1)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-start", {"seat": self.seat})


def set_up(s: MercadoState) -> None:
    """Lay everything out. Seat 0 is the start player."""
    game, setup, tiles = s.game, s.game.components.setup, s.game.tiles

    # the goods, by their backs; four objects and two scents lie open, the market people beside them
    objects, scents = Pile(range(tiles.objects)), Pile(range(tiles.objects, tiles.goods))
    objects.shuffle(s.rng.stream("objects"))
    scents.shuffle(s.rng.stream("scents"))
    goods = [objects.draw() for _ in range(setup.objects)] + [scents.draw() for _ in range(setup.scents)]
    s.display = (*goods, tiles.inspector, tiles.changer)
    s.objects, s.scents = objects, scents

    # bags, seals and edges; the other counterfeits, all jokers and the other seals are the supply
    for each in s.seats:
        each.bag = pack(setup.bag.coins())
        each.deposits = (0,) * tiles.slots
        each.seals = setup.seals_each
        each.privileges = Pile()
    s.counterfeits = setup.counterfeits - s.players * setup.bag.counterfeit
    s.jokers = setup.jokers
    s.seal_supply = setup.seals - s.players * setup.seals_each

    # privileges: two stacks, which are as good as one
    s.privilege_supply = Pile(game.privileges.copies)
    s.privilege_supply.shuffle(s.rng.stream("privileges"))

    # the board, the start disc, and all markers on it, that of the start player on top
    s.track_order = tuple(range(s.players))
    s.board_symbols = game.board.sides[str(s.options["side"])]
    s.stack.append(TURN[0])
    if s.options["start"] == "first_game":
        s.start_space = game.board.first_game
    elif s.options["start"] == "random":
        s.start_space = s.rng.stream("start").below(game.board.length)
    else:
        s.stack.append(StartSpace(0))
