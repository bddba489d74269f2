"""Prompts, answers, events and the terminal's table say what is possible and what is meant, in both languages."""

from __future__ import annotations

import io

import pytest

import fondaco
from fondaco.cli.i18n import LANGUAGE
from fondaco.cli.observation_text import render_observation as text_table
from fondaco.cli.output import make_console
from fondaco.games.century.cubes.packing import pack

from .positions import TILE, give, play, reason, stack, table


def said(s: fondaco.State, move: str, lang: str = "en") -> str:
    return s.describe(s.parse(move), lang)


def shown(s: fondaco.State, monkeypatch: pytest.MonkeyPatch, lang: str = "de") -> str:
    """The table as the terminal prints it."""
    monkeypatch.setattr(LANGUAGE, "lang", lang)
    file = io.StringIO()
    page = make_console(file)
    page.width = 170
    page.print(text_table(s.game, s.observe(0), s.breakdown()))
    return file.getvalue()


def test_where_the_ship_is_only_what_is_possible_is_offered() -> None:
    s = play(table("tea_1"), "stay")
    assert s.prompt().endswith("(2 ginger → 1 tea): you can build an outpost, harvest or do nothing.")
    assert s.prompt("de").endswith(": Du kannst einen Stützpunkt errichten, ernten oder nichts tun.")
    s = play(table("tea_1", (2, 0, 0, 0), outposts="tea_1"), "stay")
    assert s.prompt("de").endswith(": Du kannst tauschen, ernten oder nichts tun.")
    s = play(table("tea_1", outposts="tea_1"), "stay")
    s.last_round = True
    assert s.prompt("de").startswith("Spieler 1, dies ist die letzte Runde. Dein Schiff ist bei Tee 1 (")
    assert s.prompt("de").endswith(": Du kannst ernten oder nichts tun.")
    s = play(table("harbour_1", (9, 9, 9, 9)), "stay")
    assert s.prompt().endswith("you can fulfil the point tile, harvest or do nothing.")
    s = play(table("harbour_1"), "stay")
    assert s.prompt().endswith("you can harvest or do nothing.")


def test_sailing_says_what_awaits_a_ship() -> None:
    s = table("tea_1", (3, 0, 0, 0), others="chili_1 chili_1", players=3)
    assert said(s, "sail chili_1", "de").endswith(" fahren; Zoll dort: 2 Gewürze")
    assert said(s, "sail chili_1").endswith("; toll there: 2 cubes")
    s.sea.left_cubes[TILE["tea_2"]] = pack((1, 0, 0, 0))
    s.sea.left_cubes[TILE["cloves_1"]] = pack((1, 0, 1, 0))
    assert said(s, "sail tea_2", "de").endswith(" fahren; dort liegt 1 Ingwer")
    assert said(s, "sail cloves_1", "de").endswith(" fahren; dort liegen 1 Ingwer + 1 Tee")
    s = table("ginger_3", harbours="P01")
    tile = s.game.translator.formatters["point_tile"]("P01", "de")
    assert said(s, "sail harbour_1", "de") == f"Zu Hafen 1 fahren; dort liegt {tile}"
    stack(s, "closed")
    s.harbours.tiles[0] = s.game.point_tiles.closed
    assert said(s, "sail harbour_1", "de") == "Zu Hafen 1 fahren; dort liegt das Sperrplättchen"
    assert said(s, "sail harbour_1") == "Sail to harbour 1; it is closed"


def test_a_cube_left_behind_is_no_payment() -> None:
    s = play(table("tea_1", (1, 0, 0, 0)), "sail tea_2")
    assert said(s, "pay yellow") == "Leave ginger behind on tea 2 and sail on"
    assert said(s, "pay yellow", "de") == "Ingwer auf Tee 2 zurücklassen und weiterfahren"
    assert said(s, "stop", "de") == "Bei Tee 2 halten"


def test_a_toll_names_whom_it_goes_to() -> None:
    s = play(table("tea_1", (1, 1, 0, 0), others="tea_2"), "sail tea_2, stop")
    assert said(s, "pay red") == "Hand chili to Player 2"
    assert said(s, "pay red", "de") == "Chili an Spieler 2 abgeben"


def test_a_ship_that_cannot_stop_is_not_asked_to() -> None:
    s = table("tea_1", (1, 0, 0, 0), others="tea_2 tea_2", players=3)
    play(s, "sail tea_2")
    assert [s.notation(action) for action in s.legal_actions()] == ["pay yellow"]
    assert "cannot pay the toll here" in s.prompt()
    assert "reichen deine Gewürze nicht" in s.prompt("de")


def test_a_ship_that_cannot_sail_on_is_not_asked_to() -> None:
    """Around the harbour there is toll to pay on every tile, and the last cube would be left behind."""
    s = table("ginger_3", (1, 0, 0, 0), players=4)
    s.sea.ships = [TILE["ginger_3"], *s.sea.map.near[TILE["harbour_1"]]]
    play(s, "sail harbour_1")
    assert [s.notation(action) for action in s.legal_actions()] == ["stop"]
    assert s.prompt().startswith("Your ship has reached harbour 1 and stops here")
    assert s.prompt("de").startswith("Dein Schiff hat Hafen 1 erreicht und hält hier")


def test_cubes_that_lie_there_are_named_and_counted() -> None:
    s = table("tea_1")
    s.sea.left_cubes[TILE["tea_2"]] = pack((1, 0, 0, 0))
    play(s, "sail tea_2")
    assert s.prompt("de") == "Auf Tee 2 liegt 1 Ingwer. Lädst du das ein?"
    assert said(s, "load", "de") == "1 Ingwer einladen"
    assert said(s, "leave") == "Leave 1 ginger there"
    s.sea.left_cubes[TILE["tea_2"]] = pack((1, 0, 2, 0))
    assert s.prompt("de") == "Auf Tee 2 liegen 1 Ingwer + 2 Tee. Lädst du sie ein?"
    assert said(s, "leave", "de") == "1 Ingwer + 2 Tee liegen lassen"


def test_not_to_trade_is_not_to_do_nothing() -> None:
    s = play(table("tea_1", (4, 0, 0, 0)), "stay, build")
    assert said(s, "nothing") == "Do not trade"
    assert said(s, "nothing", "de") == "Nicht tauschen"
    assert said(s, "trade 2", "de").startswith("Zweimal tauschen: 4 Ingwer gegen ")


def test_a_delivery_names_the_point_tile() -> None:
    s = play(table("harbour_1", (9, 9, 9, 9), harbours="P01"), "stay")
    tile = s.game.translator.formatters["point_tile"]
    assert said(s, "fulfil", "de") == f"Das Punkteplättchen {tile('P01', 'de')} erfüllen"
    events: list[fondaco.Event] = []
    s.apply(s.parse("fulfil"), events)
    assert events[0].text("de") == f"Spieler 1 erfüllt in Hafen 1 das Punkteplättchen {tile('P01', 'de')}."


def test_points_of_a_bonus_tile_are_said_once() -> None:
    s = play(table("cloves_1", outposts="ginger_1 chili_1 tea_1"), "stay, build")
    for move, words in (
        ("upgrade", "eine Aufwertung mit jedem neuen Stützpunkt, dazu 2 Punkte"),
        ("harvest", "1 Chili mehr bei jeder Ernte, dazu 1 Punkt"),
        ("points", "6 Punkte"),
        ("free_step", "ein freier Schritt bei jeder Fahrt"),
    ):
        assert said(s, f"bonus {move}", "de") == f"Ein Bonusplättchen nehmen: {words}"
        other = s.clone()
        events: list[fondaco.Event] = []
        other.event_sink = events
        other.apply(other.parse(f"bonus {move}"), events)
        assert events[0].text("de") == f"Spieler 1 nimmt ein Bonusplättchen: {words}."


def test_a_price_of_one_is_one_cube() -> None:
    s = table("tea_1", (4, 0, 0, 0), players=3)
    s.sea.outposts[TILE["tea_1"]] = 0b110
    play(s, "stay, build")
    assert s.prompt("de").endswith("Noch 2 Gewürze zu zahlen.")
    play(s, "pay yellow")
    assert s.prompt("de").endswith("Noch ein Gewürz zu zahlen.")
    assert s.prompt().endswith("One cube to pay.")


def test_the_terminal_says_whose_ships_and_outposts_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table("tea_1", others="tea_1", outposts="tea_1 tea_2")
    page = shown(s, monkeypatch)
    line = next(line for line in page.splitlines() if "Tee 1 (" in line)
    assert "Spieler 1, Spieler 2" in line
    assert line.rstrip().endswith("Spieler 1")
    assert "2 × Tee" in page, "„Tee 2“ would be an island"


def test_the_terminal_counts_bonus_tiles_and_knows_where_the_closing_tile_is(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    give(s, 0, "points points")
    assert "2 × Punkte" in shown(s, monkeypatch)
    assert "Sperrplättchen unter den nächsten 6" in shown(s, monkeypatch)
    s.harbours.closed_among_top = 0
    assert "Sperrplättchen aufgedeckt" in shown(s, monkeypatch)


def test_cloves_are_counted_as_one_clove_or_several_cloves() -> None:
    s = table("tea_1", (0, 0, 0, 2), harbours="P25")
    for lang, one, many in (("en", "1 clove)", "5 cloves"), ("de", "1 Gewürznelke)", "5 Gewürznelken")):
        assert said(s, "sail cloves_1", lang).split(" → ")[1].startswith(one)
        words = s.game.translate_in(lang)
        assert many in words("event-point-tile", tile="harbour_1", point_tile="P25")
    s.cubes[0] = pack((0, 0, 0, 12))
    s.sea.ships[0] = TILE["tea_1"]
    play(s, "stay, nothing")
    assert said(s, "keep brown 10") == "Keep 10 cloves, return 2"
    assert said(s, "keep brown 10", "de") == "10 Gewürznelken behalten, 2 zurücklegen"


def test_a_question_for_a_spice_asks_for_cubes_of_it() -> None:
    s = play(table("tea_1", (12, 0, 0, 0)), "stay, nothing")
    assert s.prompt() == "You hold 2 cubes too many (limit 10). How many cubes of ginger do you keep?"


def test_the_log_begins_with_a_capital_and_keeps_verbs_together() -> None:
    say = table().game.translate_in("en")
    assert say("event-point-tile", tile="harbour_3", point_tile="P25") == "P25 (20 points for 5 cloves) now lies in harbour 3."
    assert say("event-close", tile="harbour_3") == "From now on harbour 3 is closed."
    say = table().game.translate_in("de")
    assert say("event-leave-cube", seat=0, colour="yellow", tile="harbour_3") == "Spieler 1 lässt Ingwer auf Hafen 3 zurück."
    assert say("event-load", seat=0, cubes=[1, 0, 0, 0], tile="harbour_3") == "Spieler 1 lädt 1 Ingwer von Hafen 3 ein."


def test_cloves_are_counted_where_they_are_kept_returned_and_upgraded() -> None:
    s = table("tea_1")
    s.cubes[0] = pack((0, 0, 0, 12))
    play(s, "stay, nothing")
    assert s.prompt("de").endswith(" Wie viele Gewürznelken behältst du?")
    assert s.prompt().endswith(" How many cloves do you keep?")
    assert reason(s, "keep brown 1", "de") == "Du musst 10 bis 10 Gewürznelken behalten: insgesamt so viel, wie Platz ist."
    say = s.game.translate_in("de")
    assert say("event-return", seat=0, colour="brown", times=2) == "Spieler 1 legt 2 Gewürznelken zurück."
    assert say("event-return", seat=0, colour="brown", times=1) == "Spieler 1 legt 1 Gewürznelke zurück."
    assert say("event-return", seat=0, colour="green", times=2) == "Spieler 1 legt 2 Tee zurück."
    assert say("event-upgrade", seat=0, colour="green", better="brown", times=2) == "Spieler 1 wertet 2 Tee zu Gewürznelken auf."
    say = s.game.translate_in("en")
    assert say("event-return", seat=0, colour="brown", times=1) == "Player 1 returns 1 clove."
    assert say("event-upgrade", seat=0, colour="green", better="brown", times=1) == "Player 1 upgrades 1 tea to a clove."
