"""The games of the server."""

from __future__ import annotations

from fastapi import APIRouter

from ....core.game import Game
from ....core.messages import JsonValue
from ....core.registry import game, games
from ..dependencies import Lang
from ..request_models import OptionValue
from ..response_models import GameInfo, OptionInfo

router = APIRouter(prefix="/games", tags=["games"])


@router.get("")
async def list_games(lang: Lang) -> list[GameInfo]:
    """All games."""
    return [game_info(game(id), lang) for id in games()]


@router.get("/{id}")
async def get_game(id: str, lang: Lang) -> GameInfo:
    """One game: its numbers of players, and its options with explanations."""
    return game_info(game(id), lang)


def game_info(game: Game, lang: str) -> GameInfo:
    """Return a game as JSON."""
    options = {
        name: OptionInfo(
            default=_option_value(option.default),
            choices=[_option_value(choice) for choice in option.choices],
            choice_texts=[option.choice_text(choice, lang) for choice in option.choices],
            help=option.help(lang),
        )
        for name, option in game.options().items()
    }
    return GameInfo(
        id=game.id,
        title=game.title(lang),
        min_players=game.min_players,
        max_players=game.max_players,
        typical_minutes=game.presentation.typical_minutes,
        options=options,
        rules_version=game.rules_version,
        components_digest=game.digest,
    )


def _option_value(value: JsonValue) -> OptionValue:
    assert value is None or isinstance(value, bool | int | str | float), "choices of options are single values"
    return value
