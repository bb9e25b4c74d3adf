"""What cards, trays and gods do, told from their words: one message of the texts for each word.

The browser tells them the same way. A word is a clause without its full stop (``word-<do>``, its fields as arguments);
before it stands when and under which condition it works. Every word of a card is a sentence of its own; words inside a
word are joined. So a value that was printed otherwise flows into the text.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, get_args

from msgspec import to_builtins

from meadhall.kernel import Ref
from meadhall.kit.effects import WORD, Word

from .content import CONTENT
from .pieces import ARTIFACTS, ATTACK_CARDS, COMBAT_CARDS, EVENTS, MONSTERS, card_name
from .words import ALWAYS, At, BattleValue, CardValue, ChooseOne, Price, RoundLimit, RuneAction, Serves, Weapon, When


class Texts(Protocol):
    """The sentences of the title in one language."""

    def __call__(self, id: str, /, **fields: Any) -> str: ...


def said(t: Texts, words: Iterable[Word], lead: str = "") -> str:
    """Words as sentences, one for each; what works by itself stands behind a lead ("In a Battle: …")."""
    return " ".join(_sentence(t, word, lead) for word in words)


def told(t: Texts, words: Sequence[Word]) -> str:
    """Words inside another one, as one clause: "draw 1 Combat card and gain 1 Rune"."""
    return joined(t, [clause(t, word) for word in words])


def clause(t: Texts, word: Word) -> str:
    """One word, without when it works."""
    match word:
        case ChooseOne(of):
            return joined(t, [told(t, part) for part in of], "words-or")
        case At(_, effects, _, price, may):
            paid, done = _paid(t, price), told(t, effects)
            if paid:
                return t("words-pay", price=paid, effects=done) if done else t("words-pay-only", price=paid)
            return t("words-may", effects=done) if may else done
        case RuneAction(_, effects):
            return told(t, effects)
        case Serves(symbols) if set(symbols) == set(get_args(Weapon)):
            return t("word-serves-any")
        case Serves(symbols):
            return t("word-serves", symbols=joined(t, [t(f"symbol-{symbol}") for symbol in symbols], "words-or"))
        case RoundLimit(cards, wounds):
            return t("word-round-limit-cards", n=cards) if cards else t("word-round-limit-wounds", n=wounds)
    fields = {name: "none" if value is None else value for name, value in to_builtins(word).items()}
    if isinstance(n := fields.get("n"), int):
        fields["change"] = f"{'+' if n > 0 else '−'}{abs(n)}"
    return t(f"word-{fields.pop(WORD)}", **fields)


def leads(t: Texts, word: Word) -> list[str]:
    """When a word works and under which condition, and how often."""
    match word:
        case At(moment, _, when, _, _, once):
            return [t(f"moment-{moment}"), *conditions(t, when), *([t(f"once-{once}")] if once else [])]
        case RuneAction(runes):
            return [t("word-rune-action", runes=runes)]
        case BattleValue() | CardValue():
            return conditions(t, word.when)
    return []


def conditions(t: Texts, when: When) -> list[str]:
    """What must be so besides: the side of a Battle, where it is, whether there was a Battle, who has more Armies."""
    if when == ALWAYS:
        return []
    found = [f"when-{when.side}"] if when.side else []
    found += [f"when-{where}" for where in when.region]
    if when.fought is not None:
        found.append("when-fought" if when.fought else "when-not-fought")
    return [t(id) for id in (*found, *["when-outnumbers"] * when.outnumbers)]


def joined(t: Texts, parts: Sequence[str], by: str = "words-and") -> str:
    """ "a", "a and b", "a, b and c"."""
    *first, last = parts or [""]
    return t(by, first=", ".join(first), last=last) if first else last


def _sentence(t: Texts, word: Word, lead: str) -> str:
    before = leads(t, word)
    if lead and not isinstance(word, At):
        before = [lead, *before]
    what = _capital(clause(t, word))
    return f"{_capital(', '.join(before))}: {what}." if before else f"{what}."


def _paid(t: Texts, price: Price) -> str:
    paid = {name: n for name, n in to_builtins(price).items() if n}
    return joined(t, [t(f"price-{name}", n=n) for name, n in paid.items()])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- whole cards ----------------------------------------------------------------------------------------------------

_BLESSINGS = {blessing.id: blessing for blessing in CONTENT.blessings}
_HEROES = {hero.id: hero for hero in CONTENT.heroes}
_ORIGINS = {origin.id: origin for origin in CONTENT.origins}


def card_said(t: Texts, ref: Ref) -> str:
    """What stands on a card, whichever it is; of a Combat card what it does in a Battle, then in a Hunt."""
    face = ref.partition(":")[2]
    name = card_name(face)
    if face in EVENTS:
        return event_said(t, face)
    if name in ATTACK_CARDS:
        attack = ATTACK_CARDS[name]
        return " ".join([said(t, attack.effects), *([] if attack.shield_defends else [t("says-no-shield")])])
    if name in _BLESSINGS:
        return said(t, _BLESSINGS[name].effects)
    if name in _HEROES:
        return said(t, _HEROES[name].ability)
    if name in _ORIGINS:
        return said(t, _ORIGINS[name].bonus)
    card = next(card for card in COMBAT_CARDS.values() if card.id == name)
    both = [said(t, card.battle, t("in-battle")), said(t, card.hunt, t("in-hunt"))]
    return " ".join(part for part in both if part) or t("says-no-effect")


def event_said(t: Texts, face: str) -> str:
    """Which Monster an Event card places and where, and whom it rouses."""
    event = EVENTS[face]
    first, second = (t(f"rune-{rune}") for rune in event.activate)
    fields = {"place": t(f"rune-{event.place}"), "region": t(f"region-{event.number}"), "first": first}
    return t("says-event-boss" if event.boss else "says-event", second=second, **fields)


def artifact_said(t: Texts, artifact: str) -> str:
    """When an Artifact can be exhausted, and what for."""
    fact = CONTENT.artifacts[ARTIFACTS.index(artifact)]
    lead = t("says-artifact", moment=t(f"moment-{fact.at}"))
    return f"{_capital(lead)}: {_capital(told(t, fact.effects))}."


def tray_said(t: Texts, monster: str) -> list[str]:
    """The two attacks of a Monster's tray."""
    fact = CONTENT.monsters[MONSTERS.index(monster)]
    return [
        t("says-region-attack", effects=said(t, fact.region_attack)),
        t("says-special-attack", effects=said(t, fact.special_attack)),
    ]


def boss_said(t: Texts) -> list[str]:
    """What Loki does when he is roused, and in a Hunt."""
    (fact,) = CONTENT.boss
    return [
        t("says-activation", effects=said(t, fact.activation)),
        t("says-special-attack", effects=said(t, fact.special_attack)),
        *([t("says-bars-armies")] if fact.bars_armies else []),
    ]


def god_said(t: Texts, god: str) -> list[str]:
    """What a Priest brings, on each level of the Monument."""
    fact = next(fact for fact in CONTENT.gods if fact.id == god)
    levels = [
        t("says-level", level=level, effects=said(t, words)) if words else t("says-level-nothing", level=level)
        for level, words in enumerate(fact.levels)
    ]
    return [t("says-god", attribute=t(f"attribute-{fact.attribute}")), *levels]


def realm_said(t: Texts, realm: str) -> str:
    """The bonus of a Realm."""
    return said(t, next(fact for fact in CONTENT.realms if fact.id == realm).bonus)


def requisite_said(t: Texts, requisite: str) -> str:
    """What must be reached for a Requisite."""
    fact = next(fact for fact in CONTENT.requisites if fact.id == requisite)
    return t(f"counts-{fact.counts}", n=fact.at_least)


def rite_said(t: Texts, rite: str) -> str:
    """The price of a basic Rune Action, and what it does."""
    fact = next(fact for fact in CONTENT.actions.rune if fact.id == rite)
    return f"{_capital(t('rite-price', runes=fact.runes))}: {said(t, [fact.effect])}"
