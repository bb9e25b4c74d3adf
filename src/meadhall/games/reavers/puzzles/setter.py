"""What Reavers of Midgard knows of its puzzles.

A Prophecy is counted as if the match ended the moment it is held; what the deck may give counts by its average. Dice
are counted by how likely the combat is won.
"""

from collections.abc import Mapping
from fractions import Fraction

from meadhall.boards import Answer, write_several
from meadhall.bots import decide, make_bot
from meadhall.kernel import Match, Seat
from meadhall.kernel.cases import Case
from meadhall.kernel.record import Record
from meadhall.kernel.trail import standing
from meadhall.puzzles.book import Origin, Puzzle, Way, Worth
from meadhall.puzzles.exact import Reckoner
from meadhall.puzzles.setter import Fields, Hint, Proof, Reply, Said
from meadhall.puzzles.single import BUDGET, SEED, Moment, Single, Sort

from ..combat import COMBAT_REFS
from ..scoring import estate, parts
from ..state import State, fight
from .rerolls import Faces, chances, faces_of, picked_of, ways

REROLL = "reroll_die"
PICKED = COMBAT_REFS[1]
CLEAR = Fraction(1, 25)
"""So much likelier the best dice win than any others."""


def reckoner(match: Match, seat: Seat) -> Reckoner:
    """The Glory that somebody would have if everything were counted the moment after."""
    return Reckoner(seat, lambda case: counted(case, seat))


def counted(case: Case, seat: Seat) -> Fraction | None:
    """The Glory on the track and all that is counted at the end, as it stands (RM-22.1 to RM-22.28)."""
    s: State = case.state
    if not case.told:
        return None
    scored = {} if s.before_scoring else parts([estate(s, other) for other in range(s.seats)])[seat]
    return Fraction(s.players[seat].glory + sum(scored.values()))


def about(match: Match, seat: Seat) -> dict[str, str | int | float]:
    """How much Glory somebody would have now."""
    s: State = match.state
    scored = parts([estate(s, other) for other in range(s.seats)])[seat]
    return {"glory": s.players[seat].glory + sum(scored.values())}


def about_combat(match: Match, seat: Seat) -> dict[str, str | int | float]:
    """What must be reached, what is shown, and how much Favor is left for later."""
    s: State = match.state
    combat = fight(s)
    return {"defence": combat.defence, "has": sum(faces_of(match)), "favor": s.players[seat].favor}


class Setter(Single):
    """Prophecies, and dice to roll again: there the decision is several things, up to the throw."""

    def __init__(self) -> None:
        prophecy: Fields = {"glory": 80}
        dice: Fields = {"defence": 4, "has": 2, "favor": 1}
        super().__init__(
            "reavers",
            [
                Sort(
                    prompts=frozenset({"prophecy_source"}),
                    measure="points",
                    reckoner=reckoner,
                    margin=Fraction(1),
                    kind=lambda best, second: "prophecy",
                    kinds=("prophecy",),
                    about=about,
                ),
                Sort(
                    prompts=frozenset({"brisingamen_discard"}),
                    measure="points",
                    reckoner=reckoner,
                    margin=Fraction(1),
                    kind=lambda best, second: "farewell",
                    kinds=("farewell",),
                    about=about,
                ),
                Sort(
                    prompts=frozenset({REROLL}),
                    measure="chance",
                    reckoner=lambda match, seat: None,
                    margin=CLEAR,
                    kind=lambda best, second: "reroll",
                    kinds=("reroll",),
                    about=about_combat,
                ),
            ],
            kinds={"prophecy": prophecy, "farewell": prophecy, "reroll": dice},
            players=("keen", "heuristic", "steady"),
            judges=("gentle", "casual", "keen", "heuristic"),
            seats=(2, 3, 4),
        )
        more: Mapping[str, Fields] = {"puzzle-hint-die": {"ref": PICKED}, "puzzle-hint-dice": {"count": 2}}
        self.reasons = {**self.reasons, **more, "puzzle-reroll.less": {**dice, "worth": 40}}

    # ---- dice

    def ended(self, puzzle: Puzzle, match: Match, own: Way) -> bool:
        """The dice are rolled."""
        if puzzle.kind != "reroll":
            return super().ended(puzzle, match, own)
        s: State = match.state
        return s.combat is None or not s.combat.again

    def hint(self, puzzle: Puzzle, match: Match, step: int) -> Hint:
        """First one of the dice, then how many there are."""
        if puzzle.kind != "reroll":
            return super().hint(puzzle, match, step)
        picked = picked_of(puzzle.ways[0])
        if step == 0:
            ref = COMBAT_REFS[max(picked)]
            return Hint(Said("puzzle-hint-die", {"ref": ref}), (ref,))
        lit = tuple(dict.fromkeys(COMBAT_REFS[face] for face in picked))
        return Hint(Said("puzzle-hint-dice", {"count": len(picked)}), lit)

    def reply(self, puzzle: Puzzle, match: Match, own: Way) -> Reply:
        """How likely the dice that were rolled win."""
        if puzzle.kind != "reroll":
            return super().reply(puzzle, match, own)
        told = {**puzzle.about, "worth": round(100 * puzzle.others[_named(picked_of(own))])}
        return Reply((), Said("puzzle-reroll.less", told))

    def prove(self, puzzle: Puzzle, match: Match, *, twice: bool = False) -> Proof:
        """Everything that the dice can show, for every choice of them."""
        if puzzle.kind != "reroll":
            return super().prove(puzzle, match, twice=twice)
        likely = chances(match, puzzle.seat)
        best = max(likely.values())
        found = [way for pick, chance in likely.items() if chance == best for way in ways(match, puzzle.seat, pick)]
        rival = max((pick for pick in likely if likely[pick] < best), key=lambda pick: likely[pick])
        return Proof(tuple(found), _worth(likely), next(ways(match, puzzle.seat, rival)))

    def puzzle_at(self, moment: Moment, record: Record, seed: str | None, *, bots: bool) -> Puzzle | None:
        """Dice are a puzzle where not simply all that show nothing are the best."""
        match, seat = moment.match, moment.seat
        if match.question(seat).prompt != REROLL:
            return super().puzzle_at(moment, record, seed, bots=bots)
        s: State = match.state
        likely = chances(match, seat) if not any(fight(s).picked) else {}
        if len(likely) < 3:
            return None
        pick = max(likely, key=lambda one: likely[one])
        worth = _worth(likely)
        if worth.best - worth.second < CLEAR or not any(pick):
            return None
        missed = [
            decide(make_bot(self.game, judge, 1), match, seat, BUDGET) not in map(COMBAT_REFS.__getitem__, pick)
            for judge in self.judges
        ]
        answers = [Answer.of(entry) for entry in standing(match.entries)[1:]]
        return Puzzle(
            id=f"{self.game}-1",
            kind="reroll",
            level=2 + round(3 * sum(missed) / len(missed)),
            seats=match.seats,
            seat=seat,
            seed=seed or SEED,
            luck=tuple(match.entries[0].luck) if seed is None else None,
            laid=tuple(write_several(answers if seed is None else [answer._replace(luck=None) for answer in answers])),
            solution=tuple(" ".join(way) for way in ways(match, seat, pick)),
            worth=worth,
            others={_named(other): round(float(chance), 4) for other, chance in likely.items() if other != pick},
            about=about_combat(match, seat),
            origin=Origin(players=tuple(record.names or [""] * match.seats), bots=bots, played=""),
        )


def _named(picked: Faces) -> str:
    return " ".join(COMBAT_REFS[face] for face in picked)


def _worth(likely: Mapping[Faces, Fraction]) -> Worth:
    best, second = sorted(likely.values(), reverse=True)[:2]
    return Worth(
        measure="chance", best=round(float(best), 4), second=round(float(second), 4), proven=True, of=len(likely)
    )


SETTER = Setter()
