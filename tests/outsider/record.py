"""What the referee of every game needs, written from docs/RECORD.md and docs/NOTATION.md
alone: reads, checks and writes records, and tells where two JSON values differ."""
import functools
import json
import re
import subprocess
import zlib


class Wrong(Exception):
    """The record or its replay is not as documented."""


@functools.cache  # most lines come again and again
def crc8(data):
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc << 1 ^ (7 if crc & 128 else 0)) & 255
    return crc


def seal(lines):
    """The seal's lines for content lines, all without LF."""
    total = zlib.crc32("".join(line + "\n" for line in lines).encode())
    sums = [f"{crc8(line.encode()):02x}" for line in lines]
    rows = ["".join(sums[i:i + 32]) for i in range(0, len(sums), 32)]
    return [f"Seal: {total:08x}", *rows]


def content(data):
    """The lines of a record that mean something, the seal's too."""
    if not data.endswith(b"\n"):
        raise Wrong("the last line has no LF")
    try:
        lines = data.decode().split("\n")[:-1]
    except UnicodeDecodeError as reason:
        raise Wrong("the text is not UTF-8") from reason
    for number, line in enumerate(lines, 1):
        if line != line.strip(" ") or re.search("[\0-\x1f\x7f]", line) or len(line.encode()) > 511:
            raise Wrong(f"line {number} has forbidden blanks, control characters or length")
    return [line for line in lines if line and not line.startswith("#")]


class Record:
    """The tags and actions of a record whose seal fits."""

    def __init__(self, data):
        lines = content(data)
        end = next((i for i, line in enumerate(lines) if line.startswith("Seal: ")), None)
        if end is None or lines[end:] != seal(lines[:end]):
            raise Wrong("the seal does not fit")
        self.lines = lines[:end]
        self.read_tags()
        self.actions = [tuple(line.split(" ", 2)) for line in self.lines[self.first_action:]]

    def read_tags(self):
        number = "(0|[1-9][0-9]*)"
        rest = list(self.lines)

        def tags(pattern):
            """The groups of all lines that are this tag, from the next line on."""
            found = []
            while rest and (one := re.fullmatch(pattern, rest[0])):
                found.append(one.groups())
                rest.pop(0)
            return found

        def tag(pattern):
            found = tags(pattern)
            if len(found) != 1:
                raise Wrong(f"there is not one tag '{pattern}' in its place, but {len(found)}")
            return found[0][0]

        tag("(Antilles record 1)")
        self.game = tag("Game: ([a-z-]+)")
        self.players = int(tag(f"Players: {number}"))
        self.options = tags("Option: ([a-z]+)=([a-z0-9-]+)")
        self.edition = tag("Edition: ([A-Za-z0-9._-]{1,31})")
        self.tables = dict(tags("Table ([a-z]+): (.+)"))
        seats = tags(f'Seat {number}: [^ "]+(?: "[^"]+")?')
        tags(f"Seed: {number}")
        tags("Dice: ([A-Za-z0-9_-]{1,31}) ([0-9a-f]{64}) ([0-9a-f]{64})")
        self.result = tag("Result: (.+)")
        self.first_action = len(self.lines) - len(rest)
        if seats != [(str(i),) for i in range(self.players)]:
            raise Wrong("the seats are not complete and in order")
        if (self.edition == "default") != (not self.tables):
            raise Wrong("the default edition has no tables, every other has some")

    def cut(self, count):
        """The same record, ended after `count` actions."""
        tags = self.lines[:self.first_action - 1]
        return text(tags + ["Result: unfinished"] + self.lines[self.first_action:][:count])


def result_text(result):
    """The result tag that goes with the last JSON object's result."""
    if result is None:
        return "unfinished"
    return " ".join(f"{p}/{r}" for p, r in zip(result["points"], result["ranks"]))


def text(lines):
    """A sealed record, as bytes."""
    return "".join(line + "\n" for line in lines + seal(lines)).encode()


def replay(program, path):
    """The JSON objects of `antilles replay --json`."""
    done = subprocess.run([program, "replay", "--json", path], capture_output=True, check=False)
    if done.returncode or done.stderr:
        raise Wrong(f"replay {path}: exit {done.returncode}, {done.stderr.decode()}")
    return load(done.stdout.decode())


def load(lines):
    return [json.loads(line) for line in lines.splitlines()]


def canonical(value):
    return json.dumps(value, sort_keys=True)


def differences(seen, right, where=""):
    """One text for every place in which two JSON values differ."""
    if isinstance(seen, dict) and isinstance(right, dict):
        found = []
        for key in [*right, *(key for key in seen if key not in right)]:
            place = f"{where}.{key}" if where else key
            if key not in seen or key not in right:
                found.append(f"{place} is {'missing' if key in right else 'too much'}")
            else:
                found += differences(seen[key], right[key], place)
        return found
    if isinstance(seen, list) and isinstance(right, list) and len(seen) == len(right):
        return [text for i, pair in enumerate(zip(seen, right))
                for text in differences(*pair, f"{where}[{i}]")]
    if type(seen) is type(right) and seen == right:
        return []
    return [f"{where} is {json.dumps(seen)}, should be {json.dumps(right)}"]


def compare(record, steps, game):
    """Follows a game through a replay. `game` is the referee's table: it has facts(),
    actor(), legal(), weights() of the legal outcomes of chance, act(notation) -> events,
    result() and the list `setup`. Returns the differences of the first step that has any."""
    if len(steps) != len(record.actions) + 1:
        return [f"replay has {len(steps)} steps for {len(record.actions)} actions"]
    for number, seen in enumerate(steps):
        right = {"step": number, "actor": game.actor(), "legal": game.legal(),
                 "action": None, "events": [], "state": game.facts()}
        if number == 0:
            right["setup"] = game.setup
        if right["actor"] == "chance":
            right["weights"] = game.weights()
        if right["actor"] == "over":
            right["result"] = game.result()
        if number < len(record.actions):
            step, actor, right["action"] = record.actions[number]
            if (step, actor) != (str(number), str(right["actor"])):
                return [f"step {number}: the record says step {step}, actor {actor}"]
            if right["action"] not in right["legal"]:
                return [f"step {number}: {right['action']} is not legal"]
            right["events"] = game.act(right["action"])
        if canonical(seen) != canonical(right):
            return [f"step {number}: {text}" for text in differences(seen, right)]
    if record.result != result_text(right.get("result")):
        return [f"the result is {record.result}, should be {right.get('result')}"]
    return []
