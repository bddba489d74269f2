"""Spielvorbereitung: how the table is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.frames import Question, not_asked
from ...core.messages import JsonValue, Message
from ...core.piles import Pile
from ...core.rng import Seed
from .coins import pack
from .state import MercadoState
from .turn import TURN

if TYPE_CHECKING:
    from .game import Mercado


@dataclass(slots=True, eq=False)
class StartSpace(Question[MercadoState]):
    """Which space does the start disc cover? The players agree on one.

    The start player says which (a ruling: start-disc-space).
    """

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        return s.game.all_actions[s.game.start.base : s.game.start.end]

    def apply(self, s: MercadoState, action: int) -> None:
        family = s.game.start
        if not family.base <= action < family.end:
            raise not_asked()
        s.start_space = action - family.base
        s.emit("start", self.seat, space=s.start_space + 1)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-start", {"seat": self.seat})


def lay_out(game: Mercado, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> MercadoState:
    """A new table. Seat 0 is the start player."""
    s = MercadoState(game, players, seed, options)
    setup, tiles = game.tables.setup, game.tiles

    # the goods, by their backs; four objects and two scents lie open, the market people beside them
    objects, scents = Pile(range(tiles.objects)), Pile(range(tiles.objects, tiles.goods))
    objects.shuffle(s.rng.stream("objects"))
    scents.shuffle(s.rng.stream("scents"))
    goods = [objects.draw() for _ in range(setup.objects)] + [scents.draw() for _ in range(setup.scents)]
    s.display = (*goods, tiles.inspector, tiles.changer)
    s.objects, s.scents = objects, scents

    # bags, seals and edges; the other counterfeits, all jokers and the other seals are the supply
    s.bags = [pack(setup.bag.coins())] * players
    s.mats = [0] * players
    s.deposits = [0] * (players * tiles.slots)
    s.draws = [0] * players
    s.seals = [setup.seals_each] * players
    s.counterfeits = setup.counterfeits - players * setup.bag.counterfeit
    s.jokers = setup.jokers
    s.seal_supply = setup.seals - players * setup.seals_each

    # privileges: two stacks, which are as good as one
    s.privileges = Pile(game.faces.copies)
    s.privileges.shuffle(s.rng.stream("privileges"))
    s.hands = tuple(Pile() for _ in range(players))

    # the board, the start disc, and all markers on it, that of the start player on top
    s.distance = [0] * players
    s.order = tuple(range(players))
    s.side = game.board.sides[str(options["side"])]
    s.stack.append(TURN[0])
    if options["start"] == "first_game":
        s.start_space = game.board.first_game
    elif options["start"] == "random":
        s.start_space = s.rng.stream("start").below(game.board.length)
    else:
        s.stack.append(StartSpace(0))
    return s
