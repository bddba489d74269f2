"""Aufbau - Spieler: what every seat of both games begins with."""

from __future__ import annotations

from ...core.piles import Pile, only
from .items import CAMEL, COIN
from .state import NOWHERE, PoloState


def lay_out_seats(s: PoloState, coins: list[int], camels: int, goals: int) -> None:
    """Coins and camels, a starting contract, so many goals to look at; no dice, no posts, no figure and no character yet."""
    game, players = s.game, s.players
    s.store = [0] * (s.STORED * players)
    s.store[COIN :: s.STORED] = coins[:players]
    s.store[CAMEL :: s.STORED] = [camels] * players
    s.hand = [()] * players
    s.marks = [0] * players
    s.rolls = [0] * players
    s.posts = [0] * players
    s.figures = [NOWHERE] * (2 * players)
    s.active = [(card,) for card in s.shuffled("starting contracts", game.contracts.starting)[:players]]
    s.completed = [()] * players
    s.characters = (NOWHERE,) * players
    cards = s.shuffled("goals", len(game.goals.labels))
    s.goals = tuple(Pile(cards[seat * goals : (seat + 1) * goals], only(seat)) for seat in range(players))
    s.goal_box = Pile(cards[players * goals :])


def regular_contracts(s: PoloState) -> list[int]:
    """All contracts but the starting ones, shuffled."""
    contracts = s.game.contracts
    return [contracts.starting + number for number in s.shuffled("contracts", len(contracts.labels) - contracts.starting)]
