"""Aufbau (pages 2 and 4), and the Profi-Variante (page 15): its three parts may be mixed freely."""

from __future__ import annotations

from ....core.frames import agendas
from ....core.piles import Pile
from ...polo.rules import setup as polo
from ...polo.rules.drafting import offer_characters, take
from ...polo.state import NOWHERE
from ..components import CARD_SPACES, LARGE
from ..state import MarcoPoloState
from .drafting import KeepGoals
from .round import lay_out_row, start_round


def set_up(s: MarcoPoloState) -> None:
    """Lay everything out. Seat 0 is the start player."""
    lay_out_board(s)
    lay_out_contracts(s)
    lay_out_seats(s)
    s.stack.append(PREPARE[0])


def lay_out_board(s: MarcoPoloState) -> None:
    """Aufbau 5 to 7 and 11: city bonuses, outpost bonuses, city cards and black dice."""
    game = s.game
    s.bonuses = game.places.letter
    if s.options["city_bonuses"] == "random":
        s.bonuses = s.shuffled("city bonuses", len(game.bonuses))
    s.outposts = s.shuffled("outposts", len(game.outposts))[:LARGE]
    s.city_cards = s.shuffled("city cards", len(game.cards.labels))[:CARD_SPACES]
    s.beijing = (NOWHERE,) * len(game.places.beijing)
    s.board = list(game.spaces.neutral[s.players])
    s.black_dice = game.tables.setup.black_dice[s.players - game.min_players]


def lay_out_contracts(s: MarcoPoloState) -> None:
    """Aufbau 8: the special pile, and a stack for every round; the first one lies open from the start."""
    setup, cards = s.game.tables.setup, polo.regular_contracts(s)
    in_stacks = setup.stacks * setup.contract_row
    s.pile = Pile(cards[in_stacks:])
    s.drawn = Pile()
    s.stacks = Pile(cards[:in_stacks])
    lay_out_row(s)


def lay_out_seats(s: MarcoPoloState) -> None:
    """Aufbau - Spieler: dice, posts, a starting contract, camels, coins, figures."""
    setup = s.game.tables.setup
    polo.lay_out_seats(s, setup.coins, setup.camels)


def give_characters(s: MarcoPoloState, first: int) -> None:
    """Aufbau - Spieler 6: four characters by seat; or one more than players lie open, and the last seat picks first."""
    if s.options["characters"] == "drafted":
        offer_characters(s)
    else:
        for seat in range(s.players):
            take(s, seat, s.game.characters.first_game[seat])


def deal_goals(s: MarcoPoloState, first: int) -> None:
    """Two goals for each seat, or four, once the characters are picked, as the Profi-Variante recommends (page 15)."""
    setup = s.game.tables.setup
    polo.deal_goals(s, setup.goals_drafted if s.options["goals"] == "draft" else setup.goals_dealt)


def keep_goals(s: MarcoPoloState, first: int) -> None:
    """Each seat keeps two of its four goals."""
    if s.options["goals"] == "draft":
        s.stack.extend(KeepGoals(seat) for seat in reversed(range(s.players)))


PREPARE = agendas("prepare", give_characters, deal_goals, keep_goals, start_round, seats=1)
