"""Why not: the reasons against a move, in the words of both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games.marco_polo.state import MarcoPoloState

from .positions import complete_before, give_turn, no_outposts, play, reason, table


def plain(dice: str = "2 4 6 6 6", items: str = "", **more: object) -> MarcoPoloState:
    """Seat 0, blue, before its action; three players, so that no neutral die lies on a blue space."""
    return table("carprini kubilai rubruk", (dice,), (items,), **more)  # type: ignore[arg-type]


def camels_taken() -> MarcoPoloState:
    s = play(plain("2 4 b3", "9 coin"), "place camels, die blue 2, row 1, end")
    return play(give_turn(s, 0), "place camels")


def pepper_taken() -> MarcoPoloState:
    return play(plain("2"), "place pepper, die blue 2, row 1, end")


def khan_at_six() -> MarcoPoloState:
    s = table("carprini kubilai rubruk", ("6", "5 5"))
    return play(s, "place khan, die blue 6, good gold, end")


def card(label: str, items: str = "", **more: object) -> MarcoPoloState:
    return plain("3", items, posts=("alexandria",), cards={"alexandria": label}, **more)


def on_card(label: str, items: str = "") -> MarcoPoloState:
    return play(card(label, items), "place alexandria, die blue 3")


def contracts_with(die: int, held: str = "") -> MarcoPoloState:
    s = plain(f"{die}", contracts=(held,), row="C01 C02 C03 C04 C05 C06")
    return play(s, f"place contracts, die blue {die}")


def on_the_way(at: str, items: str, characters: str = "berke kubilai rubruk") -> MarcoPoloState:
    s = table(characters, ("5 5",), (items,), at, outposts=no_outposts())
    return play(s, "place travel, die blue 5, die blue 5")


def second_good() -> MarcoPoloState:
    return play(on_card("2_coin_to_good_choice", "4 coin"), "times 2, good gold")


def nine_posts() -> MarcoPoloState:
    nine = "karakorum samarcanda lan_zhou karachi sumatra ormuz xian adana kochi"
    s = table("berke kubilai rubruk", ("1 1",), ("3 coin",), posts=(nine,))
    return play(s, "place travel, die blue 1, die blue 1, step alexandria")


def used_card() -> MarcoPoloState:
    s = table("carprini kubilai", ("3",), posts=("alexandria", "alexandria"), cards={"alexandria": "2_coin_per_pip"})
    return play(s, "place alexandria, die blue 3, end")


def counted(label: str) -> MarcoPoloState:
    s = card(label)
    complete_before(s, 1, "C01")
    return s


CASES: list[tuple[Callable[[], MarcoPoloState], str, str, str]] = [
    (
        camels_taken,
        "die blue 4",
        "There is already a blue die of yours on the camel bazaar; only black and white dice may join it.",
        "„Kamele“: Hier liegt schon ein blauer Würfel von dir; nur schwarze und weiße dürfen dazu.",
    ),
    (
        pepper_taken,
        "place pepper",
        "Because the pepper bazaar is occupied, it costs 6 coins, as many as your lowest die shows; you have 0.",
        "„Pfeffer“: Das Feld ist besetzt und kostet 6 Geld, so viel wie dein niedrigster Würfel zeigt; du hast 0.",
    ),
    (
        lambda: plain("2 4"),
        "place gold",
        "You need 3 dice for the gold bazaar; you have 2.",
        "„Gold“: Hier braucht es 3 Würfel; du hast 2.",
    ),
    (
        khan_at_six,
        "place khan",
        "The khan's favour needs a 6 or higher.",
        "Die Gunst des Khan verlangt mindestens eine 6.",
    ),
    (
        plain,
        "end",
        "You still have dice and have not done your action: place dice first.",
        "Du hast noch Würfel und deine Aktion nicht gemacht: Setze erst Würfel.",
    ),
    (
        plain,
        "place sumatra2",
        "You have no trading post in Sumatra.",
        "Du hast keinen Handelsposten in Sumatra.",
    ),
    (
        used_card,
        "place alexandria",
        "In this round the city card of Alexandria has already been used.",
        "„Stadtkarte Alexandria“: Die Karte wurde in dieser Runde schon genutzt.",
    ),
    (
        lambda: card("camel_gold_to_4_vp", "1 gold"),
        "place alexandria",
        "You lack 1 camel for 1 camel + 1 gold → 4 points.",
        "Für 1 Kamel + 1 Gold → 4 Punkte fehlt dir noch: 1 Kamel.",
    ),
    (
        lambda: counted("1_vp_per_completed_contract"),
        "place alexandria",
        "You have fulfilled no contract yet.",
        "Du hast noch keinen Auftrag erfüllt.",
    ),
    (
        lambda: on_card("camel_to_vp", "1 camel"),
        "times 2",
        "Once at most.",
        "Höchstens 1-mal.",
    ),
    (
        lambda: contracts_with(3),
        "take 5",
        "With a 3 you do not reach place 5.",
        "Mit einer 3 erreichst du Platz 5 nicht.",
    ),
    (
        lambda: contracts_with(3),
        "stop",
        "You must take at least one contract.",
        "Du musst mindestens einen Auftrag nehmen.",
    ),
    (
        lambda: plain("2", "1 camel 1 silk", contracts=("C11",)),
        "complete C11",
        "You lack 1 camel + 1 silk + 1 pepper for C11 (2 camels + 2 silk + 1 pepper → 4 points + 3 coins).",
        "Für C11 (2 Kamele + 2 Seide + 1 Pfeffer → 4 Punkte + 3 Geld) fehlt dir noch: 1 Kamel + 1 Seide + 1 Pfeffer.",
    ),
    (
        lambda: play(on_the_way("samarcanda", "20 coin 3 camel"), "step oasis_05"),
        "step kashgar",
        "You need 3 camels more for Kashgar.",
        "Nach Kashgar fehlt dir noch: 3 Kamele.",
    ),
    (
        lambda: on_the_way("oasis_05", "3 coin 2 camel"),
        "step beijing",
        "No road leads from Oasis 5 to Beijing.",
        "Kein Weg führt von Oase 5 nach Beijing.",
    ),
    (
        lambda: on_the_way("venezia", "9 coin"),
        "stop",
        "You must make at least one step.",
        "Du musst mindestens einen Schritt ziehen.",
    ),
    (
        lambda: on_the_way("venezia", "9 coin"),
        "switch",
        "You have only one figure.",
        "Du hast nur eine Figur.",
    ),
    (
        lambda: plain("2 4 6", "9 coin 2 camel", at="kashgar"),
        "turn blue 6 up",
        "A 6 cannot be turned further that way.",
        "Eine 6 lässt sich so nicht weiterdrehen.",
    ),
    (
        lambda: plain("2 4 6", "2 camel"),
        "buy",
        "That costs 3 camels; you have 2.",
        "Das kostet 3 Kamele; du hast 2.",
    ),
    (
        second_good,
        "good silk",
        "Goods are named in the order pepper, silk, gold: it is too late for silk.",
        "Waren werden in der Reihenfolge Pfeffer, Seide, Gold genannt: Für Seide ist es zu spät.",
    ),
    (
        nine_posts,
        "leave",
        "Your journey ends in Alexandria: one of your posts must move there.",
        "Deine Reise endet in Alexandria: Ein Handelsposten muss dorthin.",
    ),
    (
        nine_posts,
        "relocate moscow",
        "You have no post in Moscow.",
        "Du hast keinen Handelsposten in Moskau.",
    ),
    (
        lambda: play(plain("2 4 5"), "place gold"),
        "die blue 5",
        "After the blue 5 you would lack 2 dice that are as high: name the lowest first.",
        "Nach der blauen 5 fehlten dir noch 2 mindestens so hohe Würfel: Nenne den niedrigsten zuerst.",
    ),
    (
        lambda: play(plain("2 4"), "place silk"),
        "die blue 4",
        "After the blue 4 you would lack a die that is as high: name the lowest first.",
        "Nach der blauen 4 fehlte dir noch ein mindestens so hoher Würfel: Nenne den niedrigsten zuerst.",
    ),
    (
        lambda: play(plain("2 4"), "place silk"),
        "buy",
        "That does not answer the current question: Which dice go to the silk bazaar? 2 to place, the lowest first.",
        "Das passt nicht zur aktuellen Frage: „Seide“: Welche Würfel setzt du? Noch 2, der niedrigste zuerst.",
    ),
]


@pytest.mark.parametrize(("arrange", "move", "english", "german"), CASES, ids=[f"{case[1]}-{case[2][:24]}" for case in CASES])
def test_reasons(arrange: Callable[[], MarcoPoloState], move: str, english: str, german: str) -> None:
    s = arrange()
    assert reason(s, move) == english
    assert reason(s, move, "de") == german


def test_what_is_possible_has_no_reason_against_it() -> None:
    assert reason(plain(), "place pepper") is None
