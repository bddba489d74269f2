"""What must be true of every state: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo import invariants as polo
from .components.map import CONTRACT_CITIES, MAP_CARDS
from .tables import AREA

if TYPE_CHECKING:
    from .state import MarcoPolo2State


def violations(s: MarcoPolo2State) -> list[str]:
    """Return the violated invariants."""
    return [
        *polo.store_violations(s),
        *_dice(s),
        *polo.post_violations(s),
        *polo.figure_violations(s),
        *_contracts(s),
        *polo.goal_violations(s),
        *_tiles(s),
        *_seals(s),
    ]


def _dice(s: MarcoPolo2State) -> list[str]:
    spaces = s.game.spaces
    found = polo.dice_violations(s, spaces.neutral[s.players], s.game.components.setup.dice, (spaces.black_dice[s.players], 0))
    for space, slots in spaces.slots.items():
        if len(s.board[space]) > slots:
            found.append(f"{spaces.labels[space]} holds {len(s.board[space])} dice")
    if s.black_values and len(s.black_values) != s.black_dice:
        found.append("the black dice on the board and their values do not agree")
    return found


def _contracts(s: MarcoPolo2State) -> list[str]:
    found = polo.contract_violations(s, [card for card in s.contract_board if card >= 0])
    if len(s.contract_board) != CONTRACT_CITIES * s.game.components.setup.contracts_in_city:
        found.append("a slot for contracts is lost")
    return found


def _tiles(s: MarcoPolo2State) -> list[str]:
    game, found = s.game, []
    for book, tiles in enumerate(game.books.tiles):
        there = [s.offer_tiles[book], *s.offer_stacks[book].cards]
        if len(set(there)) != len(there) or not set(there) <= set(tiles):
            found.append(f"an offer of {game.books.labels[book]} is lost or doubled")
    outposts = [*(tile for tile in s.outpost_bonuses if tile >= 0), *s.stored_outposts]
    if len(set(outposts)) != len(outposts):
        found.append("an outpost bonus is doubled")
    cards = [*s.city_cards, *s.card_pile.cards]
    if len(set(cards)) != len(cards) or len(s.city_cards) != MAP_CARDS + len(s.board) - AREA:
        found.append("a city card is lost or doubled")
    return found


def _seals(s: MarcoPolo2State) -> list[str]:
    pairs = zip(s.seals, s.upgraded_seals, strict=True)
    return [f"seat {seat} has upgraded a seal it has not" for seat, (seals, upgraded) in enumerate(pairs) if upgraded & ~seals]
