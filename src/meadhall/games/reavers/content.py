"""The facts of Reavers of Midgard, read from ``content/`` and checked: what is named is there, and the box adds up.

Every record says where its facts come from. Numbers of the rules live there and never in the code, so an overlay can
put a printed value in the place of any of them.
"""

from collections.abc import Iterator
from importlib import resources
from typing import get_args

from msgspec import Struct

from meadhall.kit.content import Files
from meadhall.kit.effects import words_in
from meadhall.kit.toml import Place

from .records import CardFact, Content, TerritoryFile
from .words import (
    FREE,
    Bargain,
    ChooseDice,
    Clan,
    Colour,
    CountKeepSpoils,
    Deck,
    DieShowing,
    Draw,
    Face,
    Level,
    Location,
    Territory,
    TokenKind,
    Upgrade,
)

DECKS: dict[Deck, tuple[str, ...]] = {
    "village_spoils": ("village", "artifacts"),
    "keep_spoils": ("keep",),
    "sea_journey": ("journeys",),
    "sea_battle": ("battles",),
    "reaver": ("reavers",),
    "prophecy": ("prophecies",),
}
"""The content files whose cards are a deck (RM-1.13, RM-1.14)."""
CARDS = tuple(file for files in DECKS.values() for file in files)
SPOKEN = {
    "village": ("card", "effects"),
    "artifacts": ("artifact", "effects"),
    "keep": ("card", "effects"),
    "journeys": ("journey", "suffer"),
    "battles": ("battle", "reward"),
    "reavers": ("reaver", "ability"),
    "prophecies": ("prophecy", "counts"),
}
"""What a card is called in its file, and the field with its words."""


def load_content(files: Files) -> Content:
    """Reads all content files; raises ContentError with file and line."""
    content = files.read(Content)
    faces = _check_dice(files, content)
    _check_decks(files, content)
    _check_cards(files, content, faces)
    _check_locations(files, content)
    _check_territories(files, content.territories)
    _check_scoring(files, content)
    _check_box(files, content)
    return content


def cards_of(content: Content, deck: Deck) -> tuple[CardFact, ...]:
    """The cards of a deck, each name once, as its files order them."""
    return tuple(card for file in DECKS[deck] for card in getattr(content, file))


def _check_dice(files: Files, content: Content) -> dict[Colour, tuple[Face, ...]]:
    """RM-19.6 to RM-19.8: each colour has its own clan, whose icon its dice alone show. Gives the faces by colour."""
    name, dice = "dice.toml", content.dice
    files.must_have(name, "crew", "id", [crew.id for crew in dice.crew], get_args(Colour))
    files.must_have(name, "crew", "clan", [crew.clan for crew in dice.crew], get_args(Clan))
    files.must_have(name, "crew_faces", "colour", [die.colour for die in dice.crew_faces], get_args(Colour))
    files.must_have(name, "hammers", "face", [hammers.face for hammers in dice.hammers], ("hammer", "double_hammer"))
    clans = {crew.id: crew.clan for crew in dice.crew}
    for k, die in enumerate(dice.crew_faces):
        icons = set(die.faces) & set(get_args(Clan))
        if icons != {clans[die.colour]}:
            sentence = f"a {die.colour} die shows {clans[die.colour]} and no other clan"
            raise files.mistake(name, sentence, "crew_faces", k, "faces")
    return {die.colour: die.faces for die in dice.crew_faces}


def _check_decks(files: Files, content: Content) -> None:
    """RM-23.9 to RM-23.14: all cards of a deck are there, and no two names are the same card (RM-23.48)."""
    files.must_have("box.toml", "deck", "id", [deck.id for deck in content.box.deck], get_args(Deck))
    for size in content.box.deck:
        cards = sum(card.copies for card in cards_of(content, size.id))
        if cards != size.cards:
            file = DECKS[size.id][0]
            sentence = f"the {size.id} deck has {size.cards} cards, and here are {cards}"
            raise files.mistake(f"{file}.toml", sentence, SPOKEN[file][0], 0)
    seen: set[str] = set()
    for file in CARDS:
        for k, card in enumerate(getattr(content, file)):
            if card.id in seen:
                raise files.mistake(f"{file}.toml", f"the card {card.id} is there twice", SPOKEN[file][0], k, "id")
            seen.add(card.id)


def _check_cards(files: Files, content: Content, faces: dict[Colour, tuple[Face, ...]]) -> None:
    """What cards, clans and tiles say can be done: faces that their dice have, cards that there are."""
    shown = {face for die in faces.values() for face in die}
    for file, place, record in _speaking(content):
        for word in words_in(record):
            if isinstance(word, DieShowing) and word.face not in faces[word.colour]:
                raise files.mistake(file, f"a {word.colour} die has no face {word.face}", *place)
            if isinstance(word, Draw) and word.keep is not None and word.keep >= word.n:
                raise files.mistake(file, f"fewer than {word.n} of {word.n} cards are kept", *place)
            if isinstance(word, CountKeepSpoils):
                files.must_know(file, "card", {card.id for card in content.keep}, word.cards, *place)
        if _same_without_a_die(record):
            raise files.mistake(file, "the same colour is that of one die that is given back for it", *place)
    for k, artifact in enumerate(content.artifacts):
        if artifact.stores not in (*shown, "any"):
            raise files.mistake("artifacts.toml", f"no die shows {artifact.stores}", "artifact", k, "stores")
    for k, journey in enumerate(content.journeys):
        if (journey.pay == FREE) != (not journey.suffer):
            sentence = f"{journey.id} is paid for or suffered, or does nothing at all"
            raise files.mistake("journeys.toml", sentence, "journey", k, "id")
    files.must_have("clans.toml", "clan", "id", [clan.id for clan in content.clans], get_args(Clan))


def _speaking(content: Content) -> Iterator[tuple[str, Place, Struct]]:
    """The records with words in them, each with its file and its place there."""
    for file in CARDS:
        for k, card in enumerate(getattr(content, file)):
            table, field = SPOKEN[file]
            yield f"{file}.toml", (table, k, field), card
    for k, clan in enumerate(content.clans):
        yield "clans.toml", ("clan", k, "promote"), clan
    for k, tile in enumerate(content.territories.tile):
        yield "territories.toml", ("tile", k, "reward"), tile
    for k, location in enumerate(content.locations.location):
        yield "locations.toml", ("location", k, "bonus"), location


def _same_without_a_die(record: Struct) -> bool:
    """RM-9.27: a die of the same colour is gained only for exactly one die that is given back."""
    words = list(words_in(record))
    said = sum("same" in word.colours for word in words if isinstance(word, ChooseDice))
    bound = [word for word in words if isinstance(word, Bargain) and len(word.cost.dice) == 1]
    return said > sum("same" in gain.colours for word in bound for gain in word.gain if isinstance(gain, ChooseDice))


def _check_locations(files: Files, content: Content) -> None:
    """Sections 2 to 8: six locations, bonus or repeats by their banner, an offer where cards are taken."""
    name, locations = "locations.toml", content.locations
    files.must_have(name, "location", "id", [location.id for location in locations.location], get_args(Location))
    for k, location in enumerate(locations.location):
        red = location.banner == "red"
        if red != (location.bonus is not None) or red != (location.bonus_at is not None):
            raise files.mistake(name, "a red banner, and no other, has a bonus and its time", "location", k, "banner")
        if red != (location.repeats is None):
            raise files.mistake(name, "a blue banner, and no other, has repeats", "location", k, "banner")
        if (location.deck is None) != (location.cards is None):
            raise files.mistake(name, f"{location.id} has a deck if and only if it has cards", "location", k, "id")
    offering = [location.id for location in locations.location if location.deck]
    files.must_have(name, "spaces", "location", [spaces.location for spaces in locations.spaces], offering)
    players = [str(value.players) for value in locations.seat_value]
    files.must_have(name, "seat_value", "players", players, ("2", "3", "4"))
    for k, value in enumerate(locations.seat_value):
        if len(value.seats) != value.players:
            sentence = f"{value.players} players have {value.players} seats"
            raise files.mistake(name, sentence, "seat_value", k, "seats")
    files.must_have("boards.toml", "slot", "location", [slot.location for slot in content.boards.slot])


def _check_territories(files: Files, territories: TerritoryFile) -> None:
    """RM-1.32, RM-17.1: three types in three levels, and tiles for each of them."""
    name = "territories.toml"
    files.must_have(name, "territory", "id", [kind.id for kind in territories.territory], get_args(Territory))
    wanted = [f"{kind}_{level}" for kind in get_args(Territory) for level in get_args(Level)]
    files.must_have(name, "stack", "id", [stack.id for stack in territories.stack], wanted)
    for k, stack in enumerate(territories.stack):
        if stack.id != f"{stack.territory}_{stack.level}":
            raise files.mistake(name, f"{stack.id} is called by its type and level", "stack", k, "level")
    for k, tile in enumerate(territories.tile):
        files.must_know(name, "stack", wanted, (tile.stack,), "tile", k, "stack")
    for k, stack in enumerate(territories.stack):
        if stack.id not in {tile.stack for tile in territories.tile}:
            raise files.mistake(name, f"the stack {stack.id} has no tile", "stack", k)


def _check_scoring(files: Files, content: Content) -> None:
    """Section 22: sets are of cards that there are, and every token has its rates."""
    name, scoring = "scoring.toml", content.scoring
    keep = {card.id for card in content.keep}
    for k, one in enumerate(scoring.set):
        files.must_know(name, "card", keep, (one.card,), "set", k, "card")
    files.must_know(name, "card", keep, scoring.tapestry.cards, "tapestry", "cards")
    files.must_have(name, "tokens", "token", [score.token for score in scoring.tokens], get_args(TokenKind))
    for k, score in enumerate(scoring.tokens):
        if len(score.owned) != len(score.each) or score.owned[0] != 1 or list(score.owned) != sorted(set(score.owned)):
            raise files.mistake(name, "the numbers owned rise from 1, each with its rate", "tokens", k, "owned")


def _check_box(files: Files, content: Content) -> None:
    """RM-23.18 to RM-23.24: dice, tiles and tokens are as many as the box has."""
    kinds = [upgrade.id for upgrade in content.upgrades]
    files.must_have("upgrades.toml", "upgrade", "id", kinds, get_args(Upgrade))
    files.must_have("box.toml", "token", "id", [token.id for token in content.box.token], get_args(TokenKind))
    pieces = {piece.id: piece.count for piece in content.box.piece}
    files.must_know("box.toml", "piece", pieces, ("crew_dice", "territory_tiles", "ship_upgrade_tiles"), "piece", 0)
    for piece, file, table, counts in (
        ("crew_dice", "dice", "crew", [crew.count for crew in content.dice.crew]),
        ("territory_tiles", "territories", "tile", [tile.copies for tile in content.territories.tile]),
        ("ship_upgrade_tiles", "upgrades", "upgrade", [upgrade.copies for upgrade in content.upgrades]),
    ):
        if sum(counts) != pieces[piece]:
            sentence = f"the box has {pieces[piece]} {piece.replace('_', ' ')}, and here are {sum(counts)}"
            raise files.mistake(f"{file}.toml", sentence, table, 0)


FILES = Files(resources.files(__package__) / "content", "reavers")
CONTENT = load_content(FILES)
