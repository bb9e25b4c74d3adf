"""The table in sentences, for those who listen and for parts opened in full."""

from meadhall.terminal.title import Glance, Passage
from meadhall.terminal.words import capital

from ..board import BOARDS
from ..content import CONTENT
from ..records import Region
from ..saying import requisite_said
from . import battle, followers, hunt
from .island import could_win, symbols
from .pieces import army_parts, facts_of, hero_name, whose


def island_told(at: Glance, mark: str) -> list[Passage]:
    """The Regions, one sentence each, then all that lies around them."""
    told = [Passage("", f"{capital(mark)}.")] if mark else []
    told += [Passage("", text) for text in under_way(at)]
    told += [_region(at, fact) for fact in facts_of(at)]
    told += [_seas(at), _realms(at), _wheel(at), _monuments(at), _requisites(at)]
    rows = [passage for seat in range(len(at.table.get("followers", ()))) for passage in followers.row_told(at, seat)]
    return [*told, *followers.omens_told(at), *rows]


def under_way(at: Glance) -> list[str]:
    """The Battle or the Hunt of this moment, and who could win."""
    near = [f"{could_win(at, said)}." for said in at.table["winning"]]
    return [*battle.told(at), *hunt.told(at), *([" ".join(near)] if near else [])]


def brief(at: Glance) -> list[str]:
    """What the present question belongs to."""
    return [*battle.told(at), *hunt.told(at)]


def _region(at: Glance, fact: Region) -> Passage:
    words, ref = at.words, f"region:{fact.number}"
    held = at.table["regions"][fact.number - 1]
    told = [words(f"land-{fact.land}"), *symbols(at, fact)]
    told.append(whose(at, held))
    armies: dict[int, list[str]] = {}
    for army in held["armies"]:
        seat, _, value = army_parts(army)
        armies.setdefault(seat, []).append(str(value))
    told += [words("lr-say-armies", name=at.names[seat], list=", ".join(values)) for seat, values in armies.items()]
    told += [hero_name(at, seat) for seat, player in enumerate(at.table["players"]) if player["region"] == ref]
    for name, foe in at.table["monsters"].items():
        if foe["region"] == ref:
            ring = f" ({at.names[foe['ring']]})" if foe["ring"] is not None else ""
            told.append(f"{words.ref(f'monster:{name}')}{ring}")
    told += [words.ref("boss:loki")] if at.table["boss"]["region"] == ref else []
    told += [words("lr-ash")] if ref in at.table.get("ashes", {"regions": ()})["regions"] else []
    facing = followers.region_told(at, ref)
    return Passage(words.ref(ref), " ".join(f"{capital(', '.join(part))}." for part in (told, facing) if part))


def _seas(at: Glance) -> Passage:
    words = at.words
    there = []
    for sea in BOARDS[len(at.names)].seas:
        ships = [at.names[seat] for seat, player in enumerate(at.table["players"]) if player["sea"] == f"sea:{sea}"]
        there += [f"{words.ref(f'sea:{sea}')}: {', '.join(ships)}"] if ships else []
    return Passage(words("lr-seas"), f"{'; '.join(there)}." if there else words("lr-none"))


def _realms(at: Glance) -> Passage:
    words = at.words
    told = []
    for realm in CONTENT.realms:
        allies = [at.names[seat] for seat, player in enumerate(at.table["players"]) if realm.id in player["allied"]]
        told += [f"{words.ref(f'realm:{realm.id}')}: {', '.join(allies)}"] if allies else []
    return Passage(words("lr-realms"), f"{'; '.join(told)}." if told else words("lr-none"))


def _wheel(at: Glance) -> Passage:
    told = []
    for slot, stack in at.table["wheel"].items():
        if stack:
            told.append(f"{at.words.ref(f'action:{slot}')}: {', '.join(at.names[seat] for seat in stack)}")
    return Passage(at.words("lr-wheel"), f"{'; '.join(told)}." if told else at.words("lr-none"))


def _monuments(at: Glance) -> Passage:
    told = []
    for god, held in at.table["monuments"].items():
        said = at.words("lr-monument-note", level=held["level"], n=len(held["priests"]))
        told.append(f"{at.words(f'god-{god}')}: {said}")
    return Passage(at.words("lr-monuments"), f"{'; '.join(told)}.")


def _requisites(at: Glance) -> Passage:
    words = at.words
    told = []
    for name, card in at.table["requisites"].items():
        if card["fallen"]:
            told.append(f"{words(f'requisite-{name}')}: {words('lr-fallen')}.")
        else:
            stands = words("lr-say-best", has=card["best"]["has"], needs=card["needs"])
            told.append(f"{words(f'requisite-{name}')}: {requisite_said(words, name)} {stands}")
    return Passage(words("lr-requisites"), " ".join(told))
