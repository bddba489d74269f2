"""Write the colours and fonts of the web pages: ``python -m tools.style_tokens`` writes tokens.css from the palette.

Pages and pictures thereby share one palette. A test checks that the file is current.
"""

from __future__ import annotations

from pathlib import Path

from fondaco.draw import palette

FILE = Path(__file__).parents[1] / "fondaco" / "server" / "static" / "tokens.css"
DESK_LIGHT, DESK, DESK_DARK = palette.DESK
COLOURS = {
    "paper": palette.PAPER,
    "paper-light": palette.PAPER_LIGHT,
    "paper-shade": palette.PAPER_LOW,
    "desk": DESK,
    "desk-light": DESK_LIGHT,
    "desk-dark": DESK_DARK,
    "white": palette.WHITE,
    "ink": palette.INK,
    "ink-muted": palette.INK_2,
    "edge": palette.EDGE,
    "rule": palette.RULE,
    "margin": palette.MARGIN,
    "ledger-line": palette.LEDGER_LINE,
    "binding": palette.BINDING,
    "binding-light": palette.BINDING_LIGHT,
    "binding-dark": palette.BINDING_DARK,
    "cream": palette.CREAM,
    "cream-muted": palette.CREAM_2,
    "gold": palette.FOIL,
    "action": palette.LIVE,
    "action-glow": palette.HALO,
    "action-pale": palette.ACTION_PALE,
    "action-dark": palette.ACTION_DARK,
    "action-darkest": palette.ACTION_DARKEST,
    "changed": palette.CHANGED,
    "highlight": palette.HIGHLIGHT,
    "points": palette.WAX,
    "victory": palette.VICTORY,
    "no-seat": palette.NO_SEAT,
}
"""Custom properties by name."""
FONTS = {"serif": palette.SERIF, "sans": palette.SANS}


def tokens() -> str:
    """Return the style sheet."""
    lines = ["/* Colours and fonts. Generated from fondaco/draw/palette.py by `python -m tools.style_tokens`. */", ":root {"]
    lines += [f"  --{name}: {colour.lower()};" for name, colour in COLOURS.items()]
    lines += [f"  --{name}: {font};" for name, font in FONTS.items()]
    lines.append("}")
    for index, colour in enumerate(palette.SOURCES):
        lines += ["", f".source-{index} {{", f"  --source: {colour.lower()};", "}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(tokens(), "utf-8")
