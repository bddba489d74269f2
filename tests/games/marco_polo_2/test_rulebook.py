"""Every worked example of the rulebook, page by page."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.games.marco_polo_2.rules.scoring import contract_points
from fondaco.games.polo.items import CAMEL
from fondaco.games.polo.rules.compensation import compensate
from tests.games.polo.positions import asked, dice, figures, held, legal, play, posts, reason, set_item

from .positions import GAME, complete_before, contracts, give_turn, journey, seals, set_pile, table


def test_page_4_setup() -> None:
    """8 coins, 3 camels, a figure in Beijing, 11 posts, a starting contract; five dice; Mailin and Tian Chin aside."""
    s = GAME.new(4, seed=3)
    seats = s.observe(0)["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert (seat["coin"], seat["camel"], seat["figures"], seat["posts_left"]) == (8, 3, ["beijing"], 11)
        assert [card[:2] for card in seat["contracts"]] == ["cs"]


def test_page_6_a_five_on_a_book() -> None:
    """Du setzt 1 Würfel (eine 5): one of four offers, the lower two for 1 and 2 jade."""
    s = table(dice=("5 6 6 6 6",), items=("2 jade",))
    play(s, "place book1, die blue 5")
    assert legal(s) == ["offer 1", "offer 2", "offer 3", "offer 4"]


def test_page_6_the_books_ask_for_1_3_and_5() -> None:
    s = table("filippo de mongke", dice=("1 2 3 4 5",))
    assert [legal(play(s.clone(), f"place {book}")) for book in ("book1", "book2", "book3a", "book3b")] == [
        [f"die blue {value}" for value in (1, 2, 3, 4, 5)],
        [f"die blue {value}" for value in (3, 4, 5)],
        ["die blue 5"],
        ["die blue 5"],
    ]


def test_page_6_both_spaces_of_the_third_book() -> None:
    """Nutzt du ein Aktionsfeld dieses Buchs, darfst du in der gleichen Runde auch das andere nutzen."""
    s = table("filippo de mongke", dice=("5 5 5 6 6",))
    play(s, "place book3a, die blue 5, offer 1, end")
    give_turn(s, 0)
    assert "place book3b" in legal(s)
    assert reason(s, "place book3a") == (
        "There is already a blue die of yours on the third book, upper space; only black dice may join it."
    )


def test_page_7_one_jade_and_two_pepper() -> None:
    """Du nimmst dir 1 Jade und 2 Pfeffer."""
    s = table(dice=("1 6 6 6 6",))
    play(s, "place book1, die blue 1, offer 2")
    assert held(s) == {"jade": 1, "pepper": 2}


def test_page_7_the_khans_favour() -> None:
    """A 3 on the first place brings 4 coins and 2 camels; the next must place at least a 3, places a 4 and gets the same."""
    s = table("filippo de mongke abha", dice=("3 6 6 6 6", "1 2 4 6 6"))
    play(s, "place khan, die blue 3")
    assert held(s) == {"coin": 4, "camel": 2}
    play(s, "end, place khan")
    assert legal(s) == ["die yellow 4", "die yellow 6"]
    assert reason(s, "die yellow 2") == "The khan's favour needs a 3 or higher."
    play(s, "die yellow 4")
    assert held(s, 1) == {"coin": 4, "camel": 2}


@pytest.mark.parametrize(("value", "possible"), [(1, 1), (2, 2), (3, 3), (4, 4), (6, 4)])
def test_page_7_the_lowest_die_decides_about_the_seal(value: int, possible: int) -> None:
    """1 farmers, 2 spicers with 1 jade, 3 tailors with 2, 4 jewellers with 3."""
    s = table("filippo mongke", dice=(f"{value} 6 6 6 6",))
    play(s, f"place seals, die blue {value}, die blue 6")
    labels = ["farmer", "spicer", "tailor", "jeweler"]
    assert legal(s) == [f"seal {label}" for label in labels[:possible]]
    for jade, label in enumerate(labels[:possible]):
        after = play(s.clone(), f"seal {label}")
        assert (seals(after), held(after).get("jade", 0)) == ([label], jade)


def test_page_8_the_lowest_die_limits_the_steps() -> None:
    """Dein niedrigster Würfel ist eine 2, du darfst bis zu 2 Schritte machen."""
    s = journey("step xian, step xanadu", dice="2 6 6 6 6")
    assert figures(s) == ["xanadu"]
    assert posts(s) == ["xanadu"]


def test_page_8_the_lower_space_costs_two_coins() -> None:
    s = journey("step xian", space="lower", items="3 coin 1 camel", bonuses={"xian": "vp_3"})
    assert (held(s), posts(s)) == ({"vp": 3}, ["xian"])


def test_page_8_a_city_with_a_bonus() -> None:
    """Du erhältst sofort den Bonus. Hier: 1 Kamel und 3 Geld."""
    s = journey("step xian, stop", items="1 coin 1 camel", bonuses={"xian": "camel_1_coin_3"})
    assert held(s) == {"camel": 1, "coin": 3}


def test_page_9_a_contract_city() -> None:
    """Du nimmst dir einen der beiden Aufträge."""
    s = journey("step yangzhou, stop", contracts=("",), display={"yangzhou": "ct_05 ct_06"})
    assert legal(s) == ["take yangzhou1", "take yangzhou2", "stop"]
    play(s, "take yangzhou2")
    assert contracts(s) == ["ct_06"]


def test_page_9_a_city_with_a_card() -> None:
    """Du darfst diese Stadtkarte ab deinem nächsten Zug mit einem Würfel nutzen; the post brings nothing at once."""
    s = journey("step xanadu, stop", items="1 camel", cards={"xanadu": "cc_02"})
    assert (held(s), posts(s)) == ({}, ["xanadu"])
    s.acted = False
    assert reason(s, "place xanadu") == "Your post in Xanadu is new: its action opens with your next turn."
    give_turn(s, 0)
    play(s, "place xanadu")
    assert legal(s) == ["die blue 6"]
    play(s, "die blue 6")
    assert (held(s), dice(s)) == ({"coin": 12}, ["blue 6", "blue 6"])
    give_turn(s, 0)
    assert reason(s, "place xanadu") == "In this round the city card of Xanadu has already been used."


def test_page_9_a_special_city() -> None:
    """Du erhältst sofort den Bonus. Hier: 3 Kamele. Its action opens with the next turn."""
    s = journey("step balkh, stop", items="3 camel", at="kabul", bonuses={"balkh": "camel_3"})
    assert held(s) == {"camel": 3}
    s.acted = False
    assert reason(s, "place balkh") == "Your post in Balkh is new: its action opens with your next turn."
    give_turn(s, 0)
    assert "place balkh" in legal(s)


def test_page_9_kashgar() -> None:
    """Kashgar has a bonus and a card: the bonus at once, the card from the next turn on."""
    s = journey(
        "step kashgar, stop", items="2 coin 2 camel", at="kabul", bonuses={"kashgar": "jade_2"}, cards={"kashgar": "cc_02"}
    )
    assert held(s) == {"jade": 2}
    s.acted = False
    assert "new" in str(reason(s, "place kashgar"))
    give_turn(s, 0)
    play(s, "place kashgar, die blue 6")
    assert held(s) == {"jade": 2, "coin": 12}


def test_page_9_the_ninth_tenth_and_eleventh_post() -> None:
    """5, 5 and 10 points at once."""
    eight = "karakorum xanadu lhasa fuzhou angkor pagan kabul kashgar"
    s = journey("step balkh, stop", posts=(eight,), at="kabul", bonuses={"balkh": "camel_3"})
    assert held(s)["vp"] == 5
    s = journey("step balkh, stop", posts=(eight + " baghdad",), at="kabul", bonuses={"balkh": "camel_3"})
    assert held(s)["vp"] == 5
    s = journey("step balkh, stop", posts=(eight + " baghdad hormuz",), at="kabul", bonuses={"balkh": "camel_3"})
    assert held(s)["vp"] == 10


def test_page_9_no_post_in_beijing() -> None:
    s = journey("step beijing, stop", at="xian", posts=("xian",))
    assert (figures(s), posts(s)) == (["beijing"], ["xian"])


def test_page_10_the_example_of_travelling() -> None:
    """A 3 and a 5 on the middle space: Yangzhou, Fuzhou, an oasis, Pagan for 5 coins and 5 camels; one post, in Pagan."""
    s = journey("step fuzhou, step oasis_3, step pagan", dice="3 5 6 6 6", items="5 coin 5 camel", at="yangzhou")
    assert asked(s) == "TakeFrom"
    play(s, "stop")
    assert (held(s), figures(s), posts(s)) == ({}, ["pagan"], ["pagan"])


def test_page_10_the_same_journey_from_the_upper_space() -> None:
    """Hättest du das oberste Aktionsfeld gewählt, dürftest du nun noch einen Handelsposten in Fuzhou setzen."""
    s = journey(
        "step fuzhou, step oasis_3, step pagan", "upper", "3 5 6 6 6", "5 coin 5 camel", at="yangzhou", posts=("yangzhou",)
    )
    assert legal(s) == ["post fuzhou", "leave"]
    assert posts(play(s.clone(), "leave, stop")) == ["yangzhou", "pagan"]
    assert posts(play(s, "post fuzhou, stop")) == ["yangzhou", "pagan", "fuzhou"]


def test_page_10_two_of_four_contracts_and_three_coins() -> None:
    """Du hast in 2 Auftragsstädten jeweils einen Handelsposten: two of these four contracts, then 3 coins."""
    s = table(dice=("1 6 6 6 6",), posts=("pagan kabul",), contracts=("",))
    play(s, "place contracts, die blue 1")
    assert legal(s) == ["take pagan1", "take pagan2", "take kabul1", "take kabul2"]
    play(s, "take pagan2, take kabul1")
    assert len(s.seats[0].contracts) == 2
    assert held(s) == {"coin": 3}


def test_page_10_an_old_contract_goes_under_the_pile() -> None:
    """Du legst also 1 alten Auftrag unter den Auftragsstapel; the empty place is filled at the end of the turn."""
    s = table(posts=("pagan",), contracts=("ct_05 ct_06",), display={"pagan": "ct_07 ct_08"})
    set_pile(s, "ct_09")
    play(s, "place contracts, die blue 6, take pagan1, stop")
    assert legal(s) == ["drop ct_05", "drop ct_06"]
    play(s, "drop ct_05")
    assert contracts(s) == ["ct_06", "ct_07"]
    assert GAME.contracts.labels[s.contract_pile.cards[0]] == "ct_05"
    play(s, "end")
    display = s.observe(None)["display"]
    assert isinstance(display, dict)
    assert display["pagan"] == ["ct_09", "ct_08"]


def test_page_11_baghdad() -> None:
    """A 3 in Baghdad: the fixed gain, and once the 2 camels of the upgraded jewellers' seal."""
    s = table("filippo mongke abha", dice=("3 6 6 6 6",), posts=("baghdad",), seals=("jeweler!",))
    play(s, "place baghdad, die blue 3")
    assert held(s) == {"gold": 2, "vp": 2, "camel": 2}


def test_page_11_a_city_card_up_to_five_times() -> None:
    """A 5 on the card: for 2 jade and 2 camels 6 points."""
    s = table(dice=("5 6 6 6 6",), items=("2 jade 2 camel",), posts=("xanadu",), cards={"xanadu": "cc_01"})
    play(s, "place xanadu, die blue 5")
    assert legal(s) == ["times 1", "times 2"]
    play(s, "times 2")
    assert held(s) == {"vp": 6}


def test_page_11_the_cards_of_the_action_area_need_no_post() -> None:
    s = table(dice=("4 6 6 6 6",), cards={"area1": "cc_02"})
    play(s, "place area1, die blue 4")
    assert held(s) == {"coin": 8}


def test_page_12_fulfilling_a_contract() -> None:
    """2 camels, 1 silk and 2 pepper for 4 coins and 3 points."""
    s = table(items=("2 camel 1 silk 2 pepper",), contracts=("ct_01",))
    play(s, "complete ct_01")
    assert held(s) == {"coin": 4, "vp": 3}
    assert [GAME.contracts.labels[card] for card in s.seats[0].fulfilled] == ["ct_01"]


def test_page_12_upgrading_the_jewellers_seal() -> None:
    """9 coins and 2 gold; 2 camels at once."""
    s = table("filippo mongke", items=("9 coin 2 gold",), seals=("jeweler",))
    play(s, "upgrade jeweler")
    assert (seals(s), held(s)) == (["jeweler!"], {"camel": 2})


def test_page_13_the_money_bag() -> None:
    """3 coins, 2 camels or 1 jade, again and again, and an action must follow."""
    s = table(dice=("1 2 3 4 5",))
    play(s, "place bag, die blue 1, bag 1, place bag, die blue 2, bag 2, place bag, die blue 3, bag 3")
    assert held(s) == {"coin": 3, "camel": 2, "jade": 1}
    assert "end" not in legal(s)
    play(s, "place bag, die blue 4, bag 1")
    assert reason(s, "place bag") == (
        "Your last die must go to an action: you had more than one when your turn began, and an action is possible."
    )


def test_page_13_the_only_die_may_go_to_the_bag() -> None:
    s = table(dice=("4",))
    play(s, "place bag, die blue 4, bag 3")
    assert legal(s) == ["end"]


def test_page_13_a_black_die_is_bought() -> None:
    """Du legst 3 Kamele in den Vorrat zurück. Du nimmst dir 1 schwarzen Würfel, würfelst ihn und legst ihn auf dein Tableau."""
    s = table(dice=("2 6 6 6 6",), items=("4 camel",))
    left = s.black_dice
    events: list[fondaco.Event] = []
    s.apply(s.parse("buy"), events)
    (rolled,) = (event.data["value"] for event in events if event.kind == "black-die")
    assert rolled in range(1, 7)
    assert sorted(dice(s)) == sorted(["blue 2", *["blue 6"] * 4, f"black {rolled}"])
    assert (held(s), s.black_dice) == ({"camel": 1}, left - 1)
    assert reason(s, "buy") == "You have bought a black die this turn."


def test_page_13_a_die_is_rerolled_for_a_camel() -> None:
    """Du gibst 1 Kamel ab, um 1 deiner Würfel neu zu würfeln: what it rolls lies on the tableau, the others stay."""
    s = table(dice=("2 6 6 6 6",), items=("3 camel",))
    events: list[fondaco.Event] = []
    s.apply(s.parse("reroll blue 2"), events)
    (rolled,) = (event.data["new"] for event in events if event.kind == "reroll")
    assert rolled in range(1, 7)
    assert sorted(dice(s)) == sorted([f"blue {rolled}", *["blue 6"] * 4])
    assert held(s) == {"camel": 2}


def test_page_13_a_die_is_turned_for_two_camels() -> None:
    """Du drehst deinen Würfel von der 2 auf die 3; never from 6 to 1."""
    s = table(dice=("2 6 6 6 6",), items=("2 camel",))
    assert reason(s, "turn blue 6 up") == "A 6 cannot be turned further that way."
    play(s, "turn blue 2 up")
    assert dice(s)[0] == "blue 3"
    assert held(s) == {}


def test_page_13_seven_camels_for_a_black_die_two_rolls_and_a_turn() -> None:
    """3 camels for a black die, rolled twice more for 2, another die turned for 2: 7 in all; only one can be bought."""
    s = table(dice=("1 2 2 2 2",), items=("7 camel",))
    play(s, "buy")
    for _ in range(2):
        black = next(die for die in dice(s) if die.startswith("black"))
        play(s, f"reroll {black}")
    play(s, "turn blue 1 up")
    assert held(s) == {}
    set_item(s, 0, CAMEL, 3)
    assert reason(s, "buy") == "You have bought a black die this turn."


def test_page_14_joining_costs_the_lowest_die() -> None:
    """A 1 and a 3 on the occupied guild seals cost 1 coin, as the lowest die shows; then you take the seal."""
    s = table("filippo mongke", dice=("1 3 6 6 6", "1 2 6 6 6"), items=("1 coin",))
    give_turn(s, 1)
    play(s, "place seals, die yellow 1, die yellow 2, seal farmer, end, place seals, die blue 1, die blue 3")
    assert held(s) == {}
    assert legal(s) == ["seal farmer"]
    play(s, "seal farmer")
    assert (seals(s), held(s), dice(s)) == (["farmer"], {}, ["blue 6"] * 3)


def test_page_14_black_dice_are_no_colour() -> None:
    """Blue lies on the contracts already: only a black die may go there."""
    s = table("filippo mongke", dice=("4 6 b2",), posts=("pagan",), items=("5 coin",))
    play(s, "place contracts, die blue 4, take pagan1, stop, end")
    give_turn(s, 0)
    play(s, "place contracts")
    assert legal(s) == ["die black 2"]


def test_page_14_a_low_roll() -> None:
    """13 pips: 2 camels, 2 coins, or one of each."""
    s = table(dice=("1 2 2 3 5",))
    compensate(s, 0)
    assert legal(s) == ["camels 0", "camels 1", "camels 2"]
    play(s, "camels 1")
    assert held(s) == {"camel": 1, "coin": 1}


def test_page_14_jade_pays_for_coins_and_camels() -> None:
    """Teilweise oder komplett mit Jade."""
    s = table(dice=("2 6 6 6 6",), items=("1 camel 2 jade",))
    play(s, "turn blue 2 up")
    assert legal(s) == ["pay jade_for_camels 1", "pay jade_for_camels 2"]
    play(s, "pay jade_for_camels 2")
    assert held(s) == {"camel": 1}


def test_page_14_the_start_player() -> None:
    """Yellow used the lower space, green the middle one; blue uses the middle one, too, and takes the hourglass from green."""
    s = table("filippo de abha", items=("20 coin 20 camel",) * 3, bonuses={"xian": "vp_3"}, cards={"xanadu": "cc_02"})
    give_turn(s, 1)
    play(s, "place lower, die yellow 6, step xian, end")
    assert s.hourglass == 1
    play(s, "place middle, die green 6, die green 6, step xian, stop, end")
    assert s.hourglass == 2
    play(s, "place middle, die blue 6, die blue 6, step xian, stop, end")
    assert s.hourglass == 0
    play(s, "place middle, die yellow 6, die yellow 6, step xanadu, stop, end")
    assert s.hourglass == 1
    give_turn(s, 2)
    play(s, "place lower, die green 6, step xanadu")
    assert s.hourglass == 1


@pytest.mark.parametrize(
    ("done", "points"),
    [
        *(((3, 2, 2, 1), (8, 4, 4, 0)), ((2, 2, 1, 0), (8, 8, 4, 0)), ((2, 2, 0, 0), (8, 8, 0, 0)), ((3, 0, 0, 0), (8, 0, 0, 0))),
        *(((2, 1, 1), (8, 4, 4)), ((1, 0, 0), (8, 0, 0)), ((0, 0, 0), (0, 0, 0))),
        *(((2, 1), (8, 0)), ((1, 1), (8, 8)), ((0, 0), (0, 0))),
    ],
)
def test_page_15_most_and_second_most_contracts(done: tuple[int, ...], points: tuple[int, ...]) -> None:
    """8 for the most, 4 for the second most, to all who are tied and fulfilled one at least; no second place with two players."""
    s = table(" ".join(("filippo", "de", "mongke", "abha")[: len(done)]))
    labels = iter(f"ct_{number:02}" for number in range(1, 20))
    for seat, number in enumerate(done):
        complete_before(s, seat, " ".join(next(labels) for _ in range(number)))
    assert tuple(contract_points(s, seat) for seat in range(len(done))) == points


@pytest.mark.parametrize(("players", "black", "khan"), [(2, 4, [1, 1]), (3, 5, [1]), (4, 6, [])])
def test_page_15_dice_by_player_count(players: int, black: int, khan: list[int]) -> None:
    """Neutral dice on the khan's favour; with two players in every special city and on the lower space of the third book, too."""
    s = table(" ".join(("filippo", "de", "mongke", "abha")[:players]))
    board = s.observe(None)["board"]
    assert isinstance(board, dict)
    assert s.black_dice == black
    assert [value for _, value in board["khan"]] == khan
    two = players == 2
    assert [[value for _, value in board[space]] for space in ("baghdad", "balkh", "hormuz", "book3b")] == (
        [[1], [1], [1], [5]] if two else [[], [], [], []]
    )


@pytest.mark.parametrize(("players", "black"), [(2, 4), (3, 5), (4, 6)])
def test_aufbau_12_black_dice_lie_there_while_characters_are_picked(players: int, black: int) -> None:
    s = GAME.new(players, seed=1, characters="drafted")
    assert s.observe(0)["black_dice"] == black
