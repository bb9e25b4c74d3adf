"""``meadhall play``: a table in the terminal."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .choices import OPTION, read_bots, read_options
from .overlays import OVERLAY, use_overlay
from .say import flag


def play(
    game: Annotated[str, Parameter(help="The title.")] = "ragnarocks",
    /,
    *,
    seats: Annotated[int, Parameter(help="How many seats play.")] = 2,
    bots: Annotated[
        str | None, Parameter(help="Bots for the last seats, with commas, or package.module:Class; none: only people.")
    ] = None,
    seed: Annotated[int | None, Parameter(help="The same seed gives the same chances.")] = None,
    option: Annotated[list[str] | None, OPTION] = None,
    overlay: Annotated[Path | None, OVERLAY] = None,
    lang: Annotated[str, Parameter(help="en or de.")] = "en",
    plain: Annotated[bool, flag("Lines of text only, for screen readers and pipes.")] = False,
) -> None:
    """Plays in the terminal."""
    use_overlay(overlay)
    opponents = None if bots is None else read_bots(game, bots, at_most=seats)
    from ..bots.cores import use_cores
    from ..terminal import play as play_in_terminal

    use_cores()
    play_in_terminal(game, seats, opponents, seed, lang, plain=plain, options=read_options(option or []))
