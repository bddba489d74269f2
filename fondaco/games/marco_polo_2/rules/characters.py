"""Die Charaktere: the abilities of the seven, which differ from everyone else's (the sheet beside the rulebook).

Möngke Khan           oases take no step, and each brings points and coins or a camel (`travel.Travel`, `oases.visit_oases`)
De Wu                 needs one die for a seal, has jade for upgrading and one more coat of arms (`placing.dice_for`,
                      `seals.Upgraded`, `scoring.arms`)
Abha Basu             has coins every round, jade for every contract and a point for every jade (`round.income`,
                      `jade_for_contract` and `score_jade`, below)
Mailin and Tian Chin  have 3 more coins, two figures, and one bonus twice at the start of a round (`set_up`, below;
                      `travel.Travel`, `round.Double`)
Filippo Vitello       gets outpost bonuses that were paid, and cashes them in (`posts.store_outpost`, `cash_in`, below)
Isabella Donati       gains for every die she rolls, and more for pairs (`reward_die` and `reward_roll`, below)
Gantulga Od           pays neither coins nor camels for roads, but uses only the lower travel space (`tables.Places.free_roads`,
                      `placing.board_obstacle`)

The component file lists the abilities of each character (`tables.Characters`); the rules ask for the ability, not for the name.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.items import VP, Amounts
from ...polo.packing import die_of
from ...polo.rules.payment import gain
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..items import JADE, Bundle
from ..state import MarcoPolo2State
from ..tables import BEIJING
from .obstacles import MESSAGES, NOT_STORED, STORES_NONE, TOO_FEW_PAIRS

MAX_PAIRS: Final = 2
"""Five dice hold at most two pairs."""


def set_up(s: MarcoPolo2State, seat: int, character: int) -> None:
    """Set up a seat that has taken a character: its figures are in Beijing."""
    characters = s.game.characters
    s.seats[seat].figures = BEIJING, BEIJING if characters.figures[character] == 2 else NOWHERE
    gain(s, seat, characters.start[character])


# --- Abha Basu ---------------------------------------------------------------------------------------------------------------


def score_jade(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> None:
    """Abha Basu scores for jade from any source."""
    points = s.game.characters.jade_vp[s.seats[seat].character]
    if points:
        jade = sum([number for item, number in amounts if item == JADE]) * times
        if jade:
            gain(s, seat, ((VP, points * jade),), kind="jade-points")


def jade_for_contract(s: MarcoPolo2State, seat: int) -> None:
    """Abha Basu has jade for every contract she fulfils."""
    gain(s, seat, s.game.characters.completing[s.seats[seat].character])


# --- Filippo Vitello ---------------------------------------------------------------------------------------------------------


def legal_to_cash_in(s: MarcoPolo2State, seat: int) -> list[int]:
    """Return the stored outpost bonuses that the seat may cash in, as actions."""
    cash = s.game.cash_in.actions
    return sorted([cash[tile] for tile in s.stored_outposts if not cash_in_obstacle(s, seat, tile)])


def cash_in_obstacle(s: MarcoPolo2State, seat: int, tile: int) -> int:
    """Return what prevents cashing in an outpost bonus."""
    if not s.game.characters.collects[s.seats[seat].character]:
        return STORES_NONE
    return NO_OBSTACLE if tile in s.stored_outposts else NOT_STORED


def cash_in_refusal(s: MarcoPolo2State, tile: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to cashing in."""
    if obstacle == NOT_STORED:
        return Refused(MESSAGES[obstacle], outpost=s.game.outpost_labels[tile])
    return Refused(MESSAGES[obstacle])


def cash_in(s: MarcoPolo2State, seat: int, tile: int) -> None:
    """A bonus action of Filippo Vitello: a stored outpost bonus is paid once more and leaves the game."""
    game = s.game
    s.stored_outposts = tuple([other for other in s.stored_outposts if other != tile])
    s.stack.append(game.turns[seat])
    if s.event_sink is not None:
        s.emit("cash", seat, outpost=game.outpost_labels[tile])
    reward(s, seat, game.outposts[tile])


# --- Isabella Donati ---------------------------------------------------------------------------------------------------------


def reward_die(s: MarcoPolo2State, seat: int, value: int) -> None:
    """Isabella Donati gains for a die that she rerolls, and for a black one that she takes."""
    rolling = s.game.characters.rolling[s.seats[seat].character]
    if rolling:
        gain(s, seat, rolling[value - 1])


def reward_roll(s: MarcoPolo2State, seat: int, value: int = 1) -> None:
    """Isabella Donati gains for the roll at the start of a round, value by value; she decides about pairs."""
    rolling = s.game.characters.rolling[s.seats[seat].character]
    while rolling and value <= PIPS:
        number = count(s, seat, value)
        if number > 1:
            s.stack.append(Pairs(seat, value))
            return
        gain(s, seat, rolling[value - 1], number)
        value += 1


def count(s: MarcoPolo2State, seat: int, value: int) -> int:
    """Return the number of own dice on the tableau with a value: a black one of a bonus makes no pair with them."""
    return s.seats[seat].dice.count(die_of(seat, value))


class Pairs(Question[MarcoPolo2State]):
    """How many pairs of this value do you trade, each for one better gain instead of two?

    A die belongs to one pair, so four equal ones are two (a ruling: four-dice-two-pairs).
    """

    __slots__ = ("value",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return list(s.game.pairs.actions[: count(s, self.seat, self.value) // 2 + 1])

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        pairs = s.game.pairs.offset(action)
        if pairs < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if 2 * pairs <= count(s, self.seat, self.value) else TOO_FEW_PAIRS

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], number=count(s, self.seat, self.value) // 2)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        pairs, seat, value = s.game.pairs.offset(action), self.seat, self.value
        characters, character = s.game.characters, s.seats[seat].character
        number = count(s, seat, value)
        gain(s, seat, characters.pairs[character][value - 1], pairs)
        gain(s, seat, characters.rolling[character][value - 1], number - 2 * pairs)
        reward_roll(s, seat, value + 1)

    def prompt(self, s: MarcoPolo2State) -> Message:
        characters, character = s.game.characters, s.seats[self.seat].character
        single = Bundle(characters.rolling[character][self.value - 1]).to_json()
        pair = Bundle(characters.pairs[character][self.value - 1]).to_json()
        number = count(s, self.seat, self.value)
        return Message("ask-pairs", {"number": number, "value": self.value, "items": single, "reward": pair})
