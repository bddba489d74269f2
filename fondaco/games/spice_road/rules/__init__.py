"""The rules of Die Gewürzstraße: a chapter of the rulebook a file."""
