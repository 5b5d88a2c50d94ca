# Everything the project can do. `make book` and `make test` set up what they need.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
SEED := $(or $(SEED),$(shell date +%s))
.DEFAULT_GOAL := help

# a file stays with one process: the cells of a notebook run in order
PYTEST = $(BIN)/pytest -n auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder

# the environments of the tools that this project does not install: `make tools`
ABROAD = $(patsubst book/tools/requirements-%.txt,%,$(wildcard book/tools/requirements-*.txt))

# what runs without a browser and without the built site
QUICK = tests/bleu tests/book bleu $(wildcard tests/live/test_scripts.py)

define STYLE
$(BIN)/ruff format --check .
$(BIN)/ruff check .
$(BIN)/mypy
$(BIN)/lint-imports --no-logo --no-cache
endef

.PHONY: help book html style check test fuzz coverage links tidy tools tools-pages lab bench bench-cluster bench-live pins clean

help:  ## List the commands
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 14

book: html  ## Build the book and serve it on this machine
	$(BIN)/python book/serve.py _build/html

html: $(READY)  ## Build the book into _build/html; any warning is a failure
	@# Sphinx says a page's warnings once: forget a failed build, or the next one passes
	$(BIN)/jupyter-book build . -n -W --keep-going || { rm -rf _build; exit 1; }

style: $(READY)
	$(STYLE)

check: style  ## Check a change in a minute: style, types, imports, quick tests, its notebooks
	touched=$$($(BIN)/python tests/touched.py) && \
		$(PYTEST) -m "not browser and not built and not slow" $$touched $(QUICK)

test: $(READY)  ## Check everything: style, types, the build, every notebook, every test
	rm -rf _build
	$(MAKE) --no-print-directory --jobs=2 style html
	$(PYTEST)

fuzz: $(READY)  ## Try the laws on new examples; `make fuzz SEED=123` repeats a run
	@echo "the same examples again: make fuzz SEED=$(SEED)"
	$(PYTEST) -m hypothesis --hypothesis-profile=fuzz --hypothesis-seed=$(SEED) tests || \
		{ echo "the same examples again: make fuzz SEED=$(SEED)"; exit 1; }

coverage: $(READY)  ## Say which lines of the module its tests do not run
	$(BIN)/pytest tests/bleu bleu -q -n auto --cov --cov-report=term

links: $(READY)  ## Ask other sites whether the book's links to them still lead somewhere
	@# in a place of its own: Sphinx says a page's warnings once, and the book's build has to hear them
	$(BIN)/jupyter-book build . --path-output _build/links --builder custom --custom-builder linkcheck

tools-pages: $(READY)  ## Run the tables of book/tools, and write the tools' pages from them
	PYTHONPATH=book $(BIN)/python book/tools/run.py
	PYTHONPATH=book $(BIN)/python book/tools/pages.py

tools: $(ABROAD:%=.cache/tools/%/ready) $(READY)  ## Run every table of book/tools: installs the other tools, a few GB
	PYTHONPATH=book $(BIN)/python book/tools/run.py $(ABROAD)
	$(MAKE) --no-print-directory tools-pages

.cache/tools/%/ready: book/tools/requirements-%.txt
	rm -rf .cache/tools/$*
	$(PYTHON) -m venv .cache/tools/$*
	.cache/tools/$*/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

tidy: $(READY) tools-pages  ## Re-run the notebooks and write them back in their normal form
	$(BIN)/python book/tidy.py
	$(BIN)/python book/question_index.py
	$(BIN)/python book/headings.py
	$(BIN)/ruff format bleu tests book
	$(BIN)/ruff check --fix bleu tests book

lab: $(READY)  ## Open the chapters in JupyterLab
	$(BIN)/jupyter lab --notebook-dir=book

bench: $(READY) .cache/bench/ready  ## Measure speed against NLTK, sacreBLEU and others; chapter 14 shows it
	$(BIN)/python tests/bench/run.py --write bleu/teach/data/speed.jsonl

.cache/bench/ready: tests/bench/requirements.txt tests/bench/requirements-newer.txt
	rm -rf .cache/bench
	$(PYTHON) -m venv .cache/bench
	.cache/bench/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	.cache/bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--ignore-requires-python -r tests/bench/requirements-newer.txt
	@touch $@

bench-cluster: $(READY)  ## Measure a corpus with and without a cluster
	$(BIN)/python tests/bench/cluster.py

bench-live: html  ## Measure how long a reader waits for the cells of a page
	PYTHONPATH=tests $(BIN)/python tests/live/bench.py

pins: $(READY)  ## Compile requirements.txt from requirements.in
	$(BIN)/uv pip compile --universal --fork-strategy fewest --python-version 3.11 \
		--no-header --no-annotate --quiet requirements.in --output-file requirements.txt

clean:  ## Remove the environment, what was fetched and everything built
	rm -rf .venv .cache _build

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed: make PYTHON=python3.11 ..." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@
