"""What both layouts of both games have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeVar

from ....draw.action_list import ActionList, Standing, actions_below
from ....draw.palette import CREAM, FOIL
from ....draw.panels import Box
from ....draw.question import on_strip
from ....draw.svg import circle, text
from ....draw.tall import ROOM, SIDE, TOUCH, WIDTH, Part, Section, own_sheet, stacked
from . import player_board
from .context import AnyPoloTable
from .opponents import opponents

T = TypeVar("T", bound=AnyPoloTable)


def rounds(table: AnyPoloTable, right: float, y: float) -> str:
    """Which round of how many, in words and as discs."""
    now, total = table.seen["round"], table.seen["rounds"]
    body = text(
        right, y, table.say("view-round-of", round=now, rounds=total), size=13, weight=700, fill=CREAM, anchor="end", serif=True
    )
    for number in range(total):
        body += circle(right - 5 - (total - 1 - number) * 15, y + 14, 4.4, FOIL if number < now else "none", FOIL, 1.2)
    return body


def dice_and_contracts(table: AnyPoloTable) -> list[Section[AnyPoloTable]]:
    """The first sections of the viewer's own things on a phone."""
    done = table.say("view-completed", count=len(table.mine["completed"]))
    return [
        Section(table.say("view-dice"), 56 if len(table.mine["dice"]) <= 5 else 100, partial(player_board.dice, most=38)),
        Section(table.say("view-contracts"), 110, partial(player_board.own_contracts, wide=110, gap=12), done),
    ]


def own_things(table: T, y: float, size: float, sections: Sequence[Section[T]]) -> tuple[str, float]:
    """The viewer's own tableau on a phone, headed by character and goods; these are of that size."""
    x = SIDE + 16
    head = player_board.character(table, Box(x, y + 12, 104, 112))
    head += player_board.goods(table, Box(x + 112, y + 12 + (40 - size) / 2, ROOM - 138, 104), 3, size)
    return own_sheet(table, y, head, 130, sections, 16)


def on_phone(
    table: T,
    parts: Sequence[tuple[str, Part[T]]],
    listed: ActionList[AnyPoloTable],
    standing: Standing[AnyPoloTable],
    own: Mapping[str, str],
) -> str:
    """The whole picture on a phone: the question, the others, then the parts of the game. It is as high as it needs to be.

    The list of a turn comes last; what is asked within a turn is answered right below the question.
    """

    def prompt(table: T, y: float) -> tuple[str, float]:
        body, bottom = on_strip(table, y, WIDTH)
        return body, bottom + 8

    def others(table: T, y: float) -> tuple[str, float]:
        body, bottom = opponents(table, SIDE, y, ROOM)
        return body, bottom + 2

    def actions(table: AnyPoloTable, y: float) -> tuple[str, float]:
        body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), listed, TOUCH, standing)
        return body, bottom + 8

    all_parts: list[tuple[str, Part[T]]] = [("prompt", prompt), ("opponents", others), *parts]
    all_parts.insert(1 if table.scene.actions and table.question[0] != "Turn" else len(all_parts), ("actions", actions))
    corner = table.say("view-round-of", round=table.seen["round"], rounds=table.seen["rounds"])
    return stacked(table, all_parts, table.say("view-title"), corner, own)
