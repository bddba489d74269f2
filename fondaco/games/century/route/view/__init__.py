"""Pictures of the route."""
