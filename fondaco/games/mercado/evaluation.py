"""The expected points of each seat, from public facts, for bots. The weights are estimates, checked by matches between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .packing import COUNTERFEIT, JOKER, LAID, ONE, count, total
from .tables import RANK, REVEAL

if TYPE_CHECKING:
    from .state import MercadoState, Seat
    from .tables import Tiles

EFFECT_WORTH: Final = (1.2, -0.6, 0.6, 2.2, 1.2, 2.5)
"""The worth in points, for the seat that gets it: a joker, a counterfeit, a counterfeit less, a privilege, a seal, a turn."""
OPPONENTS_COUNTERFEIT: Final = 0.4
LOST_PRIVILEGE: Final = 0.6
"""The worth of what the opponents of the buyer get or lose, for the buyer."""
RANK_POINTS: Final = 2.0
SEAL: Final = 1.2
PRIVILEGE: Final = 2.2
JOKER_IN_BAG: Final = 0.9
DISCOUNT: Final = 0.8
"""The share of a tile's worth that a deposit one coin short is worth; each further missing coin multiplies by it again."""
BEHIND: Final = 0.75
"""The share of that value that is left if an opponent has laid more coins at the tile."""
QUALITY: Final = 3.0
"""The worth of a bag without counterfeits."""
TIRED: Final = 0.12
"""The cost of a coin on the character tile: it must be put back into the bag."""
FULL: Final = 9
"""A bag with fewer coins is nearly empty."""
NEARLY_EMPTY: Final = 0.2
"""The cost of each coin that the bag lacks then."""
IN_HAND: Final = 0.9
"""The share of the value of the drawn coins that counts before they are laid."""
TURN: Final = 2.2
"""Points of an average turn: a seat that has not had its turn of this round is ahead by them."""
LAST_TURN: Final = 1.2
LAST_DEPOSITS: Final = 0.46
"""Points of the last turn of a game, and the share of the value of its deposits that it adds to them."""


class Evaluator:
    """The value of each deposit at each tile, computed once."""

    def __init__(self, tiles: Tiles) -> None:
        fixed = [float(points) if points >= 0 else RANK_POINTS for points in tiles.points[: tiles.objects]]
        mean = sum(fixed, 0.0) / len(fixed)
        worths = []
        for tile in range(tiles.goods):
            points = tiles.points[tile]
            worth = {RANK: RANK_POINTS, REVEAL: mean}.get(points, float(points))
            worth += sum([number * each for number, each in zip(tiles.buyer[tile], EFFECT_WORTH, strict=True)], 0.0)
            worth += tiles.counterfeits[tile] * OPPONENTS_COUNTERFEIT + tiles.lost_privileges[tile] * LOST_PRIVILEGE
            worths.append(worth)
        worths += [PRIVILEGE, EFFECT_WORTH[0]]
        self.values = tuple(
            {deposit: _deposit_value(worth, size, deposit) for deposit in tiles.takes[tile]}
            for tile, (worth, size) in enumerate(zip(worths, tiles.size, strict=True))
        )
        """For every tile by deposit its value in points."""


def _deposit_value(worth: float, size: int, deposit: int) -> float:
    """Return the value of a deposit at a tile of this worth and size; jokers in it are missing elsewhere."""
    paid = total(deposit)
    if not paid:
        return 0.0
    share = paid / size * DISCOUNT ** (size - paid)
    return worth * share - JOKER_IN_BAG * 0.5 * count(deposit, JOKER)


def evaluate(s: MercadoState) -> list[float]:
    """Return the expected points of each seat."""
    if s.over:
        return [float(score) for score in s.scores()]
    return [_expect(s, seat) for seat in range(s.players)]


def _expect(s: MercadoState, seat: int) -> float:
    active = s.stack[0].seat  # at the bottom lies the turn; the question on top may be another seat's
    own = s.seats[seat]
    drawn = seat == active and s.drawn > 0
    waiting = seat > active or (seat == active and not drawn)  # its turn of this round is still to come
    expected = own.distance + PRIVILEGE * len(own.privileges.cards)
    if not s.last_round:
        expected += SEAL * own.seals + _bag(own) + _deposits(s, seat)
        if drawn:
            expected += IN_HAND * _in_hand(s, seat)
        return expected + TURN if waiting else expected
    expected += own.seals
    if drawn:
        expected += LAST_DEPOSITS * (_deposits(s, seat) + IN_HAND * _in_hand(s, seat))
    elif waiting:
        expected += LAST_TURN + LAST_DEPOSITS * _deposits(s, seat)
    return expected


def _bag(own: Seat) -> float:
    """Return the value of the coins in the bag: few counterfeits, jokers, and few coins on the character tile."""
    bag, mat = own.bag, own.mat
    held = total(bag)
    real_mat = total(mat) - count(mat, COUNTERFEIT)
    value = JOKER_IN_BAG * count(bag, JOKER) - TIRED * real_mat
    if held:
        value += QUALITY * (1 - count(bag, COUNTERFEIT) / held)
    if held < FULL:
        value -= NEARLY_EMPTY * (FULL - held)
    return value


def _deposits(s: MercadoState, seat: int) -> float:
    """Return the value of the coins at the tiles."""
    tiles, values = s.game.tiles, s.game.evaluator.values
    deposits = s.seats[seat].deposits
    found = 0.0
    for slot, tile in enumerate(s.display):
        deposit = deposits[slot]
        if deposit:
            worth = values[tile][deposit]
            if tiles.is_goods(tile):
                paid = total(deposit)
                for each in s.seats:
                    if total(each.deposits[slot]) > paid:
                        worth *= BEHIND
                        break
            found += worth
    return found


def _in_hand(s: MercadoState, seat: int) -> float:
    """Return the value that the drawn coins could add, each laid where it adds most."""
    values = s.game.evaluator.values
    deposits = list(s.seats[seat].deposits)
    found = 0.0
    for coin in range(LAID):
        for _ in range(count(s.drawn, coin)):
            best, where = 0.0, -1
            for slot, tile in enumerate(s.display):
                more = values[tile].get(deposits[slot] + ONE[coin])
                if more is not None and more - values[tile][deposits[slot]] > best:
                    best, where = more - values[tile][deposits[slot]], slot
            if where >= 0:
                deposits[where] += ONE[coin]
                found += best
    return found
