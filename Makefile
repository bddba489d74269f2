# `make play` and `make test` also install what they need, in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 1
FAST_TESTS ?= tests/games/mercado tests/games/spice_road tests/conformance tests/golden tests/perft tests/core docs/tutorial.md

.PHONY: help play test lint types imports scripts unit browser fast bench ratings clean

help:
	@echo "make play     install, start the server and open the lobby in the browser"
	@echo "make test     install the test dependencies and run all tests"
	@echo "make fast     compile core and the rules of Mercado and Spice Road and run their tests against the compiled modules"
	@echo "make bench    measure the speed of the engine on this machine"
	@echo "make ratings  run the tournaments of docs/ratings.md for hours; running it again resumes them"
	@echo "make clean    remove .venv, build folders and caches"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Fondaco needs Python 3.11 or newer; choose one with PYTHON=…") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(VENV)/.test: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.play

play: $(VENV)/.play
	@$(BIN)/fondaco serve --browser

test: lint types imports browser unit

lint: $(VENV)/.test scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

# Scripts and styles of the pages, where there is Node.js; playing does not need it.
scripts:
	@$(PYTHON) tools/check_scripts.py

types: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

# The browser tests use Chromium; on Debian, root installs it here.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -y --no-install-recommends chromium; } \
	|| { echo "The browser tests need Chromium: apt-get install chromium"; exit 1; }

unit: $(VENV)/.test
	$(BIN)/pytest -n auto --dist worksteal

# Core and the rules compiled by mypyc, in a virtual environment of its own; the tests come from here, the package from there.
FAST := build/fast
fast:
	$(PYTHON) -m venv $(FAST)
	FONDACO_COMPILE=1 $(FAST)/bin/pip install --quiet --disable-pip-version-check '.[dev]'
	rm -rf $(FAST)/tests && mkdir $(FAST)/tests && cp -r tests tools docs pyproject.toml $(FAST)/tests
	cd $(FAST)/tests && ../bin/python -m tools.compiled_copy --check && ../bin/pytest -n auto -p no:cacheprovider $(FAST_TESTS)

bench: $(VENV)/.play
	@$(BIN)/fondaco bench

ratings: $(VENV)/.test
	$(BIN)/python -m tools.ratings --jobs $(JOBS)

clean:
	rm -rf $(VENV) node_modules build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
