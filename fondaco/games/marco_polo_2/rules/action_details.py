"""The arguments that the position adds to the messages of actions: contracts on slots, offers, payments."""

from __future__ import annotations

from ....core.messages import Message
from ...polo.items import CAMEL, COIN
from ...polo.rules import action_details as polo
from ...polo.rules.action_details import Details, nonzero_items
from ...polo.rules.contracts import TAKEN
from ..items import JADE, Bundle
from ..state import MarcoPolo2State
from .books import PRICE, Offer, offers_of
from .characters import Pairs, count
from .contracts import Take, TakeFrom
from .journey import ExtraPost, Oases
from .payment import FOR_CAMELS, FOR_COINS, MAX_JADE, Payment
from .round import Double


def action_details(s: MarcoPolo2State, action: int) -> Details:
    """Return the arguments of an action's message that depend on the position; empty ones if the action is not asked for."""
    game, question = s.game, s.question if s.stack else None
    family = game.space.family(action)
    number = family.offset(action)
    if family is game.take:
        card = s.contract_board[number]
        return {"shown": [game.contracts.labels[card] if card != TAKEN else ""]}
    if family is game.offer:
        return {
            "jade": PRICE[number],
            "items": offers_of(s, question.book if isinstance(question, Offer) else 0)[number].to_json(),
        }
    if family is game.take_seal:
        return {"what": seal_details(s, number, doubled=isinstance(question, Double))}
    if family is game.upgrade:
        return {"items": Bundle(game.seals.cost[number]).to_json(), "reward": game.seals.bonus[number].to_json()}
    if family is game.keep:
        return {"what": Message("goal-by-place", {"number": number + 1})}
    if family is game.pay:
        return payment_details(s, *divmod(number, MAX_JADE + 1))
    if family is game.pairs:
        return {"items": pair_gains(s, question, number) if isinstance(question, Pairs) else []}
    if family is game.stop and isinstance(question, Take):
        return {"what": Message("no-second-contract")}
    if family is game.stop and isinstance(question, TakeFrom):
        return {"what": Message("no-contract-taken")}
    if family is game.leave_city and isinstance(question, ExtraPost):
        return {"what": Message("no-extra-post")}
    if family is game.choose_camels and isinstance(question, Oases):
        coins, camels = question.choice(s)
        return {"items": nonzero_items(camel=number * camels, coin=max(question.number - number, 0) * coins)}
    return polo.action_details(s, action)


def own_action_details(s: MarcoPolo2State, action: int) -> Details:
    """Return what only the seat to act may know: which goal it keeps."""
    game = s.game
    if game.space.family(action) is not game.keep or s.player is None:
        return {}
    hand, kept = s.seats[s.player].goals.cards, game.keep.offset(action)
    return {"what": Message("goal-by-name", {"goal": game.goals.labels[hand[kept]]})} if kept < len(hand) else {}


def seal_details(s: MarcoPolo2State, seal: int, *, doubled: bool) -> Message:
    """Return a seal that is taken, with the jade that comes with it; or the bonus of an upgraded one, which is doubled."""
    seals = s.game.seals
    label = seals.labels[seal]
    if doubled:
        return Message("seal-doubled", {"seal": label, "items": seals.bonus[seal].to_json()})
    return Message("seal-taken", {"seal": label, "jade": seals.jade[seal]})


def payment_details(s: MarcoPolo2State, part: int, number: int) -> Details:
    """Return what is paid in jade, and what besides; or the number of one good, and of the others that follow."""
    asked = s.question if s.stack else None
    due = asked if isinstance(asked, Payment) and asked.part == part else None
    if part in (FOR_COINS, FOR_CAMELS):
        item, total = (COIN, due.coins if due else 0) if part == FOR_COINS else (CAMEL, due.camels if due else 0)
        return {
            "items": nonzero_items(**{s.game.items.ITEMS[item]: max(total - number, 0), s.game.items.ITEMS[JADE]: number}),
            "rest": 0,
        }
    return {"items": [], "rest": max(due.goods - number, 0) if due else 0}


def pair_gains(s: MarcoPolo2State, asked: Pairs, pairs: int) -> list[list[str | int]]:
    """Return the gains of Isabella Donati for her dice of one value, if she trades a number of pairs of them."""
    characters, character, value = s.game.characters, s.seats[asked.seat].character, asked.value - 1
    singles = max(count(s, asked.seat, asked.value) - 2 * pairs, 0)
    gains = [(characters.pairs[character][value], pairs), (characters.rolling[character][value], singles)]
    return [[s.game.items.ITEMS[item], number * times] for amounts, times in gains if times for item, number in amounts]
