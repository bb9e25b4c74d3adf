"""The victories that end the game at once (section 36), and the outcome."""

from meadhall.kernel import Clause, Outcome, Over, Seat, tell

from .content import CONTENT, by_players
from .state import NOBODY, State, clockwise, is_follower, left, people

LANDS_TO_WIN = CONTENT.rules.lands_to_win.value
TEMPLES_TO_WIN = {players: by_players(CONTENT.rules.temples_to_win, players) for players in (2, 3, 4)}
SLAIN_FOR_BOSS = {players: by_players(CONTENT.rules.slain_for_boss, players) for players in (2, 3, 4)}


def lands(s: State, seat: Seat) -> int:
    """How many Lands a player controls: every Region of each (LR-2.6)."""
    return lands_held(s).count(seat)


def lands_held(s: State) -> list[Seat]:
    """Who controls every Region of a Land, for each Land in one hand; nobody's are among them."""
    control = s.control
    return [control[land[0]] for land in s.board.lands if land and len({control[region] for region in land}) == 1]


def temples(s: State, seat: Seat) -> int:
    """How many Regions with a Temple a player controls."""
    return [by for by, built in zip(s.control, s.temples, strict=True) if built].count(seat)


def slain(s: State, seat: Seat) -> int:
    """How many Monsters count as slain for a player: miniatures and Slayer tokens (LR-21.9)."""
    return len(s.players[seat].slain) + s.players[seat].slayers


def around(s: State, seat: Seat) -> int:
    """How many Regions around Yggdrasil a player controls (LR-37.6)."""
    return [s.control[region] for region in s.board.around].count(seat)


def last_count(s: State, seat: Seat) -> int:
    """What counts when Ragnarok ends: those Regions, and for a Follower all Desolation tokens (LS-12.8, LS-12.9)."""
    return around(s, seat) + (len(s.ashes) * weight_of_ash(s) if is_follower(s, seat) else 0)


def weight_of_ash(s: State) -> int:
    """How much each Desolation token counts then; a challenge makes it more (LS-12.9, LS-24.4)."""
    return 1 + sum(CONTENT.challenges[challenge].last_count for challenge in s.challenges)


def judge(s: State) -> None:
    """Ends the game if somebody is Great Jarl or Great Gothi, the Active Player before others (LR-36.1, LR-36.8)."""
    held = lands_held(s)
    for seat in clockwise(s, s.active):
        if held.count(seat) >= LANDS_TO_WIN:
            win(s, seat, "jarl", "LR-36.3")
        if temples(s, seat) >= TEMPLES_TO_WIN[s.seats]:
            win(s, seat, "gothi", "LR-36.5" if s.seats == 2 else "LR-36.4")


def win(s: State, seat: Seat, ending: str, clause: Clause) -> None:
    """The game is over at once, whatever was under way (LR-36.2)."""
    s.winner, s.ending, s.ended_by = seat, ending, clause
    tell(s, "ended", winner=seat, ending=ending, clause=clause)
    raise Over


def ragnarok_ends(s: State, last: Seat) -> None:
    """Most Regions around Yggdrasil win; of those tied whoever had the last turn earlier (LR-37.6 to LR-37.8).

    A Follower among those tied wins before all people (LS-12.10, LS-13.38, LS-14.9).
    """
    held = [last_count(s, seat) for seat in range(s.seats)]
    order = clockwise(s, left(s, last))
    winner = max(order, key=lambda seat: (held[seat], is_follower(s, seat), -order.index(seat)))
    tied = held.count(held[winner]) > 1
    if s.followers and (is_follower(s, winner) or not tied):
        win(s, winner, "ragnarok", _count_clause(s))
    win(s, winner, "ragnarok", "LR-37.7" if tied else "LR-37.6")


def _count_clause(s: State) -> Clause:
    """The clause that compares the counts of people and Followers."""
    if len(people(s)) > 1:
        return "LS-14.9"
    return "LS-12.10" if len(s.followers) == 1 else "LS-13.38"


def outcome(s: State) -> Outcome | None:
    """One player wins, and the others are equal; if Surtur has come, all his Followers win (LS-11.22, LS-14.8)."""
    if s.winner == NOBODY:
        return None
    winners = range(len(s.followers)) if s.ending == "surtur" else (s.winner,)
    ranks = tuple(1 if seat in winners else 2 for seat in range(s.seats))
    return Outcome(ranks, (None,) * s.seats, s.ending, s.ended_by)
