"""A rehearsal: the same commands meet the same luck, game after game; without one they do not."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import Server, wait_for

PROGRAM = sys.argv[1]


def played(server):
    """A game of bots who drew their seats: who sits where, and the moves."""
    made = server.post("/api/tables", {"do": "create", "game": "santiago", "players": 4, "name": "Anna",
                                       "seats": ["open"] + [{"bot": "novice"}] * 3})
    for command, more in (("draw", {}), ("start", {}), ("bot", {"level": "easy"})):
        server.do(made["table"], made["token"], command, **more)
    path = f"/api/tables/{made['table']}"
    wait_for(lambda: server.get(path).json["phase"] == "over")
    head, moves, _seal = server.get(path + "/record").body.decode().split("\n\n")
    return [line for line in head.splitlines() if line.startswith("Seat")], moves


def games(*options):
    with Server(PROGRAM, *options) as server:
        return [played(server), played(server)]


def test_a_rehearsal_can_be_repeated():
    first, again, other = games("--rehearsal", "7"), games("--rehearsal", "7"), games("--rehearsal", "8")
    assert first == again, "the same luck"
    assert first[0] != first[1], "but not at every table"
    assert first[0] != other[0], "nor from every number"


def test_without_one_luck_is_new_every_time():
    assert games()[0] != games("--rehearsal", "0")[0]


tap.run(sys.modules[__name__])
