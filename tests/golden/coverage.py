"""What the golden records of each game must cover, and what a game covers according to its events."""

from __future__ import annotations

from collections.abc import Callable

import fondaco


def covered(state: fondaco.State) -> set[str]:
    """Return what a game covers: its events with each of their values, its player count and its options."""
    coverage = {f"players {state.players}"} | {f"option {name}={value}" for name, value in state.options.items()}
    replayed = state.game.new(state.players, state.seed or 0, **dict(state.options))
    for action in state.moves:
        events: list[fondaco.Event] = []
        replayed.apply(action, events)
        for event in events:
            coverage.add(event.kind)
            coverage |= {f"{event.kind} {name}={value}" for name, value in event.data.items() if isinstance(value, str | int)}
    return coverage


def required(game_id: str) -> set[str]:
    """Return what the golden records of a game must cover together. Options that only change pictures are left out."""
    game = fondaco.game(game_id)
    needed = {f"players {players}" for players in range(game.min_players, game.max_players + 1)}
    played = {name: option for name, option in game.options().items() if name not in game.only_shown}
    needed |= {f"option {name}={choice}" for name, option in played.items() for choice in option.choices}
    return needed | REQUIRED[game_id](game)


def spice_road(game: fondaco.Game) -> set[str]:
    """Every merchant acquired and played, every point card claimed, both coins, cubes returned, both ends.

    Bonus cards count as merchants, and one of them takes a card back. Every golden deal is made, the discard pile reshuffled.
    """
    components = game.components  # type: ignore[attr-defined]
    merchants = [card.id for card in [*components.merchants.cards, *components.bonus.cards]]
    needed = {f"{kind} card={card}" for kind in ("acquire", "play") for card in merchants}
    needed |= {f"play card={card.id}" for card in components.starters.cards}
    needed |= {f"claim point_card={card.id}" for card in components.points.cards}
    needed |= {f"deal deal={card.id}" for card in components.golden_deals.cards} | {"back", "lay", "hand", "gift", "reshuffle"}
    return needed | {"coin metal=gold", "coin metal=silver", "return", "rest", "last-round", "end-point-cards", "end-round-limit"}


def eastern_wonders(game: fondaco.Game) -> set[str]:
    """Every tile reached and every island built on, every point tile fulfilled, every harbour served, closed and opened again.

    Every kind of bonus tile is taken, every column emptied; cubes are left, found, returned, paid and handed over; both ends.
    """
    components = game.components  # type: ignore[attr-defined]
    harbours = [f"harbour_{number}" for number in range(1, len(components.first_map.harbours) + 1)]
    islands = [island.id for island in components.islands.tiles]
    needed = {f"{kind} tile={island}" for kind in ("place", "build") for island in islands}
    needed |= {f"sail tile={tile}" for tile in [*islands, *harbours]}
    needed |= {f"{kind} tile={harbour}" for kind in ("fulfil", "close", "point-tile", "load") for harbour in harbours}
    needed |= {f"fulfil point_tile={tile.id}" for tile in components.point_tiles.tiles}
    needed |= {f"bonus bonus={kind.kind}" for kind in components.bonus_tiles.kinds}
    needed |= {f"column column={column}" for column in range(1, len(components.outposts.values) + 1)}
    needed |= {f"group group={number}" for number in range(1, len(components.start_groups.groups) + 1)}
    needed |= {"stay", "leave-cube", "toll", "pay-outpost", "upgrade", "trade", "harvest", "return"}
    return needed | {"last-round", "end-point-tiles", "end-round-limit"}


def valdora(game: fondaco.Game) -> set[str]:
    """Every kind of order bought and completed, every equipment bought and loaded, every gem, craftsman and workshop.

    Also every space entered, pages turned and orders given back to both sides, encounters with a full purse, both ends.
    """
    components = game.components  # type: ignore[attr-defined]
    needed = {f"{kind} order={order.id}" for kind in ("buy-order", "deliver") for order in components.orders.kinds}
    needed |= {f"load onto={kind.id}" for kind in components.equipment.kinds}
    bought = [kind.id for kind in components.equipment.kinds if kind.id not in components.setup.equipment]
    needed |= {f"buy-equipment equipment={kind}" for kind in bought}
    needed |= {f"load gem={gem}" for gem in ("gold", "ruby", "sapphire", "amethyst", "emerald")}
    needed |= {f"{kind} colour={stack.colour}" for kind in ("craftsman", "workshop") for stack in components.craftsmen.stacks}
    needed |= {f"move to={space.id}" for space in components.map.spaces}
    needed |= {f"{kind} side={side}" for kind in ("turn", "give-back") for side in ("right", "left")}
    needed |= {"pay", "unload", "bonus", "provisions", "move-on", "encounter", "encounter-full", "mine", "nothing"}
    return needed | {"last-round", "end-craftsmen", "end-round-limit"}


def marco_polo(game: fondaco.Game) -> set[str]:
    """Every contract taken and fulfilled, city card used, goal held, character played, city reached, bonus gained.

    Also rare events: steps declined and lost, contracts looked at and refused, no black die left.
    """
    components = game.components  # type: ignore[attr-defined]
    needed = {f"complete contract={card.id}" for card in components.contracts.cards}
    needed |= {f"take contract={card.id}" for card in components.contracts.cards if not card.starting}
    needed |= {f"card card={card.id}" for card in components.city_cards.cards}
    needed |= {f"goal goal={card.id}" for card in components.goals.cards}
    needed |= {f"bonus tile={tile.id}" for tile in (*components.outposts.tiles, *components.city_bonuses.tiles)}
    needed |= {f"post city={city.id}" for city in components.map.locations if city.kind.value in ("large", "small", "beijing")}
    needed |= {f"character character={card.id}" for card in components.characters.cards}
    needed |= {"tribute", "reroll", "turn", "black-die", "hourglass", "look", "refuse", "drop", "refill", "end"}
    return needed | {"decline-step", "no-step", "no-black-die"}


def marco_polo_2(game: fondaco.Game) -> set[str]:
    """Every space used, offer taken, seal taken and upgraded, contract, card, goal, character, city and bonus.

    Also rare events: tiles kept and cashed in, bonuses doubled, dice chosen, contracts looked at and refused.
    """
    components = game.components  # type: ignore[attr-defined]
    needed = {f"complete contract={card.id}" for card in components.contracts.cards}
    needed |= {f"take contract={card.id}" for card in components.contracts.cards if not card.starting}
    needed |= {f"card card={card.id}" for card in components.city_cards.cards}
    needed |= {f"offer offer={book.id}-{number}" for book in components.books.books for number in (1, 2)}
    needed |= {f"offer offer={tile.id}-{number}" for tile in components.books.tiles for number in (3, 4)}
    needed |= {f"{kind} seal={seal.id}" for kind in ("seal", "upgrade") for seal in components.seals.seals}
    needed |= {f"place space={space}" for space in game.spaces.labels}  # type: ignore[attr-defined]
    needed |= {f"goal goal={card.id}" for card in components.goals.cards}
    needed |= {f"bonus tile={tile.id}" for tile in (*components.outposts.tiles, *components.city_bonuses.tiles)}
    needed |= {f"post city={city.id}" for city in components.map.locations if city.arms}
    needed |= {f"character character={card.id}" for card in components.characters.cards}
    needed |= {"keep", "cash", "double", "jade-points", "reroll", "turn", "black-die", "black-dice", "hourglass", "end"}
    return needed | {"look", "refuse", "drop", "refill", "decline-step", "no-step", "no-black-die"}


def mercado(game: fondaco.Game) -> set[str]:
    """Every tile bought, privilege played and symbol used; a privilege lost, a symbol left, both piles reshuffled, all ends."""
    tables = game.components  # type: ignore[attr-defined]
    market = (tables.market.inspector, tables.market.money_changer)
    needed = {f"buy goods={tile.id}" for tile in (*tables.objects.tiles, *tables.scents.tiles, *market)}
    needed |= {f"play face={face.id}" for face in tables.privileges.faces}
    needed |= {f"space symbol={symbol}" for symbol in {*tables.board.side_a, *tables.board.side_b} - {"none"}}
    needed |= {"lose", "leave", "reveal", "reshuffle-objects", "reshuffle-scents", "extra-turn", "refill", "return", "start"}
    return needed | {"last-round", "end-start-disc", "end-deadlock", "end-round-limit"}


def new_world(game: fondaco.Game) -> set[str]:
    """Every location used, every point card claimed, every bonus tile and exploration tile taken.

    Also rare events: nothing left to explore, tools, settlers ousted, an empty reserve, cubes returned, both ends.
    """
    components = game.components  # type: ignore[attr-defined]
    setup = components.setup
    needed = {f"work location={location.id}" for side in components.sides() for location in side.locations}
    needed |= {f"claim point_card={card.id}" for card in components.point_cards.cards if card.star != setup.removed_star}
    needed |= {f"bonus bonus_tile={tile.id}" for tile in components.bonus_tiles.tiles if tile.mark not in setup.removed_marks}
    needed |= {f"explore tile={tile.id}" for tile in components.exploration_tiles.tiles}
    needed |= {"oust", "tools", "recruit count=0", "recruit count=1", "recruit count=2", "nothing-to-explore", "point-card"}
    needed |= {"upgrade", "trade", "produce", "return", "rest", "next-point-card", "bonus-shown"}
    return needed | {"last-round", "end-point-cards", "end-round-limit"}


def spice_islands(game: fondaco.Game) -> set[str]:
    """Every merchant acquired and played, every island built on, every point tile fulfilled, every kind of bonus tile.

    Also cards spent, tolls, golden deals, bonus cards, a harbour closed, both ends.
    """
    components = game.components  # type: ignore[attr-defined]
    merchants = [card.id for card in [*components.merchants.cards, *components.bonus.cards]]
    needed = {f"play card={card}" for card in [*merchants, *(card.id for card in components.starters.cards)]}
    needed |= {f"acquire card={card}" for card in merchants}
    needed |= {f"build tile={tile.id}" for tile in components.islands.tiles}
    needed |= {f"fulfil point_tile={tile.id}" for tile in components.point_tiles.tiles}
    needed |= {f"bonus bonus={kind}" for kind in components.setup.bonus_kinds}
    needed |= {"spend", "toll", "pay-outpost", "column", "stay", "rest", "return", "close", "back", "deal", "lay", "hand", "gift"}
    return needed | {"last-round", "end-point-tiles", "end-round-limit"}


def east_to_west_1(game: fondaco.Game) -> set[str]:
    """Every location worked at, every point card and bonus tile in play taken.

    Also merchants used and added to a route, cards travelled, swapped and replaced, deals, settlers recalled, both ends.
    """
    components = game.components  # type: ignore[attr-defined]
    setup = components.setup
    needed = {f"work location={location.id}" for side in components.sides() for location in side.locations}
    needed |= {f"claim point_card={card.id}" for card in components.point_cards.cards if card.star != setup.removed_star}
    needed |= {f"bonus bonus_tile={tile.id}" for tile in components.bonus_tiles.tiles if tile.mark not in setup.removed_marks}
    needed |= {
        "use",
        "route",
        "travel",
        "replace",
        "swap",
        "golden",
        "gift",
        "recall",
        "recall-card",
        "refresh",
        "explore",
        "explore-display",
    }
    return needed | {"oust", "tools", "rest", "return", "last-round", "end-point-cards", "end-round-limit"}


def east_to_west_2(game: fondaco.Game) -> set[str]:
    """Every location worked at, every point card in play claimed, every exploration tile, every island built on.

    Also bonus tiles for columns, tolls, prices, both trades of the sea, both ends.
    """
    components = game.components  # type: ignore[attr-defined]
    setup = components.setup
    needed = {f"work location={location.id}" for side in components.sides() for location in side.locations}
    needed |= {f"claim point_card={card.id}" for card in components.point_cards.cards if card.star != setup.removed_star}
    needed |= {f"build tile={tile.id}" for tile in components.islands.tiles}
    needed |= {"sail tile=sea_1", "toll", "pay-outpost", "column", "bonus", "bonus-shown", "oust", "tools", "recruit", "explore"}
    return needed | {"rest", "return", "trade", "upgrade", "last-round", "end-point-cards", "end-round-limit"}


def east_to_west_3(game: fondaco.Game) -> set[str]:
    """As in part II; also every merchant kept, golden deals, bonus cards that recall a settler, new merchants."""
    components = game.components  # type: ignore[attr-defined]
    merchants = [card.id for card in (*components.merchants.cards, *components.bonus.cards)]
    return east_to_west_2(game) | {f"keep card={card}" for card in merchants} | {"use", "golden", "gift", "recall", "refresh"}


REQUIRED: dict[str, Callable[[fondaco.Game], set[str]]] = {
    "east_to_west_1": east_to_west_1,
    "east_to_west_2": east_to_west_2,
    "east_to_west_3": east_to_west_3,
    "eastern_wonders": eastern_wonders,
    "marco_polo": marco_polo,
    "marco_polo_2": marco_polo_2,
    "mercado": mercado,
    "new_world": new_world,
    "spice_islands": spice_islands,
    "spice_road": spice_road,
    "valdora": valdora,
}
