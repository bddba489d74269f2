"""Merchant cards, the row they are acquired from, and golden deals."""
