"""Merchants below the boards: used once, then called back."""
