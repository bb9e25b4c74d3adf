"""Refusals of the server, as sentences with a code and a status."""

from meadhall.kernel.errors import MeadhallError


class Refusal(MeadhallError):
    """Something that somebody asked of the hall and that it does not do."""

    def __init__(self, status: int, code: str, error: str) -> None:
        super().__init__(error)
        self.status, self.code = status, code


def bad(code: str, error: str) -> Refusal:
    """A request that makes no sense."""
    return Refusal(400, code, error)


def forbidden(code: str, error: str) -> Refusal:
    """A request of somebody who may not."""
    return Refusal(403, code, error)


def unknown(error: str, code: str = "not_found") -> Refusal:
    """A request for something that is not there."""
    return Refusal(404, code, error)


def clash(code: str, error: str) -> Refusal:
    """A request that came too late or too early."""
    return Refusal(409, code, error)


def too_many(error: str) -> Refusal:
    """A request too many."""
    return Refusal(429, "too_many", error)


class Overtaken(Refusal):
    """Another process of the hall wrote to the same table first."""

    def __init__(self) -> None:
        super().__init__(409, "overtaken", "Somebody else was faster; look again.")


def store_unavailable(error: str) -> Refusal:
    """The hall's memory does not answer."""
    return Refusal(503, "store_unavailable", error)
