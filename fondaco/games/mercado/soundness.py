"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .coins import COUNTERFEIT, JOKER, unpack

if TYPE_CHECKING:
    from .state import MercadoState


def problems(s: MercadoState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    return [*_coins(s), *_deposits(s), *_tiles(s), *_tokens(s), *_markers(s)]


def _coins(s: MercadoState) -> list[str]:
    found = []
    setup, slots = s.game.tables.setup, s.game.tiles.slots
    everything = 0
    for seat in range(s.players):
        own = s.bags[seat] + s.mats[seat] + sum(s.deposits[seat * slots : (seat + 1) * slots])
        if seat == s.player:
            own += s.drawn
        if unpack(own)[:JOKER] != list(setup.bag.coins()[:JOKER]):
            found.append(f"seat {seat} has lost a coin or has one too many")
        everything += own
    there = unpack(everything)
    there[JOKER] += s.jokers
    there[COUNTERFEIT] += s.counterfeits
    if there[JOKER] != setup.jokers or there[COUNTERFEIT] != setup.counterfeits:
        found.append("a joker or a counterfeit is lost or doubled")
    if min(s.jokers, s.counterfeits) < 0:
        found.append("a supply of coins is less than nothing")
    return found


def _deposits(s: MercadoState) -> list[str]:
    tiles = s.game.tiles
    return [
        f"the deposit of seat {at // tiles.slots} at {tiles.labels[s.display[at % tiles.slots]]} is not allowed"
        for at, deposit in enumerate(s.deposits)
        if deposit not in tiles.takes[s.display[at % tiles.slots]]
    ]


def _tiles(s: MercadoState) -> list[str]:
    tiles = s.game.tiles
    found = []
    if sorted([*s.display, *s.objects.cards, *s.scents.cards, *s.discards]) != list(range(len(tiles.labels))):
        found.append("a tile is lost or doubled")
    objects, scents = tiles.display
    if any((tile < tiles.objects) != (slot < objects) for slot, tile in enumerate(s.display)):
        found.append("an object lies where there should be none, or lacks")
    if s.display[objects + scents :] != (tiles.inspector, tiles.changer):
        found.append("the market people have left")
    return found


def _tokens(s: MercadoState) -> list[str]:
    found = []
    if min(*s.seals, s.seal_supply) < 0 or sum(s.seals) + s.seal_supply != s.game.tables.setup.seals:
        found.append("a seal is lost or doubled")
    faces = [*s.privileges.cards, *s.gone, *(face for hand in s.hands for face in hand.cards)]
    if sorted(faces) != list(s.game.faces.copies):
        found.append("a privilege is lost or doubled")
    return found


def _markers(s: MercadoState) -> list[str]:
    found = []
    if sorted(s.order) != list(range(s.players)):
        found.append("a marker is lost or doubled")
    ranked = [s.distance[seat] for seat in s.order]
    if ranked != sorted(ranked, reverse=True):
        found.append("the places on the board are not those of the markers")
    return found
