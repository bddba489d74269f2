"""Pictures of merchants below the boards."""
