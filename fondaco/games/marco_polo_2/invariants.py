"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo import invariants as polo
from .components.map import CONTRACT_CITIES, MAP_CARDS
from .tables import AREA

if TYPE_CHECKING:
    from .state import MarcoPolo2State


def problems(s: MarcoPolo2State) -> list[str]:
    """The broken invariants; empty when all is sound."""
    return [*polo.stores(s), *_dice(s), *polo.posts(s), *_figures(s), *_contracts(s), *polo.goals(s), *_tiles(s), *_seals(s)]


def _dice(s: MarcoPolo2State) -> list[str]:
    spaces = s.game.spaces
    found = polo.dice(s, spaces.neutral[s.players], s.game.tables.setup.dice, (spaces.black_dice[s.players], 0))
    for space, most in spaces.slots.items():
        if len(s.board[space]) > most:
            found.append(f"{spaces.labels[space]} holds {len(s.board[space])} dice")
    if s.black_values and len(s.black_values) != s.black_dice:
        found.append("the black dice on the board and their values do not agree")
    return found


def _figures(s: MarcoPolo2State) -> list[str]:
    return [fault for seat in range(s.players) for fault in polo.figures(s, seat, s.game.characters.figures)]


def _contracts(s: MarcoPolo2State) -> list[str]:
    found = polo.contracts(s, [card for card in s.display if card >= 0])
    if len(s.display) != CONTRACT_CITIES * s.game.tables.setup.contracts_in_city:
        found.append("a place for contracts is lost")
    return found


def _tiles(s: MarcoPolo2State) -> list[str]:
    game, found = s.game, []
    for book, tiles in enumerate(game.books.tiles):
        there = [s.offers[book], *s.offer_stacks[book].cards]
        if len(set(there)) != len(there) or not set(there) <= set(tiles):
            found.append(f"an offer of {game.books.labels[book]} is lost or doubled")
    tiles_ = [*(tile for tile in s.outposts if tile >= 0), *s.kept]
    if len(set(tiles_)) != len(tiles_):
        found.append("an outpost bonus is doubled")
    cards = [*s.city_cards, *s.card_pile.cards]
    if len(set(cards)) != len(cards) or len(s.city_cards) != MAP_CARDS + len(s.board) - AREA:
        found.append("a city card is lost or doubled")
    return found


def _seals(s: MarcoPolo2State) -> list[str]:
    pairs = zip(s.seals, s.upgraded, strict=True)
    return [f"seat {seat} has upgraded a seal it has not" for seat, (own, up) in enumerate(pairs) if up & ~own]
