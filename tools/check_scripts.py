"""Check scripts and styles of the pages: ``python tools/check_scripts.py`` runs ESLint, Prettier, TypeScript and node --test.

The tools are installed in node_modules, in the versions of package-lock.json. Without Node.js nothing is checked.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "package-lock.json"
INSTALLED = ROOT / "node_modules" / ".installed-lock.json"
"""A copy of the lock file, written after the installation."""
MIN_NODE = (20, 19)


def main() -> int:
    """Install the tools if needed and run them; return the exit status."""
    npm = shutil.which("npm")
    if npm is None or node_version() < MIN_NODE:
        return skip("they need Node.js 20.19 or newer")
    if not is_installed():
        if subprocess.run([npm, "ci", "--silent"], cwd=ROOT, check=False).returncode:
            return skip("npm cannot install the tools")
        shutil.copyfile(LOCK, INSTALLED)
    return subprocess.run([npm, "run", "--silent", "check"], cwd=ROOT, check=False).returncode


def node_version() -> tuple[int, ...]:
    """Return the version of Node.js; empty if there is none."""
    if shutil.which("node") is None:
        return ()
    text = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(number) for number in text.strip().removeprefix("v").split(".")[:2])


def is_installed() -> bool:
    """Return whether the tools are installed as the lock file says."""
    return INSTALLED.exists() and INSTALLED.read_bytes() == LOCK.read_bytes()


def skip(reason: str) -> int:
    """Say that nothing is checked, and why; return the exit status of success."""
    print(f"Scripts and styles of the pages are not checked: {reason}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
