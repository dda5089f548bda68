"""Looking through games: of a table while it is played, of one that is over, and of a
record that is sent along."""
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import Refused, Server, wait_for

PROGRAM = sys.argv[1]


def refused(status, code, ask, *words, **parts):
    try:
        ask(*words, **parts)
    except Refused as refusal:
        assert (refusal.status, refusal.code) == (status, code), refusal
        return
    raise AssertionError("not refused")


def look(server, path, token=None):
    answer = server.get(path, token)
    if answer.status >= 400:
        raise Refused(answer.status, answer.json["error"])
    return answer.json


def start(server, game, seats, **more):
    made = server.post("/api/tables", {"do": "create", "game": game, "name": "Anna",
                                       "players": len(seats), "seats": seats, **more})
    server.do(made["table"], made["token"], "start")
    return f"/api/tables/{made['table']}", made["table"], made["token"]


def play(game, path, players=2, games=1):
    """A record of a game between bots."""
    done = subprocess.run([PROGRAM, "simulate", game, "--players", str(players), "--games",
                           str(games), "--records", path, "--seed", "4"],
                          capture_output=True, check=False)
    assert done.returncode == 0, done
    return next(pathlib.Path(path).glob("*.atl")).read_text()


def test_a_table_hides_what_is_hidden():
    """A committed card is seen by its own seat alone."""
    with Server(PROGRAM) as server:
        path, table, token = start(server, "cuba", ["open", {"bot": "novice"}],
                                   options={"parliament": "secret"})

        def position():
            return look(server, path, token)

        def aside():
            return [step for step in look(server, path + "/replay")["steps"]
                    if step.get("hidden")]

        while not aside():
            wait_for(lambda: position()["decision"])
            server.do(table, token, "act",
                      action=position()["decision"]["legal"][0]["action"])
        mine = look(server, path + "/replay", token)["steps"]
        for step in aside():
            assert not {"action", "story", "text"} & step.keys(), step
            own = mine[step["step"]]
            assert ("action" in own) == (own["actor"] == 0), own
        for number in range(len(mine)):
            seats = look(server, f"{path}/at?step={number}")["view"]["seats"]
            assert all(seat["aside"] is None for seat in seats), seats


def test_positions_are_those_of_the_game():
    with Server(PROGRAM) as server:
        path, _, token = start(server, "santiago", ["open", {"bot": "novice"}])
        wait_for(lambda: look(server, path, token)["decision"])
        now = look(server, path, token)
        then = look(server, f"{path}/at?step={now['steps']}", token)
        assert then["view"] == now["view"] and then["actor"] == 0
        refused(404, "unknown", look, server, f"{path}/at?step={now['steps'] + 1}", token)
        refused(400, "invalid", look, server, f"{path}/at", token)
        refused(400, "invalid", look, server, f"{path}/at?step=x", token)
        refused(401, "forbidden", look, server, f"{path}/replay", "wrong")


def test_the_past_behind_screens_stays_there():
    with Server(PROGRAM) as server:
        path, _, token = start(server, "santiago", ["open", {"bot": "novice"}],
                                  options={"screens": "on"})
        refused(403, "forbidden", look, server, path + "/replay", token)
        refused(403, "forbidden", look, server, path + "/at?step=0", token)


def test_records_are_looked_through():
    with Server(PROGRAM) as server, tempfile.TemporaryDirectory() as where:
        for game in ("santo-domingo", "santiago", "cuba"):
            record = play(game, f"{where}/{game}")
            whole = server.post("/api/replays", {"record": record})
            last = whole["steps"][-1]
            assert whole["over"] and whole["game"] == game and last["actor"] is None
            sums = [sum(points) for points in zip(*(s["points"] for s in whole["sources"]))]
            assert sums == last["standing"]["points"], (sums, last)
            assert all("action" in step for step in whole["steps"][:-1])
            silent = [step for step in whole["steps"][:-1]
                      if step["actor"] >= 0 and not step["story"]]
            assert all(step["text"] for step in silent)
            middle = len(whole["steps"]) // 2
            at = server.post("/api/replays", {"record": record, "at": middle})
            assert at["step"] == middle and at["actor"] == whole["steps"][middle]["actor"]
            told = next(n for n, step in enumerate(whole["steps"], 1) if step["story"])
            assert server.post("/api/replays", {"record": record, "at": told})["events"]
            refused(404, "unknown", server.post, "/api/replays",
                    {"record": record, "at": len(whole["steps"])})
            refused(400, "invalid", server.post, "/api/replays",
                    {"record": record.replace("Players: 2", "Players: 3")})
            refused(400, "invalid", server.post, "/api/replays", {"record": ""})
            try:
                server.post("/api/replays", {"record": "Dear Diary"})
            except Refused as refusal:
                assert refusal.reason == "this is not a game record", refusal


def test_what_decides_between_equal_points_is_told():
    """SD-7.3: and only where it has decided something."""
    with Server(PROGRAM) as server, tempfile.TemporaryDirectory() as where:
        play("santo-domingo", where, players=6, games=8)
        told = set()
        for record in sorted(pathlib.Path(where).glob("*.atl")):
            whole = server.post("/api/replays", {"record": record.read_text()})
            standing = whole["steps"][-1]["standing"]
            pairs = list(zip(standing["points"], standing["ranks"]))
            decided = len({points for points, _ in pairs}) < len(set(pairs))
            assert (whole["tie"] is not None) == decided, (standing, whole["tie"])
            told.add(whole["tie"])
        assert "With equal points more goods left come first, then more cards in hand." in told


def test_headings_and_what_all_do_together_are_marked():
    heads = {"santo-domingo": r"Round \d+", "santiago": r"Turn \d+: \w+", "cuba": r"Round \d+ of 6"}
    with Server(PROGRAM) as server, tempfile.TemporaryDirectory() as where:
        for game, head in heads.items():
            steps = server.post("/api/replays",
                                {"record": play(game, f"{where}/{game}")})["steps"][:-1]
            marked = [step["story"][at] for step in steps for at in step.get("headings", [])]
            assert marked == [sentence for step in steps for sentence in step["story"]
                              if re.fullmatch(head, sentence)]
            assert len(marked) > 3, marked
            assert [] not in [step.get("headings") for step in steps]
            together = [step["story"][0] for step in steps if "together" in step]
            opened = {"santo-domingo": "Cards: ", "santiago": "-", "cuba": "Bids: "}[game]
            assert together == [step["story"][0] for step in steps
                                if step["story"] and step["story"][0].startswith(opened)]


def test_a_whole_replay_counts_for_ten_messages():
    with Server(PROGRAM, "--address-rate", "10") as server, tempfile.TemporaryDirectory() as where:
        record = play("santo-domingo", where)
        for _ in range(4):  # four seconds' worth
            server.post("/api/replays", {"record": record})
        refused(429, "limit", lambda: [server.post("/api/replays", {"record": record})
                                       for _ in range(4)])


tap.run(sys.modules[__name__])
