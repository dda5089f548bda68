"""The commands simulate, replay, check, perft and bench as a user runs them."""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap

PROGRAM = sys.argv[1]
GAMES = {"santo-domingo": range(2, 7), "santiago": range(2, 5)}


def run(*words, code=0, lang="en"):
    """Runs the program; returns its output and what it said on stderr."""
    done = subprocess.run([PROGRAM, *words, "--lang", lang], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, timeout=120)
    assert done.returncode == code, (words, done.returncode, done.stdout, done.stderr)
    if code == 0:
        assert done.stderr == "", done.stderr
    else:
        assert done.stderr.startswith("antilles: "), done.stderr
    return done.stdout, done.stderr


def folder():
    return tempfile.TemporaryDirectory(prefix="antilles-")


def simulate(where, *words, games=3, game="santo-domingo"):
    """Records some games and returns their paths."""
    run("simulate", game, "--games", str(games), "--seed", "7", "--records", where, *words)
    return sorted(pathlib.Path(where).glob("*.atl"))


def test_help_and_version():
    assert "simulate" in run("--help")[0]
    assert run("--version")[0].startswith("antilles ")
    for command in ("play", "simulate", "replay", "check", "perft", "bench", "engine"):
        assert f"antilles {command}" in run(command, "--help")[0]
        assert "Aufruf" in run(command, "--help", lang="de")[0]


def test_wrong_arguments_are_usage_errors():
    for words in (["dance"], ["simulate"], ["simulate", "chess"], ["replay"], ["check"], ["perft"],
                  ["simulate", "santo-domingo", "--games", "0"],
                  ["simulate", "santo-domingo", "--games", "many"],
                  ["simulate", "santo-domingo", "--players", "7"],
                  ["simulate", "santo-domingo", "--players", "x"],
                  ["simulate", "santo-domingo", "--seats", "greedy,nobody"],
                  ["simulate", "santo-domingo", "--seats", "human,greedy"],
                  ["simulate", "santo-domingo", "--players", "4", "--seats", "greedy,random"],
                  ["simulate", "santo-domingo", "--option", "side=summer"],
                  ["simulate", "santo-domingo", "--option", "side"],
                  ["simulate", "santo-domingo", "--option", "colour=red"],
                  ["simulate", "santo-domingo", "--players", "4", "--option", "goal=45"],
                  ["simulate", "santo-domingo", "--seed", "-1"],
                  ["simulate", "santo-domingo", "--unknown"],
                  ["simulate", "santo-domingo", "again"],
                  ["perft", "santo-domingo", "--depth", "-1"],
                  ["bench", "chess"], ["bench", "--seconds", "0"], ["replay", "a", "b"]):
        run(*words, code=2)


def test_a_refused_simulation_writes_nothing():
    with folder() as where:
        records = pathlib.Path(where, "records")
        run("simulate", "santo-domingo", "--players", "4", "--option", "goal=45", "--records",
            str(records), code=2)
        assert not records.exists()


def test_simulate_counts_wins_and_scores():
    for game, counts in GAMES.items():
        for players in counts:
            seats = ["greedy"] + ["random"] * (players - 1)
            told = json.loads(run("simulate", game, "--players", str(players), "--seats",
                                  ",".join(seats), "--games", "200", "--seed", "1", "--json")[0])
            assert (told["game"], told["players"], told["games"]) == (game, players, 200)
            assert [seat["bot"] for seat in told["seats"]] == seats
            assert abs(sum(seat["wins"] for seat in told["seats"]) - 200) < 1e-6
            for seat in told["seats"]:
                assert abs(seat["win_share"] - seat["wins"] / 200) < 1e-9
            best = told["seats"][0]
            assert best["win_share"] > 2 / players or best["win_share"] > 0.9, told
            assert best["mean_score"] > max(s["mean_score"] for s in told["seats"][1:])


def test_simulate_gives_the_same_games_for_the_same_seed():
    words = ["simulate", "santo-domingo", "--games", "50", "--json", "--seed"]
    assert run(*words, "3")[0] == run(*words, "3")[0]
    assert run(*words, "3")[0] != run(*words, "4")[0]
    assert "shares" not in run("simulate", "santo-domingo", "--games", "5")[0]


def test_records_of_a_simulation_pass_check_and_are_not_played_again():
    for game in GAMES:
        with folder() as where:
            paths = simulate(where, game=game)
            assert len(paths) == 3
            out, _ = run("check", *map(str, paths))
            assert out.count("good") == 3
            assert run("check", "--quiet", *map(str, paths))[0] == ""
            stamps = [path.stat().st_mtime_ns for path in paths[:2]]
            paths[2].unlink()
            assert simulate(where, game=game) == paths
            assert [path.stat().st_mtime_ns for path in paths[:2]] == stamps


def test_records_of_other_games_are_left_alone():
    with folder() as where:
        paths = simulate(where)
        before = paths[0].read_bytes()
        run("simulate", "santo-domingo", "--games", "3", "--seed", "7", "--records", where,
            "--seats", "random,random", code=1)
        assert paths[0].read_bytes() == before


def test_check_names_line_and_reason():
    with folder() as where:
        good, bad, *_ = simulate(where)
        lines = bad.read_text().split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith("10 "))
        lines[at] = lines[at][:-1] + chr(ord(lines[at][-1]) ^ 1)
        bad.write_text("\n".join(lines))
        out, err = run("check", str(good), str(bad), code=1)
        assert "good" in out and f"{bad}:{at + 1}: " in err and "1 of 2" in err
        _, err = run("check", str(good), str(bad), code=1, lang="de")
        assert f"{bad}:{at + 1}: " in err and "Zeile" in err
        run("check", str(pathlib.Path(where, "missing.atl")), code=1)
        run("check", where, code=1)


def test_replay_json_tells_every_step():
    with folder() as where:
        path = simulate(where)[0]
        out, _ = run("replay", "--json", str(path))
        steps = [json.loads(line) for line in out.splitlines()]
        assert [step["step"] for step in steps] == list(range(len(steps)))
        assert steps[0]["setup"]
        for step in steps[:-1]:
            assert step["action"] in step["legal"]
            assert set(step) >= {"step", "actor", "legal", "action", "events", "state"}
        assert steps[-1]["actor"] == "over" and steps[-1]["action"] is None
        assert set(steps[-1]["result"]) == {"points", "ranks", "winners"}
        one, _ = run("replay", "--json", "--at", "5", str(path))
        assert json.loads(one) == steps[5]
        run("replay", "--at", str(len(steps)), str(path), code=2)


def test_replay_shows_people_the_game():
    with folder() as where:
        path = simulate(where)[0]
        english, _ = run("replay", str(path))
        german, _ = run("replay", str(path), lang="de")
        assert "\033" not in english and english != german
        assert len(run("replay", "--at", "3", str(path))[0].splitlines()) > 5
        path.write_text("nonsense\n")
        run("replay", str(path), code=1)


def test_perft_counts_exactly():
    # With 4 players everybody chooses 1 of 8 cards; with 2, 1 of 28 pairs.
    four, _ = run("perft", "santo-domingo", "--players", "4", "--depth", "4")
    assert four.split("\n")[:-1] == [f"perft({d}) = {8 ** d}" for d in range(5)]
    two, _ = run("perft", "santo-domingo", "--players", "2", "--depth", "2", "--divide")
    assert "perft(2) = 784" in two and two.count(": 28\n") == 28


def test_bench_reports_and_signs():
    words = ["bench", "santo-domingo", "--players", "4", "--json"]
    first, second = (json.loads(run(*words)[0]) for _ in range(2))
    assert len(first) == 1 and first[0]["signature"] == second[0]["signature"]
    assert set(first[0]) == {"game", "players", "steps_per_second", "games_per_second",
                             "steps_per_game", "state_bytes", "copy_ns", "signature"}
    assert first[0]["state_bytes"] < 256


def test_bench_measures_the_search():
    told = json.loads(run("bench", "santiago", "--players", "3", "--search", "--json")[0])
    assert len(told) == 1 and told[0]["iterations_per_second"] > 1
    assert set(told[0]) == {"game", "players", "iterations_per_second"}
    head, *rows = run("bench", "santo-domingo", "--search")[0].splitlines()
    assert head.split() == ["game", "players", "iterations/s"]
    assert [row.split()[:2] for row in rows] == [["santo-domingo", str(n)] for n in range(2, 7)]


def test_editions_are_refused_with_line_and_reason():
    with folder() as where:
        path = pathlib.Path(where, "mine.edition")
        path.write_text("edition mine\ngame santo-domingo\ntable standard\n0-14 = 2:1\n15 = 3:1\n")
        _, err = run("simulate", "santo-domingo", "--edition", str(path), code=1)
        assert f"{path}:5: " in err
        path.write_text("edition mine\ngame santo-domingo\ntable standard\n0-15 = 2:1\n")
        records = pathlib.Path(where, "records")
        out = simulate(str(records), "--edition", str(path), games=1)
        assert "Edition: mine\nTable standard: 2:1 2:1" in out[0].read_text()
        run("check", str(out[0]))
        run("simulate", "santo-domingo", "--edition", str(path.with_name("none")), code=1)
        run("simulate", "santo-domingo", "--edition", "/dev/zero", code=1)


def test_unprintable_output_is_a_failure():
    for words in (["--help"], ["--version"], ["perft", "santo-domingo", "--depth", "1"]):
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, *words], stdout=full, stderr=subprocess.PIPE)
        assert done.returncode == 1 and done.stderr


tap.run(sys.modules[__name__])
