"""The whole box: all content files of the base game and of the Followers of Surtur together."""

from msgspec import Struct

from .records import (
    ActionFile,
    Artifact,
    AttackCard,
    Blessing,
    Boss,
    BoxFile,
    Colour,
    CombatCard,
    DiceFile,
    Event,
    GodFact,
    Hero,
    LandFile,
    MapFile,
    Monster,
    Origin,
    RealmFact,
    Requisite,
    RuleFile,
    RuneFact,
    Track,
    WheelFile,
)
from .surtur.records import ActionCard, Challenge, Corrupted, SurturFile


class Content(Struct, frozen=True):
    """All facts of the game, a content file in each field."""

    box: BoxFile
    rules: RuleFile
    runes: tuple[RuneFact, ...]
    dice: DiceFile
    colours: tuple[Colour, ...]
    lands: LandFile
    map_3_4p: MapFile
    map_2p: MapFile
    wheel: WheelFile
    realms: tuple[RealmFact, ...]
    gods: tuple[GodFact, ...]
    temples: tuple[Track, ...]
    heroes: tuple[Hero, ...]
    origins: tuple[Origin, ...]
    combat: tuple[CombatCard, ...]
    attacks: tuple[AttackCard, ...]
    monsters: tuple[Monster, ...]
    boss: tuple[Boss, ...]
    artifacts: tuple[Artifact, ...]
    blessings: tuple[Blessing, ...]
    events: tuple[Event, ...]
    requisites: tuple[Requisite, ...]
    actions: ActionFile
    followers: tuple[Corrupted, ...]
    surtur_actions: tuple[ActionCard, ...]
    challenges: tuple[Challenge, ...]
    surtur: SurturFile
