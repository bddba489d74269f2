"""Schiff bewegen: steps that are free, further ones that are paid, and the toll to other ships (page 4).

In Eastern Wonders free steps are used first (a ruling), and nothing is left behind on the way: so they are one question, where
they end. Each paid step is asked by itself: first the payment, a cube left behind, then the tile. Ships of the other games go to
where they are to end at once (`destinations`, `sail_to`): no other has steps that are paid on the way. All of them pay the toll.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message
from .cubes import COLOURS, COUNT, ONE, total
from .islands import SeaState
from .payment import paid_colour, pay_any


def others_at(s: SeaState, seat: int, tile: int) -> list[int]:
    """The other seats whose ships stand on a tile, clockwise from the one after that seat."""
    ships = s.sea.ships
    players = s.players
    return [other for offset in range(1, players) if ships[other := (seat + offset) % players] == tile]


def toll(s: SeaState, seat: int, tile: int) -> int:
    """How many cubes it costs to end a movement on a tile: one for each other ship there; nothing but on islands."""
    return len(others_at(s, seat, tile)) if tile < s.game.first_harbour else 0


def destinations(s: SeaState, seat: int, steps: int, store: int) -> list[int]:
    """The tiles, but for its own, where a ship can end a movement of so many steps or fewer, with these cubes for the toll."""
    here = s.sea.ships[seat]
    held = store % COUNT
    tiles = s.sea.chart.within(steps)[here]
    if held >= s.players - 1:  # enough for any toll
        return [tile for tile in tiles if tile != here]
    return [tile for tile in tiles if tile != here and toll(s, seat, tile) <= held]


def require_destination(s: SeaState, seat: int, tile: int, steps: int) -> None:
    """Refuse a tile that is not among the destinations."""
    here = s.sea.ships[seat]
    if tile == here:
        raise Refused("there-already", tile=s.game.tiles[tile])
    if tile not in s.sea.chart.within(steps)[here]:
        raise _out_of_reach(s, tile, steps)
    if toll(s, seat, tile) > total(s.store[seat]):
        raise _cannot_end(s, seat, tile)


def sail_to(s: SeaState, seat: int, tile: int) -> None:
    """The ship goes to a tile and ends its movement there."""
    s.sea.ships[seat] = tile
    if s.log is not None:
        s.tell("sail", seat, tile=s.game.tiles[tile])
    end_movement(s, seat)


def can_end(s: SeaState, seat: int, tile: int, steps: int, cubes: int) -> bool:
    """Whether a movement that has come to a tile can end there or, with so many more steps, elsewhere."""
    if toll(s, seat, tile) <= cubes:
        return True
    left = cubes - s.game.step_cubes
    return steps > 0 and any(can_end(s, seat, near, steps - 1, left) for near in s.sea.chart.near[tile])


@dataclass(slots=True, eq=False)
class Sail(Question[SeaState]):
    """Where do your free steps take you? The ship may stay, too."""

    seat: int

    def legal(self, s: SeaState) -> list[int]:
        seat = self.seat
        game = s.game
        sea = s.sea
        base = game.sail.base
        tiles = sea.chart.within(s.free_steps(seat))[sea.ships[seat]]
        if s.store[seat] % COUNT >= s.players - 1:  # enough for any toll
            actions = [base + tile for tile in tiles]
        else:
            actions = [base + tile for tile in tiles if _can_sail(s, seat, tile)]
        actions.append(game.stay.base)
        return actions

    def apply(self, s: SeaState, action: int) -> None:
        game = s.game
        seat = self.seat
        if action == game.stay.base:
            if s.log is not None:
                s.tell("stay", seat)
            return
        if not game.sail.base <= action < game.sail.end:
            raise not_asked()
        tile = action - game.sail.base
        here = s.sea.ships[seat]
        steps = s.free_steps(seat)
        if tile not in s.sea.chart.within(steps)[here]:
            raise _out_of_reach(s, tile, steps)
        if not _can_sail(s, seat, tile):
            raise _cannot_end(s, seat, tile)
        go_on(s, seat, tile, tile in s.sea.chart.exactly(steps)[here])

    def prompt(self, s: SeaState) -> Message:
        here = s.game.tiles[s.sea.ships[self.seat]]
        return Message("ask-sail", {"seat": self.seat, "here": here, "steps": s.free_steps(self.seat)})


def _can_sail(s: SeaState, seat: int, tile: int) -> bool:
    """Whether a ship may sail to a tile with its free steps. Only where they are all used up it may go on from there."""
    on = tile in s.sea.chart.exactly(s.free_steps(seat))[s.sea.ships[seat]]
    return can_end(s, seat, tile, s.paid_steps(seat) if on else 0, total(s.store[seat]))


def _out_of_reach(s: SeaState, tile: int, steps: int) -> Refused:
    label = s.game.tiles[tile]
    return Refused("not-on-map", tile=label) if s.sea.chart.cells[tile] is None else Refused("too-far", tile=label, steps=steps)


def _cannot_end(s: SeaState, seat: int, tile: int, reason: str = "cannot-end-there") -> Refused:
    return Refused(reason, tile=s.game.tiles[tile], toll=toll(s, seat, tile), held=total(s.store[seat]))


@dataclass(slots=True, eq=False)
class SailOn(Question[SeaState]):
    """With what do you pay a further step, or do you stop here?"""

    seat: int

    def legal(self, s: SeaState) -> list[int]:
        seat = self.seat
        held = s.store[seat] % COUNT
        if held - s.game.step_cubes >= s.players - 1:  # enough for any toll
            return [s.game.stop.base, *s.step_payments(seat)]
        actions = [s.game.stop.base] if toll(s, seat, s.sea.ships[seat]) <= held else []
        if _can_go_on(s, seat):
            actions += s.step_payments(seat)
        return actions

    def apply(self, s: SeaState, action: int) -> None:
        seat = self.seat
        if action == s.game.stop.base:
            here = s.sea.ships[seat]
            if toll(s, seat, here) > total(s.store[seat]):
                raise _cannot_end(s, seat, here, "cannot-stop-here")  # the ship has come here, so it can sail on
            end_movement(s, seat)
            return
        payment = s.check_step_payment(seat, action)
        if not _can_go_on(s, seat):
            raise Refused("cannot-go-on", held=total(s.store[seat]))
        s.pay_step(seat, payment)
        s.stack.append(Step(seat))

    def prompt(self, s: SeaState) -> Message:
        return Message("ask-sail-on", {"here": s.game.tiles[s.sea.ships[self.seat]]})


def _can_go_on(s: SeaState, seat: int) -> bool:
    """Whether a paid step leads anywhere: with what is left then, the movement must be able to end."""
    steps, left = s.paid_steps(seat) - 1, total(s.store[seat]) - s.game.step_cubes
    return any(can_end(s, seat, near, steps, left) for near in s.sea.chart.near[s.sea.ships[seat]])


@dataclass(slots=True, eq=False)
class Step(Question[SeaState]):
    """Where does the step lead that you have paid?"""

    seat: int

    def legal(self, s: SeaState) -> list[int]:
        seat = self.seat
        base = s.game.sail.base
        near = s.sea.chart.near[s.sea.ships[seat]]
        if s.store[seat] % COUNT >= s.players - 1:  # enough for any toll
            return [base + tile for tile in near]
        steps, held = s.paid_steps(seat), total(s.store[seat])
        return [base + tile for tile in near if can_end(s, seat, tile, steps, held)]

    def apply(self, s: SeaState, action: int) -> None:
        game = s.game
        seat = self.seat
        if not game.sail.base <= action < game.sail.end:
            raise not_asked()
        tile = action - game.sail.base
        if tile not in s.sea.chart.near[s.sea.ships[seat]]:
            raise _out_of_reach(s, tile, 1)
        if not can_end(s, seat, tile, s.paid_steps(seat), total(s.store[seat])):
            raise _cannot_end(s, seat, tile)
        go_on(s, seat, tile)

    def prompt(self, s: SeaState) -> Message:
        return Message("ask-step", {"here": s.game.tiles[s.sea.ships[self.seat]]})


def go_on(s: SeaState, seat: int, tile: int, further: bool = True) -> None:
    """The ship goes to a tile; if it may go further and the seat can pay a step, that is asked, else the movement ends."""
    s.sea.ships[seat] = tile
    if s.log is not None:
        s.tell("sail", seat, tile=s.game.tiles[tile])
    if further and s.paid_steps(seat):
        s.stack.append(SailOn(seat))
    else:
        end_movement(s, seat)


def end_movement(s: SeaState, seat: int) -> None:
    """The ship stays where it is now: first the tolls, then what the game has for those who arrive."""
    s.arrived(seat)
    tile = s.sea.ships[seat]
    if tile < s.game.first_harbour:
        for other in reversed(others_at(s, seat, tile)):
            s.stack.append(Toll(seat, other))


@dataclass(slots=True, eq=False)
class Toll(Question[SeaState]):
    """Which cube do you give to the other ship?"""

    seat: int
    other: int

    def legal(self, s: SeaState) -> list[int]:
        return pay_any(s, self.seat)

    def apply(self, s: SeaState, action: int) -> None:
        colour = paid_colour(s, self.seat, action)
        s.store[self.seat] -= ONE[colour]
        s.store[self.other] += ONE[colour]
        if s.log is not None:
            s.tell("toll", self.seat, colour=COLOURS[colour], other=self.other)

    def prompt(self, s: SeaState) -> Message:
        return Message("ask-toll", {"other": self.other, "here": s.game.tiles[s.sea.ships[self.seat]]})
