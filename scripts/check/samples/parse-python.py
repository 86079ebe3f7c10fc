"""
Parses samples of Python and Vyper, which Python's own parser reads when a few words are exchanged. Reads a list of
{"id", "language", "code"} from standard input, and writes {"id", "line", "message"} for what fails.
"""

import ast
import json
import re
import sys


def as_python(code):
    """Vyper's declarations as classes, and `log Event(…)` as a call, each in its own line."""
    code = re.sub(r"^([ \t]*)(?:struct|event|interface|enum)(?=[ \t]+\w+[ \t]*:)", r"\1class", code, flags=re.M)
    return re.sub(r"^([ \t]*)log[ \t]+(?=\w+\()", r"\1log_", code, flags=re.M)


def fault(sample):
    code = sample["code"]
    try:
        ast.parse(as_python(code) if sample["language"] == "vyper" else code)
    except SyntaxError as error:
        line = min(error.lineno, len(code.splitlines()))
        text = code.splitlines()[line - 1].strip()
        return {"id": sample["id"], "line": line, "message": f'cannot be parsed near "{text}": {error.msg}'}


json.dump([found for found in map(fault, json.load(sys.stdin)) if found], sys.stdout)
