"""Time comes from a clock that is handed in: nobody in server or store looks at another, and days can pass."""

import ast
from pathlib import Path

import meadhall.server
import meadhall.store
from meadhall.kernel.match import Match
from meadhall.store.backup import back_up
from tests.server.conftest import served
from tests.server.sundial import Stopped, Sundial

FOLDERS = [Path(meadhall.server.__path__[0]), Path(meadhall.store.__path__[0])]
ALLOWED = {
    ("botworker.py", "process_time"),  # how long a bot thought, in the processor's time
    ("logs.py", "gmtime"),  # how the time that logging gave to a line is written
    ("logs.py", "strftime"),
}


def clocks_read(file: Path) -> set[tuple[str, str]]:
    """What a module takes from the clocks of the machine."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {(file.name, name.name) for name in node.names if name.name in ("time", "datetime")}
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            found |= {(file.name, name.name) for name in node.names}
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in ("datetime.now", "datetime.utcnow", "date.today"):
            found.add((file.name, ast.unparse(node)))
    return found


def test_no_module_of_server_or_store_reads_the_machines_clock(tmp_path: Path) -> None:
    found = {clock for folder in FOLDERS for file in folder.rglob("*.py") for clock in clocks_read(file)}
    assert found == ALLOWED

    spy = tmp_path / "spy.py"
    spy.write_text("import time\nfrom time import monotonic\nfrom datetime import datetime\ndatetime.now()\n")
    assert clocks_read(spy) == {("spy.py", "time"), ("spy.py", "monotonic"), ("spy.py", "datetime.now")}


async def test_a_record_comes_in_on_the_day_of_the_hall(tmp_path: Path) -> None:
    """Given a hall whose clock stands in another year, when a record is brought, then it was brought that day."""
    match = Match.new("ragnarocks", 2, 1)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    async with served(tmp_path, clock=Sundial(now=2_000_000_000.0)) as hall:
        guest = await hall.guest()
        answer = await guest.http.post("/api/import", content=match.record().encode())
        assert answer.status_code == 201, answer.text
        (row,) = (await guest.get("/api/tables"))["replays"]
        assert row["updated"].startswith("2033-05-18")


async def test_limits_fill_again_while_days_pass(tmp_path: Path) -> None:
    """Given somebody who has opened as many tables as they may, when a day passes, then they may again."""
    clock = Sundial()
    async with served(tmp_path, clock=clock) as hall:
        guest = await hall.guest()
        hall.hall.new_tables._size = 1.0
        hall.hall.new_tables._rate = 1 / 86_400
        body = {"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}]}
        await guest.post("/api/tables", body, 201)
        assert (await guest.post("/api/tables", body, 429))["code"] == "too_many"
        clock.pass_(days=1)
        await guest.post("/api/tables", body, 201)


async def test_a_backup_says_the_day_of_the_clock_it_is_given(tmp_path: Path) -> None:
    async with served(tmp_path):
        pass
    label = back_up(tmp_path / "meadhall.sqlite", tmp_path, tmp_path / "backup", clock=Stopped(2_000_000_000.0))
    assert label.made_at == "2033-05-18T03:33:20Z"
