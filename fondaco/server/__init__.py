"""The house: lobby, tables, live updates, storage. The only room with users and clocks."""
