"""What the position adds to the words of actions: what lies on a place, what an offer gives, what is paid."""

from __future__ import annotations

from ....core.messages import Message
from ...polo.items import CAMEL, COIN
from ...polo.rules import action_details as polo
from ...polo.rules.action_details import Details, some
from ...polo.rules.contracts import HOLE
from ..items import JADE, Bundle
from ..state import MarcoPolo2State
from .books import PRICE, Offer, offers
from .characters import Pairs, count
from .contracts import Take, TakeFrom
from .payment import FOR_CAMELS, FOR_COINS, MOST_JADE, Payment
from .round import Double
from .travel import ExtraPost, Oases


def details(s: MarcoPolo2State, action: int) -> Details:
    """The arguments of an action's message that depend on the position; empty ones where the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    family = game.space.family(action)
    at = action - family.base
    if family is game.take:
        card = s.display[at]
        return {"shown": [game.contracts.labels[card] if card != HOLE else ""]}
    if family is game.offer:
        return {"jade": PRICE[at], "items": offers(s, question.book if isinstance(question, Offer) else 0)[at].to_json()}
    if family is game.seal:
        return {"what": seal_words(s, at, doubled=isinstance(question, Double))}
    if family is game.upgrade:
        return {"items": Bundle(game.seals.cost[at]).to_json(), "reward": game.seals.bonus[at].to_json()}
    if family is game.keep:
        return {"what": Message("goal-by-place", {"number": at + 1})}
    if family is game.pay:
        return payment(s, *divmod(at, MOST_JADE + 1))
    if family is game.pairs:
        return {"items": pair_gains(s, question, at) if isinstance(question, Pairs) else []}
    if family is game.stop and isinstance(question, Take):
        return {"what": Message("no-second-contract")}
    if family is game.stop and isinstance(question, TakeFrom):
        return {"what": Message("no-contract-taken")}
    if family is game.leave and isinstance(question, ExtraPost):
        return {"what": Message("no-extra-post")}
    if family is game.compensate and isinstance(question, Oases):
        coins, camels = game.characters.oasis_choice[s.characters[question.seat]]
        return {"items": some(camel=at * camels, coin=max(question.number - at, 0) * coins)}
    return polo.details(s, action)


def own_details(s: MarcoPolo2State, action: int) -> Details:
    """What only the seat to act hears: which goal it keeps."""
    game = s.game
    if game.space.family(action) is not game.keep or s.player is None:
        return {}
    hand, kept = s.goals[s.player].cards, action - game.keep.base
    return {"what": Message("goal-by-name", {"goal": game.goals.labels[hand[kept]]})} if kept < len(hand) else {}


def seal_words(s: MarcoPolo2State, seal: int, *, doubled: bool) -> Message:
    """A seal that is taken, with the jade that comes with it; or the bonus of an upgraded one, which is doubled."""
    seals = s.game.seals
    label = seals.labels[seal]
    if doubled:
        return Message("seal-doubled", {"seal": label, "items": seals.bonus[seal].to_json()})
    return Message("seal-taken", {"seal": label, "jade": seals.jade[seal]})


def payment(s: MarcoPolo2State, part: int, number: int) -> Details:
    """What is paid in jade, and what besides; or so many of one good, and how many others follow."""
    asked = s.question if s.stack else None
    due = asked if isinstance(asked, Payment) and asked.part == part else None
    if part in (FOR_COINS, FOR_CAMELS):
        item, total = (COIN, due.coins if due else 0) if part == FOR_COINS else (CAMEL, due.camels if due else 0)
        return {"items": some(**{s.game.items.ITEMS[item]: max(total - number, 0), s.game.items.ITEMS[JADE]: number}), "rest": 0}
    return {"items": [], "rest": max(due.goods - number, 0) if due else 0}


def pair_gains(s: MarcoPolo2State, asked: Pairs, pairs: int) -> list[list[str | int]]:
    """What Isabella Donati gains for her dice of one value if she trades so many pairs of them."""
    table, character, value = s.game.characters, s.characters[asked.seat], asked.value - 1
    singles = max(count(s, asked.seat, asked.value) - 2 * pairs, 0)
    gains = [(table.pairs[character][value], pairs), (table.rolling[character][value], singles)]
    return [[s.game.items.ITEMS[item], number * times] for amounts, times in gains if times for item, number in amounts]
