"""What can prevent an action of Mercado, and the message for it."""

from __future__ import annotations

from typing import Final

NO_SUCH_PRIVILEGE: Final = 2
ONE_PRIVILEGE: Final = 3
BAG_TOO_SMALL: Final = 4
MAT_EMPTY: Final = 5
MUST_ACT: Final = 6
TILE_NOT_THERE: Final = 7
TILE_SOLD: Final = 8
TILE_COMPLETE: Final = 9
COIN_NOT_TAKEN: Final = 10
TILES_IN_ORDER: Final = 11
MUST_LAY: Final = 12
NOT_COMPLETE: Final = 13
ANOTHER_TILE: Final = 14

MESSAGES: Final = {
    NO_SUCH_PRIVILEGE: "no-such-privilege",
    ONE_PRIVILEGE: "one-privilege",
    BAG_TOO_SMALL: "bag-too-small",
    MAT_EMPTY: "mat-empty",
    MUST_ACT: "must-act",
    TILE_NOT_THERE: "tile-not-there",
    TILE_SOLD: "tile-sold",
    TILE_COMPLETE: "tile-complete",
    COIN_NOT_TAKEN: "coin-not-taken",
    TILES_IN_ORDER: "tiles-in-order",
    MUST_LAY: "must-place",
    NOT_COMPLETE: "not-complete",
    ANOTHER_TILE: "another-tile",
}
