"""Games of Santo Domingo, checked step by step by a referee that shares no code with the
program: games that the program's bots played, and games that the referee wrote."""
from concurrent import futures
import copy
import itertools
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import record
import santo_domingo
import tap

PROGRAM = sys.argv[1]
GAMES = 10  # of each kind
ODD_RATES = """edition odd-rates
game santo-domingo
table standard
0-1 = 9:1
2-4 = 7:2
5 = 5:2
6-8 = 4:3
9-10 = 5:4
11-13 = 2:3
14-15 = 1:9
"""


def folder():
    return tempfile.TemporaryDirectory(prefix="antilles-")


def verify(path, data=None):
    """Checks a record and the program's replay of it; returns the replay."""
    if data is not None:
        path.write_bytes(data)
    steps = record.replay(PROGRAM, path)
    wrong = santo_domingo.verify(path.read_bytes(), steps)
    assert not wrong, "\n".join([path.name, *wrong])
    return steps


def simulate(where, seats, *words, games=GAMES):
    subprocess.run([PROGRAM, "simulate", "santo-domingo", "--seats", ",".join(seats),
                    "--players", str(len(seats)), "--games", str(games), "--seed", "11",
                    "--records", where, *words], check=True, stdout=subprocess.DEVNULL)
    found = sorted(pathlib.Path(where).glob("*.atl"))
    assert len(found) == games
    return found


def bots(players, first="greedy"):
    kinds = ["greedy", "random"] if first == "greedy" else ["random", "greedy"]
    return list(itertools.islice(itertools.cycle(kinds), players))


def verify_games(seats, *options):
    words = [word for option in options for word in ("--option", option)]
    with folder() as where, futures.ThreadPoolExecutor(2) as pool:
        for steps in pool.map(verify, simulate(where, seats, *words)):
            assert steps[-1]["actor"] == "over"


def write(game, choose):
    """The record of a game of the referee's, with actions by `choose(game, legal)`."""
    actions = []
    while game.phase != "over":
        actor, action = game.actor(), choose(game, game.legal())
        actions.append(f"{len(actions)} {actor} {action}")
        game.act(action)
    tags = ["Antilles record 1", "Game: santo-domingo", f"Players: {len(game.seats)}",
            f"Option: side={game.side}", f"Option: goal={game.goal}", "Option: memory=off",
            "Edition: default", *(f"Seat {i}: human" for i in range(len(game.seats))),
            f"Result: {record.result_text(game.result())}"]
    return record.text(tags + actions)


def table(players, side="standard", goal=30):
    return santo_domingo.Table(players, side, goal, False, santo_domingo.default_rates(side))


def test_bots_on_the_standard_side():
    for players in range(2, 7):
        verify_games(bots(players), "side=standard")


def test_bots_on_the_winter_side():
    for players in range(2, 7):
        verify_games(bots(players, "random"), "side=winter", "memory=on")


def test_bots_with_goal_45():
    verify_games(["greedy", "greedy"], "goal=45")
    verify_games(["random", "random", "greedy"], "goal=45", "side=winter")


def test_an_edition_with_odd_rates():
    with folder() as where:
        edition = pathlib.Path(where, "odd")
        edition.write_text(ODD_RATES)
        for players in (2, 5):
            records = pathlib.Path(where, str(players))
            for path in simulate(records, bots(players), "--edition", edition):
                verify(path)


def test_unfinished_games():
    with folder() as where:
        whole = record.Record(simulate(where, bots(3), games=1)[0].read_bytes())
        for count in range(len(whole.actions)):
            steps = verify(pathlib.Path(where, "cut.atl"), whole.cut(count))
            assert len(steps) == count + 1 and "result" not in steps[-1]


def test_games_of_the_referee():
    """Any legal action, drawn by another hand than the program's."""
    draw = random.Random(3)
    with folder() as where:
        for players, goal in [(2, 45), (3, 30), (4, 30), (5, 30), (6, 30)]:
            data = write(table(players, "winter", goal), lambda _, legal: draw.choice(legal))
            verify(pathlib.Path(where, "drawn.atl"), data)


def test_the_game_ends_after_round_100_and_is_shared():
    """SD-7.1, SD-7.3: only Beggars, so nobody ever gets a point from the board."""
    with folder() as where:
        data = write(table(4), lambda game, legal: "beggar")
        last = verify(pathlib.Path(where, "beggars.atl"), data)[-2:]
        assert {"event": "finish", "round": 100, "why": "rounds"} in last[0]["events"]
        assert last[1]["result"]["winners"] == [0, 1, 2, 3]


def test_wrong_actions_are_refused():
    """`check` names the line of an action that the referee does not allow."""
    with folder() as where:
        whole = record.Record(simulate(where, bots(4), games=1)[0].read_bytes())
        game = santo_domingo.table_of(whole)
        draw, paths, places = random.Random(5), [], []
        for number, (_, actor, action) in enumerate(whole.actions):
            every = santo_domingo.CARDS + [f"buy {vp}" for vp in range(17)]
            wrong = [f"{number} {actor} {other}" for other in every if other not in game.legal()]
            wrong = [*draw.sample(wrong, 3), f"{number + 1} {actor} {action}",
                     f"{number} {int(actor) ^ 1} {action}"]
            for line in wrong:
                lines = list(whole.lines)
                at = whole.first_action + number
                lines[at] = line
                paths.append(pathlib.Path(where, f"wrong-{len(paths)}"))
                paths[-1].write_bytes(record.text(lines))
                places.append(f"{paths[-1]}:{at + 1}: ")
            game.act(action)
        done = subprocess.run([PROGRAM, "check", *paths], capture_output=True, text=True)
        assert done.returncode == 1 and not done.stdout, done
        for place, said in zip(places, done.stderr.splitlines()):
            assert place in said, (place, said)


def test_the_referee_notices_every_change():
    """Changes each value in some lines of a replay's beginning; none may pass."""
    with folder() as where:
        path = simulate(where, bots(2), games=1)[0]
        data, steps = path.read_bytes(), verify(path)
        trade = next(i for i, step in enumerate(steps) if step["state"]["phase"] == "trade")
        start = record.Record(record.Record(data).cut(trade + 1))
        for number in (0, trade - 1, trade):
            for change in changes(steps[number]):
                other = [change if i == number else step for i, step in enumerate(steps)]
                wrong = record.compare(start, other[:trade + 2], santo_domingo.table_of(start))
                assert wrong and wrong[0].startswith(f"step {number}: "), change


def changes(value):
    """Copies of a JSON value, each different in one place."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            for change in changes(value[key]):
                other = copy.copy(value)
                other[key] = change
                yield other
            other = copy.copy(value)
            del other[key]
            yield other
    elif isinstance(value, bool):
        yield not value
        yield int(value)
    else:
        yield value + 1 if isinstance(value, int) else f"{value}?"


tap.run(sys.modules[__name__])
