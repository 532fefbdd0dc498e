# `make demo` and `make test` each work by themselves on a machine that has Swift and nothing else.
SWIFT ?= swift
# Options of every `swift build` here, such as --disable-sandbox where a sandbox is around it already.
SWIFTFLAGS ?=
PLUMB := .build/release/plumb
SOAK ?= 20
# What `package` makes, of deb, bundled, archive and kit; all without it.
KINDS ?=
CORPUS ?= ../shared/conformance
TRUTH ?= ../shared/truth
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share

# A static Swift library starts twice as fast and runs where no Swift is installed.
ifeq ($(shell uname),Darwin)
  RELEASE := -c release
  export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
else
  # Code at a fixed address spares the loader 80,000 relocations, a third of the time `--version` takes.
  # Accesses that overlap are found by the tests, whose build checks for them; the release does not: 4 % of the time of a row.
  # No other program links against the tool, so none of its symbols is exported: 1 MB less. The archive of `make package` has
  # libraries beside the tool; their own libraries are found there by RPATH only, not by RUNPATH. What it has as a spare comes after
  # the folders of the system. Functions with equal code become one (--icf=all, code only): nothing here compares functions, nor key
  # paths, which do. CLocaleData.c says what --wrap is for.
  RELEASE := -c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -enforce-exclusivity=unchecked \
    -Xswiftc -use-ld=lld -Xlinker -O2 -Xlinker --icf=all \
    -Xlinker --wrap=_swift_stdlib_getScalarName -Xlinker -T -Xlinker $(CURDIR)/scripts/release.ld \
    -Xlinker --version-script=$(CURDIR)/scripts/exports.map -Xlinker --disable-new-dtags \
    -Xlinker -rpath -Xlinker '$$ORIGIN:/usr/lib/$(shell uname -m)-linux-gnu:/usr/lib64:/lib64:/usr/lib:/lib:$$ORIGIN/spare'
endif

.PHONY: help setup build install uninstall package package-test test demo record record-texts bench bench-setup soak sanitize spark-test examples conformance truth docs format lint clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-12s %s\n", $$1, $$2 }'

setup: ## install missing libraries and fonts; nothing to do the second time
	@scripts/setup

build: setup ## release binary at .build/release/plumb, and beside it what Swift cells are compiled against
	@$(SWIFT) build $(SWIFTFLAGS) $(RELEASE) --product plumb
	@$(SWIFT) build $(SWIFTFLAGS) $(RELEASE) --target PlumbTesting
	@scripts/swift-kit .build/release

install: build ## tool, fonts, manual page and completions into PREFIX (default /usr/local)
	@mkdir -p "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@scripts/install-fonts "$(SHARE)/plumb/fonts"
	@install -m 755 $(PLUMB) "$(DESTDIR)$(PREFIX)/bin/plumb"
	@scripts/install-swift-kit "$(dir $(PLUMB))plumb-swift" "$(DESTDIR)$(PREFIX)/lib/plumb/swift"
	@install -m 755 scripts/review-changes "$(SHARE)/plumb/review-changes"
	@$(PLUMB) manual > "$(SHARE)/man/man1/plumb.1"
	@$(PLUMB) completions bash > "$(SHARE)/bash-completion/completions/plumb"
	@$(PLUMB) completions zsh > "$(SHARE)/zsh/site-functions/_plumb"
	@$(PLUMB) completions fish > "$(SHARE)/fish/vendor_completions.d/plumb.fish"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/plumb, its fonts and manual page, and completions for bash, zsh and fish"

uninstall: ## remove what install has put into PREFIX
	@rm -f "$(DESTDIR)$(PREFIX)/bin/plumb" "$(SHARE)/man/man1/plumb.1" \
	  "$(SHARE)/bash-completion/completions/plumb" "$(SHARE)/zsh/site-functions/_plumb" \
	  "$(SHARE)/fish/vendor_completions.d/plumb.fish"
	@rm -rf "$(SHARE)/plumb" "$(DESTDIR)$(PREFIX)/lib/plumb/swift"

package: build ## .deb for this Debian, .deb and .tar.gz with the libraries inside, and the kit for Swift cells
	@scripts/package $(PLUMB) package $(KINDS)

package-test: package ## install them into bare Debian 12, 13 and Ubuntu 22.04 without Swift and draw a picture there
	@scripts/package-test package

test: setup ## build and run all tests
	@scripts/test $(SWIFT)

# From nothing a debug build takes half of the time, and `make test` goes on from it.
demo: setup ## draw every template into gallery/
	@if [ -x $(PLUMB) ]; then $(MAKE) build && scripts/demo $(PLUMB); \
	else $(SWIFT) build $(SWIFTFLAGS) --product plumb && scripts/demo .build/debug/plumb; fi

record: setup ## rewrite the reference pictures in Snapshots/, and all that record-texts does
	@env -u CI PLUMB_RECORD=all $(SWIFT) test --disable-xctest --filter "Snapshot|TemplateSchema|DocumentPictures|CellsTests|DocumentedAnswers|LintReportTests"
	@env -u CI PLUMB_RECORD=all $(SWIFT) test --skip-build --disable-swift-testing --filter CellsTests

record-texts: setup ## rewrite the texts that tests compare: help, completions, manual, schema, answers, reports; no pictures
	@PLUMB_RECORD=all $(SWIFT) test --disable-xctest --filter "TextSnapshotTests|TemplateSchema|DocumentedAnswers|LintReportTests"

bench: build ## measure against the peers; prints ratios
	@Benchmarks/run

bench-setup: setup ## install the peers that bench compares with
	@Benchmarks/setup

# With a folder of its own, so that the tool stays the one that `build` made: it is what the soak attacks.
soak: examples spark-test ## the seeded random tests, SOAK times as long (default 20), optimised
	@PLUMB_SOAK=$(SOAK) PLUMB="$(CURDIR)/$(PLUMB)" $(SWIFT) test --disable-xctest -c release -Xswiftc -enable-testing \
	  --scratch-path .build/soak

# In a build of its own. Left out: what counts memory, of which the sanitizer takes much, and what nests as deep as a thread's
# stack allows without it.
sanitize: setup ## the tests of the libraries under the thread sanitizer; a race fails
	@$(SWIFT) test --sanitize=thread --scratch-path .build/sanitize --disable-xctest --skip "PlumbCommandTests|RepositoryTests|Soak" \
	  --skip "LargeSceneTests/deep"

spark-test: build ## Examples/Spark with a worker killed in the middle; says so where there is no PySpark
	@Examples/Spark/test.sh $(PLUMB)

examples: build ## build and test Examples as packages of their own, as their users would
	@$(SWIFT) test --package-path Examples
	@$(PLUMB) swift-test Examples/FeedUI

conformance: build ## compare frames with those stored in the Interface Builder files of CORPUS
	@scripts/conformance $(PLUMB) $(CORPUS)

truth: build ## compare with the pictures and hierarchies of simulators in TRUTH
	@scripts/truth $(PLUMB) $(TRUTH)

docs: build ## the documentation as a static site in site/, with the toolchain's docc
	@SWIFT=$(SWIFT) scripts/docs $(PLUMB) site

format: ## rewrite sources in the house style
	@$(SWIFT) format --in-place --recursive Sources Tests Package.swift

lint: ## say where sources leave the house style
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

clean: ## remove what was built and drawn
	@rm -rf .build gallery site package
