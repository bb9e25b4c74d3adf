"""The web client's files: hashed ones may be kept for ever, every other address is one of the client's own pages.

Also where an address leads nowhere the client's page is given, with the status that says so: it has the sentence, in
the reader's language, and the way back to the hall.
"""

import re
from asyncio import to_thread
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get

from meadhall.store import StoreUnavailable

from .config import web_folder
from .guards import hall_of
from .hall import Hall
from .packing import ASK_AGAIN, SMALLEST, SUFFIXES, best_encoding, etag_of, is_known, pack
from .problems import unknown
from .puzzling import is_puzzle
from .titles import has_rules, is_solo, teaches

FOR_EVER = "public, max-age=31536000, immutable"
PLAIN = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
PAGES = {
    "table": "table.html",
    "rules": "rules.html",
    "alone": "alone.html",
    "learn": "learn.html",
    "puzzles": "puzzles.html",
    "puzzle": "puzzles.html",
}
"""The page for addresses that begin like this, which names all that they need; others have that of the hall.

A table's page may have a sister for each title (``table-bloodrage.html``), which names also what its scene needs: so a
browser asks for everything at once, not for the scene when it has learned what is played.
"""
NAME = re.compile(r"[\w-]{1,64}", re.ASCII)
"""What a table or a title can be called; for anything else nobody is asked."""
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Meadhall</title>"
    "<p>The hall is open, but its web client is not built. In a checkout run <code>make play</code>.</p></html>"
)
"""What one sees when the server runs from a checkout without the built client."""


class Place(NamedTuple):
    """What is at a page's address."""

    there: bool
    title: str = ""
    """Which title is played there."""


class WebFile:
    """A file of the web client, read once, with what the build has packed beside it."""

    def __init__(self, file: Path, hashed: bool) -> None:
        self.content = file.read_bytes()
        self.kind = guess_type(file.name)[0] or "application/octet-stream"
        self.caching = FOR_EVER if hashed else ASK_AGAIN
        beside = {encoding: file.with_name(file.name + suffix) for encoding, suffix in SUFFIXES.items()}
        self.packed = {encoding: path.read_bytes() for encoding, path in beside.items() if path.is_file()}
        if not self.packed and self.kind.startswith(PLAIN) and len(self.content) >= SMALLEST:
            self.packed = {"gzip": pack(self.content)}
        self.etags = {encoding: etag_of(self.content, encoding) for encoding in (None, *self.packed)}


class WebClient:
    """Finds the files of the built web client; a rebuilt file is read again."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()
        self._read: dict[Path, tuple[float, WebFile]] = {}

    def find(self, path: str, title: str = "") -> WebFile | None:
        """The file for an address, at which a title may be played; None if there is no built client."""
        if self._folder is None:
            return None
        file = self._folder / path.lstrip("/")
        try:
            file = file.resolve()
            found = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):  # no file can have such a name: too long, or with a null byte in it
            found = False
        if file.suffix in SUFFIXES.values():
            found = False
        if not found:
            if "." in path.rpartition("/")[2]:
                raise unknown("There is no such file.")
            file = self._page(path, title)
        changed = file.stat().st_mtime
        known = self._read.get(file)
        if known is None or known[0] != changed:
            known = self._read[file] = (changed, WebFile(file, file.parent.name == "assets"))
        return known[1]

    def _page(self, path: str, title: str) -> Path:
        assert self._folder is not None
        page = self._folder / PAGES.get(path.lstrip("/").partition("/")[0], "index.html")
        sisters = (page.with_stem(f"{page.stem}-{title}"), page)
        return next((file for file in sisters if file.is_file()), self._folder / "index.html")


def client_of(hall: Hall) -> WebClient:
    """The web client of a hall."""
    return WebClient(hall.config.web or web_folder())


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """Gives a file of the web client, or its page for any other address; 404 where that leads nowhere."""
    path = request.url.path
    if path.lstrip("/").partition("/")[0] in ("api", "ws"):
        raise unknown("There is nothing at this address.")
    web: WebClient = request.app.state.web
    place = await place_of(path, hall_of(request))
    file = await to_thread(web.find, path, place.title)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": ASK_AGAIN})
    encoding = best_encoding(request.headers.get("accept-encoding"), file.packed)
    headers = {"cache-control": file.caching, "etag": file.etags[encoding], "vary": "accept-encoding"}
    status = 200 if place.there else 404
    if status == 200 and is_known(request.headers.get("if-none-match"), file.etags[encoding]):
        return Response(b"", status_code=304, headers=headers)
    if encoding is None:
        return Response(file.content, status_code=status, media_type=file.kind, headers=headers)
    headers["content-encoding"] = encoding
    return Response(file.packed[encoding], status_code=status, media_type=file.kind, headers=headers)


async def place_of(path: str, hall: Hall) -> Place:
    """What is at a page's address, if anything: the hall, a table, a step of it, rules, a match alone, or puzzles.

    Which steps a match has, and who may see them, is said where they are asked for.
    """
    match path.strip("/").split("/"):
        case [""]:
            return Place(True)
        case ["puzzles"]:
            return Place(True)
        case ["puzzle", id] if NAME.fullmatch(id):
            return Place(await to_thread(is_puzzle, id))
        case ["rules", title] if NAME.fullmatch(title):
            return Place(await to_thread(has_rules, title))
        case ["alone", title] | ["alone", title, "campaign"] if NAME.fullmatch(title):
            return Place(await to_thread(is_solo, title))
        case ["learn", title] if NAME.fullmatch(title):
            return Place(await to_thread(teaches, title))
        case ["table", table] | ["table", table, "replay" | "analysis", _] if NAME.fullmatch(table):
            try:
                played = await hall.title_of(table)
            except StoreUnavailable:
                return Place(True)  # nobody knows just now; the page itself will say so
            return Place(played is not None, played or "")
        case [*_, name]:
            return Place("." in name)  # a file, if it is found
    return Place(False)
