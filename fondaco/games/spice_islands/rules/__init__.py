"""The rules of Die Gewürzinseln: a chapter of the rulebook a file."""
