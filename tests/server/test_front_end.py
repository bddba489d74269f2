"""Scripts, styles and templates: generated files are current, and names in them fit together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.draw.palette import SOURCES, WHITE, contrast
from fondaco.server.web.js_messages import JS_MESSAGE_IDS
from tools import message_types, style_tokens

SERVER = Path(__file__).parents[2] / "fondaco" / "server"
SCRIPTS = {path.name: path.read_text("utf-8") for path in sorted((SERVER / "static").glob("*.js"))}
STYLES = {path.name: path.read_text("utf-8") for path in sorted((SERVER / "static").glob("*.css"))}
TEMPLATES = {path.name: path.read_text("utf-8") for path in sorted((SERVER / "templates").iterdir())}
PAGES = "\n".join([*SCRIPTS.values(), *TEMPLATES.values()])
MADE_ELSEWHERE = {"chart", "method"}
"""Classes that Python or a script writes in another way than as a name of its own."""

TEXT_ON_GROUND = [
    ("action-dark", "action-pale"),
    ("action-dark", "paper-shade"),
    ("cream", "points"),
    ("cream-muted", "binding-light"),
    ("ink", "action-pale"),
    ("ink", "highlight"),
    ("ink", "victory"),
    ("ink-muted", "paper-shade"),
    ("white", "action"),
    ("white", "points"),
]
"""Tokens of texts and of the grounds below them."""


def selectors(style: str) -> list[str]:
    """Return the selectors of a style sheet, without comments and declarations."""
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    return [part.strip() for part in re.findall(r"([^{};]+)\{", style) if not part.strip().startswith("@")]


def test_tokens_are_generated_from_the_palette() -> None:
    assert style_tokens.FILE.read_text("utf-8") == style_tokens.tokens()


def test_message_types_are_generated_from_the_models() -> None:
    assert message_types.FILE.read_text("utf-8") == message_types.message_types()


@pytest.mark.parametrize("name", STYLES)
def test_styles_select_by_class_and_take_colours_from_the_tokens(name: str) -> None:
    style = STYLES[name]
    assert not [selector for selector in selectors(style) if "#" in selector]
    assert re.findall(r".*!important", style) == (["  display: none !important"] if name == "base.css" else [])
    if name != "tokens.css":
        assert not re.findall(r"#[0-9a-f]{3,8}\b|rgba?\(", style)


def test_every_custom_property_is_defined() -> None:
    style = "\n".join(STYLES.values())
    defined = set(re.findall(r"(--[a-z-]+):", style)) | {"--seat-fill", "--seat-text", "--seat-mark"}
    assert set(re.findall(r"var\((--[a-z-]+)", style)) <= defined


def test_every_token_is_used() -> None:
    used = set(re.findall(r"var\(--([a-z-]+)", "\n".join(STYLES.values())))
    assert {*style_tokens.COLOURS, *style_tokens.FONTS} <= used


@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_has_enough_contrast(text: str, ground: str) -> None:
    assert contrast(style_tokens.COLOURS[text], style_tokens.COLOURS[ground]) >= 4.5


@pytest.mark.parametrize("colour", SOURCES)
def test_letters_of_sources_have_enough_contrast(colour: str) -> None:
    assert contrast(WHITE, colour) >= 4.5


def test_every_class_in_styles_is_on_some_page() -> None:
    classes = {
        name for style in STYLES.values() for selector in selectors(style) for name in re.findall(r"\.([a-z][\w-]*)", selector)
    }
    words = set(re.findall(r"[\w-]+", PAGES)) | MADE_ELSEWHERE
    assert sorted(name for name in classes if name not in words and not name.startswith("source-")) == []


def test_every_id_in_scripts_is_on_some_page() -> None:
    asked = set(re.findall(r'\b(?:byId|button|input|dialog)\("([a-z-]+)"', "\n".join(SCRIPTS.values())))
    given = set(re.findall(r'\bid="([a-z-]+)"', "\n".join(TEMPLATES.values())))
    assert asked - given == set()


def test_every_message_for_scripts_is_used() -> None:
    scripts = "\n".join(SCRIPTS.values())
    assert set(re.findall(r'\bt\("([a-z-]+)"', scripts)) <= set(JS_MESSAGE_IDS)
    assert [id for id in JS_MESSAGE_IDS if f'"{id}"' not in scripts] == []


@pytest.mark.parametrize("name", TEMPLATES)
def test_lines_of_templates_are_short(name: str) -> None:
    assert [line for line in TEMPLATES[name].splitlines() if len(line) > 160] == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_checked_for_types(name: str) -> None:
    assert SCRIPTS[name].startswith("// @ts-check\n// ")
