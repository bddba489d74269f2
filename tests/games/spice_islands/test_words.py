"""Prompts and answers say what is possible and what is meant, in both languages."""

from __future__ import annotations

import fondaco
from fondaco.games.spice_islands.rules.columns import ChooseReward

from ..century.positions import play
from .positions import GAME, islands, put_ship, table


def said(s: fondaco.State, move: str, lang: str = "en") -> str:
    return s.describe(s.parse(move), lang)


def test_the_question_of_a_turn_offers_only_what_is_possible() -> None:
    s = table()
    assert s.prompt() == "Player 1, you can play a card, acquire a merchant, move your ship or rest."
    assert s.prompt("de") == (
        "Spieler 1, du kannst eine Karte spielen, eine Händlerkarte erwerben, dein Schiff bewegen oder ausruhen."
    )
    s.spent[0], s.hand[0] = s.hand[0], []
    assert s.prompt() == "Player 1, you can acquire a merchant, leave your ship where it is or rest."
    assert s.prompt("de").endswith("dein Schiff stehen lassen oder ausruhen.")


def test_where_nothing_can_be_done_the_question_says_so() -> None:
    s = table()
    put_ship(s, "harbour_1")
    play(s, "stay")
    assert s.prompt() == "Player 1, your ship is at harbour 1: you can do nothing here."
    assert s.prompt("de") == "Spieler 1, dein Schiff ist bei Hafen 1: Du kannst hier nichts tun."


def test_sailing_has_no_brackets_behind_brackets() -> None:
    s = table()
    tile = islands(s, "tea")[0]
    put_ship(s, tile)
    answers = [words for action in s.legal_actions() if (words := s.describe(action, "de")).startswith("Zu ")]
    assert answers
    assert not [words for words in answers if words.count("(") > 1]
    assert all("Karte abwerfen" in words or "Karten abwerfen" in words for words in answers)


def test_the_open_sea_is_named_by_its_tile() -> None:
    """The rulebook calls it Seeplättchen: „Nach offene See 1 fahren“ is no German."""
    s = table()
    assert said(s, "sail sea_1", "de").startswith("Zu Seeplättchen 1 fahren")
    assert said(s, "sail sea_1").startswith("Sail to sea tile 1")


def test_staying_announces_an_action_only_where_there_is_one() -> None:
    s = table()
    assert said(s, "stay", "de") == "Das Schiff stehen lassen und vor Ort eine Aktion ausführen"
    put_ship(s, "sea_1")
    assert said(s, "stay", "de") == "Das Schiff stehen lassen"
    assert said(s, "stay") == "Leave the ship where it is"


def test_cards_to_turn_down_are_counted_and_in_no_order_for_people() -> None:
    s = table()
    far = next(action for action in s.legal_actions() if "turning 2 cards down" in s.describe(action))
    s.apply(far)
    assert s.prompt("de").endswith("Welche Karte wirfst du ab? Noch 2 Karten.")
    play(s, "spend S1")
    assert s.prompt("de").endswith("Welche Karte wirfst du ab? Noch eine Karte.")


def test_resting_counts_cards_turned_down_as_well() -> None:
    s = table()
    s.spent[0], s.played[0], s.hand[0] = [0], [1], []
    assert said(s, "rest", "de") == "Ausruhen: 2 Karten zurücknehmen"


def test_a_merchant_for_an_emptied_column_is_free() -> None:
    s = table((9, 0, 0, 0))
    play(s, "stay")
    s.stack.append(ChooseReward(0, 1))
    label = GAME.merchants.labels[s.merchants.row[2]]
    card = GAME.translator.formatters["card"](label, "de")
    assert said(s, "acquire 3", "de") == f"{card} kostenlos erwerben"
    assert "oder nimm ein Bonusplättchen" in s.prompt("de")
    s.red_bonuses.left = [0] * len(s.red_bonuses.left)
    assert s.prompt("de").endswith("Erwirb kostenlos eine Händlerkarte der Auslage.")


def test_points_of_a_bonus_tile_are_said_once() -> None:
    s = table()
    assert said(s, "bonus points", "de") == "Ein Bonusplättchen nehmen: 6 Punkte"
    assert said(s, "bonus hold") == "Take a bonus tile: room for 3 more cubes in the hold"
