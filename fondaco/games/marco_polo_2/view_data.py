"""What is printed in the box, handed to the view: plain amounts by name."""

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
    tables, places, spaces, seals, books = game.tables, game.places, game.spaces, game.seals, game.books
    return Printed(
        **printed_by_both(game),
        cities=places.labels[:CITIES],
        contract_cities=places.labels[:CONTRACT_CITIES],
        roads=tuple(
            PrintedRoad(road.a, road.b, items(parse(road.cost)) if road.cost else (), road.seal) for road in tables.map.roads
        ),
        arms={city: places.arms_labels[arms] for city, arms in zip(places.labels, places.arms, strict=False)},
        seals={
            label: PrintedSeal(seals.die[seal], seals.jade[seal], items(Bundle(seals.cost[seal])), items(seals.bonus[seal]))
            for seal, label in enumerate(seals.labels)
        },
        specials={
            spaces.labels[SPECIALS + at]: PrintedSpecialCity(
                items(seals.city_reward[at]), seals.labels[seals.city_seal[at]], seals.city_times[at]
            )
            for at in range(len(seals.city_reward))
        },
        special_slots=spaces.slots[SPECIALS],
        books={
            label: PrintedBook(
                tuple(spaces.labels[BOOK + at] for at, other in enumerate(BOOK_OF) if other == book),
                books.die[book],
                tuple(map(items, books.free[book])),
            )
            for book, label in enumerate(books.labels)
        },
        tiles={label: tuple(map(items, pair)) for label, pair in zip(books.tile_labels, books.tile, strict=True)},
        travel={
            spaces.labels[UPPER + at]: PrintedTravelSpace(
                spaces.dice[UPPER + at], spaces.coins[at], steps, bool(spaces.extra_posts[at])
            )
            for at, steps in enumerate(spaces.steps)
        },
        bag=tuple(map(items, spaces.bag)),
        board=items(spaces.contracts),
        most_contracts=spaces.most_contracts,
        goals={card.id: PrintedGoal(card.id, tuple(card.seals.items()), tuple(card.arms)) for card in tables.goals.cards},
        oasis={
            label: choice
            for label, choice in zip(game.characters.labels, game.characters.oasis_choice, strict=True)
            if any(choice)
        },
        free_roads=tuple(card.id for card in tables.characters.cards if card.free_roads),
        collector=next((card.id for card in tables.characters.cards if card.collects), ""),
        khan=items(spaces.khan),
        khan_slots=spaces.slots[KHAN],
        black_dice=spaces.black_dice,
    )
