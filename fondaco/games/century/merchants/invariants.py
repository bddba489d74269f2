"""What must be true of merchants and golden deals: none is lost or doubled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cubes.packing import is_valid

if TYPE_CHECKING:
    from ..state import CenturyState
    from .golden_deals import Deals


def merchant_violations(s: CenturyState, held: Sequence[int]) -> list[str]:
    """Describe what is broken about the merchants; these are the ones that seats have."""
    found = []
    row, pile = s.merchants.row, s.merchants.pile
    merchants = [*row, *pile.cards, *held]
    in_play = s.game.merchants.in_play[str(s.options["bonus_cards"])]
    if s.deals is not None:
        found += _deal_violations(s, s.deals, merchants, in_play)
        merchants += s.deals.discard
    if sorted(merchants) != in_play:
        found.append("a merchant is lost or doubled")
    if len(row) != len(s.merchants.cubes_on):
        found.append("cubes lie on no card")
    if not all(is_valid(cubes) for cubes in s.merchants.cubes_on):
        found.append("fewer cubes than none lie on a merchant")
    return found


def _deal_violations(s: CenturyState, deals: Deals, merchants: list[int], in_play: list[int]) -> list[str]:
    """Describe what is broken about the deals."""
    found = []
    faces = [face for face in deals.on.cards if face >= 0] + deals.box.cards
    if sorted(faces) != sorted(s.game.golden_deals.copies):
        found.append("a golden deal is lost or doubled")
    if [card for card, face in enumerate(deals.on.cards) if face >= 0] != in_play:
        found.append("a golden deal lies on no merchant")
    hidden = set(s.merchants.pile.cards)
    if not all(deals.is_known(card) for card in merchants if card not in hidden):
        found.append("the golden deal of an open merchant is not known")
    return found
