"""Every offer, seal, special city, city bonus, outpost, city card and contract does what stands on it."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.marco_polo_2.components.board import Offer, Seal, SpecialCity
from fondaco.games.marco_polo_2.components.cards import CityCard, Contract, Tile
from fondaco.games.marco_polo_2.items import Bundle, parse
from fondaco.games.marco_polo_2.tables import CITIES, CONTRACTS
from fondaco.games.polo.components import CardKind
from tests.games.polo.positions import asked, figures, held, legal, play, posts, reason

from .positions import GAME, complete_before, contracts, journey, put_offer, seals, set_pile, table

TABLES = GAME.components
BOOKS = [(book, number) for book in range(3) for number in (1, 2)]
MANY = "30 coin 30 camel 30 pepper 30 silk 30 gold 30 jade"


def amounts(text: str) -> dict[str, int]:
    """What a text says beside effects."""
    bundle = parse(text)
    return {str(name): int(number) for name, number in bundle.to_json()[: len(bundle.amounts)]}


@pytest.mark.parametrize(("book", "number"), BOOKS)
def test_free_offers(book: int, number: int) -> None:
    s = table("filippo de abha")
    play(s, f"place {('book1', 'book2', 'book3a')[book]}, die blue 6, offer {number}")
    assert held(s) == amounts(TABLES.books.books[book].free[number - 1])


@pytest.mark.parametrize("jade", [1, 2])
@pytest.mark.parametrize("tile", TABLES.books.tiles, ids=lambda tile: str(tile.id))
def test_offers_for_jade(tile: Offer, jade: int) -> None:
    label, book = tile.id, GAME.books.labels.index(tile.book)
    s = table("filippo de abha", items=(f"{jade} jade",))
    put_offer(s, book, label)
    play(s, f"place {('book1', 'book2', 'book3b')[book]}, die blue 6")
    play(s, f"offer {jade + 2}")
    assert held(s) == amounts(getattr(tile, f"jade_{jade}"))


def test_an_offer_that_is_too_dear() -> None:
    s = table(items=("1 jade",))
    play(s, "place book1, die blue 6")
    assert reason(s, "offer 4") == "This offer costs 2 jade; you have 1."


@pytest.mark.parametrize("seal", TABLES.seals.seals, ids=lambda seal: str(seal.id))
def test_seals(seal: Seal) -> None:
    """Taken with its die and its jade, upgraded for its cost, it pays its bonus at once and in every later round."""
    label, die, jade, cost, bonus = seal.id, seal.die, seal.jade, seal.cost, seal.bonus
    s = table("filippo mongke", dice=(f"{die} 6 6 6 6",))
    play(s, f"place seals, die blue {die}, die blue 6, seal {label}")
    assert (seals(s), held(s)) == ([label], {"jade": jade} if jade else {})
    assert "You lack" in str(reason(s, f"upgrade {label}"))
    s = table("filippo mongke", items=(" ".join(f"{number} {name}" for name, number in amounts(cost).items()),), seals=(label,))
    play(s, f"upgrade {label}")
    assert (seals(s), held(s)) == ([label + "!"], amounts(bonus))
    assert "already upgraded" in str(reason(s, f"upgrade {label}"))


def test_a_seal_is_owned_once() -> None:
    s = table("filippo mongke", dice=("2 6 6 6 6",), seals=("farmer",))
    play(s, "place seals, die blue 2, die blue 6")
    assert legal(s) == ["seal spicer"]
    assert reason(s, "seal farmer") == "You have the seal of the Farmers already."


def test_no_seal_within_reach() -> None:
    s = table("filippo mongke", dice=("1 1 1 2 6",), seals=("farmer spicer",))
    assert reason(s, "place seals") == "You need a 3 or higher for the guild seals."
    s = table("filippo mongke", seals=("farmer spicer tailor jeweler",))
    assert reason(s, "place seals") == "You have all four guild seals."


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("city", TABLES.special_cities.cities, ids=lambda city: str(city.id))
def test_special_cities(city: SpecialCity, value: int) -> None:
    """A fixed gain; with the upgraded seal its bonus once, or twice from a 5 on."""
    label, gain, seal = city.id, city.reward, city.seal
    for owned, times in (("", 0), (seal, 0), (f"{seal}!", 2 if value > 4 else 1)):
        s = table("filippo mongke", dice=(f"{value} 6 6 6 6",), posts=(label,), seals=(owned,))
        play(s, f"place {label}, die blue {value}")
        bonus = next(amounts(other.bonus) for other in TABLES.seals.seals if other.id == seal)
        both = amounts(gain)
        for name, number in bonus.items():
            both[name] = both.get(name, 0) + number * times
        assert held(s) == {name: number for name, number in both.items() if number}


def test_a_special_city_has_two_places() -> None:
    """With two players one is taken by a neutral die; each colour lies there once."""
    s = table("filippo de abha", dice=("6 6 b6", "6 6 6"), posts=("balkh", "balkh"))
    play(s, "place balkh, die blue 6, end")
    play(s, "place balkh, die yellow 6, end")
    assert s.player == 2
    s = table("filippo mongke", dice=("6 6 b6",), posts=("balkh", "balkh"))
    play(s, "place balkh, die blue 6, end")
    assert reason(s, "place balkh") == "All places of the action of Balkh are taken this round."


@pytest.mark.parametrize("tile", TABLES.city_bonuses.tiles, ids=lambda tile: str(tile.id))
def test_city_bonuses(tile: Tile) -> None:
    label, gain = tile.id, tile.reward
    s = journey("step xian, stop", items="1 coin 1 camel", bonuses={"xian": label})
    assert held(s) == amounts(gain)
    assert asked(s) == {"copy": "Copy", "distinct_goods_2": "Pair"}.get(label, "Turn")


@pytest.mark.parametrize("tile", TABLES.outposts.tiles, ids=lambda tile: str(tile.id))
def test_outposts(tile: Tile) -> None:
    """For the first post of anybody in a city; the tile is gone then."""
    label, gain = tile.id, tile.reward
    s = journey("step xanadu", "lower", items="5 coin 5 camel", outposts={"xanadu": label}, characters="abha de")
    expected = Counter({"coin": 3, "camel": 4}) + Counter(amounts(gain))
    if "jade" in gain:
        expected["vp"] = 2  # Abha Basu's
    assert held(s) == expected
    assert asked(s) == {"ob_any_good_1": "Good", "ob_move_1": "Travel"}.get(label, "Turn")
    assert "xanadu" not in s.observe(None)["outposts"]  # type: ignore[operator]


REPEATS = [card for card in TABLES.city_cards.cards if card.kind is CardKind.REPEAT and not set(parse(card.reward).effects)]


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("card", REPEATS, ids=lambda card: str(card.id))
def test_converting_cards(card: CityCard, times: int) -> None:
    label, cost, gain = card.id, card.cost, card.reward
    stock = " ".join(f"{number * times} {name}" for name, number in amounts(cost).items())
    s = table(dice=("3 6 6 6 6",), items=(stock,), cards={"area1": label})
    play(s, f"place area1, die blue 3, times {times}")
    assert held(s) == {name: number * times for name, number in amounts(gain).items()}
    s = table(cards={"area1": label})
    assert reason(s, "place area1")


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("label", ["cc_10", "cc_11", "cc_12"])
def test_cards_by_die(label: str, value: int) -> None:
    rows = next(card.rows for card in TABLES.city_cards.cards if card.id == label)
    s = table(dice=(f"{value} 6 6 6 6",), cards={"area2": label})
    play(s, f"place area2, die blue {value}")
    assert held(s) == amounts(rows[value - 1])


def test_cards_that_count() -> None:
    """min(die, fulfilled contracts) points; min(die, posts) points, or coins."""
    s = table(dice=("2 6 6 6 6",), cards={"area1": "cc_03"})
    assert reason(s, "place area1") == "You have fulfilled no contract yet."
    complete_before(s, 0, "ct_01 ct_02 ct_03")
    play(s, "place area1, die blue 2")
    assert held(s) == {"vp": 2}
    for label, name, each in (("cc_04", "vp", 1), ("cc_25", "coin", 2)):
        s = table(posts=("xian pagan",), cards={"area1": label})
        play(s, "place area1, die blue 6")
        assert held(s) == {name: 2 * each}


def test_cards_that_pay_city_bonuses() -> None:
    """One of four or two with a 5: of different cities; special cities and Kashgar count."""
    tiles = {"bonuses": {"kashgar": "jade_2", "baghdad": "camel_3", "xian": "vp_3"}, "posts": ("kashgar baghdad",)}
    s = table(dice=("5 6 6 6 6",), cards={"area1": "cc_08"}, **tiles)  # type: ignore[arg-type]
    play(s, "place area1, die blue 5")
    assert legal(s) == ["bonus kashgar"]
    play(s, "bonus kashgar, bonus baghdad")
    assert held(s) == {"jade": 2, "camel": 3}
    s = table(dice=("4 6 6 6 6",), cards={"area1": "cc_08"}, **tiles)  # type: ignore[arg-type]
    play(s, "place area1, die blue 4")
    assert legal(s) == ["bonus kashgar", "bonus baghdad"]
    s = table(items=("6 coin",), cards={"area1": "cc_09"}, **tiles)  # type: ignore[arg-type]
    play(s, "place area1, die blue 6")
    assert legal(s) == ["times 1", "times 2"]
    s = table(items=("6 coin",), cards={"area1": "cc_09"})
    assert reason(s, "place area1") == "You have no trading post in a city with a city bonus."


def test_exchanging_cards() -> None:
    """One direction for the whole use; points may become negative."""
    s = table(dice=("2 6 6 6 6",), items=("3 camel 1 coin",), cards={"area1": "cc_05"})
    play(s, "place area1, die blue 2")
    assert legal(s) == ["swap camel-coin 1", "swap camel-coin 2", "swap coin-camel 1"]
    play(s, "swap camel-coin 2")
    assert held(s) == {"camel": 1, "coin": 7}
    s = table(dice=("6 6 6 6 6",), cards={"area1": "cc_06"})
    play(s, "place area1, die blue 6, swap vp-coin 6")
    assert held(s) == {"coin": 18, "vp": -6}


def test_jade_pays_for_an_exchange() -> None:
    s = table(dice=("2 6 6 6 6",), items=("1 camel 1 jade",), cards={"area1": "cc_05"})
    play(s, "place area1, die blue 2, swap camel-coin 2")
    assert held(s) == {"coin": 6}


def test_the_seal_card() -> None:
    """1 camel, then a seal with this one die, with its jade; no fee for the occupied guild seals."""
    s = table("filippo mongke", dice=("3 6 6 6 6",), items=("1 camel",), cards={"area1": "cc_07"})
    play(s, "place area1, die blue 3")
    assert legal(s) == ["seal farmer", "seal spicer", "seal tailor"]
    play(s, "seal tailor")
    assert held(s) == {"jade": 2}
    s = table("filippo mongke", dice=("1 1 1 1 2",), items=("1 camel",), seals=("farmer spicer",), cards={"area1": "cc_07"})
    assert reason(s, "place area1") == "You need a 3 or higher for the first card of the action area."
    s = table("filippo mongke", seals=("farmer spicer tailor jeweler",), cards={"area1": "cc_07"})
    assert reason(s, "place area1") == "You have all four guild seals."
    s = table("filippo mongke", cards={"area1": "cc_07"})
    assert reason(s, "place area1") == "You lack 1 camel for 1 camel → a guild seal with this one die."


@pytest.mark.parametrize(("label", "stock"), [("cc_13", "4 camel"), ("cc_14", "2 jade")])
def test_moving_cards(label: str, stock: str) -> None:
    """Card cost for each step and the roads; one journey, one post, no hourglass, no fee of a travel space."""
    s = table("filippo mongke", items=(stock + " 4 coin",), at="xanadu", cards={"area1": label, "xanadu": "cc_02"})
    s.hourglass = 1
    play(s, "place area1, die blue 6, step xian, step yangzhou, stop, stop")
    assert (figures(s), posts(s), held(s), s.hourglass, s.highest_travel_space) == (["yangzhou"], ["yangzhou"], {}, 1, 0)


def test_goods_of_choice() -> None:
    s = table(items=("4 coin",), cards={"area1": "cc_15"})
    play(s, "place area1, die blue 6, times 2, good pepper, good gold")
    assert held(s) == {"pepper": 1, "gold": 1}
    s = table(items=("1 jade",), cards={"area1": "cc_16"})
    play(s, "place area1, die blue 6, times 1, good silk")
    assert held(s) == {"silk": 1, "camel": 1}


@pytest.mark.parametrize("contract", TABLES.contracts.cards, ids=lambda card: str(card.id))
def test_contracts(contract: Contract) -> None:
    """Cost and points, and the reward as far as it asks nothing."""
    label, cost, vp, gain = contract.id, contract.cost, contract.vp, contract.reward
    goods = parse(cost).effects
    stock = amounts(cost)
    if goods:
        stock["pepper"] = stock.get("pepper", 0) + len(goods)
    s = table(items=(" ".join(f"{number} {name}" for name, number in stock.items()),), contracts=(label,))
    play(s, f"complete {label}")
    expected = amounts(gain) | {"vp": vp}
    assert held(s) == expected
    asks = {"good": "Good", "pair": "Pair", "step": "Turn", "contract": "Turn", "die": "Turn"}
    effects = Bundle((), parse(gain).effects[:1]).to_json()
    assert asked(s) == (asks[str(effects[0][0])] if effects else "Turn")


def test_goods_of_choice_to_pay() -> None:
    """Six goods of any kind: how much pepper, how much silk, the rest in gold; jade never counts."""
    s = table(items=("2 camel 3 pepper 3 silk 3 gold",), contracts=("ct_41",))
    play(s, "complete ct_41")
    assert legal(s) == ["pay pepper 0", "pay pepper 1", "pay pepper 2", "pay pepper 3"]
    play(s, "pay pepper 1")
    assert legal(s) == ["pay silk 2", "pay silk 3"]
    play(s, "pay silk 2")
    assert held(s) == {"pepper": 2, "silk": 1, "vp": 7}
    s = table(items=("2 camel 5 pepper 9 jade",), contracts=("ct_41",))
    assert reason(s, "complete ct_41") == (
        "You lack 1 good of your choice for ct_41 (2 camels + 6 goods of your choice → 7 points + 1 contract)."
    )


def test_a_contract_from_the_pile_with_full_slots() -> None:
    """Either an old contract or the new one goes under the pile."""
    s = table(items=("4 camel 2 pepper 2 silk 2 gold",), contracts=("ct_10 ct_01",))
    set_pile(s, "ct_20 ct_21")
    play(s, "complete ct_10")
    assert contracts(s) == ["ct_01", "ct_20"]
    s = journey("step xanadu", "lower", contracts=("ct_02 ct_03",), outposts={"xanadu": "ob_contract_pile"})
    assert legal(s) == ["drop ct_02", "drop ct_03", "refuse"]


def test_two_steps_are_one_journey() -> None:
    """Contract ct_32: unused steps are lost, the roads are paid."""
    s = table(items=("4 camel 5 coin 2 silk 2 gold",), contracts=("ct_32",), at="xanadu")
    play(s, "complete ct_32, step xian, step fuzhou")
    assert (figures(s), posts(s)) == (["fuzhou"], ["fuzhou"])
    s = table(items=("4 camel 3 coin 2 silk 2 gold",), contracts=("ct_32",))
    play(s, "complete ct_32, stop")
    assert figures(s) == ["beijing"]


def test_every_city_can_be_reached() -> None:
    """With all seals, coins, camels and jade, from anywhere."""
    s = table(items=(MANY,), seals=("farmer spicer tailor jeweler",))
    reached, ahead = set[int](), {CITIES}
    while ahead:
        here = ahead.pop()
        reached.add(here)
        ahead |= {road[0] for road in GAME.places.roads[here]} - reached
    assert reached == set(range(len(GAME.places.labels)))
    assert not s.board[CONTRACTS]
