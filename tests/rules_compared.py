"""A rule file in two languages, compared line by line: whatever is not a word must be the same in both."""

import re
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher

from meadhall.clauses import parse

_ID = re.compile(r"\b[A-Z]{2}-(?:EX\d+|\d+\.\d+)\b")
_CODE = re.compile(r"`[^`]+`|\*\*\*[^*]+\*\*\*")
_SOURCE = re.compile(r"\[[a-z][\w.,\- ]*\]")
_MARK = re.compile(r"\((?:ruling|Auslegung)\b")
_STEP = re.compile(r"  - (?:(given|gegeben)|(when|wenn)|(then|dann))\b", re.IGNORECASE)
_TITLE = re.compile(r"\b[A-Z]\w+ of [A-Z]\w+")
_BOLD_LINE = re.compile(r"\*\*[^*]+\*\*")
_LEFT_OVER = re.compile(r"\b(?:the|and|of|with|which|is|are|not|its|when|at|by|from|to|or|if|this|that|each|for)\b")

_ENGLISH_NUMBERS = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
    *("fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_GERMAN_NUMBERS = (
    *("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn"),
    *("vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig"),
)
_WORDS = {
    "en": {word: value for value, word in enumerate(_ENGLISH_NUMBERS, 2)},
    "de": {word: value for value, word in enumerate(_GERMAN_NUMBERS, 2)},
}
_NUMBER = {
    "en": re.compile(rf"\b({'|'.join(_ENGLISH_NUMBERS)})\b", re.IGNORECASE),
    "de": re.compile(
        rf"\b({'|'.join(_GERMAN_NUMBERS)})(?:mal|fach\w*|erlei|seitig\w*|spieler\w*|personen\w*"
        r"|(?<=zwei|drei|vier)e[nr])?\b",
        re.IGNORECASE,
    ),
}
_PAIR = {
    "en": re.compile(r"\b(?:both|either|neither|pairs?|twice|halves)\b", re.IGNORECASE),
    "de": re.compile(r"\b(?:beid\w+|\w*paare?s?|zu zweit|doppelt\w*|je zwei|zweimal|hälften)\b", re.IGNORECASE),
}
"""Words that mean two of something without saying so."""


def differences(english: str, german: str, name: str) -> Iterator[str]:
    """What is not the same in both files, each with file, line and clause."""
    here, there = english.splitlines(), german.splitlines()
    if astray := _astray(here, there, name):
        yield astray
        return
    told_of = [
        f"{name}, line {number}{_clause(here, number - 1)}: {difference}"
        for number, (line, told) in enumerate(zip(here, there, strict=True), 1)
        for difference in _differ(line, told)
    ]
    yield from told_of or _read_otherwise(english, german, name)


def _read_otherwise(english: str, german: str, name: str) -> Iterator[str]:
    """What the same signs at another place make of a clause: a mark or a source is read only where it belongs."""
    for section, other in zip(parse(english, name), parse(german, name, "de"), strict=True):
        for clause, said in zip(section.clauses, other.clauses, strict=True):
            if clause.ruling != said.ruling or clause.source != said.source:
                yield f"{name}, {clause.id}: its mark or its source is not that of the English one"
            if (clause.example is None) != (said.example is None):
                yield f"{name}, {clause.id}: only one of the two is read as an example"


def _astray(english: list[str], german: list[str], name: str) -> str:
    """The first place where the files have not the same lines of the same kinds; nothing, if there is none."""
    kinds, told = [_kind(line) for line in english], [_kind(line) for line in german]
    for what, first, last, start, stop in SequenceMatcher(None, kinds, told, autojunk=False).get_opcodes():
        if what != "equal":
            wanted = ", ".join(kinds[first:last]) or "nothing"
            found = ", ".join(told[start:stop]) or "nothing"
            place = f"{name}, line {start + 1}{_clause(german, start - 1)}"
            return f"{place}: {found}, where English has {wanted} (line {first + 1})"
    return ""


def _kind(line: str) -> str:
    """What a line is: a heading of a section, a clause, a row of so many cells, a step of an example, or prose."""
    if heading := re.match(r"(#+) (\d+)?(?: (?:to|bis) (\d+))?", line):
        return " ".join(filter(None, ("heading", *heading.groups())))
    if clause := re.match(rf"- \*\*({_ID.pattern})\*\*", line):
        return clause[1]
    if line.startswith("|"):
        row = re.match(rf"\| \*\*({_ID.pattern})\*\*", line)
        ruler = "ruler" if set(line) <= set("|-: ") else "row"
        return f"{row[1] if row else ruler} of {line.count('|') - 1} cells"
    if step := _STEP.match(line):
        return "given" if step[1] else "when" if step[2] else "then"
    if _BOLD_LINE.match(line):
        return "group"
    return "item" if line.lstrip().startswith("- ") else "prose" if line.strip() else "blank"


def _clause(lines: list[str], at: int) -> str:
    """The clause in whose lines a line stands."""
    for line in lines[at::-1]:
        if line.startswith("#"):
            break
        if id := re.match(rf"(?:- |\| )\*\*({_ID.pattern})\*\*", line):
            return f", {id[1]}"
    return ""


def _differ(english: str, german: str) -> Iterator[str]:
    """What a line and its translation do not share, in words."""
    for what, pattern in (("clauses", _ID), ("names", _CODE), ("sources", _SOURCE), ("marks", _MARK)):
        here, there = (Counter(map(_open, pattern.findall(line))) for line in (english, german))
        if what == "marks":
            here, there = Counter(dict.fromkeys(["(ruling)"], here.total())), Counter({"(ruling)": there.total()})
        if here != there:
            yield f"other {what}: {_list(there - here)} in place of {_list(here - there)}"
    plain, told = _plain(english), _plain(german)
    yield from _numbers_differ(plain, told)
    words = re.findall(r"\b[^\W\d_]{2,}\b", plain)
    if bool(plain) != bool(told):
        yield "one of the two says nothing"
    elif plain == told and len(words) > 2:
        yield "it is still in English"
    elif left := _LEFT_OVER.findall(_TITLE.sub("", told)):
        yield f"English words are left: {', '.join(left)}"


def _open(name: str) -> str:
    """A name without the words that say what stands at a place of it: ``thor=<stones on the card>``."""
    return re.sub(r"<[^<>]+>", "<>", name)


def _list(found: Counter[str]) -> str:
    return ", ".join(sorted(found.elements())) or "nothing"


def _plain(line: str) -> str:
    """The words and numbers of a line, without names, clauses and marks."""
    for pattern in (_CODE, _ID, _SOURCE, _MARK, re.compile(r"^#+ ")):
        line = pattern.sub(" ", line)
    return " ".join(re.sub(r"[*|]", " ", line).split()).strip("-–: ")


def _numbers_differ(english: str, german: str) -> Iterator[str]:
    """Numbers may be written as figures or as words. Whoever writes "both" or a pair says two without the number."""
    here, there = _numbers(english, "en"), _numbers(german, "de")
    pairs_here, pairs_there = (len(_PAIR[lang].findall(text)) for lang, text in (("en", english), ("de", german)))
    if here[2] <= there[2] + pairs_there and there[2] <= here[2] + pairs_here:
        del here[2], there[2]
    if here != there:
        lacking, more = ([*(one - other).elements()] for one, other in ((here, there), (there, here)))
        yield f"other numbers: {sorted(more)} in place of {sorted(lacking)}"


def _numbers(text: str, lang: str) -> Counter[int]:
    """The numbers of a line; those below two only where they stand as figures, since "a" and "none" are everywhere."""
    figures = Counter(map(int, re.findall(r"\d+", text)))
    return figures + Counter(_WORDS[lang][word.lower()] for word in _NUMBER[lang].findall(text))
