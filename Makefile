# Everything there is to do with this project. `make help` lists it.
# PYTHON, HOST and PORT may be given as variables of make or of the environment.

PYTHON ?= python3
export HOST ?= 127.0.0.1
export PORT ?= 8000

VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)

.DEFAULT_GOAL := help
.PHONY: help
help: ## this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# --- the two commands of the README ---------------------------------------------------------------------------------

.PHONY: run
run: $(VENV)/run.stamp ## install what serving needs, and serve on HOST:PORT
	@exec $(BIN)/gunicorn --config python:service.server.config

.PHONY: test
test: install curl chromium ## install everything, and test everything, the page in a browser too
	$(BIN)/pytest --numprocesses auto --dist worksteal

# --- the environment ------------------------------------------------------------------------------------------------

.PHONY: install
install: $(VENV)/dev.stamp node_modules/.stamp ## the environment of a developer, from the lock files

$(VENV)/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; try: make run PYTHON=python3.13")'
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qqy python3-venv >/dev/null && $(PYTHON) -m venv $(VENV); } || \
		{ echo 'This Python cannot make a virtual environment; on Debian: apt-get install python3-venv' >&2; exit 1; }
	@touch $@

$(VENV)/run.stamp: requirements.lock | $(VENV)/python.stamp
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock | $(VENV)/python.stamp
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@ $(VENV)/run.stamp

node_modules/.stamp: package-lock.json | $(VENV)/dev.stamp
	npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

.PHONY: curl
curl: # the README's own client, which its test runs
	@command -v curl >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qqy --no-install-recommends curl >/dev/null; } || \
		{ echo 'The tests run the commands of the README, and there is no curl: install it, then try again.' >&2; exit 1; }

.PHONY: chromium
chromium: $(VENV)/dev.stamp ## a browser for the tests of the page, unless there is one
	@$(BIN)/python -m tests.web.chromium

.PHONY: lock
lock: ## renew the lock files from pyproject.toml (needs uv); they hold hashes, and no host
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml --group bench -c requirements-dev.lock -o requirements-bench.lock

.PHONY: vendor
vendor: ## renew the page's third-party modules from npm, at the versions pinned in service/web/refresh-vendor.sh
	service/web/refresh-vendor.sh

# --- checks ---------------------------------------------------------------------------------------------------------

.PHONY: check
check: lint types test coverage prove-short mutants-sample bench-short image-check ## exactly what CI runs: format, lint, types, all the tests, the rules' coverage, samples of proofs, mutants and bench, the image

.PHONY: lint
lint: install ## format and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

.PHONY: types
types: install ## mypy, strict
	$(BIN)/mypy

.PHONY: coverage
coverage: install ## every branch of the rules is taken by their own tests, or it fails
	$(BIN)/pytest --quiet --numprocesses auto --cov --cov-config=tests/rules/coverage.toml --cov-report=term tests/rules

.PHONY: goldens
goldens: install ## write the texts and the games that tests keep to be read anew, to be reviewed as a diff
	WRITE_GOLDENS=1 $(BIN)/pytest -q tests/http

.PHONY: examples
examples: install ## record anew the answers of the contract's examples, to be reviewed as a diff
	$(BIN)/python -m tests.contract.record

.PHONY: fuzz
fuzz: install ## send the served app all that schemathesis can think of, for about half an hour; SEED=N for other requests
	FUZZ_EXAMPLES=500 $(if $(SEED),FUZZ_SEED=$(SEED)) $(BIN)/pytest -q tests/contract/test_fuzz.py

.PHONY: rule-index
rule-index: install ## find anew where each rule lives, for the table on /rules
	$(BIN)/python -m tests.rule_index

.PHONY: problems
problems: install ## record anew the answers on the pages of the problems, to be reviewed as a diff
	$(BIN)/python -m tests.web.problem_examples

.PHONY: prove
prove: $(VENV)/dev.stamp ## the exhaustive and million-fold checks, with counts and times; WRITE=1 puts them into the README
	$(BIN)/python -m tests.prove $(if $(WRITE),--write)

.PHONY: prove-short
prove-short: install ## every trick and a million piles, and a hundredth of the other proofs
	$(BIN)/python -m tests.prove --quick tricks scores

.PHONY: wheel-check
wheel-check: install ## build the wheel, install it elsewhere, and use its command
	$(BIN)/python -m tests.wheel

.PHONY: release-check
release-check: ## all that has to hold before a release: clean tree, fresh lock files, every check, every proof
	@test -z "$$(git status --porcelain)" || { echo 'The tree is not clean.' >&2; exit 1; }
	$(MAKE) lock && git diff --exit-code -- '*.lock'
	$(MAKE) check prove wheel-check

.PHONY: mutants
mutants: $(VENV)/dev.stamp ## every small thing wrong with the rules, noticed by a test; ONLY=scoring.py for one module
	$(BIN)/python -m tests.mutants $(ONLY)

.PHONY: mutants-sample
mutants-sample: $(VENV)/dev.stamp ## some of them, others every day; SEED=N for those of another day
	$(BIN)/python -m tests.mutants --sample $(if $(SEED),--seed $(SEED))

.PHONY: bench
bench: $(VENV)/bench.stamp ## what a request costs, against others doing the same work (Linux); WRITE=1 puts it into the README
	$(BIN)/python -m tests.bench.run $(if $(WRITE),--write)
	$(BIN)/python -m tests.bench.referee

.PHONY: bench-short
bench-short: install ## the same against a bare WSGI application only; fails on a gross regression
	$(BIN)/python -m tests.bench.run --short

$(VENV)/bench.stamp: requirements-bench.lock | $(VENV)/dev.stamp
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

.PHONY: soak
soak: install ## a minute of stalled clients, and 200,000 requests without growth
	$(BIN)/pytest -q tests/http/serving/soak.py

.PHONY: image-check
image-check: ## build the image, run it hardened, ask it for a score, stop it; skipped where that cannot be done
	deploy/check-image.sh

.PHONY: image
image: ## build the image with docker, podman or buildah
	deploy/image.sh apples-referee
