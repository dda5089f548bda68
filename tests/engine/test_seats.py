"""Engines as players (docs/PROTOCOL.md): well-behaved ones, and all that can go wrong."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import tap

PROGRAM = os.path.abspath(sys.argv[1])
EXAMPLE = HERE.parent.parent / "examples" / "engine.py"
PATIENCE = 120
QUICK = ",movetime=1000,grace=5000"  # for engines that answer at once, whatever they say
HASTY = ",movetime=20,grace=400"  # for those that do not; a start must fit into five times this
PATIENT = ",movetime=60000,grace=60000"


class Folder(tempfile.TemporaryDirectory):
    """A folder in which the programs have short names."""

    def __enter__(self):
        self.path = pathlib.Path(super().__enter__())
        for name, target in (("antilles", PROGRAM), ("example", EXAMPLE),
                             ("unruly", HERE / "unruly.py"), ("spy", HERE / "spy.py")):
            (self.path / name).symlink_to(target)
        return self

    def run(self, *words, code=0, lang="en"):
        done = subprocess.run([PROGRAM, *words, "--lang", lang], capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, timeout=PATIENCE, cwd=self.path,
                              errors="replace")
        assert done.returncode == code, (words, done.returncode, done.stdout, done.stderr)
        return done.stdout, done.stderr

    def simulate(self, seats, games=1, *words, game="santo-domingo"):
        """The result of some games, and what was reported."""
        out, err = self.run("simulate", game, "--seats", seats, "--games", str(games),
                            "--seed", "5", "--json", *words)
        return json.loads(out), err.splitlines()

    def records(self, seats, games, where):
        """The actions of some games, line by line."""
        _, err = self.simulate(seats, games, "--records", where)
        assert err == [], err
        paths = sorted((self.path / where).glob("*.atl"))
        self.run("check", "--quiet", *map(str, paths))
        return [[line for line in path.read_text().splitlines() if line[:1].isdigit()
                 and line.count(" ") >= 2] for path in paths]


def unruly(manner, more=QUICK, file=""):
    return f"engine:./unruly {manner}{file and ' ' + file}{more}"


def is_alive(number):
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def starts(folder, name):
    """The numbers of the processes that were started."""
    return [int(line) for line in (folder.path / name).read_text().split()]


# ---- engines that behave ---------------------------------------------------------


def test_an_example_plays_whole_games():
    with Folder() as folder:
        told, err = folder.simulate("engine:./example,greedy,engine:./example", 5)
        assert err == [], err
        assert [seat.get("incidents") for seat in told["seats"]] == [0, None, 0]
        assert sum(seat["wins"] for seat in told["seats"]) == 5
        assert told["seats"][1]["wins"] > 3


def test_games_with_engines_are_repeatable():
    with Folder() as folder:
        seats = "engine:./example,engine:./example"
        assert folder.records(seats, 2, "a") == folder.records(seats, 2, "b")


def test_the_own_engine_plays_as_the_search_does():
    with Folder() as folder:
        engine = f"engine:./antilles engine,iterations=60{PATIENT}"
        assert (folder.records(f"{engine},greedy,random", 2, "a") ==
                folder.records("mcts:iterations=60,greedy,random", 2, "b"))


def test_every_game_can_be_played_by_engines():
    done = subprocess.run([PROGRAM, "engine"], input="atl\n", capture_output=True, text=True,
                          timeout=PATIENCE)
    games = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("game ")]
    assert "santo-domingo" in games
    for game in games:
        with Folder() as folder:
            _, err = folder.simulate(
                f"engine:./antilles engine,iterations=8,cutoff=4{PATIENT},engine:./example", 1,
                "--records", "a", game=game)
            folder.simulate("mcts:iterations=8,cutoff=4,engine:./example", 1, "--records", "b",
                            game=game)
            a, b = (next((folder.path / name).glob("*.atl")).read_text().split("Result:")[1]
                    .split("Seal:")[0] for name in "ab")
            assert err == [] and a == b, (game, err)


def test_two_engines_play_each_other_with_settings():
    with Folder() as folder:
        told, err = folder.simulate(
            f"engine:./antilles engine,iterations=40,level=easy,rollout=80{PATIENT},"
            f"engine:./antilles engine,iterations=20,threads=2{PATIENT}", 2)
        assert err == [], err
        assert [seat["incidents"] for seat in told["seats"]] == [0, 0]


def test_an_engine_sits_at_the_terminal():
    with Folder() as folder:
        out, err = folder.run("play", "santo-domingo", "--seats", "engine:./example,greedy",
                              "--seed", "3", "--save", "game.atl")
        assert err == "", err
        assert "Seat 0: engine:./example\n" in (folder.path / "game.atl").read_text()
        folder.run("check", "game.atl")


def test_quotes_and_arguments_reach_the_engine():
    with Folder() as folder:
        (folder.path / "my bot,2").symlink_to(HERE / "spy.py")
        seats = "engine:\"./my bot,2\" 'the log' first,greedy"
        told, err = folder.simulate(seats, 1, "--records", "games")
        assert err == [] and told["seats"][0]["bot"] == seats.rpartition(",")[0]
        assert (folder.path / "the log").exists()
        record = next((folder.path / "games").glob("*.atl"))
        assert 'Seat 0: engine:%22./my%20bot,2%22%20\'the%20log\'%20first\n' in record.read_text()
        folder.run("check", str(record))
        folder.simulate(seats, 1, "--records", "games")  # it is known again


def test_what_an_engine_is_told():
    with Folder() as folder:
        folder.simulate("engine:./spy log first,iterations=9,colour=red,greedy", 2)
        lines = (folder.path / "log").read_text().splitlines()
        assert lines[:4] == ["atl", "set colour red", "newgame", "isready"], lines[:5]
        assert lines[-1] == "quit" and lines.count("newgame") == 2
        assert all(line.startswith("go movetime 1000 iterations 9 seed ")
                   for line in lines if line.startswith("go"))
        for at, line in enumerate(lines):
            if line.startswith("position "):
                assert line.startswith("position game santo-domingo seat 0 view ")
                assert lines[at + 1].startswith("go ")


# ---- secrets ---------------------------------------------------------------------


def test_an_engine_is_told_the_same_whatever_the_others_hide():
    with Folder() as folder:
        told = []
        for which in ("first", "last"):
            folder.simulate(f"engine:./spy a-{which} {which},engine:./spy b-{which} first,"
                            f"engine:./spy c-{which} first,greedy")
            log = (folder.path / f"c-{which}").read_text().splitlines()
            told.append(log[:log.index(next(x for x in log if x.startswith("go "))) + 1])
        assert told[0] == told[1] and len(told[0]) > 4


def test_no_line_tells_a_hidden_commitment():
    with Folder() as folder:
        folder.simulate("random,random,engine:./spy log last,greedy,greedy", 4)
        hidden = 0
        for line in (folder.path / "log").read_text().splitlines():
            if not line.startswith("position "):
                continue
            facts = dict(fact.split("=", 1) for fact in line.partition(" facts ")[2].split())
            for seat in (0, 1, 3, 4):
                assert not any(key.startswith(f"seats.{seat}.chosen") for key in facts), line
                hidden += facts[f"seats.{seat}.committed"] == "true"
            if facts["phase"] == "choose":
                # The commitments of six seats are the bytes 18 to 23 of the state.
                view = bytes.fromhex(line.split(" view ")[1].split("-")[0])
                assert view[18:24] == bytes(6), line
        assert hidden > 20


# ---- engines that do not ---------------------------------------------------------


def incidents(manner, games=1, more=QUICK):
    """Incidents of one unruly seat, the reports, and the processes it took."""
    with Folder() as folder:
        told, err = folder.simulate(unruly(manner, more, "started") + ",greedy", games)
        numbers = starts(folder, "started")
        assert told["games"] == games
        assert not any(is_alive(number) for number in numbers), manner
        assert all(line.startswith(f"antilles: engine:./unruly {manner} started{more}: ")
                   for line in err), err
        return told["seats"][0]["incidents"], err, len(numbers)


def test_garbage_is_ignored_and_counted():
    count, err, started = incidents("garbage", games=4)
    assert count > 20 and started == 1
    assert len(err) == 21 and "thinking hard?[31m ?" in err[0]
    assert "not reported" in err[-1]


def test_illegal_answers_are_replaced():
    for manner, quoted in (("illegal", "'buy 135'"), ("unknown", "'xyzzy'"), ("none", "''")):
        count, err, started = incidents(manner)
        assert count > 3 and started == 1, (manner, count, started)
        assert quoted in err[0] and "not legal" in err[0], err[0]


def test_refusals_are_reported():
    count, err, started = incidents("refuses")
    assert count > 3 and started == 1
    assert "I would rather not" in err[0]


def test_a_dead_engine_is_started_again():
    count, err, started = incidents("dies")
    assert started > 3 and count >= started - 1
    assert "exit code 3" in err[0]


def test_a_crashing_engine_is_given_up():
    count, err, started = incidents("crashes")
    assert started == 3 and count > 3
    assert "signal 11" in err[0] and "not started again" in err[3] and len(err) == 4


def test_an_engine_without_a_greeting_is_given_up():
    count, err, started = incidents("absent")
    assert started == 3 and count > 3 and "exit code 7" in err[0]
    count, err, started = incidents("mute", more=HASTY)
    assert started == 3 and count > 3 and "said nothing" in err[0]


def test_an_engine_of_another_game_is_given_up():
    count, err, started = incidents("chess")
    assert started == 1 and count > 3
    assert "does not play Santo Domingo" in err[0] and len(err) == 1


def test_a_hanging_engine_is_ended():
    began = time.monotonic()
    count, err, started = incidents("hangs", more=HASTY)
    assert started == 3 and count > 3 and "was ended" in err[0]
    assert time.monotonic() - began < 30


def test_a_late_engine_stays_but_does_not_decide():
    count, err, started = incidents("slow", more=HASTY)
    assert started == 1 and count > 3
    assert "had not answered after 420 ms" in err[0]


def test_engines_that_never_stop_talking_are_ended():
    for manner in ("floods", "chants"):
        count, err, started = incidents(manner, more=HASTY)
        assert started <= 3 and count >= 3, (manner, count, started)
        assert len(err) <= 21 and all(len(line) < 400 for line in err)


def test_a_line_may_come_in_pieces():
    count, err, started = incidents("stutters", more=PATIENT)
    assert (count, err, started) == (0, [], 1)


def test_a_greeting_may_say_anything():
    assert incidents("chatty") == (0, [], 1)


def test_an_engine_that_will_not_go_is_ended():
    count, err, _ = incidents("stays")
    assert (count, err) == (0, [])


def test_bad_engines_do_not_disturb_each_other():
    with Folder() as folder:
        told, err = folder.simulate(
            f"{unruly('crashes')},engine:./example,{unruly('garbage')},{unruly('dies')}", 2)
        counts = [seat["incidents"] for seat in told["seats"]]
        assert counts[1] == 0 and counts[0] > 3 and counts[2] > 3 and counts[3] >= 1, counts
        assert not any("example" in line for line in err)


def test_incidents_are_told_in_the_table_and_in_german():
    with Folder() as folder:
        words = ["simulate", "santo-domingo", "--seats", unruly("unknown") + ",greedy", "--games",
                 "1", "--seed", "5"]
        out, err = folder.run(*words)
        assert "seat 0: " in out and " incidents\n" in out
        out, err = folder.run(*words, lang="de")
        assert "Zwischenfälle\n" in out and "xyzzy" in err and "nicht erlaubt" in err, (out, err)


def test_tournaments_count_incidents():
    with Folder() as folder:
        seats = unruly("unknown", QUICK, "started") + ",engine:./example,greedy"
        words = ["arena", "santo-domingo", "--seats", seats, "--games", "6", "--threads", "2"]
        out, err = folder.run(*words, "--json")
        counts = [seat.get("incidents") for seat in json.loads(out)["seats"]]
        assert counts[0] > 6 and counts[1:] == [None, None], counts
        assert err.count("'xyzzy', which is not legal here\n") > 6
        assert not any(is_alive(number) for number in starts(folder, "started"))
        out, _ = folder.run(*words)
        assert " incidents\n" in out and "engine:./example: " not in out, out


def test_an_interrupt_ends_the_engines():
    with Folder() as folder:
        arbiter = subprocess.Popen(
            [PROGRAM, "simulate", "santo-domingo", "--seats",
             unruly("well", PATIENT, "started") + ",greedy", "--games", "100000"],
            cwd=folder.path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not (folder.path / "started").exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(0.2)
        arbiter.send_signal(signal.SIGINT)
        assert arbiter.wait(timeout=PATIENCE) == 1
        assert not any(is_alive(number) for number in starts(folder, "started"))


def test_wrong_descriptions_are_usage_errors():
    with Folder() as folder:
        for seat in ("engine", "engine:", "engine: ", "engine:./nothing", "engine:no-such-program",
                     "engine:./example,movetime=0", "engine:./example,movetime=soon",
                     "engine:./example,grace=-1", "engine:'./example", "engine:''",
                     "engine:./example\t", "engine:./example " + "x " * 20,
                     "engine:./example " + "x" * 200):
            _, err = folder.run("simulate", "santo-domingo", "--seats", seat + ",greedy", code=2)
            assert err.startswith("antilles: "), seat


tap.run(sys.modules[__name__])
