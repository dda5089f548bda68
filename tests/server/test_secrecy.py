"""Nothing a seat's socket ever received says what that seat could not know.

Whole games of all kinds are played, with every option that hides something, and all that
arrived is held against what could be known at that time:

- every commitment is first made differently and taken back: what the others receive for
  the one and for the other is the same, letter by letter;
- what is shown of the game is what the finished record says, less what was hidden;
- no secret of another member, no hash of any, and no dice seed before the end.
"""
import hashlib
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import Server
from swarm import GENEROUS, Player, Refused, Swarm

PROGRAM = sys.argv[1]

# Numbers and times that go up with every message, whatever was decided.
COUNTERS = {"n", "at", "time", "now", "changed", "since", "left"}

# What a message about an entry may have, beside n, time and do. A new key needs a thought
# about who may know it.
KEYS = {
    "create": {"game", "players", "options", "edition", "clock", "public", "title", "seats",
               "commitment"},
    "join": {"member", "name", "seat", "host"}, "invite": {"member", "seat"},
    "sit": {"member", "seat"}, "draw": {"seats"}, "seat": {"seat", "as"},
    "start": {"events", "story", "headings"}, "pledge": {"seat", "action", "hidden"},
    "move": {"seat", "step", "action", "events", "story", "headings", "together", "hidden",
             "past"},
    "undo": {"seat", "step"}, "chat": {"member", "name", "text"}, "leave": {"member"},
    "bot": {"seat", "level"}, "back": {"seat", "member"}, "vote": {"member", "seat"},
    "overdue": {"seat"}, "webhook": {"member", "url"}, "over": {"result", "dice"},
    "rematch": {"table"}, "close": {"why"},
}

# What is hidden of other seats, and what stands there instead (docs/notation).
HIDDEN = {"santo-domingo": {"chosen": []}, "santiago": {}, "cuba": {"aside": None, "bid": 0}}
SECRET_PHASES = {"choose", "set-aside", "hundreds", "bid"}


def without_counters(value):
    if isinstance(value, dict):
        return {key: without_counters(part) for key, part in value.items()
                if key not in COUNTERS}
    return [without_counters(part) for part in value] if isinstance(value, list) else value


class Room(Swarm):
    """One table at which one player after another decides."""

    def __init__(self, server, game, players, options, seed):
        super().__init__(server.address, seed)
        self.rng = random.Random(seed)
        self.game = game
        self.seats = self.seat_people(game, players, players, options)
        self.table = self.seats[0].table
        for player in self.seats:
            player.plays = False
            player.lang = self.rng.choice(["en", "de"])
        self.watcher = Player(self, self.table, plays=False)
        self.pages = []  # what strangers get by HTTP

    def awaited(self):
        return [p for p in self.seats if p.position and p.position.get("decision")]

    def step(self, player, what, **parts):
        """Gives a command; what every other player receives because of it."""
        before = {p: len(p.received) for p in self.players}
        replies = []
        player.do(what, replies.append, **parts)
        self.run(lambda: bool(replies), 20)
        assert replies[0].get("ok"), (parts, replies[0])
        target = replies[0]["at"]
        self.run(lambda: all(p.position and p.position["at"] >= target for p in self.players), 20)
        return {p: [without_counters(json.loads(text)) for text in p.received[before[p]:]]
                for p in self.players if p is not player}

    def commit(self, player):
        """A commitment: another one first, if it can be taken back."""
        legal = [action["action"] for action in player.position["decision"]["legal"]]
        real = self.rng.choice(legal)
        others = [action for action in legal if action != real]
        if others and player.position["to_act"] != [player.seat]:
            decoy = self.step(player, "act", action=self.rng.choice(others))
            if player.position.get("decision") is None and player.position["takeback"]:
                page = self.look()
                self.step(player, "takeback")
                again = self.step(player, "act", action=real)
                assert again == decoy, (real, again, decoy)
                assert self.look() == page
                return 1
            self.step(player, "takeback")
        self.step(player, "act", action=real)
        return 0

    def look(self):
        """What a stranger can look up about the table."""
        texts = [self.http("GET", f"/api/tables/{self.table}", raw=True),
                 self.http("GET", "/api/tables", raw=True),
                 self.http("GET", f"/api/tables/{self.table}/events?since=0&live=0", raw=True)]
        try:
            texts.append(self.http("GET", f"/api/tables/{self.table}/record", raw=True))
        except Refused as refusal:
            texts.append(str(refusal))
        self.pages += texts
        events = [json.loads(line) for line in texts[2].splitlines() if line.strip()]
        kept = [e for e in events if e.get("do") != "pledge"]
        return without_counters([json.loads(texts[0]), kept, texts[3]])

    def play(self):
        compared = 0
        self.run(lambda: all(p.position and not p.is_busy() for p in self.players), 20)
        while self.seats[0].phase == "playing":
            player = self.rng.choice(self.awaited())
            decision = player.position["decision"]
            if decision["secret"]:
                compared += self.commit(player)
            else:
                action = self.rng.choice(decision["legal"])["action"]
                self.step(player, "act", action=action)
        return compared


def replayed(room, text):
    """The objects of `antilles replay --json`."""
    with tempfile.NamedTemporaryFile("w", suffix=".atl") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([PROGRAM, "replay", "--json", file.name], capture_output=True,
                              text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def seen_by(game, state, seat):
    """A state less what a seat could not know."""
    known = json.loads(json.dumps(state))
    for other, facts in enumerate(known["seats"]):
        if other != seat:
            facts.update(HIDDEN[game])
    return known


def check_positions(room, player, seat, steps):
    """Every view is the record's state, less what was hidden; during a row of commitments,
    in which the server asks all at once, at least nothing hidden is in it."""
    exact = 0
    for text in player.received:
        message = json.loads(text)
        if "view" not in message:
            continue
        state = steps[message["steps"]]["state"]
        view = message["view"]
        for other, facts in enumerate(view["seats"]):
            for key, blank in HIDDEN[room.game].items():
                assert other == seat or facts[key] == blank, (seat, other, key, facts)
        if state["phase"] not in SECRET_PHASES:
            assert view == seen_by(room.game, state, seat), (seat, message["steps"])
            exact += 1
    assert exact > 0


def check_entries(player, seat, steps):
    moves = 0
    for entry in player.entries:
        extra = set(entry) - {"n", "time", "do"} - KEYS[entry["do"]]
        assert not extra, (entry["do"], extra)
        assert all(0 <= at < len(entry["story"]) for at in entry.get("headings", [])), entry
        if entry["do"] == "pledge" and entry["seat"] != seat:
            assert "action" not in entry or entry["action"] is None, entry
        if entry["do"] != "move":
            continue
        moves += 1
        step = steps[entry["step"]]
        silent = step["state"]["phase"] in SECRET_PHASES and not step["events"]
        if silent and entry["seat"] != seat:
            assert entry.get("hidden") is True, entry
            assert set(entry) == {"n", "time", "do", "seat", "step", "hidden"}, entry
        else:
            assert entry["action"] == step["action"] and entry["events"] == step["events"], entry
    assert moves == len(steps) - 1


def check_strings(room, record):
    """No secret of anybody else, no hash, no dice before the end."""
    seed = next(line.split()[3] for line in record.splitlines() if line.startswith("Dice:"))
    tokens = [player.token for player in room.seats]
    hashes = [hashlib.blake2b(token.encode(), digest_size=32).hexdigest() for token in tokens]
    for player in room.players:
        over = next(i for i, text in enumerate(player.received) if '"do":"over"' in text)
        early = "\n".join(player.received[:over])
        everything = "\n".join(player.received)
        assert seed not in early and seed in everything
        for token, digest in zip(tokens, hashes):
            assert digest not in everything and token not in everything, player.seat
    for page in room.pages:
        assert seed not in page
        for token, digest in zip(tokens, hashes):
            assert digest not in page and token not in page


def watch_a_game(server, game, players, options, seed):
    room = Room(server, game, players, options, seed)
    compared = room.play()
    room.settle()
    record = room.http("GET", f"/api/tables/{room.table}/record", raw=True)
    steps = replayed(room, record)
    for player in room.players:
        seat = room.seats.index(player) if player in room.seats else None
        check_positions(room, player, seat, steps)
        check_entries(player, seat, steps)
    check_strings(room, record)
    room.close()
    return compared


def games_of(game, counts, options):
    with Server(PROGRAM, *GENEROUS) as server:
        compared = sum(watch_a_game(server, game, players, options, players)
                       for players in counts)
        print(f"# {compared} commitments compared with others in their place")
        return compared


def test_santo_domingo():
    assert games_of("santo-domingo", (2, 4, 6), {}) > 20


def test_santiago():
    games_of("santiago", (3,), {})


def test_cuba_with_open_parliament():
    assert games_of("cuba", (2, 4), {"parliament": "open"}) > 3


def test_cuba_with_secret_parliament():
    assert games_of("cuba", (4,), {"parliament": "secret", "sides": "chosen"}) > 10


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
