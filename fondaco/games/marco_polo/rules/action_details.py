"""The arguments that the position adds to the messages of actions: the contract on a slot, the gain of a line."""

from __future__ import annotations

from ....core.messages import Message
from ...polo.rules import action_details as polo
from ...polo.rules.action_details import Details, nonzero_items
from ...polo.rules.contracts import TAKEN
from ..state import MarcoPoloState
from ..tables import CAMELS
from .contracts import EXTRAS, ChooseExtra, Take
from .market import Row


def action_details(s: MarcoPoloState, action: int) -> Details:
    """Return the arguments of an action's message that depend on the position; empty ones if the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    family = game.space.family(action)
    number = family.offset(action)
    if family is game.take:
        card = s.contract_row[number] if number < len(s.contract_row) else TAKEN
        return {"shown": [game.contracts.labels[card] if card != TAKEN else ""]}
    if family is game.row:
        space = question.space if isinstance(question, Row) else CAMELS
        return {"items": game.spaces.rows[space][number].to_json()}
    if family is game.extra:
        return {"items": nonzero_items(**{EXTRAS[number]: question.amount if isinstance(question, ChooseExtra) else 1})}
    if family is game.keep:
        first, second = family.values(action)
        return {"what": Message("goals-by-place", {"first": first + 1, "second": second + 1})}
    if family is game.stop and isinstance(question, Take):
        return {"what": Message("no-second-contract")}
    return polo.action_details(s, action)


def own_action_details(s: MarcoPoloState, action: int) -> Details:
    """Return what only the seat to act may know: which goals it keeps."""
    game = s.game
    if game.space.family(action) is not game.keep or s.player is None:
        return {}
    hand, chosen = s.seats[s.player].goals.cards, game.keep.values(action)
    if max(chosen) >= len(hand):
        return {}
    return {"what": Message("goals-by-name", {"goals": [game.goals.labels[hand[index]] for index in chosen]})}
