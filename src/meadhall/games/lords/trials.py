"""How the ladder of Lords of Ragnarok is measured."""

from meadhall.lab.trial import Trial

TRIALS = (
    Trial(
        "lords",
        "ragnarok",
        seats=4,
        openings=0,
        games=(200, 200, 200),
        besides=(("heuristic", "random"),),
        budgets={"search": 0.3},
        says="Lords of Ragnarok, one among three of the weaker, the search with 0.3 s an answer; 25 % would be even",
    ),
)
