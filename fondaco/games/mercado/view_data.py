"""What is printed in the box, handed to the view: plain amounts by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import Effects, GoodsTile, Opponents, Price
from .packing import COINS, REAL
from .tables import EFFECTS, gain_of
from .view.printed import Items, Printed, PrintedPrivilege, PrintedTile

if TYPE_CHECKING:
    from .game import Mercado


def printed(game: Mercado) -> Printed:
    """Return what is printed in the box of a game."""
    components = game.components
    market = components.market
    services = ((market.inspector, "privilege"), (market.money_changer, "joker"))
    tiles = [
        *(_goods(tile, "object") for tile in components.objects.tiles),
        *(_goods(tile, "scent") for tile in components.scents.tiles),
        *(
            PrintedTile(tile.id, "market", _price(tile.price), 0, ((brings, 1),), (), at_once=brings == "joker")
            for tile, brings in services
        ),
    ]
    faces = components.privileges.faces
    return Printed(
        tiles={tile.label: tile for tile in tiles},
        privileges={face.id: PrintedPrivilege(face.id, face.value, _effects(face.extra)) for face in faces},
        copies={face.id: face.copies for face in faces},
        sides={"A": tuple(components.board.side_a), "B": tuple(components.board.side_b)},
        start=components.board.first_game,
        advance=components.board.advance,
    )


def _goods(tile: GoodsTile, kind: str) -> PrintedTile:
    return PrintedTile(tile.id, kind, _price(tile.price), tile.points, _effects(tile.buyer), _burdens(tile.opponents))


def _price(price: Price) -> tuple[str, ...]:
    """Return the coins of a price one by one; those that must be jokers come first, those of free choice last."""
    colours = [coin for coin, number in zip(COINS[:REAL], price.fixed, strict=True) for _ in range(number)]
    return (*["joker"] * price.joker, *colours, *["same"] * price.same, *["different"] * price.different)


def _effects(effects: Effects) -> Items:
    return tuple((name, number) for name, number in zip(EFFECTS, gain_of(effects), strict=True) if number)


def _burdens(opponents: Opponents) -> Items:
    found = (
        ("counterfeit", opponents.counterfeit),
        ("lose_privilege", opponents.lose_privilege),
        ("no_seal", int(opponents.no_seal)),
    )
    return tuple((name, number) for name, number in found if number)
