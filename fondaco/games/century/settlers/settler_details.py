"""What the position adds to the words of actions: settlers that come and go, the card or tile that is taken or declined."""

from __future__ import annotations

from ....core.messages import JsonValue
from ..cubes.packing import unpack
from .bonus_tiles import TakeBonusTile
from .forts import BonusToo, ClaimToo, Fort
from .state import NO_SEAT, SettledState
from .work import needed_settlers, settlers_out


def details(s: SettledState, action: int) -> dict[str, JsonValue]:
    """Return the arguments of an action's message that depend on the position; empty ones where the action is not asked for."""
    game, boards = s.game, s.boards
    if (location := game.work.offset(action)) >= 0:
        return work_details(s, location)
    if action == game.rest.only:
        return {"count": settlers_out(s, s.player or 0)}
    if action == game.claim.only:
        return claim_details(s)
    if (stack := game.bonus_stack.offset(action)) >= 0:
        tiles = boards.bonus_stacks[stack].cards
        return {"shown": 1, "bonus_tile": game.bonus_tiles.labels[tiles[-1]]} if tiles else {"shown": 0}
    if (tile := game.explore.offset(action)) >= 0:
        if tile not in boards.covered_by:
            return {"covers": 0}
        return {"covers": 1, "location": game.locations.labels[boards.covered_by.index(tile)]}
    if action == game.decline.only:
        return {"left": declined(s)}
    return {}


def claim_details(s: SettledState) -> dict[str, JsonValue]:
    """The point card above the fort that the question is about."""
    question = s.question if s.stack else None
    cards = s.boards.point_row.cards
    if not isinstance(question, Fort | ClaimToo | BonusToo):
        return {"shown": 0}
    slot = s.game.locations.slot[question.location]
    return {"shown": 1, "point_card": s.game.point_cards.labels[cards[slot]]} if slot < len(cards) else {"shown": 0}


def declined(s: SettledState) -> str:
    """What a seat declines: the point card, or a bonus tile."""
    question = s.question if s.stack else None
    return "card" if isinstance(question, ClaimToo) else "tile" if isinstance(question, TakeBonusTile) else "anything"


def work_details(s: SettledState, location: int) -> dict[str, JsonValue]:
    """The settlers that work needs and ousts, the cubes of tools, the point card above a fort, the merchant below a market."""
    locations, boards = s.game.locations, s.boards
    seat = s.player or 0
    tools = boards.tools_at(seat, location)
    found: dict[str, JsonValue] = {
        "needed": needed_settlers(s, seat, location),
        "tools": int(tools > 0),
        "gain": unpack(tools),
        "ousted": boards.settlers_on[location],
        "above": 0,
        "below": 0,
    }
    if boards.owner_of[location] != NO_SEAT:
        found["other"] = boards.owner_of[location]
    cards, slot = boards.point_row.cards, locations.slot[location]
    if locations.kind[location] == "fort" and slot < len(cards):
        found |= {"above": 1, "point_card": s.game.point_cards.labels[cards[slot]]}
    merchant = s.merchant_below(location)
    if merchant is not None:
        found |= {"below": 1, "card": merchant}
    return found
