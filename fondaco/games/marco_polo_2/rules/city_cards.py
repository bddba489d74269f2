"""Die Stadtkarten: six in cities, two in the action area that change every round (page 11)."""

from __future__ import annotations

from ....core.errors import Refused
from ...polo.components import PIPS, CardKind
from ...polo.rules import city_cards as polo
from ..state import MarcoPolo2State
from .obstacles import ALL_SEALS, MESSAGES
from .payment import charge, missing, payable
from .seals import TakeSeal, lowest_die_for_seal
from .travel import CARD, can_move, journey_from


def is_usable(s: MarcoPolo2State, seat: int, card: int) -> bool:
    """Return whether a seat could use a card at least once with some die: otherwise no die may be placed there."""
    cards = s.game.cards
    if cards.travels[card]:
        return can_move(s, seat, CARD + card)
    if cards.kind[card] is CardKind.SEAL:
        return lowest_die_for_seal(s, seat) <= PIPS and payable(s, seat, cards.cost[card].amounts) > 0
    return polo.repetitions(s, seat, card) > 0


def why_useless(s: MarcoPolo2State, seat: int, card: int) -> Refused:
    """Return the refusal of a card that is of no use to a seat now."""
    cards = s.game.cards
    if cards.kind[card] is not CardKind.SEAL:
        return polo.why_useless(s, seat, card)
    if lowest_die_for_seal(s, seat) > PIPS:
        return Refused(MESSAGES[ALL_SEALS])
    return Refused("card-unpayable", card=cards.labels[card], items=missing(s, seat, cards.cost[card].amounts, 1))


def lowest_die_for_card(s: MarcoPolo2State, seat: int, card: int) -> int:
    """Return the lowest value that a card takes from a seat."""
    return lowest_die_for_seal(s, seat) if s.game.cards.kind[card] is CardKind.SEAL else 1


def use_card(s: MarcoPolo2State, seat: int, card: int, value: int) -> None:
    """Carry out a card with a die of a value."""
    cards = s.game.cards
    if s.event_sink is not None:
        s.emit("card", seat, card=cards.labels[card])
    if cards.travels[card]:  # the steps of one use are one journey; it is no travel action, and changes no start player
        s.stack.append(journey_from(s, seat, CARD + card, value))
    elif cards.kind[card] is CardKind.SEAL:
        s.stack.append(TakeSeal(seat, value))  # no fee for an occupied space of the seals (a ruling: seal-card-without-fee)
        # De Wu places one die for a seal anyway; he pays for the card as well (a ruling: seal-card-is-paid)
        charge(s, seat, cards.cost[card].amounts, 1)
    else:
        polo.use_card(s, seat, card, value)
