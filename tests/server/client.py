"""A server to test, and clients for it: HTTP and WebSocket with the standard library.

    with Server(program, "--rate", "0") as server:
        reply = server.post("/api/tables", {"game": "cuba", ...})
        with server.watch(reply["table"], reply["token"]) as socket:
            socket.command("start")
            for message in socket: ...

Everything has a limit of time, so that a test fails instead of hanging.
"""
import base64
import hashlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time

PATIENCE = 30
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """An error the server answered with."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error}")
        self.status, self.code, self.reason = status, error.get("code"), error.get("reason")


class Closed(Exception):
    """The other side has closed a WebSocket; the code is None without a close frame."""

    def __init__(self, code):
        super().__init__(str(code))
        self.code = code


class Answer:
    """An answer of HTTP."""

    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def lines(self):
        return [json.loads(line) for line in self.body.splitlines() if line.strip()]


class WebSocket:
    """One socket at a table. Messages of the table and answers come in one stream;
    `command` keeps the messages that come before its answer."""

    def __init__(self, address, path="/api/socket", headers=None, timeout=PATIENCE):
        self.raw = socket.create_connection(address, timeout)
        self.buffer = b""
        self.kept = []
        self.ids = 0
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": "%s:%d" % address, "Upgrade": "websocket", "Connection": "Upgrade",
                 "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13", **(headers or {})}
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{n}: {v}\r\n" for n, v in lines.items())
        self.raw.sendall(head.encode() + b"\r\n")
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        answer, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(answer.split()[1])
        if self.status != 101:
            self.raw.close()
            raise Refused(self.status, {})
        digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        assert base64.b64encode(digest) in answer, answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.raw.close()

    def __iter__(self):
        while True:
            yield self.receive()

    def _fill(self):
        data = self.raw.recv(65536)
        if not data:
            raise Closed(None)
        self.buffer += data

    def _take(self, size):
        while len(self.buffer) < size:
            self._fill()
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def send_frame(self, kind, payload, last=True, masked=True):
        size = len(payload)
        bit = 0x80 if masked else 0
        head = bytes([(0x80 if last else 0) | kind])
        if size < 126:
            head += bytes([bit | size])
        elif size < 65536:
            head += struct.pack("!BH", bit | 126, size)
        else:
            head += struct.pack("!BQ", bit | 127, size)
        if masked:
            mask = os.urandom(4)
            wide = (mask * (size // 4 + 1))[:size]
            payload = (int.from_bytes(payload, "big") ^ int.from_bytes(wide, "big")).to_bytes(
                size, "big")
            head += mask
        self.raw.sendall(head + payload)

    def frame(self):
        """The next frame as (kind, payload, last)."""
        first, second = self._take(2)
        assert second & 0x80 == 0, "a server does not mask"
        size = second & 127
        if size == 126:
            size, = struct.unpack("!H", self._take(2))
        elif size == 127:
            size, = struct.unpack("!Q", self._take(8))
        return first & 15, self._take(size), bool(first & 0x80)

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message)
        self.send_frame(TEXT, text.encode())

    def next(self):
        """The next message from the wire."""
        return json.loads(self.text(time.monotonic() + PATIENCE))

    def text(self, end):
        text = b""
        while True:
            kind, payload, last = self.frame()
            assert time.monotonic() < end, "waited in vain"
            if kind == PING:
                self.send_frame(PONG, payload)
            elif kind == CLOSE:
                raise Closed(struct.unpack("!H", payload[:2])[0] if payload else None)
            elif kind in (0, TEXT):
                text += payload
                if last:
                    return text

    def receive(self):
        """The next message of the table, those kept before included."""
        while True:
            message = self.kept.pop(0) if self.kept else self.next()
            if "re" not in message:
                return message

    def ask(self, message):
        """Sends a message and returns its answer."""
        self.ids += 1
        self.send({**message, "id": self.ids})
        while True:
            answer = self.next()
            if answer.get("re", self) == self.ids:
                return answer
            self.kept.append(answer)

    def command(self, do, **parts):
        """As `ask`, but an error is raised."""
        answer = self.ask({"do": do, **parts})
        if "error" in answer:
            raise Refused(None, answer["error"])
        return answer

    def position(self, until=lambda position: True):
        """The next position for which something is true."""
        for message in self:
            if "at" in message and until(message):
                return message

    def close_code(self):
        """Waits for the other side to close; the code it tells."""
        end = time.monotonic() + PATIENCE
        try:
            while True:
                self.text(end)
        except Closed as closed:
            return closed.code
        except ConnectionError:
            return None


class Server:
    """`antilles serve` in a process of its own, on a folder of its own."""

    def __init__(self, program, *options, data=None, listen="127.0.0.1:0", env=None):
        self.program, self.options, self.listen = program, options, listen
        self.own = data is None
        self.data = data or tempfile.mkdtemp(prefix="antilles-")
        self.env = {**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}
        self.process = None
        self.start()

    def start(self):
        command = [self.program, "serve", "--lang", "en", "--listen", self.listen,
                   "--data", self.data, *self.options]
        self.log = []
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        encoding="utf-8", env=self.env)
        self.reader = threading.Thread(target=self._read_log, args=[self.process], daemon=True)
        self.reader.start()
        line = self.process.stdout.readline()
        found = re.fullmatch(r"Antilles is ready at http://(\[[0-9a-f:]+\]|[0-9.]+):(\d+)/\n", line)
        if found is None:
            self.process.wait(PATIENCE)
            self.reader.join(PATIENCE)
            raise AssertionError(f"it did not start: {line!r} {self.log}")
        self.address = (found[1].strip("[]"), int(found[2]))
        self.listen = f"{found[1]}:{found[2]}"  # the same again after a restart
        self.url = f"http://{found[1]}:{found[2]}"

    def _read_log(self, process):
        for line in process.stderr:
            self.log.append(line)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        try:
            if self.process.poll() is None and kind is None:
                self.stop()
            elif self.process.poll() is None:
                self.kill()
        finally:
            if self.own:
                shutil.rmtree(self.data, ignore_errors=True)

    def stop(self, number=signal.SIGTERM):
        """In good order."""
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self._end()
        assert code == 0, (code, self.log[-20:])

    def kill(self):
        """Without warning."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self._end()

    def _end(self):
        self.reader.join(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()

    def connect(self, timeout=PATIENCE):
        return http.client.HTTPConnection(*self.address, timeout=timeout)

    def request(self, method, path, body=None, token=None, headers=None):
        """One request on a connection of its own."""
        fields = dict(headers or {})
        if token is not None:
            fields["Authorization"] = "Bearer " + token
        if body is not None and not isinstance(body, (str, bytes)):
            body = json.dumps(body)
            fields.setdefault("Content-Type", "application/json")
        connection = self.connect()
        try:
            connection.request(method, path, body, fields)
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def get(self, path, token=None, **headers):
        return self.request("GET", path, token=token, headers=headers)

    def post(self, path, body, token=None):
        """The answer to a command; an error is raised."""
        answer = self.request("POST", path, body, token)
        if answer.status >= 400:
            raise Refused(answer.status, answer.json["error"])
        return answer.json

    def do(self, table, token, do, **parts):
        return self.post(f"/api/tables/{table}", {"do": do, **parts}, token)

    def socket(self, **headers):
        return WebSocket(self.address, headers={k.replace("_", "-"): v for k, v in headers.items()})

    def watch(self, table, token=None, since=0, lang="en"):
        """A WebSocket that follows a table."""
        watcher = self.socket()
        message = {"do": "watch", "table": table, "since": since, "lang": lang}
        if token is not None:
            message["token"] = token
        answer = watcher.ask(message)
        if "error" in answer:
            watcher.raw.close()
            raise Refused(None, answer["error"])
        return watcher

    def raw(self, data=b"", timeout=PATIENCE):
        """A bare connection on which something was sent."""
        connection = socket.create_connection(self.address, timeout)
        connection.sendall(data)
        return connection

    def metrics(self):
        """The numbers of /metrics by name."""
        return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1])
                for line in self.get("/metrics").body.decode().splitlines()
                if not line.startswith("#")}


def read_all(connection):
    """All that still comes until the other side closes."""
    data = b""
    try:
        while piece := connection.recv(65536):
            data += piece
    except ConnectionError:
        pass
    return data


def wait_for(condition, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
