"""What all parts of the view look things up in, what the viewer may do, and the cards laid down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ....draw.action_list import ActionList, ButtonCell, action_buttons
from ....draw.palette import INK_2
from ....draw.panels import Box
from ....draw.regions import piece
from ....draw.svg import figure, text, use
from ...century.hand.view.hand import SPENT, hand_words, spread, tags
from ...century.hand.view.hand_context import HandContext, PrintedMerchants
from ...century.merchants.view import merchant_actions as hand_answers
from ...century.merchants.view.printed_merchants import NONE, Cubes
from ...century.sea.view import sea_actions as sea_answers
from ...century.sea.view import sea_opponents
from ...century.sea.view.printed_sea import PrintedHarbours
from ...century.sea.view.sea_context import HarbourContext


@dataclass(frozen=True, kw_only=True)
class Printed(PrintedMerchants, PrintedHarbours):
    """All that is printed in the box, by label."""


class SpiceIslandsContext(HandContext[Printed], HarbourContext[Printed]):
    """The context of one picture."""

    ASKABLE: ClassVar = {"Turn": ("play", "acquire", "sail"), "Spend": ("spend",), "ActAtTile": ("build", "fulfil")}

    def trading(self) -> tuple[Cubes, Cubes, Cubes]:
        """Return the trade of the island if a ship trades, otherwise that of the card."""
        if self.question[0] not in ("ActAtTile", "TradeOrNot"):
            return super().trading()
        island = self.printed.islands[self.own["ship"]]
        return island.cost, island.gain, NONE


# --- what the viewer may do --------------------------------------------------------------------------------------------------


def _cells(view: SpiceIslandsContext) -> list[ButtonCell]:
    return [
        hand_answers.card_cell(view, button) or sea_answers.sea_cell(view, button) or hand_answers.line_cell(view, button)
        for button in action_buttons(view.scene)
    ]


ACTION_LIST = ActionList(
    _cells,
    dict.fromkeys((*hand_answers.TITLES, *sea_answers.HALF), 2),
    {**hand_answers.TITLES, **sea_answers.TITLES},
)


# --- cards laid down ---------------------------------------------------------------------------------------------------------


def laid_down(view: SpiceIslandsContext, box: Box, height: float, across: int) -> tuple[str, float]:
    """Draw the viewer's played cards, and right of them the spent cards, paler. Return where the spent cards begin.

    Together they have ``across`` columns, divided so that the longest column is as short as possible.
    """
    played, spent = view.own["played"], view.own["spent"]
    share = min(range(across - 1, 0, -1), key=lambda share: max(-(-len(played) // share), -(-len(spent) // (across - share))))
    pitch = (box.width + 6) / across
    x = box.x + share * pitch
    body = tags(view, played, Box(box.x, box.y, share * pitch - 6, box.height), height, share)
    return body + tags(view, spent, Box(x, box.y, box.right - x, box.height), height, across - share, SPENT), x


def lines_laid_down(view: SpiceIslandsContext, across: int) -> int:
    """Return the number of lines of the cards laid down."""
    played, spent = len(view.own["played"]), len(view.own["spent"])
    return min(max(-(-played // share), -(-spent // (across - share))) for share in range(1, across))


def to_take_back(view: SpiceIslandsContext) -> int:
    """Return the number of cards that a rest brings back."""
    return len(view.own["played"]) + len(view.own["spent"])


# --- other players -----------------------------------------------------------------------------------------------------------

SPREAD, SMALL = 140, sea_opponents.SMALL + 22
"""The height of the cards of a single opponent, and that of a sheet in half the width of a phone."""


def opponent(view: SpiceIslandsContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent; a single one's cards are spread out."""
    x, y, width, height = box
    body = sea_opponents.sea_sheet(view, seat, box) + _cards(view, seat, x + width - 78, y + 83)
    if height > sea_opponents.FULL:
        body += spread(view, seat, Box(x + 16, y + sea_opponents.FULL, width - 28, height - sea_opponents.FULL - 6))
    return piece(body, id=f"seat-{seat}", title=_title(view, seat))


def small_opponent(view: SpiceIslandsContext, seat: int, box: Box) -> str:
    """Draw the small sheet of an opponent."""
    body = sea_opponents.small_sea_sheet(view, seat, box) + _cards(view, seat, box.x + 13, box.y + 84)
    return piece(body, id=f"seat-{seat}", title=_title(view, seat))


def _cards(view: SpiceIslandsContext, seat: int, x: float, y: float) -> str:
    """Draw the numbers of a player's cards in hand and laid down."""
    there = view.observation["seats"][seat]
    body = use("i-hand", x, y, 20) + figure(x + 24, y + 15, len(there["hand"]), 13.5, anchor="start")
    return body + text(x + 42, y + 15, f"+ {len(there['played']) + len(there['spent'])}", size=12, fill=INK_2)


def _title(view: SpiceIslandsContext, seat: int) -> str:
    return f"{sea_opponents.sea_title(view, seat)} · {hand_words(view, seat)}"
