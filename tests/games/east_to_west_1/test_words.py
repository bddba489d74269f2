"""Prompts, answers and the table say what is possible and what is meant, in both languages."""

from __future__ import annotations

import fondaco
from fondaco.cli.i18n import LANGUAGE
from fondaco.cli.observation_text import ValueFormatter

from ..century.positions import play, show
from .positions import GAME, PRODUCERS, TRADERS, send, table

CARD = GAME.translator.formatters["card"]


def said(s: fondaco.State, move: str) -> tuple[str, str]:
    """An answer in both languages."""
    return s.describe(s.parse(move)), s.describe(s.parse(move), "de")


def test_the_question_of_a_turn_offers_only_what_is_possible() -> None:
    s = table((0, 0, 0, 0))
    assert s.prompt() == "Player 1: send settlers to work, or rest."
    s = table((0, 0, 0, 0), route=PRODUCERS[0])
    assert s.prompt() == "Player 1: send settlers to work or along your trade route, or rest."
    german = "Spieler 1: Schicke Siedler zur Arbeit, lass Siedler auf deiner Handelsroute reisen oder ruhe dich aus."
    assert s.prompt("de") == german
    send(s, 1, s.boards.ready[0])
    assert s.prompt() == "Player 1: you can only rest."
    assert said(s, "rest") == ("Rest: take 12 settlers back", "Ausruhen: 12 Siedler zurücknehmen")


def test_a_journey_names_its_card_and_its_settlers() -> None:
    s = table((0, 0, 0, 0), route=f"{PRODUCERS[0]} {PRODUCERS[1]}")
    english, german = CARD(PRODUCERS[1], "en"), CARD(PRODUCERS[1], "de")
    assert said(s, "travel 2") == (
        f"Travel with 2 settlers to {english}, card 2 of your trade route",
        f"Mit 2 Siedlern zu {german} reisen, der 2. Karte deiner Handelsroute",
    )
    assert said(s, "travel 1")[1].startswith("Mit 1 Siedler zu ")
    assert said(s, "travel 5")[0] == "Travel to card 5 of your trade route"


def test_a_merchant_is_named_that_is_used_or_taken() -> None:
    s = table((0, 0, 0, 0))
    show(s, PRODUCERS[0])
    play(s, "work E2-5")
    english, german = CARD(PRODUCERS[0], "en"), CARD(PRODUCERS[0], "de")
    assert said(s, "use") == (f"Use {english}", f"{german} nutzen")
    assert said(s, "take") == (f"Take {english} into your trade route", f"{german} in deine Handelsroute nehmen")


def test_a_merchant_whose_trade_cannot_be_paid_is_not_offered() -> None:
    s = table((0, 0, 0, 0))
    show(s, TRADERS[0])
    play(s, "work E2-5")
    english, german = CARD(TRADERS[0], "en"), CARD(TRADERS[0], "de")
    assert s.prompt() == f"You cannot pay the trade of {english}. You take it into your trade route."
    assert s.prompt("de") == f"Den Tausch von {german} kannst du nicht bezahlen. Du nimmst die Karte in deine Handelsroute."


def test_with_golden_deals_only_what_is_possible_is_offered_and_the_deal_is_named() -> None:
    s = table((0, 0, 0, 0), golden_deals=True)
    show(s, TRADERS[0])
    play(s, "work E2-5")
    assert s.prompt().startswith(
        f"You cannot pay the trade of {CARD(TRADERS[0], 'en')}. Do you take it into your trade route, or "
    )
    deal = s.prompt().rpartition(": ")[2].rstrip("?")
    assert said(s, "golden")[0] == f"Make the golden deal: {deal}"


def test_on_the_route_only_what_is_possible_is_offered() -> None:
    s = table((0, 0, 0, 0), route=TRADERS[0], golden_deals=True)
    play(s, "travel 1")
    assert s.prompt().startswith(f"You cannot pay the trade of {CARD(TRADERS[0], 'en')}. You make its golden deal: ")
    s = table((0, 0, 0, 0), route=PRODUCERS[0], golden_deals=True)
    play(s, "travel 1")
    assert s.prompt("de").startswith(f"Nutzt du die Händlerkarte {CARD(PRODUCERS[0], 'de')} oder gehst du ihren ")


def test_cards_are_named_that_change_places_or_are_replaced() -> None:
    s = table((0, 0, 0, 0), route=" ".join(PRODUCERS[1:4] + TRADERS[:2]))
    show(s, PRODUCERS[0])
    trial = s.clone()
    play(trial, "work E2-5,take")
    assert said(trial, "replace 2") == (
        f"Replace {CARD(PRODUCERS[2], 'en')}, card 2 of your trade route",
        f"{CARD(PRODUCERS[2], 'de')} ersetzen, die 2. Karte deiner Handelsroute",
    )
    play(s, "work C2-1")
    assert said(s, "swap 1 2") == (
        f"Let {CARD(PRODUCERS[1], 'en')} and {CARD(PRODUCERS[2], 'en')} change places",
        f"{CARD(PRODUCERS[1], 'de')} und {CARD(PRODUCERS[2], 'de')} die Plätze tauschen lassen",
    )
    assert said(s, "leave") == ("Let no cards change places", "Keine Karten die Plätze tauschen lassen")


def test_the_card_is_named_from_which_a_settler_comes_back() -> None:
    s = table((0, 0, 0, 0), route=PRODUCERS[0])
    assert said(s, "withdraw 1") == (
        f"Take one settler back from {CARD(PRODUCERS[0], 'en')}, card 1 of your trade route",
        f"Einen Siedler von {CARD(PRODUCERS[0], 'de')} zurücknehmen, der 1. Karte deiner Handelsroute",
    )
    assert said(s, "recall E2-5")[1] == "Einen Siedler von E2-5 (Markt 1) zurücknehmen"


def test_exploration_tiles_beside_the_board_say_what_they_bring() -> None:
    LANGUAGE.select("en")
    assert ValueFormatter(GAME).cell("display", ["X01", "X05"]) == "· X01 (+ 2 red)\n· X05 (3 points)"


def test_reasons_count_cards_and_settlers() -> None:
    s = table((0, 0, 0, 0), route=PRODUCERS[0])
    assert s.why_not(s.parse("travel 2")) == "There is no card 2 in your trade route: it has 1 card."
    assert s.why_not(s.parse("travel 2"), "de") == "Deine Handelsroute hat keine 2. Karte, sie hat 1 Karte."
    s.boards.reserve[0], s.boards.ready[0] = s.boards.ready[0], 0
    assert "needs 1 settler:" in (s.why_not(s.parse("travel 1")) or "")
    assert "braucht 1 Siedler:" in (s.why_not(s.parse("travel 1"), "de") or "")


def test_colours_are_capitalised_in_german() -> None:
    assert GAME.translator.formatters["cubes"]([2, 0, 0, 1], "de") == "2 Gelb + 1 Braun"
    assert (GAME.label("cubes", "en"), GAME.label("cubes", "de")) == ("cubes", "Würfel")
