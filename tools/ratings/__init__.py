"""Rate the bots in every game: the matches, a program that plays them, and the page with their results."""
