"""Text files of packages. Reading them with `importlib.resources` would import as many modules as the kernel has."""

from __future__ import annotations

import os
from importlib.util import find_spec


def package_folder(package: str) -> str:
    """Return the folder of a package without importing the package."""
    spec = find_spec(package)
    assert spec is not None, f"there is no package {package}"
    (folder,) = spec.submodule_search_locations or ("",)
    return folder


def read_package_file(package: str, *path: str) -> str:
    """Return the text of a file in a package."""
    with open(os.path.join(package_folder(package), *path), encoding="utf-8", newline="") as file:
        return file.read()
