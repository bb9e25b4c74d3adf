"""The end: legendary stats, Thor's Conquest, and who has won (section 11)."""

from meadhall.kernel import Outcome, Seat, chapter, tell

from .cards.sheet import worn_cards
from .cards.words import EndFiguresGlory
from .clan import ALL_STATS, gain_glory
from .content import CONTENT, STATS
from .figures import on_board
from .state import PHASES, State

END = PHASES.index("end")


@chapter
def end_game(s: State) -> None:
    """After the last Valhalla the stats and Thor's Conquest are paid, and nothing else (BR-11.1 to BR-11.6)."""
    s.phase = END
    for seat in range(s.seats):
        for source, glory in at_the_end(s, seat):
            gain_glory(s, seat, glory, source)
    final = outcome(s)
    assert final is not None
    tell(s, "ended", clause=final.clause, ending=final.ending, glory=list(final.scores), winners=list(final.winners))


def at_the_end(s: State, seat: Seat) -> list[tuple[str, int]]:
    """What the end pays a seat, by its source: each stat, and each Thor's Conquest (BR-11.2 to BR-11.5)."""
    bonus, steps = CONTENT.clans.legendary.glory_by_step, s.clans[seat].stats
    stats = [(f"legendary_{STATS[which]}", bonus[steps[which] - 1]) for which in ALL_STATS]
    return [*stats, *((card, thor.glory * on_board(s, seat)) for card, thor in worn_cards(s, seat, EndFiguresGlory))]


def outcome(s: State) -> Outcome | None:
    """The most glory wins; ties share the win (BR-11.7, BR-11.8)."""
    if s.phase != END:
        return None
    glory = tuple(clan.glory for clan in s.clans)
    ranks = tuple(1 + sum(other > own for other in glory) for own in glory)
    shared = ranks.count(1) > 1
    return Outcome(ranks, glory, "shared" if shared else "glory", "BR-11.8" if shared else "BR-11.7", parts(s))


def parts(s: State) -> dict[str, tuple[int, ...]]:
    """Everybody's glory by its source: what was won in play, then what the end paid."""
    paid = [at_the_end(s, seat) for seat in range(s.seats)]
    ended = [sum(glory for _, glory in lines) for lines in paid]
    found = {"play": tuple(clan.glory - glory for clan, glory in zip(s.clans, ended, strict=True))}
    for source in dict.fromkeys(source for lines in paid for source, _ in lines):
        found[source] = tuple(sum(glory for name, glory in lines if name == source) for lines in paid)
    return {source: glory for source, glory in found.items() if any(glory)}
