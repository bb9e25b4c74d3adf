"""What several commands read in the same way: lists of bots, and options of a table."""

import os
import sys
from typing import Any

from cyclopts import Parameter

from ..kernel.errors import MeadhallError
from ..kernel.titles import find

OPTION = Parameter(help="An option of the table, such as supply=40; may be given again.", negative="")


def read_bots(game: str, names: str, *, at_most: int | None = None) -> list[str]:
    """The bots named by a list such as ``random,karl,mybots.wolf:Wolf``; each must be able to play the title."""
    find(game)
    from ..bots import check_bots

    chosen = [name.strip() for name in names.split(",") if name.strip() and name.strip() != "none"]
    if any(":" in name for name in chosen) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # whoever works on a bot has it in the present folder
    check_bots(game, chosen, anywhere=True)
    if at_most is not None and len(chosen) > at_most:
        raise MeadhallError(f"{len(chosen)} bots cannot sit on {at_most} seats.")
    return chosen


def read_options(pairs: list[str]) -> dict[str, Any]:
    """The options of a table from ``name=value``; yes and no, true and false are switches."""
    switches = {"true": True, "yes": True, "false": False, "no": False}
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise MeadhallError(f"An option of the table is written name=value, not {pair!r}.")
        options[name.strip()] = switches.get(value.strip().lower(), value.strip())
    return options
