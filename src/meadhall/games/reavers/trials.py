"""How the ladder of Reavers of Midgard is measured."""

from meadhall.lab.trial import Trial

TRIALS = (
    Trial(
        "reavers",
        "midgard",
        seats=4,
        openings=0,
        games=(200, 200, 200),
        besides=(("heuristic", "random"),),
        budgets={"search": 0.3},
        says="Reavers of Midgard, one among three of the weaker, the search with 0.3 s an answer; 25 % would be even",
    ),
)
