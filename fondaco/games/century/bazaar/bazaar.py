"""Merchants below the boards: those that seats have used and kept, and what differs between games."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ....core.actions import Axis, Family
from ....core.columns import per_seat
from ....core.messages import JsonValue, Message
from ....core.parts import Part
from ..encoding import one_hot
from ..part import CenturyPart, Seen

if TYPE_CHECKING:
    from ..merchants.merchants import MerchantRules
    from ..settlers.locations import Locations
    from ..state import CenturyState


@dataclass(slots=True, eq=False, init=False, repr=False)
class Bazaar(Part):
    """What seats did with the merchants below the boards."""

    refreshes: list[int] = per_seat(0)
    """The number of times that each seat had the open merchants exchanged."""
    kept: list[tuple[int, ...]] = per_seat(())
    """The merchants that each seat has used and kept. They lie face down, but every seat has seen them
    (a ruling: kept-merchants-are-public)."""


def no_gain(s: CenturyState, seat: int) -> None:
    """Do nothing: merchants that are kept bring nothing at once."""


class BazaarRules(CenturyPart["CenturyState"]):
    """The actions at markets."""

    def __init__(
        self,
        merchants: MerchantRules,
        locations: Locations,
        *,
        on_merchant_kept: Callable[[Any, int], None] = no_gain,
    ) -> None:
        """Name what differs between games: `on_merchant_kept` gives a seat what one more merchant brings."""
        self.merchants = merchants
        self.on_merchant_kept = on_merchant_kept
        self.use = Family("use")
        self.make_golden_deal = Family("golden")
        self.recall = Family("recall", Axis("location", locations.labels))

    def set_up(self, s: CenturyState) -> Bazaar:
        """Return the bazaar before the first turn."""
        return Bazaar.new(s.players)

    def families(self) -> Sequence[Family]:
        return [self.use, self.make_golden_deal, self.recall]

    def howto_sections(self) -> Mapping[str, str]:
        return {"RecallSettler": "bonus-cards", "UseOrDeal": "golden-deals"}

    def observation_formatters(self) -> Mapping[str, str]:
        return {"returned_merchants[]": "card", "deals.*": "deal", "seats[].kept[]": "card"}

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """Questions about a merchant name it; without such a question there is none to name."""
        return {"named": 0} if action in (self.use.only, self.make_golden_deal.only) else {}

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        """Which merchants lie at the bottom of the pile, as far as they are known, the next of them first."""
        labels = self.merchants.labels
        return {"returned_merchants": [labels[card] for card in reversed(s.merchants.pile.seen_by(viewer)) if card is not None]}

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return {"kept": [self.merchants.labels[card] for card in s.bazaar.kept[seat]]}

    def encoding_size(self, seats: int) -> int:
        return len(self.merchants.labels)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        """Add how soon each merchant at the bottom of the pile comes."""
        labels, returned = self.merchants.labels, seen["returned_merchants"]
        first = seen["merchant_pile"] - len(returned)
        nearness = {label: 1 - index / len(labels) for index, label in enumerate(returned, first)}
        numbers.extend([nearness.get(label, 0.0) for label in labels])

    def seat_encoding_size(self) -> int:
        return len(self.merchants.labels)

    def encode_seat(self, seat: Seen, numbers: array[float]) -> None:
        one_hot(self.merchants.labels, seat["kept"], numbers)


def merchant_below(s: CenturyState, location: int) -> str | None:
    """Return the label of the merchant below a market; None for other locations and empty places."""
    locations, row = s.game.boards.locations, s.merchants.row
    slot = locations.slot[location]
    return s.game.merchants.labels[row[slot]] if locations.kind[location] == "market" and slot < len(row) else None


def kept_merchants(s: CenturyState, seat: int) -> int:
    """Return the number of merchants that a seat has kept."""
    return len(s.bazaar.kept[seat])


def all_kept(s: CenturyState) -> list[int]:
    """Return the merchants that seats have kept."""
    return [card for cards in s.bazaar.kept for card in cards]
