"""What every game on the shelf must fulfil. A new game is tested here just by being there."""
