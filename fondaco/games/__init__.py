"""The shelf of games: one folder a game. See `fondaco.core.registry`."""
