"""Bots: players that know no more than their seat."""
