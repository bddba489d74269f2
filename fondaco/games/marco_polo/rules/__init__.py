"""The rules of Auf den Spuren von Marco Polo: a chapter of the rulebook a file."""
