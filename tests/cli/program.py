"""Driving the program `antilles` in tests: through a pipe, or at a pseudo-terminal.

The program's path comes from the environment variable ANTILLES.
"""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time
import unittest

PROGRAM = os.path.abspath(os.environ.get("ANTILLES", "build/antilles"))
TIMEOUT = 60
ESCAPES = re.compile(r"\033\[[0-9;?]*[A-Za-z]")

# Answers that finish any game of Santo Domingo: numbers that do not fit are refused.
ONE_CARD = "\n".join("81234567") + "\n0\n"
TWO_CARDS = "1 2\n3 4\n5 6\n7 8\n2 8\n0\n1\n"
WHOLE_GAME = (ONE_CARD + TWO_CARDS) * 200


def environment(**changes):
    """A plain environment with UTF-8; None removes a variable."""
    result = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith("LC_") and key not in ("LANG", "LANGUAGE", "NO_COLOR")
    }
    result.update(LANG="C.UTF-8", TERM="xterm-256color")
    for key, value in changes.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = value
    return result


class Folder(unittest.TestCase):
    """A test in an empty folder of its own."""

    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.folder = self._folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return name

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def files(self):
        return sorted(os.listdir(self.folder))

    def run_program(self, *args, typed="", **changes):
        return subprocess.run(
            [PROGRAM, *args],
            input=typed.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env=environment(**changes),
            timeout=TIMEOUT,
            check=False,
        )

    def play(self, *args, typed="", code=0, **changes):
        """Plays over a pipe and returns what was printed."""
        done = self.run_program(*quick(["play", *args]), typed=typed, **changes)
        self.assertEqual(done.returncode, code, done.stderr.decode())
        self.errors = done.stderr.decode()
        return done.stdout.decode()

    def check_record(self, name):
        done = self.run_program("check", name)
        self.assertEqual(done.returncode, 0, done.stdout.decode() + done.stderr.decode())


def quick(args):
    """Bots that play by rule of thumb, unless the words say who plays: these tests are
    about the table, and the levels may be tuned."""
    if args[0] != "play" or {"--seats", "--level", "--resume", "--help"} & set(args):
        return args
    players = int(args[args.index("--players") + 1]) if "--players" in args else 4
    return [*args, "--seats", ",".join(["human"] + ["greedy"] * (players - 1))]


class Terminal:
    """The program at a pseudo-terminal."""

    def __init__(self, folder, *args, columns=80, rows=60, **changes):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.modes = termios.tcgetattr(slave)
        self.slave = slave

        def lead():
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [PROGRAM, *quick(args)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(**changes),
            preexec_fn=lead,
        )
        self.seen = ""
        self._bytes = b""

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.slave)
        os.close(self.master)

    def _pump(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        self._bytes += os.read(self.master, 65536)
        self.seen = self._bytes.decode("utf-8", "replace")
        return True

    def wait_any(self, texts, start=0):
        """Waits until one of `texts` is shown after position `start`; returns it and
        the position of its end."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            for text in texts:
                at = self.seen.find(text, start)
                if at >= 0:
                    return text, at + len(text)
            if time.monotonic() > deadline:
                raise AssertionError(f"{texts} not shown; the end is {self.seen[-800:]!r}")
            self._pump(0.2)

    def wait(self, text, start=0):
        """Waits until `text` is shown after position `start`; returns its end."""
        return self.wait_any((text,), start)[1]

    def type(self, line):
        """Types a line and returns the position before it."""
        start = len(self.seen)
        os.write(self.master, (line + "\n").encode())
        return start

    def answer(self, prompt, line, start=0):
        """Waits for a prompt, types a line, returns the position of the reply."""
        self.wait(prompt, start)
        return self.type(line)

    def press(self, byte):
        os.write(self.master, byte)

    def finish(self):
        """Waits for the end and returns the exit code, negative for a signal."""
        deadline = time.monotonic() + TIMEOUT
        while self.process.poll() is None and time.monotonic() < deadline:
            self._pump(0.05)
        while self._pump(0):
            pass
        return self.process.wait(timeout=1)

    def lines(self):
        """What was shown, without colours, line by line."""
        return ESCAPES.sub("", self.seen).replace("\r", "").split("\n")
