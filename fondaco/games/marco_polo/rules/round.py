"""Rundenablauf: what happens before, in and after a round (pages 15 and 16)."""

from __future__ import annotations

from ....core.frames import Agenda, agendas
from ....core.piles import EVERYBODY
from ...polo.items import Bundle
from ...polo.packing import DIE_CODES, WHITE, plain_dice
from ...polo.rules.compensation import compensate
from ...polo.rules.rewards import own_bonus_cities, reward
from ...polo.rules.round import begin_round, clockwise, show_goals
from ..state import MarcoPoloState
from .turn import TURN


def lay_out_row(s: MarcoPoloState) -> None:
    """Six new contracts from the next stack."""
    stacks = s.stacks.clone()
    s.row = tuple(stacks.draw() for _ in range(s.game.tables.setup.contract_row))
    s.stacks = stacks
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("lay-out", None, contracts=[s.game.contracts.labels[card] for card in s.row])


def start_round(s: MarcoPoloState, start: int) -> None:
    """A new round begins."""
    begin_round(s)
    s.stack.append(ROUND[0])


def name_start_player(s: MarcoPoloState, start: int) -> None:
    """1. Whoever travelled last has the hourglass and starts."""
    s.emit("start-player", s.hourglass)


def pay_bonuses(s: MarcoPoloState, start: int) -> None:
    """2. Small cities and characters pay, in the first round too."""
    game = s.game
    for seat in reversed(clockwise(s)):
        income = game.characters.income[s.characters[seat]]
        amounts, effects = list(income.amounts), list(income.effects)
        for city in own_bonus_cities(s, seat):
            bonus = game.bonuses[s.bonuses[city]]
            amounts += bonus.amounts
            effects += bonus.effects
        if amounts or effects:
            reward(s, seat, Bundle(tuple(amounts), tuple(effects)))


def take_dice_back(s: MarcoPoloState, start: int) -> None:
    """3. All dice come back from the board, but for those of colours that nobody plays."""
    s.board = list(s.game.spaces.neutral[s.players])
    s.marks = [0] * s.players
    s.black_dice = s.game.tables.setup.black_dice[s.players - s.game.min_players]
    s.hand = [()] * s.players


def roll(s: MarcoPoloState, start: int) -> None:
    """4. All roll all their dice: five, and the white one with Matteo Polo. Raschid does not roll."""
    characters = s.game.characters
    for seat in range(s.players):
        colours = [seat] * s.game.tables.setup.dice
        if characters.white_die[s.characters[seat]]:
            colours.append(WHITE)
        if characters.names_values[s.characters[seat]]:
            s.hand[seat] = tuple(colours)
            continue
        stream = s.rng.stream("dice", s.round, seat)
        s.hand[seat] = tuple(sorted(stream.roll_die() * DIE_CODES + colour for colour in colours))
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("roll", seat, dice=plain_dice(s.hand[seat]))


def take_turns(s: MarcoPoloState, start: int) -> None:
    """The start player's turn, then reihum until nobody has dice."""
    s.stack.append(TURN[s.hourglass])


def clear_contracts(s: MarcoPoloState, start: int) -> None:
    """What is left of the row goes under the special pile in sight of all, in the order of places (a ruling: left-in-order)."""
    for card in s.row:
        s.pile.put_at_bottom(card, EVERYBODY)
    s.row = ()


def end_round(s: MarcoPoloState, start: int) -> None:
    """The next stack is laid out; without one the game is over, and the goals are turned over."""
    if s.stacks.cards:
        lay_out_row(s)
        start_round(s, start)
        return
    show_goals(s)


ROUND = agendas(
    "round",
    name_start_player,
    pay_bonuses,
    take_dice_back,
    roll,
    compensate,
    take_turns,
    clear_contracts,
    end_round,
    seats=1,
)


def dice_to_come(s: MarcoPoloState) -> bool:
    """Whether a round has begun and bonuses are being paid: its dice are not rolled yet."""
    bottom = s.stack[0] if s.stack else None
    return isinstance(bottom, Agenda) and bottom.run is take_dice_back
