"""Storage: guests, tables, moves and chat. No other package contains SQL."""
