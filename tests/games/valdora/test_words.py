"""Prompts, action descriptions and the log name what is possible and meant, in both languages."""

from __future__ import annotations

import re

import pytest

from fondaco.core.events import Event
from fondaco.core.messages import LANGUAGES
from fondaco.core.perft import random_position
from fondaco.games.valdora.state import ValdoraState

from .positions import GAME, cargo, empty_book, lay_gems, open_book, play, table

NESTED = re.compile(r"\([^)]*\(")


def log(s: ValdoraState, moves: str, lang: str = "de") -> list[str]:
    """Play moves and return the log."""
    events: list[Event] = []
    for move in moves.split(","):
        s.apply(s.parse(move), events)
    return [event.text(lang) for event in events]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_brackets_lie_within_brackets(lang: str) -> None:
    """“Spieler 1 (Hafen E4 (2 Schiffe))”."""
    for plies in range(0, 600, 15):
        s = random_position(GAME, 4, plies, plies)
        texts = [] if s.over else [s.prompt(lang)]
        texts += [s.describe(action, lang) for action in range(GAME.num_actions)]
        texts += [why for action in range(GAME.num_actions) if (why := s.why_not(action, lang))]
        assert [text for text in texts if NESTED.search(text)] == []
    s = table("E1", coins=6, players=5)
    events: list[Event] = []
    for move in ("move E4", "move N2", "end", "move W5"):
        if s.parse(move) in s.legal_actions():
            s.apply(s.parse(move), events)
    assert events
    assert [event.text(lang) for event in events if NESTED.search(event.text(lang))] == []


@pytest.mark.parametrize(
    ("at", "german", "english"),
    [
        ("N2", "Spieler 1 auf dem Straßenfeld N2", "Player 1, on the gem road N2"),
        ("E4", "Spieler 1 im Hafen E4", "Player 1, in the harbour E4"),
        ("N3", "Spieler 1 im roten Haus N3", "Player 1, at the red house N3"),
        ("S4", "Spieler 1 in der Silbermine S4", "Player 1, in the silver mine S4"),
        ("C", "Spieler 1 in der Stadt C", "Player 1, in the city C"),
        ("H", "Spieler 1 in der Hafenstadt H", "Player 1, in the harbour city H"),
    ],
)
def test_the_question_says_where_the_pawn_is(at: str, german: str, english: str) -> None:
    s = table(at)
    assert s.prompt("de") == f"{german}: Ziehe deine Figur, höchstens bis in die nächste Stadt."
    assert s.prompt() == f"{english}: move your pawn, at most to the next city."


def test_german_moves_have_articles() -> None:
    s = table("H")
    words = [s.describe(s.parse(f"move {space}"), "de") for space in ("C", "N2", "N3", "S4", "E4", "S2")]
    assert words == [
        "Deine Figur in die Stadt C (Auftragsbuch) ziehen",
        "Deine Figur auf das Straßenfeld N2 ziehen",
        "Deine Figur zum roten Haus N3 ziehen",
        "Deine Figur in die Silbermine S4 ziehen",
        "Deine Figur in den Hafen E4 (2 Schiffe) ziehen",
        "Deine Figur zum lilafarbenen Haus S2 ziehen",
    ]
    assert log(s, "move N3")[0] == "Spieler 1 zieht zum roten Haus N3."


def test_the_gem_that_is_handed_over_is_named_with_its_card() -> None:
    """“Den Stein von Goldpfanne abgeben”."""
    s = table("N1", equipment="pan:gold cart:gold horse:ruby shovel")
    open_book(s, "A", "hammer")
    play(s, "move A, buy right")
    assert s.describe(s.parse("pay pan"), "de") == "Abgeben: Gold von der Goldpfanne"
    assert s.describe(s.parse("pay cart"), "de") == "Abgeben: Gold vom Karren"
    assert s.describe(s.parse("pay cart")) == "Hand over gold from the cart"
    assert log(s, "pay cart")[0] == "Spieler 1 gibt Gold vom Karren ab."


def test_gems_have_articles_when_they_are_loaded() -> None:
    s = table("N3", equipment="cart:emerald horse")
    lay_gems(s, "N2", "ruby amethyst")
    play(s, "move N2")
    assert s.describe(s.parse("load cart amethyst")) == "Load an amethyst onto the cart"
    assert s.describe(s.parse("load horse ruby"), "de") == "Aufladen: einen Rubin auf das Pferd"
    assert log(s.clone(), "load cart amethyst") == [
        "Spieler 1 legt einen Smaragd vom Karren in die Ablage.",
        "Spieler 1 lädt einen Amethyst auf den Karren.",
    ]
    assert log(s, "load cart amethyst", "en")[1] == "Player 1 loads an amethyst onto the cart."


def test_orders_are_not_named_twice() -> None:
    """“kauft einen Auftrag: Auftrag Silbergrau”."""
    s = table("N3", orders="silver ruby")
    open_book(s, "C", "amethyst/gold silver")
    play(s, "move C")
    assert log(s, "buy right")[0] == "Spieler 1 kauft einen lilafarbenen Auftrag (Amethyst → 4 Punkte)."
    assert (
        log(s, "return 1 left")[0] == "Spieler 1 legt einen silbergrauen Auftrag (1 Münze → 2 Punkte) auf die linke Seite zurück."
    )
    assert log(s, "turn right")[:2] == [
        "Spieler 1 blättert die rechte Seite um.",
        "Auf der rechten Seite liegt nun: "
        + s.describe(s.parse("buy right"), "de").removeprefix("Die rechte Seite kaufen: ")
        + ".",
    ]


def test_delivering_names_the_order_and_its_colours() -> None:
    s = table("N2", equipment="shovel:ruby", orders="ruby")
    play(s, "move N3")
    assert s.prompt("de") == "Spieler 1: Erledige einen roten Auftrag, oder hör auf."
    assert s.prompt() == "Player 1: complete a red order, or stop."
    assert s.describe(s.parse("deliver 1"), "de") == "Auftrag 1 erledigen: roter Auftrag (Rubin → 5 Punkte)"
    assert log(s, "deliver 1")[1:] == [
        "Spieler 1 erledigt einen roten Auftrag (Rubin → 5 Punkte).",
        "Spieler 1 wirbt einen roten Handwerker an.",
    ]


def test_the_harbour_city_offers_loading_only_if_something_can_be_loaded() -> None:
    s = table("N1")
    assert cargo(s) == {"pan": None}
    lay_gems(s, "area", "ruby")
    play(s, "move H")
    assert s.prompt() == "Player 1: take provisions or do nothing."
    assert s.prompt("de") == "Spieler 1: Nimm Proviant oder tu nichts."


@pytest.mark.parametrize(
    ("equipment", "coins", "area", "expected"),
    [
        ("shovel", 6, "ruby ruby ruby", "one gem"),
        ("shovel horse", 6, "ruby", "one gem"),
        ("cart horse", 4, "ruby ruby", "one gem"),
        ("cart horse", 5, "ruby ruby", "up to 2 gems"),
        ("shovel hammer chisel", 0, "ruby amethyst emerald", "up to 2 gems"),
    ],
)
def test_a_harbour_names_no_more_gems_than_can_be_loaded(equipment: str, coins: int, area: str, expected: str) -> None:
    s = table("E1", coins=coins, equipment=f"pan:gold {equipment}")
    lay_gems(s, "area", area)
    play(s, "move E4")
    assert s.prompt() == f"Player 1: load {expected} from the area in the middle, or stop."


def test_a_road_names_no_more_gems_than_can_be_loaded() -> None:
    s = table("N3", coins=0, equipment="shovel cart")
    lay_gems(s, "N2", "gold gold ruby amethyst")
    play(s, "move N2")
    assert s.prompt("de") == "Spieler 1: Lade bis zu 2 Edelsteine von diesem Straßenfeld auf, oder hör auf."
    play(s, "load pan gold")
    assert s.prompt("de") == "Spieler 1: Lade noch einen Edelstein von diesem Straßenfeld auf, oder hör auf."
    assert s.prompt() == "Player 1: load one more gem of this road, or stop."


def test_an_empty_side_of_a_book_is_called_a_side() -> None:
    s = table("N3")
    empty_book(s, "C")
    play(s, "move C")
    assert s.why_not(s.parse("buy left"), "de") == "Auf der linken Seite des Buchs liegt nichts."
