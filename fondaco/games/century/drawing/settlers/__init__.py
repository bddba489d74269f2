"""How games with settlers draw what they share: locations, forts, point cards, bonus and exploration tiles. No rules."""
