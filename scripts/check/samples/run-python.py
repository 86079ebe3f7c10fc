"""
Runs samples of Python in their order, all of a document in one namespace, as a reader does in a console. Reads a list of
{"id", "file", "code"} from standard input, and writes {"id", "line", "message"} for what fails.
"""

import json
import os
import sys
import traceback
from collections import defaultdict


class Settings(dict):
    """Environment in which every variable that a sample asks for is an address."""

    def __missing__(self, name):
        return "0x" + "11" * 20


def run(sample, namespace):
    name = f"sample {sample['id']}"
    try:
        known = namespace.get("main")
        exec(compile(sample["code"], name, "exec"), namespace)
        if namespace.get("main") is not known:
            namespace["main"]()
    except BaseException as error:  # noqa: B902 - an exit is a failure too
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == name]
        line = lines[-1] if lines else getattr(error, "lineno", None) or 1
        return {"id": sample["id"], "line": line, "message": f"does not run: {type(error).__name__}: {error}"}


def main():
    samples = json.load(sys.stdin)
    os.environ = Settings(os.environ)
    out, sys.stdout = sys.stdout, sys.stderr
    namespaces = defaultdict(lambda: {"__name__": "__main__"})
    results = [run(sample, namespaces[sample["file"]]) for sample in samples]
    json.dump([problem for problem in results if problem], out)


main()
