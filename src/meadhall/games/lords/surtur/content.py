"""The facts of the Followers, checked: what is named is there, and the solo box adds up (sections 19 to 25).

Where tiles begin and how often a Region is named is a matter of the house values, not of the rules, so that printed
values may differ there; the tests look at these (LS-20.13, LS-20.14, LS-23.29, LS-23.30).
"""

from collections import Counter
from itertools import combinations, pairwise
from typing import get_args

from meadhall.kit.content import Files

from ..box import Content
from ..words import Attribute, Slot
from .records import ActionCard, Corrupted, RuneActionId, Upgrade

FOLLOWERS, CARDS, CHALLENGES, SURTUR = "followers.toml", "surtur_actions.toml", "challenges.toml", "surtur.toml"
SETS = ("set_a", "set_b", "set_c")
UPGRADES: tuple[Upgrade, ...] = get_args(Upgrade)
UPGRADED = 6
"""Upgraded cards in a deck (LS-20.15)."""
RUNE_ACTIONS = Counter(
    form_alliance=3, upgrade_army=3, control_monster=2, draw_combat=2, activate_monster=1, increase_attribute=1
)
"""The Rune Actions of a basic set (LS-21.21)."""


def check_solo(files: Files, content: Content) -> None:
    """Raises ContentError with file and line."""
    _check_box(files, content)
    _check_tiles(files, content)
    _check_cards(files, content)
    _check_sets(files, content)
    _check_numbers(files, content)


def cards_of(content: Content, kind: str) -> list[ActionCard]:
    """The Action cards of a basic set, of a tile, or of a type of upgraded cards."""
    return [card for card in content.surtur_actions if card.kind == kind]


def _check_box(files: Files, content: Content) -> None:
    """Section 19: cards and tokens are as many as the box has."""
    tiles = [tile.id for tile in content.followers]
    counted = {
        "basic_action_cards": (CARDS, "card", sum(card.kind in SETS for card in content.surtur_actions)),
        "upgraded_action_cards": (CARDS, "card", sum(card.kind in UPGRADES for card in content.surtur_actions)),
        "hero_action_cards": (CARDS, "card", sum(card.kind in tiles for card in content.surtur_actions)),
        "challenge_cards": (CHALLENGES, "challenge", len(content.challenges)),
        "desolation_tokens": (SURTUR, "slot", len(content.surtur.slot)),
    }
    single = ("manifestation_cards", "player_aids", "arbiter_tokens", "surtur_dice")
    pieces = {piece.id: piece.count for piece in content.surtur.piece}
    files.must_have(SURTUR, "piece", "id", list(pieces), (*counted, *single))
    for piece, (file, table, count) in counted.items():
        if count != pieces[piece]:
            sentence = f"the box has {pieces[piece]} {piece.replace('_', ' ')}, and here are {count}"
            raise files.mistake(file, sentence, table, 0)


def _check_tiles(files: Files, content: Content) -> None:
    """Section 20: Regions of the boards, Attributes in their order, cards enough for any Followers (LS-20.15)."""
    heroes = [hero.id for hero in content.heroes]
    least, most = content.rules.attribute_start.value, content.rules.attribute_most.value
    for k, tile in enumerate(content.followers):
        for field in ("start_region", "desolation_region"):
            _check_regions(files, content, FOLLOWERS, "follower", k, field, getattr(tile, field))
        if sorted(tile.attribute_preference) != sorted(get_args(Attribute)):
            raise files.mistake(
                FOLLOWERS, f"{tile.id} names each Attribute once", "follower", k, "attribute_preference"
            )
        if not all(least <= token <= most for token in tile.attributes):
            sentence = f"Attributes of {tile.id} stand on their tracks, from {least} to {most} (LS-3.28)"
            raise files.mistake(FOLLOWERS, sentence, "follower", k, "attributes")
        if tile.core != (tile.id in heroes):
            sentence = f"core says whether {tile.id} is a Hero of the base box (LS-2.4)"
            raise files.mistake(FOLLOWERS, sentence, "follower", k, "core")
        if (n := sum(getattr(tile.upgraded_cards, kind) for kind in UPGRADES)) != UPGRADED:
            sentence = f"{tile.id} names {UPGRADED} upgraded cards (LS-20.15), not {n}"
            raise files.mistake(FOLLOWERS, sentence, "follower", k, "upgraded_cards")
    for three in combinations(content.followers, 3):
        if len({tile.priority_action for tile in three}) == len(three):
            _check_stacks(files, content, three)


def _check_stacks(files: Files, content: Content, three: tuple[Corrupted, ...]) -> None:
    """LS-20.15: three Followers that may meet find their upgraded cards."""
    for kind in UPGRADES:
        wanted, there = sum(getattr(tile.upgraded_cards, kind) for tile in three), len(cards_of(content, kind))
        if wanted > there:
            names = ", ".join(tile.id for tile in three)
            sentence = f"{names} want {wanted} cards {kind} (LS-20.15), and there are {there}"
            last = content.followers.index(three[-1])
            raise files.mistake(FOLLOWERS, sentence, "follower", last, "upgraded_cards")


def _check_regions(
    files: Files, content: Content, file: str, table: str, k: int, field: str, numbers: tuple[int, int]
) -> None:
    """A Region of each side of the board (LS-2.13)."""
    for number, side in zip(numbers, (content.map_2p, content.map_3_4p), strict=True):
        files.must_know(file, "Region", [str(region.number) for region in side.region], [str(number)], table, k, field)


def _check_cards(files: Files, content: Content) -> None:
    """Sections 21 to 23: each card belongs to somebody, sends its Hero to a Region, and says one thing of its bonus."""
    kinds = (*SETS, *UPGRADES, *(tile.id for tile in content.followers))
    for k, card in enumerate(content.surtur_actions):
        files.must_know(CARDS, "kind of Action card", kinds, [card.kind], "card", k, "kind")
        _check_regions(files, content, CARDS, "card", k, "hero_to", card.hero_to)
        if len(set(card.rune_actions)) < len(card.rune_actions):  # a Rune Action is named by its card
            raise files.mistake(CARDS, f"the two Rune Actions of {card.id} differ (LS-4.39)", "card", k, "rune_actions")
        if card.when is not None and (card.when.at_least is None) == (card.when.at_most is None):
            raise files.mistake(CARDS, f"the bonus of {card.id} has one bound", "card", k, "when")
        if card.when is not None and card.gain is None:
            raise files.mistake(CARDS, f"{card.id} has a condition for nothing", "card", k, "when")
        if card.gain is not None and card.gain.attribute and card.gain.what != "attribute":
            raise files.mistake(CARDS, f"{card.id} raises no Attribute", "card", k, "gain")


def _check_sets(files: Files, content: Content) -> None:
    """LS-21.19 to LS-21.21, LS-22.13, LS-23.28: sets are alike, and a deck never runs out."""
    for name in SETS:
        cards = cards_of(content, name)
        modes = Counter(card.tie_break for card in cards)
        after = Counter(card.after_use for card in cards)
        actions = Counter(action for card in cards for action in card.rune_actions)
        _must(files, content, name, sorted(card.special for card in cards) == sorted(get_args(Slot)),
              "each Special Action of the wheel once (LS-21.19)")  # fmt: skip
        _must(files, content, name, modes == {"min": 3, "max": 3} and after == {"remove": 4, "shuffle_back": 2},
              "three min and three max cards, four that leave and two that stay (LS-21.20)")  # fmt: skip
        _must(files, content, name, actions == RUNE_ACTIONS, "the twelve Rune Actions of LS-21.21")
    for tile in content.followers:
        stay = [card.after_use for card in cards_of(content, tile.id)]
        _must(files, content, tile.id, stay == ["shuffle_back"] * 2, "two cards that stay (LS-22.13)")
    for kind in UPGRADES:
        uses = Counter((card.after_use, card.when is not None) for card in cards_of(content, kind))
        _must(files, content, kind, uses == {("shuffle_back", True): 6, ("remove", False): 3},
              "six cards that stay with a condition, three that leave without one (LS-23.28)")  # fmt: skip


def _must(files: Files, content: Content, kind: str, holds: bool, has: str) -> None:
    """Tells a mistake at the first card of its kind."""
    if not holds:
        first = next((k for k, card in enumerate(content.surtur_actions) if card.kind == kind), 0)
        raise files.mistake(CARDS, f"{kind} has {has}, and here are others", "card", first)


def _check_numbers(files: Files, content: Content) -> None:
    """Costs of all Rune Actions, a die for the row, slots from the left, difficulties from 0 (LS-15.5, LS-19.9)."""
    solo = content.surtur
    files.must_have(SURTUR, "cost", "id", [cost.id for cost in solo.cost], get_args(RuneActionId))
    if not all(face <= solo.row.value for face in solo.die.faces):
        raise files.mistake(SURTUR, f"the Action row has {solo.row.value} places (LS-19.9)", "die", "faces")
    for k, slot in enumerate(solo.slot):
        if slot.id != k + 1:
            raise files.mistake(SURTUR, "slots are numbered from the left (LS-25.6)", "slot", k, "id")
    levels = [-1, *(difficulty.from_level for difficulty in solo.difficulty)]
    for k, (before, level) in enumerate(pairwise(levels)):
        if level <= before or (k == 0 and level):
            raise files.mistake(SURTUR, "levels of difficulty rise from 0 (LS-15.5)", "difficulty", k, "from_level")
