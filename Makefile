# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 1

.PHONY: help play test lint types imports unit bench ratings clean

help:
	@echo "make play   install and play in the terminal against a bot"
	@echo "make test   install what tests need and run them all"
	@echo "make bench  how fast the engine is on this machine"
	@echo "make ratings  let the bots play each other for hours; run again, it goes on where it was"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Fondaco needs Python 3.11 or newer; PYTHON=… names another one.") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.play

play: $(VENV)/.play
	@$(BIN)/fondaco play spice_road --seats human,greedy

test: lint types imports unit

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

unit: $(VENV)/.test
	$(BIN)/pytest -n auto

bench: $(VENV)/.play
	@$(BIN)/fondaco bench

ratings: $(VENV)/.test
	$(BIN)/python docs/ratings.py --jobs $(JOBS)

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
