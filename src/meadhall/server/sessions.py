"""Guests and their sessions: a signed cookie says who somebody is, and a token proves that a page of ours asks."""

import os
import secrets
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest, new
from pathlib import Path

COOKIE = "meadhall"
A_YEAR = 365 * 24 * 3600
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

GUESTS = (
    "Sigrun", "Bjarne", "Astrid", "Torvald", "Ingrid", "Eirik", "Gudrun", "Halvard", "Solveig", "Ragnvald",
    "Thyra", "Ulf", "Freydis", "Knut", "Runa", "Sten", "Yrsa", "Orm", "Hilda", "Gorm",
)  # fmt: skip
"""What a guest is called until they say."""


def new_id(length: int = 12) -> str:
    """A name that nobody can guess, easy to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


class Sessions:
    """Signs cookies and tokens with the hall's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def of(cls, data: Path) -> "Sessions":
        """The sessions of a hall; its secret lies in the data folder, for its owner's eyes only."""
        file, draft = data / "secret", data / f"secret.{new_id()}"
        if not file.exists():
            # Written aside and then linked: a crash in between leaves no half secret, and the first of two halls wins.
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as out:
                out.write(secrets.token_bytes(32))
                out.flush()
                os.fsync(out.fileno())
            with suppress(FileExistsError):
                os.link(draft, file)
            draft.unlink()
        return cls(file.read_bytes())

    def _sign(self, purpose: str, text: str) -> str:
        return new(self._secret, f"{purpose}:{text}".encode(), sha256).hexdigest()[:40]

    def cookie(self, person: str) -> str:
        """What the browser keeps."""
        return f"{person}.{self._sign('session', person)}"

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie that is; None if it is nobody's or not signed by us."""
        person, _, signature = (cookie or "").partition(".")
        if person and compare_digest(signature.encode(), self._sign("session", person).encode()):
            return person
        return None

    def csrf(self, person: str) -> str:
        """The token that this person's pages send with every change."""
        return self._sign("csrf", person)

    def same_csrf(self, person: str, token: str | None) -> bool:
        """Whether the token is this person's."""
        return compare_digest((token or "").encode(), self.csrf(person).encode())
