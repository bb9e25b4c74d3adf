"""How the fast board is compiled: by numba, once, and kept on disk.

What was compiled is kept in ``__pycache__`` beside this file or, where that cannot be written, in the user's cache
(``$XDG_CACHE_HOME/meadhall`` or ``~/.cache/meadhall``). The folder is named after the sources of all that is compiled,
so that a change anywhere compiles everything anew: numba itself only looks at the file a function stands in.
``NUMBA_CACHE_DIR``, if it is set, comes first.

No compiled function calls itself: code that does and is called by other code does not survive being kept.
"""

import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


@cache
def folder() -> Path:
    """Where compiled code is kept."""
    here = Path(__file__).parent
    told = sha256()
    for source in sorted(here.glob("*.py")):
        if b"import numpy" in (text := source.read_bytes()):
            told.update(text)
    name = f"fast-{told.hexdigest()[:16]}"
    if os.environ.get("NUMBA_CACHE_DIR"):
        return Path(os.environ["NUMBA_CACHE_DIR"], name)
    beside = here / "__pycache__"
    if os.access(beside if beside.exists() else here, os.W_OK):
        return beside / name
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "meadhall" / name


def compiled(function: F) -> F:
    """Compiles a function when it is first called, and lets other threads run while it does."""
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder())
    try:
        return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = before


@intrinsic
def _count(typing: Any, word: Any) -> Any:
    return types.int64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _lowest(typing: Any, word: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), write


@intrinsic
def _highest(typing: Any, word: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], context.get_constant(types.boolean, True))
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.uint64), write


signed: Callable[[Any], int] = cast(Any, np.int64)
"""A word as a number that one can count with."""
count: Callable[[Any], int] = cast(Any, _count)
"""How many bits of a word are set."""
lowest: Callable[[Any], int] = cast(Any, _lowest)
"""The place of a word's lowest bit; the word must not be 0."""
highest: Callable[[Any], int] = cast(Any, _highest)
"""The place of a word's highest bit; the word must not be 0."""
