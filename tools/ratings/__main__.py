"""Run ``python -m tools.ratings``."""

from .run import main

main()
