"""Coins: the amount stands inside."""

from __future__ import annotations

from .svg import figure, use


def coin(metal: str, worth: int, x: float, y: float, size: float) -> str:
    """One coin with what it is worth."""
    return use(f"i-coin-{metal}", x, y, size) + figure(x + size / 2, y + size * 0.7, worth, size * 0.55)


def coins(metal: str, worth: int, count: int, x: float, y: float, size: float, pitch: float, shown: int) -> str:
    """A row of overlapping coins, the amount on the last; at most ``shown`` are drawn."""
    body = "".join([use(f"i-coin-{metal}", x + number * pitch, y, size) for number in range(min(count, shown) - 1)])
    return body + coin(metal, worth, x + max(min(count, shown) - 1, 0) * pitch, y, size)
