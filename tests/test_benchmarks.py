"""Comparisons of two engines: the arithmetic, and a whole run of an engine against itself."""

from __future__ import annotations

import json
import subprocess
import sys

from benchmarks.compare import comparison
from tools.worktrees import ROOT


def test_ratios_are_medians_of_rounds_with_their_spread() -> None:
    new, old = {"mercado": {"clones": [10.0, 40.0, 90.0]}}, {"mercado": {"clones": [10.0, 20.0, 30.0]}}
    assert comparison(new, old) == {"mercado": {"clones": {"new": 40, "old": 20, "ratio": 2.0, "spread": [1.0, 3.0]}}}


def test_an_engine_is_compared_with_itself() -> None:
    call = [sys.executable, "-m", "benchmarks.compare", "--against", str(ROOT), "--rounds", "1", "--seconds", "0.01", "--json"]
    done = subprocess.run([*call, "mercado"], cwd=ROOT, capture_output=True, text=True, check=True)
    compared = json.loads(done.stdout)
    assert list(compared["games"]["mercado"]) == ["decisions", "clones"]
    assert compared["new"] == compared["old"]
