"""What the position adds to the words of the actions that both games have."""

from __future__ import annotations

from ....core.messages import JsonValue, Message
from ..items import Bundle
from ..state import AnyPolo
from .city_cards import Times
from .compensation import Compensate
from .posts import Relocate
from .travel import Plan

Details = dict[str, JsonValue | Message]


def details(s: AnyPolo, action: int) -> Details:
    """The arguments of an action's message that depend on the position; empty ones where the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    family = game.space.family(action)
    if family is game.bonus:
        return {"bonus": game.bonus_labels[s.bonuses[action - family.base]]}
    if family is game.stop:
        return {"what": question.ending(s) if isinstance(question, Plan) else Message("stop-here")}
    if family is game.leave:
        if isinstance(question, Relocate):
            return {"what": Message("leave-posts", {"city": game.places.labels[question.city]})}
        return {"what": Message("leave-all-posts")}
    if family is game.times:
        card = question.card if isinstance(question, Times) else 0
        times = action - family.base + 1
        return {"items": multiplied(game.cards.cost[card], times), "reward": multiplied(game.cards.reward[card], times)}
    if family is game.compensate:
        camels = action - family.base
        return {"items": some(camel=camels, coin=max(question.amount - camels, 0) if isinstance(question, Compensate) else 0)}
    return {}


def multiplied(bundle: Bundle, times: int) -> JsonValue:
    """A bundle that many times over, for messages."""
    return [[name, int(number) * times] for name, number in bundle.to_json()]


def some(**numbers: int) -> JsonValue:
    """Items for messages, without those of which there are none."""
    return [[name, number] for name, number in numbers.items() if number]
