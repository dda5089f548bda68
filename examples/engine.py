#!/usr/bin/env python3
"""A player for Antilles that knows no rules: it plays any legal action.

    antilles simulate santo-domingo --seats 'engine:python3 examples/engine.py,greedy'

docs/PROTOCOL.md specifies the lines that go in and out. Replace `choose` by something
better: `facts` holds everything the seat may know of the game.
"""
import random
import sys


def choose(legal, facts, rng):
    """One of the legal actions; `facts` maps names such as seats.0.vp to texts."""
    return rng.choice(legal)


def say(line):
    print(line, flush=True)


def read_position(line):
    """The legal actions and the facts of a line `position ... legal ... facts ...`."""
    before, _, facts = line.partition(" facts ")
    legal = before.partition(" legal ")[2]
    return (legal.split(" ; ") if legal else [],
            dict(fact.split("=", 1) for fact in facts.split()))


def go(words, legal, facts):
    """Answers `go`; the seed it names makes the choice repeatable."""
    if not legal:
        return say("error this engine needs the legal actions of a position")
    seed = int(words[words.index("seed") + 1]) if "seed" in words else None
    return say("bestmove " + choose(legal, facts, random.Random(seed)))


def main():
    legal, facts = [], {}
    for line in sys.stdin:
        words = line.split()
        command = words[0] if words else ""
        if command == "atl":
            say("id name Random example")
            say("protocol 1")
            say("atlok")
        elif command == "isready":
            say("readyok")
        elif command == "position":
            legal, facts = read_position(line.rstrip("\n"))
        elif command == "go":
            go(words, legal, facts)
        elif command == "quit":
            return
        elif command not in ("", "newgame", "set", "stop"):
            say(f"error there is no command '{command}'")


if __name__ == "__main__":
    main()
