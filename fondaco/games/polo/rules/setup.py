"""Aufbau - Spieler: what every seat of both games begins with."""

from __future__ import annotations

from ....core.piles import Pile, seat_bit
from ..items import CAMEL, COIN
from ..state import NOWHERE, AnyPolo


def lay_out_seats(s: AnyPolo, coins: list[int], camels: int) -> None:
    """Coins and camels, a starting contract; no dice, no posts, no figure, no character and no goals yet."""
    game, players = s.game, s.players
    s.store = [0] * (s.STORED * players)
    s.store[COIN :: s.STORED] = coins[:players]
    s.store[CAMEL :: s.STORED] = [camels] * players
    s.figures = [NOWHERE] * (2 * players)
    s.active = [(card,) for card in s.shuffled("starting contracts", game.contracts.starting)[:players]]
    s.characters = (NOWHERE,) * players
    s.goals = tuple(Pile() for _ in range(players))
    s.goal_box = Pile(s.shuffled("goals", len(game.goals.labels)))


def deal_goals(s: AnyPolo, number: int) -> None:
    """So many goals for every seat to look at."""
    cards, dealt = s.goal_box.cards, number * s.players
    s.goals = tuple(Pile(cards[at : at + number], seat_bit(at // number)) for at in range(0, dealt, number))
    s.goal_box = Pile(cards[dealt:])
    s.revealed += 1


def regular_contracts(s: AnyPolo) -> list[int]:
    """All contracts but the starting ones, shuffled."""
    contracts = s.game.contracts
    return [contracts.starting + number for number in s.shuffled("contracts", len(contracts.labels) - contracts.starting)]
