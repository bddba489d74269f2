"""Tables in play: positions, decisions, undo, bots. It knows no web."""
