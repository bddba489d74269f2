"""What is kept: guests, tables, moves, talk. All of SQL is in here."""
