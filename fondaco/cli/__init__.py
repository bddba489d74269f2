"""The `fondaco` command."""
