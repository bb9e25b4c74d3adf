"""What the solo rulebook speaks of and neither box has: a table that names it is told the clause (section 16)."""

from meadhall.kernel import Clause, Ref

BEYOND: dict[Ref, Clause] = {
    **dict.fromkeys(("hel", "heimdall", "aegir"), "LS-16.2"),
    "hel_bonus": "LS-16.4",
    "snekkars": "LS-16.5",
    "further_realms": "LS-16.6",
    "asgard": "LS-16.7",
    **dict.fromkeys(("further_artifacts", "further_blessings", "further_combat_cards"), "LS-16.8"),
    **dict.fromkeys(("sea_monsters", "jormungandr", "kraken"), "LS-16.9"),
    "further_monsters": "LS-16.10",
    "fenrir": "LS-16.11",
    "naglfar": "LS-16.12",
    "fifth_player": "LS-16.13",
}
