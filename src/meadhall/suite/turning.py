"""Property 7: a world turned now and a world run again with the same faces go on alike."""

from typing import Any

from meadhall.kernel.chance import Chance
from meadhall.kernel.engine import Engine
from meadhall.kernel.game import Audience
from meadhall.kernel.match import Match
from meadhall.kernel.trail import Segment, Step

from .broken import Broken, same
from .looking import engine_of, position
from .retelling import Story, run_with_other_faces


def check_turning(match: Match, audience: Audience, chance: Chance, answers: int = 6) -> bool:
    """Finds facts read from hidden faces and kept, in a local or in the state. False where nothing could be turned."""
    engine = engine_of(match)
    past = engine.segment.luck[: engine.run.cursor]
    trail = list(engine.segment.trail)
    if engine.together:  # in a world the others' forms are filled in anew, so here they are left open
        trail[engine.opened :] = [
            step for step in trail[engine.opened :] if isinstance(step, Step) and step.seat == audience
        ]
    segment = Segment(engine.segment.checkpoint, engine.segment.drawn, trail, past)
    key = chance.key()
    again = run_with_other_faces(Story.of(match.game, segment, past), audience, chance, key)
    if again is None:
        return False
    now, control = (_turned(match, segment, key, again.state.faces) for _ in range(2))
    same(4, _asked(again), _asked(now), "who is asked depends on hidden cards")
    for answer in range(answers + 1):
        if not all(question.choices for question in now.questions):
            return True  # a deal that imagine would draw anew
        same(1, position(control), position(now), f"two copies go on otherwise ({answer} answers later)")
        same(7, position(again), position(now), f"a fact outlives the faces it was read from ({answer} answers later)")
        if now.over or answer == answers:
            return True
        question = now.questions[chance.below(len(now.questions))]
        ref, value, _ = question.choices[chance.below(len(question.choices))]
        for one in (now, control, again):
            one.run.steps = 0
            try:
                one.feed(Step(question.seat, ref, value))
            except (LookupError, ValueError, TypeError) as error:
                raise Broken(7, f"the rules stumble over a fact read from other faces: {error!r}") from error
    return True


def _turned(match: Match, segment: Segment, key: bytes, faces: list[str]) -> Engine[Any]:
    """The match as it stands, with other faces from now on."""
    engine: Engine[Any] = Engine(match.game, keeps=False)
    engine.restore(segment, key)
    engine.turn(faces)
    return engine


def _asked(engine: Engine[Any]) -> list[tuple[Any, ...]]:
    return [(question.seat, question.prompt, dict(question.about)) for question in engine.questions]
