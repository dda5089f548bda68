"""Whole games of all three kinds over real sockets: people and bots, two tabs of one seat,
watchers, connections that break in the middle of everything, undo, bots that take over,
rematches; and the record, which `antilles check` verifies with its dice."""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import Server
from swarm import GENEROUS, Player, Refused, Swarm, is_over

PROGRAM = sys.argv[1]
ROOT = pathlib.Path(__file__).parent.parent.parent
TOO_LATE = ("stale", "illegal", "forbidden", "closed")  # somebody else was quicker


def serve():
    return Server(PROGRAM, *GENEROUS)


class Shaky(Swarm):
    """Players lose their connections now and then, at any moment."""

    losses = 0.02

    def told(self, player, message):
        if player.rng.random() < self.losses and player.phase != "over":
            player.drop()


class Hesitant(Swarm):
    """Players take decisions back whenever they can, but not for ever."""

    undone = taken_back = reset = 0

    def __init__(self, address, seed):
        super().__init__(address, seed)
        self.ready = []

    def decide(self, player, position):
        self.ready.append((player, position))

    def turn(self):
        """One after another: who has chosen waits for the others, and thinks again."""
        if not self.ready or any(player.is_busy() for player in self.players):
            return
        player, position = self.ready.pop()
        action = player.rng.choice(position["decision"]["legal"])
        player.act(position, action, lambda reply: self.acted(player, reply))

    def acted(self, player, reply):
        position = player.position
        if not reply.get("ok") or not position or player.rng.random() < 0.6:
            return
        if position.get("takeback"):
            player.do("takeback", self.count("taken_back"))
        elif position.get("undo"):
            what = player.rng.choice(["undo", "reset"])
            player.do(what, self.count("undone" if what == "undo" else "reset"))

    def count(self, what):
        def answered(reply):
            # Too late is no fault: the others' turn may have come.
            assert reply.get("ok") or reply["error"]["code"] in TOO_LATE, reply
            setattr(self, what, getattr(self, what) + bool(reply.get("ok")))
        return answered


def check_record(swarm, table):
    """The record of a finished game, verified from outside."""
    text = swarm.http("GET", f"/api/tables/{table}/record", raw=True)
    assert "\nDice: " in text, text[:500]
    with tempfile.NamedTemporaryFile("w", suffix=".atl") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([PROGRAM, "check", file.name], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        replay = subprocess.run([PROGRAM, "replay", "--json", file.name], capture_output=True,
                                text=True, check=True)
    return text, [json.loads(line) for line in replay.stdout.splitlines()]


def story_less(entries):
    """Messages without what depends on the language."""
    return [{key: value for key, value in entry.items() if key != "story"} for entry in entries]


def check_players(swarm, players):
    """All tabs of a seat saw what its log tells when it is read again."""
    for player in players:
        again = [entry for entry in swarm.log(player.table, player.token) if "n" in entry]
        for entry, told in zip(story_less(player.entries), story_less(again), strict=True):
            if "past" in entry:  # read up while the past was not to be
                entry = dict(told, **entry)
                del entry["past"]
            assert entry == told, (entry, told)


def check_end(swarm, players):
    """The end is the same for everybody, and that of the record."""
    _, steps = check_record(swarm, players[0].table)
    result = steps[-1]["result"]
    for player in players:
        last = player.entries[-1]
        assert last["do"] == "over" and last["result"] == result, (last, result)
        assert player.position["standing"] == result
    moves = [entry for entry in players[0].entries if entry["do"] == "move"]
    assert len(moves) >= len(steps) - 1


def play_out(server, kind, game, players, people, options, seconds=120):
    swarm = kind(server.address, seed=f"{game} {players}")
    seats = swarm.seat_people(game, players, people, options)
    table = seats[0].table
    second_tab = Player(swarm, table, seats[0].token, plays=False, lang="de")
    watcher = Player(swarm, table, plays=False)
    swarm.run(is_over(swarm.players), seconds)
    everybody = [*seats, second_tab, watcher]
    check_end(swarm, everybody)
    check_players(swarm, everybody)
    for player in seats:
        unexpected = [error for _, error in player.refused
                      if error["code"] not in TOO_LATE]
        assert not unexpected, unexpected
    swarm.close()
    return swarm


def games(kind, *tables):
    with serve() as server:
        return [play_out(server, kind, *table) for table in tables]


def test_santo_domingo_with_broken_connections():
    games(Shaky, ("santo-domingo", 2, 1, {"side": "winter"}), ("santo-domingo", 3, 3, {}),
          ("santo-domingo", 4, 2, {"memory": "on"}), ("santo-domingo", 6, 5, {}))


def test_santiago_with_broken_connections():
    games(Shaky, ("santiago", 2, 2, {}), ("santiago", 3, 1, {"preset": "manual"}),
          ("santiago", 4, 3, {"screens": "on"}))


def test_cuba_with_broken_connections():
    games(Shaky, ("cuba", 2, 2, {"parliament": "secret"}), ("cuba", 3, 2, {"sides": "chosen"}),
          ("cuba", 5, 1, {"plantations": "common"}))


def test_undo_reset_and_takeback():
    done = games(Hesitant, ("santo-domingo", 3, 3, {}), ("santiago", 2, 2, {}),
                 ("cuba", 3, 3, {"parliament": "secret"}))
    assert done[0].taken_back > 5
    assert done[1].undone > 5 and done[1].reset > 5
    assert done[2].undone > 5 and done[2].taken_back > 5


def test_a_bot_plays_on_for_its_owner_and_gives_the_seat_back():
    with serve() as server:
        swarm = Swarm(server.address)
        ana, ben = swarm.seat_people("santo-domingo", 2, 2)
        ben.plays = False
        swarm.run(lambda: ben.position and ben.position["to_act"] == [1], 20)
        swarm.do(ben.table, "bot", ben.token, level="novice")
        moves = len(ben.entries)
        swarm.run(lambda: len(ben.entries) > moves + 12 or ben.phase == "over", 20)
        if ben.phase != "over":
            swarm.do(ben.table, "back", ben.token)
            ben.plays = True
            swarm.run(lambda: ben.acknowledged or ben.phase == "over", 20)
        swarm.run(is_over([ana, ben]), 60)
        check_end(swarm, [ana, ben])
        swarm.close()


def test_who_left_is_replaced_by_a_vote_of_the_others():
    with serve() as server:
        swarm = Swarm(server.address)
        ana, ben, cat = swarm.seat_people("santiago", 3, 3)
        swarm.run(lambda: all(p.position for p in swarm.players), 20)
        swarm.do(ana.table, "leave", cat.token)
        cat.plays = False
        swarm.run(lambda: ana.position["table"]["seats"][2]["gone"] and
                  2 in ana.position["to_act"], 30)
        for player in (ana, ben):
            try:
                swarm.do(ana.table, "vote", player.token, seat=2)
            except Refused as refusal:  # one vote may have been enough
                assert player is ben, refusal
        swarm.run(is_over([ana, ben]), 120)
        assert any(entry["do"] == "bot" and entry["seat"] == 2 for entry in ana.entries)
        check_end(swarm, [ana, ben])
        swarm.close()


def test_a_rematch_has_the_same_people():
    with serve() as server:
        swarm = Swarm(server.address)
        ana, ben = swarm.seat_people("santo-domingo", 2, 2)
        swarm.run(is_over([ana, ben]), 60)
        swarm.do(ana.table, "rematch", ana.token)
        swarm.run(lambda: ben.entries[-1]["do"] == "rematch", 20)
        table = ben.entries[-1]["table"]
        assert ben.position["table"]["rematch"] == table != ana.table
        told = swarm.http("GET", f"/api/tables/{table}", token=ben.token)
        assert told["table"]["game"] == "santo-domingo", told
        swarm.close()


def test_a_restart_in_the_middle():
    with serve() as server:
        swarm = Swarm(server.address)
        ana, ben = swarm.seat_people("cuba", 3, 2)
        for _ in range(3):
            goal = ana.since + 40
            swarm.run(lambda: ana.since > goal or ana.phase == "over", 60)
            server.stop()
            server.start()
        swarm.run(is_over([ana, ben]), 120)
        check_end(swarm, [ana, ben])
        check_players(swarm, [ana, ben])
        swarm.close()


def test_the_example_bot_plays_every_game():
    with serve() as server:
        swarm = Swarm(server.address)
        for game in ("santo-domingo", "santiago", "cuba"):
            made = swarm.http("POST", "/api/tables", {
                "game": game, "players": 2, "name": "Host", "seat": None,
                "seats": ["open", {"bot": "novice"}]})
            link = f"{server.url}/#/t/{made['table']}"
            bot = subprocess.Popen([sys.executable, "-B", str(ROOT / "examples/bot.py"), link,
                                    "--seed", "1", "--story"], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
            host_player = Player(swarm, made["table"], made["token"], plays=False)
            swarm.run(lambda: any(e["do"] == "join" and e["name"] == "Example bot"
                                  for e in host_player.entries), 20)
            swarm.do(made["table"], "start", made["token"])
            swarm.run(lambda: host_player.since > 20, 20)
            server.stop()  # the bot finds its way back
            server.start()
            out, problems = bot.communicate(timeout=120)
            assert bot.returncode == 0, problems
            end = json.loads(out.splitlines()[-1])
            assert end["phase"] == "over" and len(out.splitlines()) > 10, out
            check_record(swarm, made["table"])
        swarm.close()


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
