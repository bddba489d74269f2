"""The commands of `fondaco`, one module each, with a function `run` that carries it out."""
