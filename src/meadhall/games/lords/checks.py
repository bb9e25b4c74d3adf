"""What no match could ever look like: pieces are counted, and each stands where it can (sections 2, 7 and 35)."""

from meadhall.kernel import Seat
from meadhall.kit.checks import must

from .armies import IN_POOL, MOST, contested, place_of, standing_in, value_of
from .content import CONTENT
from .heroes import MOST as HIGHEST
from .pieces import ARTIFACTS, MONSTERS, RUNES, region_ref
from .state import GONE, NOBODY, NOTHING, NOWHERE, SLAIN, State
from .temples import track
from .wounds import SLAYER_TOKENS

_RULES, _SOLO = CONTENT.rules, CONTENT.surtur


def check(s: State) -> None:
    """Raises ImpossiblePosition with one sentence."""
    must(2 <= s.seats <= 4 and len(s.players) == s.seats, f"Two to four play, not {s.seats}.")
    _check_runes(s)
    _check_board(s)
    _check_foes(s)
    for seat in range(s.seats):
        _check_player(s, seat)
    for seat in range(len(s.followers)):
        _check_follower(s, seat)
    _check_ashes(s)


def _check_runes(s: State) -> None:
    """LR-35.3, LR-52.7: Runes in the Supply, in Pools and on Forges."""
    on_forges = [forge for forge, lying in zip(s.forges, s.lying, strict=True) if lying]
    for rune, fact in enumerate(CONTENT.runes):
        counts = [s.supply[rune], on_forges.count(rune), *(player.runes[rune] for player in s.players)]
        whole = min(counts) >= 0 and sum(counts) == fact.tokens
        must(whole, f"There are {fact.tokens} Runes {RUNES[rune]}, not {sum(counts)} (LR-52.7).")


def _check_board(s: State) -> None:
    """What lies on Regions, Monuments and the wheel."""
    met = contested(s)
    for region, fact in enumerate(s.board.regions):
        name = region_ref(region)
        must(NOBODY <= s.control[region] < s.seats, f"Nobody could control {name}.")
        must(fact.shrine or not s.temples[region], f"{name} has no Shrine for a Temple (LR-2.15).")
        must(s.forges[region] == NOTHING or fact.forge, f"{name} has no Forge (LR-52.6).")
        must(s.forges[region] != NOTHING or not s.lying[region], f"A Rune lies in {name} without a Forge (LR-2.18).")
        must(region not in met or len(standing_in(s, region)) == 2, f"Armies of three players are in {name} (LR-2.20).")
    must(sum(s.temples) == s.built <= track(s).temples, f"{sum(s.temples)} Temples do not fit the track (LR-8.5).")
    must(
        all(0 <= level <= _RULES.monument_levels.value for level in s.levels), "A Monument has no such level (LR-2.13)."
    )
    for priests in s.prayers:
        must(len(priests) <= _RULES.priest_slots.value, "A Monument has too many Priests (LR-11.3).")
    for stack in s.wheel:
        must(len(set(stack)) == len(stack), "A player has two markers on one slot (LR-15.3).")


def _check_foes(s: State) -> None:
    """Where Monsters are, and whose rings they carry (LR-25.19)."""
    taken = [monster for player in s.players for monster in player.slain]
    for monster, (name, foe) in enumerate(zip(MONSTERS, s.foes, strict=True)):
        must(SLAIN <= foe.region < len(s.board.regions), f"{name} is nowhere.")
        must(foe.region >= 0 or foe.ring == NOBODY, f"{name} carries a ring off the board (LR-29.19).")
        must(
            foe.region >= 0 or not any(by != NOBODY for by in foe.wounds),
            f"{name} has Wounds off the board (LR-29.19).",
        )
        must(taken.count(monster) < 2, f"Two players have the miniature of {name} (LR-29.16).")
    slayers = sum(player.slayers for player in s.players)
    must(slayers <= SLAYER_TOKENS, f"There are {SLAYER_TOKENS} Slayer tokens, not {slayers} (LR-52.8).")
    for name, holder in zip(ARTIFACTS, s.holders, strict=True):
        must(GONE <= holder < s.seats, f"Nobody could have {name}.")
    for seat in range(s.seats):
        rings = sum(foe.ring == seat for foe in s.foes)
        must(rings <= _RULES.rings.value, f"Seat {seat} has {rings} rings on Monsters (LR-25.19).")


def _check_player(s: State, seat: Seat) -> None:
    """Armies, Priests, Attributes and places of one player."""
    player = s.players[seat]
    must(player.armies == sorted(player.armies), f"The Armies of seat {seat} are out of order.")
    must(len(player.armies) <= IN_POOL, f"Seat {seat} has more than {IN_POOL} Armies (LR-7.1).")
    regions = len(s.board.regions)
    standing = all(0 <= place_of(army) < regions and 1 <= value_of(army) <= MOST for army in player.armies)
    must(standing, f"Seat {seat} has an Army that cannot be (LR-7.1).")
    praying = sum(priests.count(seat) for priests in s.prayers)
    must(0 <= player.priests <= _RULES.priests.value - praying, f"Seat {seat} has too many Priests (LR-7.8).")
    lowest = _RULES.attribute_start.value
    must(
        all(lowest <= token <= HIGHEST for token in player.attributes), f"An Attribute of seat {seat} is off its track."
    )
    must(NOWHERE <= player.hero < len(s.board.regions), f"The Hero of seat {seat} is nowhere.")
    must(NOWHERE <= player.drakkar < len(s.board.seas), f"The Drakkar of seat {seat} is nowhere.")


def _check_follower(s: State, seat: Seat) -> None:
    """Limits of a Follower, and the die on its row (LS-2.9, LS-3.14, LS-3.18, LS-4.3)."""
    player, one = s.players[seat], s.followers[seat]
    must(NOTHING <= one.tile < len(CONTENT.followers), f"Seat {seat} follows Surtur as nobody.")
    must(player.drakkar == NOWHERE, f"Seat {seat} follows Surtur and has no Drakkar (LS-2.9).")
    must(not any(player.injured), f"The Hero of seat {seat} takes no Injury (LS-3.14).")
    must(sum(player.runes) <= _SOLO.rune_limit.value, f"Seat {seat} has too many Runes (LS-3.18).")
    must(len(one.row) <= _SOLO.row.value, f"The Action row of seat {seat} is too long (LS-2.25).")
    own = {s.faces[token] for token in (*one.row, *one.deck, *one.removed)}
    must(own.issuperset(one.seen), f"A card was seen in the row of seat {seat} and is not its own (LS-17.18).")
    must(NOTHING <= one.place < len(one.row), f"The die of seat {seat} lies beside its row (LS-4.2).")
    must(len(set(one.gained)) == len(one.gained), f"Seat {seat} gained a Region twice (LS-9.24).")


def _check_ashes(s: State) -> None:
    """Followers and people sit where they must; tokens lie around Yggdrasil, one in a Region (LS-11.10, LS-14.2)."""
    must(len(s.followers) == s.options.followers < s.seats, f"{len(s.followers)} Followers of Surtur cannot play here.")
    must(not s.order or sorted(s.order) == list(range(s.seats)), "The turn order does not name everybody once.")
    must(s.order[: len(s.followers)] == list(range(len(s.followers)))[: len(s.order)], "People come after Followers.")
    must(s.ashes == sorted(set(s.ashes)), "Desolation tokens are out of order.")
    must(len(s.ashes) <= len(_SOLO.slot), f"There are {len(_SOLO.slot)} Desolation tokens, not {len(s.ashes)}.")
    must(all(region in s.board.around for region in s.ashes), "A Desolation token is far from Yggdrasil (LS-11.10).")
    must(s.challenges == sorted(set(s.challenges)), "Challenges are out of order.")
    must(
        s.arbiter == NOBODY or s.arbiter >= len(s.followers) > 0, "The Arbiter is a person beside Followers (LS-14.10)."
    )
