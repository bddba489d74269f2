"""The words that scripts need, handed to them with the page."""

from __future__ import annotations

from ..words import say

IDS = (
    "your-turn",
    "game-over",
    "open-table",
    "read-only-short",
    "confirm-turn",
    "nothing-to-do",
    "reconnecting",
    "link-copied",
    "copy-link",
    "copy",
    "sit-here",
    "free-seat",
    "leave-seat",
    "close-table",
    "deal-kept",
    "deal-broken",
    "you",
    "start-sharing",
    "hand-over",
    "hand-over-to",
    "forced",
    "watching",
    "strangers",
    "here",
    "away",
    "bot-level",
    "hint-play",
    "hint-none",
    "spectating",
    "go-to-moment",
    "move-to-moment",
    "before-first-move",
    "not-understood",
    "unreachable",
    "round-short",
    "private-link-note",
)


def script_words(lang: str) -> dict[str, str]:
    """Words by id; a script fills `{name}` by itself."""
    return {id: say(lang, f"js-{id}") for id in IDS}
