"""Words: what the terminal says, from the title's Fluent texts and its own, in the player's language."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from meadhall.clauses import Clauses
from meadhall.kernel import Clause, MeadhallError, Ref, Seat, find

LANGUAGES = ("en", "de")
_REF = re.compile(r"^(?:[a-z_]+>)?[a-z][a-z_]*:\S+$")
_DEFINED = re.compile(r"^\*{3}[^*]+\*{3}:? ?")
_MARKED = re.compile(r"\*{3}([^*]+)\*{3}|`([^`]+)`")
_KINDS = (
    *("card", "monster", "province", "region", "token", "location", "face", "clan", "artifact", "action"),
    *("rune-action", "realm", "challenge", "god", "rune", "attribute", "tier", "option", "land", "boss"),
    *("territory", "fjord", "slot", "upgrade", "follower", "field"),
)
"""What clauses name by an id, and the texts by its name; `fjord_north_east` has its kind in front."""
_COPY = re.compile(r"\.\d+$")
_PEOPLE = ("name", "names", "seat")
"""Fields that people fill: somebody may well be called ``hex:e4``."""


class Words:
    """The sentences of one title in one language: of title, table and puzzles, the terminal's, then English."""

    def __init__(self, game: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MeadhallError(f"The terminal speaks {' and '.join(LANGUAGES)}, not {lang!r}.")
        self.game, self.lang = game, lang
        title = find(game).folder()
        parts = ("texts", "texts/automata", "terminal/texts", "puzzles")
        folders = (*(title.joinpath(part) for part in parts), files(__package__) / "texts")
        order = [lang, *(other for other in LANGUAGES if other != lang)]
        self._bundles = [bundle for language in order for bundle in _bundles(folders, language)]

    def __call__(self, id: str, /, **fields: Any) -> str:
        """The sentence of that id; underscores count as hyphens, and ``ask-move-to.help`` is an attribute."""
        found = self._find(id)
        if found is None:
            return "" if "." in id else id
        bundle, pattern = found
        text, _ = bundle.format_pattern(pattern, {name: self._value(name, value) for name, value in fields.items()})
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is such a sentence."""
        return self._find(id) is not None

    def ref(self, ref: Ref) -> str:
        """What a thing that one can point at is called."""
        verb, _, thing = ref.rpartition(">")
        kind, _, id = thing.partition(":")
        name = id
        for known in (f"{kind}-{id}", f"{kind}-{_COPY.sub('', id)}"):
            if self.has(known):
                name = self(known)
                break
        else:
            if self.has(f"kind-{kind}"):
                name = self(f"kind-{kind}", id=id, **self._parts(id))
        return self(f"verb-{verb}", ref=name) if verb and self.has(f"verb-{verb}") else name

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str | None:
        """The log's line for an event, or None for one that has no line."""
        id = f"event-{event['kind']}"
        if not self.has(id):
            return None
        fields = {field: value for field, value in event.items() if field != "kind"}
        for field, value in list(fields.items()):
            if type(value) is int and 0 <= value < len(names):
                fields[f"{field}-name"] = names[value]
        if "seat-name" in fields:
            fields["seat"] = fields["name"] = fields["seat-name"]
        return self(id, **fields)

    def clause(self, id: Clause) -> str:
        """A rule with its number, in plain words; only the number if the title's rules do not have it."""
        clauses = Clauses.of(self.game, self.lang)
        if id not in clauses:
            return id
        told = _DEFINED.sub("", clauses.get(id).text)  # the decision's own name in front of it says nothing to a player
        return f"{id}: {capital(_MARKED.sub(lambda mark: self._spoken(mark[1] or mark[2]), told))}"

    def part(self, typed: str, parts: Sequence[str]) -> str | None:
        """The part of the table that a typed word opens, in this language or in English."""
        word = typed.strip().casefold()
        return next((part for part in parts if word in (part, self(f"part-{part}").casefold())), None)

    def points(self, score: int | None) -> str:
        """A score, or a dash where nobody counts."""
        return "–" if score is None else str(score)

    def _spoken(self, name: str) -> str:
        """What a name in a clause is called at the table: a card, a land, a button, or a question."""
        if _REF.match(name) and "<" not in name:
            return self.ref(name)
        plain = name.replace("_", "-")
        ids = [plain if plain.startswith(f"{kind}-") else f"{kind}-{plain}" for kind in _KINDS]
        known = next((id for id in ids if self.has(id)), None)
        return self(known) if known else self._asked(name) or name

    def _parts(self, id: str) -> dict[str, str | int]:
        """The parts of an id: ``army:0.19.4`` is an Army of 4 in the Region 19; a card has its name."""
        parts = zip(("first", "second", "third"), id.split("."), strict=False)
        return {place: int(part) if part.isdecimal() else self._card(part) for place, part in parts}

    def _card(self, part: str) -> str:
        return self(f"card-{part}") if self.has(f"card-{part}") else part

    def _asked(self, name: str) -> str:
        """A decision as the table asks it; where the question must be filled in, what it is about."""
        id = f"ask-{re.sub('[._]', '-', name)}"
        found = self._find(id)
        if found is None:
            return ""
        text, lacking = found[0].format_pattern(found[1], {})
        return self(f"{id}.clause") if lacking else str(text)

    def _value(self, field: str, value: Any) -> Any:
        if isinstance(value, list | tuple | dict):
            return len(value)
        if isinstance(value, str) and field not in _PEOPLE and not field.endswith("-name") and _REF.match(value):
            return self.ref(value)
        return "" if value is None else str(value).lower() if isinstance(value, bool) else value

    def _find(self, id: str) -> tuple[FluentBundle, Any] | None:
        name, _, rest = id.replace("_", "-").partition(".")
        attribute = rest.partition(".")[0]  # figure:wolf.warrior.gimle is figure-wolf.warrior
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None


def capital(sentence: str) -> str:
    """A sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def listed(names: Sequence[str]) -> str:
    """Names behind each other; where one has a comma itself, semicolons tell them apart."""
    return ("; " if any("," in name for name in names) else ", ").join(names)


def bot_name(words: Words, level: str, seat: Seat, names: Sequence[str]) -> str:
    """What a bot is called at the table; a second one of the same name is told apart by its seat."""
    called = level.rpartition(":")[2]  # a bot that is named by its place is called by its class
    name = words(f"bot-{called}") if words.has(f"bot-{called}") else called
    return name if name not in names else f"{name} {seat + 1}"


def _bundles(folders: Sequence[Traversable], lang: str) -> list[FluentBundle]:
    found = [folder / f"{lang}.ftl" for folder in folders if (folder / f"{lang}.ftl").is_file()]
    return [_bundle(file.read_text("utf-8"), lang) for file in found]


@lru_cache(maxsize=64)
def _bundle(text: str, lang: str) -> FluentBundle:
    """Sentences that are ready to be said; reading two thousand of them takes a second, so it is done once."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
