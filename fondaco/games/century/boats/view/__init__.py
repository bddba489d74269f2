"""Pictures of boats."""
