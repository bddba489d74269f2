"""Tables: positions, permissions, undo and bots. It knows nothing of pages and connections."""
