"""Boats: settlers on locations of the board that sail."""
