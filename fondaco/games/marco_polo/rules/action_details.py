"""What the position adds to the words of actions: what lies on a place, what a column gives."""

from __future__ import annotations

from ....core.messages import Message
from ...polo.rules import action_details as polo
from ...polo.rules.action_details import Details, some
from ...polo.rules.contracts import HOLE
from ..state import MarcoPoloState
from ..tables import CAMELS
from .contracts import EXTRAS, Extra, Take
from .market import Row


def details(s: MarcoPoloState, action: int) -> Details:
    """The arguments of an action's message that depend on the position; empty ones where the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    family = game.space.family(action)
    at = action - family.base
    if family is game.take:
        card = s.row[at] if at < len(s.row) else HOLE
        return {"shown": [game.contracts.labels[card] if card != HOLE else ""]}
    if family is game.row:
        space = question.space if isinstance(question, Row) else CAMELS
        return {"items": game.spaces.rows[space][at].to_json()}
    if family is game.extra:
        return {"items": some(**{EXTRAS[at]: question.amount if isinstance(question, Extra) else 1})}
    if family is game.keep:
        first, second = family.values(action)
        return {"what": Message("goals-by-place", {"first": first + 1, "second": second + 1})}
    if family is game.stop and isinstance(question, Take):
        return {"what": Message("no-second-contract")}
    return polo.details(s, action)


def own_details(s: MarcoPoloState, action: int) -> Details:
    """What only the seat to act hears: which goals it keeps."""
    game = s.game
    if game.space.family(action) is not game.keep or s.player is None:
        return {}
    hand, kept = s.goals[s.player].cards, game.keep.values(action)
    if max(kept) >= len(hand):
        return {}
    return {"what": Message("goals-by-name", {"goals": [game.goals.labels[hand[place]] for place in kept]})}
