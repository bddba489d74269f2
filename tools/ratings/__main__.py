"""Run ``python -m tools.ratings``."""

from tools.ratings.run import main

main()
