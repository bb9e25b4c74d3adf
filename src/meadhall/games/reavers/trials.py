"""How the ladder of Reavers of Midgard is measured."""

from meadhall.lab.trial import Trial

TRIALS = (
    Trial(
        *("reavers", "four", 4, 0, (400, 80, 80), {}),
        "Reavers of Midgard, one among three of the weaker; 25 % would be even",
    ),
)
