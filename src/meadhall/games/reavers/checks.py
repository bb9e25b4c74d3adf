"""What no match could ever look like: dice, tokens, tiles and cards are counted (RM-23.25)."""

from meadhall.kit.checks import must

from .amounts import upgrades_of
from .content import CONTENT
from .crew import free_dice
from .pieces import (
    ARTIFACT_SPACES,
    BACK_OF,
    COLOURS,
    DECK_NAMES,
    DICE,
    DICE_OF_COLOUR,
    DICE_SPACES,
    LOCATIONS,
    NOTHING,
    SIDES,
    SLOT_SIZE,
    STORES,
    TOKENS,
    UPGRADE_SPACES,
    UPGRADES,
    artifact,
)
from .state import NOBODY, TOKENS_IN_BOX, UPGRADES_IN_BOX, State


def check(s: State) -> None:
    """Raises ImpossiblePosition with one sentence."""
    must(2 <= s.seats <= 4 and len(s.players) == s.seats, f"Two to four play, not {s.seats} (RM-1.1).")
    must(NOBODY <= s.start < s.seats, f"There is no seat {s.start} to hold the marker.")
    must(s.honor == NOBODY or s.seats == 3, "The Honor Ship is in the game with three players only (RM-1.7).")
    must(0 <= s.round <= CONTENT.rules.rounds.value, f"There is no round {s.round} (RM-2.1).")
    must(NOTHING <= s.location < len(LOCATIONS), f"There is no location {s.location}.")
    _check_dice(s)
    _check_pieces(s)
    _check_boards(s)
    _check_places(s)


def _check_dice(s: State) -> None:
    """RM-23.21: 20 of each colour, wherever they lie."""
    counts = [player.dice for player in s.players] + [s.trade]
    must(all(len(dice) == len(DICE) and min(dice) >= 0 for dice in counts), "Dice are counted by colour and face.")
    stored = [held.die for player in s.players for held in player.artifacts if held.die != NOTHING]
    must(all(0 <= die < len(DICE) for die in stored), "A die is stored that does not exist.")
    for colour, name in enumerate(COLOURS):
        lying = sum(sum(dice[colour * SIDES : (colour + 1) * SIDES]) for dice in counts)
        lying += sum(die // SIDES == colour for die in stored) + s.supply[colour]
        whole = s.supply[colour] >= 0 and lying == DICE_OF_COLOUR[colour]
        must(whole, f"There are {DICE_OF_COLOUR[colour]} {name} dice, not {lying} (RM-23.21).")


def _check_pieces(s: State) -> None:
    """RM-23.18 to RM-23.20, RM-23.24: tokens and ship upgrades."""
    for kind, name in enumerate(TOKENS):
        counts = [s.tokens[kind], *(player.tokens[kind] for player in s.players)]
        whole = min(counts) >= 0 and sum(counts) == TOKENS_IN_BOX[kind]
        must(whole, f"There are {TOKENS_IN_BOX[kind]} {name} tokens, not {sum(counts)} (RM-23.25).")
    for kind, upgrade in enumerate(UPGRADES):
        counts = [s.upgrades[kind], *(n for player in s.players for n in (player.ready[kind], player.spent[kind]))]
        whole = min(counts) >= 0 and sum(counts) == UPGRADES_IN_BOX[kind]
        must(whole, f"There are {UPGRADES_IN_BOX[kind]} tiles {upgrade}, not {sum(counts)} (RM-23.24).")


def _check_boards(s: State) -> None:
    """What a player board has room for (section 19). Too many dice has one player at most: the one who is asked."""
    for seat, player in enumerate(s.players):
        enough = min(player.food, player.favor, player.terror) >= 0
        must(enough, f"Seat {seat} has less than no Food, Favor or Terror (RM-23.33).")
        must(len(player.artifacts) <= ARTIFACT_SPACES, f"Seat {seat} has too many artifacts (RM-12.2).")
        must(upgrades_of(s, seat) <= UPGRADE_SPACES, f"Seat {seat} has too many ship upgrades (RM-18.1).")
        must(all(len(slot) <= SLOT_SIZE for slot in player.slots), f"Seat {seat} has a slot too full (RM-3.15).")
        fitting = (h.die == NOTHING or artifact(s, h.card).stores in STORES[h.die] for h in player.artifacts)
        must(all(fitting), f"Seat {seat} has a die on an artifact that does not store it (RM-12.7).")
    crowded = sum(free_dice(s, seat) > DICE_SPACES for seat in range(s.seats))
    must(crowded <= 1, "Two players have more dice than free spaces (RM-19.16).")


def _check_places(s: State) -> None:
    """Each card lies where cards of its back lie."""
    homes = [*s.decks, *s.stacks]
    must(len(homes) == len(set(BACK_OF)), "There are six decks and nine stacks (RM-1.13, RM-1.32).")
    for back, home in enumerate(homes):
        must(all(BACK_OF[token] == back for token in home), "A card lies in the deck of another kind (RM-23.38).")
    for back, home in enumerate(s.discards):
        must(all(BACK_OF[token] == back for token in home), "A card lies under the deck of another kind (RM-23.38).")
    tiles = (token for player in s.players for token in player.tiles)
    must(all(BACK_OF[token] >= len(DECK_NAMES) for token in tiles), "A card lies among the tiles of a player.")
