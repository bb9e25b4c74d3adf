"""The end: legendary stats, Thor's Conquest, and who has won (section 11)."""

from meadhall.kernel.chapters import chapter
from meadhall.kernel.events import tell
from meadhall.kernel.game import Outcome

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
    bonus = CONTENT.clans.legendary.glory_by_step
    for seat, clan in enumerate(s.clans):
        for which in ALL_STATS:
            gain_glory(s, seat, bonus[clan.stats[which] - 1], f"legendary_{STATS[which]}")
        for because, thor in worn_cards(s, seat, EndFiguresGlory):
            gain_glory(s, seat, thor.glory * on_board(s, seat), because)
    final = outcome(s)
    assert final is not None
    tell(s, "ended", clause=final.clause, ending=final.ending, glory=list(final.scores), winners=list(final.winners))


def outcome(s: State) -> Outcome | None:
    """The most glory wins; ties share the win (BR-11.7, BR-11.8)."""
    if s.phase != END:
        return None
    glory = tuple(clan.glory for clan in s.clans)
    ranks = tuple(1 + sum(other > own for other in glory) for own in glory)
    shared = ranks.count(1) > 1
    return Outcome(ranks, glory, "shared" if shared else "glory", "BR-11.8" if shared else "BR-11.7")
