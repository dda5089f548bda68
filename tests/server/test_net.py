"""The server from outside, over real sockets: starting and stopping, HTTP, WebSocket,
limits, slow and hostile clients."""
import base64
import gzip
import http.client
import http.server
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import CLOSE, PATIENCE, PING, PONG, TEXT, Refused, Server, read_all, wait_for

PROGRAM = sys.argv[1]
FREE = ("--rate", "0", "--address-rate", "0")
TABLE = {"game": "santo-domingo", "players": 2, "name": "Ana", "seats": ["open", "open"]}
STRICT = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
}


def run(*arguments, **more):
    """The program until it ends: exit code and what it said on stderr."""
    done = subprocess.run([PROGRAM, *arguments, "--lang", "en"], capture_output=True, text=True,
                          timeout=PATIENCE, stdin=subprocess.DEVNULL, **more)
    return done.returncode, done.stderr


def check_head(answer):
    for name, value in STRICT.items():
        assert answer.headers.get(name) == value, (name, answer.headers)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy, policy
    assert "cache-control" in answer.headers and "date" in answer.headers


def status_of(server, data):
    """The status of the answer to bytes, None when there is none."""
    with server.raw(data) as connection:
        answer = read_all(connection)
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else None


def chat(tab, text="hello"):
    return tab.command("chat", text=text)


def until_chat(tab, text):
    for message in tab:
        if message.get("do") == "chat" and message["text"] == text:
            return message


def still_serves(server, table, token):
    with server.watch(table, token) as tab:
        chat(tab, "still here")
        until_chat(tab, "still here")


# ---- starting and stopping ---------------------------------------------------------


def test_starts_says_where_and_stops_on_both_signals():
    for number in (signal.SIGTERM, signal.SIGINT):
        with Server(PROGRAM) as server:
            assert server.get("/healthz").body == b"ok\n"
            server.stop(number)


def test_a_taken_port_is_said_clearly():
    with Server(PROGRAM) as server, tempfile.TemporaryDirectory() as other:
        code, said = run("serve", "--listen", server.listen, "--data", other)
        assert code == 1 and "another program listens at " + server.listen in said, said


def test_a_folder_in_use_is_refused():
    with Server(PROGRAM) as server:
        code, said = run("serve", "--listen", "127.0.0.1:0", "--data", server.data)
        assert code == 1 and "another process" in said, said
        assert server.get("/healthz").status == 200


def test_listens_at_ipv6():
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return  # there is none here
    with Server(PROGRAM, listen="[::1]:0") as server:
        assert server.get("/").status == 200
        server.post("/api/tables", TABLE)
        answer = server.request("POST", "/api/tables", TABLE, headers={"Origin": server.url})
        assert answer.status < 300, answer.body


def test_the_default_folder_is_in_the_home():
    with tempfile.TemporaryDirectory() as home:
        for env, folder in (({"XDG_DATA_HOME": home}, "antilles"),
                            ({"HOME": home, "XDG_DATA_HOME": ""}, ".local/share/antilles")):
            process = subprocess.Popen([PROGRAM, "serve", "--listen", "127.0.0.1:0"],
                                       env={**os.environ, **env}, text=True,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            process.stdout.readline()
            process.terminate()
            assert process.wait(PATIENCE) == 0
            process.stdout.close()
            assert (pathlib.Path(home) / folder / "antilles.db").exists()


def test_wrong_options_are_refused_with_a_reason():
    for option, value, word in (("--listen", "nowhere", "ADDRESS:PORT"),
                                ("--listen", "127.0.0.1:99999", "ADDRESS:PORT"),
                                ("--listen", "localhost:80", "ADDRESS:PORT"),
                                ("--base-url", "ftp://x", "https://"),
                                ("--bot-threads", "many", "0-256"),
                                ("--rate", "-1", "whole number"),
                                ("--webhooks", "maybe", "off, public, private"),
                                ("--log-level", "loud", "debug"), ("--data", "", "folder")):
        code, said = run("serve", option, value)
        assert code == 2 and word in said, (option, code, said)
    assert run("serve", "--unknown")[0] == 2
    assert run("serve", "extra")[0] == 2


def test_a_wrong_config_is_refused_with_its_line():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "config"
        for text, line, word in (("# fine\nrate = 3\nunknown = 1\n", 3, "'unknown'"),
                                 ("rate = x\n", 1, "whole number"),
                                 ("\n\nlisten\n", 3, "key = value"),
                                 ("= 3\n", 1, "key = value"),
                                 ("trust-proxy = maybe", 1, "no, yes"),
                                 ("rate = 3\0\n", 1, "no text")):
            path.write_text(text)
            code, said = run("serve", "--config", str(path))
            assert code == 2 and f"{path}:{line}: " in said and word in said, said
        assert run("serve", "--config", str(path) + "none")[0] == 2


def test_options_win_over_the_config():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "config"
        path.write_text(f"  listen=127.0.0.1:1\n# no\n\ndata = {folder}/from-config\n"
                        "message-bytes = 2000  \nlog-level = error\n")
        with Server(PROGRAM, "--config", str(path), data=folder + "/given") as server:
            big = server.request("POST", "/api/tables", {**TABLE, "title": "x" * 3000})
            assert big.status == 413
            assert not pathlib.Path(folder, "from-config").exists()
            assert server.log == []


def test_restarts_on_the_same_data_and_goes_on():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        with server.watch(table["table"], table["token"]) as tab:
            chat(tab, "one")
            until_chat(tab, "one")
            server.stop()
            assert tab.close_code() == 1001
        server.start()
        with server.watch(table["table"], table["token"]) as tab:
            until_chat(tab, "one")
            chat(tab, "two")
        server.kill()
        server.start()
        lines = server.get(f"/api/tables/{table['table']}/events?live=0").lines
        said = [line["text"] for line in lines if line.get("do") == "chat"]
        assert said == ["one", "two"], said
        numbers = [line["n"] for line in lines if "n" in line]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_stop_ends_streams_and_idle_connections_at_once():
    with Server(PROGRAM) as server:
        table = server.post("/api/tables", TABLE)["table"]
        idle = server.raw()
        half = server.raw(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-")
        stream = server.connect()
        stream.request("GET", f"/api/tables/{table}/events")
        lines = stream.getresponse()
        lines.readline()
        begin = time.monotonic()
        server.stop()
        assert time.monotonic() - begin < 4
        assert read_all(idle) == b"" and read_all(half) == b""
        lines.read()
        for connection in (idle, half, stream):
            connection.close()


def test_copies_the_database_while_it_runs():
    with Server(PROGRAM, *FREE) as server, tempfile.TemporaryDirectory() as folder:
        table = server.post("/api/tables", TABLE)
        with server.watch(table["table"], table["token"]) as tab:
            chat(tab, "before")
            copy = folder + "/antilles.db"
            assert run("backup", "--data", server.data, copy) == (0, "")
            chat(tab, "after")
            code, said = run("backup", "--data", server.data, copy)
            assert code == 1 and "exists" in said, said
        with Server(PROGRAM, data=folder) as second:
            lines = second.get(f"/api/tables/{table['table']}/events?live=0").lines
            assert [x["text"] for x in lines if x.get("do") == "chat"] == ["before"]
    code, said = run("backup", "--data", folder + "/none", folder + "x")
    assert code == 1 and not pathlib.Path(folder, "none").exists(), said
    assert run("backup")[0] == 2


# ---- HTTP -------------------------------------------------------------------------


def test_every_answer_has_strict_headers():
    with Server(PROGRAM) as server:
        for path in ("/", "/robots.txt", "/api/games", "/api/tables", "/api/records", "/healthz",
                     "/metrics", "/nothing", "/api/socket", "/api/tables/unknown"):
            check_head(server.get(path))
        check_head(server.request("PUT", "/api/tables"))
        check_head(server.request("POST", "/api/tables", "{}"))
        check_head(server.request("POST", "/api/tables", {"game": 3}))
        table = server.post("/api/tables", TABLE)["table"]
        check_head(server.get(f"/api/tables/{table}/events?live=0"))


def test_routes_and_methods():
    with Server(PROGRAM) as server:
        games = server.get("/api/games")
        assert games.headers["content-type"] == "application/x-ndjson"
        assert {game["name"] for game in games.lines} == {"santo-domingo", "santiago", "cuba"}
        assert server.get("/api/games/cuba").json["name"] == "cuba"
        for path in ("/nothing", "/api", "/api/", "/api/games/", "/api/games/none", "/api/tables//",
                     "/api/tables/none", "/api/tables/none/events", "/api/tables/none/record",
                     "/api/tables/none/secrets", "//", "/./", "/../etc/passwd"):
            answer = server.get(path)
            assert answer.status == 404, (path, answer.status)
            assert answer.json["error"]["code"] == "unknown"
        for method, path, allowed in (("PUT", "/api/tables", "GET, HEAD, POST"),
                                      ("DELETE", "/api/tables/x", "GET, HEAD, POST"),
                                      ("POST", "/api/games", "GET, HEAD"),
                                      ("GET", "/api/sessions", "POST, DELETE"),
                                      ("POST", "/", "GET, HEAD"), ("BREW", "/healthz", "GET, HEAD")):
            answer = server.request(method, path, headers={"Content-Length": "0"})
            assert answer.status == 405 and answer.headers["allow"] == allowed, (path, answer.headers)
        socket_path = server.get("/api/socket")
        assert socket_path.status == 426 and socket_path.headers["upgrade"] == "websocket"


def test_head_is_get_without_a_body():
    with Server(PROGRAM) as server:
        table = server.post("/api/tables", TABLE)["table"]
        for path in ("/", "/api/games", "/healthz", f"/api/tables/{table}",
                     f"/api/tables/{table}/events"):
            answer = server.request("HEAD", path)
            assert answer.status == 200 and answer.body == b"", path
        length = server.request("HEAD", "/").headers["content-length"]
        assert int(length) == len(server.get("/").body)


def test_speaks_the_language_that_is_accepted():
    with Server(PROGRAM) as server:
        for accept, lang in (("", "en"), ("de", "de"), ("de-AT,de;q=0.9,en;q=0.8", "de"),
                             ("en;q=0.5, de;q=0.7", "de"), ("fr, en;q=0.1", "en"),
                             ("de;q=0", "en"), ("x" * 300, "en"), ("deutsch", "en"),
                             ("DE", "de"), ("de;q=x", "en")):
            answer = server.request("GET", "/none", headers={"Accept-Language": accept})
            assert answer.headers["content-language"] == lang, accept
            reason = "an dieser Adresse ist nichts" if lang == "de" else "there is nothing at this address"
            assert answer.json["error"]["reason"] == reason, accept


def test_the_page_is_packed_and_sent_once():
    with Server(PROGRAM) as server:
        front = server.get("/")
        assert front.headers["cache-control"] == "no-cache"
        packed = server.request("GET", "/", headers={"Accept-Encoding": "gzip, deflate, br"})
        if "content-encoding" in packed.headers:
            assert gzip.decompress(packed.body) == front.body
        tag = {"If-None-Match": front.headers["etag"]}
        known = server.request("GET", "/", headers=tag)
        assert known.status == 304 and known.body == b""
        changed = server.request("GET", "/", headers={"If-None-Match": '"other"'})
        assert changed.status == 200 and changed.body == front.body
        for path in re.findall(r'(?:src|href)="(/[^"]+)"', front.body.decode()):
            part = server.get(path)
            assert part.status == 200, path
            assert "immutable" in part.headers["cache-control"]


def test_malformed_requests_are_refused():
    with Server(PROGRAM, *FREE) as server:
        host = b"Host: x\r\n"
        get = b"GET / HTTP/1.1\r\n" + host
        for data, status in (
                (b"GET / HTTP/1.1\r\n\r\n", 400),  # no host
                (b"GET / HTTP/1.0\r\n\r\n", 200),
                (b"GET /\r\n\r\n", 400),
                (b"GET  / HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"get / HTTP/1.1\r\n" + host + b"\r\n", 405),
                (b"GET x HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"GET http://x/ HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"GET /%2e%2e HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"GET /\0 HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"GET / HTTP/2.0\r\n" + host + b"\r\n", 505),
                (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
                (b"CONNECT x:1 HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),  # TLS
                (get + b"Broken\r\n\r\n", 400),
                (get + b"Bad Name: x\r\n\r\n", 400),
                (get + b"A: b\r\n folded\r\n\r\n", 400),
                (get + b"A: \x01\r\n\r\n", 400),
                (get + b"A: b\rc\r\n\r\n", 400),
                (get + b"Host: y\r\n\r\n", 400),
                (get + b"Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", 400),
                (get + b"Content-Length: -1\r\n\r\n", 400),
                (get + b"Content-Length: 1x\r\n\r\n", 400),
                (get + b"Content-Length: 5\r\n\r\nhello", 413),
                (get + b"Content-Length: 99999999999999999999\r\n\r\n", 413),
                (get + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501),
                (get + b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                 b"HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n", 400),
                (get + b"Upgrade: anything\r\nConnection: Upgrade\r\n\r\n", 400),
                (get + b"Authorization: Basic eDp5\r\n\r\n", 401),
                (get + b"Authorization: Bearer a b\r\n\r\n", 401),
                (get + b"A: " + b"x" * 9000 + b"\r\n\r\n", 431),
                (b"GET /" + b"x" * 300 + b" HTTP/1.1\r\n" + host + b"\r\n", 414),
                (get + b"A: b\r\n" * 70 + b"\r\n", 431),
                (b"x" * 9000, 431),
                (b"POST /api/tables HTTP/1.1\r\n" + host + b"\r\n", 411)):
            data = data.replace(host, host + b"Connection: close\r\n") \
                if b"Connection" not in data else data
            assert status_of(server, data) == status, (data[:80], status_of(server, data), status)
        assert server.get("/healthz").status == 200


def test_connections_are_kept_and_requests_may_follow_each_other():
    with Server(PROGRAM, *FREE) as server:
        one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        body = b'{"do":"nothing"}'
        post = (b"POST /api/tables/none HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: %d\r\n\r\n" % len(body)) + body
        last = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        with server.raw() as connection:
            for byte in one + post + one + last:  # however it is cut up
                connection.sendall(bytes([byte]))
            answers = read_all(connection)
        assert [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]] == [200, 400, 200, 200]
        with server.raw(one * 20 + last) as connection:
            assert read_all(connection).count(b"HTTP/1.1 200 ") == 21


def test_bodies_are_decoded_strictly():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        path = f"/api/tables/{table['table']}"
        json_type = {"Content-Type": "application/json; charset=utf-8"}
        for body in (b"", b"[]", b"3", b"null", b"{", b'{"do":"start"} x', b'{"do":"start","do":"x"}',
                     b'{"do":"start","x":' + b"[" * 20 + b"]" * 20 + b"}", b"[" * 60000,
                     b'{"a":' * 10000, b'{"do":"st\xffart"}', b'{"do":"\\ud800"}',
                     b'{"do":"start\\u0000"}', b'{"do":"start\0"}', b'{"do":NaN}', b'{"do":1e999}'):
            answer = server.request("POST", path, body, table["token"], json_type)
            assert answer.status == 400, (body[:40], answer.status, answer.body)
            assert answer.json["error"]["code"] == "invalid"
        answer = server.request("POST", path, b'{"do":"start"}', table["token"])
        assert answer.status == 415, answer.body
        answer = server.request("POST", path, b'{"do":"start"}', table["token"],
                                {"Content-Type": "text/plain"})
        assert answer.status == 415
        assert server.request("POST", "/api/tables", {**TABLE, "do": "start"}).status == 400
        big = server.request("POST", "/api/tables", {**TABLE, "title": "x" * 70000})
        assert big.status == 413 and big.json["error"]["code"] == "limit"
        with server.watch(table["table"], table["token"]) as tab:
            assert tab.position()["phase"] == "lobby"


def test_a_browser_elsewhere_may_not_ask():
    with Server(PROGRAM, "--base-url", "https://play.example.org/games/", *FREE) as server:
        port = server.address[1]
        for origin, good in ((f"http://127.0.0.1:{port}", True), (f"http://localhost:{port}", True),
                             ("https://play.example.org", True), ("http://play.example.org", False),
                             ("https://play.example.org.evil.org", False),
                             ("https://play.example", False), ("null", False),
                             (f"https://127.0.0.1:{port}", False), ("http://127.0.0.1", False),
                             (f"http://127.0.0.1:{port}0", False), ("https://evil.org", False)):
            answer = server.request("POST", "/api/tables", TABLE, headers={"Origin": origin})
            assert (answer.status < 300) == good and good != (answer.status == 403), origin
            try:
                server.socket(Origin=origin).raw.close()
                assert good, origin
            except Refused as refused:
                assert not good and refused.status == 403, (origin, refused)
        assert server.request("GET", "/api/games", headers={"Origin": "https://evil.org"}).status == 200


def test_wrong_tokens_open_nothing():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        other = server.post("/api/tables", TABLE)
        for token in ("x", "A" * 22, "A" * 200, table["token"][:-1], table["token"] + "A",
                      other["token"]):
            answer = server.request("POST", f"/api/tables/{table['table']}", {"do": "start"}, token)
            assert answer.status in (401, 403), (token, answer.status)
            try:
                server.watch(table["table"], token).raw.close()
                raise AssertionError(token)
            except Refused as refused:
                assert refused.code == "forbidden"
        assert server.request("GET", "/api/mine", token="A" * 22).status == 401
        still_serves(server, table["table"], table["token"])


def test_streams_stay_open_and_go_on():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        stream = server.connect()
        stream.request("GET", f"/api/tables/{table['table']}/events?since=1")
        answer = stream.getresponse()
        assert answer.getheader("Content-Type") == "application/x-ndjson"
        first = json.loads(answer.readline())
        assert first["n"] == 2, first
        assert json.loads(answer.readline())["phase"] == "lobby"
        server.do(table["table"], table["token"], "chat", text="live")
        assert json.loads(answer.readline())["text"] == "live"
        answer.close()
        stream.close()
        for query in ("since=x", "since=-1", "since=", "live=2", "since=99999999999"):
            assert server.get(f"/api/tables/{table['table']}/events?{query}").status == 400, query
        wait_for(lambda: server.metrics()["antilles_listeners"] == 0)


# ---- WebSocket ------------------------------------------------------------------------


def test_two_tabs_of_one_seat_stay_in_step():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        with server.watch(*args) as one, server.watch(*args, lang="de") as two:
            for k in range(20):
                chat(one if k % 2 else two, f"line {k}")
            seen = []
            for tab in (one, two):
                until_chat(tab, "line 0")
                seen.append([until_chat(tab, f"line {k}")["n"] for k in range(1, 20)])
            assert seen[0] == seen[1]


def test_whoever_comes_back_names_the_last_message_and_gets_the_rest():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        with server.watch(*args) as tab:
            chat(tab, "one")
            last = until_chat(tab, "one")["n"]
        server.do(*args, "chat", text="two")
        server.do(*args, "chat", text="three")
        with server.watch(*args, since=last) as tab:
            assert tab.receive()["text"] == "two"
            assert tab.receive()["text"] == "three"
            assert tab.receive()["at"] == last + 2
        with server.watch(*args, since=last + 2) as tab:
            assert tab.receive()["at"] == last + 2


def test_messages_have_a_form():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        with server.socket() as tab:
            first = tab.ask({"do": "chat", "text": "x"})
            assert first["error"]["code"] == "invalid" and "watch" in first["error"]["reason"]
            for wrong in ({"do": "watch"}, {"do": "watch", "table": 3},
                          {"do": "watch", "table": "x" * 100},
                          {"do": "watch", "table": table["table"], "since": -1},
                          {"do": "watch", "table": table["table"], "since": 2 ** 40},
                          {"do": "watch", "table": table["table"], "lang": "fr"},
                          {"do": "watch", "table": table["table"], "more": 1}):
                assert tab.ask(wrong)["error"]["code"] == "invalid", wrong
            assert tab.ask({"do": "watch", "table": "none"})["error"]["code"] == "unknown"
            assert tab.ask({"do": "watch", "table": table["table"],
                            "token": table["token"]})["ok"] is True
            for wrong in ({"id": None}, {"id": 1.5}, {"id": []}, {"id": "x" * 65}):
                tab.send({"do": "chat", "text": "x", **wrong})
                answer = tab.next()
                while "re" not in answer:
                    answer = tab.next()
                assert answer["re"] is None and answer["error"]["code"] == "invalid", answer
            tab.send({"do": "chat", "text": "no id"})
            tab.send('{"do":"chat","text":"short","id":"a"}')
            until = [tab.next() for _ in range(4)]
            assert {"re": None, "ok": True} in [
                {k: m[k] for k in ("re", "ok")} for m in until if "re" in m], until


def test_frames_in_pieces_and_pings_are_understood():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        with server.watch(table["table"], table["token"]) as tab:
            text = json.dumps({"do": "chat", "text": "in pieces ä", "id": 7},
                              ensure_ascii=False).encode()
            tab.send_frame(TEXT, text[:10], last=False)
            tab.send_frame(PING, b"are you there")
            for byte in text[10:-1]:  # the ä is cut apart
                tab.send_frame(0, bytes([byte]), last=False)
            tab.send_frame(0, text[-1:])
            kinds = set()
            while kinds != {PONG, TEXT}:
                kind, payload, _ = tab.frame()
                if kind == PONG:
                    assert payload == b"are you there"
                kinds |= {kind} if kind == PONG or b'"re":7' in payload else set()


def test_a_client_may_ask_whether_the_connection_lives():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        with server.watch(table["table"], table["token"]) as tab, server.watch(table["table"]) as guest:
            for socket in (tab, guest):
                answer = socket.command("ping")
                assert answer.pop("re") is not None and answer == {"ok": True}, answer


def test_wrong_frames_close_only_their_own_socket():
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]

        def closes(data, codes):
            with server.watch(*args) as tab:
                tab.raw.sendall(data)
                code = tab.close_code()
                assert code in codes, (data[:20], code)

        mask = b"\0\0\0\0"
        with server.watch(*args) as other:
            closes(b"\x82\x82" + mask + b"xx", (1003,))  # binary
            closes(b"\x81\x82" + mask + b"\xff\xfe", (1007,))  # no UTF-8
            closes(b"\xc1\x81" + mask + b"x", (1002, None))  # a reserved bit
            closes(b"\x83\x81" + mask + b"x", (1002, None))  # a reserved kind
            closes(b"\x80\x81" + mask + b"x", (1002, None))  # goes on with nothing
            closes(b"\x89\xfe\x00\x80" + mask + b"x" * 128, (1002, None))  # a long ping
            closes(b"\x09\x81" + mask + b"x", (1002, None))  # a ping in pieces
            closes(b"\x81\xff" + struct.pack("!Q", 2 ** 62) + mask + b"x", (1009, 1002, None))
            closes(b"\x81\xff" + struct.pack("!Q", 2 ** 63 + 5) + mask, (1009, 1002, None))
            closes(b"\x81\xff" + struct.pack("!Q", 65537) + mask + b"x", (1009,))
            closes(os.urandom(4096) + b"\xff" * 4096, (1002, 1003, 1007, 1009, None))
            with server.watch(*args) as tab:
                for _ in range(9):
                    tab.send_frame(TEXT if _ == 0 else 0, b"x" * 9000, last=False)
                assert tab.close_code() == 1009
            with server.watch(*args) as tab:
                tab.send_frame(CLOSE, struct.pack("!H", 1000))
                assert tab.close_code() == 1000
            for seed in range(30):
                with server.watch(*args) as tab:
                    tab.raw.sendall(b"\x81" + os.urandom(200 + seed))
            chat(other, "unharmed")
            until_chat(other, "unharmed")


def test_handshakes_are_complete_or_refused():
    with Server(PROGRAM, *FREE) as server:
        right = {"Host": "x", "Upgrade": "websocket", "Connection": "keep-alive, Upgrade",
                 "Sec-WebSocket-Key": base64.b64encode(b"0" * 16).decode(),
                 "Sec-WebSocket-Version": "13"}

        def shake(path="/api/socket", method="GET", after=b"", **changes):
            fields = {**right, **{k.replace("_", "-"): v for k, v in changes.items()}}
            lines = "".join(f"{k}: {v}\r\n" for k, v in fields.items() if v is not None)
            with server.raw(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + after) as raw:
                return int(raw.recv(4096).split()[1])

        assert shake() == 101
        assert shake(Sec_WebSocket_Protocol="chat", Sec_WebSocket_Extensions="permessage-deflate",
                     Cookie="a=b", User_Agent="x") == 101
        assert shake(Sec_WebSocket_Version="8") == 426
        assert shake(Sec_WebSocket_Version=None) == 426
        assert shake(Sec_WebSocket_Key=None) == 400
        assert shake(Sec_WebSocket_Key="short") == 400
        assert shake(Sec_WebSocket_Key="x" * 500) == 400
        assert shake(Sec_WebSocket_Key="!" * 24) == 400
        assert shake(Connection="close") == 400
        assert shake(Upgrade="websocket, h2c") == 400
        assert shake(method="POST", Content_Length="0") == 400
        assert shake(after=b"\x81\x80\0\0\0\0") == 400
        assert shake(path="/api/games") == 200  # what is not meant for it answers as ever


# ---- limits -----------------------------------------------------------------------------


def test_too_many_messages_are_refused_and_floods_cut_off():
    with Server(PROGRAM, "--rate", "5", "--address-rate", "0") as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        with server.watch(*args) as flood, server.watch(*args) as other:
            codes = [flood.ask({"do": "chat", "text": "x"}).get("error", {}).get("code")
                     for _ in range(60)]
            assert codes.count(None) < 40 and "limit" in codes, codes
            time.sleep(1.5)
            chat(flood, "again")  # it gets its breath back
            until_chat(other, "again")
            try:
                for k in range(2000):
                    flood.send({"do": "chat", "text": "x", "id": k})
                flood.close_code()
            except (ConnectionError, socket.timeout):
                pass
            chat(other, "still here")
            until_chat(other, "still here")
        assert server.metrics()['antilles_refusals_total{code="limit"}'] > 20


def test_one_address_has_its_share_whatever_its_connections():
    with Server(PROGRAM, "--rate", "0", "--address-rate", "5") as server:
        statuses = [server.get("/api/games").status for _ in range(40)]
        assert statuses[0] == 200 and statuses[-1] == 429, statuses
        refused = server.get("/api/games")
        assert refused.status == 429 and refused.headers["retry-after"] == "1"
        assert server.get("/healthz").status == 200  # whoever watches over it may always ask


def test_connections_are_limited_by_address_and_in_all():
    with Server(PROGRAM, "--address-connections", "10", *FREE) as server:
        kept = [server.raw() for _ in range(10)]
        wait_for(lambda: not answers(server))
        for connection in kept:
            connection.close()
        wait_for(lambda: answers(server))
    with Server(PROGRAM, "--connections", "10", "--address-connections", "100", *FREE) as server:
        kept = [server.raw() for _ in range(10)]
        wait_for(lambda: not answers(server))
        kept.pop().close()
        wait_for(lambda: answers(server))
        for connection in kept:
            connection.close()


def answers(server):
    try:
        return server.get("/healthz").status == 200
    except (OSError, http.client.HTTPException):
        return False


def test_many_connections_at_once():
    with Server(PROGRAM, "--address-connections", "3000", *FREE) as server:
        table = server.post("/api/tables", TABLE)
        tabs = [server.watch(table["table"]) for _ in range(300)]
        idle = [server.raw() for _ in range(300)]
        server.do(table["table"], table["token"], "chat", text="to all")
        for tab in tabs:
            until_chat(tab, "to all")
        for connection in [tab.raw for tab in tabs] + idle:
            connection.close()
        wait_for(lambda: server.metrics()["antilles_connections"] == 1)
        assert server.metrics()["antilles_listeners"] == 0


def test_behind_a_proxy_the_address_comes_from_its_header():
    with Server(PROGRAM, "--trust-proxy", "--address-rate", "2", "--rate", "0") as server:
        def ask(*chain):
            return server.request("GET", "/api/games",
                                  headers={"X-Forwarded-For": ", ".join(chain)}).status

        while ask("203.0.113.1") != 429:
            pass
        assert ask("198.51.100.7", "203.0.113.1") == 429  # the last is the proxy's word
        assert ask("203.0.113.1", "203.0.113.2") == 200
        while ask("2001:db8::1") != 429:
            pass
        assert ask("2001:db8::2") == 429  # of the same household
        assert ask("2001:db8:0:1::2") == 200
    with Server(PROGRAM, "--address-rate", "2", "--rate", "0") as server:
        statuses = [server.request("GET", "/api/games",
                                   headers={"X-Forwarded-For": f"203.0.113.{k}"}).status
                    for k in range(20)]
        assert statuses[-1] == 429  # not believed without a proxy


def test_slow_clients_do_not_stay():
    with Server(PROGRAM, "--patience", "1", *FREE) as server:
        table = server.post("/api/tables", TABLE)["table"]
        slow = [server.raw(), server.raw(b"GET / HT"),
                server.raw(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
                           b"Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{"),
                server.raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")]
        silent = server.socket()  # follows no table
        drip = server.raw(b"GET / HTTP/1.1\r\n")
        open_tab = server.watch(table)
        stream = server.raw(b"GET /api/tables/%s/events HTTP/1.1\r\nHost: x\r\n\r\n"
                            % table.encode())
        for _ in range(8):  # dripping does not help
            time.sleep(0.3)
            try:
                drip.sendall(b"A: b\r\n")
            except ConnectionError:
                break
        begin = time.monotonic()
        for connection in slow + [silent.raw, drip]:
            read_all(connection)
            connection.close()
        assert time.monotonic() - begin < 3
        wait_for(lambda: server.metrics()["antilles_connections"] == 3)
        assert server.metrics()["antilles_listeners"] == 2  # those who listen may stay
        open_tab.raw.close()
        stream.close()


def deaf_tab(server, table):
    """A socket that asks for all that ever was, again and again, and reads nothing."""
    tab = server.socket()
    tab.raw.settimeout(0.2)
    try:
        for _ in range(300):
            tab.send({"do": "watch", "table": table})
            time.sleep(0.004)  # a round of the server each
    except OSError:
        pass
    return tab


def test_a_client_that_does_not_read_is_closed():
    with Server(PROGRAM, "--patience", "1", *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        with server.watch(*args) as tab:
            for k in range(200):
                tab.send({"do": "chat", "text": "x" * 450, "id": f"chat {k}"})
            chat(tab, "the end")
        memory = server.metrics()["antilles_resident_memory_bytes"]
        deaf = deaf_tab(server, table["table"])
        wait_for(lambda: server.metrics()["antilles_connections"] == 1, 20)
        grown = server.metrics()["antilles_resident_memory_bytes"] - memory
        assert grown < 64 << 20, grown
        deaf.raw.close()
        still_serves(server, *args)


def test_waiting_costs_nothing():
    """Whatever state connections are in, the loop sleeps when there is nothing to do."""
    with Server(PROGRAM, *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        with server.watch(*args) as tab:
            for k in range(200):
                tab.send({"do": "chat", "text": "x" * 450, "id": f"chat {k}"})
            chat(tab, "the end")
        events = b"GET /api/tables/%s/events HTTP/1.1\r\nHost: x\r\n\r\n" % args[0].encode()
        kept = [deaf_tab(server, args[0]).raw, server.watch(*args).raw, server.raw(),
                server.raw(b"GET / HT"), server.raw(events), server.raw(events + b"and more"),
                server.raw(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 3 + b"x"),
                server.raw(b"x" * 20000), server.raw(b"GET x\r\n\r\n")]
        for data in (b"", b"GET / HT", events, b"x"):  # no more will come, but they stay
            half = server.raw(data)
            half.shutdown(socket.SHUT_WR)
            kept.append(half)
        time.sleep(0.5)
        ticks = processor_time(server)
        time.sleep(1.5)
        used = processor_time(server) - ticks
        assert used < 0.3, used
        for connection in kept:
            connection.close()


def processor_time(server):
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_hostile_clients_leave_a_table_unharmed():
    with Server(PROGRAM, "--patience", "2", "--address-connections", "1000", *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        hostile = []
        with server.watch(*args) as tab:
            for k in range(100):
                for data in (os.urandom(100), b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 30, b"",
                             b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n",
                             b"\xff\xf4\xff\xfd\x06", b"\r\n" * 2000):
                    raw = server.raw(data)
                    if k % 3 == 0:  # gone without a word, answers unread
                        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                        raw.close()
                    else:
                        hostile.append(raw)
                if k % 10 == 0:
                    chat(tab, f"line {k}")
                    until_chat(tab, f"line {k}")
        for raw in hostile:
            raw.close()
        still_serves(server, *args)


# ---- webhooks ---------------------------------------------------------------------------


class Receiver:
    """A web server that takes calls; the first is answered with an error."""

    def __init__(self):
        calls = self.calls = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                calls.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(500 if len(calls) == 1 else 200)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        self.url = "http://127.0.0.1:%d/call" % self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


def ask_to_be_called(server, url):
    table = server.post("/api/tables", {**TABLE, "seats": ["open", {"bot": "novice"}]})
    server.do(table["table"], table["token"], "webhook", url=url)
    server.do(table["table"], table["token"], "start")
    return table["table"]


def test_a_call_is_made_when_it_is_ones_turn_and_tried_again():
    with Receiver() as receiver, Server(PROGRAM, "--webhooks", "private", *FREE) as server:
        table = ask_to_be_called(server, receiver.url)
        wait_for(lambda: receiver.calls)
        first = receiver.calls[0]
        assert first["event"] == "your-turn" and first["table"] == table, first
        assert first["link"] == f"{server.url}/#/t/{table}", first
        server.kill()  # and nothing is forgotten meanwhile
        server.start()
        wait_for(lambda: len(receiver.calls) > 1)
        assert receiver.calls[1] == first
        time.sleep(7)
        assert len(receiver.calls) == 2
        server.stop()
        assert receiver.url not in "".join(server.log)


def full_disk(folder):
    """The program, such that it outlives files that may not grow."""
    path = os.path.join(folder, "antilles")
    with open(path, "w", encoding="utf-8") as script:
        script.write(f'#!/bin/sh\ntrap "" XFSZ\nexec "{PROGRAM}" "$@"\n')
    os.chmod(path, 0o700)
    return path


def status_of_command(server, table, token, do):
    return server.request("POST", f"/api/tables/{table}", {"do": do}, token).status


def test_nobody_is_called_for_what_could_not_be_kept():
    with tempfile.TemporaryDirectory() as folder, Receiver() as receiver, \
            Server(full_disk(folder), "--webhooks", "private", *FREE) as server:
        made = server.post("/api/tables", {**TABLE, "seats": ["open", {"bot": "novice"}]})
        args = made["table"], made["token"]
        server.do(*args, "webhook", url=receiver.url)
        size = os.path.getsize(os.path.join(server.data, "antilles.db-wal"))
        limit = [server.process.pid, resource.RLIMIT_FSIZE]
        free = resource.prlimit(*limit)
        resource.prlimit(*limit, (size, free[1]))
        end = time.monotonic() + 4  # calls are looked for once a second
        with server.watch(*args) as tab:
            while time.monotonic() < end:
                assert tab.ask({"do": "start"})["error"]["code"] == "busy"
        for _ in range(10):  # it stays unwell, though nobody wants anything more
            assert server.get("/healthz").status == 503
            time.sleep(0.3)
        assert receiver.calls == []
        resource.prlimit(*limit, free)
        wait_for(lambda: server.get("/healthz").status == 200)
        assert status_of_command(server, *args, "start") == 200
        wait_for(lambda: receiver.calls)


def test_players_cannot_call_into_the_hosts_own_network():
    for which in ("public", "off"):
        with Receiver() as receiver, Server(PROGRAM, "--webhooks", which, *FREE) as server:
            ask_to_be_called(server, receiver.url)
            time.sleep(2.5)
            assert receiver.calls == []


# ---- for operators -----------------------------------------------------------------------


def test_the_log_is_json_and_has_no_secrets():
    with Server(PROGRAM, "--log-level", "debug", *FREE) as server:
        table = server.post("/api/tables", TABLE)
        args = table["table"], table["token"]
        with server.watch(*args) as tab:
            chat(tab, "something private")
        server.get(f"/api/tables/{args[0]}/events?live=0&token={args[1]}", token=args[1])
        server.request("POST", "/api/sessions", {"name": "Ana", "password": "hunter2hunter2"})
        server.request("POST", "/api/tables", "garbage " + args[1])
        server.stop()
        text = "".join(server.log)
        assert len(server.log) > 5
        for line in server.log:
            entry = json.loads(line)
            assert entry["time"].endswith("Z") and entry["level"] and entry["event"], entry
        for secret in (args[1], "something private", "hunter2", "garbage"):
            assert secret not in text, secret


def test_a_program_without_its_catalogues_warns():
    with tempfile.TemporaryDirectory() as folder:
        alone = shutil.copy(PROGRAM, folder)
        nowhere = os.path.join(folder, "nowhere")
        with Server(alone, *FREE, env={"ANTILLES_LOCALEDIR": nowhere}) as server:
            server.stop()
            said = [json.loads(line) for line in server.log]
            warnings = [entry for entry in said if entry["level"] == "warning"]
            assert [(w["event"], w["language"], w["looked"]) for w in warnings] == \
                [("no catalogue", "de", [nowhere])], warnings
    with Server(PROGRAM, *FREE) as server:
        server.stop()
        assert not [line for line in server.log if "no catalogue" in line]


def test_metrics_count():
    with Server(PROGRAM, *FREE) as server:
        before = server.metrics()
        table = server.post("/api/tables", TABLE)
        server.get("/nothing")
        with server.watch(table["table"], table["token"]) as tab:
            chat(tab)
            after = server.metrics()
        assert after["antilles_tables_open"] == before["antilles_tables_open"] + 1
        assert after["antilles_listeners"] == 1
        assert after["antilles_commits_total"] >= before["antilles_commits_total"] + 2
        assert after["antilles_commit_seconds_count"] == after["antilles_commits_total"]
        assert after['antilles_commit_seconds_bucket{le="+Inf"}'] == after["antilles_commits_total"]
        assert after['antilles_refusals_total{code="unknown"}'] == 1
        assert after["antilles_messages_total"] == 2
        assert after["antilles_resident_memory_bytes"] > 1 << 20


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
