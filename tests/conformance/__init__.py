"""What every registered game must fulfil. A new game is tested as soon as its folder exists."""
