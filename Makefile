# The front door; CMake and Ninja do the work (CMakePresets.json lists the builds).
PREFIX ?= /usr/local
ARGS ?=
FUZZ_SECONDS ?= 60
export JOBS

.PHONY: all run play test asan tsan coverage fuzz bench bench-server pot fmt lint install clean \
        help setup setup-test

all: setup
	@tools/build release

run: all
	@build/antilles serve $(ARGS)

play: all
	@build/antilles play santo-domingo $(ARGS)

test: setup-test
	@tools/test dev asan

asan tsan: setup-test
	@tools/test $@

coverage: setup-test
	@tools/coverage

fuzz: setup-test
	@tools/fuzz $(FUZZ_SECONDS)

bench: all
	@build/antilles bench $(ARGS)

bench-server: all
	@tools/bench-server build/antilles $(ARGS)

pot:
	@tools/pot

fmt:
	@tools/format

lint: setup-test
	@tools/build dev
	@ctest --preset dev -L lint --output-on-failure

install: setup
	@cmake --preset release -DCMAKE_INSTALL_PREFIX=$(PREFIX) >/dev/null
	@tools/build release
	@cmake --install build

clean:
	@rm -rf build

setup:
	@tools/setup run

setup-test:
	@tools/setup test

help:
	@echo 'make            build build/antilles and the library'
	@echo 'make run        start the server and print its address; ARGS=... for more'
	@echo 'make play       play Santo Domingo in the terminal; ARGS=... for more'
	@echo 'make test       all tests, plain and with sanitizers, and the checks of the tree'
	@echo 'make asan       tests with the address and undefined behaviour sanitizers'
	@echo 'make tsan       tests with the thread sanitizer'
	@echo 'make coverage   tests with coverage; pages in build/coverage/html'
	@echo 'make fuzz       fuzz every parser; FUZZ_SECONDS=60 each'
	@echo 'make bench      measure the games; ARGS=... for more'
	@echo 'make bench-server  measure the server under load; ARGS=... for more'
	@echo 'make pot        collect the sentences and merge them into the catalogues'
	@echo 'make fmt        lay out the sources'
	@echo 'make lint       only the checks of the tree'
	@echo 'make install    install below PREFIX=/usr/local; honours DESTDIR'
	@echo 'make clean      remove build/'
