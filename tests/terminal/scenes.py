"""Prepared positions of Blood Rage at the terminal, all with the reader as Sigrun of the Wolf clan."""

from collections.abc import Callable

from meadhall import Match
from meadhall.games.bloodrage.pillage import REWARDS
from meadhall.kernel import Ref
from meadhall.terminal.session import Session

from ..bloodrage.playing import Given
from ..bloodrage.table import place_named

SIGRUN, TORVALD, HRAFNHILD, ELDGRIM = range(4)
CLANS = (0, 1, 3, 2)
"""Wolf, Raven, Bear and Serpent, in the order of the seats."""
TOKENS = {
    "elvagar": "rage",
    "angerboda": "axes",
    "muspelheim": "rage",
    "horgr": "horns",
    "utgard": "rage",
    "andlang": "glory5",
    "gimle": "axes",
    "myrkulor": "horns",
    "yggdrasil": "all_stats",
}


NAMES = ("Sigrun", "Torvald", "Hrafnhild", "Eldgrim")


def at_table(match: Match, lang: str = "en") -> Session:
    """A match in its middle, at a terminal with one person and bots."""
    session = Session(match.game.id, match.seats, ("random",) * (match.seats - 1), 1, lang)
    session.names[:] = NAMES[: match.seats]
    session.begin(match)
    return session


def second_age(lang: str = "en") -> Session:
    """The second age: Utgard has fallen, Muspelheim is next, and Sigrun can pillage in four provinces."""
    given = Given(4, 2, lost=("andlang",), doomed=("utgard", "muspelheim", "gimle"))
    for seat, clan in enumerate(CLANS):
        given.s.clans[seat].clan = clan
    for province, token in TOKENS.items():
        given.s.rewards[place_named(province)] = REWARDS.index(token)
    given.sheet(SIGRUN, "a1-lord-of-hammers", "a1-lokis-dragons", "a2-valkyrie", "a1-friggas-charm")
    given.sheet(TORVALD, "a2-thors-domain").sheet(HRAFNHILD, "a1-troll")
    given.sheet(ELDGRIM, "a1-dwarf-chieftain", "a2-lokis-eminence").pillaged("elvagar")
    given.put(SIGRUN, "gimle", 1, leader=True).put(SIGRUN, "north_west", ship=True).put(SIGRUN, "myrkulor", 1)
    given.put(SIGRUN, "muspelheim", 1).put(SIGRUN, "horgr", monster="valkyrie").put(SIGRUN, "valhalla", 2)
    given.put(TORVALD, "angerboda", leader=True).put(TORVALD, "gimle", 2).put(TORVALD, "yggdrasil", 1)
    given.put(TORVALD, "south_east", ship=True).put(TORVALD, "valhalla", 1)
    given.put(HRAFNHILD, "angerboda", monster="troll").put(HRAFNHILD, "yggdrasil", 1).put(HRAFNHILD, "muspelheim", 1)
    given.put(HRAFNHILD, "south_east", ship=True).put(HRAFNHILD, "horgr", leader=True).put(HRAFNHILD, "valhalla", 1)
    given.put(ELDGRIM, "elvagar", 1, leader=True).put(ELDGRIM, "north_east", ship=True).put(ELDGRIM, "myrkulor", 1)
    given.put(ELDGRIM, "muspelheim", monster="dwarf_chieftain").put(ELDGRIM, "yggdrasil", 1)
    given.clan(SIGRUN, rage=5, glory=34, stats=(3, 2, 3)).clan(TORVALD, rage=3, glory=41, stats=(2, 3, 2))
    given.clan(HRAFNHILD, rage=5, glory=29, stats=(3, 1, 2)).clan(ELDGRIM, rage=2, glory=37, stats=(2, 2, 3))
    given.hand(SIGRUN, "a2-tyrs-rage", "a2-lokis-backstab", "a2-thors-oath", "a2-heimdalls-eye", "a1-friggas-succor")
    given.hand(SIGRUN, "a2-quest-jotunheim")
    given.hand(TORVALD, "a2-tyrs-smash", "a2-tyrs-crush", "a1-tyrs-bash", "a1-tyrs-smash", "a2-odins-tide")
    given.hand(HRAFNHILD, "a2-tyrs-smite", "a1-thors-hammer", "a1-odins-smite", "a1-heimdalls-sight", "a2-lord-of-axes")
    given.hand(ELDGRIM, "a1-friggas-grace", "a1-lokis-trickery", "a2-quest-alfheim", "a2-heimdalls-watch")
    given.quests(HRAFNHILD, "a2-quest-manheim")
    return at_table(given.turn(SIGRUN).match, lang)


def others(session: Session, choose: Callable[[tuple[Ref, ...]], Ref]) -> Session:
    """The other seats answer until Sigrun is asked or nobody is."""
    while session.thinking is not None:
        session.bot_answers(session.thinking, choose(session.match.pending[0].options))
    return session


def last(options: tuple[Ref, ...]) -> Ref:
    """The last choice: decline, pass, done."""
    return options[-1]


def pillage(lang: str = "en") -> Session:
    """Sigrun chooses what to pillage."""
    session = second_age(lang)
    session.answer("do:pillage")
    return session


def battle(lang: str = "en") -> Session:
    """The battle for Gimle: Torvald has laid his card, Sigrun has not."""
    session = others_decline(pillage(lang), "gimle")
    session.bot_answers(TORVALD, card_of(session, TORVALD, "a2-tyrs-smash"))
    return session


def others_decline(session: Session, province: str) -> Session:
    """Sigrun names a province, and nobody answers the call."""
    session.answer(f"province:{province}")
    while session.match.pending[0].prompt == "call_to_battle":
        others(session, last)
        if session.asked and session.asked.prompt == "call_to_battle":
            session.answer("do:decline")
    return session


def card_of(session: Session, seat: int, id: str) -> Ref:
    """A card of a hand that somebody is asked about."""
    question = next(question for question in session.match.pending if question.seat == seat)
    return next(ref for ref in question.options if ref.startswith(f"card:{id}."))


def decided(lang: str = "en") -> Session:
    """The battle for Gimle is won, the leader has stayed, and Torvald is next."""
    session = battle(lang)
    session.answer(card_of(session, SIGRUN, "a2-tyrs-rage"))
    while session.asked is None or session.asked.prompt != "hammers_move":
        if session.asked is not None:
            session.answer("do:pass")
        else:
            others(session, last)
    session.answer("do:stay")
    return session


def four_clans(lang: str = "en") -> Session:
    """The battle for Muspelheim: four clans, and Sigrun lays a card."""
    return others_decline(pillage(lang), "muspelheim")


def march(lang: str = "en") -> Session:
    """Sigrun marches from Gimle to Yggdrasil and says who goes."""
    session = second_age(lang)
    for ref in ("do:march", "province:gimle", "province:yggdrasil"):
        session.answer(ref)
    return session


def draft(lang: str = "en") -> Session:
    """The third pick of the first age."""
    session = Session("bloodrage", 4, ("random",) * 3, 7, lang)
    session.names[:] = NAMES
    session.begin(session.match)
    session.answer("clan:wolf")
    others(session, lambda options: options[0])
    for _ in range(2):
        session.answer(session.glance().options[0])
        others(session, lambda options: options[0])
    return session


SCENES: dict[str, Callable[[str], Session]] = {
    "pillage": pillage,
    "battle": battle,
    "decided": decided,
    "four-clans": four_clans,
    "march": march,
    "draft": draft,
}
