"""The sea: islands, ships and outposts."""
