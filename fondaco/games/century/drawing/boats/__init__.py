"""How games draw where boards and islands meet: settlers send boats to the islands beside their boards. No rules."""
