"""
Parses samples of Python and Vyper, which Python's own parser reads when a few words are exchanged. Then it runs those of
Python in their order, all of a document in one namespace, as a reader does in a console; nothing of a document in which
something can't be parsed. Reads a list of {"id", "file", "language", "code", "runs"} from standard input, and writes
{"id", "line", "message"} for what fails.
"""

import ast
import json
import os
import re
import sys
import traceback
from collections import defaultdict


class Settings(dict):
    """Environment in which every variable that a sample asks for is an address."""

    def __missing__(self, name):
        return "0x" + "11" * 20


#: What Python announces before it starts a program, asks a network, or changes a file.
OUTSIDE = re.compile(
    r"os\.(?:system|exec|spawn|posix_spawn|fork|kill|remove|rename|rmdir|mkdir|link|symlink|truncate|ch(?:dir|mod|own|flags))"
    r"|(?:subprocess|pty|socket|ctypes|shutil|urllib|http|ftplib|smtplib|webbrowser|tempfile|gc)\."
)
#: Modules that reach the system without announcing it.
SILENT = frozenset({"_ctypes", "_posixsubprocess", "_socket", "ctypes"})


def refuse(event, details, outside=OUTSIDE, silent=SILENT, writing=os.O_WRONLY | os.O_RDWR | os.O_CREAT):
    """
    Keeps a sample to the stand-ins, because people who check a pull request run the code in its documents. It stops what a
    reader of the text may overlook, and not every trick that Python knows. Its rules are parameters, because a sample can
    give any name of this file another value.
    """
    # The environment of any process is a file in /proc.
    opens = event == "open" and ((details[2] or 0) & writing or "/proc/" in str(details[0]))
    if opens or outside.match(event) or (event == "import" and details[0] in silent):
        raise PermissionError(f"a sample may not do this here ({event})")


def as_python(code):
    """Vyper's declarations as classes, and `log Event(…)` as a call, each in its own line."""
    code = re.sub(r"^([ \t]*)(?:struct|event|interface|enum)(?=[ \t]+\w+[ \t]*:)", r"\1class", code, flags=re.M)
    return re.sub(r"^([ \t]*)log[ \t]+(?=\w+\()", r"\1log_", code, flags=re.M)


def parse(sample):
    code = sample["code"]
    try:
        ast.parse(as_python(code) if sample["language"] == "vyper" else code)
    except SyntaxError as error:
        line = min(error.lineno, len(code.splitlines()))
        text = code.splitlines()[line - 1].strip()
        return {"id": sample["id"], "line": line, "message": f'cannot be parsed near "{text}": {error.msg}'}


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
    faults = [found for found in map(parse, samples) if found]
    faulty = {samples[fault["id"]]["file"] for fault in faults}
    os.environ = Settings(os.environ)
    out, sys.stdout = sys.stdout, sys.stderr
    sys.addaudithook(globals().pop("refuse"))
    namespaces = defaultdict(lambda: {"__name__": "__main__"})
    runnable = [sample for sample in samples if sample["runs"] and sample["file"] not in faulty]
    results = [run(sample, namespaces[sample["file"]]) for sample in runnable]
    json.dump([problem for problem in [*faults, *results] if problem], out)


main()
