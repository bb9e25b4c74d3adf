"""What a person at this terminal has done, kept from one day to the next in small files of their data folder."""

import os
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from meadhall.kernel import MeadhallError

T = TypeVar("T")


def own_folder() -> Path:
    """The person's own folder: ``$XDG_DATA_HOME/meadhall``, else ``~/.local/share/meadhall``."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "meadhall"


class Kept(Generic[T]):
    """One small file of a person's: read when it is wanted, written whole."""

    def __init__(self, name: str, shape: type[T], folder: Path | None = None) -> None:
        self.file = (folder or own_folder()) / f"{name}.json"
        self._shape = shape

    def read(self) -> T:
        """What is kept; as it is in the beginning where nothing is. MeadhallError if it cannot be read."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=self._shape)
        except FileNotFoundError:
            return self._shape()
        except OSError as error:
            raise MeadhallError(f"{self.file}: {error.strerror}.") from None
        except msgspec.MsgspecError as error:
            raise MeadhallError(
                f"{self.file} is damaged: {str(error).rstrip('.')}. Without the file one begins anew."
            ) from None

    def write(self, what: T) -> None:
        """Keeps this instead, whole or not at all. MeadhallError if it cannot be written."""
        text = msgspec.json.format(msgspec.json.encode(what), indent=1) + b"\n"
        beside = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(text)
            beside.replace(self.file)
        except OSError as error:
            raise MeadhallError(f"{self.file} cannot be written: {error.strerror}.") from None
