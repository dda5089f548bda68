#!/usr/bin/env python3
"""A player for any table of an Antilles server, with nothing but Python.

    python3 examples/bot.py 'http://127.0.0.1:8080/#/t/k3J9aQ2LmPz0'          takes a free seat
    python3 examples/bot.py 'http://127.0.0.1:8080/#/t/k3J9aQ2LmPz0/SECRET'   plays this seat

It knows no rules: the server says what may be done and what that would change. Replace
`choose` by something better. docs/API.md describes what goes over the wire.
"""
import argparse
import http.client
import json
import random
import sys
import time
import urllib.parse


def worth(action, seat):
    """What an action changes at once for the own seat: points count most."""
    value = 0
    for change in action.get("effect", {}).get("changes", []):
        path, old, new = change["path"], change.get("from"), change.get("to")
        if path[:2] == ["seats", seat] and isinstance(old, int) and isinstance(new, int):
            value += (new - old) * (3 if path[-1] in ("vp", "points") else 1)
    return value


def choose(position, seat, rng):
    """One of the legal actions of a position in which the seat has to decide."""
    legal = position["decision"]["legal"]
    best = max(worth(action, seat) for action in legal)
    return rng.choice([action for action in legal if worth(action, seat) == best])


class Refused(Exception):
    """The server's reason why something was not done."""

    def __init__(self, error):
        super().__init__(error["reason"])
        self.code = error["code"]


class Table:
    """A table on a server, through HTTP."""

    def __init__(self, link):
        url = urllib.parse.urlsplit(link)
        words = url.fragment.split("/")
        if not url.hostname or len(words) < 3 or words[1] != "t":
            raise SystemExit("bot: expected a link such as http://HOST/#/t/TABLE")
        self.secure, self.host, self.port = url.scheme == "https", url.hostname, url.port
        self.path = url.path.rstrip("/") + "/api/tables/" + words[2]
        self.token = words[3] if len(words) > 3 else None
        self.line = None

    def connect(self, timeout):
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        return kind(self.host, self.port, timeout=timeout)

    def headers(self):
        return {"Authorization": "Bearer " + self.token} if self.token else {}

    def do(self, command, **parts):
        """Gives a command; returns the reply or raises Refused."""
        body = json.dumps({"do": command, **parts})
        for last_try in (False, True):
            try:
                self.line = self.line or self.connect(30)
                self.line.request("POST", self.path, body,
                                  {"Content-Type": "application/json", **self.headers()})
                reply = json.loads(self.line.getresponse().read())
                break
            except (OSError, http.client.HTTPException):
                self.line = None  # the connection was old; if the command arrived, it is stale
                if last_try:
                    raise
        if "error" in reply:
            raise Refused(reply["error"])
        return reply

    def messages(self, since):
        """All messages of the table after number `since`, as they come."""
        stream = self.connect(120)
        stream.request("GET", f"{self.path}/events?since={since}", headers=self.headers())
        answer = stream.getresponse()
        if answer.status != 200:
            raise Refused(json.loads(answer.read())["error"])
        for line in answer:
            if line.strip():
                yield json.loads(line)


def decide(table, position, rng):
    """Makes a decision; returns the number of the first message that knows of it."""
    seat = position["you"]["seat"]
    action = choose(position, seat, rng)["action"]
    try:
        return table.do("act", action=action, at=position["at"])["at"]
    except Refused as refusal:
        if refusal.code not in ("stale", "illegal"):
            raise
        print(f"bot: {action}: {refusal}", file=sys.stderr)
        return position["at"] + 1  # something happened in between; that position is to come


def follow(table, rng, verbose):
    """Plays until the game is over; reconnects and goes on where it was."""
    last, decided, failures = 0, 0, 0
    while True:
        try:
            for message in table.messages(last):
                failures = 0
                if "n" in message:
                    last = message["n"]
                    for sentence in message.get("story", []) if verbose else []:
                        print(sentence, flush=True)
                    continue
                if "at" not in message:
                    continue  # who is here, and whatever else may be told
                if message["phase"] in ("over", "closed"):
                    return message
                if message.get("decision") and message["at"] >= decided:
                    decided = decide(table, message, rng)
            time.sleep(0.1)  # the server has closed the stream, perhaps to start again
        except (OSError, http.client.HTTPException) as problem:
            failures += 1
            if failures > 20:
                raise
            print(f"bot: {problem}; once more", file=sys.stderr)
            time.sleep(min(0.1 * 2 ** failures, 10))


def main():
    arguments = argparse.ArgumentParser(description="Plays a seat at an Antilles table.")
    arguments.add_argument("link", help="http://HOST/#/t/TABLE, with /SECRET for a seat one has")
    arguments.add_argument("--name", default="Example bot")
    arguments.add_argument("--seed", type=int, help="makes choices repeatable")
    arguments.add_argument("--story", action="store_true", help="tell what happens")
    given = arguments.parse_args()
    table = Table(given.link)
    try:
        if table.token is None:
            table.token = table.do("join", name=given.name)["token"]
        end = follow(table, random.Random(given.seed), given.story)
    except Refused as refusal:
        raise SystemExit(f"bot: {refusal}") from None
    print(json.dumps({"phase": end["phase"], "standing": end.get("standing")}))


if __name__ == "__main__":
    main()
