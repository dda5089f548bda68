"""Many players at many tables of a server, in one thread over real sockets.

    swarm = Swarm(server.address)
    ana, ben = swarm.seat_people("cuba", players=3, people=2)      the third is a bot
    swarm.run(is_over([ana, ben]), seconds=60)

A player keeps everything its socket received, plays by `choose` whenever the server says
that its seat has to decide, and remembers what was acknowledged. A player that has lost
its connection connects again and names the last message it saw.
"""
import json
import random
import selectors
import socket
import time
import urllib.error
import urllib.request

from client import CLOSE, PING, PONG, TEXT, WebSocket

# Tests ask more than people do.
GENEROUS = ["--rate", "0", "--address-rate", "0", "--address-connections", "100000",
            "--connections", "100000", "--address-tables", "1000000"]


class Frames:
    """Takes bytes of a server apart into messages."""

    def __init__(self, begin=b""):
        self.bytes = bytearray(begin)
        self.parts = bytearray()

    def take(self):
        """The next frame as (kind, payload), or None. Texts come whole."""
        while True:
            if len(self.bytes) < 2:
                return None
            kind, size, at = self.bytes[0] & 15, self.bytes[1] & 127, 2
            if size >= 126:
                at = 4 if size == 126 else 10
                if len(self.bytes) < at:
                    return None
                size = int.from_bytes(self.bytes[2:at], "big")
            if len(self.bytes) < at + size:
                return None
            last = self.bytes[0] & 128
            payload = bytes(self.bytes[at:at + size])
            del self.bytes[:at + size]
            if kind >= 8:
                return kind, payload
            self.parts += payload
            if last:
                whole, self.parts = bytes(self.parts), bytearray()
                return TEXT, whole


class Refused(Exception):
    """An error the server answered with."""

    def __init__(self, status, body):
        super().__init__(f"{status}: {body}")
        self.status, self.error = status, body.get("error", {})


class Player:
    """A seat (or somebody who watches), on one socket at a time."""

    def __init__(self, swarm, table, token=None, since=0, plays=True, lang="en"):
        self.swarm, self.table, self.token, self.lang = swarm, table, token, lang
        self.plays = plays
        self.since = since
        self.link = self.socket = None
        self.frames = Frames()
        self.received = []       # all texts, as they came
        self.entries = []        # all numbered messages
        self.position = None
        self.sent = 0
        self.waiting = {}        # number of a command -> (command, when it was sent)
        self.acknowledged = []   # (command, reply)
        self.refused = []        # (command, error)
        self.dropped = []        # commands whose answer never came
        self.times = []          # seconds until each acknowledgement
        self.rng = random.Random(f"{swarm.seed} {len(swarm.players)}")
        self.handlers = {}       # number of a command -> function of its reply
        self.done_at = 0         # number of the last message when a command was acknowledged
        self.due = 0             # when to connect again
        swarm.players.append(self)

    phase = property(lambda self: self.position and self.position["phase"])
    seat = property(lambda self: (self.position["you"] or {}).get("seat"))

    # ---- the socket

    def connect(self):
        self.link = WebSocket(self.swarm.address)
        self.socket = self.link.raw
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.frames = Frames(self.link.buffer)
        self.socket.setblocking(False)
        self.swarm.selector.register(self.socket, selectors.EVENT_READ, self)
        self.do("watch", table=self.table, since=self.since, lang=self.lang,
                **({"token": self.token} if self.token else {}))
        self.read_frames()

    def drop(self):
        """Loses the connection; commands under way may or may not have been done."""
        if self.socket is None:
            return
        self.swarm.selector.unregister(self.socket)
        self.socket.close()
        self.socket = None
        self.dropped += [command for command, _ in self.waiting.values()]
        self.waiting.clear()
        self.handlers.clear()
        self.position = None

    def say(self, message):
        self.send(TEXT, json.dumps(message).encode())

    def send(self, kind, payload):
        self.socket.setblocking(True)
        try:
            self.link.send_frame(kind, payload)
        except OSError:
            self.drop()
            return
        self.socket.setblocking(False)

    def readable(self):
        try:
            more = self.socket.recv(262144)
        except BlockingIOError:
            return
        except OSError:
            more = b""
        if not more:
            self.drop()
            return
        self.frames.bytes += more
        self.read_frames()

    def read_frames(self):
        while self.socket is not None:
            found = self.frames.take()
            if found is None:
                return
            kind, payload = found
            if kind == PING:
                self.send(PONG, payload)
            elif kind == CLOSE:
                self.drop()
            elif kind == TEXT:
                self.take(payload.decode())

    # ---- messages

    def take(self, text):
        self.received.append(text)
        message = json.loads(text)
        if "re" in message:
            self.take_reply(message)
        elif "n" in message:
            assert message["n"] == self.since + 1, (message, self.since)
            self.since = message["n"]
            self.entries.append(message)
        elif "at" in message:
            assert message["at"] == self.since, (message["at"], self.since)
            self.position = message
        elif "error" in message:
            raise Refused(0, message)
        self.swarm.told(self, message)
        if self.socket is not None:
            self.play()

    def take_reply(self, message):
        command, when = self.waiting.pop(message["re"])
        handler = self.handlers.pop(message["re"], None)
        if command["do"] == "watch":
            assert message.get("ok"), message
        elif message.get("ok"):
            self.times.append(time.monotonic() - when)
            self.acknowledged.append((command, message))
            self.done_at = message.get("at", 0)
        else:
            self.refused.append((command, message["error"]))
        if handler:
            handler(message)

    def do(self, what, then=None, **parts):
        """Gives a command; `then` gets the reply."""
        self.sent += 1
        command = {"do": what, "id": self.sent, **parts}
        self.waiting[self.sent] = (command, time.monotonic())
        if then:
            self.handlers[self.sent] = then
        self.say(command)

    def is_busy(self):
        return bool(self.waiting)

    def play(self):
        """Decides if it is time to: once for every position."""
        position = self.position
        if not self.plays or self.is_busy() or not position or not position.get("decision") or \
                position["at"] < self.done_at:
            return
        self.position = dict(position, decision=None)
        self.swarm.decide(self, position)

    def act(self, position, action, then=None):
        self.do("act", then, action=action["action"], at=position["at"])


class Swarm:
    """All players, and the loop over their sockets."""

    def __init__(self, address, seed=1):
        self.address = address
        self.seed = seed
        self.players = []
        self.selector = selectors.DefaultSelector()
        self.reconnects = True

    # ---- what a test may replace

    def decide(self, player, position):
        player.act(position, player.rng.choice(position["decision"]["legal"]))

    def told(self, player, message):
        """Every message of every player, after it was taken."""

    def turn(self):
        """Every turn of the loop."""

    # ---- HTTP

    def http(self, method, path, body=None, token=None, lang="en", raw=False):
        """Asks the server; returns the document (or the text). Raises Refused."""
        host, port = self.address
        request = urllib.request.Request(
            f"http://{host}:{port}{path}", method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Accept-Language": lang, "Content-Type": "application/json",
                     **({"Authorization": f"Bearer {token}"} if token else {})})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
        except urllib.error.HTTPError as problem:
            text = problem.read().decode()
            try:
                document = json.loads(text)
            except ValueError:
                document = {"error": {"code": None, "reason": text}}
            raise Refused(problem.code, document) from None
        return text if raw else json.loads(text)

    def do(self, table, what, token=None, **parts):
        return self.http("POST", f"/api/tables/{table}", {"do": what, **parts}, token)

    def log(self, table, token=None, since=0):
        """All messages of a table so far, by HTTP."""
        text = self.http("GET", f"/api/tables/{table}/events?since={since}&live=0", token=token,
                         raw=True)
        return [json.loads(line) for line in text.splitlines() if line.strip()]

    def seat_people(self, game, players, people, options=None, bot="novice", start=True, **more):
        """A table with people on the first seats and bots on the others; their players."""
        seats = ["open"] * people + [{"bot": bot}] * (players - people)
        made = self.http("POST", "/api/tables", {
            "do": "create", "game": game, "players": players, "name": "Player 0", "seats": seats,
            **({"options": options} if options else {}), **more})
        table, tokens = made["table"], [made["token"]]
        for number in range(1, people):
            tokens.append(self.do(table, "join", name=f"Player {number}", seat=number)["token"])
        if start:
            self.do(table, "start", tokens[0])
        return [Player(self, table, token) for token in tokens]

    # ---- the loop

    def connect(self):
        """Connects whoever is not connected and whose time has come."""
        now = time.monotonic()
        for player in self.players:
            if player.socket is None and player.due <= now:
                try:
                    player.connect()
                except OSError:
                    player.drop()
                    player.due = now + 0.05

    def run(self, until, seconds):
        """Goes on until a condition holds; fails when that takes too long."""
        end = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < end, "nothing happens: " + self.where()
            if self.reconnects:
                self.connect()
            self.turn()
            for key, _ in self.selector.select(0.05):
                if key.data.socket is key.fileobj:
                    key.data.readable()

    def where(self):
        return "; ".join(f"{p.table}/{p.seat if p.position else '?'} at {p.since} {p.phase}"
                         for p in self.players[:8])

    def settle(self, seconds=10):
        """Until nobody waits for an answer and all have seen the same."""
        def quiet():
            last = {}
            for player in self.players:
                last.setdefault(player.table, set()).add(player.since)
            return not any(p.is_busy() for p in self.players) and \
                all(len(numbers) == 1 for numbers in last.values())
        self.run(quiet, seconds)

    def close(self):
        for player in self.players:
            player.drop()
        self.selector.close()


def memory_of(process):
    """Bytes of a process that are its own, as the kernel counts them."""
    with open(f"/proc/{process.pid}/smaps_rollup", encoding="ascii") as lines:
        return sum(int(line.split()[1]) * 1024 for line in lines
                   if line.startswith(("Private_Clean", "Private_Dirty")))


def is_over(players):
    return lambda: all(player.phase in ("over", "closed") for player in players)
