"""The words that scripts need, handed to them with the page."""

from __future__ import annotations

from ..words import say

IDS = (
    "your-turn",
    "game-over",
    "open-table",
    "read-only-short",
    "confirm-turn",
    "no-actions",
    "reconnecting",
    "link-copied",
    "copy-link",
    "copy",
    "take-seat",
    "free-seat",
    "leave-seat",
    "remove-table",
    "deal-verified",
    "deal-mismatch",
    "you",
    "invite-friends",
    "i-am",
    "hand-over-to",
    "forced",
    "is-watching",
    "anonymous-spectators",
    "present",
    "absent",
    "bot-level",
    "hint-play",
    "hint-none",
    "spectating",
    "go-to-moment",
    "move-to-moment",
    "before-first-move",
    "request-failed",
    "unreachable",
    "round-short",
    "private-link-note",
)


def script_words(lang: str) -> dict[str, str]:
    """Words by id; a script fills `{name}` by itself."""
    return {id: say(lang, f"js-{id}") for id in IDS}
