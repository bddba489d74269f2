"""What is printed on board, cards and tiles of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...polo.view import printed
from ...polo.view.printed import Items


@dataclass(frozen=True, slots=True)
class PrintedSeal:
    """A guild seal: the least die for it, the jade that comes with it, what upgrading costs, and what it then brings."""

    die: int
    jade: int
    cost: Items
    bonus: Items


@dataclass(frozen=True, slots=True)
class PrintedBook:
    """A book: its spaces, the least die for them, and the offers printed in it."""

    spaces: tuple[str, ...]
    die: int
    free: tuple[Items, ...]


@dataclass(frozen=True, slots=True)
class PrintedSpecialCity:
    """The action of a special city: a fixed gain, and how often a die of each value pays the bonus of a seal."""

    reward: Items
    seal: str
    times: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PrintedTravelSpace:
    """A travel space: its dice, its coins, its steps, and whether it brings one more post."""

    dice: int
    coins: int
    steps: int
    extra: bool


@dataclass(frozen=True, slots=True)
class PrintedGoal:
    """A goal card: points for upgraded seals, and coats of arms that count once more."""

    label: str
    seals: tuple[tuple[str, int], ...]
    arms: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Printed(printed.PrintedPolo):
    """All that is printed in the box, by label."""

    contract_cities: tuple[str, ...]
    arms: Mapping[str, str]
    """The coat of arms of each city."""
    seals: Mapping[str, PrintedSeal]
    specials: Mapping[str, PrintedSpecialCity]
    special_slots: int
    books: Mapping[str, PrintedBook]
    tiles: Mapping[str, tuple[Items, ...]]
    """What each offer tile gives for 1 jade, and for 2."""
    travel: Mapping[str, PrintedTravelSpace]
    bag: tuple[Items, ...]
    board: Items
    """What comes with contracts from the board."""
    most_contracts: int
    """The maximum number of contracts taken there."""
    goals: Mapping[str, PrintedGoal]
    oasis: Mapping[str, tuple[int, int]]
    """Coins or camels for an oasis, of the characters who have something for one."""
    free_roads: tuple[str, ...]
    """The characters who pay neither coins nor camels for roads."""
    collector: str
    """The character who stores outpost bonuses."""
