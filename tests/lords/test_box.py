"""The box: cards, trays, tokens and tracks have the values that the clauses say, and are as many as they say.

What a clause says of play is proved by the rules' own tests; here are the values that stand in tables, and the totals.
"""

import re

import pytest

from meadhall.clauses import Clauses
from meadhall.games.lords.content import CONTENT, by_players
from meadhall.games.lords.records import Kind, Monster
from meadhall.games.lords.words import (
    ActivateBoss,
    ActivateMonster,
    ControlMonster,
    DrawCards,
    FormAlliance,
    GainRunes,
    Heal,
    PlaceHero,
    RaiseArmies,
    RaiseLowest,
)
from meadhall.kit.effects import Word
from meadhall.testing import clause

from ..clause_tables import listed, rows

CLAUSES = Clauses.of("lords")
PIECES = {piece.id: piece.count for piece in CONTENT.box.piece}

# --- tables ----------------------------------------------------------------------------------------------------------


@clause("LR-41.1", "LR-41.2", "LR-41.3", "LR-41.4", "LR-41.5", "LR-41.6", "LR-41.7", "LR-41.8", "LR-41.9", "LR-41.10")
@clause("LR-41.11", "LR-41.12")
def test_combat_cards_are_those_of_the_table() -> None:
    columns = ("card", "weapon", "value", "Casualty symbols", "copies")
    table = [tuple(row[column] for column in columns) for row in rows(CLAUSES, "LR-41.1", "LR-41.12")]
    cards = [(card.id, card.weapon, str(card.value), str(card.casualties), str(card.copies)) for card in CONTENT.combat]
    assert cards == table


@clause("LR-42.1", "LR-42.2", "LR-42.3", "LR-42.4", "LR-42.5", "LR-42.6", "LR-42.7", "LR-42.8", "LR-42.9", "LR-42.10")
@clause("LR-42.11", "LR-42.12", "LR-42.13", "LR-42.14")
def test_monster_attack_cards_are_those_of_the_table() -> None:
    """The clause of the effect is told by its name: the cards of one name have one effect."""
    columns = ("card", "Rage", "Weak Spot", "draw", "Shield defends")
    table = rows(CLAUSES, "LR-42.1", "LR-42.14")
    helps = {True: "yes", False: "no"}
    cards = [
        (card.id, str(card.rage), str(card.weak_spot), str(card.draw), helps[card.shield_defends])
        for card in CONTENT.attacks
    ]
    assert cards == [tuple(row[column] for column in columns) for row in table]
    for card, row in zip(CONTENT.attacks, table, strict=True):
        assert CLAUSES.get(row["effect"]).text.startswith(f"{card.name}: "), card.id


@clause("LR-47.1", "LR-47.2", "LR-47.3", "LR-47.4", "LR-47.5", "LR-47.6", "LR-47.7", "LR-47.8", "LR-47.9", "LR-47.10")
@clause("LR-47.11", "LR-47.12")
def test_gods_give_what_the_table_says() -> None:
    def told(level: tuple[Word, ...], attribute: str) -> str:
        match level:
            case ():
                return f"none, {attribute.title()} rises only"
            case (RaiseArmies(n, "any"),):
                return f"raise own Armies on the board by {n} in total"
            case (DrawCards(n),):
                return f"draw {n} Combat card{'s' * (n > 1)}"
            case (GainRunes(n),):
                return f"gain {n} Rune{'s' * (n > 1)}"
        raise AssertionError(level)

    table = [(row["god"], int(row["level"]), row["bonus"]) for row in rows(CLAUSES, "LR-47.1", "LR-47.12")]
    gods = [(god.id, k, told(level, god.attribute)) for god in CONTENT.gods for k, level in enumerate(god.levels)]
    assert gods == table


@clause("LR-50.1", "LR-50.2", "LR-50.3", "LR-50.4", "LR-50.5", "LR-50.6", "LR-50.7", "LR-50.8", "LR-50.9", "LR-50.10")
def test_requisites_are_those_of_the_table() -> None:
    phrases = {
        "lands": "one player controls every Region of at least {n} Lands",
        "temples": "one player controls at least {n} Regions with a Temple",
        "slain": "one player has at least {n} slain Monster{s} (miniatures plus Slayer tokens)",
        "monument_level": "at least one Monument is on level {n}",
        "alliances": "one player has Alliances with at least {n} Realms",
    }
    table = [(row["card"], row["players"], row["condition"]) for row in rows(CLAUSES, "LR-50.1", "LR-50.10")]
    cards = [
        (card.id, card.players, phrases[card.counts].format(n=card.at_least, s="s" * (card.at_least > 1)))
        for card in CONTENT.requisites
    ]
    assert cards == table


@clause("LR-51.1", "LR-51.2", "LR-51.3", "LR-51.4", "LR-51.5", "LR-51.6", "LR-51.7", "LR-51.8", "LR-51.9", "LR-51.10")
@clause("LR-51.11", "LR-51.12", "LR-51.13", "LR-51.14", "LR-51.15", "LR-51.16", "LR-51.17", "LR-51.18", "LR-51.19")
@clause("LR-51.20", "LR-51.21")
def test_events_are_those_of_the_table() -> None:
    """With two players a card is in if its Region is on their side of the board."""
    small = {region.number for region in CONTENT.map_2p.region}
    table = [
        (
            int(row["number"]),
            row["place"],
            tuple(row["activate"].split(", then ")),
            row["Boss"],
            row["with two players"],
        )
        for row in rows(CLAUSES, "LR-51.1", "LR-51.21")
    ]
    cards = [
        (card.number, card.place, card.activate, "yes" if card.boss else "no", "in" if card.number in small else "out")
        for card in CONTENT.events
    ]
    assert cards == table


@clause("LR-52.1", "LR-52.2", "LR-52.3", "LR-52.4")
def test_temple_tracks_are_those_of_the_table() -> None:
    table = [
        (row["track"], row["side"], int(row["Temples"]), listed(row["Draft keyword under space"]))
        for row in rows(CLAUSES, "LR-52.1", "LR-52.4")
    ]
    tracks = [(one.track, one.side, one.temples, tuple(map(str, one.drafts))) for one in CONTENT.temples]
    assert tracks == table


# --- trays -----------------------------------------------------------------------------------------------------------

TRAYS = {
    "jotunn": "LR-43.3",
    "troll": "LR-43.6",
    "draugr": "LR-43.9",
    "fafnir": "LR-43.12",
    "garm": "LR-43.16",
    "nidhogg": "LR-43.19",
}


@clause("LR-43.3", "LR-43.6", "LR-43.9", "LR-43.12", "LR-43.16", "LR-43.19")
@pytest.mark.parametrize("monster", CONTENT.monsters, ids=lambda monster: str(monster.id))
def test_slots_of_monsters(monster: Monster) -> None:
    slots = ", ".join(f"{slot.symbol}:{slot.reward or '-'}" for slot in monster.slots)
    assert CLAUSES.get(TRAYS[monster.id]).text == f"`{monster.id}`, {len(monster.slots)} slots: {slots}."


@clause("LR-43.1")
def test_two_monsters_of_each_rune() -> None:
    runes = {rune.id: [one.id for one in CONTENT.monsters if one.rune == rune.id] for rune in CONTENT.runes}
    assert runes == {"uruz": ["jotunn", "troll"], "othala": ["draugr", "fafnir"], "algiz": ["garm", "nidhogg"]}


@clause("LR-44.1", "LR-44.2")
def test_the_tray_of_loki() -> None:
    (loki,) = CONTENT.boss
    slots = ", ".join(f"{one}+{other}" for one, other in loki.slots)
    assert CLAUSES.get("LR-44.1").text == f"`{loki.id}`, {len(loki.slots)} slots: {slots}."
    assert loki.rune == "othala"
    assert loki.bars_armies


@clause("LR-15.2", "LR-48.1", "LR-48.2")
def test_the_wheel_and_its_realms() -> None:
    (centre,) = (CONTENT.wheel.centre.id,)
    assert centre == "build_monument"
    slots = {slot.id: slot.realm for slot in CONTENT.wheel.slot}
    assert dict(re.findall(r"`(\w+)` `(\w+)`", CLAUSES.get("LR-48.1").text)) == slots
    said = CLAUSES.get("LR-15.2").text
    assert set(re.findall(r"`(\w+)`", said)) == {*slots, centre}
    runes = re.findall(r"`(\w+)` for `(\w+)` and `(\w+)`", CLAUSES.get("LR-48.2").text)
    assert {realm: rune for rune, *both in runes for realm in both} == {one.id: one.rune for one in CONTENT.realms}


def test_the_wheel_points_at_its_realms() -> None:
    """LR-8.3: going round the wheel clockwise the angles fall, on both sides of the board."""
    for field in ("angle", "angle_2p"):
        angles = [getattr(slot, field) for slot in CONTENT.wheel.slot]
        assert all((one - other) % 360 < 90 for one, other in zip(angles, [*angles[1:], angles[0]], strict=True))


# --- numbers of the rules --------------------------------------------------------------------------------------------

RULES = CONTENT.rules


@pytest.mark.parametrize(
    ("id", "said", "number"),
    [
        ("LR-6.4", r"start on (\d+)", RULES.attribute_start),
        ("LR-6.5", r"above (\d+)", RULES.attribute_most),
        ("LR-6.7", r"is (\d+)", RULES.injured_value),
        ("LR-7.1", r"from 1 to (\d+)", RULES.army_most),
        ("LR-7.1", r"has (\d+) Armies", RULES.armies),
        ("LR-7.8", r"has (\d+) Priests", RULES.priests),
        ("LR-8.16", r"(\d+) Monster rings", RULES.rings),
        ("LR-9.15", r"(\d+) Armies", RULES.start_armies),
        ("LR-9.15", r"of value (\d+)", RULES.start_army_value),
        ("LR-9.13", r"draws (\d+) Combat", RULES.start_cards),
        ("LR-9.2", r"(\d+) random Hero", RULES.drafted_heroes),
        ("LR-9.2", r"(\d+) random Origin", RULES.drafted_origins),
        ("LR-12.3", r"up to (\d+) Regions", RULES.hero_moves),
        ("LR-12.6", r"up to (\d+) Seas", RULES.drakkar_moves),
        ("LR-11.3", r"(\d+) Priest slots", RULES.priest_slots),
        ("LR-2.13", r"to (\d+) \(complete", RULES.monument_levels),
        ("LR-4.13", r"draws (\d+) Combat", RULES.first_alliance_cards),
        ("LR-15.13", r"gains (\d+) Rune", RULES.covered_marker_runes),
        ("LR-19.5", r"gains (\d+) Priest", RULES.temple_priests),
        ("LR-21.3", r"1 or (\d+) different", RULES.monsters_activated),
        ("LR-26.11", r"draws (\d+)", RULES.attack_hand),
        ("LR-27.15", r"draws (\d+) Combat", RULES.round_cards),
        ("LR-27.16", r"draws (\d+) more", RULES.weak_spot_cards),
        ("LR-29.6", r"dealt (\d+) Injury", RULES.failed_hunt_injuries),
        ("LR-11.7", r"of the god by (\d+)", RULES.prayer_raise),
        ("LR-14.7", r"rises by (\d+)", RULES.activation_raise),
        ("LR-23.17", r"gains (\d+) Priest", RULES.harvest_priests),
        ("LR-25.13", r"lowered by (\d+)", RULES.stomp),
        ("LR-29.12", r"gains (\d+) Priest", RULES.reward_priests),
        ("LR-29.13", r"on the board by (\d+)", RULES.reward_army),
        ("LR-29.14", r"gains (\d+) Rune", RULES.reward_runes),
        ("LR-29.17", r"at least (\d+) Control", RULES.slayer_markers),
        ("LR-31.19", r"lowered by (\d+)", RULES.losing_casualties),
        ("LR-36.3", r"of (\d+) Lands", RULES.lands_to_win),
        ("LR-37.1", r"at least (\d+) Requisite", RULES.requisites_for_ragnarok),
    ],
)  # fmt: skip
def test_numbers_are_those_of_their_clauses(id: str, said: str, number: object) -> None:
    found = re.search(said, CLAUSES.get(id).text)
    assert found
    assert int(found[1]) == getattr(number, "value")  # noqa: B009 (Count and Number have nothing else in common)


def test_numbers_that_depend_on_the_players() -> None:
    """LR-36.4, LR-36.5; LR-21.9; LR-8.19; LR-8.6, LR-38.4."""
    table = {
        players: tuple(
            by_players(fact, players)
            for fact in (RULES.temples_to_win, RULES.slain_for_boss, RULES.setup_monsters, RULES.forges)
        )
        for players in (2, 3, 4)
    }
    assert table == {2: (4, 1, 2, 4), 3: (5, 2, 3, 6), 4: (5, 2, 4, 6)}


def test_numbers_that_clauses_say_in_words() -> None:
    """LR-13.2 at most one Rune Action, LR-18.2 two options, LR-20.1 as many Blessings as players plus one,
    LR-14.6 one adjacent Region."""
    assert (RULES.rune_actions.value, RULES.prepare_options.value, RULES.blessings_over.value) == (1, 2, 1)
    assert RULES.army_moves.value == 1


def test_basic_rune_actions_and_options_of_prepare() -> None:
    """LR-13.9 to LR-13.18: three for one Rune, four for two, two for three. LR-18.5 to LR-18.8."""
    prices = {action.id: action.runes for action in CONTENT.actions.rune}
    for ids, said in (
        (("boss", "control", "alliance"), "Basic, 1 Rune"),
        (("raise", "activate", "card", "hero"), "Basic, set of 2"),
        (("attribute", "cards"), "Basic, set of 3"),
    ):
        assert {prices[id] for id in ids} == {int(re.findall(r"\d", said)[0])}
        assert sum(one.text.startswith(said) for one in CLAUSES) == len(ids)
    assert {action.id: action.effect for action in CONTENT.actions.rune} == {
        "boss": ActivateBoss(),
        "control": ControlMonster(reach=0),
        "alliance": FormAlliance(adjacent=True),
        "raise": RaiseArmies(1),
        "activate": ActivateMonster(),
        "card": DrawCards(1),
        "hero": PlaceHero(),
        "attribute": RaiseLowest(1),
        "cards": DrawCards(2),
    }
    assert [option.effect for option in CONTENT.actions.prepare] == [
        Heal(1),
        DrawCards(1),
        GainRunes(1),
        RaiseArmies(1, "settled"),
    ]


# --- totals ----------------------------------------------------------------------------------------------------------


@clause("LR-35.8")
@pytest.mark.parametrize(
    ("piece", "count"),
    [
        ("event_cards", 21), ("combat_cards", 35), ("monster_attack_cards", 14), ("blessing_cards", 36),
        ("hero_tiles", 5), ("origin_cards", 6), ("ragnarok_requisite_cards", 10), ("monster_trays", 6),
        ("boss_trays", 1), ("god_cards", 3), ("god_artifacts", 3), ("monster_artifacts", 6), ("temple_tracks", 2),
        ("temples", 7), ("realm_tokens", 6), ("rune_tokens", 36), ("forge_tokens", 6), ("slayer_tokens", 6),
        ("attribute_tokens", 12), ("armies", 24), ("priests", 16), ("drakkars", 4), ("monster_rings", 8),
        ("control_markers", 80),
    ],
)  # fmt: skip
def test_pieces_of_the_box(piece: Kind, count: int) -> None:
    assert PIECES[piece] == count


@clause("LR-7.12", "LR-52.5", "LR-52.7", "LR-52.8", "LR-52.9")
def test_tokens_and_the_die() -> None:
    assert {rune.id: (rune.tokens, rune.forges) for rune in CONTENT.runes} == {
        "uruz": (12, 2),
        "othala": (12, 2),
        "algiz": (12, 2),
    }
    assert PIECES["slayer_tokens"] == 6
    faces = re.findall(r"`(\w+)` \((\d)\)", CLAUSES.get("LR-52.9").text)
    assert faces == [(face, str(CONTENT.dice.monster.faces.count(face))) for face in ("move", "attack", "choice")]


def test_only_control_markers_never_run_out() -> None:
    """LR-35.1, LR-35.2."""
    assert [piece.id for piece in CONTENT.box.piece if not piece.limited] == ["control_markers"]


def test_twelve_blessings_of_each_god() -> None:
    assert [[card.god for card in CONTENT.blessings].count(god.id) for god in CONTENT.gods] == [12, 12, 12]
