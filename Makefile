# The two commands: make play, make test. Each line is a tool's own command.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -name '*.py')
BROWSER := $(shell find web -path web/node_modules -prune -o -type f -print)
# What the machine's C compiler makes of the rules; without one they run as plain Python.
BUILT := build/.compiled
# The browser side, built.
PAGES := src/spieltisch/table/static/index.html

.PHONY: play test check bench build playthroughs clean

# Serves the table on http://127.0.0.1:8000/; other settings: make play FLAGS="--port 9000 --lan"
play: $(VENV)/.play $(PAGES)
	@if $(MAKE) -s -q build; then exec $(BIN)/spieltisch serve $(FLAGS); else exec $(BIN)/python tools/play.py $(FLAGS); fi

test: $(VENV)/.tests $(BUILT) $(PAGES) check
	cd web && npm run -s check && npm test -s
	$(BIN)/python -m pytest -n 2 tests/engine tests/games
	SPIELTISCH_PURE=1 $(BIN)/python -m pytest -n 2 tests/engine tests/games
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/engine --ignore tests/games --ignore tests/browser
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/browser

check: $(VENV)/.tests
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/ruff format --check src tests bench setup.py
	$(BIN)/python -m mypy
	$(BIN)/lint-imports

bench: $(VENV)/.tests $(VENV)/.bench $(BUILT) $(PAGES)
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/search_speed.py
	$(BIN)/python bench/lab_pettingzoo.py
	$(BIN)/python bench/table_latency.py
	$(BIN)/python bench/board_fluency.py
	$(BIN)/python bench/table_kill.py

build: $(BUILT)

# Write the playthroughs anew after a change of rules; then read the diff.
playthroughs: $(BUILT)
	$(BIN)/python -m tests.playthroughs

clean:
	rm -rf build $(VENV) web/node_modules src/spieltisch/table/static src/*.so src/spieltisch/*.so src/spieltisch/*/*.so src/spieltisch/games/*/*.so

$(VENV)/.play: pyproject.toml requirements/play.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install -r requirements/play.txt
	SPIELTISCH_PURE=1 $(PIP) install --no-build-isolation --no-deps -e .
	touch $@

$(VENV)/.tests: $(VENV)/.play requirements/test.txt requirements/lab.txt tools/install-tests
	$(PIP) install -r requirements/test.txt -r requirements/lab.txt
	tools/install-tests
	touch $@

$(VENV)/.bench: $(VENV)/.play requirements/bench.txt requirements/lab.txt
	$(PIP) install -r requirements/bench.txt
	touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

$(PAGES): web/node_modules/.installed $(BROWSER)
	cd web && npm run -s build
	touch $@

$(BUILT): $(VENV)/.play setup.py $(SOURCES)
	@echo "Compiling the rules (about half a minute, once) ..."
	@mkdir -p build
	@$(BIN)/python setup.py -q build_ext --inplace --parallel 2 > build/compile.log 2>&1 \
	  || { tail -n 20 build/compile.log; echo "The rules could not be compiled; they run as plain Python, about twenty times slower."; }
	@touch $@
