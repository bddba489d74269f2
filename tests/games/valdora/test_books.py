"""Ausrüstungsgegenstände oder Aufträge erwerben, Umblättern (pages 4 and 5)."""

from __future__ import annotations

import pytest

from fondaco.core import pages

from .tables import BOOK, cargo, empty_book, gems, legal, open_book, order_labels, play, reason, table, tops


def test_the_example_of_turning() -> None:
    """Page 5: buy, turn for free, turn for 1, buy, turn twice for 2 more: turning cost 3 coins (and the two orders 2)."""
    s = table("N3", coins=6)
    open_book(s, "C", "silver/ruby gold/silver gold/emerald amethyst/gold silver/gold emerald/gold")
    play(s, "move C, buy right")
    assert s.coins[0] == 5
    play(s, "turn right")
    assert s.coins[0] == 5
    play(s, "turn right")
    assert s.coins[0] == 4
    play(s, "buy right")
    assert s.coins[0] == 3
    play(s, "turn right, turn right")
    assert s.coins[0] == 1
    play(s, "end")
    assert order_labels(s) == ["silver", "amethyst"]
    assert s.player == 1


def test_a_book_opens() -> None:
    """At first one page is visible; once one is turned, two are: the back on the left, the front on the right."""
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
    assert s.coins[0] == 4  # forwards and backwards cost the same


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
    """“Selbst wenn der Spieler nur umblättert ohne eine Karte zu kaufen, gilt das bereits als Aktion”: no provisions then."""
    s = table("N3")
    play(s, "move C, turn right")
    assert "provisions" not in legal(s)
    assert reason(s, "provisions") == "You have already begun another action, and there is only one a turn."


def test_nobody_must_buy() -> None:
    s = table("N3")
    play(s, "move C, end")
    assert s.player == 1
    assert s.coins[0] == 6


def test_equipment_costs_a_gold() -> None:
    s = table("N1", coins=0, equipment="pan:gold")
    open_book(s, "A", "hammer/cart horse")
    play(s, "move A, buy right")
    assert cargo(s) == {"pan": None, "hammer": None}
    assert gems(s, "area") == ["gold"]
    assert s.coins[0] == 0
    assert legal(s)[:1] == ["turn right"]  # one free page is left


def test_without_gold_no_equipment() -> None:
    s = table("N1", equipment="pan shovel:ruby")
    open_book(s, "A", "hammer")
    play(s, "move A")
    assert "buy right" not in legal(s)
    assert reason(s, "buy right") == "The hammer costs 1 gold, and you carry none."


def test_every_equipment_only_once() -> None:
    s = table("N1", equipment="pan:gold hammer")
    open_book(s, "A", "hammer")
    play(s, "move A")
    assert reason(s, "buy right") == "You already have a hammer, and nobody may have two."


def test_as_much_equipment_as_can_be_paid() -> None:
    s = table("N1", coins=0, equipment="pan:gold cart:gold horse:gold")
    open_book(s, "A", "hammer/cart shovel pick")
    play(s, "move A, buy right")
    assert s.prompt() == "Player 1: from which card do you hand over the gold for the hammer?"
    assert s.prompt("de") == "Spieler 1: Von welcher Karte wird abgegeben (Gold, für: Hammer)?"
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
    assert reason(s, "buy right") == "You already have 3 open orders: one must be given back first."
    assert [move for move in legal(s) if move.startswith(("buy", "exchange"))] == [
        "exchange 1 right",
        "exchange 2 right",
        "exchange 3 right",
    ]


def test_only_who_has_three_gives_back() -> None:
    s = table("N3", orders="silver gold")
    play(s, "move C")
    assert reason(s, "exchange 1 right") == ("An order is given back only by those who have 3 open orders and buy another one.")


def test_an_order_goes_back_onto_the_other_side() -> None:
    """No coin back; the order bought costs 1. On the left the back of the order given back is up, on the right its front."""
    s = table("N3", orders="silver gold ruby")
    open_book(s, "C", "amethyst/gold emerald/silver sapphire/gold")
    silver = pages.card_of(s.orders[0][0])
    back = s.game.orders.labels[s.game.books.kind[2 * silver + 1]]
    play(s, "move C, exchange 1 right")
    assert order_labels(s) == ["gold", "ruby", "amethyst"]
    assert s.coins[0] == 5
    assert tops(s, "C") == (back, "emerald")
    assert [pages.card_of(page) for page in s.left[BOOK["C"]]] == [silver]
    # now the other way: ruby goes onto the right, front up, and the back of the silver order is bought
    play(s, "exchange 2 left")
    assert order_labels(s) == ["gold", "amethyst", back]
    assert tops(s, "C") == (None, "ruby")
    assert s.coins[0] == 4


def test_giving_back_needs_a_page_on_the_other_side_and_a_coin() -> None:
    s = table("N3", orders="silver gold ruby")
    play(s, "move C")
    assert reason(s, "exchange 1 left") == "There is no page on the left side of this book."
    s = table("N3", coins=0, orders="silver gold ruby")
    play(s, "move C")
    assert reason(s, "exchange 1 right") == "An order costs 1 coin, and you have 0."


def test_an_order_goes_back_into_the_book_of_the_city_where_the_pawn_is() -> None:
    """“Dazu legt er die Karte in das Auftragsbuch der Stadt, in der er sich gerade befindet”, whichever set it came from."""
    s = table("W1", orders="silver gold ruby")
    card = pages.card_of(s.orders[0][2])
    assert card in s.game.books.sets[BOOK["C"]]
    play(s, "move D, exchange 3 right")
    assert [pages.card_of(page) for page in s.left[BOOK["D"]]] == [card]


def test_nothing_goes_back_into_a_catalogue() -> None:
    s = table("N1", orders="silver gold ruby")
    play(s, "move A")
    assert reason(s, "exchange 1 right") == "Orders are given back to an order book only."


@pytest.mark.parametrize("coins", [0, 6])
def test_an_empty_book(coins: int) -> None:
    """“Dann muss der Spieler dort trotzdem anhalten”: there are still provisions."""
    s = table("N3", coins=coins)
    empty_book(s, "C")
    assert "move E1" not in legal(s)
    play(s, "move C")
    assert legal(s) == ["provisions", "end"]
    assert reason(s, "buy right") == "There is no page on the right side of this book."


def test_the_words_of_an_action_name_what_is_there() -> None:
    s = table("N3", orders="silver gold ruby")
    open_book(s, "C", "white_grs")
    play(s, "move C")
    assert s.describe(s.parse("exchange 1 right")) == (
        "Give order 1 back (silver order (1 coin → 2 points)) and buy the right page "
        "(white order (gold, ruby, sapphire → 10 points))"
    )
    assert s.describe(s.parse("turn left"), "de") == "Die Seite links umblättern (dort ist nichts)"
