"""Who is here, over real sockets: told when somebody opens or closes a page, not told when
they are soon back, and forgotten when the server starts again."""
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import Server

PROGRAM = sys.argv[1]
SOON = ("--away-seconds", "1")
TABLE = {"game": "santo-domingo", "players": 2, "name": "Ana"}


def seat_two(server):
    """A table with two people: its id and their secrets."""
    table = server.post("/api/tables", TABLE)
    ben = server.post(f"/api/tables/{table['table']}", {"do": "join", "name": "Ben"})
    return table["table"], table["token"], ben["token"]


def next_here(socket):
    """The next that is told about who is here, in short."""
    for message in socket:
        if "here" in message:
            assert set(message) == {"here"}, message
            return message["here"]


def here_in(position):
    seats = [seat["here"] for seat in position["table"]["seats"]]
    assert seats == [member["here"] for member in position["table"]["members"]], position
    return seats


def look(server, table):
    return here_in(server.get(f"/api/tables/{table}").json)


def test_coming_and_going_is_told():
    with Server(PROGRAM, *SOON) as server:
        table, ana, ben = seat_two(server)
        assert look(server, table) == [False, False]
        with server.watch(table, ana) as first, server.watch(table) as stranger:
            assert here_in(first.position()) == [True, False]
            assert here_in(stranger.position()) == [True, False]
            with server.watch(table, ben) as second:
                assert here_in(second.position()) == [True, True]
                assert next_here(first) == [0, 1]
                assert next_here(stranger) == [0, 1]
                closing = time.monotonic()
            assert next_here(first) == [0]
            assert time.monotonic() - closing > 0.9, "it was told too early"
            assert next_here(stranger) == [0]
            assert look(server, table) == [True, False]


def test_a_reload_is_not_told():
    with Server(PROGRAM, "--away-seconds", "3") as server:
        table, ana, ben = seat_two(server)
        with server.watch(table, ana) as first:
            second = server.watch(table, ben)
            assert next_here(first) == [0, 1]
            for _ in range(3):
                second.raw.close()
                second = server.watch(table, ben)
            time.sleep(4)
            assert first.command("chat", text="still there?")["ok"]
            told = [message for message in first.kept if "here" in message]
            assert told == [], told
            second.raw.close()


def test_two_pages_of_one_person():
    with Server(PROGRAM, *SOON) as server:
        table, ana, ben = seat_two(server)
        with server.watch(table, ana) as first:
            with server.watch(table, ben) as second:
                server.watch(table, ben).raw.close()
                time.sleep(2)
                second.command("chat", text="hello")
                assert next_here(first) == [0, 1]
                assert here_in(first.position()) == [True, True]
            assert next_here(first) == [0]


def test_those_who_share_a_device_are_here_together():
    with Server(PROGRAM, *SOON) as server:
        table, ana, ben = seat_two(server)
        with server.watch(table) as stranger:
            tab = server.socket()
            watch = {"do": "watch", "table": table, "token": ana}
            for wrong in ("a", [1], [ben] * 7, {}):
                answer = tab.ask({**watch, "others": wrong})
                assert answer["error"]["code"] == "invalid", answer
            assert tab.ask({**watch, "others": [ben, "nobody's"]})["ok"]
            assert next_here(stranger) == [0, 1]
            # A page that is handed over opens another socket: nobody was away.
            other = server.socket()
            assert other.ask({"do": "watch", "table": table, "token": ben, "others": [ana]})["ok"]
            tab.raw.close()
            time.sleep(2)
            assert look(server, table) == [True, True]
            other.raw.close()
            assert next_here(stranger) == []


def test_a_stream_counts_while_it_is_open():
    with Server(PROGRAM, *SOON) as server:
        table, ana, ben = seat_two(server)
        with server.watch(table, ana) as first:
            first.position()
            path = f"/api/tables/{table}/events"
            assert server.get(path + "?live=0", ben).status == 200
            assert server.request("HEAD", path, token=ben).status == 200
            assert look(server, table) == [True, False], "one look is not being here"
            connection = server.connect()
            connection.request("GET", path, headers={"Authorization": "Bearer " + ben})
            stream = connection.getresponse()
            assert next_here(first) == [0, 1]
            while "at" not in (line := json.loads(stream.readline())):
                assert "n" in line, line
            assert here_in(line) == [True, True]
            connection.close()
            stream.close()
            assert next_here(first) == [0]


def test_a_restart_forgets():
    with Server(PROGRAM, *SOON) as server:
        table, ana, ben = seat_two(server)
        before = len(server.get(f"/api/tables/{table}/events?live=0", ana).lines)
        with server.watch(table, ana), server.watch(table, ben):
            assert look(server, table) == [True, True]
            server.kill()
            server.start()
        assert look(server, table) == [False, False]
        assert len(server.get(f"/api/tables/{table}/events?live=0", ana).lines) == before
        with server.watch(table, ben) as second:
            assert here_in(second.position()) == [False, True]


def test_a_storm_is_told_in_few_words():
    """Whoever comes again and again is told once."""
    with Server(PROGRAM, "--away-seconds", "60", "--rate", "0", "--address-rate", "0") as server:
        table, ana, ben = seat_two(server)
        with server.watch(table, ana) as first:
            first.position()
            for _ in range(100):
                server.watch(table, ben).raw.close()
                server.watch(table).raw.close()
            first.command("chat", text="was that all?")
            told = [message for message in first.kept if "n" not in message]
            assert [message for message in told if "here" in message] == [{"here": [0, 1]}], told
            assert len([message for message in told if "at" in message]) == 1, len(told)


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
