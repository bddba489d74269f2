"""Component files with sections written out, as a person writes them to correct a fact."""

from __future__ import annotations

import re

import fondaco
from fondaco.core.game import Game
from fondaco.core.registry import game_with_components


def section(name: str) -> str:
    """A section of Die Gewürzstraße, as it stands in its component file."""
    found = re.search(rf"^\[{name}\]\n.*?(?=^\[|\Z)", fondaco.game("spice_road").components_text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group()


def corrected(id: str, name: str, text: str) -> Game:
    """A game with another text of a section that it has itself or takes from Die Gewürzstraße by its name."""
    component_file, by_name = fondaco.game(id).components_text, f'{name} = "spice_road"\n'
    assert by_name in component_file or section(name) in component_file
    return game_with_components(id, component_file.replace(by_name, "").replace(section(name), "") + "\n" + text)
