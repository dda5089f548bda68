#!/usr/bin/env python3
"""Checks the dice of a game played at a server's table; docs/FAIRNESS.md explains them.

    antilles replay --json game.atl | python3 examples/dice.py game.atl
"""
import hashlib
import hmac
import json
import sys


def outcome(seed, step, legal, weights):
    """What the dice give: the legal outcomes laid side by side, each as wide as its weight,
    and the one on which the seed's number for this step falls."""
    number = hmac.new(seed, b"step %d" % step, hashlib.sha256).digest()[:8]
    place = int.from_bytes(number, "big") * sum(weights) >> 64
    for action, weight in zip(legal, weights):
        if place < weight:
            return action
        place -= weight


with open(sys.argv[1], encoding="utf-8") as record:
    table, promised, seed = [line.split()[1:] for line in record if line.startswith("Dice: ")][0]
seed = bytes.fromhex(seed)
kept = hashlib.sha256(b"antilles dice 1\n" + table.encode() + b"\n" + seed).hexdigest()
if kept != promised:
    sys.exit(f"The seed is not the one that was promised: {kept}")
steps = [json.loads(line) for line in sys.stdin]
throws = [s for s in steps if s["actor"] == "chance" and s["action"]]
for s in throws:
    if s["action"] != outcome(seed, s["step"], s["legal"], s["weights"]):
        sys.exit(f"Step {s['step']} is not what the dice give.")
print(f"The promise was kept, and all {len(throws)} outcomes of chance are the dice's.")
