"""The games: one folder for each, found by `fondaco.core.registry`."""
