"""Every worked example of the rulebook, in its order, by its heading and with its colours."""

from __future__ import annotations

import pytest

from fondaco.games.marco_polo.rules.scoring import final_points
from fondaco.games.marco_polo.state import MarcoPoloState
from tests.games.polo.positions import set_figures

from .positions import (
    CONTRACT,
    GAME,
    SPACE,
    asked,
    complete_before,
    contracts,
    dice,
    figures,
    give_turn,
    held,
    legal,
    next_round,
    no_outposts,
    play,
    posts,
    reason,
    set_posts,
    table,
)

BLUE, YELLOW, GREEN, RED = range(4)
SEATS = "kubilai carprini berke polos"
ROW = "C01 C02 C03 C04 C05 C06"


def turn_of(seat: int, own_dice: str, items: str = "", **more: object) -> MarcoPoloState:
    """Four players, and that seat to move with these dice."""
    hands, stores = ["6 6 6 6 6"] * 4, [""] * 4
    hands[seat], stores[seat] = own_dice, items
    return give_turn(table(SEATS, hands, stores, **more), seat)  # type: ignore[arg-type]


# --- pages 6 and 7: the actions ----------------------------------------------------------------------------------------------


def test_5_geld_nehmen() -> None:
    """Gelb places a die (a 3) and takes 5 coins."""
    s = play(turn_of(YELLOW, "3"), "place coins, die yellow 3")
    assert held(s, YELLOW) == {"coin": 5}


def test_zum_markt_gehen_seide() -> None:
    """Blau places a 4 and a 5 on silk; the lowest is the 4, so Blau takes 3 silk."""
    s = play(turn_of(BLUE, "4 5"), "place silk, die blue 4, die blue 5, row 4")
    assert held(s, BLUE) == {"silk": 3}
    assert dice(s, BLUE) == []


@pytest.mark.parametrize(("line", "gained"), [(4, {"pepper": 3}), (3, {"pepper": 2, "coin": 1})])
def test_zum_markt_gehen_pfeffer(line: int, gained: dict[str, int]) -> None:
    """Rot places a 4 on pepper and may take 3 pepper, or by a lower line 2 pepper and 1 coin."""
    s = play(turn_of(RED, "4"), f"place pepper, die red 4, row {line}")
    assert held(s, RED) == gained


def test_die_kamele() -> None:
    """Grün places a 6 and takes 6 camels."""
    s = play(turn_of(GREEN, "6"), "place camels, die green 6, row 6")
    assert held(s, GREEN) == {"camel": 6}


def test_die_gunst_des_khan() -> None:
    """Grün places a 3 and takes 1 gold and 2 camels. Rot needs at least a 3, places a 4 and takes the same."""
    s = table(SEATS, ("6", "6", "3", "2 4"))
    play(give_turn(s, GREEN), "place khan, die green 3, good gold, end, place khan")
    assert legal(s) == ["die red 4"]
    play(s, "die red 4, good gold")
    assert held(s, GREEN) == held(s, RED) == {"gold": 1, "camel": 2}


# --- page 7: Aufträge nehmen -------------------------------------------------------------------------------------------------


def test_auftraege_nehmen_mit_einer_3() -> None:
    """Blau places a 3, chooses from the contracts under 1, 2 and 3, and takes one or two of them."""
    s = turn_of(BLUE, "3", contracts=("",), row=ROW)
    play(s, "place contracts, die blue 3")
    assert legal(s) == ["take 1", "take 2", "take 3"]
    one = play(s.clone(), "take 2, stop")
    assert contracts(one.seats[BLUE].contracts) == ["C02"]
    assert contracts(one.contract_row) == ["C01", "C03", "C04", "C05", "C06"]
    two = play(s.clone(), "take 1, take 3")
    assert contracts(two.seats[BLUE].contracts) == ["C01", "C03"]
    assert contracts(two.contract_row) == ["C02", "C04", "C05", "C06"]


def test_auftraege_nehmen_mit_einer_6() -> None:
    """Grün places a 6, takes the contracts under 2 and 6, and 2 camels with the latter."""
    s = turn_of(GREEN, "6", contracts=("", "", ""), row=ROW)
    play(s, "place contracts, die green 6, take 2, take 6, extra camel")
    assert held(s, GREEN) == {"camel": 2}
    assert contracts(s.seats[GREEN].contracts) == ["C02", "C06"]


def test_auftraege_nehmen_unter_5_und_6() -> None:
    """Grün could also have taken those under 5 and 6: 1 coin or camel, and 2 coins or 2 camels."""
    s = turn_of(GREEN, "6", contracts=("", "", ""), row=ROW)
    play(s, "place contracts, die green 6, take 5, extra coin, take 6, extra camel")
    assert held(s, GREEN) == {"coin": 1, "camel": 2}
    assert contracts(s.contract_row) == ["C01", "C02", "C03", "C04"]


def test_auftraege_nehmen_ohne_freien_platz() -> None:
    """Grün takes one contract and has no free place: an old one goes under the special pile."""
    s = turn_of(GREEN, "1", contracts=("", "", "C10 C11"), row=ROW)
    play(s, "place contracts, die green 1, take 1, drop C11")
    assert contracts(s.seats[GREEN].contracts) == ["C10", "C01"]
    assert s.contract_pile.cards[0] == CONTRACT["C11"]


# --- pages 8 to 10: Reisen ---------------------------------------------------------------------------------------------------


def test_reisen_mit_zwei_wuerfeln() -> None:
    """Rot must place 2 dice on this space. Then, by what they show, the figure moves: with one die nothing of it happens."""
    s = turn_of(RED, "4", "20 coin")
    before = s.key()
    assert reason(s, "place travel") == "You need 2 dice for the travel space; you have 1."
    assert "place travel" not in legal(s)
    assert s.key() == before
    s = turn_of(RED, "2 4", "20 coin")
    play(s, "place travel, die red 2")
    assert (asked(s), legal(s), figures(s, RED)) == ("Die", ["die red 4"], ["venezia", "venezia"])
    assert reason(s, "step oasis_01") is not None, "the figure waits for the second die"
    play(s, "die red 4")
    assert (asked(s), dice(s, RED)) == ("Travel", [])
    play(s, "step oasis_01, stop")
    assert (figures(s, RED), held(s, RED)) == (["venezia", "oasis_01"], {"coin": 17})


def test_reisen_zwei_schritte() -> None:
    """Rot places a 2 and a 4: two steps at most, and two steps cost 7."""
    s = table("kubilai carprini polos berke", ("6", "6", "6", "2 4"), ("", "", "", "20 coin"))
    play(give_turn(s, RED), "place travel, die red 2, die red 4, step alexandria, step oasis_04")
    assert asked(s) == "Turn"
    assert held(s, RED) == {"coin": 13}


def test_reisen_zusatzkosten() -> None:
    """One road costs 7 coins besides, another one 2 camels."""
    s = turn_of(BLUE, "6 6", "10 coin", at="alexandria")
    play(s, "place travel, die blue 6, die blue 6, step oasis_03, stop")
    assert held(s) == {}
    s = turn_of(BLUE, "6 6", "3 coin 2 camel", at="samarcanda")
    play(s, "place travel, die blue 6, die blue 6, step oasis_05, stop")
    assert held(s) == {}


def test_reisen_in_eine_grosse_stadt() -> None:
    """Rot places a post in the large city and may use its card from the next turn on."""
    s = table("kubilai carprini polos berke", ("6", "6", "6", "1 1 3"), ("", "", "", "3 coin"), outposts=no_outposts())
    s.city_cards = tuple(GAME.cards.labels.index("2_coin_per_pip") if at == 4 else card for at, card in enumerate(s.city_cards))
    play(give_turn(s, RED), "place travel, die red 1, die red 1, step alexandria")
    assert posts(s, RED) == ["alexandria"]
    assert "place alexandria" not in legal(s)
    play(s, "end, place purse, die blue 6, end, place purse, die yellow 6, end, place purse, die green 6, end")
    play(s, "place alexandria, die red 3")
    assert held(s, RED) == {"coin": 6}


def test_reisen_in_eine_kleine_stadt() -> None:
    """Rot places a post in the small city and gets its bonus at once: 1 camel and 3 coins. The tile stays."""
    s = table("kubilai carprini polos berke", ("6", "6", "6", "1 1"), ("", "", "", "3 coin 2 camel"))
    set_figures(s, RED, "oasis_04")
    play(give_turn(s, RED), "place travel, die red 1, die red 1, step adana")
    assert posts(s, RED) == ["adana"]
    assert held(s, RED) == {"camel": 1, "coin": 3}
    assert s.city_bonuses == tuple(range(6))


def test_reisen_in_eine_oase() -> None:
    """Nothing happens in an oasis."""
    s = turn_of(BLUE, "1 1", "3 coin")
    play(s, "place travel, die blue 1, die blue 1, step oasis_07")
    assert figures(s) == ["oasis_07"]
    assert posts(s) == ["beijing"], "Kubilai's first post"


def test_beispiel_fuer_eine_aktion_reisen() -> None:
    """Gelb places a 3 and a 5, pays 12 coins and 8 camels and goes from Samarcanda to Lan-Zhou; one post, at the end."""
    s = table("kubilai berke carprini polos", ("6", "3 5"), ("", "12 coin 8 camel"), outposts=no_outposts())
    set_figures(s, YELLOW, "samarcanda")
    play(give_turn(s, YELLOW), "place travel, die yellow 3, die yellow 5, step oasis_05, step kashgar, step lan_zhou")
    assert held(s, YELLOW) == {}
    assert posts(s, YELLOW) == ["lan_zhou"]


# --- page 11: Die Stadtkarten ------------------------------------------------------------------------------------------------


def test_die_stadtkarten() -> None:
    """Gelb has a post in Alexandria, places a 3 and uses the card twice: 2 gold and 2 camels for 8 points."""
    card = {"alexandria": "camel_gold_to_4_vp"}
    s = table(SEATS, ("6", "3"), ("", "3 gold 3 camel"), posts=("", "alexandria"), cards=card)
    play(give_turn(s, YELLOW), "place alexandria, die yellow 3")
    assert legal(s) == ["times 1", "times 2", "times 3"]
    play(s, "times 2")
    assert held(s, YELLOW) == {"gold": 1, "camel": 1, "vp": 8}


# --- pages 12 and 13: Zusatzaktionen -----------------------------------------------------------------------------------------


def test_1_auftrag_ausfuehren() -> None:
    """Grün gives 2 camels, 2 silk and 1 pepper, gets 3 coins and 4 points, and puts the contract into the drawer."""
    s = turn_of(GREEN, "6", "2 camel 2 silk 1 pepper", contracts=("", "", "C11"))
    play(s, "complete C11")
    assert held(s, GREEN) == {"coin": 3, "vp": 4}
    assert contracts(s.seats[GREEN].contracts) == []
    assert contracts(s.seats[GREEN].fulfilled) == ["C11"]


def test_3_geld_nehmen() -> None:
    """Grün places a 2 on the purse and takes 3 coins."""
    s = play(turn_of(GREEN, "2 5"), "place purse, die green 2")
    assert held(s, GREEN) == {"coin": 3}
    assert not s.acted


def test_1_wuerfel_neu_wuerfeln() -> None:
    """Blau gives 1 camel and rolls a 2 again; chance decides what it becomes."""
    results = set()
    for seed in range(40):
        s = turn_of(BLUE, "2", "1 camel").determinize(None, seed)
        play(s, "reroll blue 2")
        assert held(s) == {}
        results |= set(dice(s))
    assert results == {f"blue {value}" for value in range(1, 7)}


def test_1_wuerfel_rauf_oder_runter_drehen() -> None:
    """Gelb gives 2 camels and turns a 2 to a 3."""
    s = play(turn_of(YELLOW, "2", "2 camel"), "turn yellow 2 up")
    assert held(s, YELLOW) == {}
    assert dice(s, YELLOW) == ["yellow 3"]


def test_1_schwarzen_wuerfel_kaufen() -> None:
    """Rot gives 3 camels, takes a black die and rolls it."""
    s = play(turn_of(RED, "6", "3 camel"), "buy")
    assert held(s, RED) == {}
    assert s.black_dice == 4
    assert [die for die in dice(s, RED) if die.startswith("black")] != ["black 0"]


def test_mehrere_zusatzaktionen() -> None:
    """A black die (3 camels), rolled again twice (2), another die turned up (2): 7 camels together."""
    s = play(turn_of(BLUE, "2", "7 camel"), "buy")
    for _ in range(2):
        play(s, next(move for move in legal(s, "reroll") if "black" in move))
    play(s, "turn blue 2 up")
    assert held(s) == {}
    assert "blue 3" in dice(s)


# --- pages 13 and 14: Besonderheiten -----------------------------------------------------------------------------------------


def test_ein_besetztes_aktionsfeld() -> None:
    """Two dice of Blau lie on silk. Rot places a 4 and a 5, pays 4 coins and takes 3 silk."""
    s = table(SEATS, ("6 6", "6", "6", "4 5"), ("", "", "", "4 coin"))
    play(s, "place silk, die blue 6, die blue 6, row 1, end")
    play(give_turn(s, RED), "place silk, die red 4, die red 5, row 4")
    assert held(s, RED) == {"silk": 3}


def test_schwarze_wuerfel_sind_keine_spielerfarbe() -> None:
    """Grün has camels already and may place no further green die there, but a black one."""
    s = table("kubilai carprini polos berke", ("6", "6", "2 6 b4"), ("", "", "4 coin"))
    play(give_turn(s, GREEN), "place camels, die green 2, row 2, end")
    play(give_turn(s, GREEN), "place camels")
    assert legal(s) == ["die black 4"]
    assert reason(s, "die green 6") == (
        "There is already a green die of yours on the camel bazaar; only black and white dice may join it."
    )
    play(s, "die black 4, row 4")
    assert held(s, GREEN) == {"camel": 6}, "the own die occupies the space, so the black 4 costs 4 coins"


@pytest.mark.parametrize(("camels", "gained"), [(0, {"coin": 2}), (1, {"camel": 1, "coin": 1}), (2, {"camel": 2})])
def test_ausgleich_bei_geringem_wuerfelwurf(camels: int, gained: dict[str, int]) -> None:
    """Grün rolled 13: 2 camels, or 2 coins, or 1 of each."""
    s = rolled(13)
    assert s.player == GREEN
    before = held(s, GREEN)
    assert legal(s) == ["camels 0", "camels 1", "camels 2"]
    play(s, f"camels {camels}")
    after = held(s, GREEN)
    assert {name: after[name] - before[name] for name in after if after[name] > before[name]} == gained


def rolled(pips: int) -> MarcoPoloState:
    """A new game in which Grün has rolled a number of pips and is compensated."""
    for seed in range(1000):
        s = GAME.new(4, seed)
        assert isinstance(s, MarcoPoloState)
        while asked(s) == "Compensate" and s.player != GREEN:
            s.apply(s.legal_actions()[0])
        if asked(s) == "Compensate" and sum(die // 6 for die in s.seats[GREEN].dice) == pips:
            return s
    raise AssertionError("no such roll")


# --- page 14: Schlusswertung, Änderungen bei 3 und 2 Spielern -----------------------------------------------------------------


def test_die_schlusswertung() -> None:
    """1 point for 10 coins; in Beijing the points of the place and 1 for 2 goods, camels not; 7 for most contracts."""
    s = table("berke carprini rubruk polos", items=("25 coin 9 camel 3 pepper 2 silk", "9 coin 9 gold", "", ""))
    set_posts(s, BLUE, "beijing")
    set_posts(s, GREEN, "beijing")
    complete_before(s, YELLOW, "C01 C02")
    complete_before(s, RED, "C03 C04")
    complete_before(s, BLUE, "C05")
    sources = ("coins", "beijing", "goods", "contracts")
    points = [tuple(final_points(s, seat)[source] for source in sources) for seat in range(4)]
    assert points == [(2, 10, 2, 0), (0, 0, 0, 7), (0, 7, 0, 0), (0, 0, 0, 7)]


@pytest.mark.parametrize(("players", "black", "khan", "coins"), [(3, 4, 1, 0), (2, 3, 2, 1)])
def test_aenderungen_bei_3_und_2_spielern(players: int, black: int, khan: int, coins: int) -> None:
    """Fewer black dice; dice of colours not in play are on the board and are not taken off in any round."""
    s = table(" ".join(SEATS.split()[:players]), ("6",) * players)
    for number in range(1, 4):
        assert s.round == number
        neutral = [die for space in (SPACE["khan"], SPACE["coins"]) for die in s.board[space] if die % 6 in range(players, 4)]
        assert len(neutral) == khan + coins
        assert [die // 6 for die in s.board[SPACE["khan"]]] == [1] * khan
        assert s.black_dice == black
        next_round(s)
        while asked(s) == "Compensate":
            play(s, "camels 0")


# --- pages 15 and 16: Rundenablauf -------------------------------------------------------------------------------------------


def test_neuen_startspieler_bestimmen() -> None:
    """First Grün moves, then Gelb, last Blau: Blau starts the next round."""
    s = table("rubruk berke carprini polos", ("1 1", "1 1", "1 1", "1"), ("9 coin", "9 coin", "9 coin", ""))
    for seat, colour in ((GREEN, "green"), (YELLOW, "yellow"), (BLUE, "blue")):
        play(give_turn(s, seat), f"place travel, die {colour} 1, die {colour} 1, step oasis_01")
        assert s.hourglass == seat
    next_round(s)
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    assert s.player == BLUE


def test_kein_spieler_hat_sich_bewegt() -> None:
    """The seat with the hourglass stays start player."""
    s = table(SEATS, ("6",) * 4)
    s.hourglass = GREEN
    next_round(s)
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    assert s.player == GREEN


def test_startspieler_durch_schwarze_wuerfel() -> None:
    """Who moved last with black dice starts as well."""
    s = table("rubruk berke carprini polos", ("1 1", "b1 b1"), ("3 coin", "3 coin"))
    play(s, "place travel, die blue 1, die blue 1, step oasis_01, end")
    play(s, "place travel, die black 1, die black 1, step oasis_01")
    assert s.hourglass == YELLOW
