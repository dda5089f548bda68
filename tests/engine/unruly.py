#!/usr/bin/env python3
"""An engine that does one thing wrong: unruly.py MANNER [FILE].

FILE gets a line for every start: the process's number.
"""
import os
import signal
import sys
import time

MANNER = sys.argv[1]
GO = 0


def say(line, end="\n"):
    print(line, end=end, flush=True)


def greet():
    if MANNER == "mute":
        time.sleep(60)
    if MANNER == "absent":
        sys.exit(7)
    if MANNER == "chess":
        say("game chess 2 2")
    if MANNER == "chatty":
        say("Hello, I am an engine.")
    say("id name unruly")
    say("atlok")


def go(legal):
    """Answers, or whatever this engine does instead."""
    global GO
    GO += 1
    if MANNER == "garbage":
        say("thinking hard\x1b[31m \xff ...")
    elif MANNER == "illegal":
        return say("bestmove buy 135")
    elif MANNER == "unknown":
        return say("bestmove xyzzy")
    elif MANNER == "none":
        return say("bestmove")
    elif MANNER == "refuses":
        return say("error I would rather not")
    elif MANNER == "dies" and GO == 2:
        sys.exit(3)
    elif MANNER == "crashes":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif MANNER == "hangs":
        time.sleep(60)
    elif MANNER == "slow":
        # Answers only when it is told to stop.
        while sys.stdin.readline().strip() != "stop":
            pass
    elif MANNER == "floods":
        while True:
            say("x" * 1000, end="")
    elif MANNER == "chants":
        while True:
            say("la")
    elif MANNER == "stutters":
        say("bestm", end="")
        time.sleep(0.01)
        return say("ove " + legal[-1] + "\r")
    return say("bestmove " + legal[-1])


def main():
    legal = []
    if MANNER == "stays":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a", encoding="ascii") as file:
            print(os.getpid(), file=file)
    while line := sys.stdin.readline():
        command = line.split(" ")[0].strip()
        if command == "atl":
            greet()
        elif command == "isready":
            say("readyok")
        elif command == "position":
            legal = line.partition(" legal ")[2].partition(" facts ")[0].split(" ; ")
        elif command == "go":
            go(legal)
        elif command == "quit" and MANNER != "stays":
            return
    while MANNER == "stays":
        time.sleep(60)


main()
