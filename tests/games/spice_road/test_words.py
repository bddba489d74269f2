"""Prompts, answers and events say what is possible and what is meant, in both languages."""

from __future__ import annotations

import io

import pytest

import fondaco
from fondaco.cli.i18n import LANGUAGE
from fondaco.cli.observation_text import render_observation as text_table
from fondaco.cli.output import make_console

from .expansion_positions import position
from .positions import CARD, play, table


def said(s: fondaco.State, move: str, lang: str = "en") -> str:
    return s.describe(s.parse(move), lang)


def shown(s: fondaco.State, monkeypatch: pytest.MonkeyPatch, lang: str = "de") -> str:
    """The table as the terminal prints it."""
    monkeypatch.setattr(LANGUAGE, "lang", lang)
    file = io.StringIO()
    page = make_console(file)
    page.width = 150
    page.print(text_table(s.game, s.observe(0), s.breakdown()))
    return file.getvalue()


def test_the_question_of_a_turn_offers_only_what_is_possible() -> None:
    s = table((0, 0, 0, 0))
    assert s.prompt() == "Player 1, you can play a card, acquire a merchant or rest."
    assert s.prompt("de") == "Spieler 1, du kannst eine Karte spielen, eine Händlerkarte erwerben oder ausruhen."
    s = table((9, 9, 9, 9))
    s.last_round = True
    assert s.prompt() == (
        "Player 1, this is the last round: you can play a card, acquire a merchant, claim a point card or rest."
    )
    assert s.prompt("de").endswith("eine Händlerkarte erwerben, eine Punktekarte nehmen oder ausruhen.")


def test_a_golden_deal_is_offered_only_if_one_can_be_made() -> None:
    assert "deal" not in position(hand="S1 S2", golden_deals=True).prompt()
    s = position(hand="S1 M01", golden_deals=True)
    assert "make a golden deal" in s.prompt()
    assert "einen Goldenen Deal eingehen" in s.prompt("de")


def test_the_prompt_says_that_a_seat_can_only_rest() -> None:
    s = table((0, 0, 0, 0))
    s.played[0], s.hand[0] = s.hand[0], []
    for column in (s.merchants.row, s.merchants.cubes_on):
        column.clear()
    assert s.prompt() == "Player 1, you can only rest."
    assert s.prompt("de") == "Spieler 1, du kannst nur ausruhen."


def test_a_merchant_is_named_with_its_price_and_the_cubes_on_it() -> None:
    s = table((3, 0, 0, 0), row="M01 M02")
    assert said(s, "acquire 1") == "Acquire M01 (+ 3 turmeric) free of charge"
    assert said(s, "acquire 2", "de") == "M02 (+ 1 Kurkuma + 1 Safran) für ein Gewürz erwerben"
    play(s, "acquire 2, pay yellow")
    assert said(s, "acquire 1") == "Acquire M01 (+ 3 turmeric) free of charge, with 1 turmeric on it"
    assert said(s, "acquire 1", "de") == "M01 (+ 3 Kurkuma) kostenlos erwerben, dazu 1 Kurkuma"
    s.merchants.row.pop()
    s.merchants.cubes_on.pop()
    assert said(s, "acquire 6", "de") == "Die Händlerkarte auf Platz 6 erwerben"


def test_a_point_card_is_named_with_the_coin_above_it() -> None:
    s = table((9, 9, 9, 9), points="V01 V02 V03")
    card = s.game.translator.formatters["point_card"]
    assert said(s, "claim 1") == f"Claim {card('V01', 'en')}, with a gold coin"
    assert said(s, "claim 2", "de") == f"{card('V02', 'de')} nehmen, dazu eine Silbermünze"
    assert said(s, "claim 3", "de") == f"{card('V03', 'de')} nehmen"


def test_resting_says_how_many_cards_come_back() -> None:
    s = table()
    assert said(s, "rest", "de") == "Ausruhen, ohne eine Karte zurückzunehmen"
    s.played[0] = [s.hand[0].pop()]
    assert said(s, "rest") == "Rest: take one card back"
    s.played[0].append(s.hand[0].pop())
    assert said(s, "rest", "de") == "Ausruhen: 2 Karten zurücknehmen"


@pytest.mark.parametrize(
    ("lang", "nothing", "one"),
    [
        ("en", "Player 1 rests.", "Player 1 rests and takes one card back."),
        ("de", "Spieler 1 ruht sich aus.", "nimmt eine Karte"),
    ],
)
def test_the_event_of_resting_counts_no_cards_where_there_are_none(lang: str, nothing: str, one: str) -> None:
    for played, words in ((0, nothing), (1, one)):
        s = table()
        s.played[0] = s.hand[0][:played]
        s.hand[0] = s.hand[0][played:]
        events: list[fondaco.Event] = []
        s.apply(s.parse("rest"), events)
        assert words in events[0].text(lang)


def test_the_event_of_acquiring_names_cubes_only_where_there_are_some() -> None:
    s = table((3, 0, 0, 0), row="M01 M02")
    events: list[fondaco.Event] = []
    s.apply(s.parse("acquire 1"), events)
    assert events[0].text() == "Player 1 acquires M01 (+ 3 turmeric)."
    assert events[0].text("de") == "Spieler 1 erwirbt M01 (+ 3 Kurkuma)."
    s.merchants.cubes_on[0] = 2
    s.apply(s.parse("acquire 1"), events)
    assert "und nimmt 2 Kurkuma davon." in [event.text("de") for event in events if event.kind == "acquire"][1]


def test_a_deal_is_described_once() -> None:
    """It was described when the merchant came into the row; the events that follow say what it brings."""
    s = position(row="M01 M02", deals={"M01": "G23"}, golden_deals=True)
    events: list[fondaco.Event] = []
    s.apply(s.parse("acquire 1"), events)
    s.apply(s.parse("lay S1"), events)
    texts = [event.text("de") for event in events if event.kind == "deal"]
    assert texts == ["Spieler 1 wirft M01 (+ 3 Kurkuma) für ihren Goldenen Deal ab."]


def test_answers_about_a_golden_deal_name_card_and_deal() -> None:
    s = position(hand="S1 M01", row="M02 M03", deals={"M01": "G23"}, golden_deals=True)
    assert s.deals is not None
    s.deals.show(CARD["M01"])
    assert said(s, "deal M01") == "Make the golden deal of M01 (+ 3 turmeric): upgrade 7 times, the others take 1 turmeric"
    play(s, "acquire 1")
    assert said(s, "take", "de") == "M02 (+ 1 Kurkuma + 1 Safran) auf die Hand nehmen"


def test_an_unseen_deal_is_not_described() -> None:
    s = position(hand="S1 S2", row="M01", golden_deals=True)
    hidden = s.merchants.pile.cards[0]
    assert said(s, f"deal {s.game.merchants.labels[hidden]}").endswith(")")


def test_trades_say_what_all_of_them_cost_and_bring() -> None:
    s = play(table((6, 0, 0, 0), hand="M10"), "play M10")
    assert said(s, "trade 1", "de") == "Einmal tauschen: 2 Kurkuma gegen 1 Kardamom"
    assert said(s, "trade 2", "de") == "Zweimal tauschen: 4 Kurkuma gegen 2 Kardamom"
    assert said(s, "trade 3") == "Trade 3 times: 6 turmeric for 3 cardamom"


def test_a_mixed_trade_says_what_it_brings_in_all() -> None:
    s = position(caravans=[(6, 0, 0, 0)], hand="S1 B1b", bonus_cards="both")
    play(s, "play B1b")
    assert said(s, "trade 2", "de") == "Zweimal tauschen: 6 Kurkuma abgeben"
    play(s, "trade 2")
    answers = [said(s, f"first {times}", "de") for times in range(3)]
    assert answers == ["4 Safran nehmen", "2 Safran + 1 Zimt nehmen", "2 Zimt nehmen"]


def test_cubes_that_rise_or_go_back_are_counted() -> None:
    s = play(table((3, 0, 0, 0)), "play S2")
    assert said(s, "upgrade yellow 2", "de") == "2 Kurkuma zu Safran aufwerten"
    s = play(table((9, 1, 0, 0)), "play S1")
    assert s.prompt("de").startswith("Du hast 2 Würfel zu viel (Kapazität 10).")
    assert said(s, "keep yellow 9", "de") == "9 Kurkuma behalten, 2 zurücklegen"
    s = play(table((9, 0, 0, 0)), "play S1")
    assert s.prompt().startswith("You hold one cube too many")


def test_the_last_cube_to_pay_is_one_cube() -> None:
    s = play(table((3, 0, 0, 0), row="M01 M02 M03"), "acquire 3")
    assert "Noch 2 Gewürze zu zahlen" in s.prompt("de")
    play(s, "pay yellow")
    assert "Noch ein Gewürz zu zahlen" in s.prompt("de")
    assert "One cube to pay" in s.prompt()


def test_the_terminal_says_what_cards_do_wherever_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    s = position(row="M01 M02", discard="M03", deals={"M01": "G23"}, golden_deals=True)
    page = shown(s, monkeypatch)
    assert "M01 (+ 3 Kurkuma): 7 Aufwertungen, die anderen nehmen 1 Kurkuma" in page
    assert "M03 (" in page[page.index("Ablagestapel") :].partition("Punktekarten")[0]
    assert "Goldmünzen 4" in page
    assert "Silbermünzen 4" in page


def test_the_terminal_says_why_a_game_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    s.ended_by = "point-cards"
    assert "Ende durch genug Punktekarten" in shown(s, monkeypatch)
    assert "ended by enough point cards" in shown(s, monkeypatch, "en")
