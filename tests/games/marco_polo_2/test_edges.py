"""Sentences of the rulebook where two of them meet, and what the log and the refusals say then."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.core.registry import game_with_components
from fondaco.games.marco_polo_2.game import MarcoPolo2
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.polo.packing import BLACK, DIE_CODES
from fondaco.games.polo.rules.city_cards import give_times
from tests.games.polo.positions import asked, check_every_action, event_texts, held, legal, play, posts, reason

from .positions import CITY_LABELS, GAME, give_turn, journey, next_round, table


def changed(old: str, new: str) -> MarcoPolo2:
    """The game with another component file."""
    assert old in GAME.components_text
    return cast(MarcoPolo2, game_with_components("marco_polo_2", GAME.components_text.replace(old, new)))


# --- Zusatzaktionen, 3. Geldsäckchen (page 13) -------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", ["place bag, die blue 4, bag 1, buy", "buy, place bag, die blue 4, bag 1"])
def test_a_black_die_after_the_only_one_must_act(moves: str) -> None:
    """Noch Würfel übrig: an action must follow. The exception is for the one die of the start of the turn, not for a second."""
    s = table("filippo mongke", dice=("4",), items=("3 camel",))
    play(s, moves)
    assert "end" not in legal(s)
    assert "place bag" not in legal(s)
    assert reason(s, "place bag") == (
        "Your last die must go to an action: you have used the money bag already, and an action is possible."
    )
    check_every_action(s)


def test_two_dice_with_one_of_them_bought_may_use_the_bag_once() -> None:
    s = table("filippo mongke", dice=("4",), items=("3 camel",))
    play(s, "buy")
    assert "place bag" in legal(s)


# --- Kannst du auch ein bereits besetztes Aktionsfeld nutzen? (page 14) ------------------------------------------------------


def test_the_fee_named_is_that_of_a_die_that_may_go_there() -> None:
    """The second book needs a 3; of a 1 and a 4 only the 4 may go there, for 4 coins. Jade pays, too."""
    s = table("filippo mongke", dice=("1 4", "3 6 6 6 6"), items=("1 coin 1 jade",))
    give_turn(s, 1)
    play(s, "place book2, die yellow 3, offer 1, end")
    assert reason(s, "place book2") == (
        "Dice lie on the second book already: that costs 4 coins, as many as your lowest die shows; you have 2 in coins and jade."
    )
    assert reason(s, "place book2", "de") == (
        "„Zweites Buch“: Das Feld ist besetzt und kostet 4 Geld, so viel wie dein niedrigster Würfel zeigt; "
        "an Geld und Jade hast du 2."
    )


# --- 4. Das Reisen (pages 8 and 9) -------------------------------------------------------------------------------------------


def test_the_lower_space_is_refused_for_its_own_coins() -> None:
    """The road to Xanadu costs 1 camel, which is there; the 2 coins of the space are not."""
    s = table(items=("1 coin 1 camel",))
    assert reason(s, "place lower") == "You cannot pay the 2 coins of the lower travel space together with a step from here."
    s = table()
    assert reason(s, "place middle") == "You can pay for no step from here."


def test_the_post_where_the_journey_ends_does_not_move_on() -> None:
    """Musst du dort einen Handelsposten einsetzen: the additional one must come from elsewhere."""
    ten = [city for city in CITY_LABELS if city not in ("balkh", "kabul", "baghdad", "quilon", "jaipur")]
    s = journey("step kabul, step balkh, stop", "upper", at="jaipur", posts=(" ".join(ten),), bonuses={"balkh": "camel_3"})
    play(s, "post kabul")
    assert asked(s) == "Relocate"
    assert "relocate balkh" not in legal(s)
    assert reason(s, "relocate balkh") == "Your journey ends in Balkh: the post there stays."
    check_every_action(s)
    play(s, "relocate xian, stop")
    assert {"kabul", "balkh"} <= set(posts(s))


@pytest.mark.parametrize(("way", "camels"), [("oasis_2", 3), ("oasis_2, step oasis_1", 4), ("oasis_2, step kashgar", 5)])
def test_a_moving_card_is_paid_once_at_least(way: str, camels: int) -> None:
    """Die Aktionen, page 6: mindestens 1-mal. To Möngke Khan an oasis is no step, but the card's 2 camels are due."""
    s = table("mongke de", items=("20 coin 20 camel",), at="xian", cards={"area1": "cc_13"}, bonuses={"kashgar": "vp_3"})
    play(s, f"place area1, die blue 6, step {way}, stop")
    assert held(s)["camel"] == 20 - camels
    s = table("mongke de", items=("1 camel",), at="xian", cards={"area1": "cc_13"})
    assert "You cannot pay a single step" in str(reason(s, "place area1"))


def test_no_extra_post_is_called_that() -> None:
    s = journey("step xian, step yangzhou, stop", "upper")
    assert s.describe(s.parse("leave")) == "Place no extra post"
    assert s.describe(s.parse("leave"), "de") == "Keinen zusätzlichen Handelsposten setzen"


# --- what the log says -------------------------------------------------------------------------------------------------------


def test_a_black_die_rolled_in_advance_is_not_rolled() -> None:
    """Supplement, section 8."""
    s = table(items=("3 camel",), black_dice="rolled")
    value = s.black_values[0]
    assert event_texts(s.clone(), f"buy, die black {value}")[-1] == f"Player 1 takes the black {value}."
    assert event_texts(s, f"buy, die black {value}", "de")[-1] == f"Spieler 1 nimmt die schwarze {value}."


def test_filippo_stores_a_bonus_after_it_was_paid() -> None:
    """Supplement, section 7."""
    s = table("de filippo", items=("20 coin 20 camel",), outposts={"xanadu": "ob_gold_2"})
    lines = event_texts(s, "place lower, die blue 6, step xanadu")
    assert lines[-3:] == [
        "Player 1 triggers the outpost bonus of Xanadu.",
        "Player 1 gains 2 gold.",
        "Player 2 stores an outpost bonus: 2 gold.",
    ]


def test_a_special_city_pays_its_fixed_gain_first() -> None:
    """Die Sonderstädte, page 11."""
    s = table(dice=("5 6",), posts=("hormuz",), seals=("spicer!",))
    lines = event_texts(s, "place hormuz, die blue 5")
    assert lines[-2:] == ["Player 1 gains 3 pepper + 1 jade + 1 point.", "Player 1 gains 2 jade."]


def test_a_copied_bonus_is_reported() -> None:
    s = journey("step xian, stop", items="1 coin 1 camel", bonuses={"xian": "copy", "jaipur": "camel_3"})
    assert event_texts(s, "bonus jaipur") == ["Player 1 triggers the city bonus of Jaipur.", "Player 1 gains 3 camels."]


def test_a_bonus_of_a_card_is_reported() -> None:
    s = table(posts=("jaipur",), bonuses={"jaipur": "camel_3"}, cards={"area1": "cc_08"})
    lines = event_texts(s, "place area1, die blue 6, bonus jaipur")
    assert lines[-2:] == ["Player 1 triggers the city bonus of Jaipur.", "Player 1 gains 3 camels."]


def test_the_words_of_a_choice_say_what_lies_there() -> None:
    s = journey("step yangzhou, stop", display={"yangzhou": "ct_05 ct_06"})
    assert s.describe(s.parse("take yangzhou1")) == (
        "Take the contract at Yangzhou 1: ct_05 (2 camels + 1 silk + 1 gold → 3 points + 3 camels)"
    )
    play(s, "take yangzhou1")
    assert s.describe(s.parse("take yangzhou1")) == "Take the contract at Yangzhou 1: –"
    s = journey("step xian, stop", bonuses={"xian": "copy", "jaipur": "camel_3"})
    assert s.describe(s.parse("bonus jaipur"), "de") == "Den Stadtbonus von Jaipur: 3 Kamele"


# --- component files of owners -----------------------------------------------------------------------------------------------


def test_a_black_die_at_the_start_of_a_round_stays() -> None:
    """Am Anfang einer neuen Runde: the bonuses come in step 3, all roll in step 5. Only the five own dice are compensated."""
    game = changed('reward = "5 coin", reconstructed = true },\n    { id = "vp_3"', 'reward = "1 die" },\n    { id = "vp_3"')
    s = cast(MarcoPolo2State, game.new(2, 1, characters="random"))
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    tile = game.bonus_labels.index("coin_5")
    s.city_bonuses = (tile, *(other for other in range(len(game.bonuses)) if other != tile))[: len(s.city_bonuses)]
    s.seats[0].posts = 1 << game.places.bonus_from
    next_round(s)
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    assert [die % DIE_CODES for die in s.seats[0].dice].count(BLACK) == 1
    assert len(s.seats[0].dice) == 6
    assert s.invariant_violations() == []


def test_a_card_may_bring_any_effect() -> None:
    """Die einzelnen Symbole werden im Beiblatt erklärt (page 11): two different goods, twice."""
    game = changed('cost = "2 coin", reward = "1 good"', 'cost = "2 coin", reward = "1 pair"')
    s = table(items=("4 coin",))
    give_times(s, 0, game.cards.reward[game.cards.labels.index("cc_15")], 2)
    s.run_to_question()
    play(s, "pair silk-gold, pair pepper-gold")
    assert held(s)["gold"] == 2
