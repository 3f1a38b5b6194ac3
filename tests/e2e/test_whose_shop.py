"""Whose shop a workspace is, and which address a name stands for."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.client.token import Token
from app.engine.facade import open_shop
from app.engine.notices import NoticeError
from app.engine.processes.protocol import Connect, connect_line, start_line
from app.engine.target import Target
from app.paths import workspace_dir
from app.settings import Profile, Settings, SettingsFile
from app.shops import ShopUnknown, locate_shop
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.journal.job_orders import Job
from app.workspace.journal.journal import Journal
from app.workspace.journal.owner import Owner, bind, owner_of
from app.workspace.journal.tables import DRAFTS
from tests.stands.command_line import vitrina

pytestmark = pytest.mark.usefixtures("forked")

KEYRING = "tests.e2e.file_keyring.FileKeyring"
SECRET = "APP-77-0123456789abcdef0123456789abcdef"


@contextmanager
def world(store: Path) -> Iterator[tuple[str, list[str]]]:
    """A marketplace on loopback: its address and the tokens of its sellers."""
    command = [sys.executable, "-m", "app", "serve", "--store", str(store), "--listings", "3"]
    with subprocess.Popen(
        [*command, "--json", "--until-stdin-closes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        lines = [json.loads(process.stdout.readline()) for _ in range(3)]
        yield lines[0]["base_url"], [line["access_token"] for line in lines[1:]]


def test_that_a_shop_takes_no_other_sellers_token(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    with world(tmp_path / "marketplace") as (address, tokens):
        where = ("--base-url", address, "--workspace", shop)
        assert vitrina("sync", *where, VITRINA_TOKEN=tokens[0]).code == 0
        count = listings(shop)
        answer = vitrina("sync", *where, VITRINA_TOKEN=tokens[1])
        assert (answer.code, answer.out) == (5, "")
        assert "The token belongs to seller" in answer.err
        assert listings(shop) == count
        assert vitrina("sync", *where, VITRINA_TOKEN=tokens[0]).code == 0


def listings(shop: Path) -> int:
    """How many listings the catalog has."""
    with closing(sqlite3.connect(shop / "catalogue.db")) as catalog:
        return int(catalog.execute("SELECT count(*) FROM items").fetchone()[0])


def test_that_only_an_address_that_answered_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    named = ("--profile", "tienda", "--base-url")
    with world(tmp_path / "marketplace") as (address, tokens):
        assert vitrina("sync", *named, address, VITRINA_TOKEN=tokens[0]).code == 0
        slip = vitrina("sync", *named, "http://127.0.0.1:9", VITRINA_TOKEN=tokens[0])
        assert slip.code == 5
        (file,) = tmp_path.rglob("settings.toml")
        profile = SettingsFile(file).load().settings.profile("tienda")
        assert profile is not None
        assert profile.base_url == address


@contextmanager
def stranger() -> Iterator[tuple[str, socket.socket]]:
    """An address where somebody listens whom nobody should call."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(0)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", listener


def was_called(listener: socket.socket) -> bool:
    """Whether anybody connected."""
    try:
        listener.accept()[0].close()
    except BlockingIOError:
        return False
    return True


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, data and keyring of one's own."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", KEYRING)
    monkeypatch.setenv("TEST_KEYRING", str(tmp_path / "keyring.json"))
    return tmp_path


def bound(folder: Path, marketplace: str, seller: str = "7") -> None:
    """A workspace of a seller of that marketplace, with something unsent."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(Journal(folder / "journal.db")) as journal:
        if marketplace:
            bind(journal.database, Owner(marketplace, seller))
        journal.insert(DRAFTS, {"item_id": "MX1", "saved_at": 1, "body": b"{}"})


def owner(folder: Path) -> Owner | None:
    with closing(Journal(folder / "journal.db")) as journal:
        return owner_of(journal.database)


@pytest.mark.parametrize("command", ["sync", "send", "undo MX1", "doctor --online"])
def test_that_the_outbox_of_one_marketplace_is_not_taken_to_another(
    home: Path, command: str
) -> None:
    bound(workspace_dir("tienda"), "https://a.example")
    with stranger() as (address, listener):
        named = ("--profile", "tienda", "--base-url", address)
        answer = vitrina(*command.split(), *named, VITRINA_TOKEN=SECRET)
        assert answer.code in (1, 5)
        said = answer.err + answer.out
        assert "This shop is for https://a.example, not http://127.0.0.1" in said
        assert command.startswith("doctor") or f"{address}. Nothing was sent. Give" in said
        assert command.startswith("doctor") or "--profile" in said
        assert not was_called(listener)
    assert owner(workspace_dir("tienda")) == Owner("https://a.example", "7")


def test_that_a_kept_token_goes_to_no_other_address(home: Path) -> None:
    ring = {"vitrina tienda": f"https://a.example {SECRET}"}
    (home / "keyring.json").write_text(json.dumps(ring))
    with stranger() as (address, listener):
        answer = vitrina("sync", "--profile", "tienda", "--base-url", address)
        assert answer.code == 5
        assert f"is for https://a.example, not for {address}" in answer.err
        assert "--profile" in answer.err
        assert not was_called(listener)


@pytest.mark.parametrize(("saved", "said"), [("https://a.example", "is for"), ("", "older")])
def test_that_a_token_of_an_older_version_is_for_the_saved_address(
    home: Path, saved: str, said: str
) -> None:
    (home / "keyring.json").write_text(json.dumps({"vitrina tienda": SECRET}))
    if saved:
        file = SettingsFile(home / "vitrina" / "settings.toml")
        file.save(Settings(profiles=(Profile("tienda", saved),)))
    with stranger() as (address, listener):
        answer = vitrina("sync", "--profile", "tienda", "--base-url", address)
        assert answer.code == 5
        assert said in answer.err
        assert not was_called(listener)


def test_that_unsent_changes_of_an_older_version_are_asked_about(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    bound(shop, "")
    with world(tmp_path / "marketplace") as (address, tokens):
        where = ("--base-url", address, "--workspace", shop)
        asked = vitrina("sync", *where, VITRINA_TOKEN=tokens[0])
        assert asked.code == 5
        assert "This shop has unsent changes (1)" in asked.err
        assert "vitrina sync --adopt" in asked.err
        assert owner(shop) is None
        assert vitrina("sync", "--adopt", *where, VITRINA_TOKEN=tokens[0]).code == 0
        found = owner(shop)
        assert found is not None
        assert found.marketplace == address


def test_that_the_worker_calls_nobody_else_for_a_shop(tmp_path: Path) -> None:
    bound(tmp_path, "https://a.example")
    with stranger() as (address, listener):
        lines = connect_line(Connect(address, Token(SECRET), "7")) + start_line(Job.SEND)
        command = [sys.executable, "-m", "app", "worker", "--workspace", str(tmp_path)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(lines)
            process.stdin.flush()
            assert b"other_marketplace" in process.stdout.readline()
        assert not was_called(listener)


async def test_that_a_program_is_refused_with_what_to_do(tmp_path: Path) -> None:
    bound(tmp_path, "https://a.example")
    with stranger() as (address, listener):
        target = Target("tienda", practice=False, base_url=address, token=Token(SECRET))
        with pytest.raises(NoticeError) as caught:
            async with asyncio.timeout(60), open_shop(tmp_path, target):
                pass
        assert caught.value.notice.code == "other_marketplace"
        assert not was_called(listener)


def test_that_every_address_has_a_shop_of_its_own(home: Path) -> None:
    addresses = [
        *("https://a.b/c", "https://a.b-c", "https://a.b:443/c-d", "https://a.b/c/d"),
        *("http://127.0.0.1", "https://127.0.0.1", "http://127.0.0.1:80/x", "https://a.b:8443"),
        *("https://a.b-8443", "http://[::1]:8000", "http://localhost:8000"),
    ]
    shops = [locate_shop(None, address, None, Settings()) for address in addresses]
    assert len({shop.profile for shop in shops}) == len(addresses)
    assert len({shop.workspace for shop in shops}) == len(addresses)
    assert shops[1].profile == "a.b-c"
    same = locate_shop(None, "https://A.b:443/c/", None, Settings())
    assert same.profile == shops[0].profile
    with pytest.raises(ShopUnknown):
        locate_shop(None, "ftp://a.b", None, Settings())


def test_that_the_files_of_an_older_version_are_found_by_their_address(home: Path) -> None:
    folder = workspace_dir("a.b-c")
    folder.mkdir(parents=True)
    with closing(CatalogWriter(folder / "catalogue.db")) as catalog:
        catalog.put_fact("owner", "7 at https://a.b/c")
    assert locate_shop(None, "https://a.b/c", None, Settings()).workspace == folder
    assert locate_shop(None, "https://a.b:81/c", None, Settings()).workspace != folder
