"""Ausrüstungsgegenstände oder Aufträge erwerben, Umblättern (pages 4 and 5)."""

from __future__ import annotations

import pytest

from fondaco.games.valdora import packing
from fondaco.games.valdora.rules.books import UseBook
from fondaco.games.valdora.state import ValdoraState
from fondaco.games.valdora.tables import SIDES
from tests.conformance.positions import stream

from .positions import BOOK, GAME, cargo, empty_book, gems, legal, open_book, order_labels, play, reason, table, tops


def test_the_example_of_turning() -> None:
    """Page 5: buy, turn for free, turn for 1, buy, turn twice for 2 more: turning cost 3 coins (and the two orders 2)."""
    s = table("N3", coins=6)
    open_book(s, "C", "silver/ruby gold/silver gold/emerald amethyst/gold silver/gold emerald/gold")
    play(s, "move C, buy right")
    assert s.seats[0].coins == 5
    play(s, "turn right")
    assert s.seats[0].coins == 5
    play(s, "turn right")
    assert s.seats[0].coins == 4
    play(s, "buy right")
    assert s.seats[0].coins == 3
    play(s, "turn right, turn right")
    assert s.seats[0].coins == 1
    play(s, "end")
    assert order_labels(s) == ["silver", "amethyst"]
    assert s.player == 1


def test_a_book_opens() -> None:
    """One page is visible at first. Once it is turned, two are: its back on the left, the next front on the right."""
    s = table("N3")
    open_book(s, "C", "silver/ruby gold/silver gold/emerald")
    play(s, "move C")
    assert tops(s, "C") == (None, "silver")
    assert legal(s) == ["provisions", "turn right", "buy right", "end"]
    assert reason(s, "turn left") == "There is no page on the left side of this book."
    play(s, "turn right")
    assert tops(s, "C") == ("ruby", "gold")
    assert legal(s) == ["turn right", "turn left", "buy right", "buy left", "end"]
    play(s, "turn right")
    assert tops(s, "C") == ("silver", "gold")
    play(s, "turn left")
    assert tops(s, "C") == ("ruby", "gold")
    assert s.seats[0].coins == 4  # forwards and backwards cost the same


def test_the_page_below_becomes_visible_at_once() -> None:
    s = table("N3")
    open_book(s, "C", "silver/ruby gold/silver gold/emerald amethyst")
    play(s, "move C, turn right, turn right, buy left")
    assert order_labels(s) == ["silver"]  # the back of gold/silver
    assert tops(s, "C") == ("ruby", "gold")
    play(s, "buy left")
    assert order_labels(s) == ["silver", "ruby"]
    assert tops(s, "C") == (None, "gold")


def test_turning_needs_coins_after_the_first() -> None:
    s = table("N3", coins=1)
    play(s, "move C, turn right, turn right")
    assert s.player == 1  # no coin, nothing left to do
    s = table("N3", coins=0)
    play(s, "move C, turn right")
    assert s.player == 1
    s = table("N3", coins=0, equipment="pan:gold")
    open_book(s, "A", "shovel pick hammer")
    play(s, "move A, turn right")
    assert reason(s, "turn right") == "Turning another page costs 1 coin, and you have 0."


def test_turning_alone_is_the_action() -> None:
    """“Selbst wenn der Spieler nur umblättert ohne eine Karte zu kaufen, gilt das bereits als Aktion”: no provisions."""
    s = table("N3")
    play(s, "move C, turn right")
    assert "provisions" not in legal(s)
    assert reason(s, "provisions") == "You have already begun another action, and a turn has only one."


def test_buying_is_optional() -> None:
    s = table("N3")
    play(s, "move C, end")
    assert s.player == 1
    assert s.seats[0].coins == 6


def test_equipment_costs_a_gold() -> None:
    s = table("N1", coins=0, equipment="pan:gold")
    open_book(s, "A", "hammer/cart horse")
    play(s, "move A, buy right")
    assert cargo(s) == {"pan": None, "hammer": None}
    assert gems(s, "area") == ["gold"]
    assert s.seats[0].coins == 0
    assert legal(s)[:1] == ["turn right"]  # one free page is left


def test_without_gold_no_equipment() -> None:
    s = table("N1", equipment="pan shovel:ruby")
    open_book(s, "A", "hammer")
    play(s, "move A")
    assert "buy right" not in legal(s)
    assert reason(s, "buy right") == "The hammer costs 1 gold, and you carry none."


def test_each_equipment_only_once() -> None:
    s = table("N1", equipment="pan:gold hammer")
    open_book(s, "A", "hammer")
    play(s, "move A")
    assert reason(s, "buy right") == "You already have a hammer, and you may have only one."


def test_as_much_equipment_as_can_be_paid() -> None:
    s = table("N1", coins=0, equipment="pan:gold cart:gold horse:gold")
    open_book(s, "A", "hammer/cart shovel pick")
    play(s, "move A, buy right")
    assert s.prompt() == "Player 1: from which card do you hand over the gold for the hammer?"
    assert s.prompt("de") == "Spieler 1: Von welcher Karte gibst du den Edelstein ab (Gold)? Er ist für: Hammer."
    assert legal(s) == ["pay pan", "pay cart", "pay horse"]
    assert reason(s, "pay hammer") == "There is no gold on your hammer."
    play(s, "pay cart, buy right, pay pan, buy right")
    assert cargo(s) == {"pan": None, "shovel": None, "pick": None, "hammer": None, "cart": None, "horse": None}
    assert gems(s, "area") == ["gold"] * 3


def test_an_order_costs_a_coin() -> None:
    s = table("N3", coins=0)
    play(s, "move C")
    assert reason(s, "buy right") == "An order costs 1 coin, and you have 0."
    assert legal(s) == ["provisions", "turn right", "end"]


def test_no_more_than_three_open_orders() -> None:
    s = table("N3", orders="silver gold ruby")
    play(s, "move C")
    assert reason(s, "buy right") == "You already have 3 open orders: return one first."
    assert not [move for move in legal(s) if move.startswith("buy")]


# --- returning an order ------------------------------------------------------------------------------------------------------


def test_an_order_is_returned_to_either_side_without_buying() -> None:
    """Page 5: “Er darf sich aussuchen, ob er die Karte oben auf die rechte oder die linke Seite des Buchs legt.”

    No coin comes back. On the left the back of the order is up, on the right its front.
    """
    for side in ("right", "left"):
        s = table("N3", orders="silver gold ruby")
        open_book(s, "C", "amethyst/gold emerald/silver sapphire/gold")
        silver = packing.card_of(s.seats[0].orders[0])
        back = s.game.orders.labels[s.game.books.kind[packing.back_of(silver)]]
        play(s, "move C")
        returns = [move for move in legal(s) if move.startswith("return")]
        assert returns == [f"return {slot} {onto}" for slot in (1, 2, 3) for onto in ("right", "left")]
        play(s, f"return 1 {side}")
        assert order_labels(s) == ["gold", "ruby"]
        assert s.seats[0].coins == 6
        assert tops(s, "C") == ((None, "silver") if side == "right" else (back, "amethyst"))
        assert packing.card_of(s.pages(BOOK["C"], SIDES.index(side))[-1]) == silver


def test_after_returning_pages_are_turned_and_bought_as_usual() -> None:
    """“Er darf in beliebiger Folge umblättern und kaufen”; the returned page can be turned and bought, too."""
    s = table("N3", orders="silver gold ruby")
    open_book(s, "C", "amethyst/gold emerald/silver sapphire/gold")
    play(s, "move C, return 2 right")
    assert legal(s) == ["turn right", "buy right", "end"]  # no provisions: the book has been used
    assert reason(s, "provisions") == "You have already begun another action, and a turn has only one."
    play(s, "turn right, turn right")
    assert s.seats[0].coins == 5
    play(s, "turn left, turn left, buy right")
    assert order_labels(s) == ["silver", "ruby", "gold"]  # the same one again
    assert s.seats[0].coins == 2
    play(s, "return 3 left, buy right, return 1 right")  # a third order again, so one can be returned again
    assert order_labels(s) == ["ruby", "amethyst"]
    assert s.seats[0].coins == 1


def test_buying_after_returning_is_optional() -> None:
    """“Anschließend kann er einen neuen Auftrag erwerben”: two orders and all coins are left."""
    s = table("N3", orders="silver gold ruby")
    play(s, "move C, return 3 left, end")
    assert order_labels(s) == ["silver", "gold"]
    assert s.seats[0].coins == 6
    assert s.player == 1


def test_returning_an_order_needs_three_orders_and_a_coin() -> None:
    s = table("N3", orders="silver gold")
    play(s, "move C")
    assert reason(s, "return 1 right") == "You can return an order only if you have 3 open orders."
    s = table("N3", coins=0, orders="silver gold ruby")
    play(s, "move C")
    assert reason(s, "return 1 right") == "An order costs 1 coin, and you have 0."
    assert legal(s) == ["provisions", "turn right", "end"]


def test_an_order_returns_to_the_book_of_the_city_where_the_pawn_is() -> None:
    """“Dazu legt er die Karte in das Auftragsbuch der Stadt, in der er sich gerade befindet”, even from the other set."""
    s = table("W1", orders="silver gold ruby")
    card = packing.card_of(s.seats[0].orders[2])
    assert card in s.game.books.sets[BOOK["C"]]
    play(s, "move D, return 3 left")
    assert [packing.card_of(page) for page in s.pages_left[BOOK["D"]]] == [card]


def test_no_order_returns_to_a_catalogue() -> None:
    s = table("N1", orders="silver gold ruby")
    play(s, "move A")
    assert reason(s, "return 1 right") == "You can return orders only to an order book."


def test_an_order_returned_to_an_empty_book_can_be_bought() -> None:
    s = table("N3", coins=1, orders="silver gold ruby")
    empty_book(s, "C")
    play(s, "move C, return 1 left, buy left")
    assert s.player == 1
    assert len(order_labels(s)) == 3


def budget(s: ValdoraState) -> int:
    """Return the budget for steps with an order book: coins count twice, the free turn and three orders once."""
    question = s.question
    assert isinstance(question, UseBook)
    tableau = s.seats[question.seat]
    full = len(tableau.orders) == s.game.max_orders
    return 2 * tableau.coins + full + s.game.free_turns - question.free_turns_used


def test_every_step_with_a_book_uses_the_budget_so_an_action_always_ends() -> None:
    """Turning takes the free turn or a coin; returning takes the third order, which costs a coin again."""
    s = table("N3", coins=3, orders="silver gold ruby")
    play(s, "move C")
    assert budget(s) == 2 * 3 + 1 + 1
    found, todo = {s.key()}, [s]
    while todo:
        before = todo.pop()
        for action in before.legal_actions():
            after = before.clone()
            after.apply(action)
            if after.player == 0:
                assert 0 <= budget(after) < budget(before)
                if after.key() not in found:
                    found.add(after.key())
                    todo.append(after)
    assert len(found) > 500


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_play_returns_orders_and_ends(players: int) -> None:
    """An action has at most as many steps as six coins, three orders and the free turn allow, and one to stop."""
    steps, returned = 0, 0
    s = GAME.new(players, seed=players)
    rng = stream(players)
    while not s.over:
        steps = steps + 1 if isinstance(s.question, UseBook) else 0
        actions = s.legal_actions()
        action = actions[rng.below(len(actions))]
        returned += GAME.space.family(action) is GAME.return_order
        assert steps <= 2 * GAME.max_coins + 1 + GAME.free_turns + 1, "a budget of 14, and the step that stops"
        s.apply(action)
    assert returned > 10


@pytest.mark.parametrize("coins", [0, 6])
def test_an_empty_book(coins: int) -> None:
    """“Dann muss der Spieler dort trotzdem anhalten”: he can still take provisions."""
    s = table("N3", coins=coins)
    empty_book(s, "C")
    assert "move E1" not in legal(s)
    play(s, "move C")
    assert legal(s) == ["provisions", "end"]
    assert reason(s, "buy right") == "There is no page on the right side of this book."


def test_action_descriptions_name_the_open_page() -> None:
    s = table("N3", orders="silver gold ruby")
    open_book(s, "C", "white_grs")
    play(s, "move C")
    assert s.describe(s.parse("return 1 right")) == "Return to the right side: silver order (1 coin → 2 points)"
    assert s.describe(s.parse("return 3 left"), "de") == "Auf die linke Seite zurückgeben: roter Auftrag (Rubin → 5 Punkte)"
    assert s.describe(s.parse("turn left"), "de") == "Die linke Seite umblättern: dort ist nichts"


def test_the_prompt_names_only_possible_steps() -> None:
    s = table("N3", coins=2, orders="silver gold ruby")
    play(s, "move C")
    assert s.prompt() == "Player 1: use the order book, take provisions, or do nothing."
    play(s, "turn right")
    assert s.prompt() == "Player 1: turn a page (1 coin), return an order, or stop."
    play(s, "return 1 right")
    assert s.prompt("de") == "Spieler 1: Blättere um (1 Münze), kaufe einen Auftrag oder hör auf."
    s = table("N1", coins=0, equipment="pan:gold cart:gold")
    open_book(s, "A", "hammer shovel pick")
    play(s, "move A, turn right")
    assert s.prompt("de") == "Spieler 1: Kaufe Ausrüstung oder hör auf."
    s = table("N3")
    empty_book(s, "C")
    play(s, "move C")
    assert s.prompt() == "Player 1: take provisions or do nothing."
