"""Runs a hall for tests, again and again: ``hall_process.py DATA SETTINGS``, the settings as a Python literal.

Everything is loaded once. For every line of its input (a port) it opens a hall in a child and says the child's number;
when the child is gone, killed or not, it waits for the next line.
"""

import os
import sys
from ast import literal_eval
from pathlib import Path

from msgspec.structs import replace

from meadhall.server.run import serve
from tests.server.generous import GENEROUS

settings = {"bot_pause": 0.0, "take_back": 0.0, **literal_eval(sys.argv[2])}
limits = replace(GENEROUS, **settings.pop("limits", {}))

for line in iter(sys.stdin.readline, ""):
    child = os.fork()
    if child == 0:
        print(f"child {os.getpid()}", flush=True)
        serve(
            port=int(line),
            data=Path(sys.argv[1]),
            games=("tests.server.runes",),
            limits=limits,
            **settings,
        )
        break
    _, status = os.waitpid(child, 0)
    print(f"gone {os.waitstatus_to_exitcode(status)}", flush=True)
