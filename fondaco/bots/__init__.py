"""Bots: players that know only what their seat knows.

A bot spec names a bot and sets its parameters: ``random``, ``greedy:beam=8``, ``search:seconds=0.5``. Levels for people are
``easy``, ``normal``, ``hard`` and ``expert``. The terminal, the server and the arena accept the same specs.

>>> import fondaco
>>> from fondaco.bots import PlayerView, bot
>>> state = fondaco.game("spice_road").new(players=2, seed=7)
>>> state.notation(bot("greedy", seed=1).choose(PlayerView(state, seat=0))) in map(state.notation, state.legal_actions())
True
"""

from .hints import Hint, find_hints
from .interface import Bot, PlayerView
from .registry import LEVELS, bot, bot_names

__all__ = ["LEVELS", "Bot", "Hint", "PlayerView", "bot", "bot_names", "find_hints"]
