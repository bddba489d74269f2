"""Aufbau (pages 2 to 4 and 15)."""

from __future__ import annotations

from typing import Final

from ....core.frames import agendas
from ....core.piles import Pile
from ...polo.rules import setup as polo
from ...polo.rules.drafting import offer_characters, take_character
from ..components.map import CITY_BONUSES, CONTRACT_CITIES, MAP_CARDS
from ..state import MarcoPolo2State
from ..tables import BEIJING
from .goals import keep_goals
from .round import open_offers, start_round


def set_up(s: MarcoPolo2State) -> None:
    """Set up the board, the contracts and the seats. Seat 0 is the start player."""
    set_up_board(s)
    set_up_contracts(s)
    set_up_seats(s)
    s.stack.append(PREPARE[0])


def set_up_board(s: MarcoPolo2State) -> None:
    """Aufbau 5 to 7, 10 and 12: city bonuses, outpost bonuses, city cards, offers, black dice. One bonus goes into the box."""
    game = s.game
    s.city_bonuses = s.shuffled("city bonuses", len(game.bonuses))[:CITY_BONUSES]
    s.outpost_bonuses = s.shuffled("outposts", len(game.outposts))
    cards = s.shuffled("city cards", len(game.cards.labels))
    shown = MAP_CARDS + game.components.setup.area_cards
    s.city_cards = cards[:shown]
    s.card_pile = Pile(cards[shown:])
    stacks = []
    for book, tiles in enumerate(game.books.tiles):
        stacks.append(Pile([tiles[number] for number in s.shuffled(f"offers {book}", len(tiles))]))
    s.offer_stacks = tuple(stacks)
    open_offers(s)
    polo.set_up_board(s)


def set_up_contracts(s: MarcoPolo2State) -> None:
    """Aufbau 8: two open contracts in every contract city, the others in the pile."""
    s.contract_board = tuple(polo.set_up_contracts(s, CONTRACT_CITIES * s.game.components.setup.contracts_in_city))


def set_up_seats(s: MarcoPolo2State) -> None:
    """Aufbau - Spieler: posts, a starting contract, camels, coins, a figure in Beijing, three goals to look at."""
    setup = s.game.components.setup
    polo.set_up_seats(s, [setup.coins] * s.players, setup.camels, BEIJING)
    polo.deal_goals(s, setup.goals_dealt)


def give_characters(s: MarcoPolo2State, first: int) -> None:
    """Aufbau - Spieler 8: one more than players is open, and the last seat picks first; or they are given at random."""
    if s.options["characters"] == "drafted":
        offer_characters(s)
    else:
        for seat, character in enumerate(s.shuffled("characters", len(s.game.characters.labels))[: s.players]):
            take_character(s, seat, character)


PREPARE: Final = agendas("prepare", give_characters, keep_goals, start_round, seats=1)
