"""Pictures of merchant cards and their row."""
