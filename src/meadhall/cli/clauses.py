"""``meadhall clauses``: which rules are proved by tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..banners import asleep, hung
from ..clauses import ENGLISH, Clauses, book_of
from ..kernel import BrokenTitle, UnknownGame, find
from ..kernel.titles import TITLES
from ..proofs import Account, NoTests, account_of
from .say import complain, flag, out, print_json


def clauses(
    game: Annotated[
        str | None, Parameter(help="One title, or a book of it such as lords-solo; without it, all of them.")
    ] = None,
    /,
    *,
    uncovered: Annotated[bool, flag("List the clauses that no test proves.")] = False,
    all: Annotated[bool, flag("Also those of parts that are not finished yet.")] = False,
    tests: Annotated[Path | None, Parameter(help="The folder with the tests, if it is not beside the title.")] = None,
    lang: Annotated[str, Parameter(help="en or de; English where a title has no other rules.")] = ENGLISH,
    json: Annotated[bool, flag("Write JSON.")] = False,
) -> None:
    """Shows which rules are proved by tests."""
    accounts = [_account(game, tests)] if game else list(_accounts(tests))
    if json:
        print_json({account.game: _summary(account, all) for account in accounts})
    elif uncovered:
        for account in accounts:
            for id in account.uncovered(all):
                print(f"{id:<10} {Clauses.of(account.game, lang).get(id).text}")
    elif game:
        _print_sections(accounts[0], lang)
    else:
        _print_titles(accounts)


def _account(name: str, tests: Path | None) -> Account:
    """A title, or one of its books."""
    book = book_of(name)
    if book is None:
        if name not in asleep():
            _find(name)
        return account_of(name, tests)
    game, ids = book
    whole = account_of(game, tests)
    return Account(
        game,
        tuple(id for id in whole.clauses if id in ids),
        tuple(id for id in whole.scope if id in ids),
        {id: proofs for id, proofs in whole.tests.items() if id in ids},
    )


def _accounts(tests: Path | None) -> Iterator[Account]:
    """All titles; one of another package is left out where its tests do not lie beside it."""
    for title in hung(complain):
        try:
            yield account_of(title, tests)
        except NoTests as error:
            if title in TITLES:
                raise
            complain(f"{title} is left out: {error}")


def _find(game: str) -> None:
    """Refuses a title that the hall does not have; one that is there and broken says itself what it lacks."""
    try:
        find(game)
    except BrokenTitle:
        raise
    except UnknownGame:
        raise UnknownGame(f"There are no rules of {game!r} in the hall; there are: {', '.join(hung())}.") from None


def _summary(account: Account, everything: bool) -> dict[str, object]:
    return {
        "clauses": len(account.clauses),
        "scope": len(account.scope),
        "covered": sum(id in account.tests for id in (account.clauses if everything else account.scope)),
        "uncovered": account.uncovered(everything),
        "tests": account.tests,
    }


def _print_titles(accounts: list[Account]) -> None:
    from rich.table import Table

    table = Table("title", "clauses", "in scope", "proved", "open", box=None, pad_edge=False)
    for account in accounts:
        still_open = account.uncovered()
        proved = len(account.scope) - len(still_open)
        table.add_row(account.game, *map(str, (len(account.clauses), len(account.scope), proved, len(still_open))))
    out().print(table)


def _print_sections(account: Account, lang: str) -> None:
    from rich.table import Table

    scope = set(account.scope)
    table = Table("", "section", "clauses", "in scope", "proved", box=None, pad_edge=False)
    for section in Clauses.of(account.game, lang).sections:
        ids = [clause.id for clause in section.clauses if clause.id in account.clauses]
        if not ids:
            continue
        proved = sum(id in account.tests for id in ids)
        table.add_row(section.number, section.title, str(len(ids)), str(sum(id in scope for id in ids)), str(proved))
    out().print(table)
