"""The tool-kit that all pictures are drawn with. It knows no rules."""
