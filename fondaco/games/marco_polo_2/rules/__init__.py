"""The rules of Marco Polo II: a chapter of the rulebook a file."""
