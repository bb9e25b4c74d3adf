"""The command line. Each group of commands is a file; nothing is imported before it is needed."""

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command ``meadhall`` and ends the process: 0 done, 1 it could not be done, 2 not understood."""
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:  # whoever read our output has gone, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 141
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit status; errors are one sentence on stderr."""
    from cyclopts import CycloptsError

    from ..kernel.errors import MeadhallError, OtherValues
    from .app import app
    from .say import complain

    try:
        result = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        complain(f"{str(error).partition('. Available commands')[0].rstrip('.')}. See `meadhall --help`.")
        return 2
    except OtherValues as error:
        from .overlays import RECORDS_BRING_VALUES, again_under

        if arguments[0] in RECORDS_BRING_VALUES:
            return again_under(error, arguments).returncode
        complain(str(error))
        return 1
    except MeadhallError as error:
        complain(str(error))
        return 1
    except BrokenPipeError:
        raise
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror or error}.")
        return 1
    return result if isinstance(result, int) else 0
