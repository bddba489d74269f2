"""What the position adds to the words of actions: settlers that come and go, the tile that is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.messages import JsonValue
from ..cubes.packing import unpack
from .boards import NO_SEAT
from .work import needed_settlers, settlers_out

if TYPE_CHECKING:
    from ..state import CenturyState


def details(s: CenturyState, action: int) -> dict[str, JsonValue]:
    """Return the arguments of an action's message that depend on the position; questions at a fort add their own."""
    rules, boards = s.game.boards, s.boards
    if (location := rules.work.offset(action)) >= 0:
        return work_details(s, location)
    if action == rules.rest.only:
        return {"count": settlers_out(s, s.player or 0)}
    if action == rules.claim.only:
        return {"shown": 0}
    if (stack := rules.bonus_stack.offset(action)) >= 0:
        tiles = boards.bonus_stacks[stack].cards
        return {"shown": 1, "bonus_tile": rules.bonus_tiles.labels[tiles[-1]]} if tiles else {"shown": 0}
    if (tile := rules.explore.offset(action)) >= 0:
        if tile not in boards.covered_by:
            return {"covers": 0}
        return {"covers": 1, "location": rules.locations.labels[boards.covered_by.index(tile)]}
    return {"left": "anything"} if action == rules.decline.only else {}


def work_details(s: CenturyState, location: int) -> dict[str, JsonValue]:
    """The settlers that work needs and ousts, the cubes of tools, the point card above a fort, the merchant below a market."""
    locations, boards = s.game.boards.locations, s.boards
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
        found |= {"above": 1, "point_card": s.game.boards.point_cards.labels[cards[slot]]}
    merchant = s.game.boards.merchant_below(s, location)
    if merchant is not None:
        found |= {"below": 1, "card": merchant}
    return found
