"""The commands of `fondaco`, one module each; its function `run` carries the command out."""
