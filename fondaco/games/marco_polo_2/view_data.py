"""What is printed on the components, for the view: plain amounts by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo.view.printed import PrintedRoad
from ..polo.view_data import items, printed_by_both
from .components.map import CONTRACT_CITIES
from .items import Bundle, parse
from .tables import BOOK, BOOK_OF, CITIES, KHAN, SPECIALS, UPPER
from .view.printed import Printed, PrintedBook, PrintedGoal, PrintedSeal, PrintedSpecialCity, PrintedTravelSpace

if TYPE_CHECKING:
    from .game import MarcoPolo2


def printed(game: MarcoPolo2) -> Printed:
    """Return what is printed in the box of a game."""
    components, places, spaces, seals, books = game.components, game.places, game.spaces, game.seals, game.books
    return Printed(
        **printed_by_both(game),
        cities=places.labels[:CITIES],
        contract_cities=places.labels[:CONTRACT_CITIES],
        roads=tuple(
            PrintedRoad(road.a, road.b, items(parse(road.cost)) if road.cost else (), road.seal) for road in components.map.roads
        ),
        arms={city: places.arms_labels[arms] for city, arms in zip(places.labels, places.arms, strict=False)},
        seals={
            label: PrintedSeal(seals.die[seal], seals.jade[seal], items(Bundle(seals.cost[seal])), items(seals.bonus[seal]))
            for seal, label in enumerate(seals.labels)
        },
        specials={
            spaces.labels[SPECIALS + number]: PrintedSpecialCity(
                items(seals.city_reward[number]), seals.labels[seals.city_seal[number]], seals.city_times[number]
            )
            for number in range(len(seals.city_reward))
        },
        special_slots=spaces.slots[SPECIALS],
        books={
            label: PrintedBook(
                tuple(spaces.labels[BOOK + number] for number, other in enumerate(BOOK_OF) if other == book),
                books.die[book],
                tuple(map(items, books.free[book])),
            )
            for book, label in enumerate(books.labels)
        },
        tiles={label: tuple(map(items, pair)) for label, pair in zip(books.tile_labels, books.tile, strict=True)},
        travel={
            spaces.labels[UPPER + number]: PrintedTravelSpace(
                spaces.dice[UPPER + number], spaces.coins[number], steps, bool(spaces.extra_posts[number])
            )
            for number, steps in enumerate(spaces.steps)
        },
        bag=tuple(map(items, spaces.bag)),
        board=items(spaces.contracts),
        most_contracts=spaces.max_contracts,
        goals={card.id: PrintedGoal(card.id, tuple(card.seals.items()), tuple(card.arms)) for card in components.goals.cards},
        oasis={
            label: choice
            for label, choice in zip(game.characters.labels, game.characters.oasis_choice, strict=True)
            if any(choice)
        },
        free_roads=tuple(card.id for card in components.characters.cards if card.free_roads),
        collector=next((card.id for card in components.characters.cards if card.collects), ""),
        khan=items(spaces.khan),
        khan_slots=spaces.slots[KHAN],
        black_dice=spaces.black_dice,
    )
