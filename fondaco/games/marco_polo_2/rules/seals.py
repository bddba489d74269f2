"""Die Gildensiegel: taking one (page 7), and upgrading it as a bonus action (page 12)."""

from __future__ import annotations

from typing import ClassVar

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.rules.payment import gain
from ...polo.rules.rewards import reward
from ..components.board import SEAL_KINDS
from ..items import JADE
from ..state import MarcoPolo2State
from .obstacles import CANNOT_UPGRADE, MESSAGES, SEAL_NOT_OWNED, SEAL_OWNED, SEAL_TOO_HIGH, SEAL_UPGRADED
from .payment import charge, missing, payable


def lowest_die_for_seal(s: MarcoPolo2State, seat: int) -> int:
    """Return the lowest die with which a seat can take a seal it does not own; more than a die shows, if it has all.

    Without a seal to take the space cannot be used (a ruling: seal-must-be-possible).
    """
    die = s.game.seals.die
    return min([die[seal] for seal in range(SEAL_KINDS) if not s.has_seal(seat, seal)], default=PIPS + 1)


class TakeSeal(Question[MarcoPolo2State]):
    """Which guild seal do you take? ``value`` is the lowest die; a lower seal may be taken with a higher one."""

    __slots__ = ("value",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return [action for action in s.game.take_seal.actions if not self.obstacle(s, action)]

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        seal = s.game.take_seal.offset(action)
        if seal < 0:
            return OTHER_QUESTION
        if s.has_seal(self.seat, seal):
            return SEAL_OWNED
        return NO_OBSTACLE if s.game.seals.die[seal] <= self.value else SEAL_TOO_HIGH

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        seals, seal = s.game.seals, s.game.take_seal.offset(action)
        if obstacle == SEAL_TOO_HIGH:
            return Refused(MESSAGES[obstacle], seal=seals.labels[seal], value=seals.die[seal])
        return Refused(MESSAGES[obstacle], seal=seals.labels[seal])

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        game, seat, seal = s.game, self.seat, s.game.take_seal.offset(action)
        s.seals[seat] = bits.added(s.seals[seat], seal)
        if s.event_sink is not None:
            s.emit("seal", seat, seal=game.seals.labels[seal])
        if game.seals.jade[seal]:
            gain(s, seat, ((JADE, game.seals.jade[seal]),))

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-seal", {"value": self.value})


def visit_guilds(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action."""
    s.stack.append(TakeSeal(seat, value))


# --- Gildensiegel aufwerten --------------------------------------------------------------------------------------------------


def legal_to_upgrade(s: MarcoPolo2State, seat: int) -> list[int]:
    """Return the seals that a seat can upgrade now, as actions."""
    upgrade_actions = s.game.upgrade.actions
    return [upgrade_actions[seal] for seal in bits.each(s.seals[seat]) if not upgrade_obstacle(s, seat, seal)]


def upgrade_obstacle(s: MarcoPolo2State, seat: int, seal: int) -> int:
    """Return what prevents upgrading a seal."""
    if not s.has_seal(seat, seal):
        return SEAL_NOT_OWNED
    if s.has_upgraded(seat, seal):
        return SEAL_UPGRADED
    return NO_OBSTACLE if payable(s, seat, s.game.seals.cost[seal]) else CANNOT_UPGRADE


def upgrade_refusal(s: MarcoPolo2State, seat: int, seal: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to upgrading a seal."""
    seals = s.game.seals
    if obstacle == CANNOT_UPGRADE:
        return Refused(MESSAGES[obstacle], seal=seals.labels[seal], items=missing(s, seat, seals.cost[seal], 1))
    return Refused(MESSAGES[obstacle], seal=seals.labels[seal])


def upgrade(s: MarcoPolo2State, seat: int, seal: int) -> None:
    """Pay for upgrading a seal; it is turned over afterwards."""
    s.stack += (s.game.turns[seat], Upgraded(seat, seal))
    charge(s, seat, s.game.seals.cost[seal], 1)


class Upgraded(Task[MarcoPolo2State]):
    """A seal is turned over, now that it is paid for, and pays its bonus at once. De Wu gains more for it."""

    __slots__ = ("seal",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "seal")

    def __init__(self, seat: int, seal: int) -> None:
        self.seat = seat
        self.seal = seal

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        game = s.game
        s.upgraded_seals[seat] = bits.added(s.upgraded_seals[seat], self.seal)
        if s.event_sink is not None:
            s.emit("upgrade", seat, seal=game.seals.labels[self.seal])
        gain(s, seat, game.characters.upgrading[s.seats[seat].character])
        reward(s, seat, game.seals.bonus[self.seal])
