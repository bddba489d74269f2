"""Aufbau (pages 2 and 4), and the Profi-Variante (page 15): its three parts may be combined as you like."""

from __future__ import annotations

from typing import Final

from ....core.frames import agendas
from ....core.piles import Pile
from ...polo.rules import setup as polo
from ...polo.rules.drafting import offer_characters, take_character
from ...polo.state import NOWHERE
from ..components import CARD_SPACES, LARGE
from ..state import MarcoPoloState
from .drafting import KeepGoals
from .round import open_contracts, start_round


def set_up(s: MarcoPoloState) -> None:
    """Set up the board, the contracts and the seats. Seat 0 is the start player."""
    set_up_board(s)
    set_up_contracts(s)
    polo.set_up_seats(s, s.game.components.setup.coins, s.game.components.setup.camels, NOWHERE)
    s.stack.append(PREPARE[0])


def set_up_board(s: MarcoPoloState) -> None:
    """Aufbau 5 to 7 and 11: city bonuses, outpost bonuses, city cards and black dice."""
    game = s.game
    s.city_bonuses = game.places.letter
    if s.options["city_bonuses"] == "random":
        s.city_bonuses = s.shuffled("city bonuses", len(game.bonuses))
    s.outpost_bonuses = s.shuffled("outposts", len(game.outposts))[:LARGE]
    s.city_cards = s.shuffled("city cards", len(game.cards.labels))[:CARD_SPACES]
    s.beijing_slots = (NOWHERE,) * len(game.places.beijing)
    polo.set_up_board(s)


def set_up_contracts(s: MarcoPoloState) -> None:
    """Aufbau 8: the special pile, and a stack for every round; the first one is open from the start."""
    setup = s.game.components.setup
    s.contract_stacks = Pile(polo.set_up_contracts(s, setup.stacks * setup.contract_row))
    open_contracts(s)


def give_characters(s: MarcoPoloState, first: int) -> None:
    """Aufbau - Spieler 6: four characters by seat; or one more than players is open, and the last seat picks first."""
    if s.options["characters"] == "drafted":
        offer_characters(s)
    else:
        for seat in range(s.players):
            take_character(s, seat, s.game.characters.first_game[seat])


def deal_goals(s: MarcoPoloState, first: int) -> None:
    """Deal two goals to each seat, or four, once the characters are picked, as the Profi-Variante recommends (page 15)."""
    setup = s.game.components.setup
    polo.deal_goals(s, setup.goals_drafted if s.options["goals"] == "draft" else setup.goals_dealt)


def keep_goals(s: MarcoPoloState, first: int) -> None:
    """Each seat keeps two of its four goals."""
    if s.options["goals"] == "draft":
        s.stack.extend([KeepGoals(seat) for seat in reversed(range(s.players))])


PREPARE: Final = agendas("prepare", give_characters, deal_goals, keep_goals, start_round, seats=1)
