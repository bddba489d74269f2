"""Pictures of harbours, point tiles and bonus tiles."""
