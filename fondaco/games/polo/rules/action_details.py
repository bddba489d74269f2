"""The arguments that the position adds to the messages of the actions that both games have."""

from __future__ import annotations

from ....core.messages import JsonValue, Message
from ..items import Bundle
from ..state import AnyPolo
from .city_cards import HowOften
from .compensation import Compensate
from .posts import Relocate
from .travel import JourneyPlan

Details = dict[str, JsonValue | Message]


def action_details(s: AnyPolo, action: int) -> Details:
    """Return the arguments of an action's message that depend on the position; empty ones if the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    family = game.space.family(action)
    number = family.offset(action)
    if family is game.city_bonus:
        return {"bonus": game.bonus_labels[s.city_bonuses[number]]}
    if family is game.stop:
        return {"what": question.stop_message(s) if isinstance(question, JourneyPlan) else Message("stop-here")}
    if family is game.leave_city:
        if isinstance(question, Relocate):
            return {"what": Message("leave-posts", {"city": game.places.labels[question.city]})}
        return {"what": Message("leave-all-posts")}
    if family is game.choose_times:
        card = question.card if isinstance(question, HowOften) else 0
        return {
            "items": multiplied(game.cards.cost[card], number + 1),
            "reward": multiplied(game.cards.reward[card], number + 1),
        }
    if family is game.choose_camels:
        coins = max(question.amount - number, 0) if isinstance(question, Compensate) else 0
        return {"items": nonzero_items(camel=number, coin=coins)}
    return {}


def multiplied(bundle: Bundle, times: int) -> JsonValue:
    """Return a bundle that many times, for messages."""
    return [[name, int(number) * times] for name, number in bundle.to_json()]


def nonzero_items(**numbers: int) -> JsonValue:
    """Return items for messages, without those whose number is 0."""
    return [[name, number] for name, number in numbers.items() if number]
