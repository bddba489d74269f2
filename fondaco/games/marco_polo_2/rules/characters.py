"""Die Charaktere: what each of the seven does otherwise than everybody else (the sheet beside the rulebook).

Möngke Khan           oases take no step, and each brings points and coins or a camel (`travel.Travel`, `travel.visit_oases`)
De Wu                 needs one die for a seal, has jade for upgrading and one more coat of arms (`placing.dice_for`,
                      `seals.Upgraded`, `scoring.arms`)
Abha Basu             has coins every round, jade for every contract and a point for every jade (`round.income`, `completed` and
                      `gained`, below)
Mailin and Tian Chin  have 3 more coins, two figures, and one bonus twice at the start of a round (`set_up`, below;
                      `travel.Travel`, `round.Double`)
Filippo Vitello       gets outpost bonuses that were paid, and cashes them in (`posts.keep`, `cash_in`, below)
Isabella Donati       gains for every die she rolls, and more for pairs (`rolled` and `reward_roll`, below)
Gantulga Od           pays neither coins nor camels for roads, but uses only the lower travel space (`tables.Places.free_roads`,
                      `placing.obstacle`)

Who has which of these gifts stands in the component file; the rules ask for the gift, not for the name.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.items import VP, Amounts
from ...polo.packing import DIE_CODES
from ...polo.rules.payment import gain
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ...polo.tables import Characters as PoloCharacters
from ..components import Components
from ..items import JADE, NOTHING, Bundle, parse_payment
from ..state import MarcoPolo2State
from ..tables import BEIJING, Places, Roads

MOST_PAIRS = 2
"""Five dice hold two pairs at most."""


def _read(text: str) -> Bundle:
    return parse_payment(text) if text else NOTHING


class Characters(PoloCharacters):
    """The characters as tuples by number."""

    def __init__(self, tables: Components, places: Places) -> None:
        cards = tables.characters.cards
        self.labels = tuple(card.id for card in cards)
        self.start: tuple[Amounts, ...] = tuple(_read(card.start).amounts for card in cards)
        self.income = tuple(_read(card.income) for card in cards)
        self.figures = tuple(card.figures for card in cards)
        self.doubles = tuple(card.doubles for card in cards)
        self.free_oases = tuple(card.free_oases for card in cards)
        self.oasis: tuple[Amounts, ...] = tuple(_read(card.oasis).amounts for card in cards)
        self.oasis_choice = tuple((card.oasis_coins, card.oasis_camels) for card in cards)
        self.free_roads = tuple(card.free_roads for card in cards)
        self.roads: tuple[Roads, ...] = tuple(places.free_roads if card.free_roads else places.roads for card in cards)
        self.seal_dice = tuple(card.seal_dice or tables.spaces.seals.dice for card in cards)
        self.upgrading: tuple[Amounts, ...] = tuple(_read(card.upgrading).amounts for card in cards)
        self.extra_arms = tuple(card.extra_arms for card in cards)
        self.completing: tuple[Amounts, ...] = tuple(_read(card.completing).amounts for card in cards)
        self.jade_vp = tuple(card.jade_vp for card in cards)
        self.collects = tuple(card.collects for card in cards)
        self.rolling = tuple(tuple(parse_payment(text).amounts for text in card.rolling) for card in cards)
        self.pairs = tuple(tuple(parse_payment(text).amounts for text in card.pairs) for card in cards)


def set_up(s: MarcoPolo2State, seat: int, character: int) -> None:
    """A seat has taken a character: its figures stand in Beijing."""
    table = s.game.characters
    s.figures[2 * seat] = BEIJING
    s.figures[2 * seat + 1] = BEIJING if table.figures[character] == 2 else NOWHERE
    gain(s, seat, table.start[character])


# --- Abha Basu ---------------------------------------------------------------------------------------------------------------


def gained(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> None:
    """Abha Basu scores for jade from any source."""
    points = s.game.characters.jade_vp[s.characters[seat]]
    if points:
        jade = sum(number for item, number in amounts if item == JADE) * times
        if jade:
            gain(s, seat, ((VP, points * jade),), kind="jade-points")


def completed(s: MarcoPolo2State, seat: int) -> None:
    """Abha Basu has jade for every contract she fulfils."""
    gain(s, seat, s.game.characters.completing[s.characters[seat]])


# --- Filippo Vitello ---------------------------------------------------------------------------------------------------------


def legal_to_cash_in(s: MarcoPolo2State, seat: int) -> list[int]:
    """The stored outpost bonuses that the seat may cash in, as actions."""
    if not s.kept or not s.game.characters.collects[s.characters[seat]]:
        return []
    base = s.game.cash.base
    return sorted(base + tile for tile in s.kept)


def cash_in(s: MarcoPolo2State, seat: int, tile: int) -> None:
    """A bonus action of Filippo Vitello: a stored outpost bonus is paid once more and leaves the game."""
    game = s.game
    if not game.characters.collects[s.characters[seat]]:
        raise Refused("stores-none")
    if tile not in s.kept:
        raise Refused("not-kept", outpost=game.outpost_labels[tile])
    s.kept = tuple(other for other in s.kept if other != tile)
    s.stack.append(game.turns[seat])
    if s.event_sink is not None:
        s.emit("cash", seat, outpost=game.outpost_labels[tile])
    reward(s, seat, game.outposts[tile])


# --- Isabella Donati ---------------------------------------------------------------------------------------------------------


def rolled(s: MarcoPolo2State, seat: int, value: int) -> None:
    """Isabella Donati gains for a die that she rolls again, and for a black one that she takes."""
    rolling = s.game.characters.rolling[s.characters[seat]]
    if rolling:
        gain(s, seat, rolling[value - 1])


def reward_roll(s: MarcoPolo2State, seat: int, value: int = 1) -> None:
    """Isabella Donati gains for the roll at the start of a round, value by value; of pairs she chooses."""
    game = s.game
    rolling = game.characters.rolling[s.characters[seat]]
    while rolling and value <= PIPS:
        number = count(s, seat, value)
        if number > 1:
            s.stack.append(Pairs(seat, value))
            return
        gain(s, seat, rolling[value - 1], number)
        value += 1


def count(s: MarcoPolo2State, seat: int, value: int) -> int:
    """How many own dice on the tableau show a value: a black one of a bonus makes no pair with them."""
    return s.hand[seat].count(value * DIE_CODES + seat)


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
        base = s.game.pairs.base
        return s.game.all_actions[base : base + count(s, self.seat, self.value) // 2 + 1]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        pairs = action - s.game.pairs.base
        if not 0 <= pairs <= MOST_PAIRS:
            raise not_asked()
        seat, value = self.seat, self.value
        number = count(s, seat, value)
        if pairs > number // 2:
            raise Refused("so-many-pairs", number=number // 2)
        table, character = s.game.characters, s.characters[seat]
        gain(s, seat, table.pairs[character][value - 1], pairs)
        gain(s, seat, table.rolling[character][value - 1], number - 2 * pairs)
        reward_roll(s, seat, value + 1)

    def prompt(self, s: MarcoPolo2State) -> Message:
        table, character = s.game.characters, s.characters[self.seat]
        single = Bundle(table.rolling[character][self.value - 1]).to_json()
        pair = Bundle(table.pairs[character][self.value - 1]).to_json()
        number = count(s, self.seat, self.value)
        return Message("ask-pairs", {"number": number, "value": self.value, "items": single, "reward": pair})
