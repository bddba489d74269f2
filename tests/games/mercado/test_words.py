"""Prompts and answers say what is possible and what is meant, in both languages."""

from __future__ import annotations

import pytest

import fondaco

from .positions import bag, give, play, seals, table


@pytest.mark.parametrize(
    ("face", "in_bag", "english", "german"),
    [
        ("", "gold gold gold", "draw coins or refill your bag.", "Ziehe Münzen oder fülle deinen Beutel auf."),
        ("", "gold", "refill your bag.", "Fülle deinen Beutel auf."),
        ("", "", "draw coins.", "Ziehe Münzen."),
        (
            "p1",
            "gold",
            "play a privilege if you like, then refill your bag.",
            "Spiele ein Privileg, wenn du magst; dann fülle deinen Beutel auf.",
        ),
        (
            "p1",
            "",
            "play a privilege if you like, then draw coins.",
            "Spiele ein Privileg, wenn du magst; dann ziehe Münzen.",
        ),
    ],
)
def test_the_question_of_a_turn_offers_only_what_is_possible(face: str, in_bag: str, english: str, german: str) -> None:
    s = table()
    if in_bag:
        bag(s, in_bag)
    give(s, face)
    assert s.prompt() == f"Player 1: {english}"
    assert s.prompt("de") == f"Spieler 1: {german}"
    s.last_round = True
    assert s.prompt() == f"Player 1, this is the last round: {english}"
    assert s.prompt("de") == f"Spieler 1, dies ist die letzte Runde: {german}"


def test_who_can_do_nothing_is_told_so() -> None:
    s = table()
    s.seats[0].bag = 0
    assert s.prompt() == "Player 1: you can only pass."
    assert s.prompt("de") == "Spieler 1: Du kannst nur aussetzen."


def test_after_a_privilege_the_question_offers_only_what_is_possible() -> None:
    s = table()
    s.board_symbols = (0,) * 30
    give(s, "p1")
    play(s, "privilege p1")
    assert s.prompt() == "Player 1: draw coins."
    bag(s, "gold")
    assert s.prompt("de") == "Spieler 1: Fülle deinen Beutel mit den Münzen der Personentafel auf."


def test_one_coin_and_several_read_right() -> None:
    s = table("chance mystery")
    seals(s, 0, 1)
    bag(s, "gold joker joker")
    play(s, "draw")
    assert s.prompt() == "Player 1: where do you lay this coin (gold)? In front of you: 1 gold + 2 jokers."
    assert s.prompt("de") == "Spieler 1: Wo legst du diese Münze an (Gold)? Vor dir: 1 Gold + 2 Joker."
    assert "(1 joker + 1 of any colour →" in s.describe(s.parse("put chance"))
    assert "(1 Joker + 1 beliebige →" in s.describe(s.parse("put chance"), "de")


def test_events_count_counterfeits_in_the_plural() -> None:
    s = table()
    bag(s, "gold counterfeit counterfeit")
    events: list[fondaco.Event] = []
    s.apply(s.parse("draw"), events)
    assert events[0].text() == "Player 1 draws 1 gold + 2 counterfeits."


def test_answers_name_what_they_are_about() -> None:
    s = table(start=6)  # one step leads to a seal
    bag(s, "gold gold counterfeit counterfeit")
    assert s.describe(s.parse("draw")) == "Draw 3 coins from your bag"
    assert s.describe(s.parse("refill"), "de").startswith("Den Beutel von der Personentafel auffüllen: 3 Gold + ")
    give(s, "p1")
    play(s, "privilege p1")
    assert s.describe(s.parse("use")) == "Use the symbol of the space: a seal"
    assert s.describe(s.parse("leave"), "de") == "Das Symbol des Feldes nicht nutzen: ein Siegel"
    bag(s, "gold gold counterfeit counterfeit counterfeit")
    play(s, "leave, draw")
    assert s.describe(s.parse("seal")) == "Pay a seal and draw 2 more coins"


def test_what_goes_back_is_named() -> None:
    s = table("goblet blossom")
    seals(s, 0, 1)
    bag(s, "gold gold silver")
    play(s, "draw, put blossom")
    assert s.describe(s.parse("bag")) == "Put back into your bag: 1 gold"
    assert s.describe(s.parse("bag"), "de") == "In den Beutel zurücklegen: 1 Gold"


def test_drawing_no_more_does_not_count_the_seals() -> None:
    """“Keep your seals”, with a single one."""
    s = table()
    seals(s, 0, 1)
    bag(s, "gold gold gold silver silver")
    play(s, "draw")
    assert s.describe(s.parse("enough")) == "Pay no seal, draw no more"
    assert s.describe(s.parse("enough"), "de") == "Kein Siegel abgeben, nichts mehr ziehen"


def test_laying_names_the_coin_as_what_is_laid() -> None:
    s = table("goblet blossom")
    seals(s, 0, 1)
    bag(s, "gold gold silver")
    play(s, "draw")
    assert s.describe(s.parse("put blossom")).startswith("Lay the coin at: scent of ")
    assert s.describe(s.parse("put blossom"), "de").startswith("Die Münze anlegen bei: Duft ")


def test_coins_that_go_back_are_told_to_be_unused() -> None:
    s = table("globe")
    bag(s, "gold gold gold gold gold")
    play(s, "draw, enough, put globe")
    events: list[fondaco.Event] = []
    s.apply(s.parse("bag"), events)
    assert "Player 1 puts 2 gold back into the bag unused." in [event.text() for event in events]


def test_the_log_about_others_does_not_say_your() -> None:
    for symbol in ("counterfeit", "joker"):
        assert "your" not in table("globe").game.translate_in("en")(f"symbol-{symbol}")
