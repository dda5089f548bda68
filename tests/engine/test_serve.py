"""`antilles engine` over real pipes: every command of docs/PROTOCOL.md."""
import pathlib
import queue
import random
import re
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap

PROGRAM = sys.argv[1]
PATIENCE = 60
NUMBER = r"[0-9]+"


class Engine:
    """The program as an engine; answers are read with a limit of time."""

    def __init__(self, lang="en"):
        self.process = subprocess.Popen(
            [PROGRAM, "engine", "--lang", lang], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, bufsize=0)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8").rstrip("\n"))
        self.lines.put(None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stderr):
            stream.close()

    def send(self, *lines):
        for line in lines:
            data = line if isinstance(line, bytes) else line.encode()
            self.process.stdin.write(data + b"\n")

    def line(self, patience=PATIENCE):
        line = self.lines.get(timeout=patience)
        assert line is not None, "the engine has ended"
        return line

    def until(self, first):
        """All lines up to the one whose first word is `first`."""
        lines = [self.line()]
        while lines[-1].split(" ")[0] != first:
            lines.append(self.line())
        return lines

    def ask(self, *commands):
        """Sends commands and returns the next line."""
        self.send(*commands)
        return self.line()

    def silent(self, *commands):
        """Sends commands that are not answered."""
        assert self.ask(*commands, "isready") == "readyok"

    def end(self):
        self.process.stdin.close()
        code = self.process.wait(timeout=PATIENCE)
        assert self.process.stderr.read() == b""
        assert self.lines.get(timeout=PATIENCE) is None
        return code


def words_of(answer, first):
    assert answer.split(" ")[0] == first, answer
    rest = answer.partition(" ")[2]
    return rest.split(" ; ") if rest else []


def facts_of(answer):
    assert answer.startswith("facts "), answer
    return dict(fact.split("=", 1) for fact in answer.split(" ")[1:])


def test_introduction():
    with Engine() as engine:
        engine.send("atl")
        lines = engine.until("atlok")
        assert re.fullmatch(r"id name Antilles \S+", lines[0]), lines[0]
        assert lines[1] == "protocol 1"
        assert "game santo-domingo 2 6" in lines
        assert "option santo-domingo side standard winter" in lines
        assert "knob iterations number 0 100000000 1000" in lines
        assert "knob reuse choice on on off" in lines
        assert "knob level choice none none novice easy medium hard expert" in lines
        assert engine.ask("isready") == "readyok"
        engine.send("quit")
        assert engine.end() == 0


def test_moves_legal_actions_and_facts():
    with Engine() as engine:
        engine.silent("position game santo-domingo players 2 option side=winter")
        assert engine.ask("actor") == "actor 0"
        assert len(words_of(engine.ask("legal"), "legal")) == 28
        engine.silent("position game santo-domingo players 2 moves captain+trader;governor+frigate")
        assert engine.ask("actor") == "actor 0"
        assert words_of(engine.ask("legal"), "legal")[0] == "buy 0"
        facts = facts_of(engine.ask("facts"))
        assert facts["players"] == "2" and facts["phase"] == "trade"
        assert facts["seats.0.played.0"] == "captain" and facts["seats.0.trading"] == "true"
        assert facts["seats.1.hand.0"] == "captain"


def test_facts_are_those_of_the_seat_to_act():
    with Engine() as engine:
        engine.silent("position game santo-domingo players 3 moves captain+trader")
        facts = facts_of(engine.ask("facts"))
        assert facts["seats.0.committed"] == "true"
        assert not any(key.startswith("seats.0.chosen") for key in facts), facts


def test_edition_and_options_are_read():
    with Engine() as engine:
        cells = ",".join(["2:1"] * 16)
        engine.silent("position game santo-domingo players 3 option goal=45 "
                      f"edition mine table standard={cells} moves captain+trader")
        facts = facts_of(engine.ask("facts"))
        assert facts["goal"] == "45" and facts["rates.0.goods"] == "2"


def test_a_whole_game_as_a_referee():
    moves = []
    with Engine() as engine:
        while True:
            engine.send("position game santo-domingo players 4 moves " + " ; ".join(moves))
            actor = engine.ask("actor")
            if actor.startswith("actor over"):
                break
            moves.append(words_of(engine.ask("legal"), "legal")[-1])
        assert re.fullmatch(r"actor over( \d+/\d){4}", actor), actor
        assert engine.ask("legal") == "legal"
        assert engine.ask("go").startswith("error ")


def test_go_answers_with_news_and_a_legal_move():
    with Engine() as engine:
        engine.silent("position game santo-domingo players 3 moves captain+trader")
        legal = words_of(engine.ask("legal"), "legal")
        engine.send("go iterations 500")
        lines = engine.until("bestmove")
        best = lines[-1].partition(" ")[2]
        assert best in legal
        shape = (rf"info iterations {NUMBER} time {NUMBER} values( [01]\.\d{{4}}){{3}} "
                 r"line \S.*")
        assert len(lines) > 1 and all(re.fullmatch(shape, line) for line in lines[:-1]), lines
        last = lines[-2]
        assert 0 < int(last.split()[2]) <= 500
        assert last.partition(" line ")[2].split(" ; ")[0] == best


def test_movetime_is_kept():
    with Engine() as engine:
        engine.silent("position game santo-domingo players 4")
        began = time.monotonic()
        engine.send("go movetime 300")
        engine.until("bestmove")
        assert 0.25 < time.monotonic() - began < 10


def test_the_same_seed_gives_the_same_move():
    with Engine() as engine:
        moves = []
        for seed in (1, 1, 2, 3, 4, 5, 1):
            engine.send("newgame", "position game santo-domingo players 2",
                        f"go iterations 40 seed {seed}")
            moves.append(engine.until("bestmove")[-1])
        assert moves[0] == moves[1] == moves[-1]
        assert len(set(moves)) > 1, moves


def test_infinite_thinks_until_stop_and_listens():
    with Engine() as engine:
        engine.silent("position game santo-domingo players 4")
        engine.send("go infinite")
        time.sleep(0.2)
        began = time.monotonic()
        engine.send("isready")
        engine.until("readyok")
        assert time.monotonic() - began < 5
        engine.send("position game santo-domingo players 2")
        assert "stop" in engine.until("error")[-1]
        engine.send("go movetime 5")
        engine.until("error")
        engine.send("legal")
        engine.until("error")
        began = time.monotonic()
        engine.send("stop")
        engine.until("bestmove")
        assert time.monotonic() - began < 5
        engine.silent("stop", "stop")
        assert len(words_of(engine.ask("legal"), "legal")) == 8
        # Whoever has said stop need not wait for the answer.
        engine.send("go infinite", "stop", "position game santo-domingo players 2", "legal")
        assert len(words_of(engine.until("legal")[-1], "legal")) == 28


def forced_position(engine):
    """A position with a single legal action, which is returned with it."""
    moves = []
    rng = random.Random(1)
    while True:
        position = "position game santo-domingo players 4 moves " + " ; ".join(moves)
        legal = words_of(engine.ask(position, "legal"), "legal")
        if len(legal) == 1:
            return legal[0]
        if legal:
            moves.append(rng.choice(legal))
        else:
            moves.clear()


def test_a_single_action_is_played_at_once():
    with Engine() as engine:
        action = forced_position(engine)
        assert engine.ask("go movetime 60000") == f"bestmove {action}"


def test_infinite_waits_even_without_a_choice():
    with Engine() as engine:
        action = forced_position(engine)
        engine.send("go infinite")
        try:
            raise AssertionError(engine.line(0.3))
        except queue.Empty:
            pass
        assert engine.ask("stop") == f"bestmove {action}"


def test_knobs():
    with Engine() as engine:
        engine.silent("set iterations 77", "set threads 2", "set level easy", "set reuse off")
        engine.silent("position game santo-domingo players 2")
        engine.send("go")
        lines = engine.until("bestmove")
        assert 0 < int(lines[-2].split()[2]) <= 2 * 77, lines
        engine.silent("set level none", "set threads 1", "set iterations 0",
                      "set milliseconds 50")
        engine.send("go")
        engine.until("bestmove")
        engine.silent("set milliseconds 0")
        assert engine.ask("go").startswith("error ")
        for wrong in ("set", "set iterations", "set iterations many", "set colour red",
                      "set threads 0", "set level genius", "set reuse 1", "set a b c"):
            assert engine.ask(wrong).startswith("error "), wrong


def test_wrong_commands_are_errors_and_nothing_else():
    with Engine() as engine:
        for wrong in ("xyzzy", "go", "legal", "facts", "actor", "position", "position game",
                      "position game chess players 2", "position game santo-domingo",
                      "position game santo-domingo players 9",
                      "position game santo-domingo players two",
                      "position game santo-domingo players 2 option side=summer",
                      "position game santo-domingo players 2 option side",
                      "position game santo-domingo players 2 option",
                      "position game santo-domingo players 2 edition",
                      "position game santo-domingo players 2 table standard=2:1",
                      "position game santo-domingo players 2 table none=1",
                      "position game santo-domingo players 2 table standard=9:9,x",
                      "position game santo-domingo players 2 colour red",
                      "position game santo-domingo players 4 moves captain+trader",
                      "position game santo-domingo players 4 moves captain ; ; admiral",
                      "position game santo-domingo players 4 moves xyzzy",
                      "position game santo-domingo seat 0",
                      "position game santo-domingo seat 9 view 00",
                      "position game santo-domingo seat 0 view 00",
                      "position game santo-domingo seat 0 view xyz-00000000",
                      b"\xff\xfe\x00\x01", b"go\x00", "x" * 5000, "x" * 3000000):
            answer = engine.ask(wrong)
            assert answer.startswith("error ") and len(answer) < 600, (wrong, answer)
            assert all(" " <= letter for letter in answer)
        engine.silent("", "   ", "position game santo-domingo players 2")
        for wrong in ("go depth 3", "go movetime", "go movetime 0", "go iterations -1",
                      "go seed", "go seed 99999999999999999999"):
            assert engine.ask(wrong).startswith("error "), wrong
        engine.send("position game santo-domingo players 2\r", "go iterations 5\r")
        engine.until("bestmove")


def test_a_refused_position_leaves_the_old_one():
    with Engine() as engine:
        engine.silent("position game santo-domingo players 5 moves captain")
        assert engine.ask("position game santo-domingo players 5 moves x").startswith("error ")
        assert engine.ask("actor") == "actor 1"
        assert engine.ask("newgame", "actor").startswith("error ")


def test_errors_speak_german():
    with Engine(lang="de") as engine:
        assert engine.ask("xyzzy") == "error es gibt keinen Befehl »xyzzy«"


def test_the_end_of_the_input_finishes_a_limited_search():
    with Engine() as engine:
        engine.send("position game santo-domingo players 2", "go iterations 50")
        engine.process.stdin.close()
        assert engine.until("bestmove")
        assert engine.process.wait(timeout=PATIENCE) == 0


def test_the_end_of_the_input_ends_an_endless_search():
    with Engine() as engine:
        engine.send("position game santo-domingo players 2", "go infinite")
        engine.process.stdin.close()
        assert engine.process.wait(timeout=PATIENCE) == 0


def test_quit_ends_without_a_move():
    with Engine() as engine:
        engine.send("position game santo-domingo players 2", "go infinite", "quit")
        assert engine.process.wait(timeout=PATIENCE) == 0
        lines = []
        while (line := engine.lines.get(timeout=PATIENCE)) is not None:
            lines.append(line)
        assert not any(line.startswith("bestmove") for line in lines), lines


def test_arguments():
    done = subprocess.run([PROGRAM, "engine", "extra"], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 2 and done.stderr.startswith(b"antilles: ")
    done = subprocess.run([PROGRAM, "engine", "--help"], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0 and b"antilles engine" in done.stdout


tap.run(sys.modules[__name__])
