"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .packing import COUNTERFEIT, JOKER, unpack

if TYPE_CHECKING:
    from .state import MercadoState


def violations(s: MercadoState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    return [*_coins(s), *_deposits(s), *_tiles(s), *_tokens(s), *_markers(s)]


def _coins(s: MercadoState) -> list[str]:
    found = []
    setup = s.game.components.setup
    everything = 0
    for seat, each in enumerate(s.seats):
        coins = each.bag + each.mat + sum(each.deposits)
        if seat == s.player:
            coins += s.drawn
        if unpack(coins)[:JOKER] != list(setup.bag.coins()[:JOKER]):
            found.append(f"seat {seat} has lost a coin or has one too many")
        everything += coins
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
        f"the deposit of seat {seat} at {tiles.labels[tile]} is not allowed"
        for seat, each in enumerate(s.seats)
        for tile, deposit in zip(s.display, each.deposits, strict=True)
        if deposit not in tiles.takes[tile]
    ]


def _tiles(s: MercadoState) -> list[str]:
    tiles = s.game.tiles
    found = []
    if sorted([*s.display, *s.objects.cards, *s.scents.cards, *s.discards]) != list(range(len(tiles.labels))):
        found.append("a tile is lost or doubled")
    objects, scents = tiles.display
    if any(tiles.is_object(tile) != (slot < objects) for slot, tile in enumerate(s.display)):
        found.append("an object lies where there should be none, or lacks")
    if s.display[objects + scents :] != (tiles.inspector, tiles.changer):
        found.append("the market people have left")
    return found


def _tokens(s: MercadoState) -> list[str]:
    found = []
    seals = [s.seal_supply, *[each.seals for each in s.seats]]
    if min(seals) < 0 or sum(seals) != s.game.components.setup.seals:
        found.append("a seal is lost or doubled")
    faces = [*s.privilege_supply.cards, *s.privileges_out, *(face for each in s.seats for face in each.privileges.cards)]
    if sorted(faces) != list(s.game.privileges.copies):
        found.append("a privilege is lost or doubled")
    return found


def _markers(s: MercadoState) -> list[str]:
    found = []
    if sorted(s.track_order) != list(range(s.players)):
        found.append("a marker is lost or doubled")
    ranked = [s.seats[seat].distance for seat in s.track_order]
    if ranked != sorted(ranked, reverse=True):
        found.append("the places on the board are not those of the markers")
    return found
