"""Cubes: how they are packed, paid, traded, upgraded and limited."""
