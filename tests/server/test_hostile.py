"""Hostile clients: garbage, floods, half-open connections, giant frames, wrong and replayed
tokens. Each gets an error or loses its connection; a game at another table goes on over
the same sockets all the time, and ends as if nothing had been."""
import json
import pathlib
import random
import socket
import struct
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import TEXT, Server
from swarm import Frames, Refused, Swarm, memory_of

PROGRAM = sys.argv[1]
HANDSHAKE = ("GET /api/socket HTTP/1.1\r\nHost: {0}:{1}\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
             "Sec-WebSocket-Version: 13\r\n{2}\r\n")


def frame(kind, payload):
    """A frame from a client: masked, in one piece."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
    return head + bytes(4) + payload  # a mask of zeros


class Calm(Swarm):
    """The game that must not be disturbed: a decision now and then."""

    def __init__(self, server):
        super().__init__(server.address)
        self.reconnects = False
        self.ready = {}  # the last position of whoever has to decide
        self.seats = self.seat_people("cuba", 2, 2)
        self.connect()

    def decide(self, player, position):
        self.ready[player] = position

    def go_on(self, decisions=3):
        """Some decisions, each acknowledged soon."""
        for _ in range(decisions):
            if all(p.phase == "over" for p in self.seats):
                return
            self.run(lambda: self.ready or all(p.phase == "over" for p in self.seats), 10)
            if not self.ready:
                return
            player, position = self.ready.popitem()
            answers = []
            player.act(position, player.rng.choice(position["decision"]["legal"]), answers.append)
            began = time.monotonic()
            self.run(lambda: bool(answers), 10)
            assert answers[0].get("ok"), answers
            assert time.monotonic() - began < 5
        assert all(p.socket is not None for p in self.seats), "a good player lost its connection"


class Villain:
    """A connection from another address of this machine."""

    def __init__(self, address, socketed=False, number=2, origin=""):
        self.frames = Frames()
        self.line = socket.socket()
        self.line.settimeout(5)
        self.line.bind((f"127.0.0.{number}", 0))
        self.line.connect(address)
        if socketed:
            self.say(HANDSHAKE.format(*address, origin).encode())
            head = b""
            while b"\r\n\r\n" not in head:
                more = self.line.recv(4096)
                if not more:
                    break
                head += more
            self.head = head.partition(b"\r\n\r\n")[0]
            self.frames.bytes += head.partition(b"\r\n\r\n")[2]

    def say(self, data):
        """Sends as far as the server lets it."""
        try:
            self.line.sendall(data)
            return True
        except OSError:
            return False

    def send(self, message):
        return self.say(frame(TEXT, json.dumps(message).encode()))

    def all(self, seconds=5):
        """Everything until the server closes, or None if it does not."""
        data, end = b"", time.monotonic() + seconds
        while time.monotonic() < end:
            self.line.settimeout(max(0.01, end - time.monotonic()))
            try:
                more = self.line.recv(65536)
            except TimeoutError:
                return None
            except OSError:
                return data
            if not more:
                return data
            data += more
        return None

    def message(self, seconds=5):
        """The next message of a WebSocket; None when it is closed."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.frames.take()
            if found and found[0] == TEXT:
                return json.loads(found[1])
            if found and found[0] == 8:
                return None
            if found:
                continue
            self.line.settimeout(max(0.01, end - time.monotonic()))
            try:
                more = self.line.recv(65536)
            except OSError:
                return None
            if not more:
                return None
            self.frames.bytes += more
        return None

    def reply(self):
        """The next answer to a command."""
        while (message := self.message()) is not None:
            if "re" in message:
                return message
        return None

    def close(self):
        self.line.close()


class Stage:
    """A server with its usual limits, a good game, and its address for villains."""

    def __init__(self, *options):
        self.options = options

    def __enter__(self):
        self.server = Server(PROGRAM, *self.options)
        self.address = self.server.address
        self.calm = Calm(self.server)
        self.calm.go_on()
        return self

    def __exit__(self, *problem):
        with self.server:
            if problem[0] is not None:
                print(*self.server.log[-20:], file=sys.stderr)
                self.server.kill()
                return
            self.calm.go_on(5)
            entries = self.calm.seats[0].entries
            names = {entry["name"] for entry in entries if entry["do"] == "join"}
            assert names == {"Player 0", "Player 1"}, names
            kinds = {entry["do"] for entry in entries}
            assert kinds <= {"create", "join", "start", "pledge", "move", "over"}, kinds
            self.calm.close()

    def memory(self):
        return memory_of(self.server.process)


def test_garbage_instead_of_http():
    rng = random.Random(1)
    with Stage("--patience", "1") as stage:
        heads = [b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"\r\n\r\n\r\n",
                 b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"A" * 20000 + b"\r\n\r\n",
                 b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                 b"GET /api/tables/%00 HTTP/1.1\r\nHost: x\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
                 b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                 b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n"
                 b"Content-Length: 2\r\n\r\n{}",
                 b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
                 b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n"]
        heads += [bytes(rng.randrange(256) for _ in range(300)) + b"\r\n\r\n" for _ in range(20)]
        for head in heads:
            villain = Villain(stage.address, number=rng.randrange(2, 200))
            villain.say(head)
            answer = villain.all()
            assert answer is not None, ("it stays open after", head[:60])
            status = answer[:12]
            assert answer == b"" or (status.startswith(b"HTTP/1.1 4") or
                                     status.startswith(b"HTTP/1.1 5")), answer[:100]
            villain.close()
        stage.calm.go_on()


def test_a_body_that_is_too_big():
    with Stage() as stage:
        villain = Villain(stage.address)
        villain.say(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 5000000\r\n\r\n")
        for _ in range(200):
            if not villain.say(b"x" * 25000):
                break
        answer = villain.all()
        assert answer is not None and (answer == b"" or b" 413 " in answer[:20]), answer
        villain.close()


def test_frames_no_client_may_send():
    bad = [b"\x81\x05hello",                                    # not masked
           b"\x81\xff" + struct.pack("!Q", 1 << 40) + b"abcd",  # a terabyte is announced
           b"\x81\xff" + struct.pack("!Q", 1 << 63) + b"abcd",
           b"\x83\x80abcd", b"\x8f\x80abcd",                    # kinds there are not
           b"\xf1\x80abcd",                                     # reserved bits
           b"\x89\xfe\x01\x00abcd" + b"x" * 256,                # a ping that is too long
           b"\x00\x80abcd",                                     # continues nothing
           frame(TEXT, b"\xff\xfe\xfd"),                        # not UTF-8
           frame(2, b"\x00\x01\x02")]                           # bytes
    with Stage() as stage:
        for data in bad:
            villain = Villain(stage.address, socketed=True)
            assert b" 101 " in villain.head, villain.head
            villain.say(data)
            villain.send({"do": "watch", "table": "nowhere", "id": 7})
            message = villain.message()
            assert message is None or "error" in message, (data[:20], message)
            villain.close()
        big = Villain(stage.address, socketed=True)
        big.say(frame(TEXT, b'{"do":"chat","text":"' + b"x" * 3000000 + b'"}'))
        message = big.message()
        assert message is None or "error" in message, message
        stage.calm.go_on()


def test_a_message_in_endless_pieces():
    with Stage() as stage:
        villain = Villain(stage.address, socketed=True)
        piece = bytearray(frame(0, b"x" * 1000))
        piece[0] = 0x01
        alive = villain.say(bytes(piece))
        piece[0] = 0x00
        for _ in range(5000):
            alive = alive and villain.say(bytes(piece))
            if not alive:
                break
        assert not alive or villain.message() is None
        assert stage.memory() < 200 * 2**20
        villain.close()


def test_commands_that_are_wrong_change_nothing():
    with Stage() as stage:
        calm = stage.calm
        table, token = calm.seats[0].table, calm.seats[0].token
        entries = len([e for e in calm.log(table) if "n" in e])
        deep = "[" * 5000 + "]" * 5000
        texts = ["", "null", "[]", "1", '"act"', "{", '{"do"}', '{"do":1}', '{"do":null}',
                 '{"do":"dance"}', '{"do":"act"}', '{"do":"act","action":1}',
                 '{"do":"act","action":"captain","at":"1"}', '{"do":"act","action":"x","more":1}',
                 '{"do":"act","do":"leave","action":"x"}', '{"do":"vote","seat":-1}',
                 '{"do":"vote","seat":99999999999999999999}', '{"do":"vote","seat":1.5}',
                 '{"do":"vote","seat":5}', '{"do":"chat","text":"\\u0000"}',
                 '{"do":"chat","text":"\\u202egnp.exe"}', '{"do":"chat","text":""}',
                 '{"do":"chat","text":"' + "x" * 5000 + '"}', '{"do":"start"}', '{"do":"close"}',
                 '{"do":"sit","seat":1}', '{"do":"seat","seat":1,"as":{"bot":"god"}}',
                 '{"do":"webhook","url":"file:///etc/passwd"}',
                 '{"do":"act","action":%s}' % deep, '{"do":"act","action":"' + "x" * 60 + '"}',
                 '{"do":"undo","at":-1}', '{"do":"bot","level":"god"}', "\ufeff{}"]
        for number, text in enumerate(texts):
            villain = Villain(stage.address, number=20 + number)
            body = text.encode()
            villain.say(f"POST /api/tables/{table} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                        f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
                        f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = villain.all() or b""
            assert answer[:10] == b"HTTP/1.1 4", (text[:80], answer[:200])
            error = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
            assert error["code"] and error["reason"], (text, error)
            villain.close()
        assert len([e for e in calm.log(table) if "n" in e]) == entries
        calm.go_on()


def test_wrong_tokens_and_tokens_of_other_tables():
    with Stage() as stage:
        calm = stage.calm
        table = calm.seats[0].table
        other = calm.http("POST", "/api/tables", {"game": "santiago", "players": 2, "name": "Eve"})
        wrong = [other["token"], "A" * 22, "x", "A" * 200, calm.seats[0].token[:-1],
                 calm.seats[0].token.swapcase()]
        for token in wrong:
            for what in ({"do": "act", "action": "play worker"}, {"do": "leave"},
                         {"do": "chat", "text": "hello"}):
                try:
                    calm.http("POST", f"/api/tables/{table}", what, token)
                    raise AssertionError((token, what))
                except Refused as refusal:
                    assert refusal.status in (401, 403), refusal
            villain = Villain(stage.address, socketed=True)
            villain.send({"do": "watch", "table": table, "token": token, "id": 1})
            reply = villain.reply()
            assert reply is None or "error" in reply, reply
            villain.close()
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/events?live=0"):
            try:
                calm.http("GET", path, token=other["token"], raw=True)
                raise AssertionError(path)
            except Refused as refusal:
                assert refusal.status in (401, 403), refusal
        calm.go_on()


def test_replayed_messages_do_nothing_twice():
    with Stage() as stage:
        calm = stage.calm
        for _ in range(5):
            calm.run(lambda: bool(calm.ready), 10)
            player, position = calm.ready.popitem()
            action = player.rng.choice(position["decision"]["legal"])
            answers = []
            for _ in range(4):
                player.act(position, action, answers.append)
            calm.run(lambda: len(answers) == 4, 10)
            assert answers[0].get("ok"), answers
            codes = {answer.get("error", {}).get("code") for answer in answers[1:]}
            assert codes <= {"stale", "illegal", "forbidden"}, answers
            calm.settle()


def test_floods():
    with Stage() as stage:
        table = stage.calm.seats[0].table
        villain = Villain(stage.address, socketed=True)
        villain.send({"do": "watch", "table": table, "id": 0})
        flood = b"".join(frame(TEXT, b'{"do":"chat","text":"hi","id":1}') for _ in range(200))
        for _ in range(100):
            if not villain.say(flood):
                break
        stage.calm.go_on()
        villain.close()
        flood = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 200
        villain = Villain(stage.address, number=3)
        for _ in range(50):
            if not villain.say(flood):
                break
        stage.calm.go_on()
        answer = villain.all()
        assert answer is not None and answer.count(b"HTTP/1.1 200") < 1000, answer
        villain.close()


def test_many_connections_that_do_nothing():
    with Stage() as stage:
        villains = []
        for number in range(400):
            try:
                villain = Villain(stage.address, number=2 + number % 3)
            except OSError:
                break
            villain.say(b"GET /api/tables HTTP/1.1\r\nHost:" if number % 2 else b"")
            villains.append(villain)
        stage.calm.go_on()
        refused = sum(villain.all(0.01) is not None for villain in villains)
        assert refused > 100, refused  # an address has 64 connections
        for villain in villains:
            villain.close()


def test_a_listener_that_does_not_read():
    with Stage() as stage:
        table = stage.calm.seats[0].table
        lazy = [Villain(stage.address, socketed=True, number=2 + n) for n in range(10)]
        for villain in lazy:
            villain.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            for _ in range(40):
                villain.send({"do": "watch", "table": table, "since": 0, "id": 1})
        stage.calm.go_on(40)
        assert stage.memory() < 300 * 2**20
        for villain in lazy:
            villain.close()


def test_other_pages_of_a_browser_are_refused():
    with Stage() as stage:
        villain = Villain(stage.address, socketed=True, origin="Origin: https://evil.example\r\n")
        assert b" 403 " in villain.head, villain.head
        villain.close()
        villain = Villain(stage.address)
        villain.say(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n"
                    b"Connection: close\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 2\r\n\r\n{}")
        assert b" 403 " in (villain.all() or b"")[:20]
        villain.close()


def test_too_many_tables_and_too_many_passwords():
    with Stage() as stage:
        codes = []
        for _ in range(80):
            try:
                stage.calm.http("POST", "/api/tables",
                                {"game": "santiago", "players": 2, "name": "Eve"})
                codes.append(200)
            except Refused as refusal:
                codes.append(refusal.status)
            time.sleep(0.012)
        assert codes[0] == 200 and codes[-1] == 429, codes
        codes = []
        for number in range(30):
            try:
                stage.calm.http("POST", "/api/sessions",
                                {"name": "Ana", "password": f"guess {number:04}"})
            except Refused as refusal:
                codes.append(refusal.status)
        assert len(codes) == 30 and codes[-1] == 429, codes
        stage.calm.go_on()


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
