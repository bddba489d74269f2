"""What can prevent an action of Mercado, and the message for it."""

from __future__ import annotations

NO_SUCH_PRIVILEGE = 2
ONE_PRIVILEGE = 3
BAG_TOO_SMALL = 4
MAT_EMPTY = 5
MUST_ACT = 6
TILE_NOT_THERE = 7
TILE_SOLD = 8
TILE_COMPLETE = 9
COIN_NOT_TAKEN = 10
TILES_IN_ORDER = 11
MUST_LAY = 12
NOT_COMPLETE = 13
ANOTHER_TILE = 14

MESSAGES = {
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
