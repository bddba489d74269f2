"""Each test begins with English, whatever language the one before chose."""

from __future__ import annotations

import pytest

from fondaco.cli.i18n import LANGUAGE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reset the language of the terminal."""
    monkeypatch.setattr(LANGUAGE, "lang", "en")
