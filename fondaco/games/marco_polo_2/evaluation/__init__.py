"""The value of a position, for bots."""
