"""Pages, the JSON API and the live line."""
