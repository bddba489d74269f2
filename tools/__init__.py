"""Programs for developers of the project. The package does not import them."""
