"""Runs a command to its end, and writes as JSON to file descriptor 3 what it and all that it started have cost."""

import ctypes
import glob
import json
import os
import resource
import signal
import subprocess
import sys
import time

# What outlives the process that started it becomes a child of this one, so that it counts too. Linux alone has this.
PR_SET_CHILD_SUBREAPER = 36
ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


def resident(group):
    """Resident memory of all processes of a group, in bytes."""
    pages = 0
    for name in glob.glob("/proc/[0-9]*/stat"):
        try:
            # The name of the program, in parentheses, may contain anything.
            fields = open(name).read().rpartition(")")[2].split()
        except OSError:
            continue  # It ended meanwhile.
        if int(fields[2]) == group:
            pages += int(fields[21])
    return pages * resource.getpagesize()


start = time.monotonic()
process = subprocess.Popen(sys.argv[1:], start_new_session=True)
memory = 0
try:
    while process.poll() is None:
        memory = max(memory, resident(process.pid))
        time.sleep(0.1)
finally:
    # Ctrl+C does not reach the other session.
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
wall = time.monotonic() - start
try:
    while True:
        os.wait()
except ChildProcessError:
    pass
used = resource.getrusage(resource.RUSAGE_CHILDREN)
cost = {"cpu": used.ru_utime + used.ru_stime, "wall": wall, "memory": memory}
os.write(3, json.dumps(cost).encode())
sys.exit(1 if process.returncode else 0)
