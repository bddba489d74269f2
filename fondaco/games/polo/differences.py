"""The points at which the shared rules differ between the two games, as one record of functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.messages import JsonValue, Message
from .items import Amounts

Details = Mapping[str, JsonValue | Message]


class PoloDifferences:
    """One function for each point at which the games differ. All take the state first, and most a seat second."""

    __slots__ = (
        "action_details",
        "after_contract",
        "after_gain",
        "after_roll",
        "camels",
        "charge",
        "has_values",
        "missing",
        "on_posts_placed",
        "own_action_details",
        "payable",
        "place_post",
        "posts_of",
        "remove_post",
        "take_character",
    )

    def __init__(
        self,
        *,
        payable: Callable[[Any, int, Amounts], int],
        missing: Callable[[Any, int, Amounts, int], list[list[str | int]]],
        charge: Callable[[Any, int, Amounts, int], None],
        camels: Callable[[Any, int], int],
        take_character: Callable[[Any, int, int], None],
        posts_of: Callable[[Any, int], int],
        place_post: Callable[[Any, int, int], None],
        remove_post: Callable[[Any, int, int], None],
        on_posts_placed: Callable[[Any, int, int], None],
        action_details: Callable[[Any, int], Details],
        own_action_details: Callable[[Any, int], Details],
        has_values: Callable[[Any, int], bool] | None = None,
        after_gain: Callable[[Any, int, Amounts, int], None] | None = None,
        after_contract: Callable[[Any, int], None] | None = None,
        after_roll: Callable[[Any, int, int], None] | None = None,
    ) -> None:
        self.payable = payable
        """How many times a seat can pay amounts."""
        self.missing = missing
        """What a seat lacks to pay amounts that many times, for messages."""
        self.charge = charge
        """Make a seat pay amounts that many times. It may ask with what: the frames that follow are already on the stack."""
        self.camels = camels
        """The number of camels that a seat can pay."""
        self.take_character = take_character
        """Set up a seat with its character."""
        self.posts_of = posts_of
        """The number of posts that a seat has, on the map and on its tableau."""
        self.place_post = place_post
        self.remove_post = remove_post
        self.on_posts_placed = on_posts_placed
        """Give the bonuses of a set of cities in which posts were placed."""
        self.action_details = action_details
        self.own_action_details = own_action_details
        """The arguments that the position adds to the message of an action: for everyone, and for the seat to act."""
        self.has_values = has_values
        """Whether the dice of a seat show values before they are placed; None if all do."""
        self.after_gain = after_gain
        self.after_contract = after_contract
        self.after_roll = after_roll
        """Called when amounts came into a store, a contract was fulfilled, a single die was rolled; None if nothing follows."""
