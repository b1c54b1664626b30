# Two commands are all a newcomer needs: `make play` and `make test`. The others are for contributors.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
STATIC := src/biritch/server/static
CLIENT_SOURCES := hatch_build.py $(shell find web src/biritch/locales docs/play -type f \
	-not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc' 2>/dev/null)
export PIP_DISABLE_PIP_VERSION_CHECK = 1
SERVE ?= --open
# The rules: every line and branch of them is tested.
COMMA := ,
WHOLE := $(subst $() ,$(COMMA),$(foreach room,seats.py letters.py cards/* auction/* valuation/* play/* \
	score/* forms/* table/*,src/biritch/$(room)))

SOLVER_SOURCES := solver/pyproject.toml solver/CMakeLists.txt $(shell find solver/src -type f -not -name '*.pyc')
COMPILER := $(shell for c in '$(CXX)' c++ g++ clang++; do command -v "$$c" && break; done 2>/dev/null)
# Not $(MAKE) itself where `make -n` is to show and not to do.
AGAIN = $(MAKE) --no-print-directory
DDS := endplay>=0.5.12

.PHONY: play test test-all lint web web-test solver solver-test solver-test-all bench docs screenshot \
	laws clean client-is-missing

## play: sit down at a table in the browser (SERVE="--port 9000" hands options to `biritch serve`)
play: .venv/.played
	@nice $(AGAIN) solver 2>/dev/null & solver=$$!; \
	trap 'kill $$solver 2>/dev/null' EXIT; trap 'exit 0' INT TERM; \
	$(BIN)/biritch serve $(SERVE)

## test: everything that must be green before a change lands
test: .venv/.tested
	@failed=; \
	$(MAKE) --no-print-directory lint || failed=1; \
	$(MAKE) --no-print-directory web-test || failed=1; \
	$(MAKE) --no-print-directory solver-test || failed=1; \
	$(BIN)/python -m pytest -n 2 || failed=1; \
	if [ -n "$$failed" ]; then echo 'make test: not green, see above'; exit 1; fi

## test-all: `test`, the slow tests and the coverage of every line and branch
test-all: .venv/.tested lint web-test solver-test-all
	$(BIN)/python -m coverage erase
	$(BIN)/python -m coverage run -m pytest -m '' -p no:xdist
	-$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --fail-under=95
	$(BIN)/python -m coverage report --fail-under=100 --include='$(WHOLE)'

lint: .venv/.tested
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	cd solver && ../$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md docs src tests scripts benchmarks examples

## web: the browser's side, if its sources have changed
web: .venv/.tested
	$(BIN)/python hatch_build.py

web-test: web
	$(BIN)/python hatch_build.py check test

## solver: the double-dummy solver, if its sources have changed; where it cannot be built, endplay's
solver: .venv/bin/pip
	@if $(AGAIN) -q .venv/.solver; then exit 0; fi; \
	if $(AGAIN) .venv/.solver >.venv/solver.log 2>&1; then \
		echo 'The double-dummy solver is built.'; exit 0; fi; \
	why='is not built (see .venv/solver.log)'; \
	[ -n "$(COMPILER)" ] || why='needs a C++ compiler, and there is none'; \
	if $(BIN)/pip install -q --only-binary :all: '$(DDS)' >>.venv/solver.log 2>&1; \
	then echo "The double-dummy solver $$why: endplay's takes its place."; \
	else echo "The double-dummy solver $$why: makes and par are left out."; fi

## solver-test: the tests of the solver
solver-test: .venv/.tested solver
	@if $(BIN)/python -c 'import doubledummy' 2>/dev/null; \
	then $(BIN)/python -m pytest -q -n 2 -c solver/pyproject.toml -m 'not slow' solver/tests; fi

# Also the slow ones, the sanitizers and the fuzzer, on both code paths.
solver-test-all: .venv/.tested solver
	$(MAKE) -C solver test-all PYTHON=../$(BIN)/python

## bench: what benchmarks/ measures, on this machine
bench: .venv/.tested
	@for each in $(basename $(notdir $(wildcard benchmarks/[!_]*.py))); do \
		$(BIN)/python -m benchmarks.$$each || exit 1; done

## docs: the site of documentation, into site/
docs: .venv/.documented laws
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

## laws: docs/laws.md from the docstrings
laws: .venv/.tested
	$(BIN)/python scripts/laws.py

## screenshot: the picture of the README, docs/look/table.png
screenshot: .venv/.tested
	$(BIN)/python scripts/screenshot.py

clean:
	rm -rf build dist site htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache $(STATIC) web/node_modules .venv
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# ── Set-up, done once and again when what it depends on changes ───────────────────────────────

.venv/bin/pip:
	@[ -n "$(PYTHON)" ] || { echo 'Biritch needs Python 3.11 or newer.'; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo 'On Debian and Ubuntu: apt install python3-venv'; exit 1; }

# Without a client there is no table to look at.
.venv/.played: .venv/bin/pip pyproject.toml $(CLIENT_SOURCES) $(if $(wildcard $(STATIC)/index.html),,client-is-missing)
	@echo 'Setting the table ...'
	@$(BIN)/pip install -q -e .
	@touch $@

.venv/.tested: .venv/bin/pip pyproject.toml
	@echo 'Getting what the tests need ...'
	@BIRITCH_WEB=skip $(BIN)/pip install -q -e '.[test]'
	@touch $@

.venv/.solver: .venv/bin/pip $(SOLVER_SOURCES)
	@$(BIN)/pip install -q --force-reinstall --no-deps ./solver
	@touch $@

.venv/.documented: .venv/.tested
	@BIRITCH_WEB=skip $(BIN)/pip install -q -e '.[dev]'
	@touch $@
