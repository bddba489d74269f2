"""What is printed on the components, for the view: plain amounts by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo.view.printed import PrintedRoad
from ..polo.view_data import items, printed_by_both
from .components import LARGE, SMALL
from .items import parse
from .tables import BOARD_SPACES, CAMELS, GOLD_ROW, PEPPER_ROW, SILK_ROW
from .view.printed import Printed, PrintedGoal

if TYPE_CHECKING:
    from .game import MarcoPolo


def printed(game: MarcoPolo) -> Printed:
    """Return what is printed in the box of a game."""
    components, places, spaces = game.components, game.places, game.spaces
    return Printed(
        **printed_by_both(game),
        cities=places.labels[: LARGE + SMALL + 1],
        large=places.labels[:LARGE],
        small=places.labels[LARGE : LARGE + SMALL],
        roads=tuple(PrintedRoad(road.a, road.b, items(parse(road.cost)) if road.cost else ()) for road in components.map.roads),
        beijing=places.beijing,
        goals={card.id: PrintedGoal(card.id, (card.large, card.small), card.vp) for card in components.goals.cards},
        bonus_city={
            game.bonus_labels[tile]: city for tile, city in zip(places.letter, places.labels[LARGE : LARGE + SMALL], strict=True)
        },
        bazaar={
            BOARD_SPACES[number]: tuple(map(items, spaces.rows[number])) for number in (CAMELS, PEPPER_ROW, SILK_ROW, GOLD_ROW)
        },
        purse=items(spaces.purse),
        coins=items(spaces.coins),
        khan=items(spaces.khan),
        khan_slots=spaces.khan_slots,
        fare=places.fare[1:],
        extra=spaces.extra,
        black_dice=spaces.black_dice,
    )
