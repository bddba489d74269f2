"""Small tables to test on: named cards in hands and row, given cubes, and nothing lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import fondaco
from fondaco.core.messages import Plain
from fondaco.core.piles import Pile
from fondaco.games.century.cubes import pack, unpack
from fondaco.games.spice_road.state import SpiceRoadState

NOTHING = (0, 0, 0, 0)


def lay_out(
    players: int = 2,
    *,
    cubes: Sequence[Sequence[int]] = (),
    hand: str = "S1 S2",
    played: str = "",
    row: str | None = None,
    pile: str | None = None,
    discard: str = "",
    deals: Mapping[str, str] | None = None,
    **options: Plain,
) -> SpiceRoadState:
    """A table at which seat 0 is to act.

    Hand and played cards are those of seat 0; starters it does not name are not dealt to it. Row and pile (its top card last)
    are as dealt, unless given; what then is left goes into the hand of the last seat. Golden deals are laid on the cards named.
    """
    state = fondaco.game("spice_road").new(players, seed=1, **options)
    assert isinstance(state, SpiceRoadState)
    number = {label: card for card, label in enumerate(state.game.merchants.labels)}

    def cards(labels: str) -> list[int]:
        return [number[label] for label in labels.split()]

    own, laid, thrown = cards(hand), cards(played), cards(discard)
    gone = set(own + laid + thrown)
    dealt = [*reversed(state.row.pile.cards[:]), *reversed(state.row.cards)]
    opened = cards(row) if row is not None else [card for card in reversed(dealt) if card not in gone][:6]
    gone |= set(opened)
    hidden = cards(pile) if pile is not None else [card for card in dealt if card not in gone]
    gone |= set(hidden)
    state.hand[0], state.played[0] = sorted(own), laid
    state.hand[-1] = sorted(state.hand[-1] + [card for card in dealt if card not in gone])
    state.row.cards, state.row.cubes = opened, [0] * len(opened)
    state.row.pile = Pile(hidden)
    for seat in range(players):
        state.store[seat] = pack(cubes[seat] if seat < len(cubes) else NOTHING)
    if state.deals is not None:
        state.deals.discard = thrown
        for label, face in (deals or {}).items():
            put_deal(state, number[label], face)
        for card in [*opened, *thrown, *laid, *own, *state.hand[-1]]:
            state.deals.show(card)
    expected = ["seat 0 lacks a starting card"] if not {0, 1} <= {*own, *laid} else []
    assert state.problems() == expected
    return state


def put_deal(state: SpiceRoadState, card: int, label: str) -> None:
    """Lay a deal on a card; the deal it had goes to where that one was."""
    deals = state.deals
    assert deals is not None
    face = state.game.deal_cards.labels.index(label)
    for place in (deals.box, deals.on):
        if face in place.cards:
            place.cards[place.cards.index(face)] = deals.on.cards[card]
            deals.on.cards[card] = face
            return
    raise AssertionError(f"there is no deal {label}")


def play(state: fondaco.State, *answers: str) -> list[fondaco.Event]:
    """Give the answers, one after the other."""
    events: list[fondaco.Event] = []
    for answer in answers:
        state.apply(state.parse(answer), events)
    return events


def answers(state: fondaco.State) -> list[str]:
    """What may be answered now."""
    return [state.notation(action) for action in state.legal_actions()]


def why_not(state: fondaco.State, answer: str) -> str | None:
    """Why an answer is not possible."""
    return state.why_not(state.parse(answer))


def caravan(state: SpiceRoadState, seat: int = 0) -> tuple[int, ...]:
    """The cubes of a seat: yellow, red, green, brown."""
    return tuple(unpack(state.store[seat]))


def labels(state: SpiceRoadState, cards: Sequence[int]) -> list[str]:
    """Cards by their labels."""
    return [state.game.merchants.labels[card] for card in cards]
