"""What the tests of all referees share: games by the program's bots, records with one
thing changed, and the referee as a program of its own."""
from concurrent import futures
import copy
import itertools
import pathlib
import subprocess
import sys
import tempfile

import record


def folder():
    return tempfile.TemporaryDirectory(prefix="antilles-")


def bots(players, first="greedy"):
    kinds = ["greedy", "random"] if first == "greedy" else ["random", "greedy"]
    return list(itertools.islice(itertools.cycle(kinds), players))


def simulate(program, game, where, seats, *words, games):
    """The paths of records of games that the program's bots have played."""
    subprocess.run([program, "simulate", game, "--seats", ",".join(seats),
                    "--players", str(len(seats)), "--games", str(games), "--seed", "11",
                    "--records", where, *words], check=True, stdout=subprocess.DEVNULL)
    found = sorted(pathlib.Path(where).glob("*.atl"))
    assert len(found) == games
    return found


class Referee:
    """The referee of one game (a module with table_of) at work on a program."""

    def __init__(self, program, game, rules, games):
        self.program, self.game, self.rules, self.games = program, game, rules, games

    def simulate(self, where, seats, *words, games=None):
        return simulate(self.program, self.game, where, seats, *words, games=games or self.games)

    def verify(self, path, data=None):
        """Checks a record and the program's replay of it; returns the replay."""
        if data is not None:
            path.write_bytes(data)
        steps = record.replay(self.program, path)
        wrong = verify(self.rules, path.read_bytes(), steps)
        assert not wrong, "\n".join([path.name, *wrong])
        return steps

    def verify_games(self, seats, *options):
        words = [word for option in options for word in ("--option", option)]
        with folder() as where, futures.ThreadPoolExecutor(2) as pool:
            for steps in pool.map(self.verify, self.simulate(where, seats, *words)):
                assert steps[-1]["actor"] == "over"

    def verify_edition(self, text, counts):
        """Games with the numbers of an edition file, for several numbers of players."""
        with folder() as where:
            edition = pathlib.Path(where, "odd")
            edition.write_text(text)
            for players in counts:
                records = pathlib.Path(where, str(players))
                for path in self.simulate(records, bots(players), "--edition", edition):
                    self.verify(path)

    def verify_cuts(self, every):
        """A game that ends after any number of actions."""
        with folder() as where:
            whole = record.Record(self.simulate(where, bots(3), games=1)[0].read_bytes())
            for count in range(0, len(whole.actions), every):
                steps = self.verify(pathlib.Path(where, "cut.atl"), whole.cut(count))
                assert len(steps) == count + 1 and "result" not in steps[-1]

    def refuse_wrong_lines(self, wrong_lines, most=None):
        """`check` names the line of every wrong action: wrong_lines(table, every action,
        number, actor, action) are lines that must not stand there."""
        with folder() as where:
            whole = record.Record(self.simulate(where, bots(4), games=1)[0].read_bytes())
            table = self.rules.table_of(whole)
            every = sorted({action for _, _, action in whole.actions})
            paths, places = [], []
            for number, (_, actor, action) in enumerate(whole.actions[:most]):
                for line in wrong_lines(table, every, number, actor, action):
                    lines = list(whole.lines)
                    at = whole.first_action + number
                    lines[at] = line
                    paths.append(pathlib.Path(where, f"wrong-{len(paths)}"))
                    paths[-1].write_bytes(record.text(lines))
                    places.append(f"{paths[-1]}:{at + 1}: ")
                table.act(action)
            done = subprocess.run([self.program, "check", *paths], capture_output=True, text=True)
            assert done.returncode == 1 and not done.stdout, done
            for place, said in zip(places, done.stderr.splitlines()):
                assert place in said, (place, said)

    def notice_changes(self, players, numbers_of):
        """Changes each value in some steps of a replay (numbers_of(phases)); none may
        pass."""
        with folder() as where:
            path = self.simulate(where, bots(players), games=1)[0]
            data, steps = path.read_bytes(), self.verify(path)
            for number in numbers_of([step["state"]["phase"] for step in steps]):
                start = record.Record(record.Record(data).cut(number + 1))
                for change in changes(steps[number]):
                    other = [change if i == number else step for i, step in enumerate(steps)]
                    wrong = record.compare(start, other[:number + 2], self.rules.table_of(start))
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


def verify(rules, data, steps):
    """What is wrong with a record (its bytes) and its replay (JSON objects), as texts."""
    rec = record.Record(data)
    return record.compare(rec, steps, rules.table_of(rec))


def main(rules):
    """Checks the record that is named, and its replay on standard input."""
    try:
        wrong = verify(rules, pathlib.Path(sys.argv[1]).read_bytes(),
                       record.load(sys.stdin.read()))
    except record.Wrong as reason:
        wrong = [str(reason)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)
