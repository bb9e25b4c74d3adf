"""The toy with some of its chapters replaced."""

from collections.abc import Callable

from meadhall.kernel import Chapter

from .toy import Toy


class Faulty(Toy):
    """The toy with some chapters replaced, by faulty ones or by others that are sound."""

    def __init__(self, id: str, **chapters: Callable[..., Chapter | None]) -> None:
        self.id = f"toy-{id}"
        self.chapters = {**Toy.chapters, **chapters}
