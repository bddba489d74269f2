"""Rundenablauf: what happens before, in and after a round (pages 15 and 16)."""

from __future__ import annotations

from typing import Final

from ....core.frames import Agenda, agendas
from ....core.piles import EVERYBODY
from ...polo.items import Bundle
from ...polo.packing import WHITE, dice_for_messages, die_of
from ...polo.rules import round as polo
from ...polo.rules.compensation import compensate
from ...polo.rules.contracts import put_under_pile
from ...polo.rules.rewards import own_bonus_cities, reward
from ...polo.rules.round import begin_round, seats_from_start_player, show_goals
from ..state import MarcoPoloState
from .turn import TURN


def open_contracts(s: MarcoPoloState) -> None:
    """Open six new contracts, from the next stack."""
    stacks = s.contract_stacks.clone()
    s.contract_row = tuple([stacks.draw() for _ in range(s.game.components.setup.contract_row)])
    s.contract_stacks = stacks
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("lay-out", None, contracts=[s.game.contracts.labels[card] for card in s.contract_row])


def start_round(s: MarcoPoloState, start: int) -> None:
    """A new round begins."""
    begin_round(s)
    s.stack.append(ROUND[0])


def name_start_player(s: MarcoPoloState, start: int) -> None:
    """1. The seat that travelled last has the hourglass and starts."""
    s.emit("start-player", s.hourglass)


def pay_bonuses(s: MarcoPoloState, start: int) -> None:
    """2. Small cities and characters pay, in the first round too."""
    game = s.game
    for seat in reversed(seats_from_start_player(s)):
        income = game.characters.income[s.seats[seat].character]
        amounts, effects = list(income.amounts), list(income.effects)
        for city in own_bonus_cities(s, seat):
            bonus = game.bonuses[s.city_bonuses[city]]
            amounts += bonus.amounts
            effects += bonus.effects
        if amounts or effects:
            reward(s, seat, Bundle(tuple(amounts), tuple(effects)))


def take_dice_back(s: MarcoPoloState, start: int) -> None:
    """3. All dice come back from the board, except those of colours that are not in play."""
    polo.take_dice_back(s)


def roll(s: MarcoPoloState, start: int) -> None:
    """4. Each seat rolls its five dice, Matteo Polo the white one too. Raschid does not roll."""
    characters = s.game.characters
    for seat, each in enumerate(s.seats):
        colours = [seat] * s.game.components.setup.dice
        if characters.white_die[each.character]:
            colours.append(WHITE)
        if characters.names_values[each.character]:
            each.dice = tuple([die_of(colour, 0) for colour in colours])
            continue
        stream = s.rng.stream("dice", s.round, seat)
        each.dice = tuple(sorted([die_of(colour, stream.roll_die()) for colour in colours]))
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("roll", seat, dice=dice_for_messages(each.dice))


def take_turns(s: MarcoPoloState, start: int) -> None:
    """The start player's turn, then clockwise until no seat has dice."""
    s.stack.append(TURN[s.hourglass])


def clear_contracts(s: MarcoPoloState, start: int) -> None:
    """The rest of the row goes face up under the special pile, in the order of slots (a ruling: left-in-order)."""
    for card in s.contract_row:
        put_under_pile(s, card, EVERYBODY)
    s.contract_row = ()


def end_round(s: MarcoPoloState, start: int) -> None:
    """Open the next stack; without one the game is over, and the goals are turned over."""
    if s.contract_stacks.cards:
        open_contracts(s)
        start_round(s, start)
        return
    show_goals(s)


ROUND: Final = agendas(
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
    """Return whether a round has begun and bonuses are being paid: its dice are not rolled yet."""
    bottom = s.stack[0] if s.stack else None
    return isinstance(bottom, Agenda) and bottom.run is take_dice_back
