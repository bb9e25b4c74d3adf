"""The modules with chapters and prompts of the Followers: a line for each, in the order in which a match meets them."""

from . import (
    bonus,
    bonuses,
    building,
    deciding,
    desolation,
    gains,
    gifts,
    invading,
    mobilizing,
    praying,
    quenching,
    reinforcing,
    rites,
    rivals,
    row,
    rune_step,
    special,
    start,
    turn,
    usurping,
)

RULES = (
    *(start, gifts, deciding),
    *(turn, row),
    *(praying, gains),
    *(rune_step, rites),
    *(invading, rivals),
    *(special, reinforcing, mobilizing, usurping, building, bonuses),
    *(desolation, quenching),
    bonus,
)
