"""The speed of the engine, as ratios that can be compared between machines."""
