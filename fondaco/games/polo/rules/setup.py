"""Aufbau: the board, the contracts and the seats, as far as both games set them up alike."""

from __future__ import annotations

from ....core.piles import Pile, seat_bit
from ..items import CAMEL, COIN
from ..state import NOWHERE, AnyPolo


def set_up_board(s: AnyPolo) -> None:
    """Place the neutral dice and the black dice."""
    s.board = list(s.game.spaces.neutral[s.players])
    s.black_dice = s.game.spaces.black_dice[s.players]


def set_up_contracts(s: AnyPolo, open_cards: int) -> list[int]:
    """Make the contract pile, and return the first contracts, for the board; all but the starting ones are shuffled."""
    contracts = s.game.contracts
    shuffled = s.shuffled("contracts", len(contracts.labels) - contracts.starting)
    cards = [contracts.starting + number for number in shuffled]
    s.contract_pile = Pile(cards[open_cards:])
    s.drawn_contract = Pile()
    return cards[:open_cards]


def set_up_seats(s: AnyPolo, coins: list[int], camels: int, start: int) -> None:
    """Give each seat coins, camels, a starting contract and a figure; `start` is `NOWHERE` if characters decide where."""
    game = s.game
    starting = s.shuffled("starting contracts", game.contracts.starting)
    for seat, each in enumerate(s.seats):
        store = [0] * game.stored
        store[COIN] = coins[seat]
        store[CAMEL] = camels
        each.store = tuple(store)
        each.figures = start, NOWHERE
        each.contracts = (starting[seat],)
        each.goals = Pile()
    s.goal_box = Pile(s.shuffled("goals", len(game.goals.labels)))


def deal_goals(s: AnyPolo, number: int) -> None:
    """Deal goals to every seat to look at; `number` counts them for each seat."""
    cards, dealt = s.goal_box.cards, number * s.players
    for seat, each in enumerate(s.seats):
        each.goals = Pile(cards[number * seat : number * (seat + 1)], seat_bit(seat))
    s.goal_box = Pile(cards[dealt:])
    s.revealed += 1
