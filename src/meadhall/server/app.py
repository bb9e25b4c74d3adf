"""The application: every call of the hall, wired together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from meadhall.kernel.errors import BrokenRecord
from meadhall.store import Person, StoreUnavailable

from . import messages as say
from .config import Config
from .guards import Connection, hall_of, harden, measured, own_page
from .guards import visitor as who_asks
from .hall import Hall
from .problems import Refusal
from .pulse import Pulse
from .routes import alone, analyses, games, lessons, people, practice, puzzles, replays, socket, tables
from .routes.people import TheHall
from .web import client_of, page

log = logging.getLogger(__name__)

LARGEST_BODY = 64 << 10
CODES = {400: "bad_request", 401: "no_session", 403: "forbidden", 404: "not_found", 405: "bad_method", 413: "too_large"}


def create_app(config: Config) -> Litestar:
    """The hall as an application; its store opens when it starts and closes when it ends."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hall = await Hall.open(config)
        app.state.hall, app.state.web, app.state.pulse = hall, client_of(hall), Pulse(hall.store, hall.clock)
        try:
            yield
        finally:
            await hall.close()

    api = Router(
        "/api",
        route_handlers=[
            people.me,
            people.rename,
            games.games,
            games.texts,
            games.automata,
            games.lamp,
            games.coach,
            games.scene,
            games.howto,
            games.howto_view,
            games.rules,
            games.clauses,
            games.check,
            tables.tables,
            tables.open_table,
            tables.table,
            tables.join,
            tables.leave,
            tables.resign,
            tables.handover,
            tables.takeback,
            tables.rematch,
            replays.steps,
            replays.step,
            replays.record,
            replays.bring,
            lessons.lessons_of,
            lessons.texts,
            lessons.open_lesson,
            alone.campaign,
            alone.check,
            alone.set_out,
            practice.hint,
            practice.rewind,
            practice.branch,
            analyses.begin,
            analyses.state,
            analyses.step,
            analyses.attempt,
            analyses.keep,
            analyses.forget,
            puzzles.puzzles,
            puzzles.of_day,
            puzzles.begin,
            puzzles.origin,
            puzzles.texts,
            puzzles.state,
            puzzles.hint,
            puzzles.give_up,
            puzzles.back,
            puzzles.walk,
            health,
            openapi,
        ],
        guards=[measured, own_page],
        dependencies={"visitor": Provide(_visitor)},
    )
    return Litestar(
        route_handlers=[api, socket.table_socket, page],
        dependencies={"hall": Provide(_hall, sync_to_thread=False)},
        lifespan=[life],
        before_send=[harden],
        request_max_body_size=LARGEST_BODY,
        exception_handlers={
            Refusal: _refused,
            StoreUnavailable: _unavailable,
            BrokenRecord: _broken,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version="1",
            description="The hall's calls. docs/protocol.md explains them, and the WebSocket that goes with them.",
            path="/api/schema",  # Litestar answers everything below with a page of its own: keep it out of /api
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


@get("/health", summary="Whether the hall is well")
async def health(request: Request[Any, Any, Any], hall: TheHall) -> say.Health:
    """Says that the hall can write, and how many tables there are; 503 if it can't."""
    pulse: Pulse = request.app.state.pulse
    await pulse.feel()
    return say.Health(ok=True, tables=await hall.store.count_tables())


@get("/openapi.json", sync_to_thread=False, include_in_schema=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Describes every call, for those who write clients."""
    return request.app.openapi_schema.to_schema()


def _hall(request: Connection) -> Hall:
    return hall_of(request)


async def _visitor(request: Connection) -> Person:
    return await who_asks(request)


def _problem(status: int, code: str, error: str) -> Response[say.Problem]:
    return Response(say.Problem(error=error, code=code), status_code=status, headers={"cache-control": "no-store"})


def _refused(_: "Request[Any, Any, Any]", error: Refusal) -> Response[say.Problem]:
    return _problem(error.status, error.code, str(error))


def _unavailable(_: "Request[Any, Any, Any]", error: StoreUnavailable) -> Response[say.Problem]:
    return _problem(503, "store_unavailable", str(error))


def _broken(request: "Request[Any, Any, Any]", error: BrokenRecord) -> Response[say.Problem]:
    log.warning(
        "A request to %s found a match that is damaged: %s", request.url.path, error
    )  # it may name what is hidden
    return _problem(409, "damaged", "What was written of this match is damaged there.")


def _http_problem(_: "Request[Any, Any, Any]", error: HTTPException) -> Response[say.Problem]:
    told = error.detail
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        told = f"{told}: {error.extra[0].get('message', '')}"
    return _problem(error.status_code, CODES.get(error.status_code, "bad_request"), told)


def _too_deep(_: "Request[Any, Any, Any]", error: RecursionError) -> Response[say.Problem]:
    return _problem(400, "bad_request", "That is nested too deeply to be read.")


def _fault(request: "Request[Any, Any, Any]", error: Exception) -> Response[say.Problem]:
    log.error("A request to %s failed", request.url.path, exc_info=error)
    return _problem(500, "fault", "Something went wrong in the hall; it has been written down.")
