"""What no match could ever look like: every figure, card and token is counted."""

from collections import Counter

from meadhall.kernel.errors import ImpossiblePosition

from .board import AWAY, FJORDS, NAMES, OUTER, PROVINCES, RESERVE, STOCK, VALHALLA, VILLAGES, YGGDRASIL
from .cards.sheet import card
from .clan import LAST_STEP
from .content import CONTENT, SLOTS
from .figures import CLANS, FIRST_MONSTER, KINDS, SAILS, horns, occupants, on_board
from .pillage import REWARDS
from .setup import deck
from .state import EMPTY, NOBODY, PHASES, WARRIORS, State

_RAGNAROK = PHASES.index("ragnarok")
_SETUP = PHASES.index("setup")
_REWARDS = Counter(REWARDS.index(token.reward) for token in CONTENT.tokens.pillage for _ in range(token.count))


def check(s: State) -> None:
    """Raises ImpossiblePosition with one sentence."""
    if not 2 <= s.seats <= len(CLANS) or len(s.clans) != s.seats:
        raise ImpossiblePosition(f"Two to four clans play, not {len(s.clans)} at {s.seats} seats (BR-2.1).")
    if not 0 <= s.first < s.seats or not NOBODY <= s.active < s.seats:
        raise ImpossiblePosition(f"There is no seat {s.first} or {s.active}.")
    if not 1 <= s.age <= CONTENT.rules.ages.count or not 0 <= s.phase < len(PHASES):
        raise ImpossiblePosition(f"There is no phase {s.phase} in age {s.age} (BR-3.1, BR-3.2).")
    _check_clans(s)
    _check_monsters(s)
    _check_figures(s)
    _check_cards(s)
    if s.phase > _SETUP:
        _check_land(s)


def _check_clans(s: State) -> None:
    picked = [clan.clan for clan in s.clans if clan.clan >= 0]
    if len(set(picked)) != len(picked) or any(clan >= len(CLANS) for clan in picked):
        raise ImpossiblePosition("Two seats have the same clan, or one that does not exist (BR-2.2).")
    for seat, clan in enumerate(s.clans):
        if clan.glory < 0 or clan.rage < 0:
            raise ImpossiblePosition(f"Seat {seat} has less than no glory or Rage (BR-1.29, BR-1.40).")
        if len(clan.stats) != 3 or not all(1 <= step <= LAST_STEP for step in clan.stats):
            raise ImpossiblePosition(f"Seat {seat} has a stat that is on none of its {LAST_STEP} steps (BR-1.30).")
        if len(clan.slots) != len(SLOTS):
            raise ImpossiblePosition(f"The sheet of seat {seat} has {len(SLOTS)} slots (BR-1.42).")


def _check_figures(s: State) -> None:
    for seat, clan in enumerate(s.clans):
        if len(clan.warriors) != VALHALLA + 1 or min(clan.warriors) < 0 or sum(clan.warriors) != WARRIORS:
            raise ImpossiblePosition(f"Seat {seat} has {WARRIORS} warriors, not {sum(clan.warriors)} (BR-1.43).")
        if any(clan.warriors[fjord] for fjord in FJORDS) or clan.leader not in (*PROVINCES, RESERVE, VALHALLA):
            raise ImpossiblePosition(f"A figure of seat {seat} that is no ship stands in no province (BR-1.14).")
        if clan.ship not in (*FJORDS, RESERVE, VALHALLA):
            raise ImpossiblePosition(f"The ship of seat {seat} is in no fjord (BR-1.14).")
        if on_board(s, seat) > horns(s, seat):
            raise ImpossiblePosition(f"Seat {seat} has more figures on the board than Horns (BR-1.39).")
    for province in PROVINCES:
        if occupants(s, province) > VILLAGES[province]:
            raise ImpossiblePosition(f"{NAMES[province]} holds more figures than it has villages (BR-1.9).")
        if s.destroyed[province] and occupants(s, province) and s.phase != _RAGNAROK:
            raise ImpossiblePosition(f"A figure stands in {NAMES[province]}, which is destroyed (BR-1.21).")


def _check_monsters(s: State) -> None:
    if len(s.owners) != len(CONTENT.monsters) or len(s.lairs) != len(CONTENT.monsters):
        raise ImpossiblePosition(f"There are {len(CONTENT.monsters)} monsters (BR-2.23).")
    for k, (owner, lair) in enumerate(zip(s.owners, s.lairs, strict=True)):
        name = KINDS[FIRST_MONSTER + k]
        homes = (*(FJORDS if SAILS[FIRST_MONSTER + k] else PROVINCES), RESERVE, VALHALLA)
        if lair not in (homes if owner != NOBODY else (STOCK, AWAY)):
            raise ImpossiblePosition(f"The {name} is where it cannot be (BR-1.49).")
        holders = [
            seat
            for seat, clan in enumerate(s.clans)
            if any(token != EMPTY and card(s, token).id == CONTENT.monsters[k].card for token in clan.slots)
        ]
        if holders != ([owner] if owner != NOBODY else []):
            raise ImpossiblePosition(f"The {name} belongs to whoever has its card on the sheet (BR-7.2).")


def _check_cards(s: State) -> None:
    ages = range(1, CONTENT.rules.ages.count + 1)
    if sorted(s.faces) != sorted(face for age in ages for face in deck(age, s.seats)):
        raise ImpossiblePosition(f"These are not the cards for {s.seats} players (BR-2.19).")
    for seat, clan in enumerate(s.clans):
        for kind, token in zip(SLOTS, clan.slots, strict=True):
            if token != EMPTY and card(s, token).slot != kind:
                raise ImpossiblePosition(f"{card(s, token).id} lies in a slot of seat {seat} for a {kind} (BR-6.5).")
        if any(card(s, token).kind != "quest" for token in clan.quests):
            raise ImpossiblePosition(f"Seat {seat} has committed a card that is no quest (BR-8.1).")


def _check_land(s: State) -> None:
    if Counter(s.rewards) != _REWARDS or s.rewards[YGGDRASIL] != REWARDS.index("all_stats"):
        raise ImpossiblePosition("The pillage tokens are not those of the game (BR-2.9, BR-2.10).")
    if len(set(s.ragnarok)) != CONTENT.rules.ages.count or not set(s.ragnarok) <= set(OUTER):
        raise ImpossiblePosition("Ragnarök takes three different outer provinces (BR-2.13, BR-2.16).")
    fallen = s.age - 1 + (s.phase >= _RAGNAROK)
    at_setup = CONTENT.tokens.ragnarok.destroyed_at_setup[str(s.seats)]
    if sum(s.destroyed) != at_setup + fallen or s.destroyed[YGGDRASIL]:
        raise ImpossiblePosition(f"{sum(s.destroyed)} provinces are destroyed, not {at_setup + fallen} (BR-2.15).")
    if any(s.destroyed[province] != (age <= fallen) for age, province in enumerate(s.ragnarok, 1)):
        raise ImpossiblePosition("A province has fallen before its age, or outlived it (BR-9.1).")
