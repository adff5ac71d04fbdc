# What people do here, by name. `make help` lists it.

CARGO ?= cargo
# Where release builds go.
RELEASE = $${CARGO_TARGET_DIR:-target}/release

.PHONY: help setup setup-solvers setup-test setup-bench build demo test lint bench llvm-tests native-tests csmith explore-fuzz careless-fuzz refine-fuzz prove-fuzz litmus-fuzz weak-fuzz engines-agree smt2-agree emitted-tests refine-tests prove-table auto-table mutants new-user book dist dist-test measure-setup
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

setup: ## install what building and a first answer need (clang, LLVM's tools); scripts/setup has further levels
	scripts/setup run

setup-solvers:
	scripts/setup solvers

setup-test:
	scripts/setup test

setup-bench:
	scripts/setup bench

build: ## build the heddle command
	$(CARGO) build --release --package heddle

demo: setup ## set up, build, find a bug in the interleavings of one program, and run another one that goes wrong
	@echo "demo: building heddle, which takes some minutes the first time"
	$(CARGO) build --release --package heddle
	@echo "demo: can the tellers of examples/bank_account.c go wrong, in any interleaving?"
	$(RELEASE)/heddle check examples/bank_account.c || test $$? = 10
	@echo "demo: running examples/ring.c, and stopping at the first undefined behaviour"
	$(RELEASE)/heddle run examples/ring.c || test $$? = 10
	@echo "demo: done; \`heddle doctor\` says what else there is to install, README.md what to ask next"

test: setup-test ## set up, and run every test
	scripts/run-tests

lint: ## check formatting, and clippy with warnings denied
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- --deny warnings

bench: setup-bench ## measure reading, running, exploring, sampling and bounded checking against LLVM's own tools, native code, SPIN and the papers
	$(CARGO) bench --package heddle --bench read
	$(CARGO) bench --package heddle --bench run
	$(CARGO) bench --package heddle --bench explore
	$(CARGO) bench --package heddle --bench sample
	$(CARGO) bench --package heddle --bench bmc
	$(CARGO) bench --package heddle --bench threads

llvm-tests: setup ## compare with LLVM's tools on LLVM's own tests (fetches them; half an hour the first time)
	scripts/llvm-tests

native-tests: setup-test ## compare running programs with running them natively, in every way
	scripts/native-tests

csmith: setup-test ## compare running random programs with running them natively
	scripts/csmith

explore-fuzz: setup-solvers ## compare the ways of exploring random programs with threads
	scripts/explore-fuzz

careless-fuzz: setup-solvers ## look for wrong answers on careless programs of one thread, by native runs
	scripts/careless-fuzz

refine-fuzz: setup-solvers ## look for wrong answers of `heddle refine` on random functions, by LLVM's passes and by runs
	scripts/refine-fuzz

prove-fuzz: setup-solvers build ## look for wrong proofs of `heddle check --engine prove` on random programs, by bounded model checking and native runs
	scripts/prove-fuzz

litmus-fuzz: setup-solvers build ## compare memory models with a simulator on random litmus tests
	scripts/litmus-fuzz

weak-fuzz: build ## compare answers about weak atomics with all RC11 executions of random litmus tests
	scripts/weak-fuzz

engines-agree: setup-solvers build ## compare the search through all states with bounded model checking on the cases
	scripts/engines-agree

smt2-agree: setup-solvers build ## compare what installed solvers make of the formulas of `heddle smt2` with what check says
	scripts/smt2-agree

emitted-tests: setup-test build ## build the tests that `heddle check --emit-test` writes, and see whether they show violations
	scripts/emitted-tests tests/cases/bmc tests/cases/ub

refine-tests: setup-solvers build ## compare functions of LLVM's own tests before and after LLVM's own passes (a sample of 1,000; ten minutes)
	scripts/refine-llvm-tests

prove-table: setup-solvers build ## look for proofs and violations in the programs of tests/cases/prove by each method, and print a table (two and a half hours at most)
	scripts/prove-table

auto-table: setup-solvers build ## ask each engine alone, and all together, about the programs that cases check, and print who misses what (some hours at most)
	scripts/auto-table

mutants: setup-solvers ## change what soundness rests on in small ways, and list the changes that no test notices (hours)
	scripts/mutants

new-user: setup-solvers ## do what a new user does, on a fresh clone, and print how long each answer of README.md takes
	scripts/new-user

book: ## make a book of docs/ in target/book (needs mdbook: cargo install mdbook)
	mdbook build docs

dist: ## make a .tar.gz and a .deb with the solvers in target/dist (Debian and Ubuntu)
	scripts/dist

dist-test: dist ## install both packages on a bare Debian, and ask the questions of README.md there (needs root)
	scripts/dist-test

measure-setup: ## measure `make demo` and `make test` stage by stage on a bare Debian (needs root; takes long)
	scripts/measure-setup
