"""Two searches side by side, put together: what a second core is for.

Each grows a tree of its own in a thread of its own, one a little more curious than the other. A turn's visits are
added up and its odds are averaged by them; what one of the trees has proved is proved.
"""

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from msgspec.structs import replace

from .position import Position
from .searching import Found, Idea, Limits, Style, search

STYLES = (Style(), Style(curious=2.6))
"""How the searches differ; more than two are not grown."""
_CERTAIN = {"won": 1, "lost": -1}


def search_together(position: Position, limits: Limits, cores: int) -> Found:
    """Looks for the best turn on several cores; on one it is a plain search.

    The same limits and the same number of cores give the same answer, unless the clock cuts a search short.
    """
    styles = STYLES[: max(1, cores)]
    if len(styles) == 1 or limits.depth <= 1:
        return search(position, limits)
    began = perf_counter()
    with ThreadPoolExecutor(len(styles)) as pool:
        found = list(pool.map(lambda style: search(position, limits, style), styles))
    return put_together(found, perf_counter() - began)


def put_together(found: list[Found], seconds: float) -> Found:
    """One answer out of several."""
    sure = next((one for one in found if one.proven), None)
    nodes = sum(one.nodes for one in found)
    if sure is not None or not all(one.ideas for one in found):
        return replace(sure or found[0], nodes=nodes, seconds=seconds)
    same: dict[object, list[Idea]] = {}
    for one in found:
        for idea in one.ideas:
            same.setdefault(idea.turn, []).append(idea)
    ideas = sorted((_one_idea(of) for of in same.values()), key=_rank, reverse=True)
    best = ideas[0]
    line = max((one.line for one in found if one.line[:1] == (best.turn,)), key=len, default=(best.turn,))
    depth = max(one.depth for one in found)
    return Found(best.value, best.turn, line, nodes, depth, seconds, None, tuple(ideas))


def _one_idea(of: list[Idea]) -> Idea:
    """What several trees think of one turn."""
    proven = next((idea for idea in of if idea.proven), None)
    visits = sum(idea.visits for idea in of)
    if proven is not None:
        return replace(proven, visits=visits)
    if visits == 0:
        return of[0]
    return replace(of[0], value=sum(idea.value * idea.visits for idea in of) / visits, visits=visits)


def _rank(idea: Idea) -> tuple[int, int, float]:
    """What wins first, then what was tried most, last what loses."""
    return _CERTAIN.get(idea.proven or "", 0), idea.visits, idea.value
