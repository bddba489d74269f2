"""Prompts, answers and the log say what is possible and what is meant, in both languages."""

from __future__ import annotations

import random
from typing import cast

import fondaco
from fondaco.games.marco_polo.state import MarcoPoloState
from fondaco.games.polo.rules.compensation import Compensate
from tests.games.polo.positions import event_texts

from .positions import GAME, at_alexandria, legal, no_outposts, play, set_special, table

EN, DE = "en", "de"


def words(s: MarcoPoloState, move: str, lang: str = EN) -> str:
    return s.describe(s.parse(move), lang)


# --- the log -----------------------------------------------------------------------------------------------------------------


def test_a_bonus_reads_as_paid_once_and_says_which_kind_it_is() -> None:
    """A trading post of a large city brings the outpost bonus, one of a small city the city bonus; what it gives comes once."""
    moves = "place travel, die blue 1, die blue 1, step alexandria"
    s = table("berke kubilai", ("1 1",), ("3 coin",), outposts=no_outposts(alexandria="gold_2"))
    assert event_texts(s.clone(), moves)[-2:] == ["Player 1 triggers the outpost bonus of Alexandria.", "Player 1 gains 2 gold."]
    assert event_texts(s, moves, DE)[-2:] == ["Spieler 1 löst den Kontorbonus von Alexandria aus.", "Spieler 1 bekommt 2 Gold."]
    moves = "place travel, die blue 1, die blue 1, step adana"
    s = table("berke kubilai", ("1 1",), ("3 coin 2 camel",), at="oasis_04")
    assert event_texts(s.clone(), moves)[-2:] == [
        "Player 1 triggers the city bonus of Adana.",
        "Player 1 gains 1 camel + 3 coins.",
    ]
    assert event_texts(s, moves, DE)[-2:] == [
        "Spieler 1 löst den Stadtbonus von Adana aus.",
        "Spieler 1 bekommt 1 Kamel + 3 Geld.",
    ]


def test_the_same_item_from_two_sources_is_counted_together() -> None:
    """Carprini's 3 coins and the 1 camel and 3 coins of Adana: 6 coins + 1 camel."""
    items = [["coin", 3], ["camel", 1], ["coin", 3]]
    assert GAME.translate_in(EN)("event-gain", seat=0, items=items) == "Player 1 gains 6 coins + 1 camel."


# --- answers -----------------------------------------------------------------------------------------------------------------


def test_a_contract_of_the_row_is_named() -> None:
    s = play(table("berke kubilai", ("6",), row="C01 C02 C11", contracts=("",)), "place contracts, die blue 6")
    assert words(s, "take 3") == ("Take the contract in place 3: C11 (2 camels + 2 silk + 1 pepper → 4 points + 3 coins)")
    assert words(s, "take 3", DE) == ("Den Auftrag auf Platz 3 nehmen: C11 (2 Kamele + 2 Seide + 1 Pfeffer → 4 Punkte + 3 Geld)")
    assert words(s, "take 4") == "Take the contract in place 4: –", "there is none"


def test_a_column_of_the_bazaar_says_what_it_gives() -> None:
    s = play(table("berke kubilai", ("5 5",)), "place silk, die blue 5, die blue 5")
    assert words(s, "row 3") == "Column 3: 2 silk + 1 camel"
    assert words(s, "row 5", DE) == "Spalte 5: 3 Seide + 1 Kamel + 1 Geld"


def test_one_camel_is_called_one_camel() -> None:
    s = table("berke kubilai", ("6",), row="C01 C02 C03 C04 C05 C06", contracts=("",))
    play(s, "place contracts, die blue 6")
    fifth, sixth = play(s.clone(), "take 5"), play(s.clone(), "take 6")
    assert [words(fifth, move) for move in legal(fifth)] == ["Take 1 coin", "Take 1 camel"]
    assert [words(sixth, move, DE) for move in legal(sixth)] == ["2 Geld nehmen", "2 Kamele nehmen"]


def test_an_answer_that_ends_something_says_what_it_ends() -> None:
    s = play(table("berke kubilai", ("6 6",), ("20 coin",)), "place travel, die blue 6, die blue 6, step oasis_01")
    assert [words(s, "stop", lang) for lang in (EN, DE)] == ["End the journey here: Oasis 1", "Die Reise hier beenden: Oase 1"]
    s = play(table("berke kubilai", ("6",), row="C01 C02", contracts=("",)), "place contracts, die blue 6, take 1")
    assert [words(s, "stop", lang) for lang in (EN, DE)] == ["Take no second contract", "Keinen zweiten Auftrag nehmen"]
    s = play(table("berke kubilai", ("6",), ("1 camel 3 pepper",), contracts=("S06",)), "complete S06")
    assert [words(s, "stop", lang) for lang in (EN, DE)] == ["Make no step", "Keinen Schritt ziehen"]


def test_not_moving_a_post_says_where_it_would_go() -> None:
    eleven = "moscow karakorum samarcanda lan_zhou karachi sumatra anxi ormuz kashgar xian beijing"
    s = table("rubruk carprini", ("2 2",), ("9 coin 9 camel",), posts=(eleven,), outposts=no_outposts())
    play(s, "place travel, die blue 2, die blue 2, step alexandria, step oasis_04")
    assert words(s, "leave") == "Move no post to Alexandria"
    assert words(s, "leave", DE) == "Keinen Handelsposten nach Alexandria versetzen"


def test_a_city_bonus_says_what_it_gives() -> None:
    s = table("berke kubilai", ("1 1",), ("3 coin",), "oasis_09")
    play(s, "place travel, die blue 1, die blue 1, step xian")
    assert words(s, "bonus adana") == "The city bonus of Adana: 1 camel + 3 coins"
    assert words(s, "bonus adana", DE) == "Den Stadtbonus von Adana: 1 Kamel + 3 Geld"


def test_uses_of_a_card_say_what_they_cost_and_bring() -> None:
    s = at_alexandria("camel_gold_to_4_vp", "3 gold 3 camel", "3")
    assert [words(s, move, DE) for move in legal(s)] == [
        "Einmal: 1 Kamel + 1 Gold → 4 Punkte",
        "Zweimal: 2 Kamele + 2 Gold → 8 Punkte",
        "3-mal: 3 Kamele + 3 Gold → 12 Punkte",
    ]
    assert words(s, "times 2") == "Twice: 2 camels + 2 gold → 8 points"


def test_swaps_are_counted_like_uses() -> None:
    s = at_alexandria("camel_or_coin_exchange", "3 camel", "3")
    assert [words(s, move, DE) for move in legal(s)] == [
        "Einmal: 1 Kamel → 3 Geld",
        "Zweimal: 1 Kamel → 3 Geld",
        "3-mal: 1 Kamel → 3 Geld",
    ]


def test_compensation_is_named_in_coins_and_camels() -> None:
    s = table("berke kubilai")
    s.stack.append(Compensate(0, 3))
    assert s.prompt() == "Your roll is 3 pips short: for each of them you take 1 camel or 1 coin. How many camels?"
    assert s.prompt(DE) == "Deinem Wurf fehlen 3 Augen: Für jedes nimmst du 1 Kamel oder 1 Geld. Wie viele Kamele?"
    assert [words(s, move, DE) for move in legal(s)] == [
        "3 Geld nehmen",
        "1 Kamel + 2 Geld nehmen",
        "2 Kamele + 1 Geld nehmen",
        "3 Kamele nehmen",
    ]
    s.stack[-1] = Compensate(0, 1)
    assert s.prompt(DE) == "Deinem Wurf fehlt ein Auge: Nimmst du dafür 1 Kamel oder 1 Geld?"


def test_goals_are_named_to_their_owner_only() -> None:
    s = cast(MarcoPoloState, fondaco.game("marco_polo").new(2, 3, goals="draft"))
    first, second = (GAME.goals.labels[goal] for goal in s.seats[0].goals.cards[:2])
    named = words(s, "keep 1 2", DE)
    assert named.startswith(f"Die Zielkarten {first} (")
    assert f", {second} (" in named
    assert named.endswith(" Punkte) behalten")
    message = s.action_message(s.parse("keep 1 2"))
    assert GAME.translator.format(message, EN) == "Keep goals 1 and 2"
    assert GAME.translator.format(message, DE) == "Die Zielkarten 1 und 2 behalten"


# --- prompts -----------------------------------------------------------------------------------------------------------------


def test_the_contract_that_was_drawn_is_named_to_the_seat_that_drew_it() -> None:
    s = table("berke kubilai", ("1 1",), ("3 coin",), contracts=("C10 C11",), outposts=no_outposts(alexandria="contract"))
    set_special(s, "C20 C21")
    play(s, "place travel, die blue 1, die blue 1, step alexandria")
    card = GAME.translate_in(DE)("view-contract", contract="C20")
    assert s.prompt(DE, seat=0) == f"Gezogen: {card}. Beide Plätze sind belegt: Welcher der drei muss weg?"
    assert s.prompt(seat=0).startswith("Drawn: C20 (")
    for other in (1, None):
        assert "C20" not in s.prompt(seat=other)
        assert "Drawn: " not in s.svg(other)
    assert "Drawn: C20 (" in s.svg(0)


def test_a_journey_may_end_only_once_it_has_begun() -> None:
    s = play(table("berke kubilai", ("2 2",), ("20 coin",)), "place travel, die blue 2, die blue 2")
    assert s.prompt() == "You are at Venezia, 2 steps are left. Where to?"
    assert s.prompt(DE) == "Du bist in Venezia, 2 Schritte bleiben. Wohin?"
    play(s, "step alexandria")
    assert s.prompt() == (
        "You are at Alexandria, one step is left. Where to, or does the journey end? So far the journey costs 3 coins."
    )
    assert s.prompt(DE) == (
        "Du bist in Alexandria, ein Schritt bleibt. Wohin, oder endet die Reise? Bisher kostet die Reise 3 Geld."
    )


def test_a_journey_that_can_go_no_further_says_so() -> None:
    s = play(table("berke kubilai", ("6 6",), ("3 coin",)), "place travel, die blue 6, die blue 6, step alexandria")
    assert legal(s) == ["stop"]
    assert s.prompt(DE) == "Du bist in Alexandria, 5 Schritte bleiben. Weiter kommst du nicht. Bisher kostet die Reise 3 Geld."


def test_a_step_as_a_reward_is_a_choice() -> None:
    s = play(table("berke kubilai", ("6",), ("1 camel 3 pepper",), contracts=("S06",)), "complete S06")
    assert s.prompt() == "You are at Venezia, one step is left. Where to, if you like?"
    assert s.prompt(DE) == "Du bist in Venezia, ein Schritt bleibt. Wohin, wenn du magst?"


def test_nothing_is_possible_up_to_once() -> None:
    s = at_alexandria("camel_gold_to_4_vp", "1 gold 3 camel", "3")
    assert s.prompt() == "You can use the card once: 1 camel + 1 gold → 4 points."
    assert s.prompt(DE) == "Du kannst die Karte einmal nutzen: 1 Kamel + 1 Gold → 4 Punkte."
    s = at_alexandria("camel_or_coin_exchange", "1 camel", "3")
    assert s.prompt(DE) == "Ein Tausch ist möglich: 1 Kamel → 3 Geld / 1 Geld → 1 Kamel. Welcher?"
    s = at_alexandria("camel_or_coin_exchange", "2 camel", "3")
    assert s.prompt().startswith("One direction, up to 2 times: "), "the die shows 3, but only 2 can be paid"


def test_the_question_of_a_turn_offers_only_what_is_possible() -> None:
    s = table("berke kubilai", ("6",))
    assert s.prompt(DE) == "Spieler 1: Würfel für eine Aktion setzen, davor oder danach Zusatzaktionen."
    play(s, "place coins, die blue 6")
    assert (legal(s), s.prompt(DE), s.prompt()) == (["end"], "Spieler 1: Den Zug beenden.", "Player 1: end the turn.")
    s = table("carprini kubilai", ("6",))
    for space in range(1, len(s.board)):
        s.seats[0].own_colour_on |= 1 << space
    assert legal(s) == ["place purse"]
    assert s.prompt() == "Player 1: no action is possible; place dice on the purse, before or after it take other bonus actions."


# --- German grammar ----------------------------------------------------------------------------------------------------------


def test_one_coin_or_camel_is_singular() -> None:
    assert GAME.translate_in(DE)("ask-extra", amount=1) == "Zu diesem Auftrag gehört 1 Geld oder 1 Kamel. Was nimmst du?"
    assert GAME.translate_in(DE)("ask-extra", amount=2) == "Zu diesem Auftrag gehören 2 Geld oder 2 Kamele. Was nimmst du?"
    assert GAME.translate_in(EN)("ask-extra", amount=1) == "With this contract comes 1 coin or 1 camel. Which?"
    assert GAME.translate_in(EN)("ask-extra", amount=2) == "With this contract come 2 coins or 2 camels. Which?"


def test_dice_are_named_after_their_space() -> None:
    s = table("berke kubilai", ("1 6",))
    assert event_texts(s, "place coins, die blue 6", DE)[0] == "Spieler 1 setzt auf das Feld „5 Geld nehmen“: blaue 6."


def test_a_card_stands_after_a_colon() -> None:
    args = {"seat": 0, "card": "camel_gold_to_4_vp"}
    assert GAME.translate_in(EN)("event-card", **args) == "Player 1 uses the card: 1 camel + 1 gold → 4 points."
    assert GAME.translate_in(DE)("event-card", **args) == "Spieler 1 nutzt die Karte: 1 Kamel + 1 Gold → 4 Punkte."


def test_dice_are_turned_up_and_down_in_one_word() -> None:
    s = table("berke kubilai", ("2 6",), ("3 camel",))
    assert words(s, "turn blue 2 up", DE) == "Die blaue 2 hochdrehen"
    assert words(s, "turn blue 2 down", DE) == "Die blaue 2 herunterdrehen"


def test_what_comes_first_is_asked_with_or() -> None:
    german, english = GAME.translate_in(DE), GAME.translate_in(EN)
    assert german("ask-first", effects=["good", "die"]) == "Was kommt zuerst: eine Ware nach Wahl oder ein schwarzer Würfel?"
    assert english("ask-first", effects=["good", "step", "die"]) == (
        "Which comes first: a good of your choice, a step or a black die?"
    )


def test_an_answer_begins_with_a_capital() -> None:
    assert GAME.translate_in(EN)("action-pair", pair="pepper-silk") == "Pepper + silk"
    assert GAME.translate_in(DE)("action-pair", pair="pepper-silk") == "Pfeffer + Seide"


def test_stopping_always_says_what_ends() -> None:
    """The fallback is for actions that no question asks for."""
    for id in ("marco_polo", "marco_polo_2"):
        for seed in range(3):
            s = fondaco.game(id).new(3, seed)
            rng = random.Random(seed)
            while not s.over:
                actions = s.legal_actions()
                for action in actions:
                    if action == s.game.stop.base:  # type: ignore[attr-defined]
                        assert s.describe(action) != "Stop here", s.prompt()
                s.apply(rng.choice(actions))
