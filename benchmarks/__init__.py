"""Speed, as ratios that mean the same on every machine."""
