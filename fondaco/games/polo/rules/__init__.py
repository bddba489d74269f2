"""The rules that both Marco Polo games have: a chapter of the rulebooks a file."""
