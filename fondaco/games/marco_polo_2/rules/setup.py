"""Aufbau (pages 2 to 4 and 15)."""

from __future__ import annotations

from ....core.frames import agendas
from ....core.piles import Pile
from ...polo.rules import setup as polo
from ...polo.rules.drafting import offer_characters, take
from ...polo.state import NOWHERE
from ..components.map import CITY_BONUSES, CONTRACT_CITIES, MAP_CARDS
from ..state import MarcoPolo2State
from ..tables import BEIJING
from .goals import keep_goals
from .round import next_offers, start_round


def set_up(s: MarcoPolo2State) -> None:
    """Lay everything out. Seat 0 is the start player."""
    lay_out_board(s)
    lay_out_contracts(s)
    lay_out_seats(s)
    s.stack.append(PREPARE[0])


def lay_out_board(s: MarcoPolo2State) -> None:
    """Aufbau 5 to 7, 10 and 12: city bonuses, outpost bonuses, city cards, offers, black dice. One bonus goes into the box."""
    game = s.game
    s.bonuses = s.shuffled("city bonuses", len(game.bonuses))[:CITY_BONUSES]
    s.outposts = s.shuffled("outposts", len(game.outposts))
    cards = s.shuffled("city cards", len(game.cards.labels))
    shown = MAP_CARDS + game.tables.setup.area_cards
    s.city_cards = cards[:shown]
    s.card_pile = Pile(cards[shown:])
    s.offer_stacks = tuple(
        Pile(tiles[number] for number in s.shuffled(f"offers {book}", len(tiles))) for book, tiles in enumerate(game.books.tiles)
    )
    next_offers(s)
    s.board = list(game.spaces.neutral[s.players])
    s.black_dice = game.spaces.black_dice[s.players]


def lay_out_contracts(s: MarcoPolo2State) -> None:
    """Aufbau 8: two open contracts in every contract city, the others in the pile."""
    cards = polo.regular_contracts(s)
    shown = CONTRACT_CITIES * s.game.tables.setup.contracts_in_city
    s.display = tuple(cards[:shown])
    s.pile = Pile(cards[shown:])
    s.drawn = Pile()


def lay_out_seats(s: MarcoPolo2State) -> None:
    """Aufbau - Spieler: posts, a starting contract, camels, coins, a figure in Beijing, three goals to look at."""
    setup, players = s.game.tables.setup, s.players
    polo.lay_out_seats(s, [setup.coins] * players, setup.camels)
    polo.deal_goals(s, setup.goals_dealt)
    s.figures = [BEIJING, NOWHERE] * players


def give_characters(s: MarcoPolo2State, first: int) -> None:
    """Aufbau - Spieler 8: one more than players lies open, and the last seat picks first; or chance gives one to everybody."""
    if s.options["characters"] == "drafted":
        offer_characters(s)
    else:
        for seat, character in enumerate(s.shuffled("characters", len(s.game.characters.labels))[: s.players]):
            take(s, seat, character)


PREPARE = agendas("prepare", give_characters, keep_goals, start_round, seats=1)
