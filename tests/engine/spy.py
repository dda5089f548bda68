#!/usr/bin/env python3
"""An engine that writes down what it is told: spy.py FILE WHICH. It plays the first or
the last legal action, as WHICH says."""
import sys


def main():
    legal = []
    with open(sys.argv[1], "a", encoding="ascii") as file:
        for line in sys.stdin:
            file.write(line)
            file.flush()
            command = line.split()[0]
            if command == "atl":
                print("atlok", flush=True)
            elif command == "isready":
                print("readyok", flush=True)
            elif command == "position":
                legal = line.partition(" legal ")[2].partition(" facts ")[0].split(" ; ")
            elif command == "go":
                print("bestmove", legal[0 if sys.argv[2] == "first" else -1], flush=True)
            elif command == "quit":
                return


main()
