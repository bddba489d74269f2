"""The rules of Mercado, a chapter of the rulebook a file."""
