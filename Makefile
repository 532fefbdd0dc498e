# `make demo` and `make test` each work by themselves on a machine that has Swift and nothing else.
SWIFT ?= swift
PLUMB := .build/release/plumb
SOAK ?= 20
CORPUS ?= ../shared/conformance
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share

# A static Swift library starts twice as fast and runs where no Swift is installed.
ifeq ($(shell uname),Darwin)
  RELEASE := -c release
  export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
else
  # Code at a fixed address spares the loader 80,000 relocations, a third of the time `--version` takes.
  RELEASE := -c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie
endif

.PHONY: help setup build install uninstall test demo record bench bench-setup soak examples conformance docs format lint clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-12s %s\n", $$1, $$2 }'

setup: ## install missing libraries and fonts; nothing to do the second time
	@scripts/setup

build: setup ## release binary at .build/release/plumb
	@$(SWIFT) build $(RELEASE) --product plumb

install: build ## tool, manual page and completions into PREFIX (default /usr/local)
	@mkdir -p "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@install -m 755 $(PLUMB) "$(DESTDIR)$(PREFIX)/bin/plumb"
	@$(PLUMB) manual > "$(SHARE)/man/man1/plumb.1"
	@$(PLUMB) completions bash > "$(SHARE)/bash-completion/completions/plumb"
	@$(PLUMB) completions zsh > "$(SHARE)/zsh/site-functions/_plumb"
	@$(PLUMB) completions fish > "$(SHARE)/fish/vendor_completions.d/plumb.fish"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/plumb, its manual page, and completions for bash, zsh and fish"

uninstall: ## remove what install has put into PREFIX
	@rm -f "$(DESTDIR)$(PREFIX)/bin/plumb" "$(SHARE)/man/man1/plumb.1" \
	  "$(SHARE)/bash-completion/completions/plumb" "$(SHARE)/zsh/site-functions/_plumb" \
	  "$(SHARE)/fish/vendor_completions.d/plumb.fish"

test: setup ## build and run all tests
	@scripts/test $(SWIFT)

demo: build ## draw every template into gallery/
	@scripts/demo $(PLUMB)

record: setup ## rewrite the reference pictures in Snapshots/ and the templates' JSON Schema
	@env -u CI PLUMB_RECORD=all $(SWIFT) test --disable-xctest --filter "Snapshot|TemplateSchema|DocumentPictures|CellsTests"
	@env -u CI PLUMB_RECORD=all $(SWIFT) test --skip-build --disable-swift-testing --filter CellsTests

bench: build ## measure against the peers; prints ratios
	@Benchmarks/run

bench-setup: setup ## install the peers that bench compares with
	@Benchmarks/setup

soak: examples ## the seeded random tests, SOAK times as long (default 20), optimised
	@PLUMB_SOAK=$(SOAK) $(SWIFT) test --disable-xctest -c release -Xswiftc -enable-testing

examples: setup ## build and test Examples as a package of its own, as its users would
	@$(SWIFT) test --package-path Examples

conformance: build ## compare frames with those stored in the Interface Builder files of CORPUS
	@scripts/conformance $(PLUMB) $(CORPUS)

docs: build ## the documentation as a static site in site/, with the toolchain's docc
	@SWIFT=$(SWIFT) scripts/docs $(PLUMB) site

format: ## rewrite sources in the house style
	@$(SWIFT) format --in-place --recursive Sources Tests Package.swift

lint: ## say where sources leave the house style
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

clean: ## remove what was built and drawn
	@rm -rf .build gallery site
