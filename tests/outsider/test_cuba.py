"""The second referee watches whole games and must agree with the engine on every
legal action and on every fact of every state."""
import itertools
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import cuba
import record
import referee
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


def watch(path):
    steps = record.replay(PROGRAM, path)
    for step, following in zip(steps, steps[1:]):
        state, where = step["state"], f"{path.name}, step {step['step']}, {step['action']}"
        assert sorted(step["legal"]) == cuba.legal(state), f"{where}: {step['legal']}"
        wrong = record.differences(following["state"], cuba.play(state, step["action"]))
        assert not wrong, f"{where}: {wrong}"
    last = steps[-1]
    assert last["actor"] == "over" and last["legal"] == []
    assert last["result"]["points"] == [seat["vp"] for seat in last["state"]["seats"]]
    assert last["result"]["points"] == points(steps)
    assert last["result"]["ranks"] == places(last["state"]["seats"])
    return len(steps)


def watch_games(players, kinds, *words):
    seats = list(itertools.islice(itertools.cycle(kinds), players))
    with referee.folder() as where:
        edition = pathlib.Path(where, "other.edition")
        edition.write_text(EDITION)
        words = [str(edition) if word == "EDITION" else word for word in words]
        games = pathlib.Path(where, "games")
        for path in referee.simulate(PROGRAM, "cuba", games, seats, *words, games=GAMES):
            assert watch(path) > 100


def test_random_players():
    for players in range(2, 6):
        watch_games(players, ["random"])


def test_greedy_players():
    for players in range(2, 6):
        watch_games(players, ["greedy"])


def test_common_plantations():
    watch_games(4, ["greedy", "random"], "--option", "plantations=common")


def test_secret_parliament_and_chosen_sides():
    watch_games(5, ["random", "greedy"], "--option", "parliament=secret", "--option", "sides=chosen")


def test_another_edition():
    watch_games(3, ["random", "greedy"], "--edition", "EDITION")


tap.run(sys.modules[__name__])
