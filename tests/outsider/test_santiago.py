"""Games of Santiago de Cuba, checked step by step by a referee that shares no code with the
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
import santiago
import tap

PROGRAM = sys.argv[1]
GAMES = 4  # of each kind
ODD_FLOWERS = ["none", "none", "yellow", "none", "red", "blue", "blue", "white", "none"]


def folder():
    return tempfile.TemporaryDirectory(prefix="antilles-")


def verify(path, data=None):
    """Checks a record and the program's replay of it; returns the replay."""
    if data is not None:
        path.write_bytes(data)
    steps = record.replay(PROGRAM, path)
    wrong = santiago.verify(path.read_bytes(), steps)
    assert not wrong, "\n".join([path.name, *wrong])
    return steps


def simulate(where, seats, *words, games=GAMES):
    subprocess.run([PROGRAM, "simulate", "santiago", "--seats", ",".join(seats),
                    "--players", str(len(seats)), "--games", str(games), "--seed", "11",
                    "--records", where, *words], check=True, stdout=subprocess.DEVNULL)
    found = sorted(pathlib.Path(where).glob("*.atl"))
    assert len(found) == games
    return found


def bots(players, first="greedy"):
    kinds = ["greedy", "random"] if first == "greedy" else ["random", "greedy"]
    return list(itertools.islice(itertools.cycle(kinds), players))


def verify_games(seats, *words):
    with folder() as where, futures.ThreadPoolExecutor(2) as pool:
        for steps in pool.map(verify, simulate(where, seats, *words)):
            assert steps[-1]["actor"] == "over"


def write(game, choose):
    """The record of a game of the referee's, with actions by `choose(legal)`."""
    actions = []
    while game.phase != "over":
        actor, action = game.actor(), choose(game.legal())
        actions.append(f"{len(actions)} {actor} {action}")
        game.act(action)
    flowers = list(game.flower.values())
    edition = (["Edition: default"] if flowers == santiago.DEFAULT else
               ["Edition: odd", "Table flowers: " + " ".join(flowers)])
    tags = ["Antilles record 1", "Game: santiago", f"Players: {len(game.seats)}",
            f"Option: preset={game.preset}", f"Option: screens={'on' if game.screens else 'off'}",
            *edition, *(f"Seat {i}: human" for i in range(len(game.seats))),
            f"Result: {record.result_text(game.result())}"]
    return record.text(tags + actions)


def test_bots_by_the_rulebook():
    for players in range(2, 5):
        verify_games(bots(players), "--option", "preset=rulebook")


def test_bots_by_the_manual():
    for players in range(2, 5):
        verify_games(bots(players, "random"), "--option", "preset=manual",
                     "--option", "screens=on")


def test_an_edition_with_odd_flowers():
    with folder() as where:
        edition = pathlib.Path(where, "odd")
        lines = [f"{c} = {f}" for c, f in zip(santiago.CUBANS, ODD_FLOWERS)]
        edition.write_text("\n".join(["edition odd", "game santiago", "table flowers", *lines]))
        for players in (2, 4):
            records = pathlib.Path(where, str(players))
            for path in simulate(records, bots(players), "--edition", edition):
                verify(path)


def test_unfinished_games():
    with folder() as where:
        whole = record.Record(simulate(where, bots(3), games=1)[0].read_bytes())
        for count in range(0, len(whole.actions), 9):
            steps = verify(pathlib.Path(where, "cut.atl"), whole.cut(count))
            assert len(steps) == count + 1 and "result" not in steps[-1]


def test_games_of_the_referee():
    """Any legal action, drawn by another hand than the program's; dice of 0 more often
    than they would fall."""
    draw = random.Random(3)

    def choose(legal):
        zero = [action for action in legal if action.startswith("roll ") and action[-1] == "0"]
        return zero[0] if zero and draw.random() < 0.7 else draw.choice(legal)

    with folder() as where:
        for players, preset in itertools.product((2, 3, 4), ("rulebook", "manual")):
            for flowers in (santiago.DEFAULT, ODD_FLOWERS):
                game = santiago.Table(players, preset, False, flowers)
                verify(pathlib.Path(where, "drawn.atl"), write(game, choose))


def test_the_game_ends_after_turn_400():
    """SC-8.5: everybody drives one stop, and the Harbourmaster keeps the ship in port."""
    draw = random.Random(1)

    def choose(legal):
        for wish in ("move harbourmaster", "harbourmaster left", "skip", "pass", "give vp"):
            if wish in legal:
                return wish
        return draw.choice(legal)

    with folder() as where:
        game = santiago.Table(2, "rulebook", False, santiago.DEFAULT)
        data = write(game, lambda legal: next_stop(game) or choose(legal))
        last = verify(pathlib.Path(where, "long.atl"), data)[-2]
        assert {"event": "finish", "turn": 400, "why": "turns"} in last["events"]


def next_stop(game):
    return f"drive {game.street[(game.car + 1) % 10]}" if game.phase == "drive" else None


def test_wrong_actions_are_refused():
    """`check` names the line of an action that the referee does not allow."""
    with folder() as where:
        whole = record.Record(simulate(where, bots(4), games=1)[0].read_bytes())
        game = santiago.table_of(whole)
        every = sorted({action for _, _, action in whole.actions})
        draw, paths, places = random.Random(5), [], []
        for number, (_, actor, action) in enumerate(whole.actions[:150]):
            wrong = [f"{number} {actor} {other}" for other in every if other not in game.legal()]
            wrong = [draw.choice(wrong), f"{number + 1} {actor} {action}"]
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
        path = simulate(where, bots(3), games=1)[0]
        data, steps = path.read_bytes(), verify(path)
        phases = [step["state"]["phase"] for step in steps]
        for number in map(phases.index, ("place", "leave", "use")):
            start = record.Record(record.Record(data).cut(number + 1))
            for change in changes(steps[number]):
                other = [change if i == number else step for i, step in enumerate(steps)]
                wrong = record.compare(start, other[:number + 2], santiago.table_of(start))
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
