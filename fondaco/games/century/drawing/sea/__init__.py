"""How games with ships draw what they share: the map with islands and harbours, point tiles, player boards. No rules."""
