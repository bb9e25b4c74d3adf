"""Chapters by name: the rules begin functions, the agenda keeps names and plain arguments."""

from collections.abc import Callable, Mapping
from inspect import signature
from types import ModuleType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload

from .ask import Chapter, Clause
from .errors import RulesError
from .game import S, State

P = ParamSpec("P")
R = TypeVar("R", bound=Chapter | None, covariant=True)
Call = list[Any]
"""A chapter still to come, as the agenda keeps it: its name, and its arguments."""


class Written(Generic[S, P, R]):
    """A chapter as it is written: a function of the state, and the name that agendas and records know it by."""

    def __init__(self, name: str, play: Callable[Concatenate[S, P], R]) -> None:
        self.name, self.play, self.__wrapped__ = name, play, play
        self.__module__, self.__doc__ = play.__module__, play.__doc__
        self.parameters = tuple(signature(play).parameters)[1:]

    def __call__(self, s: S, *args: P.args, **kwargs: P.kwargs) -> R:
        """Runs it as a part of another chapter."""
        return self.play(s, *args, **kwargs)

    def __repr__(self) -> str:
        return f"<chapter {self.name}>"


@overload
def chapter(named: str, /) -> Callable[[Callable[Concatenate[S, P], R]], Written[S, P, R]]: ...
@overload
def chapter(named: Callable[Concatenate[S, P], R], /) -> Written[S, P, R]: ...
def chapter(named: Any, /) -> Any:
    """Makes a function a chapter of its title. A name that is stored stays: ``@chapter("old_name")`` keeps it."""
    if isinstance(named, str):
        return lambda play: Written(named, play)
    return Written(named.__name__, named)


def to(chapter: Written[S, P, Chapter | None], *args: P.args, **kwargs: P.kwargs) -> Call:
    """A chapter with its arguments, for ``then``."""
    if not kwargs:
        return [chapter.name, *args]
    named = chapter.parameters[len(args) :]
    if unknown := set(kwargs).difference(named):
        raise RulesError(f"The chapter {chapter.name} has no argument {min(unknown)}.")
    return [chapter.name, *args, *(kwargs[name] for name in named)]


def begin(s: S, chapter: Written[S, P, Chapter | None], *args: P.args, **kwargs: P.kwargs) -> None:
    """Puts a chapter on the agenda: it runs when the present one ends, before all that stood there already."""
    s.agenda.append(to(chapter, *args, **kwargs) if kwargs else [chapter.name, *args])


def then(s: State, *calls: Call) -> None:
    """Puts several chapters on the agenda; they run in the order in which they are written here."""
    s.agenda.extend(reversed(calls))


def chapters_of(*modules: ModuleType) -> dict[str, Callable[..., Chapter | None]]:
    """The chapters that are written in these modules, by name."""
    found: dict[str, Callable[..., Chapter | None]] = {}
    for module in modules:
        for written in vars(module).values():
            if isinstance(written, Written) and written.__module__ == module.__name__:
                if written.name in found:
                    raise RulesError(f"Two chapters are called {written.name}.")
                found[written.name] = written.play
    return found


def prompts_of(*modules: ModuleType) -> Mapping[str, tuple[Clause, ...]]:
    """What the modules' ``PROMPTS`` say: for each prompt the clauses that matter when it is asked."""
    found: dict[str, tuple[Clause, ...]] = {}
    for module in modules:
        for prompt, clauses in getattr(module, "PROMPTS", {}).items():
            if prompt in found:
                raise RulesError(f"The prompt {prompt} stands in two modules.")
            found[prompt] = clauses
    return found
