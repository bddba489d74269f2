"""Nothing special, unless FONDACO_COMPILE=1 asks for core and the rules compiled by mypyc (`tools.compiled_copy`)."""

import os
import sys
from pathlib import Path

from setuptools import setup

BUILD_REQUIREMENTS = ["mypy>=1.18", "types-setuptools", "msgspec>=0.19", "fluent.runtime>=0.4,<1"]
"""What the compiler needs: itself, and what the package needs to be imported, because columns are declared by running code."""

if os.environ.get("FONDACO_COMPILE") != "1":
    setup()
else:
    sys.path.insert(0, str(Path(__file__).parent))
    try:
        from tools.compiled_copy import extensions
    except ImportError:  # pip asks for the requirements before it installs them
        setup(setup_requires=BUILD_REQUIREMENTS)
    else:
        setup(ext_modules=extensions(Path("build/compiled")))
