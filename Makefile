# The commands: demo, test, check, bench. Each does everything that it needs, on a machine with Debian 12 and Swift 6.3.
# Waggle is compiled once for debug and once for the SDK, with which the examples, the pages and the benchmark are built.

SCRATCH := $(CURDIR)/.build
DEBUG := --scratch-path $(SCRATCH)
# The release build: its flags are those of Scripts/sdk/make, whose objects the release tests share.
SDK := $(SCRATCH)/sdk
RELEASE := -c release --scratch-path $(SDK) -Xswiftc -gnone -Xswiftc -enforce-exclusivity=unchecked
AS_SDK := env WAGGLE_SDK=1 SWIFT_DETERMINISTIC_HASHING=1
# Programs that are built with the SDK, as people build theirs; their tests too, in debug, for they import as @testable.
BY_SDK := --swift-sdks-path dist --swift-sdk waggle --scratch-path $(SCRATCH)/programs
PROGRAMS := -c release $(BY_SDK)
WITH_SDK := env WITH_WAGGLE_SDK=1
# A cached plan in the shared scratch path may belong to another package. With its memory in huge pages the compiler takes
# two thirds of the time.
BUILD := env GLIBC_TUNABLES=glibc.malloc.hugetlb=1 swift build --disable-build-manifest-caching
# The tools have no dependencies; in the same scratch path they would make SwiftPM drop those of the others.
TOOLS := -c release --package-path Tools --scratch-path $(SCRATCH)/tools
TOOLS_BIN := $(SCRATCH)/tools/release
BIN := $(SCRATCH)/programs/release
SOURCES := Package.swift Sources Tests Examples Benchmarks Tools
STEP := @Scripts/step
# A step that tells whether something holds: where it does not, what follows runs all the same.
VERDICT := @Scripts/step --verdict
# Each test runs once: those of the engine, whose generic code is hot, against the optimised library, and the others in debug,
# where the compiler's checks of access and overflow hold for the engine too. `make test-debug-all` and `make test-release-all`,
# by hand, run all of them in debug and in release.
CORE := Graph Values Preferences State Layout Drawing Motion Oracle Scrolling Render
OTHERS := App Browser Command Controls Host Internals Macro TestKit
# The tests that take half of the time.
HALF := ^WaggleControlsTests\.
ALL_HALF := ^Waggle(Controls|Browser|App)Tests\.
comma := ,
space := $(subst ,, )
CORE_HALF := ^Waggle(Preferences|State|Oracle|Motion)Tests\.
CORE_TESTS := $(subst $(space),$(comma),$(CORE:%=Waggle%Tests))
AS_OTHERS := env WAGGLE_TESTS=$(subst $(space),$(comma),$(OTHERS:%=Waggle%Tests))
# Of these the tests themselves are optimised too, as the code of people is that is specialised for their types; those of the
# others are compiled in half the time.
OPTIMISED := Graph Values Preferences State
PLAIN_TESTS := $(subst $(space),$(comma),$(patsubst %,Waggle%Tests,$(filter-out $(OPTIMISED),$(CORE))))
AS_CORE := $(AS_SDK) WAGGLE_TESTS=$(CORE_TESTS) WAGGLE_PLAIN_TESTS=$(PLAIN_TESTS)

.PHONY: help bootstrap demo pictures sdk install deb test-deb test-sdk test check everything bench format rules diagnostics docs
.PHONY: diagrams plot look examples slow-tests fuzz fuzz-ci mutations
.PHONY: check-format build-tools check-tools check-rooms check-docs check-rules check-diagnostics check-examples check-imports
.PHONY: check-support support
.PHONY: check-archive check-steps check-combine test-command
.PHONY: test-debug test-debug-all test-clients test-client-5 test-client-6 test-combine build-release test-release test-release-all build-examples
.PHONY: build-example-tests build-doc-examples test-example-programs test-doc-examples test-examples test-counts build-bench
.PHONY: build-pages test-pages test-pages-alone test-browser test-windows test-windows-all

# One step at a time, but for `make test`, `make check` and `make everything`: Scripts/steps runs what does not need each
# other side by side, and sets SIDE_BY_SIDE. Then a target also follows those that $(call after,…) names: what has the same
# scratch path is built in turn.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
after = $(if $(SIDE_BY_SIDE),| $(1))

help:
	@echo 'make demo    draws the bee field to demo/, prints how its anchors travelled, and serves the gallery of programs'
	@echo 'make demo APP=Composer  opens one of the programs of Examples/Programs'
	@echo 'make pictures  the same, without the gallery'
	@echo 'make test    every test: the engine in release, all others in debug, clients, examples, Chromium, windows, counts'
	@echo 'make check   format, rooms, docs, rules, diagnostics, examples, imports, the archive of the docs'
	@echo 'make install  makes the Swift SDK and installs it for this user; PREFIX=/usr/local for all users'
	@echo 'make sdk     makes the SDK alone: dist/waggle-*.artifactbundle.tar.gz'
	@echo 'make deb     makes a Debian package of the SDK: dist/waggle_*.deb'
	@echo 'make everything  check and test, as .ci/run does'
	@echo 'make slow-tests  lists the hundred debug tests that take longest, each run alone'
	@echo 'make bench   the benchmark: a table, and bench.json'
	@echo 'make fuzz    runs random programs for five minutes; SEED= and MINUTES= say from which seed and how long'
	@echo 'make mutations  plants faults into a copy, and says which of them the tests find'
	@echo 'make format  formats the sources in place'
	@echo 'make docs    makes one site of the pages, the gallery and the public interface, for any host of files'
	@echo 'make diagrams  draws the pictures of those pages'
	@echo 'make look    draws each control in its states, for Docs/look.md'
	@echo 'make rules   writes .build/rules.md: each rule with its tests and sources'
	@echo 'make test-examples  tests the examples of Examples, and those of doc comments and pages'
	@echo 'make diagnostics  writes Docs/diagnostics.md'
	@echo 'make support  writes Docs/support.md, the table of what works'

bootstrap:
	@Scripts/bootstrap

# demo

# The program that `make demo` opens; the gallery of all of them, which begins with the bee game, if none is named.
APP ?=
ifeq ($(APP),)
demo: pictures
endif

# The program runs until ^C, whatever stdin is.
demo: sdk
	$(STEP) 'build $(or $(APP),the gallery)' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Examples --product $(or $(APP),Gallery)
	@echo
	@echo '$(or $(APP),The gallery): open the address in a browser. ^C stops it.'
	@$(BIN)/$(or $(APP),Gallery) --browser

pictures: sdk
	$(STEP) 'build the bee field' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Examples --product BeeField
	@mkdir -p demo
	$(STEP) 'draw demo/field.png' $(BIN)/BeeField --png demo/field.png --size 390x844 --scale 2
	$(STEP) 'draw demo/field-dark.png' \
	  $(BIN)/BeeField --png demo/field-dark.png --size 390x844 --scale 2 --color-scheme dark
	$(STEP) 'draw demo/field-wide.png' $(BIN)/BeeField --png demo/field-wide.png --size 1024x768
	$(STEP) 'draw demo/field-wide-dark.png' \
	  $(BIN)/BeeField --png demo/field-wide-dark.png --size 1024x768 --color-scheme dark
	@echo 'How each anchor travelled up to the map. Read it from the bottom up: a flower wrote, the containers around it'
	@echo 'combined, the meadow observed, the map read. After the dash: the view, relative to that of the line above.'
	$(STEP) 'how the preferences travelled' $(BIN)/BeeField --preferences --size 390x844
	@echo 'The pictures are demo/field.png, field-dark.png, field-wide.png and field-wide-dark.png'

# check, cheap things first

CHECKS := check-imports check-format check-steps check-rooms check-docs check-rules check-diagnostics check-support check-examples check-combine \
  check-archive

check: bootstrap
	@Scripts/steps $(CHECKS)

check-format:
	$(VERDICT) 'format' swift format lint --strict --parallel --recursive $(SOURCES)

check-steps:
	$(VERDICT) 'test the scripts of the steps' Scripts/test-steps

build-tools:
	$(STEP) 'build the checkers' $(BUILD) $(TOOLS) --build-tests

check-tools: build-tools
	$(VERDICT) 'test the checkers' Scripts/run-tests $(TOOLS) --disable-testable-imports

check-rooms: check-tools
	$(VERDICT) 'rooms' $(TOOLS_BIN)/rooms .

check-docs: check-tools
	$(VERDICT) 'docs' $(TOOLS_BIN)/docs .

check-rules: check-tools
	$(VERDICT) 'rules' $(TOOLS_BIN)/rules .

check-diagnostics: check-tools
	$(VERDICT) 'diagnostics' $(TOOLS_BIN)/diagnostics .

check-support: check-tools
	$(VERDICT) 'what works' $(TOOLS_BIN)/support .

check-examples: check-tools
	$(VERDICT) 'examples' $(TOOLS_BIN)/examples .

# The examples of doc comments and pages, as test-examples compiles and runs them; files that did not change stay as they are.
examples: build-tools
	$(STEP) 'write Tests/DocExamples/Generated' $(TOOLS_BIN)/examples . --write

# Each rule with its tests and sources.
rules: build-tools
	$(STEP) 'write .build/rules.md' $(TOOLS_BIN)/rules . --write

# Docs/diagnostics.md, after a diagnostic or its comment changed.
diagnostics: check-tools
	$(STEP) 'write Docs/diagnostics.md' $(TOOLS_BIN)/diagnostics . --write

# After a build, for the checkout of OpenCombine.
check-combine: check-imports
	$(VERDICT) 'both forms of OpenCombine' Scripts/check-combine $(SCRATCH)

# It builds for the debug tests too.
check-imports:
	$(STEP) 'build for tests, with the import check' $(AS_OTHERS) Scripts/check-imports $(BUILD) $(DEBUG) --build-tests

# After check-imports, which builds the modules.
check-archive: check-imports
	$(VERDICT) 'the archive of the docs' Scripts/docs $(SCRATCH)/debug/Modules $(SCRATCH)/docs
	$(VERDICT) 'the links of the site' sh -c 'Scripts/site $(SCRATCH)/docs $(SCRATCH)/site && Scripts/check-site $(SCRATCH)/site'

# Docs/support.md, after a public name or Tools/support.tsv changed.
support: build-tools
	$(STEP) 'write Docs/support.md' $(TOOLS_BIN)/support . --write

# docs

# The path below which a host serves the site, such as /waggle; nothing where it is the root.
BASE ?=

docs: bootstrap
	$(STEP) 'build for the docs' $(BUILD) $(DEBUG)
	$(STEP) 'make .build/docs' Scripts/docs $(SCRATCH)/debug/Modules $(SCRATCH)/docs $(BASE)
	$(STEP) 'make .build/site' Scripts/site $(SCRATCH)/docs $(SCRATCH)/site $(BASE)
	$(STEP) 'check its links' Scripts/check-site $(SCRATCH)/site $(BASE)
	@echo
	@echo 'The site is .build/site, for any host of files. Open .build/site/index.html; the reference needs a host:'
	@echo 'python3 -m http.server -d .build/site 8000, and http://localhost:8000'

# After Examples/Sources/Diagrams changed: the pictures of the articles.
diagrams: sdk
	$(STEP) 'build the diagrams' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Examples --product Diagrams
	$(STEP) 'draw the pictures of the articles' $(BIN)/Diagrams Sources/Waggle/Waggle.docc/Images

# After costs changed: the picture of Docs/performance.md.
plot: build-bench
	$(STEP) 'measure and draw' $(BIN)/bench --plot Docs/images/cost.png

# After a control's appearance or Examples/Sources/Look changed: the pictures of Docs/look.md.
look: sdk
	$(STEP) 'build the specimens' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Examples --product Look
	$(STEP) 'draw the pictures of Docs/look.md' $(BIN)/Look Docs/images/look

# test

# What compiles, or keeps a processor busy: two at a time, one for each core. The pages follow: beside it they miss their moments.
BUSY_TESTS := test-debug test-release test-clients test-examples test-counts test-sdk test-command
TESTS := $(BUSY_TESTS) test-pages test-pages-alone test-windows
BUSY := $(BUSY_TESTS) $(filter $(CHECKS),$(MAKECMDGOALS))

test: bootstrap
	@Scripts/steps -j 2 --then Scripts/test-numbers $(TESTS)

everything: bootstrap
	@Scripts/steps -j 2 --then Scripts/test-numbers $(TESTS) $(CHECKS)

test-debug: check-imports
	$(VERDICT) 'tests' $(AS_OTHERS) HALVES='$(HALF)' Scripts/run-tests $(DEBUG) --parallel

# Not part of test: takes ten minutes more than test-debug.
test-debug-all:
	$(STEP) 'build all tests in debug' Scripts/check-imports $(BUILD) $(DEBUG) --build-tests
	$(VERDICT) 'all tests in debug' env HALVES='$(ALL_HALF)' Scripts/run-tests $(DEBUG) --parallel

# In each language mode a package that depends on Waggle.
test-clients: test-client-5 test-client-6

test-client-5: $(call after,test-debug)
	$(STEP) 'build the client in Swift 5' $(BUILD) $(DEBUG) --package-path Tests/Clients/Swift5 --build-tests
	$(VERDICT) 'test the client in Swift 5' Scripts/run-tests $(DEBUG) --package-path Tests/Clients/Swift5

test-client-6: $(call after,test-client-5)
	$(STEP) 'build the client in Swift 6' $(BUILD) $(DEBUG) --package-path Tests/Clients/Swift6 --build-tests
	$(VERDICT) 'test the client in Swift 6' Scripts/run-tests $(DEBUG) --package-path Tests/Clients/Swift6

# Not part of test: two clean builds. After OpenCombine, Swift or Sources/Combine changed.
test-combine:
	$(STEP) 'both forms of OpenCombine, debug' Scripts/test-combine debug
	$(STEP) 'both forms of OpenCombine, release' Scripts/test-combine release

build-examples: sdk
	$(STEP) 'build the examples' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Examples

build-pages: build-examples
	$(STEP) 'build the pages' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Tests/Pages

test-pages: build-pages $(call after,$(BUSY))
	$(VERDICT) 'test in Chromium' Scripts/test-browser beside

# They measure: nothing runs meanwhile.
test-pages-alone: build-pages $(call after,$(BUSY) test-pages)
	$(VERDICT) 'measure in Chromium' Scripts/test-browser alone

test-windows: build-pages $(call after,$(BUSY) test-pages test-pages-alone)
	$(VERDICT) 'test in windows' Scripts/test-windows

# With input methods, Wayland and two monitors; by hand.
test-windows-all: build-examples
	$(VERDICT) 'test in windows' env WINDOWS_ALL=1 Scripts/test-windows

test-browser: test-pages test-pages-alone

build-example-tests: build-examples $(call after,build-bench)
	$(STEP) 'build the examples for tests' $(WITH_SDK) $(BUILD) $(BY_SDK) --package-path Examples --build-tests

test-example-programs: build-example-tests
	$(VERDICT) 'test the examples' $(WITH_SDK) Scripts/run-tests $(BY_SDK) --package-path Examples --ignore-lock

build-doc-examples: sdk examples $(call after,build-example-tests)
	$(STEP) 'build the examples of comments and pages' $(WITH_SDK) $(BUILD) $(BY_SDK) --package-path Tests/DocExamples --build-tests

test-doc-examples: build-doc-examples $(call after,test-example-programs)
	$(VERDICT) 'test the examples of comments and pages' $(WITH_SDK) WAGGLE_RECORD=1 Scripts/run-tests $(BY_SDK) --package-path Tests/DocExamples --ignore-lock
	@rm -rf Tests/DocExamples/Generated/__Pictures__

test-examples: test-example-programs test-doc-examples

build-release: $(call after,sdk)
	$(STEP) 'build release tests' $(AS_CORE) $(BUILD) $(RELEASE) --build-tests

test-release: build-release
	$(VERDICT) 'release tests' $(AS_CORE) HALVES='$(CORE_HALF)' Scripts/run-tests $(RELEASE) --parallel --disable-testable-imports

# Not part of test: takes ten minutes more than test-release.
test-release-all:
	$(STEP) 'build release tests' $(AS_SDK) WAGGLE_TESTS=release $(BUILD) $(RELEASE) --build-tests
	$(VERDICT) 'release tests' $(AS_SDK) WAGGLE_TESTS=release HALVES='$(ALL_HALF)' Scripts/run-tests $(RELEASE) --parallel --disable-testable-imports

test-counts: build-bench
	$(VERDICT) 'instruction counts' Scripts/counts check $(BIN)/bench
	$(VERDICT) 'work of the type checker' Scripts/type-checking check dist

# Each test alone in one process: what it takes does not depend on what runs beside it.
slow-tests:
	$(STEP) 'build all tests in debug' Scripts/check-imports $(BUILD) $(DEBUG) --build-tests
	$(STEP) 'the hundred slowest tests' Scripts/slow-tests 100 $(DEBUG)

# the SDK: packages that say nothing of Waggle build with `swift build --swift-sdk waggle`

sdk: bootstrap
	$(STEP) 'make the SDK' Scripts/sdk/make $(SDK) dist
	@# SwiftPM does not compile a program again when the modules of an SDK have changed.
	@cmp -s dist/modules.sum $(SCRATCH)/programs/modules.sum || { rm -rf $(addprefix $(SCRATCH)/,programs ci orchard test-kits); mkdir -p $(SCRATCH)/programs; \
	  cp dist/modules.sum $(SCRATCH)/programs/; }

# For this user, or with PREFIX for all.
install: sdk
	$(STEP) 'install the SDK' Scripts/sdk/install-bundle dist $(PREFIX)

# A Debian package of it, for all users.
deb: sdk
	$(STEP) 'make the Debian package' Scripts/sdk/deb dist

# Not part of test: needs root, mmdebstrap and Debian's archive.
test-deb: deb
	$(STEP) 'install it on a bare Debian' Scripts/sdk/test-deb dist

# A package that does not name Waggle, as a CI job builds it; and whether tests with the SDK check the framework (C560).
test-sdk: sdk $(call after,build-pages)
	$(VERDICT) 'a package as it is' Scripts/ci-example dist/waggle-*.artifactbundle.tar.gz Examples/Unchanged/Meadow $(SCRATCH)/ci Meadow
	$(VERDICT) 'a package with assets' env -C Examples/Unchanged/Orchard $(CURDIR)/dist/waggle-*.artifactbundle/waggle/bin/waggle test --scratch-path $(SCRATCH)/orchard
	$(VERDICT) 'one that imports UIKit' Scripts/ci-example dist/waggle-*.artifactbundle.tar.gz Examples/Unchanged/Harvest $(SCRATCH)/ci/Harvest Harvest
	$(VERDICT) 'one with a scene delegate' Scripts/ci-example dist/waggle-*.artifactbundle.tar.gz Examples/Unchanged/Vineyard $(SCRATCH)/ci/Vineyard Vineyard
	$(VERDICT) 'one with plurals in a catalogue' Scripts/ci-example dist/waggle-*.artifactbundle.tar.gz Examples/Unchanged/Apiary $(SCRATCH)/ci/Apiary ApiaryApp
	$(VERDICT) 'names of the kits' Scripts/sdk/test-kits dist $(SCRATCH)
	$(VERDICT) 'its tests check Waggle' Scripts/sdk/test-checks dist $(SCRATCH)

# The command `waggle` with the SDK: packages are made, built, tested, drawn and checked.
test-command: sdk $(call after,test-debug)
	$(VERDICT) 'the command with the SDK' $(AS_OTHERS) WAGGLE_HOME=$$(echo $(CURDIR)/dist/*.artifactbundle/waggle) \
	  Scripts/run-tests $(DEBUG) --ignore-lock --filter '^WaggleCommandTests\.CommandTests'

# Random programs, used at random, each in a process by itself (Tools/Fuzz). Faulty ones are made small, printed, and saved in
# .build/fuzz; `make fuzz FUZZ='--file .build/fuzz/17.json'` runs one again.
SEED ?= new
MINUTES ?= 5
FUZZ ?= --seeds $(SEED) --minutes $(MINUTES)
RUN_FUZZ = Scripts/fuzz dist/waggle-*.artifactbundle $(SCRATCH)/fuzz --folder $(SCRATCH)/fuzz

fuzz: sdk
	@$(RUN_FUZZ) $(FUZZ)

# Two minutes of a processor: three fixed seeds, and one of each day, whose faults are printed and fail nothing. By hand.
fuzz-ci: sdk $(call after,build-pages)
	$(VERDICT) 'random programs' $(RUN_FUZZ) --seeds 1,100000,200000 --minutes 1.5
	$(VERDICT) 'random programs of the day' sh -c '$(RUN_FUZZ) --seeds $(shell date +%Y%m%d) --minutes 0.5 || echo "a fault to look at"'

# By hand, after tests or sources changed: plants the faults of Tests/Mutations into a copy, builds it, and says which of them the tests
# find (Docs/reliability.md). Half an hour or more.
mutations: bootstrap
	@rm -rf $(SCRATCH)/mutations/copy && mkdir -p $(SCRATCH)/mutations
	@git worktree prune && git worktree add --force --detach $(SCRATCH)/mutations/copy HEAD
	@Scripts/mutations plant $(SCRATCH)/mutations/copy
	@$(MAKE) --no-print-directory -C $(SCRATCH)/mutations/copy sdk
	@WAGGLE_PACKAGE=copy Scripts/mutations run $(SCRATCH)/mutations/copy/dist/waggle-*.artifactbundle $(SCRATCH)/mutations/tests --fuzz 60
	@git worktree remove --force $(SCRATCH)/mutations/copy

# bench

bench: bootstrap build-bench
	$(STEP) 'count instructions' Scripts/counts measure $(BIN)/bench
	$(STEP) 'measure' $(BIN)/bench --json bench.json --counts $(SCRATCH)/steps/counts

build-bench: sdk $(call after,build-pages)
	$(STEP) 'build the benchmark' $(WITH_SDK) $(BUILD) $(PROGRAMS) --package-path Benchmarks --product bench

format:
	swift format --in-place --parallel --recursive $(SOURCES)
