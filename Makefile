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
# Tests with servers and browsers in processes of their own get a second try, and are named: make test AGAIN= for none.
AGAIN := --reruns 1 -rfER
# What does not wait for each other is set up and checked side by side.
MAKEFLAGS += -j2

.PHONY: play test check check-python check-types check-pages reach bench build site dist docs docs-serve playthroughs transcripts clean

# Serves the table on http://127.0.0.1:8000/; other settings: make play FLAGS="--port 9000 --lan"
play: $(VENV)/.play $(PAGES)
	@if $(MAKE) -s -q build; then exec $(BIN)/spieltisch serve $(FLAGS); else exec $(BIN)/python tools/play.py $(FLAGS); fi

test: $(VENV)/.tests $(BUILT) $(PAGES) check
	$(BIN)/python -m pytest -n 2 tests/engine tests/games
	SPIELTISCH_PURE=1 $(BIN)/python -m pytest -n 2 tests/engine tests/games
	$(BIN)/python -m pytest -n 2 --dist loadfile $(AGAIN) --ignore tests/engine --ignore tests/games --ignore tests/browser --ignore tests/wheel
	$(BIN)/python -m pytest -n 2 --dist loadfile $(AGAIN) tests/browser
	$(BIN)/python -m pytest tests/wheel

# Every board at every size and with large letters, played by touch, every lesson on desk and phone in both languages, every
# question of a game looked at by axe: more than an hour. A sample of it is in make test.
reach: $(VENV)/.tests $(BUILT) $(PAGES)
	REACH=1 $(BIN)/python -m pytest -n 2 tests/browser/test_reach.py tests/browser/test_market.py tests/browser/test_lesson.py tests/browser/test_pages.py

check: check-types check-pages check-python

check-python: $(VENV)/.tests
	$(BIN)/ruff check src tests bench tools docs/examples setup.py
	$(BIN)/ruff format --check src tests bench tools docs/examples setup.py
	$(BIN)/lint-imports

check-types: $(VENV)/.tests
	$(BIN)/python -m mypy

check-pages: web/node_modules/.installed
	cd web && npm run -s check && npm test -s

bench: $(VENV)/.tests $(VENV)/.bench $(BUILT) $(PAGES)
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/beside.py
	$(BIN)/python bench/search_speed.py
	$(BIN)/python bench/levels.py
	$(BIN)/python bench/hints.py
	$(BIN)/python bench/lab_vector.py
	$(BIN)/python bench/lab_vector.py --profile
	$(BIN)/python bench/lab_vector.py --together
	$(BIN)/python bench/box_touches.py 2
	$(BIN)/python bench/table_latency.py
	$(BIN)/python bench/board_fluency.py
	$(BIN)/python bench/site_bots.py
	$(BIN)/python bench/table_kill.py
	$(BIN)/python bench/table_attack.py
	$(BIN)/python bench/table_soak.py

build: $(BUILT)

# build/site: the table as a folder of files, for any static host.
site: $(VENV)/.play $(PAGES)
	$(BIN)/spieltisch site -o build/site

# dist/: the source distribution, and the wheel of this machine, checked to run on others of its kind.
dist: $(VENV)/.tests $(BUILT) $(PAGES)
	rm -rf dist
	$(BIN)/python -m build --no-isolation --sdist
	SPIELTISCH_BUILT=1 $(BIN)/python -m build --no-isolation --wheel --outdir build/wheel
	if [ "$$(uname)" = Linux ]; then PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --strip -w dist build/wheel/*.whl; else cp build/wheel/*.whl dist; fi
	rm -rf build/wheel
	ls -l dist

# site/: the documentation, from docs/ and the docstrings; make docs-serve shows it while you write.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict -q

docs-serve: $(VENV)/.docs
	$(BIN)/mkdocs serve

# Write the playthroughs anew after a change of rules; then read the diff.
playthroughs: $(BUILT)
	$(BIN)/python -m tests.playthroughs

# Tell the games of docs/transcripts anew after a change of texts; then read the diff.
transcripts: $(VENV)/.tests
	$(BIN)/python -m tests.transcripts

clean:
	rm -rf build dist site $(VENV) web/node_modules src/spieltisch/table/static
	find src -name "*.so" -delete

$(VENV)/.play: pyproject.toml requirements/play.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install -r requirements/play.txt
	SPIELTISCH_PURE=1 $(PIP) install --no-build-isolation --no-deps -e .
	touch $@

$(VENV)/.tests: $(VENV)/.play requirements/test.txt requirements/docs.txt requirements/postgres.txt requirements/lab.txt tools/install-tests
	$(PIP) install -r requirements/test.txt -r requirements/lab.txt
	tools/install-tests
	touch $@

$(VENV)/.docs: $(VENV)/.play requirements/docs.txt
	$(PIP) install -r requirements/docs.txt
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
	@echo "Compiling the rules (about a minute on two cores, once) ..."
	@mkdir -p build
	@$(BIN)/python setup.py -q build_ext --inplace > build/compile.log 2>&1 \
	  || { tail -n 20 build/compile.log; echo "The rules could not be compiled; they run as plain Python, about twenty times slower."; }
	@touch $@
