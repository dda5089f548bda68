"""Old records stay good, and their replays stay the same to the byte.

When the JSON of a replay changes on purpose: test_golden.py PROGRAM --update.
"""
import hashlib
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
import tap

PROGRAM = sys.argv[1]
DIGESTS = HERE / "replays.sha256"


def output(*words):
    return subprocess.run([PROGRAM, *words], check=True, capture_output=True).stdout


def records():
    found = sorted(HERE.glob("*.atl"))
    assert found
    return found


def digests():
    """Lines as of sha256sum: one for the replay of each record."""
    return "".join(f"{hashlib.sha256(output('replay', '--json', str(path))).hexdigest()}  "
                   f"{path.name}\n" for path in records())


def test_records_are_good():
    output("check", *map(str, records()))


def test_replays_are_the_same():
    assert digests() == DIGESTS.read_text()


if "--update" in sys.argv:
    DIGESTS.write_text(digests())
else:
    tap.run(sys.modules[__name__])
