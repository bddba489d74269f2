"""Words for coins, tiles, privileges and symbols, as messages need them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue, Message, Translator
from .coins import COINS, REAL
from .components import GoodsTile, Price
from .tables import EFFECTS, Gain, gain_of

if TYPE_CHECKING:
    from .game import Mercado


def add_nouns(translator: Translator, game: Mercado) -> None:
    """Teach a translator the things of this game."""
    tiles = game.tiles
    numbers = {label: tile for tile, label in enumerate(tiles.labels)}
    goods_tiles = [*game.tables.objects.tiles, *game.tables.scents.tiles]
    faces = {face.id: face for face in game.tables.privileges.faces}

    def say(id: str, lang: str, **args: JsonValue) -> str:
        return translator.format(Message(id, args), lang)

    def coin(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"coin-{value}"), lang)

    def several(kind: str, number: int, lang: str) -> str:
        return say("coin-count", lang, kind=kind, coin=kind, number=number)

    def coins(value: Any, lang: str) -> str:
        parts = [several(COINS[kind], count, lang) for kind, count in enumerate(value) if count]
        return " + ".join(parts) if parts else say("no-coins", lang)

    def price(value: Price, lang: str) -> str:
        parts = [several("joker", value.joker, lang)] if value.joker else []
        parts += [several(COINS[kind], count, lang) for kind, count in enumerate(value.fixed[:REAL]) if count]
        if value.same:
            parts.append(say("price-same", lang, number=value.same))
        if value.different:
            parts.append(say("price-different", lang, number=value.different))
        return " + ".join(parts)

    def gains(value: Gain, lang: str) -> list[str]:
        pairs = zip(EFFECTS, value, strict=True)
        words = [Message(f"effect-{name.replace('_', '-')}", {"number": number}) for name, number in pairs if number]
        return [translator.format(message, lang) for message in words]

    def reward(tile: GoodsTile, lang: str) -> str:
        parts = []
        if isinstance(tile.points, str):
            parts.append(translator.format(Message(f"points-{tile.points}"), lang))
        elif tile.points:
            parts.append(say("points-fixed", lang, number=tile.points))
        parts += gains(gain_of(tile.buyer), lang)
        burdens = []
        if tile.opponents.counterfeit:
            burdens.append(say("effect-counterfeit", lang, number=tile.opponents.counterfeit))
        if tile.opponents.no_seal:
            burdens.append(say("effect-no-seal", lang))
        if tile.opponents.lose_privilege:
            burdens.append(say("effect-lose-privilege", lang, number=tile.opponents.lose_privilege))
        words = ", ".join(parts)
        if not burdens:
            return words
        return f"{words}; " + say("opponents-words", lang, burdens=", ".join(burdens))

    def goods(value: JsonValue, lang: str) -> str:
        return tiles.names[numbers[str(value)]][lang == "de"]

    def tile(value: JsonValue, lang: str) -> str:
        number = numbers[str(value)]
        if number < tiles.goods:
            brings = reward(goods_tiles[number], lang)
        else:
            brings = say("service-inspector" if number == tiles.inspector else "service-changer", lang)
        return f"{goods(value, lang)} ({price(tiles.price[number], lang)} → {brings})"

    def face(value: JsonValue, lang: str) -> str:
        privilege = faces[str(value)]
        return " + ".join([say("spaces", lang, number=privilege.value), *gains(gain_of(privilege.extra), lang)])

    def symbol(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"symbol-{str(value).replace('_', '-')}", {"number": game.board.advance}), lang)

    def board(value: Any, lang: str) -> str:
        return ", ".join(f"{space}: {symbol(shown, lang)}" for space, shown in enumerate(value, 1) if shown != "none")

    def order(value: Any, lang: str) -> str:
        return ", ".join(say("seat-name", lang, number=seat + 1) for seat in value)

    def deposits(value: Any, lang: str) -> str:
        laid = [(seat, purse) for seat, purse in enumerate(value) if any(purse)]
        return "\n".join(f"{say('seat-name', lang, number=seat + 1)}: {coins(purse, lang)}" for seat, purse in laid)

    def chances(value: Any, lang: str) -> str:
        return "\n".join(f"{coin(name, lang)} {round(100 * likely[0])} %" for name, likely in value.items() if likely[0])

    def wares(value: Any, lang: str) -> str:
        return ", ".join(goods(label, lang) for label in value)

    def several_faces(value: Any, lang: str) -> str:
        return ", ".join(f"{number} × ({face(label, lang)})" for label, number in sorted(Counter(value).items()))

    translator.formatters |= {"board": board, "order": order, "deposits": deposits, "chances": chances}
    translator.formatters |= {"wares": wares, "faces": several_faces}
    translator.formatters |= {"coin": coin, "coins": coins, "tile": tile, "goods": goods, "face": face, "symbol": symbol}
