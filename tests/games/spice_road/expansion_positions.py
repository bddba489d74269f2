"""Tables for bonus cards and golden deals: exact hands, piles and deals, by their labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.core.piles import Pile
from fondaco.games.century.cubes.packing import pack
from fondaco.games.spice_road.state import SpiceRoadState

from .positions import CARD, GAME, cubes, labels

NOTHING = (0, 0, 0, 0)


def position(
    players: int = 2,
    *,
    caravans: Sequence[Sequence[int]] = (),
    hand: str = "S1 S2",
    played: str = "",
    row: str | None = None,
    pile: str | None = None,
    discard: str = "",
    deals: Mapping[str, str] | None = None,
    **options: JsonValue,
) -> SpiceRoadState:
    """A table at which seat 0 is to act.

    Hand and played cards are those of seat 0; starters it does not name are not dealt to it. Row and pile (its top card last)
    are as dealt, unless given; what then is left goes into the hand of the last seat. Golden deals are laid on the cards named.
    """
    state = GAME.new(players, seed=1, **options)
    assert isinstance(state, SpiceRoadState)

    def cards(labels: str) -> list[int]:
        return [CARD[label] for label in labels.split()]

    in_hand, laid, thrown = cards(hand), cards(played), cards(discard)
    gone = set(in_hand + laid + thrown)
    dealt = [*reversed(state.merchants.pile.cards[:]), *reversed(state.merchants.row)]
    opened = cards(row) if row is not None else [card for card in reversed(dealt) if card not in gone][:6]
    gone |= set(opened)
    hidden = cards(pile) if pile is not None else [card for card in dealt if card not in gone]
    gone |= set(hidden)
    state.hand[0], state.played[0] = sorted(in_hand), laid
    state.hand[-1] = sorted(state.hand[-1] + [card for card in dealt if card not in gone])
    state.merchants.row, state.merchants.cubes_on = opened, [0] * len(opened)
    state.merchants.pile = Pile(hidden)
    for seat in range(players):
        state.cubes[seat] = pack(caravans[seat] if seat < len(caravans) else NOTHING)
    if state.deals is not None:
        state.deals.discard = thrown
        for label, face in (deals or {}).items():
            put_deal(state, CARD[label], face)
        for card in [*opened, *thrown, *laid, *in_hand, *state.hand[-1]]:
            state.deals.show(card)
    expected = ["seat 0 lacks a starting card"] if not {0, 1} <= {*in_hand, *laid} else []
    assert state.invariant_violations() == expected
    return state


def put_deal(state: SpiceRoadState, card: int, label: str) -> None:
    """Lay a deal on a card; the deal it had goes to where that one was."""
    deals = state.deals
    assert deals is not None
    face = state.game.golden_deals.labels.index(label)
    for place in (deals.box, deals.on):
        if face in place.cards:
            place.cards[place.cards.index(face)] = deals.on.cards[card]
            deals.on.cards[card] = face
            return
    raise AssertionError(f"there is no deal {label}")


def events_of(state: fondaco.State, moves: str) -> list[fondaco.Event]:
    """Play moves in notation, separated by commas; return the events."""
    events: list[fondaco.Event] = []
    for move in moves.split(","):
        state.apply(state.parse(move), events)
    return events


def caravan(state: SpiceRoadState, seat: int = 0) -> tuple[int, ...]:
    """The cubes of a seat: yellow, red, green, brown."""
    return tuple(cubes(state, seat))


def discarded(state: SpiceRoadState) -> list[str]:
    assert state.deals is not None
    return labels(state, state.deals.discard)


def deal_on(state: SpiceRoadState, label: str) -> str:
    assert state.deals is not None
    return state.game.golden_deals.labels[state.deals.face(state.game.merchants.labels.index(label))]
