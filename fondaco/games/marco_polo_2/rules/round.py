"""Rundenablauf: the start of a round in five steps, its turns and its end (pages 15 and 16)."""

from __future__ import annotations

from typing import Final

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task, agendas
from ....core.messages import Message
from ....core.piles import EVERYBODY
from ...polo.items import Bundle
from ...polo.packing import dice_for_messages, die_of
from ...polo.rules import round as polo
from ...polo.rules.compensation import compensate
from ...polo.rules.obstacles import NO_POST_THERE
from ...polo.rules.rewards import bonus_city_label, own_bonus_cities, reward
from ...polo.rules.round import begin_round, seats_from_start_player, show_goals
from ..components.map import MAP_CARDS
from ..items import NOTHING
from ..state import MarcoPolo2State
from .black_dice import roll_in_advance
from .characters import reward_roll
from .obstacles import MESSAGES, SEAL_NOT_UPGRADED
from .turn import TURN


def start_round(s: MarcoPolo2State, start: int) -> None:
    """A new round begins; before the first one offers and cards are already on the board.

    Characters gain in the first one, too (a ruling: income-in-first-round).
    """
    begin_round(s)
    s.emit("start-player", s.hourglass)
    s.stack.append(ROUND[0])


def take_dice_back(s: MarcoPolo2State, start: int) -> None:
    """1. All dice come back from the board, except those of colours that are not in play."""
    polo.take_dice_back(s)
    s.black_values = ()
    s.highest_travel_space = 0


def place_offers(s: MarcoPolo2State, start: int) -> None:
    """2. The open tiles go onto the books, and the ones below them are open now."""
    if s.round > 1:
        open_offers(s)


def open_offers(s: MarcoPolo2State) -> None:
    """Place the next tile of every stack; the last one of each stack stays in the box, unseen."""
    stacks = tuple([stack.clone() for stack in s.offer_stacks])
    s.offer_tiles = tuple([stack.draw() for stack in stacks])
    for stack in stacks:
        if len(stack.cards) > 1:
            stack.knowers[-1] = EVERYBODY
    s.offer_stacks = stacks
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("offers", None, offer_tiles=[s.game.books.tile_labels[tile] for tile in s.offer_tiles])


def pay_bonuses(s: MarcoPolo2State, start: int) -> None:
    """3. Cities, characters and upgraded seals pay, player by player."""
    s.stack.extend([Income(seat) for seat in reversed(seats_from_start_player(s))])


def place_area_cards(s: MarcoPolo2State, start: int) -> None:
    """4. Two new city cards come into the action area."""
    if s.round > 1:
        pile = s.card_pile.clone()
        cards = tuple([pile.draw() for _ in range(s.game.components.setup.area_cards)])
        s.card_pile = pile
        s.city_cards = (*s.city_cards[:MAP_CARDS], *cards)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("area", None, cards=[s.game.cards.labels[card] for card in cards])


def roll(s: MarcoPolo2State, start: int) -> None:
    """5. Each seat rolls its five dice; Isabella Donati gains for hers. Black dice may be rolled in advance, too (variant).

    A seat may already have a black die, from a bonus of step 3.
    """
    for seat, each in enumerate(s.seats):
        stream = s.rng.stream("dice", s.round, seat)
        dice = tuple(sorted([die_of(seat, stream.roll_die()) for _ in range(s.game.components.setup.dice)]))
        each.dice = tuple(sorted(each.dice + dice))
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("roll", seat, dice=dice_for_messages(dice))
    if s.options["black_dice"] == "rolled":
        roll_in_advance(s)
    for seat in range(s.players):
        reward_roll(s, seat)


def take_turns(s: MarcoPolo2State, start: int) -> None:
    """The start player's turn, then clockwise until no seat has dice."""
    s.stack.append(TURN[s.hourglass])


def end_round(s: MarcoPolo2State, start: int) -> None:
    """After the last round the game is over, and the goals are turned over."""
    if s.round < s.game.components.setup.rounds:
        start_round(s, start)
    else:
        show_goals(s)


ROUND: Final = agendas(
    "round",
    take_dice_back,
    place_offers,
    pay_bonuses,
    place_area_cards,
    roll,
    compensate,
    take_turns,
    end_round,
    seats=1,
)


# --- 3. in detail ------------------------------------------------------------------------------------------------------------


class Income(Task[MarcoPolo2State]):
    """The gain of a seat at the start of a round. Mailin and Tian Chin first name the bonus that they gain twice."""

    __slots__ = ()

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        if s.game.characters.doubles[s.seats[seat].character] and (own_bonus_cities(s, seat) or s.upgraded_seals[seat]):
            s.stack.append(Double(seat))
        else:
            income(s, seat, NOTHING)


def income(s: MarcoPolo2State, seat: int, again: Bundle) -> None:
    """Give the bonuses of the character, of cities with a post and of upgraded seals, and one of them again."""
    game = s.game
    bundles: list[Bundle] = [game.characters.income[s.seats[seat].character], again]
    bundles += [game.bonuses[s.city_bonuses[city]] for city in own_bonus_cities(s, seat)]
    bundles += [game.seals.bonus[seal] for seal in bits.each(s.upgraded_seals[seat])]
    amounts: dict[int, int] = {}
    effects: list[int] = []
    for bundle in bundles:
        for item, number in bundle.amounts:
            amounts[item] = amounts.get(item, 0) + number
        effects += bundle.effects
    if amounts or effects:
        reward(s, seat, Bundle(tuple(amounts.items()), tuple(effects)))


class Double(Question[MarcoPolo2State]):
    """Which bonus of a city or of an upgraded seal do you gain twice?

    One that copies another may copy two different ones (a ruling: doubled-copy).
    """

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        bonus, seal = s.game.city_bonus.actions, s.game.take_seal.actions
        actions = [bonus[city] for city in own_bonus_cities(s, self.seat)]
        return sorted(actions + [seal[number] for number in bits.each(s.upgraded_seals[self.seat])])

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        game, seat = s.game, self.seat
        city = game.city_bonus.offset(action)
        if city >= 0:
            return NO_OBSTACLE if s.has_post(seat, game.places.bonus_from + city) else NO_POST_THERE
        seal = game.take_seal.offset(action)
        if seal < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.has_upgraded(seat, seal) else SEAL_NOT_UPGRADED

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        if obstacle == NO_POST_THERE:
            return Refused(MESSAGES[obstacle], city=bonus_city_label(s, s.game.city_bonus.offset(action)))
        return Refused(MESSAGES[obstacle], seal=s.game.seals.labels[s.game.take_seal.offset(action)])

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        game, city = s.game, s.game.city_bonus.offset(action)
        again = game.bonuses[s.city_bonuses[city]] if city >= 0 else game.seals.bonus[game.take_seal.offset(action)]
        if s.event_sink is not None:
            s.emit("double", self.seat, items=again.to_json())
        income(s, self.seat, again)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-double")
