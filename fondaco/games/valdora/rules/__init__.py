"""The rules of Valdora: a chapter of the rulebook a file."""
