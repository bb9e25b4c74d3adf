"""The web client's types are made from the server's messages, and what the server sends is what they say."""

import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.server import messages as say
from meadhall.server.wire import FILE, SHOWN, UNIONS, alternatives, interface, main, wire
from tests.server.conftest import Served
from tests.server.guest import FRAMES
from tests.server.playing import two_at


def test_the_file_is_current() -> None:
    assert FILE.read_text("utf-8") == wire(), "run python -m meadhall.server.wire"


def test_whether_the_file_is_current_can_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an old file, then --check says so and changes nothing; without it the file is written anew."""
    monkeypatch.setattr("meadhall.server.wire.FILE", tmp_path / "wire.ts")
    for old in (None, "old"):
        if old:
            (tmp_path / "wire.ts").write_text(old)
        monkeypatch.setattr("sys.argv", ["wire", "--check"])
        with pytest.raises(SystemExit, match="not current"):
            main()
    assert (tmp_path / "wire.ts").read_text() == "old"
    monkeypatch.setattr("sys.argv", ["wire"])
    main()
    assert (tmp_path / "wire.ts").read_text("utf-8") == wire()
    monkeypatch.setattr("sys.argv", ["wire", "--check"])
    with pytest.raises(SystemExit) as told:
        main()
    assert told.value.code == 0


def test_interfaces() -> None:
    told = interface(say.RowSeat)
    assert "  kind: 'person' | 'bot' | 'open' | 'hotseat' | 'automaton';" in told
    assert "  name: string | null;" in told
    assert "  count?: number;" in interface(say.Asked)
    assert "  view: View | null;" in interface(say.TableMessage)
    assert "  | { type: 'ping'; id: string }" in alternatives("ClientMessage", say.ClientMessage)


def test_every_message_is_in_the_file() -> None:
    structs = {
        s
        for s in vars(say).values()
        if isinstance(s, type) and issubclass(s, msgspec.Struct) and s is not msgspec.Struct
    }
    shown = set(SHOWN) | {part for union in UNIONS.values() for part in typing.get_args(union)}
    assert structs - shown == set()


async def test_what_the_server_sends_reads_as_what_it_says(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table, FRAMES) as b:
        await s.until("table")
        await b.until("table")
        await s.answer()
        await b.until("frames")
        heard = {m["type"]: m for m in (msgspec.json.decode(text) for text in (*b.heard, *s.heard))}
    for kind, struct in (("table", say.TableMessage), ("view", say.ViewMessage), ("done", say.DoneMessage)):
        assert_fits(heard[kind], struct)
    assert_fits(heard["frames"], say.FramesMessage)
    assert_fits(heard["table"]["row"], say.Row)
    assert_fits(heard["table"]["view"], say.View)
    assert_fits(await sigrun.get("/api/tables"), say.Tables)
    assert_fits(await sigrun.get(f"/api/tables/{table}/steps"), say.Steps)
    assert_fits(await sigrun.get(f"/api/tables/{table}/steps/1?frames=true"), say.Step)


def assert_fits(told: dict[str, Any], struct: type[msgspec.Struct]) -> None:
    """The message has the fields of its type, no more and no fewer."""
    fields = msgspec.structs.fields(struct)
    names = {f.encode_name for f in fields} | ({"type"} if struct.__struct_config__.tag_field else set())
    assert set(told) == names
