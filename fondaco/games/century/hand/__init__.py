"""A hand of merchant cards: playing, acquiring and resting."""
