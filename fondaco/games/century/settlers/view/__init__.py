"""Pictures of boards with settlers."""
