"""What Eine neue Welt shares with Von Ost nach West: settlers on locations, forts with point cards, exploration, bonus tiles."""
