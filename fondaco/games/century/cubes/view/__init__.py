"""Pictures of cubes, costs and trades."""
