"""How the Century games draw what they share: merchants, point cards, caravans. All of it takes plain data, no rules."""
