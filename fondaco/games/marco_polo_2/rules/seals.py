"""Die Gildensiegel: taking one (page 7), and upgrading it as a bonus action (page 12)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.rules.payment import gain
from ...polo.rules.rewards import reward
from ..components.board import SEAL_KINDS
from ..items import JADE
from ..state import MarcoPolo2State
from .payment import charge, lack, payable


def least_die(s: MarcoPolo2State, seat: int) -> int:
    """The lowest die with which a seat can take a seal it does not own; more than a die shows, if it has all.

    Without a seal to take the space cannot be used (a ruling: seal-must-be-possible).
    """
    die = s.game.seals.die
    return min((die[seal] for seal in range(SEAL_KINDS) if not s.seals[seat] >> seal & 1), default=PIPS + 1)


class TakeSeal(Question[MarcoPolo2State]):
    """Which guild seal do you take? ``value`` is the lowest die; a lower seal may be taken with a higher one."""

    __slots__ = ("value",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base, die = s.game.seal.base, s.game.seals.die
        return [base + seal for seal in range(SEAL_KINDS) if die[seal] <= self.value and not s.seals[self.seat] >> seal & 1]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        game, seat = s.game, self.seat
        seal = action - game.seal.base
        if not 0 <= seal < SEAL_KINDS:
            raise not_asked()
        if s.seals[seat] >> seal & 1:
            raise Refused("seal-owned", seal=game.seals.labels[seal])
        if game.seals.die[seal] > self.value:
            raise Refused("seal-too-high", seal=game.seals.labels[seal], value=game.seals.die[seal])
        s.seals[seat] |= 1 << seal
        if s.event_sink is not None:
            s.emit("seal", seat, seal=game.seals.labels[seal])
        if game.seals.jade[seal]:
            gain(s, seat, ((JADE, game.seals.jade[seal]),))

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-seal", {"value": self.value})


def visit_guilds(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action."""
    s.stack.append(TakeSeal(seat, value))


# --- upgrading ---------------------------------------------------------------------------------------------------------------


def legal_to_upgrade(s: MarcoPolo2State, seat: int) -> list[int]:
    """The seals that a seat can upgrade now, as actions."""
    simple = s.seals[seat] & ~s.upgraded[seat]
    base, cost = s.game.upgrade.base, s.game.seals.cost
    return [base + seal for seal in range(SEAL_KINDS) if simple >> seal & 1 and payable(s, seat, cost[seal])]


def upgrade(s: MarcoPolo2State, seat: int, seal: int) -> None:
    """Gildensiegel aufwerten: pay, turn it over, take its bonus at once."""
    seals = s.game.seals
    label = seals.labels[seal]
    if not s.seals[seat] >> seal & 1:
        raise Refused("seal-not-owned", seal=label)
    if s.upgraded[seat] >> seal & 1:
        raise Refused("seal-upgraded", seal=label)
    if not payable(s, seat, seals.cost[seal]):
        raise Refused("cannot-upgrade", seal=label, items=lack(s, seat, seals.cost[seal]))
    s.stack += (s.game.turns[seat], Upgraded(seat, seal))
    charge(s, seat, seals.cost[seal])


class Upgraded(Task[MarcoPolo2State]):
    """A seal is turned over, now that it is paid for. De Wu gains something for it."""

    __slots__ = ("seal",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "seal")

    def __init__(self, seat: int, seal: int) -> None:
        self.seat = seat
        self.seal = seal

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        game = s.game
        s.upgraded[seat] |= 1 << self.seal
        if s.event_sink is not None:
            s.emit("upgrade", seat, seal=game.seals.labels[self.seal])
        gain(s, seat, game.characters.upgrading[s.characters[seat]])
        reward(s, seat, game.seals.bonus[self.seal])
