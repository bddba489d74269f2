"""What must be true of the merchants on every table: none is lost or doubled, nor a golden deal."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.piles import EVERYBODY
from ..cubes.packing import unpack
from .golden_deals import NO_DEAL, Deals
from .merchants import MerchantState


def merchant_problems(s: MerchantState, taken: Sequence[int]) -> list[str]:
    """What is broken about the merchants, if these are the ones that seats have taken."""
    found = []
    merchants = [*s.row.cards, *s.row.pile.cards, *taken]
    if s.deals is not None:
        found += _deal_problems(s, s.deals, merchants)
        merchants += s.deals.discard
    if sorted(merchants) != s.game.merchants_in_play(s.options):
        found.append("a merchant is lost or doubled")
    if len(s.row.cards) != len(s.row.cubes):
        found.append("cubes lie on no card")
    if any(count < 0 for cubes in s.row.cubes for count in unpack(cubes)):
        found.append("fewer cubes than none lie on a merchant")
    return found


def _deal_problems(s: MerchantState, deals: Deals, merchants: list[int]) -> list[str]:
    """What is broken about the deals."""
    game = s.game
    found = []
    faces = [face for face in deals.on.cards if face != NO_DEAL] + deals.box.cards
    if sorted(faces) != sorted(game.deal_cards.copies):
        found.append("a golden deal is lost or doubled")
    if [card for card, face in enumerate(deals.on.cards) if face != NO_DEAL] != game.merchants_in_play(s.options):
        found.append("a golden deal lies on no merchant")
    hidden = set(s.row.pile.cards)
    if any(deals.on.knowers[card] != EVERYBODY for card in merchants if card not in hidden):
        found.append("the golden deal of an open merchant is not known")
    return found
