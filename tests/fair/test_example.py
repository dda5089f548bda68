"""examples/dice.py and `antilles check` agree about the dice of records, good and forged."""
import pathlib
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS / "outsider")]
import record
import tap

PROGRAM = sys.argv[1]
EXAMPLE = TESTS.parent / "examples" / "dice.py"
GOOD = sorted((TESTS / "golden").glob("*-dice.atl"))


def judge(data):
    """What `antilles check` and the example say about a record: exit codes and words."""
    with tempfile.NamedTemporaryFile(suffix=".atl") as file:
        file.write(data)
        file.flush()
        check = subprocess.run([PROGRAM, "check", file.name], capture_output=True, text=True,
                               check=False, env={"LC_ALL": "C"})
        replay = subprocess.run([PROGRAM, "replay", "--json", file.name], capture_output=True,
                                check=True)
        example = subprocess.run([sys.executable, EXAMPLE, file.name], input=replay.stdout,
                                 capture_output=True, check=False)
    return (check.returncode, check.stdout + check.stderr,
            example.returncode, (example.stdout + example.stderr).decode())


def forged(path, change, count=21):
    """The first actions of a record, its lines changed and sealed anew."""
    short = record.Record(record.Record(path.read_bytes()).cut(count)).lines
    return record.text(change(short))


def test_good_dice_are_good():
    assert len(GOOD) == 2
    for path in GOOD:
        code, said, example_code, example_said = judge(path.read_bytes())
        assert code == 0 and "fair dice" in said, said
        assert example_code == 0 and "promise was kept" in example_said, example_said
        assert judge(forged(path, list))[0] == 0


def test_another_seed_was_not_promised():
    def change(lines):
        return [line[:-1] + ("1" if line[-1] == "0" else "0") if line.startswith("Dice: ") else line
                for line in lines]
    for path in GOOD:
        code, said, example_code, example_said = judge(forged(path, change))
        assert code == 1 and "not the one that was promised" in said, said
        assert example_code == 1 and "not the one that was promised" in example_said, example_said


def test_the_promise_of_another_table_does_not_count():
    for path in GOOD:
        code, said, example_code, _ = judge(forged(
            path, lambda lines: [line.replace("Dice: k", "Dice: K") for line in lines]))
        assert code == 1 and "not the one that was promised" in said, said
        assert example_code == 1


def test_another_outcome_is_found_and_named():
    """Two draws of one pile in the other order: by the rules as good as any."""
    for path, step in ((GOOD[0], 0), (GOOD[1], 12)):
        def change(lines):
            at = next(i for i, line in enumerate(lines) if line.startswith(f"{step} chance "))
            one, two = (line.split(" ", 2)[2] for line in lines[at:at + 2])
            return (lines[:at] + [f"{step} chance {two}", f"{step + 1} chance {one}"] +
                    lines[at + 2:])
        code, said, example_code, example_said = judge(forged(path, change, step + 2))
        assert code == 1 and f"step {step} is not the dice's" in said, said
        assert example_code == 1 and f"Step {step} is not" in example_said, example_said


tap.run(sys.modules[__name__])
