"""How well each seat stands, judged from public facts, for bots. The weights are estimates, checked by matches between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .packing import COUNTERFEIT, JOKER, LAID, ONE, count, total
from .tables import RANK, REVEAL

if TYPE_CHECKING:
    from .state import MercadoState, Seat
    from .tables import Tiles

EFFECT_WORTH: Final = (1.2, -0.6, 0.6, 2.2, 1.2, 2.5)
"""Points that a joker, a counterfeit, one less, a privilege, a seal and another turn are worth to whom they come."""
OPPONENTS_COUNTERFEIT: Final = 0.4
LOST_PRIVILEGE: Final = 0.6
"""What the troubles of the opponents are worth to the buyer."""
RANK_POINTS: Final = 2.0
SEAL: Final = 1.2
PRIVILEGE: Final = 2.2
JOKER_IN_BAG: Final = 0.9
PROMISE: Final = 0.8
"""How much of a tile's worth lies in a deposit that lacks but a coin; with a coin less it is so much of that again, and so on."""
BEHIND: Final = 0.75
"""How much of a promise is left when an opponent lacks fewer coins."""
QUALITY: Final = 3.0
"""What it is worth to draw no counterfeits."""
TIRED: Final = 0.12
"""What a coin on the character tile costs: it must be fetched back."""
FULL: Final = 9
"""A bag with fewer coins than this will soon be empty."""
NEARLY_EMPTY: Final = 0.2
IN_HAND: Final = 0.9
"""How much of what the drawn coins could promise counts before they are laid."""
TURN: Final = 2.2
"""Points that a turn brings on average: a seat that has not had its turn of this round is ahead by that."""
LAST_TURN: Final = 1.2
LAST_DEPOSITS: Final = 0.46
"""Points that the last turn of a game brings, and the share of the value of its deposits that it brings beside them."""


class Evaluator:
    """What tiles and deposits are worth, worked out once."""

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
        self.promise = tuple(
            {deposit: _promise(worth, size, deposit) for deposit in tiles.takes[tile]}
            for tile, (worth, size) in enumerate(zip(worths, tiles.size, strict=True))
        )
        """For every tile and deposit the points that it promises."""


def _promise(worth: float, size: int, deposit: int) -> float:
    paid = total(deposit)
    if not paid:
        return 0.0
    share = paid / size * PROMISE ** (size - paid)
    return worth * share - JOKER_IN_BAG * 0.5 * count(deposit, JOKER)


def evaluate(s: MercadoState) -> list[float]:
    """Expected points of each seat."""
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
    """What the bag promises: few counterfeits, jokers, and not too many coins on the character tile."""
    bag, mat = own.bag, own.mat
    held = total(bag)
    real_mat = total(mat) - count(mat, COUNTERFEIT)
    promise = JOKER_IN_BAG * count(bag, JOKER) - TIRED * real_mat
    if held:
        promise += QUALITY * (1 - count(bag, COUNTERFEIT) / held)
    if held < FULL:
        promise -= NEARLY_EMPTY * (FULL - held)
    return promise


def _deposits(s: MercadoState, seat: int) -> float:
    """What the coins at the tiles promise."""
    tiles, promise = s.game.tiles, s.game.evaluator.promise
    deposits = s.seats[seat].deposits
    found = 0.0
    for slot, tile in enumerate(s.display):
        deposit = deposits[slot]
        if deposit:
            worth = promise[tile][deposit]
            if tiles.is_goods(tile):
                paid = total(deposit)
                for each in s.seats:
                    if total(each.deposits[slot]) > paid:
                        worth *= BEHIND
                        break
            found += worth
    return found


def _in_hand(s: MercadoState, seat: int) -> float:
    """What the drawn coins could add, each laid where it promises most."""
    promise = s.game.evaluator.promise
    deposits = list(s.seats[seat].deposits)
    found = 0.0
    for coin in range(LAID):
        for _ in range(count(s.drawn, coin)):
            best, where = 0.0, -1
            for slot, tile in enumerate(s.display):
                more = promise[tile].get(deposits[slot] + ONE[coin])
                if more is not None and more - promise[tile][deposits[slot]] > best:
                    best, where = more - promise[tile][deposits[slot]], slot
            if where >= 0:
                deposits[where] += ONE[coin]
                found += best
    return found
