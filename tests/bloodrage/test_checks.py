"""What no match could ever look like: for every sentence of ``checks.py`` a position that breaks it and no other."""

import re
from collections.abc import Callable

import pytest

from meadhall import ImpossiblePosition
from meadhall.games.bloodrage.board import AWAY, RESERVE, STOCK, VALHALLA, YGGDRASIL
from meadhall.games.bloodrage.checks import check
from meadhall.games.bloodrage.figures import FIRST_MONSTER, MONSTER_OF
from meadhall.games.bloodrage.setup import deck
from meadhall.games.bloodrage.state import PHASES, Clan, State
from meadhall.testing import clause

from .playing import RAVEN, WOLF, Given
from .table import place_named

Break = Callable[[State], None]
GIMLE, ANDLANG, UTGARD, MYRKULOR = (place_named(name) for name in ("gimle", "andlang", "utgard", "myrkulor"))
MUSPELHEIM, NORTH_WEST = place_named("muspelheim"), place_named("north_west")
TROLL, SEA_SERPENT, DARK_ELF = (MONSTER_OF[name] - FIRST_MONSTER for name in ("troll", "sea_serpent", "dark_elf"))
LEADER_SLOT = 0


def sound() -> State:
    """A position of every kind of thing: figures, a monster and a ship of two clans, a card worn, a quest laid."""
    given = Given().sheet(WOLF, "a1-troll", "a1-lord-of-hammers").quests(WOLF, "a1-quest-alfheim")
    given.put(WOLF, "gimle", 1, leader=True, monster="troll").put(RAVEN, "north_west", ship=True).put(RAVEN, "gimle", 1)
    return given.s


def test_the_position_that_is_broken_below_is_sound() -> None:
    check(sound())


def refused(broken: Break, sentence: str) -> None:
    """The position is refused with this sentence, word for word."""
    s = sound()
    broken(s)
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(sentence)}$"):
        check(s)


# --- the table -----------------------------------------------------------------------------------------------------


def one_seat(s: State) -> None:
    s.seats, s.clans = 1, s.clans[:1]


def five_seats(s: State) -> None:
    s.seats = 5
    s.clans.append(Clan())


def a_clan_too_few(s: State) -> None:
    s.clans.pop()


@clause("BR-2.1")
@pytest.mark.parametrize(("broken", "clans", "seats"), [(one_seat, 1, 1), (five_seats, 5, 5), (a_clan_too_few, 3, 4)])
def test_two_to_four_clans_play(broken: Break, clans: int, seats: int) -> None:
    refused(broken, f"Two to four clans play, not {clans} at {seats} seats (BR-2.1).")


@pytest.mark.parametrize(("first", "active"), [(-1, 0), (4, 0), (0, -2), (0, 4)])
def test_seats_there_are(first: int, active: int) -> None:
    def broken(s: State) -> None:
        s.first, s.active = first, active

    refused(broken, f"There is no seat {first} or {active}.")


@clause("BR-3.1", "BR-3.2")
@pytest.mark.parametrize(("age", "phase"), [(0, 2), (4, 2), (1, -1), (1, len(PHASES))])
def test_ages_and_phases_there_are(age: int, phase: int) -> None:
    def broken(s: State) -> None:
        s.age, s.phase = age, phase

    refused(broken, f"There is no phase {phase} in age {age} (BR-3.1, BR-3.2).")


# --- clans ---------------------------------------------------------------------------------------------------------


@clause("BR-2.2")
@pytest.mark.parametrize("clan", [RAVEN, 4])
def test_each_clan_once(clan: int) -> None:
    def broken(s: State) -> None:
        s.clans[WOLF].clan = clan

    refused(broken, "Two seats have the same clan, or one that does not exist (BR-2.2).")


@clause("BR-1.29", "BR-1.40")
@pytest.mark.parametrize("what", ["glory", "rage"])
def test_nothing_below_nought(what: str) -> None:
    refused(lambda s: setattr(s.clans[RAVEN], what, -1), "Seat 1 has less than no glory or Rage (BR-1.29, BR-1.40).")


@clause("BR-1.30")
@pytest.mark.parametrize("stats", [[1, 1], [1, 1, 1, 1], [0, 1, 1], [1, 7, 1]])
def test_three_stats_of_six_steps(stats: list[int]) -> None:
    refused(
        lambda s: setattr(s.clans[RAVEN], "stats", stats),
        "Seat 1 has a stat that is on none of its 6 steps (BR-1.30).",
    )


@clause("BR-1.42")
def test_eight_slots() -> None:
    refused(lambda s: s.clans[RAVEN].slots.append(-1), "The sheet of seat 1 has 8 slots (BR-1.42).")


# --- figures -------------------------------------------------------------------------------------------------------


def a_ninth_warrior(s: State) -> None:
    s.clans[RAVEN].warriors[VALHALLA] += 1


def a_warrior_lost(s: State) -> None:
    s.clans[RAVEN].warriors[RESERVE] -= 1


def fewer_than_none(s: State) -> None:
    warriors = s.clans[RAVEN].warriors
    warriors[ANDLANG], warriors[RESERVE] = -1, warriors[RESERVE] + 1


def a_place_too_many(s: State) -> None:
    s.clans[RAVEN].warriors.append(0)


@clause("BR-1.43")
@pytest.mark.parametrize(
    ("broken", "count"), [(a_ninth_warrior, 9), (a_warrior_lost, 7), (fewer_than_none, 8), (a_place_too_many, 8)]
)
def test_eight_warriors(broken: Break, count: int) -> None:
    refused(broken, f"Seat 1 has 8 warriors, not {count} (BR-1.43).")


def a_warrior_at_sea(s: State) -> None:
    s.clans[RAVEN].warriors[RESERVE] -= 1
    s.clans[RAVEN].warriors[NORTH_WEST] += 1


@clause("BR-1.14", "BR-1.49")
@pytest.mark.parametrize(
    "broken",
    [
        a_warrior_at_sea,
        lambda s: setattr(s.clans[RAVEN], "leader", NORTH_WEST),
        lambda s: setattr(s.clans[RAVEN], "leader", STOCK),
    ],
)
def test_nothing_but_ships_in_a_fjord(broken: Break) -> None:
    refused(broken, "A figure of seat 1 that is no ship stands in no province (BR-1.14).")


@clause("BR-1.14", "BR-1.49")
@pytest.mark.parametrize("place", [ANDLANG, STOCK])
def test_ships_in_fjords_alone(place: int) -> None:
    refused(lambda s: setattr(s.clans[RAVEN], "ship", place), "The ship of seat 1 is in no fjord (BR-1.14).")


def five_with_horns_of_four(s: State) -> None:
    warriors = s.clans[WOLF].warriors
    warriors[YGGDRASIL], warriors[RESERVE] = 2, warriors[RESERVE] - 2


@clause("BR-1.39")
def test_no_more_figures_than_horns() -> None:
    refused(five_with_horns_of_four, "Seat 0 has more figures on the board than Horns (BR-1.39).")


def six_in_gimle(s: State) -> None:
    s.clans[WOLF].stats[2] = 6
    warriors = s.clans[WOLF].warriors
    warriors[GIMLE], warriors[RESERVE] = warriors[GIMLE] + 2, warriors[RESERVE] - 2


@clause("BR-1.9")
def test_no_more_figures_than_villages() -> None:
    refused(six_in_gimle, "gimle holds more figures than it has villages (BR-1.9).")


def a_warrior_in_fallen_land(s: State) -> None:
    s.clans[RAVEN].warriors[RESERVE] -= 1
    s.clans[RAVEN].warriors[MYRKULOR] += 1


@clause("BR-1.21")
def test_nobody_in_destroyed_land() -> None:
    refused(a_warrior_in_fallen_land, "A figure stands in myrkulor, which is destroyed (BR-1.21).")


@clause("BR-1.21", "BR-9.1", "BR-7.46")
def test_the_doomed_stand_in_fallen_land_while_ragnarok_takes_them() -> None:
    """The Volur Witch is asked when her province has fallen already."""
    s = sound()
    s.phase = PHASES.index("ragnarok")
    s.destroyed[MUSPELHEIM] = True
    s.clans[RAVEN].warriors[RESERVE] -= 1
    s.clans[RAVEN].warriors[MUSPELHEIM] += 1
    check(s)


# --- monsters ------------------------------------------------------------------------------------------------------


@clause("BR-2.23", "BR-7.10")
@pytest.mark.parametrize("what", ["owners", "lairs"])
def test_nine_monsters(what: str) -> None:
    refused(lambda s: getattr(s, what).pop(), "There are 9 monsters (BR-2.23).")


def swap_card(s: State, worn: str, instead: str) -> None:
    """Another card of the same kind lies in a slot."""
    old, new = s.faces.index(worn), s.faces.index(instead)
    s.gone[s.gone.index(new)] = old
    slots = s.clans[WOLF].slots
    slots[slots.index(old)] = new


def a_serpent_ashore(s: State) -> None:
    """Its card lies where the Troll's was."""
    swap_card(s, "a1-troll.1", "a1-sea-serpent.1")
    s.owners[TROLL], s.lairs[TROLL] = -1, STOCK
    s.owners[SEA_SERPENT], s.lairs[SEA_SERPENT] = WOLF, ANDLANG


@clause("BR-1.49")
@pytest.mark.parametrize(
    ("broken", "name"),
    [
        (lambda s: s.lairs.__setitem__(TROLL, NORTH_WEST), "troll"),
        (lambda s: s.lairs.__setitem__(TROLL, STOCK), "troll"),
        (lambda s: s.lairs.__setitem__(TROLL, AWAY), "troll"),
        (lambda s: s.lairs.__setitem__(DARK_ELF, RESERVE), "dark_elf"),
        (lambda s: s.lairs.__setitem__(DARK_ELF, ANDLANG), "dark_elf"),
        (a_serpent_ashore, "sea_serpent"),
    ],
)
def test_where_monsters_are(broken: Break, name: str) -> None:
    refused(broken, f"The {name} is where it cannot be (BR-1.49).")


def a_troll_of_the_raven(s: State) -> None:
    s.owners[TROLL] = RAVEN


def a_troll_without_a_card(s: State) -> None:
    slots = s.clans[WOLF].slots
    s.gone.append(slots[3])
    slots[3] = -1


def a_card_without_its_troll(s: State) -> None:
    s.owners[TROLL], s.lairs[TROLL] = -1, STOCK


@clause("BR-7.2")
@pytest.mark.parametrize("broken", [a_troll_of_the_raven, a_troll_without_a_card, a_card_without_its_troll])
def test_a_monster_belongs_to_whoever_has_its_card(broken: Break) -> None:
    refused(broken, "The troll belongs to whoever has its card on the sheet (BR-7.2).")


def test_an_empty_slot_holds_no_card() -> None:
    """Whichever card is the last of all: no token stands for an empty slot."""
    s = sound()
    giant = s.faces.index("a3-frost-giant.1")
    s.faces[giant], s.faces[-1] = s.faces[-1], s.faces[giant]
    check(s)


# --- cards ---------------------------------------------------------------------------------------------------------


@clause("BR-2.19")
def test_the_cards_are_those_of_so_many_players() -> None:
    refused(
        lambda s: s.faces.__setitem__(s.gone[0], deck(3, 4)[-1]), "These are not the cards for 4 players (BR-2.19)."
    )


def a_lord_among_clan_upgrades(s: State) -> None:
    slots = s.clans[WOLF].slots
    slots[LEADER_SLOT], slots[-1] = slots[-1], slots[LEADER_SLOT]


@clause("BR-6.5")
def test_cards_in_slots_of_their_kind() -> None:
    refused(a_lord_among_clan_upgrades, "a1-lord-of-hammers lies in a slot of seat 0 for a clan (BR-6.5).")


def a_battle_card_committed(s: State) -> None:
    token = s.faces.index("a1-tyrs-bash.1")
    s.gone.remove(token)
    s.clans[WOLF].quests.append(token)


@clause("BR-8.1")
def test_only_quests_are_committed() -> None:
    refused(a_battle_card_committed, "Seat 0 has committed a card that is no quest (BR-8.1).")


# --- the land ------------------------------------------------------------------------------------------------------


def a_token_too_many(s: State) -> None:
    s.rewards[GIMLE] = s.rewards[YGGDRASIL]


def yggdrasils_token_elsewhere(s: State) -> None:
    s.rewards[GIMLE], s.rewards[YGGDRASIL] = s.rewards[YGGDRASIL], s.rewards[GIMLE]


@clause("BR-2.9", "BR-2.10")
@pytest.mark.parametrize("broken", [a_token_too_many, yggdrasils_token_elsewhere])
def test_the_pillage_tokens(broken: Break) -> None:
    refused(broken, "The pillage tokens are not those of the game (BR-2.9, BR-2.10).")


@clause("BR-2.13", "BR-2.16", "BR-9.8")
@pytest.mark.parametrize(
    "doomed", [[MUSPELHEIM, MUSPELHEIM, GIMLE], [MUSPELHEIM, GIMLE], [MUSPELHEIM, GIMLE, YGGDRASIL]]
)
def test_ragnarok_takes_three_outer_provinces(doomed: list[int]) -> None:
    refused(
        lambda s: setattr(s, "ragnarok", doomed),
        "Ragnarök takes three different outer provinces (BR-2.13, BR-2.16).",
    )


def all_stands(s: State) -> None:
    s.destroyed[MYRKULOR] = False


def more_has_fallen(s: State) -> None:
    s.destroyed[UTGARD] = True


def the_tree_has_fallen(s: State) -> None:
    s.destroyed[MYRKULOR], s.destroyed[YGGDRASIL] = False, True


@clause("BR-2.15", "BR-9.8")
@pytest.mark.parametrize(("broken", "count"), [(all_stands, 0), (more_has_fallen, 2), (the_tree_has_fallen, 1)])
def test_how_much_has_fallen(broken: Break, count: int) -> None:
    refused(broken, f"{count} provinces are destroyed, not 1 (BR-2.15).")


def fallen_before_its_age(s: State) -> None:
    s.destroyed[MYRKULOR], s.destroyed[MUSPELHEIM] = False, True


def outlived_its_age(s: State) -> None:
    s.phase = PHASES.index("valhalla")
    s.destroyed[UTGARD] = True


@clause("BR-9.1")
@pytest.mark.parametrize("broken", [fallen_before_its_age, outlived_its_age])
def test_provinces_fall_in_their_age(broken: Break) -> None:
    refused(broken, "A province has fallen before its age, or outlived it (BR-9.1).")


def test_before_the_board_is_laid_out_there_is_no_land_to_check() -> None:
    s = sound()
    s.phase, s.rewards, s.ragnarok = PHASES.index("setup"), [], []
    check(s)
