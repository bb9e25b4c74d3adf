"""Property 12: an automaton knows what spectators know, and all see alike what it does and why."""

from meadhall.kernel.game import SPECTATOR
from meadhall.kernel.match import Match

from .broken import Broken, same
from .looking import audiences, plain


def check_automata(match: Match) -> bool:
    """Looks at what automata know, and at the ask of the one that is asked; False if none is."""
    if match.automata or match.game.automata(match.seats, match.options):
        same(12, match.automata, frozenset(match.game.automata(match.seats, match.options)), "who is an automaton")
    for seat in sorted(match.automata) if match.state.faces else ():
        same(12, match.state.minds[seat], match.state.minds[SPECTATOR], f"seat {seat} knows not what spectators know")
    question = match.automatic
    if question is None:
        return False
    (ref,) = question.options
    because = question.because
    if because is not None and because.taken != ref:
        raise Broken(12, f"{question.prompt} offers {ref}, but the clauses took {because.taken}")
    return True


def check_in_sight(match: Match) -> None:
    """Everybody sees alike what an automaton is asked, what it is offered, and why."""
    question = match.automatic
    if question is not None:
        asked = [plain(match.view(audience)["asked"]) for audience in audiences(match.seats)]
        same(12, asked[0][0]["options"], list(question.options), f"what {question.prompt} offers in a view")
        for seen in asked:
            same(12, seen, asked[0], f"not everybody sees {question.prompt} alike")
