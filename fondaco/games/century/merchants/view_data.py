"""What is printed on merchants and golden deals, for views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .components import MerchantCard, MerchantTables
from .view.printed_merchants import PrintedGoldenDeal, PrintedMerchant


def printed_merchants(tables: MerchantTables, starters: Sequence[MerchantCard] = ()) -> Mapping[str, PrintedMerchant]:
    """Return all merchants by label: starting cards, merchants, bonus cards."""
    first = {card.id for card in starters}
    return {
        card.id: PrintedMerchant(
            card.id,
            cost=card.cost,
            gain=card.gain,
            or_gain=card.or_gain,
            steps=card.steps,
            take_back=card.take_back,
            starter=card.id in first,
        )
        for card in [*starters, *tables.merchants.cards, *tables.bonus.cards]
    }


def printed_golden_deals(tables: MerchantTables) -> Mapping[str, PrintedGoldenDeal]:
    """Return the golden deals by label."""
    return {card.id: PrintedGoldenDeal(card.gain, card.steps, card.gift, card.take_back) for card in tables.golden_deals.cards}
