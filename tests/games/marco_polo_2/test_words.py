"""Prompts, answers and the log say what is possible and what is meant, in both languages."""

from __future__ import annotations

from typing import cast

import pytest

import fondaco
from fondaco.core.registry import game_with_components
from fondaco.games.marco_polo_2.items import GOOD
from fondaco.games.marco_polo_2.rules.characters import Pairs
from fondaco.games.marco_polo_2.rules.payment import charge
from fondaco.games.marco_polo_2.rules.round import Double
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.polo.items import COIN
from tests.games.polo.positions import event_texts, legal, play
from tests.games.test_rulings import page

from .positions import GAME, journey, set_pile, table

EN, DE = "en", "de"


def words(s: MarcoPolo2State, move: str, lang: str = EN) -> str:
    return s.describe(s.parse(move), lang)


# --- the how-to page ---------------------------------------------------------------------------------------------------------


def test_the_page_calls_things_as_rulebook_and_messages_do() -> None:
    """Kontorbonus and Angebotsplättchen."""
    text = page("marco_polo_2", DE)
    assert "Außenposten" not in text
    assert "Tafel" not in text
    assert "Kontorbonus" in text
    assert "Angebotsplättchen" in text


# --- the log -----------------------------------------------------------------------------------------------------------------


def test_a_bonus_reads_as_paid_once_and_says_which_kind_it_is() -> None:
    moves = "place lower, die blue 6, step xian"
    s = table(items=("20 coin 20 camel",), bonuses={"xian": "camel_3"})
    assert event_texts(s, moves, DE)[-2:] == ["Spieler 1 löst den Stadtbonus von Xian aus.", "Spieler 1 bekommt 3 Kamele."]
    moves = "place lower, die blue 6, step xanadu"
    s = table("abha de", items=("20 coin 20 camel",), outposts={"xanadu": "ob_gold_2"})
    assert event_texts(s, moves, DE)[-2:] == ["Spieler 1 löst den Kontorbonus von Xanadu aus.", "Spieler 1 bekommt 2 Gold."]


def test_an_offer_reads_as_paid_once() -> None:
    s = table(dice=("6",))
    assert event_texts(s.clone(), "place book1, die blue 6, offer 2")[-2:] == [
        "Player 1 takes offer 2 of book 1.",
        "Player 1 gains 2 pepper + 1 jade.",
    ]
    assert event_texts(s, "place book1, die blue 6, offer 2", DE)[-2] == "Spieler 1 nimmt Angebot 2 aus Buch 1."


def test_a_doubled_bonus_and_one_that_is_cashed_in_read_as_paid_once() -> None:
    s = table("mailin de", posts=("xian",), bonuses={"xian": "camel_3"})
    s.stack.append(Double(0))
    assert event_texts(s, "bonus xian", DE) == ["Spieler 1 verdoppelt einen Bonus: 3 Kamele.", "Spieler 1 bekommt 6 Kamele."]
    s = table()
    s.stored_outposts = (GAME.outpost_labels.index("ob_gold_2"),)
    assert words(s, "cash ob_gold_2", DE) == "Einen Kontorbonus einlösen: 2 Gold"
    assert event_texts(s, "cash ob_gold_2", DE) == [
        "Spieler 1 löst einen verwahrten Kontorbonus ein.",
        "Spieler 1 bekommt 2 Gold.",
    ]


def test_new_offers_are_reported_book_by_book() -> None:
    tiles = ["offer_1_4", "offer_2_5", "offer_3_2"]
    assert GAME.translate_in(DE)("event-offers", offer_tiles=tiles) == (
        "Neue Angebote: Buch 1: für 1 Jade 2 Pfeffer + 5 Geld, für 2 Jade 3 Pfeffer + 6 Geld; "
        "Buch 2: für 1 Jade 2 Seide + 1 Gold + 1 Geld, für 2 Jade 2 Seide + 2 Gold; "
        "Buch 3: für 1 Jade 2 Gold + 3 Kamele, für 2 Jade 3 Gold + 3 Kamele."
    )


# --- answers -----------------------------------------------------------------------------------------------------------------


def test_an_offer_says_what_it_gives_and_costs() -> None:
    s = play(table(dice=("6",), items=("2 jade",), offer_tiles="offer_1_3"), "place book1, die blue 6")
    assert [words(s, move, DE) for move in legal(s)] == [
        "Angebot 1: 3 Pfeffer",
        "Angebot 2: 2 Pfeffer + 1 Jade",
        "Angebot 3 für 1 Jade: 3 Pfeffer + 1 Seide",
        "Angebot 4 für 2 Jade: 6 Pfeffer",
    ]
    assert words(s, "offer 4") == "Offer 4 for 2 jade: 6 pepper"
    assert s.prompt(DE) == "Welches Angebot nimmst du aus Buch 1? Die Angebote 3 und 4 kosten 1 und 2 Jade."


def test_a_goal_is_named_to_its_owner_only() -> None:
    s = cast(MarcoPolo2State, fondaco.game("marco_polo_2").new(2, 3, characters="random"))
    label = GAME.goals.labels[s.seats[0].goals.cards[1]]
    assert words(s, "keep 2", DE).startswith(f"Die Zielkarte {label} (")
    assert words(s, "keep 2").startswith(f"Keep the goal {label} (")
    message = s.action_message(s.parse("keep 2"))
    assert [GAME.translator.format(message, lang) for lang in (EN, DE)] == ["Keep goal 2", "Die Zielkarte 2 behalten"]


def test_an_answer_that_ends_something_says_what_it_ends() -> None:
    s = journey("step yangzhou")
    assert words(s, "stop", DE) == "Die Reise hier beenden: Yangzhou"
    s = journey("step yangzhou, stop", display={"yangzhou": "ct_05 ct_06"})
    assert [words(s, "stop", lang) for lang in (EN, DE)] == ["Take no contract", "Keinen Auftrag nehmen"]
    s = play(table(posts=("pagan",), contracts=("",)), "place contracts, die blue 6, take pagan1")
    assert [words(s, "stop", lang) for lang in (EN, DE)] == ["Take no second contract", "Keinen zweiten Auftrag nehmen"]


@pytest.mark.parametrize(
    ("items", "prompt", "answers"),
    [
        (
            "2 camel 2 jade",
            "Zu zahlen: 2 Kamele. Wie viel Jade zahlst du statt Kamelen? 0 bis 2.",
            ["2 Kamele zahlen", "1 Kamel + 1 Jade zahlen", "2 Jade zahlen"],
        ),
        (
            "1 camel 2 jade",
            "Zu zahlen: 2 Kamele. Wie viel Jade zahlst du statt Kamelen? 1 bis 2.",
            ["1 Kamel + 1 Jade zahlen", "2 Jade zahlen"],
        ),
    ],
)
def test_a_payment_says_all_that_is_paid(items: str, prompt: str, answers: list[str]) -> None:
    """Never “0 of the camels in jade”."""
    s = play(table(dice=("2",), items=(items,)), "turn blue 2 up")
    assert s.prompt(DE) == prompt
    assert [words(s, move, DE) for move in legal(s)] == answers


def test_goods_of_choice_are_paid_with_goods() -> None:
    s = table(dice=("6",), items=("2 pepper 1 silk 1 gold",))
    charge(s, 0, ((GOOD, 2),), 1)
    assert [words(s, move, DE) for move in legal(s)] == [
        "Keinen Pfeffer zahlen, nur andere Waren",
        "1 Pfeffer zahlen, dazu 1 andere Ware",
        "2 Pfeffer zahlen",
    ]
    play(s, "pay pepper 1")
    assert [words(s, move) for move in legal(s)] == ["Pay no silk, only gold", "Pay 1 silk"]


def test_a_seal_says_what_comes_with_it() -> None:
    s = play(table(dice=("6 6",)), "place seals, die blue 6, die blue 6")
    assert words(s, "seal spicer", DE) == "Das Gewürz-Gildensiegel nehmen, dazu 1 Jade"
    assert words(s, "seal farmer") == "Take the seal of the Farmers"
    s = table(items=("5 coin 2 camel",), seals=("farmer",))
    assert words(s, "upgrade farmer", DE) == "Das Bauern-Gildensiegel aufwerten: 5 Geld + 2 Kamele → 1 Pfeffer"
    s = table("mailin de", seals=("tailor!",))
    s.stack.append(Double(0))
    assert words(s, "seal tailor", DE) == "Den Bonus für das Kleider-Gildensiegel: 3 Geld"


def test_pairs_say_what_they_bring() -> None:
    s = table("isabella de", dice=("5 5 5",))
    s.stack.append(Pairs(0, 5))
    assert s.prompt(DE) == "Du hast 3 Würfel mit einer 5: je 1 Punkt, oder für ein Paar 1 Seide. Tauschst du ein Paar?"
    assert [words(s, move, DE) for move in legal(s)] == ["Kein Paar tauschen: 3 Punkte", "Ein Paar tauschen: 1 Seide + 1 Punkt"]


# --- prompts -----------------------------------------------------------------------------------------------------------------


def test_the_contract_that_was_drawn_is_named_to_the_seat_that_drew_it() -> None:
    s = table("abha de", items=("20 coin 20 camel",), contracts=("ct_09 ct_10",), outposts={"xanadu": "ob_contract_pile"})
    set_pile(s, "ct_05 ct_06")
    play(s, "place lower, die blue 6, step xanadu")
    assert s.prompt(DE, seat=0).startswith("Gezogen: ct_05 (2 Kamele + 1 Seide + 1 Gold → 3 Punkte + 3 Kamele). ")
    for other in (1, None):
        assert s.prompt(DE, seat=other) == ("Beide Plätze sind belegt: einen alten Auftrag weglegen oder den gezogenen ablehnen?")


def test_a_journey_may_end_only_once_it_has_begun() -> None:
    s = play(table(dice=("6",), items=("20 coin 20 camel",)), "place lower, die blue 6")
    assert s.prompt() == "You are at Beijing, one step is left. Where to? So far the journey costs 2 coins."
    assert s.prompt(DE) == "Du bist in Beijing, ein Schritt bleibt. Wohin? Bisher kostet die Reise 2 Geld."
    assert "Wohin, oder endet die Reise?" in journey("step yangzhou").prompt(DE)


def test_one_trade_is_no_trade_up_to_once() -> None:
    s = play(table(dice=("1",), items=("3 coin",), cards={"area1": "cc_06"}), "place area1, die blue 1")
    assert s.prompt(DE) == "Ein Tausch ist möglich: 1 Punkt → 3 Geld / 3 Geld → 1 Punkt. Welcher?"


def test_the_question_of_a_turn_offers_only_what_is_possible() -> None:
    s = play(table(dice=("6",)), "place book1, die blue 6, offer 1")
    assert (legal(s), s.prompt(DE), s.prompt()) == (["end"], "Spieler 1: Den Zug beenden.", "Player 1: end the turn.")
    s = table(dice=("6",), cards={"area1": "cc_03", "area2": "cc_05"})
    s.seats[0].own_colour_on = (1 << len(s.board)) - 1
    assert [move for move in legal(s, "place") if move != "place bag"] == []
    assert s.prompt(DE).startswith("Spieler 1: Keine Aktion ist möglich. Einen Würfel ins Geldsäckchen setzen")


@pytest.mark.parametrize(
    ("oasis", "german", "english"),
    [
        ("oasis_1", "Oase im Norden", "oasis in the north"),
        ("oasis_2", "Oase westlich von Xian", "oasis west of Xian"),
        ("oasis_3", "Oase zwischen Fuzhou und Pagan", "oasis between Fuzhou and Pagan"),
    ],
)
def test_an_oasis_has_an_article_and_cities_have_none(oasis: str, german: str, english: str) -> None:
    in_german, in_english = GAME.translate_in(DE), GAME.translate_in(EN)
    assert in_german("action-step", city=oasis) == f"Zur {german} ziehen"
    assert in_english("action-step", city=oasis) == f"Step to the {english}"
    assert in_german("action-step", city="xian") == "Nach Xian ziehen"
    assert in_german("event-travel", seat=0, city=oasis) == f"Spieler 1 reist zur {german}."
    assert in_english("event-travel", seat=0, city="xian") == "Player 1 travels to Xian."
    assert in_german("no-road", here=oasis, city="xian") == f"Kein Weg führt von der {german} nach Xian."
    s = table(dice=("6",), items=("20 coin 20 camel",), at=oasis)
    play(s, "place lower, die blue 6")
    assert s.prompt(DE).startswith(f"Du bist in der {german}, ein Schritt bleibt.")
    assert s.prompt().startswith(f"You are at the {english}, one step is left.")


def test_an_oasis_of_another_component_file_keeps_its_name() -> None:
    other = game_with_components("marco_polo_2", GAME.components_text.replace("Oase (Norden)", "Oase (am See)"))
    assert other.translate_in(DE)("action-step", city="oasis_1") == "Zur Oase (am See) ziehen"


def test_one_jade_or_none_is_a_question_of_yes_or_no() -> None:
    s = play(table(dice=("3",), items=("1 camel 1 jade",)), "reroll blue 3")
    assert s.prompt(DE) == "Zu zahlen: 1 Kamel. Zahlst du 1 Jade statt 1 Kamel?"
    assert s.prompt() == "1 camel to pay: do you pay 1 jade instead of 1 camel?"
    s = table(dice=("6",), items=("3 coin 1 jade",))
    charge(s, 0, ((COIN, 3),), 1)
    assert s.prompt(DE) == "Zu zahlen: 3 Geld. Zahlst du 1 Jade statt 1 Geld?"


def test_one_good_or_none_is_a_question_of_yes_or_no() -> None:
    s = table(dice=("6",), items=("1 pepper 2 gold",))
    charge(s, 0, ((GOOD, 2),), 1)
    assert s.prompt(DE) == "Zu zahlen: 2 Waren nach Wahl. Zahlst du 1 Pfeffer?"
    assert s.prompt() == "2 goods of your choice to pay: do you pay 1 pepper?"
