"""Pictures of the sea."""
