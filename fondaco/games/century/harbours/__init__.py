"""What Fernöstliche Wunder shares with Die Gewürzinseln: harbours, red bonus tiles, outposts, and the choice of a start."""
