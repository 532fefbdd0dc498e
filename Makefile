# `make demo` and `make test` each work by themselves on a machine that has Swift and nothing else.
SWIFT ?= swift
PLUMB := .build/release/plumb

# A static Swift library starts twice as fast and runs where no Swift is installed.
ifeq ($(shell uname),Darwin)
  RELEASE := -c release
  export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
else
  RELEASE := -c release --static-swift-stdlib
endif

.PHONY: help setup build test demo record bench bench-setup soak format lint clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-12s %s\n", $$1, $$2 }'

setup: ## install missing libraries and fonts; nothing to do the second time
	@scripts/setup

build: setup ## release binary at .build/release/plumb
	@$(SWIFT) build $(RELEASE) --product plumb

test: setup ## build and run all tests
	@$(SWIFT) test --disable-xctest

demo: build ## draw every template into gallery/
	@scripts/demo $(PLUMB)

record: setup ## rewrite the reference pictures in Snapshots/
	@PLUMB_SNAPSHOTS=all $(SWIFT) test --filter SnapshotTests

bench: setup ## measure against the peers; prints ratios
	@Benchmarks/run

bench-setup: setup ## install the peers that bench compares with
	@Benchmarks/setup

soak: setup ## the long seeded runs
	@PLUMB_SOAK=1 $(SWIFT) test -c release -Xswiftc -enable-testing --filter Soak

format: ## rewrite sources in the house style
	@$(SWIFT) format --in-place --recursive Sources Tests Package.swift

lint: ## say where sources leave the house style
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

clean: ## remove what was built and drawn
	@rm -rf .build gallery
