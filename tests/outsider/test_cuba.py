"""The second referee watches whole games and must agree with the engine on every
legal action and on every fact of every state."""
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent))
import cuba
import tap

PROGRAM = sys.argv[1]
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 3
EDITION = """edition other
game cuba
table product-prices
1 = 9
2 = 7
3 = 6
4 = 3
5 = 2
table good-prices
1 = 8
2 = 5
3 = 4
table stock-prices
asks = 12
pays-product = 1
pays-good = 2
table ships
1-5 = RRRRR
6-10 = CSTRG
11-15 = GGGGC
"""


def difference(expected, got, path=""):
    """Where two JSON values differ, or None."""
    if type(expected) is not type(got):
        return f"{path}: {expected} expected, {got} found"
    if isinstance(expected, dict):
        if expected.keys() != got.keys():
            return f"{path}: keys {sorted(expected)} expected, {sorted(got)} found"
        found = (difference(expected[k], got[k], f"{path}.{k}") for k in expected)
        return next((d for d in found if d), None)
    if isinstance(expected, list) and len(expected) == len(got):
        found = (difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(expected, got)))
        return next((d for d in found if d), None)
    return None if expected == got else f"{path}: {expected} expected, {got} found"


def points(steps):
    """VP of every seat by the events alone."""
    gained = [0] * steps[0]["state"]["players"]
    for step in steps:
        for event in step["events"]:
            if event["event"] == "points":
                gained[event["seat"]] += event["vp"]
    return gained


def places(seats):
    keys = [(seat["vp"], seat["pesos"]) for seat in seats]
    return [1 + sum(other > key for other in keys) for key in keys]


def watch(record):
    lines = subprocess.run([PROGRAM, "replay", "--json", record], check=True,
                           capture_output=True, text=True).stdout.splitlines()
    steps = [json.loads(line) for line in lines]
    for step, following in zip(steps, steps[1:]):
        state, where = step["state"], f"{record.name}, step {step['step']}, {step['action']}"
        assert sorted(step["legal"]) == cuba.legal(state), f"{where}: {step['legal']}"
        wrong = difference(cuba.play(state, step["action"]), following["state"])
        assert wrong is None, f"{where}: {wrong}"
    last = steps[-1]
    assert last["actor"] == "over" and last["legal"] == []
    assert last["result"]["points"] == [seat["vp"] for seat in last["state"]["seats"]]
    assert last["result"]["points"] == points(steps)
    assert last["result"]["ranks"] == places(last["state"]["seats"])
    return len(steps)


def watch_games(players, seats, *options):
    with tempfile.TemporaryDirectory() as folder:
        games = pathlib.Path(folder) / "games"
        edition = pathlib.Path(folder) / "other.edition"
        edition.write_text(EDITION)
        words = [str(edition) if word == "EDITION" else word for word in options]
        subprocess.run([PROGRAM, "simulate", "cuba", "--players", str(players), "--seats", ",".join(itertools.islice(itertools.cycle(seats.split(",")), players)),
                        "--games", str(GAMES), "--records", str(games), *words],
                       check=True, capture_output=True)
        records = sorted(games.iterdir())
        assert len(records) == GAMES
        for record in records:
            assert watch(record) > 100


def test_random_players():
    for players in range(2, 6):
        watch_games(players, "random")


def test_greedy_players():
    for players in range(2, 6):
        watch_games(players, "greedy")


def test_common_plantations():
    watch_games(4, "greedy,random", "--option", "plantations=common")


def test_secret_parliament_and_chosen_sides():
    watch_games(5, "random,greedy", "--option", "parliament=secret", "--option", "sides=chosen")


def test_another_edition():
    watch_games(3, "random,greedy", "--edition", "EDITION")


tap.run(sys.modules[__name__])
