"""What both layouts of both games have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeVar

from ....draw.action_list import ActionList
from ....draw.palette import CREAM, FOIL
from ....draw.panels import Box
from ....draw.question import question_strip
from ....draw.scoreboard import Scoreboard
from ....draw.svg import circle, text
from ....draw.tall import ROOM, SIDE, WIDTH, Part, Section, actions_section, compose, player_sheet
from . import player_board
from .context import AnyPoloContext
from .opponents import opponents

T = TypeVar("T", bound=AnyPoloContext)


def rounds(view: AnyPoloContext, right: float, y: float) -> str:
    """Return which round of how many, in words and as discs."""
    now, total = view.observation["round"], view.observation["rounds"]
    body = text(
        right,
        y,
        view.translate("view-round-of", round=now, rounds=total),
        size=13,
        weight=700,
        fill=CREAM,
        anchor="end",
        serif=True,
    )
    for number in range(total):
        body += circle(right - 5 - (total - 1 - number) * 15, y + 14, 4.4, FOIL if number < now else "none", FOIL, 1.2)
    return body


def dice_and_contracts(view: AnyPoloContext) -> list[Section[AnyPoloContext]]:
    """Return the first sections of the viewer's own things in the tall layout."""
    done = view.translate("view-completed", count=len(view.own["completed"]))
    return [
        Section(view.translate("view-dice"), 56 if len(view.own["dice"]) <= 5 else 100, partial(player_board.dice, maximum=38)),
        Section(view.translate("view-contracts"), 110, partial(player_board.own_contracts, wide=110, gap=12), done),
    ]


def player_board_section(view: T, y: float, size: float, sections: Sequence[Section[T]]) -> tuple[str, float]:
    """Draw the player board of the viewer in the tall layout, headed by character and goods; these are of that size."""
    x = SIDE + 16
    head = player_board.character(view, Box(x, y + 12, 104, 112))
    head += player_board.goods(view, Box(x + 112, y + 12 + (40 - size) / 2, ROOM - 138, 104), 3, size)
    return player_sheet(view, y, head, 130, sections, 16)


def compose_tall(
    view: T,
    parts: Sequence[tuple[str, Part[T]]],
    action_list: ActionList[AnyPoloContext],
    scoreboard: Scoreboard[AnyPoloContext],
    symbols: Mapping[str, str],
) -> str:
    """Draw the whole picture in the tall layout: the question, the opponents, then the parts of the game.

    It is as high as it needs to be.

    The list of a turn comes last; what is asked within a turn is answered right below the question.
    """

    def prompt(view: T, y: float) -> tuple[str, float]:
        body, bottom = question_strip(view, y, WIDTH)
        return body, bottom + 8

    def others(view: T, y: float) -> tuple[str, float]:
        body, bottom = opponents(view, SIDE, y, ROOM)
        return body, bottom + 2

    all_parts: list[tuple[str, Part[T]]] = [("prompt", prompt), ("opponents", others), *parts]
    all_parts.insert(
        1 if view.scene.actions and view.question[0] != "Turn" else len(all_parts),
        ("actions", actions_section(action_list, scoreboard)),
    )
    corner = view.translate("view-round-of", round=view.observation["round"], rounds=view.observation["rounds"])
    return compose(view, all_parts, view.translate("view-title"), corner, symbols)
