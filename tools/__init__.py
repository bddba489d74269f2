"""Programs for the developers of the project; nothing of the package imports them."""
