"""Setup: the table before anything happened (sections 2 and 42)."""

from meadhall.kernel import MeadhallError, Seat, to

from .board import FREE, NAMES, OTHER, start_board
from .cards import go_together
from .content import NUMBERS, Side
from .draft import colours
from .state import Options, State


def setup(seats: int, options: Options) -> State:
    """The board before anything happened; the colours come first (RR-2.2 to RR-2.9)."""
    if sentence := unfit(seats, options):
        raise MeadhallError(sentence)
    return State(
        seats=seats,
        options=options,
        board=start_board() if options.mode == "basic" else FREE * len(NAMES),
        players=teams(seats, options) if options.mode == "team" else {},
        cards=[] if options.mode == "basic" else [None] * seats,
        supply=None if options.supply == "unlimited" else NUMBERS.stones.value,
        agenda=[to(colours)],
    )


def unfit(seats: int, options: Options) -> str | None:
    """The sentence for seats and options that do not go together (RR-2.1, RR-42.1, RR-41.2)."""
    mode, team, ivory, red = options.mode, options.ivory_team, options.ivory_power, options.red_power
    if mode == "team" and seats < 3:
        return f"A team game has at least three players, not {seats} (RR-42.1)."
    if mode == "team" and team >= seats:
        return f"An ivory team of {team} among {seats} players leaves nobody for red (RR-42.1)."
    if mode != "team" and seats != 2:
        return f"The {mode} game is played by two; {seats} players play the team game: mode=team (RR-2.1)."
    if mode != "advanced" or options.offer != "chosen":
        unwanted = "Powers are named only where an advanced game plays with chosen cards: offer=chosen."
        return None if ivory == red == "none" else unwanted
    if ivory == "none" or red == "none":
        return "A game with chosen cards needs one for each side: ivory_power and red_power."
    why = "the same card (RR-41.5)" if ivory == red else "cards that cannot meet (RR-41.3)"
    return None if go_together(ivory, red) else f"{ivory} and {red} are {why}."


def teams(seats: int, options: Options) -> dict[Side, list[Seat]]:
    """Who plays for which side: seats alternate, ivory 1 first, until one team is full (RR-42.4)."""
    sizes: dict[Side, int] = {"ivory": options.ivory_team or (seats + 1) // 2}
    sizes["red"] = seats - sizes["ivory"]
    found: dict[Side, list[Seat]] = {"ivory": [], "red": []}
    for seat in range(seats):
        side: Side = "ivory" if len(found["ivory"]) <= len(found["red"]) else "red"
        found[side if len(found[side]) < sizes[side] else OTHER[side]].append(seat)
    return found
