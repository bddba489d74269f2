"""Each test starts with English output, even if the preceding test chose German."""

from __future__ import annotations

import pytest

from fondaco.cli.i18n import LANGUAGE


@pytest.fixture(autouse=True)
def english_output(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reset the language of the command line."""
    monkeypatch.setattr(LANGUAGE, "lang", "en")
