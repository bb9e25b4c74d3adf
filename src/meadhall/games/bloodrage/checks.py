"""What no match could ever look like: every figure, card and token is counted."""

from collections import Counter

from meadhall.kit.checks import must

from .board import AWAY, FJORDS, NAMES, OUTER, PROVINCES, RESERVE, STOCK, VALHALLA, VILLAGES, YGGDRASIL
from .cards.sheet import card
from .clan import HORNS, LAST_STEP, stat
from .content import CONTENT, SLOTS
from .figures import CLANS, FIRST_MONSTER, KINDS, RECRUITS, SAILS, occupants, on_board
from .pillage import ALL_STATS_TOKEN, TOKENS
from .setup import deck
from .state import EMPTY, NOBODY, PHASES, WARRIORS, State

_SETUP, _RAGNAROK = PHASES.index("setup"), PHASES.index("ragnarok")


def check(s: State) -> None:
    """Raises ImpossiblePosition with one sentence."""
    known = 2 <= s.seats <= len(CLANS) and len(s.clans) == s.seats
    must(known, f"Two to four clans play, not {len(s.clans)} at {s.seats} seats (BR-2.1).")
    must(0 <= s.first < s.seats and NOBODY <= s.active < s.seats, f"There is no seat {s.first} or {s.active}.")
    known = 1 <= s.age <= CONTENT.rules.ages.count and 0 <= s.phase < len(PHASES)
    must(known, f"There is no phase {s.phase} in age {s.age} (BR-3.1, BR-3.2).")
    _check_clans(s)
    _check_monsters(s)
    _check_figures(s)
    _check_cards(s)
    if s.phase > _SETUP:
        _check_land(s)


def _check_clans(s: State) -> None:
    picked = [clan.clan for clan in s.clans if clan.clan >= 0]
    different = len(set(picked)) == len(picked) and all(clan < len(CLANS) for clan in picked)
    must(different, "Two seats have the same clan, or one that does not exist (BR-2.2).")
    for seat, clan in enumerate(s.clans):
        must(clan.glory >= 0 and clan.rage >= 0, f"Seat {seat} has less than no glory or Rage (BR-1.29, BR-1.40).")
        on_steps = len(clan.stats) == 3 and all(1 <= step <= LAST_STEP for step in clan.stats)
        must(on_steps, f"Seat {seat} has a stat that is on none of its {LAST_STEP} steps (BR-1.30).")
        must(len(clan.slots) == len(SLOTS), f"The sheet of seat {seat} has {len(SLOTS)} slots (BR-1.42).")


def _check_figures(s: State) -> None:
    for seat, clan in enumerate(s.clans):
        whole = len(clan.warriors) == VALHALLA + 1 and min(clan.warriors) >= 0 and sum(clan.warriors) == WARRIORS
        must(whole, f"Seat {seat} has {WARRIORS} warriors, not {sum(clan.warriors)} (BR-1.43).")
        ashore = not any(clan.warriors[fjord] for fjord in FJORDS) and clan.leader in (*PROVINCES, RESERVE, VALHALLA)
        must(ashore, f"A figure of seat {seat} that is no ship stands in no province (BR-1.14).")
        must(clan.ship in (*FJORDS, RESERVE, VALHALLA), f"The ship of seat {seat} is in no fjord (BR-1.14).")
        few = on_board(s, seat) <= stat(s, seat, HORNS)
        must(few, f"Seat {seat} has more figures on the board than Horns (BR-1.39).")
    for province in PROVINCES:
        there, name = occupants(s, province), NAMES[province]
        must(there <= VILLAGES[province], f"{name} holds more figures than it has villages (BR-1.9).")
        falling = not s.destroyed[province] or s.phase == _RAGNAROK
        must(not there or falling, f"A figure stands in {name}, which is destroyed (BR-1.21).")


def _check_monsters(s: State) -> None:
    monsters = CONTENT.monsters
    must(len(s.owners) == len(s.lairs) == len(monsters), f"There are {len(monsters)} monsters (BR-2.23).")
    worn = [(k, card(s, token).id) for k, clan in enumerate(s.clans) for token in clan.slots if token != EMPTY]
    for figure, (owner, lair) in enumerate(zip(s.owners, s.lairs, strict=True), FIRST_MONSTER):
        homes = (*(FJORDS if SAILS[figure] else PROVINCES), RESERVE, VALHALLA) if owner != NOBODY else (STOCK, AWAY)
        must(lair in homes, f"The {KINDS[figure]} is where it cannot be (BR-1.49).")
        holders = [seat for seat, id in worn if RECRUITS.get(id) == figure]
        owners = [owner] if owner != NOBODY else []
        must(holders == owners, f"The {KINDS[figure]} belongs to whoever has its card on the sheet (BR-7.2).")


def _check_cards(s: State) -> None:
    ages = range(1, CONTENT.rules.ages.count + 1)
    faces = sorted(face for age in ages for face in deck(age, s.seats))
    must(sorted(s.faces) == faces, f"These are not the cards for {s.seats} players (BR-2.19).")
    for seat, clan in enumerate(s.clans):
        for kind, token in zip(SLOTS, clan.slots, strict=True):
            if token != EMPTY:
                found = card(s, token)
                must(found.slot == kind, f"{found.id} lies in a slot of seat {seat} for a {kind} (BR-6.5).")
        quests = all(card(s, token).kind == "quest" for token in clan.quests)
        must(quests, f"Seat {seat} has committed a card that is no quest (BR-8.1).")


def _check_land(s: State) -> None:
    tokens = Counter(s.rewards) == TOKENS and s.rewards[YGGDRASIL] == ALL_STATS_TOKEN
    must(tokens, "The pillage tokens are not those of the game (BR-2.9, BR-2.10).")
    doomed = len(set(s.ragnarok)) == CONTENT.rules.ages.count and set(s.ragnarok) <= set(OUTER)
    must(doomed, "Ragnarök takes three different outer provinces (BR-2.13, BR-2.16).")
    fallen = s.age - 1 + (s.phase >= _RAGNAROK)
    lost, wanted = sum(s.destroyed), CONTENT.tokens.ragnarok.destroyed_at_setup[str(s.seats)] + fallen
    must(lost == wanted and not s.destroyed[YGGDRASIL], f"{lost} provinces are destroyed, not {wanted} (BR-2.15).")
    timely = all(s.destroyed[province] == (age <= fallen) for age, province in enumerate(s.ragnarok, 1))
    must(timely, "A province has fallen before its age, or outlived it (BR-9.1).")
