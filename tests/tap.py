"""Runs the functions test_* of a module and tells each result as a TAP line."""
import sys
import traceback


def run(module):
    cases = [value for name, value in vars(module).items() if name.startswith("test_")]
    failed = 0
    print(f"1..{len(cases)}")
    for number, case in enumerate(cases, 1):
        name = case.__name__.removeprefix("test_").replace("_", " ")
        try:
            case()
            print(f"ok {number} - {name}", flush=True)
        except Exception:  # a failed case must not stop the others
            failed += 1
            print(f"not ok {number} - {name}", flush=True)
            traceback.print_exc()
    sys.exit(1 if failed else 0)
