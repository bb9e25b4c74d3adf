"""How the ladder of Blood Rage is measured."""

from meadhall.lab.trial import Trial

TRIALS = (
    Trial(
        "bloodrage", "four", 4, 0, (400, 80, 80), {}, "Blood Rage, one among three of the weaker; 25 % would be even"
    ),
)
