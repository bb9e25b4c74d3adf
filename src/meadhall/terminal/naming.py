"""What somebody means who types a name: which thing on the table, by ref, number, or the beginning of its name."""

from collections.abc import Sequence

from msgspec import Struct

from meadhall.kernel import Clause, MeadhallError, Question, Ref

from .title import Glance, TitleTable


class Meant(Struct, frozen=True):
    """What somebody means: a thing on the table, whether it may be pointed at, and if not, the rule if one is named."""

    ref: Ref
    offered: bool
    clause: Clause | None = None


class NotUnderstood(MeadhallError):
    """Typed words that name nothing, or several things."""


class Naming:
    """What everything that one can ever point at is called at a table, as it lies now."""

    def __init__(self, at: Glance, table: TitleTable, vocabulary: Sequence[Ref]) -> None:
        self._at, self._table, self._vocabulary = at, table, vocabulary

    def meaning(self, typed: str, question: Question, offered: Sequence[Ref]) -> Meant:
        """What a typed name, ref or number means for a question; NotUnderstood says why it means nothing."""
        at, wanted = self._at, typed.strip().casefold()
        if wanted.isdecimal():
            ref = next((ref for ref, number in at.numbers.items() if number == int(wanted)), None)
            if ref is None:
                raise NotUnderstood(at.words("no-number", typed=wanted))
            return Meant(ref, True)
        things = dict.fromkeys([*offered, *question.options, *question.refusals, *self._vocabulary])
        for fits in (str.__eq__, str.startswith):
            for among in (offered, [ref for ref in things if ref not in offered]):
                found = (
                    [ref for ref in among if any(fits(name, wanted) for name in self._called(ref))] if wanted else []
                )
                names = list(dict.fromkeys(self._table.name(at, ref) for ref in found))
                if len(names) == 1:  # copies of one card are alike
                    return Meant(found[0], found[0] in offered, question.refusals.get(found[0]))
                if found:
                    named = ", ".join(names[:8]) + (" …" if len(names) > 8 else "")
                    raise NotUnderstood(at.words("several", typed=typed.strip(), names=named))
        raise NotUnderstood(at.words("unknown", typed=typed.strip()))

    def about(self, typed: str) -> str:
        """What a thing or a rule says that somebody names."""
        at, wanted = self._at, typed.strip().casefold()
        if (rule := at.words.clause(wanted.upper())) != wanted.upper():
            return rule
        for fits in (str.__eq__, str.startswith):
            for ref in self._vocabulary if wanted else ():
                if any(fits(name, wanted) for name in self._called(ref)):
                    said = self._table.about(at, ref) or ", ".join(self._table.notes(at, ref, wide=True))
                    name = self._table.name(at, ref)
                    return said if said.startswith(name) else f"{name}: {said}" if said else name
        return at.words("unknown", typed=typed.strip())

    def part(self, typed: str) -> str | None:
        """The part of the table that a typed word opens, unless something that is offered is called just so."""
        if any(typed.strip().casefold() in self._called(ref) for ref in self._at.options):
            return None
        return self._at.words.part(typed, (*self._table.parts, "why", "pace", "again"))

    def _called(self, ref: Ref) -> tuple[str, ...]:
        """All that somebody may call a thing: "warrior, Gimle" is a warrior."""
        name = self._table.name(self._at, ref).casefold()
        return ref, ref.rpartition(":")[2], self._at.words.ref(ref).casefold(), name, name.partition(",")[0]
