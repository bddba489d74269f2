"""What is printed on the components of both games, for their views: plain amounts by name."""

from __future__ import annotations

from typing import Any

from .game import AnyPoloGame
from .items import VP, Bundle
from .view.printed import Items, PrintedCityCard, PrintedContract


def items(bundle: Bundle) -> Items:
    """Return a bundle for pictures."""
    return tuple((str(name), int(number)) for name, number in bundle.to_json())


def printed_by_both(game: AnyPoloGame) -> dict[str, Any]:
    """Return the fields of `PrintedPolo`, which both games share."""
    places, spaces, contracts = game.places, game.spaces, game.contracts
    names = game.items.ITEMS
    bonus = places.bonus_from
    return {
        "places": places.labels,
        "bonus_cities": places.labels[bonus : bonus + places.bonus_cities],
        "cards_in": {
            places.labels[city]: tuple(
                spaces.labels[spaces.first_card + number] for number, other in enumerate(places.card_city) if other == city
            )
            for city in dict.fromkeys(places.card_city)
        },
        "spaces": spaces.labels,
        "contracts": {
            label: PrintedContract(
                label,
                tuple((names[item], number) for item, number in contracts.cost[card]),
                contracts.vp[card],
                tuple((name, number) for name, number in items(contracts.reward[card]) if name != names[VP]),
            )
            for card, label in enumerate(contracts.labels)
        },
        "city_cards": {label: _card(game, number) for number, label in enumerate(game.cards.labels)},
        "characters": game.characters.labels,
        "bonuses": {label: items(bundle) for label, bundle in zip(game.bonus_labels, game.bonuses, strict=True)},
        "outposts": {label: items(bundle) for label, bundle in zip(game.outpost_labels, game.outposts, strict=True)},
        "dice": dict(zip(spaces.labels, spaces.dice, strict=True)),
        "reroll": game.reroll_cost,
        "turn": game.turn_cost,
        "buy": game.buy_cost,
        "post_points": places.post_vp[1:],
        "contract_slots": game.contract_slots,
    }


def _card(game: AnyPoloGame, number: int) -> PrintedCityCard:
    cards = game.cards
    swaps = ((cards.swap_labels[swap], *cards.swap_words[swap]) for swap in cards.swaps[number])
    return PrintedCityCard(
        cards.labels[number],
        kind=cards.kind[number].value,
        cost=items(cards.cost[number]),
        reward=items(cards.reward[number]),
        rows=tuple(map(items, cards.rows[number])),
        swaps=tuple((label, items(paid), items(gained)) for label, paid, gained in swaps),
        counts="posts" if cards.counts_posts[number] else "contracts",
    )
