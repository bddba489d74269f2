"""Prompts, answers and the table say what is possible and what is meant, in both languages."""

from __future__ import annotations

import pytest

from fondaco.core.messages import Message

from .positions import GAME, cover, open_up, own, play, settle, table


def test_the_question_of_a_turn_offers_only_what_is_possible() -> None:
    s = table()
    assert s.prompt() == "Player 1: send settlers to work, or rest."
    assert s.prompt("de") == "Spieler 1: Schicke Siedler zur Arbeit oder ruhe dich aus."
    s.last_round = True
    assert s.prompt() == "Player 1, this is the last round: send settlers to work, or rest."
    settle(s, 0, "B1-2", 7)
    assert s.prompt() == "Player 1, this is the last round: you can only rest."
    assert s.prompt("de") == "Spieler 1, dies ist die letzte Runde: Du kannst dich nur ausruhen."


@pytest.mark.parametrize(
    ("out", "english", "german"),
    [
        (0, "Rest: no settler of yours is out", "Ausruhen: keiner deiner Siedler ist unterwegs"),
        (1, "Rest: take 1 settler back", "Ausruhen: 1 Siedler zurücknehmen"),
        (3, "Rest: take 3 settlers back", "Ausruhen: 3 Siedler zurücknehmen"),
    ],
)
def test_rest_says_how_many_settlers_come_back(out: int, english: str, german: str) -> None:
    s = table()
    if out:
        settle(s, 0, "B1-2", out)
    assert (s.describe(s.parse("rest")), s.describe(s.parse("rest"), "de")) == (english, german)


def test_work_says_what_tools_give_first() -> None:
    s = table([0, 0, 0, 0])
    assert s.describe(s.parse("work A1-3")) == "Work at A1-3 (+ 2 corn) with 1 settler"
    own(s, "T01")
    assert s.describe(s.parse("work A1-3")) == "Work at A1-3 (+ 2 corn) with 1 settler; tools first give 1 corn"
    german = "Mit 1 Siedler bei A1-3 (+ 2 Mais) arbeiten; Werkzeug bringt vorher 1 Mais"
    assert s.describe(s.parse("work A1-3"), "de") == german


def test_point_cards_say_what_they_bring_and_where() -> None:
    say = GAME.translator.formatters["point_card"]
    assert say("N01", "en").endswith("; one settler fewer at locations with the plough)")
    assert say("N01", "de").endswith("; 1 Siedler weniger auf Feldern mit Pflug)")
    assert say("T01", "de").endswith("; + 1 Mais auf Feldern mit Pflug)")
    assert say("E01", "en").endswith("; an exploration tile)")
    assert say("E01", "de").endswith("; ein Erkundungsplättchen)")


def test_settlers_of_exploration_tiles_are_new_ones_as_on_point_cards() -> None:
    s = table()
    cover(s, "C1-6", "X03")
    words = GAME.translator.formatters["tile"]("X03", "en"), GAME.translator.formatters["tile"]("X03", "de")
    assert words == ("X03 (1 new settler)", "X03 (1 neuer Siedler)")


def test_the_point_card_that_is_taken_is_named() -> None:
    s = play(table([2, 2, 0, 0], "N01"), "work A1-1")
    assert s.describe(s.parse("claim")).startswith("Claim N01 (3 points for 2 corn + 2 meat; ")
    assert s.describe(s.parse("claim"), "de").startswith("Die Punktekarte N01 (3 Punkte für 2 Mais + 2 Fleisch; ")


def test_leaving_says_what_is_not_taken() -> None:
    card = play(table([2, 2, 0, 0], "N01"), "work A1-1,bonus A1-1")
    assert card.describe(card.parse("leave")) == "Do not claim the point card"
    assert card.describe(card.parse("leave"), "de") == "Die Punktekarte nicht nehmen"
    tile = play(table([2, 2, 0, 0], "N01"), "work A1-1,claim")
    assert tile.describe(tile.parse("leave")) == "Take no bonus tile"
    assert tile.describe(tile.parse("leave"), "de") == "Kein Bonusplättchen nehmen"


def test_a_fort_is_named_as_everywhere() -> None:
    s = play(table([2, 2, 0, 0], "N01"), "work A1-1")
    assert s.prompt("de") == "Was nimmst du bei A1-1 (Fort 1) zuerst, die Punktekarte oder ein Bonusplättchen?"


def test_goods_are_no_things_to_be_counted_in_english() -> None:
    s = table([3, 0, 0, 0])
    open_up(s, "A1-4")
    play(s, "work A1-4")
    assert s.prompt() == "How much corn do you upgrade? 2 steps are left."


def test_upgrading_twice_is_said_as_trading_twice() -> None:
    assert GAME.translator.formatters["location"]("A1-4", "en") == "A1-4 (upgrade twice)"
    assert GAME.translator.formatters["location"]("B1-4", "en") == "B1-4 (upgrade 3 times)"


def test_too_many_goods_read_right() -> None:
    def asked(excess: int) -> str:
        return GAME.translator.format(Message("ask-keep", {"excess": excess, "limit": 10, "colour": "yellow"}), "de")

    assert asked(1) == "Du hast eine Ware zu viel (Lager fasst 10). Wie viel Mais behältst du?"
    assert asked(2) == "Du hast 2 Waren zu viel (Lager fasst 10). Wie viel Mais behältst du?"


def test_labels_of_the_table_say_what_they_count() -> None:
    for name, english, german in (
        ("cards_to_end", "point cards that end the game", "Punktekarten, die das Spiel beenden"),
        ("claimed", "claimed point cards", "genommene Punktekarten"),
        ("whose", "whose", "wessen"),
        ("ready", "settlers on the player board", "Siedler auf der Ablage"),
        ("worth", "bonus tiles worth now", "Bonusplättchen zählen jetzt"),
        ("cubes", "goods", "Waren"),
    ):
        assert (GAME.label(name, "en"), GAME.label(name, "de")) == (english, german)
