"""What is printed in the box, handed to the view: plain amounts by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo.items import Bundle
from .components import LARGE, SMALL
from .items import parse
from .tables import BOARD_SPACES, CAMELS, CARDS, GOLD_ROW, PEPPER_ROW, SILK_ROW
from .view.faces import CardFace, Catalogue, ContractFace, GoalFace, Items, Road

if TYPE_CHECKING:
    from .game import MarcoPolo


def items(bundle: Bundle) -> Items:
    """A bundle for pictures."""
    return tuple((str(name), int(number)) for name, number in bundle.plain())


def catalogue(game: MarcoPolo) -> Catalogue:
    """The catalogue of a game."""
    tables, places, spaces = game.tables, game.places, game.spaces
    cities = tables.map.locations[:LARGE]
    fewest, _ = tables.setup.players
    return Catalogue(
        places=places.labels,
        large=places.labels[:LARGE],
        small=places.labels[LARGE : LARGE + SMALL],
        cards_in={
            city.id: tuple(label for at, label in enumerate(spaces.labels[CARDS:]) if places.card_city[at] == number)
            for number, city in enumerate(cities)
        },
        spaces=spaces.labels,
        roads=tuple(Road(road.a, road.b, items(parse(road.cost)) if road.cost else ()) for road in tables.map.roads),
        beijing=places.beijing,
        contracts={
            card.id: ContractFace(card.id, items(parse(card.cost)), card.vp, items(parse(card.reward)))
            for card in tables.contracts.cards
        },
        city_cards={card.id: _card(game, number) for number, card in enumerate(tables.city_cards.cards)},
        goals={card.id: GoalFace(card.id, (card.large, card.small), card.vp) for card in tables.goals.cards},
        characters=tuple(card.id for card in tables.characters.cards),
        bonuses={label: items(bundle) for label, bundle in zip(game.bonus_labels, game.bonuses, strict=True)},
        bonus_city={
            game.bonus_labels[tile]: city for tile, city in zip(places.letter, places.labels[LARGE : LARGE + SMALL], strict=True)
        },
        outposts={label: items(bundle) for label, bundle in zip(game.outpost_labels, game.outposts, strict=True)},
        bazaar={
            BOARD_SPACES[number]: tuple(map(items, spaces.rows[number])) for number in (CAMELS, PEPPER_ROW, SILK_ROW, GOLD_ROW)
        },
        dice=dict(zip(spaces.labels, spaces.dice, strict=True)),
        purse=items(spaces.purse),
        coins=items(spaces.coins),
        khan=items(spaces.khan),
        khan_slots=spaces.khan_slots,
        fare=places.fare[1:],
        extra=spaces.extra,
        reroll=game.reroll_cost,
        turn=game.turn_cost,
        buy=game.buy_cost,
        black_dice={fewest + at: count for at, count in enumerate(tables.setup.black_dice)},
        post_points=places.post_vp[1:],
        contract_slots=game.slots,
    )


def _card(game: MarcoPolo, number: int) -> CardFace:
    cards = game.cards
    swaps = ((cards.swap_labels[swap], *cards.swap_words[swap]) for swap in cards.swaps[number])
    return CardFace(
        cards.labels[number],
        kind=cards.kind[number].value,
        cost=items(cards.cost[number]),
        reward=items(cards.reward[number]),
        rows=tuple(map(items, cards.rows[number])),
        swaps=tuple((label, items(paid), items(gained)) for label, paid, gained in swaps),
        counts="posts" if cards.counts_posts[number] else "contracts",
    )
