"""Who I am."""

from litestar import Request, Response, get, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation

from meadhall.store import Person

from .. import messages as say
from ..guards import address_of, session_of
from ..hall import Hall
from ..problems import bad, too_many
from ..sessions import A_YEAR, COOKIE

TheHall = NamedDependency[SkipValidation[Hall]]
Visitor = NamedDependency[SkipValidation[Person]]


def _me(hall: Hall, person: Person) -> say.Person:
    return say.Person(person=person.id, name=person.name, csrf=hall.sessions.csrf(person.id))


@get("/me", summary="Who I am; makes a guest session if there is none")
async def me(request: Request, hall: TheHall) -> Response[say.Person]:  # type: ignore[type-arg]
    """Says who the visitor is. Somebody new gets a name and a signed cookie."""
    id = session_of(request)
    person = None if id is None else await hall.person(id)
    if person is None:
        if not hall.new_guests.take(address_of(request)):
            raise too_many("Too many new guests come from your address; wait a moment.")
        person = await hall.welcome(id)
    cookie = Cookie(
        key=COOKIE,
        value=hall.sessions.cookie(person.id),
        max_age=A_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hall.config.secure,
    )
    return Response(_me(hall, person), cookies=[cookie], headers={"cache-control": "no-store"})


@put("/me", summary="Changes my name")
async def rename(data: JSONBody[say.NewName], hall: TheHall, visitor: Visitor) -> say.Person:
    """Changes the visitor's name, also at the tables where they sit."""
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise bad("bad_name", "A name has one to 24 letters that can be read.")
    return _me(hall, await hall.rename(visitor, name))
