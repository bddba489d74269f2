"""The rules of Fernöstliche Wunder: a chapter of the rulebook a file."""
