# The two commands: make play, make test. Each line is a tool's own command.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -name '*.py')
# What the machine's C compiler makes of the rules; without one they run as plain Python.
BUILT := build/.compiled

.PHONY: play test check bench build playthroughs test-interpreted clean

play: $(BUILT)
	$(BIN)/spieltisch play

test: $(VENV)/.tests $(BUILT) check
	$(BIN)/python -m pytest
	SPIELTISCH_PURE=1 $(BIN)/python -m pytest tests/engine tests/games

check: $(VENV)/.tests
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/ruff format --check src tests bench setup.py
	$(BIN)/python -m mypy
	$(BIN)/lint-imports

bench: $(VENV)/.bench $(BUILT)
	$(BIN)/python bench/speed.py

build: $(BUILT)

# Write the playthroughs anew after a change of rules; then read the diff.
playthroughs: $(BUILT)
	$(BIN)/python -m tests.playthroughs

clean:
	rm -rf build $(VENV) src/*.so src/spieltisch/*.so src/spieltisch/*/*.so src/spieltisch/games/*/*.so

$(VENV)/.play: pyproject.toml requirements/play.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install -r requirements/play.txt
	SPIELTISCH_PURE=1 $(PIP) install --no-build-isolation --no-deps -e .
	touch $@

$(VENV)/.tests: $(VENV)/.play requirements/test.txt
	$(PIP) install -r requirements/test.txt
	touch $@

$(VENV)/.bench: $(VENV)/.play requirements/bench.txt
	$(PIP) install -r requirements/bench.txt
	touch $@

$(BUILT): $(VENV)/.play setup.py $(SOURCES)
	@echo "Compiling the rules (about half a minute, once) ..."
	@mkdir -p build
	@$(BIN)/python setup.py -q build_ext --inplace --parallel 2 > build/compile.log 2>&1 \
	  || { tail -n 20 build/compile.log; echo "The rules could not be compiled; they run as plain Python, about twenty times slower."; }
	@touch $@
