"""The messages of the scripts, sent with each page."""

from __future__ import annotations

from ..i18n import translate

JS_MESSAGE_IDS = (
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


def js_messages(lang: str) -> dict[str, str]:
    """Return the messages by id. A script replaces the names in square brackets."""
    return {id: translate(lang, f"js-{id}") for id in JS_MESSAGE_IDS}
