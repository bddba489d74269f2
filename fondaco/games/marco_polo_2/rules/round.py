"""Rundenablauf: what must be done at the start of a round, in five steps (pages 15 and 16)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, Task, agendas, not_asked
from ....core.messages import Message
from ....core.piles import EVERYBODY
from ...polo.items import Bundle
from ...polo.packing import DIE_CODES, plain_dice
from ...polo.rules.compensation import compensate
from ...polo.rules.rewards import own_bonus_cities, reward
from ...polo.rules.round import begin_round, clockwise, show_goals
from ..components.board import SEAL_KINDS
from ..components.map import MAP_CARDS
from ..items import NOTHING
from ..state import MarcoPolo2State
from .black_dice import roll_in_advance
from .characters import reward_roll
from .turn import TURN


def start_round(s: MarcoPolo2State, start: int) -> None:
    """A new round begins; before the first one offers and cards lie on the board already.

    Characters gain in the first one, too (a ruling: income-in-first-round).
    """
    begin_round(s)
    s.emit("start-player", s.hourglass)
    s.stack.append(ROUND[0])


def take_dice_back(s: MarcoPolo2State, start: int) -> None:
    """1. All dice come back from the board, but for those of colours that nobody plays."""
    s.board = list(s.game.spaces.neutral[s.players])
    s.marks = [0] * s.players
    s.black_dice = s.game.spaces.black_dice[s.players]
    s.black_values = ()
    s.hand = [()] * s.players
    s.travelled = 0


def lay_out_offers(s: MarcoPolo2State, start: int) -> None:
    """2. The open tiles come onto the books, and the ones below them are seen."""
    if s.round > 1:
        next_offers(s)


def next_offers(s: MarcoPolo2State) -> None:
    """The next tile of every stack; the last one of each stack stays in the box, unseen."""
    stacks = tuple(stack.clone() for stack in s.offer_stacks)
    s.offers = tuple(stack.draw() for stack in stacks)
    for stack in stacks:
        if len(stack.cards) > 1:
            stack.knowers[-1] = EVERYBODY
    s.offer_stacks = stacks
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("offers", None, offer_tiles=[s.game.books.tile_labels[tile] for tile in s.offers])


def pay_bonuses(s: MarcoPolo2State, start: int) -> None:
    """3. Cities, characters and upgraded seals pay, player by player."""
    s.stack.extend(Income(seat) for seat in reversed(clockwise(s)))


def lay_out_cards(s: MarcoPolo2State, start: int) -> None:
    """4. Two new city cards come into the action area."""
    if s.round > 1:
        pile = s.card_pile.clone()
        cards = tuple(pile.draw() for _ in range(s.game.tables.setup.area_cards))
        s.card_pile = pile
        s.city_cards = (*s.city_cards[:MAP_CARDS], *cards)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("area", None, cards=[s.game.cards.labels[card] for card in cards])


def roll(s: MarcoPolo2State, start: int) -> None:
    """5. All roll their five dice; Isabella Donati gains for hers. Black dice may be rolled in advance, too (variant).

    A black die may lie there already, from a bonus of step 3.
    """
    for seat in range(s.players):
        stream = s.rng.stream("dice", s.round, seat)
        dice = tuple(sorted(stream.roll_die() * DIE_CODES + seat for _ in range(s.game.tables.setup.dice)))
        s.hand[seat] = tuple(sorted(s.hand[seat] + dice))
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("roll", seat, dice=plain_dice(dice))
    if s.options["black_dice"] == "rolled":
        roll_in_advance(s)
    for seat in range(s.players):
        reward_roll(s, seat)


def take_turns(s: MarcoPolo2State, start: int) -> None:
    """The start player's turn, then reihum until nobody has dice."""
    s.stack.append(TURN[s.hourglass])


def end_round(s: MarcoPolo2State, start: int) -> None:
    """After the last round the game is over, and the goals are turned over."""
    if s.round < s.game.tables.setup.rounds:
        start_round(s, start)
    else:
        show_goals(s)


ROUND = agendas(
    "round",
    take_dice_back,
    lay_out_offers,
    pay_bonuses,
    lay_out_cards,
    roll,
    compensate,
    take_turns,
    end_round,
    seats=1,
)


# --- 3. in detail ------------------------------------------------------------------------------------------------------------


class Income(Task[MarcoPolo2State]):
    """What a seat gains at the start of a round. Mailin and Tian Chin first name what they gain twice."""

    __slots__ = ()

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        if s.game.characters.doubles[s.characters[seat]] and (own_bonus_cities(s, seat) or s.upgraded[seat]):
            s.stack.append(Double(seat))
        else:
            income(s, seat, NOTHING)


def income(s: MarcoPolo2State, seat: int, again: Bundle) -> None:
    """The bonuses of the character, of cities with a post and of upgraded seals, and one of them again."""
    game = s.game
    bundles = [game.characters.income[s.characters[seat]], again]
    bundles += [game.bonuses[s.bonuses[city]] for city in own_bonus_cities(s, seat)]
    bundles += [game.seals.bonus[seal] for seal in range(SEAL_KINDS) if s.upgraded[seat] >> seal & 1]
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
        game, upgraded = s.game, s.upgraded[self.seat]
        seals = [game.seal.base + seal for seal in range(SEAL_KINDS) if upgraded >> seal & 1]
        return sorted([game.bonus.base + city for city in own_bonus_cities(s, self.seat)] + seals)

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        game, seat = s.game, self.seat
        if game.bonus.base <= action < game.bonus.end:
            city = action - game.bonus.base
            if not s.posts[seat] >> game.places.bonus_from + city & 1:
                raise Refused("no-post-there", city=game.bonus.axes[0].labels[city])
            again = game.bonuses[s.bonuses[city]]
        elif game.seal.base <= action < game.seal.end:
            seal = action - game.seal.base
            if not s.upgraded[seat] >> seal & 1:
                raise Refused("seal-not-upgraded", seal=game.seals.labels[seal])
            again = game.seals.bonus[seal]
        else:
            raise not_asked()
        if s.event_sink is not None:
            s.emit("double", seat, items=again.to_json())
        income(s, seat, again)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-double")
