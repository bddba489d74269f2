"""Words for locations, point cards and tiles, as messages and pictures need them."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.messages import JsonValue, Message, Translator
from ..cubes.packing import unpack
from .bonus_tiles import BonusTile
from .exploration import ExplorationTile
from .forts import BonusToo, ClaimToo, Fort
from .icons import MARKS
from .locations import Location, Side
from .point_row import PointCard
from .state import NOBODY, SettledState
from .work import needed_settlers

WORDING = {
    "display[]": "tile",
    "locations[].": "site",
    "locations[].cover": "tile",
    "locations[].whose": "whose",
    "points[].card": "point_card",
    "next_card": "point_card",
    "returned[].cards[]": "point_card",
    "stacks[].top": "bonus_tile",
    "seats[].cubes": "cubes",
    "seats[].claimed[]": "point_card",
    "seats[].tiles[]": "bonus_tile",
    "seats[].explored[]": "tile",
}
"""Which noun words which part of an observation."""

RANGES = {"": None, "1": "one", "1-2": "two", "any": "any"}
"""How far ships sail, in the words of messages: a text of digits would match no number there."""


def add_settler_nouns(
    translator: Translator,
    sides: Sequence[Side],
    cards: Sequence[PointCard],
    bonus_tiles: Sequence[BonusTile],
    explorations: Sequence[ExplorationTile],
) -> None:
    """Teach a translator to word locations, point cards, bonus tiles and exploration tiles; it words cubes already."""
    places = {place.id: place for side in sides for place in side.locations}
    cards_by_id = {card.id: card for card in cards}
    tiles_by_id = {tile.id: tile for tile in bonus_tiles}
    explorations_by_id = {tile.id: tile for tile in explorations}

    def say(message: str, lang: str, **args: JsonValue) -> str:
        return translator.format(Message(message, args), lang)

    def deed(place: Location, lang: str) -> str:
        args: dict[str, JsonValue] = {
            "cost": list(place.cost),
            "gain": list(place.gain),
            "steps": place.steps,
            "slot": place.slot,
        }
        return say(f"kind-{place.kind.replace('_', '-')}", lang, **args, range=RANGES[place.range])

    def location(value: JsonValue, lang: str) -> str:
        place = places[str(value)]
        return f"{place.id} ({deed(place, lang)})"

    def site(value: JsonValue, lang: str) -> str:
        """A location with all that is printed on it."""
        place = places[str(value)]
        id = "site-words" if place.mark else "site-words-plain"
        return say(id, lang, id=place.id, printed=place.settlers, symbol=place.mark or None, deed=deed(place, lang))

    def icon(value: JsonValue, lang: str) -> str:
        return say(f"icon-{str(value).replace('_', '-')}", lang)

    def symbol(value: JsonValue, lang: str) -> str:
        return say(f"mark-{value}", lang)

    def point_card(value: JsonValue, lang: str) -> str:
        card = cards_by_id[str(value)]
        args: dict[str, JsonValue] = {"symbol": card.mark or None, "gain": list(card.gain), "count": card.settlers}
        benefit = say(f"benefit-{card.kind.replace('_', '-')}", lang, **args)
        return say("point-card-words", lang, id=card.id, points=card.points, cubes=list(card.cost), benefit=benefit)

    def bonus_tile(value: JsonValue, lang: str) -> str:
        tile = tiles_by_id[str(value)]
        first, second = (*tile.icons, None, None)[:2]
        args: dict[str, JsonValue] = {"points": tile.points, "icon": first, "other_icon": second, "per": tile.per}
        words = say(f"bonus-{tile.kind.replace('_', '-')}", lang, **args)
        return f"{tile.id} ({words})"

    def exploration(value: JsonValue, lang: str) -> str:
        tile = explorations_by_id[str(value)]
        args: dict[str, JsonValue] = {"gain": list(tile.gain), "count": tile.settlers, "points": tile.points, "icon": tile.icon}
        return f"{tile.id} ({say(f'exploration-{tile.kind}', lang, **args)})"

    def whose(value: JsonValue, lang: str) -> str:
        return say("view-seat", lang, seat=value)

    translator.formatters |= {"location": location, "site": site, "icon": icon, "other_icon": icon, "symbol": symbol}
    translator.formatters |= {"point_card": point_card, "bonus_tile": bonus_tile, "tile": exploration, "whose": whose}


def details(s: SettledState, action: int) -> dict[str, JsonValue]:
    """What the position adds to the words of an action: settlers that come and go, the card or tile that is taken, or is not."""
    game, land = s.game, s.land
    if game.work.base <= action < game.work.end:
        return work_details(s, action - game.work.base)
    if action == game.rest.base:
        return {"count": settlers_out(s, s.player or 0)}
    if action == game.claim.base:
        return claim_details(s)
    if game.bonus.base <= action < game.bonus.end:
        stack = land.stacks[action - game.bonus.base].cards
        return {"shown": 1, "bonus_tile": game.bonus_tiles.labels[stack[-1]]} if stack else {"shown": 0}
    if game.explore.base <= action < game.explore.end:
        tile = action - game.explore.base
        if tile not in land.cover:
            return {"covers": 0}
        return {"covers": 1, "location": game.locations.labels[land.cover.index(tile)]}
    if action == game.leave.base:
        return {"left": left_by(s)}
    return {}


def settlers_out(s: SettledState, seat: int) -> int:
    """How many settlers a rest brings back."""
    return s.game.settlers - s.land.ready[seat] - s.land.reserve[seat]


def claim_details(s: SettledState) -> dict[str, JsonValue]:
    """The point card above the fort that the question is about."""
    question = s.question if s.stack else None
    cards = s.land.points.cards
    slot = s.game.locations.slot[question.place] if isinstance(question, Fort | ClaimToo | BonusToo) else len(cards)
    return {"shown": 1, "point_card": s.game.point_cards.labels[cards[slot]]} if slot < len(cards) else {"shown": 0}


def left_by(s: SettledState) -> str:
    """What a seat does not take by leaving it at that: the point card, or a bonus tile."""
    question = s.question if s.stack else None
    return "card" if isinstance(question, ClaimToo) else "tile" if isinstance(question, BonusToo) else "anything"


def work_details(s: SettledState, place: int) -> dict[str, JsonValue]:
    """How many settlers work needs and ousts, what tools give, the point card above a fort, the merchant below a market."""
    locations, land = s.game.locations, s.land
    seat = s.player or 0
    tools = land.tools[seat * len(MARKS) + locations.mark[place]]
    words: dict[str, JsonValue] = {
        "needed": needed_settlers(s, seat, place),
        "tools": int(tools > 0),
        "gain": unpack(tools),
        "ousted": land.there[place],
        "above": 0,
        "below": 0,
    }
    if land.whose[place] != NOBODY:
        words["other"] = land.whose[place]
    if locations.kind[place] == "fort" and locations.slot[place] < len(land.points.cards):
        words |= {"above": 1, "point_card": s.game.point_cards.labels[land.points.cards[locations.slot[place]]]}
    card = s.below(place)
    if card is not None:
        words |= {"below": 1, "card": card}
    return words
