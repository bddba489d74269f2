"""Words for coins, tiles, privileges and symbols, as messages need them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.messages import Message, Plain, Speaker
from .coins import COINS, REAL
from .components import GoodsTile, Price
from .tables import EFFECTS, Gain, gain_of

if TYPE_CHECKING:
    from .game import Mercado


def add_nouns(speaker: Speaker, game: Mercado) -> None:
    """Teach a speaker the things of this game."""
    tiles = game.tiles
    numbers = {label: tile for tile, label in enumerate(tiles.labels)}
    goods_tiles = [*game.tables.objects.tiles, *game.tables.scents.tiles]
    faces = {face.id: face for face in game.tables.privileges.faces}

    def say(id: str, lang: str, **args: Plain) -> str:
        return speaker.say(Message(id, args), lang)

    def coin(value: Plain, lang: str) -> str:
        return say(f"coin-{value}", lang)

    def coins(value: Any, lang: str) -> str:
        parts = [f"{count} {coin(COINS[kind], lang)}" for kind, count in enumerate(value) if count]
        return " + ".join(parts) if parts else say("no-coins", lang)

    def price(value: Price, lang: str) -> str:
        parts = [say("price-joker", lang, number=value.joker)] if value.joker else []
        parts += [f"{count} {coin(COINS[kind], lang)}" for kind, count in enumerate(value.fixed[:REAL]) if count]
        if value.same:
            parts.append(say("price-same", lang, number=value.same))
        if value.different:
            parts.append(say("price-different", lang, number=value.different))
        return " + ".join(parts)

    def gains(value: Gain, lang: str) -> list[str]:
        pairs = zip(EFFECTS, value, strict=True)
        return [say(f"effect-{name.replace('_', '-')}", lang, number=number) for name, number in pairs if number]

    def reward(tile: GoodsTile, lang: str) -> str:
        parts = []
        if isinstance(tile.points, str):
            parts.append(say(f"points-{tile.points}", lang))
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
        return f"{words}; {say('opponents-words', lang, burdens=', '.join(burdens))}" if burdens else words

    def goods(value: Plain, lang: str) -> str:
        return tiles.names[numbers[str(value)]][lang == "de"]

    def tile(value: Plain, lang: str) -> str:
        number = numbers[str(value)]
        if number < tiles.goods:
            brings = reward(goods_tiles[number], lang)
        else:
            brings = say("service-inspector" if number == tiles.inspector else "service-changer", lang)
        return f"{goods(value, lang)} ({price(tiles.price[number], lang)} → {brings})"

    def face(value: Plain, lang: str) -> str:
        privilege = faces[str(value)]
        return " + ".join([say("spaces", lang, number=privilege.value), *gains(gain_of(privilege.extra), lang)])

    def symbol(value: Plain, lang: str) -> str:
        return say(f"symbol-{str(value).replace('_', '-')}", lang, number=game.board.advance)

    speaker.nouns |= {"coin": coin, "coins": coins, "tile": tile, "goods": goods, "face": face, "symbol": symbol}
