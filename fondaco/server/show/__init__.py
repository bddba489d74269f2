"""What a viewer may see of a table, as plain data and pictures. Everything that leaves the house about a game is made here."""
