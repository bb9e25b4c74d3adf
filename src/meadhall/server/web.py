"""The web client's files: hashed ones may be kept for ever, every other address is the client's own page."""

from asyncio import to_thread
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from litestar import Request, Response, get

from .config import web_folder
from .hall import Hall
from .problems import unknown

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PLAIN = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Meadhall</title>"
    "<p>The hall is open, but its web client is not built. In a checkout run <code>make play</code>.</p></html>"
)
"""What one sees when the server runs from a checkout without the built client."""


class WebFile:
    """A file of the web client, read once."""

    def __init__(self, file: Path, hashed: bool) -> None:
        self.content = file.read_bytes()
        self.kind = guess_type(file.name)[0] or "application/octet-stream"
        self.etag = f'"{sha256(self.content).hexdigest()[:24]}"'
        self.caching = FOR_EVER if hashed else ASK_AGAIN
        self.packed = compress(self.content, 6) if self.kind.startswith(PLAIN) and len(self.content) > 800 else None


class WebClient:
    """Finds the files of the built web client; a rebuilt file is read again."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()
        self._read: dict[Path, tuple[float, WebFile]] = {}

    def find(self, path: str) -> WebFile | None:
        """The file for an address; None if there is no built client."""
        if self._folder is None:
            return None
        file = self._folder / path.lstrip("/")
        try:
            file = file.resolve()
            found = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):  # no file can have such a name: too long, or with a null byte in it
            found = False
        if not found:
            if "." in path.rpartition("/")[2]:
                raise unknown("There is no such file.")
            file = self._folder / "index.html"
        changed = file.stat().st_mtime
        known = self._read.get(file)
        if known is None or known[0] != changed:
            known = self._read[file] = (changed, WebFile(file, file.parent.name == "assets"))
        return known[1]


def client_of(hall: Hall) -> WebClient:
    """The web client of a hall."""
    return WebClient(hall.config.web or web_folder())


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """Gives a file of the web client, or its page for any other address."""
    path = request.url.path
    if path.lstrip("/").partition("/")[0] in ("api", "ws"):
        raise unknown("There is nothing at this address.")
    web: WebClient = request.app.state.web
    file = await to_thread(web.find, path)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": ASK_AGAIN})
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.kind, headers=headers)
