"""Edelsteine aufladen (pages 5 and 6)."""

from __future__ import annotations

from .positions import cargo, gems, lay_gems, legal, play, reason, table


def test_the_example_of_a_gem_road() -> None:
    """Page 5: 2 gold, 1 ruby, 2 sapphires, 1 emerald; a loaded pan, free tools for ruby and sapphire, a free cart.

    Ruby and sapphire are loaded, the emerald onto the cart for 2 coins; no gold onto the pan.
    """
    s = table("N1", coins=3, equipment="pan:gold shovel pick cart")
    lay_gems(s, "N2", "gold gold ruby sapphire sapphire emerald")
    play(s, "move N2")
    assert reason(s, "load pan gold") == "The gold pan already carries a gem, and only the cart and the horse may swap theirs."
    play(s, "load shovel ruby, load pick sapphire, load cart emerald")
    assert cargo(s) == {"pan": "gold", "shovel": "ruby", "pick": "sapphire", "cart": "emerald"}
    assert s.seats[0].coins == 1
    assert gems(s, "N2") == ["gold", "gold", "sapphire"]
    assert s.player == 1


def test_tools_carry_their_own_gem_only() -> None:
    s = table("N1", equipment="shovel")
    lay_gems(s, "N2", "gold ruby sapphire sapphire emerald emerald")
    play(s, "move N2")
    assert legal(s) == ["load pan gold", "load shovel ruby", "end"]
    assert reason(s, "load shovel sapphire") == "The shovel can only carry a ruby."
    assert reason(s, "load hammer amethyst") == "You have no hammer."


def test_a_gem_that_is_not_there() -> None:
    s = table("N1", equipment="hammer")
    lay_gems(s, "N2", "gold ruby ruby ruby ruby ruby")
    play(s, "move N2")
    assert reason(s, "load hammer amethyst") == "There is no amethyst to load here."


def test_cart_and_horse_carry_anything_at_a_price() -> None:
    s = table("N1", coins=5, equipment="pan:gold cart horse")
    lay_gems(s, "N2", "gold gold gold gold gold gold")
    play(s, "move N2, load cart gold")
    assert s.seats[0].coins == 3
    play(s, "load horse gold")
    assert s.seats[0].coins == 0
    assert cargo(s) == {"pan": "gold", "cart": "gold", "horse": "gold"}


def test_loading_must_be_paid() -> None:
    s = table("N1", coins=2, equipment="cart horse")
    lay_gems(s, "N2", "gold gold gold gold gold gold")
    play(s, "move N2")
    assert reason(s, "load horse gold") == "Loading the horse costs 3 coins, and you have 2."
    assert legal(s) == ["load pan gold", "load cart gold", "end"]


def test_three_of_a_kind_at_most() -> None:
    """Page 4: “Mehr als drei Edelsteine derselben Farbe kann er nicht transportieren”: the tool, the cart, the horse."""
    s = table("N1", coins=6, equipment="pan:gold shovel pick hammer chisel cart horse")
    lay_gems(s, "N2", "ruby ruby ruby ruby ruby ruby")
    play(s, "move N2, load shovel ruby, load cart ruby, load horse ruby")
    assert list(cargo(s).values()).count("ruby") == 3
    assert s.player == 1


def test_not_every_card_must_be_loaded() -> None:
    s = table("N1", equipment="shovel")
    lay_gems(s, "N2", "gold ruby ruby ruby ruby ruby")
    play(s, "move N2, load shovel ruby")
    assert s.player == 1  # equipment is loaded in its order: the pan comes earlier
    assert cargo(s) == {"pan": None, "shovel": "ruby"}


def test_equipment_is_loaded_in_its_order() -> None:
    s = table("N1", equipment="shovel cart")
    lay_gems(s, "N2", "gold ruby ruby ruby ruby ruby")
    play(s, "move N2, load shovel ruby")
    assert reason(s, "load pan gold") == (
        "Equipment is loaded in a fixed order, and the gold pan comes before the card you have just loaded."
    )


def test_a_card_is_loaded_once_in_an_action() -> None:
    """Ruling: a card that has just been loaded is not loaded again."""
    s = table("N1", coins=6, equipment="cart horse")
    lay_gems(s, "N2", "gold ruby ruby ruby ruby ruby")
    play(s, "move N2, load cart ruby")
    assert legal(s) == ["load horse gold", "load horse ruby", "end"]
    assert reason(s, "load cart gold") is not None


def test_roads_are_not_refilled_and_offer_nothing_once_empty() -> None:
    s = table("N1", equipment="shovel")
    lay_gems(s, "N2", "")
    play(s, "move N2")
    assert s.player == 1


def test_harbours_load_from_the_area_as_many_as_there_are_ships() -> None:
    for harbour, start, ships in (("E4", "E1", 2), ("W5", "W1", 1)):
        s = table(start, equipment="shovel pick hammer")
        lay_gems(s, "area", "gold ruby sapphire amethyst")
        play(s, f"move {harbour}, load pan gold")
        if ships == 2:
            play(s, "load pick sapphire")
            assert gems(s, "area") == ["ruby", "amethyst"]
        assert s.player == 1


def test_a_harbour_asks_for_more_only_after_the_first_gem() -> None:
    s = table("W1", equipment="shovel")
    lay_gems(s, "area", "gold ruby")
    play(s, "move W5")
    assert s.prompt() == "Player 1: load one gem from the area in the middle, or stop."
    assert s.prompt("de") == "Spieler 1: Lade einen Edelstein aus der Ablage auf, oder hör auf."
    s = table("E1", equipment="shovel")
    lay_gems(s, "area", "gold ruby")
    play(s, "move E4")
    assert s.prompt() == "Player 1: load up to 2 gems from the area in the middle, or stop."
    play(s, "load pan gold")
    assert s.prompt() == "Player 1: load one more gem from the area in the middle, or stop."
    assert s.prompt("de") == "Spieler 1: Lade noch einen Edelstein aus der Ablage auf, oder hör auf."


def test_the_harbour_city_loads_one_gem_or_gives_provisions() -> None:
    s = table("N1", equipment="shovel")
    lay_gems(s, "area", "gold ruby")
    play(s, "move H")
    assert legal(s) == ["provisions", "load pan gold", "load shovel ruby", "end"]
    play(s, "load pan gold")
    assert s.player == 1
    assert not s.seats[0].provisions


def test_at_the_start_the_harbours_are_empty() -> None:
    """Page 6, Hinweis: “Zu Spielbeginn ist das Ablagefeld leer.”"""
    s = table("N1")
    play(s, "move H")
    assert legal(s) == ["provisions", "end"]
    assert reason(s, "load pan gold") == "There is no gold to load here."


def test_a_gem_on_cart_or_horse_can_be_swapped() -> None:
    """Page 6: the old gem goes to the area in the middle, and the new one is paid for again."""
    s = table("N1", coins=5, equipment="pan:gold cart:ruby horse:emerald")
    lay_gems(s, "N2", "ruby sapphire amethyst amethyst amethyst amethyst")
    play(s, "move N2")
    assert "load cart ruby" not in legal(s)
    assert reason(s, "load cart ruby") == "The cart already carries a ruby."
    play(s, "load cart sapphire, load horse amethyst")
    assert cargo(s) == {"pan": "gold", "cart": "sapphire", "horse": "amethyst"}
    assert gems(s, "area") == ["ruby", "emerald"]
    assert s.seats[0].coins == 0


def test_a_gem_just_unloaded_stays_where_it_is() -> None:
    """Ruling, 4: a gem that a swap puts into the area cannot be loaded again in the same action."""
    s = table("E1", coins=6, equipment="pan:gold shovel cart:ruby horse")
    lay_gems(s, "area", "sapphire emerald")
    play(s, "move E4, load cart sapphire")
    assert gems(s, "area") == ["ruby", "emerald"]
    assert reason(s, "load horse ruby") == ("You have just put the ruby there, so you cannot load it again in this action.")
    assert legal(s) == ["load horse emerald", "end"]


def test_an_equal_gem_that_lay_there_before_can_be_loaded() -> None:
    s = table("E1", coins=6, equipment="pan:gold cart:ruby horse")
    lay_gems(s, "area", "sapphire ruby")
    play(s, "move E4, load cart sapphire, load horse ruby")
    assert gems(s, "area") == ["ruby"]


def test_swaps_count_against_the_ships() -> None:
    """Ruling, 4: a swapped gem takes a ship as well."""
    s = table("W1", coins=6, equipment="pan cart:ruby")
    lay_gems(s, "area", "sapphire gold")
    play(s, "move W5, load cart sapphire")
    assert s.player == 1
