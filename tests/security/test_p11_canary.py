"""P11: a token that the marketplace sends back in everything is found in nothing."""

from __future__ import annotations

import re
import shutil
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.security.echoing_market import EchoingMarket
from tests.security.journey import Journey
from tests.stands.canary import holds, leaks
from tests.stands.processes import running

SECRET = "APP-77-0123456789abcdef0123456789abcdef"
WINDOW = Path(__file__).with_name("drive_window.py")


@contextmanager
def journey(tmp_path: Path, *, mutant: bool = False) -> Iterator[tuple[Journey, EchoingMarket]]:
    """A seller at a marketplace that echoes; at the end it has echoed often."""
    folder = tmp_path / "seen"
    folder.mkdir()
    with running(tmp_path / "store") as served, EchoingMarket(served.base_url).serving() as market:
        token = next(iter(served.tokens.values()))
        yield Journey(folder, market, token, mutant=mutant), market
        assert market.echoes > 20


def work_a_little(by: Journey, market: EchoingMarket) -> None:
    """Read the shop, change prices – some are refused –, and look back."""
    assert by.run("sync") == 0
    plan = str(by.folder / "plan.json")
    assert (
        by.run("plan", "new", "--where", "status:active", "--set", "price=+7%", "--out", plan) < 2
    )
    market.refused = 3
    assert by.run("plan", "apply", plan) in (1, 5, 6)
    market.refused = 1
    by.run("send")
    by.run("history")


@pytest.mark.prove
def test_that_a_token_that_is_sent_back_is_found_nowhere(tmp_path: Path) -> None:
    with journey(tmp_path) as (by, market):
        work_a_little(by, market)
    assert leaks(by.folder) == []


@pytest.mark.prove
def test_that_the_mutant_without_redaction_is_found(tmp_path: Path) -> None:
    with journey(tmp_path, mutant=True) as (by, market):
        work_a_little(by, market)
    found = "\n".join(leaks(by.folder))
    # The scan of the whole run is not to find it again.
    shutil.rmtree(by.folder)
    # In what the commands print, in the catalog, and in the journal.
    for sink in ("plan.txt", "catalogue.db", "journal.db"):
        assert sink in found, found


@pytest.mark.prove
@pytest.mark.timeout(1_200)
def test_p11_the_main_journeys_leave_no_token_in_any_sink(tmp_path: Path) -> None:
    with journey(tmp_path) as (by, market):
        work_a_little(by, market)
        for words in (
            "doctor --online",
            "doctor --online --json",
            "history --json",
            "send --resume",
            "sync --json",
            "restore",
            "plan check SEEN/plan.json",
            "plan undo SEEN/plan.json",
            "export --out SEEN/shop.csv",
            "export --out SEEN/shop.json",
            "export --out SEEN/shop.jsonl",
        ):
            by.run(*words.replace("SEEN", str(by.folder)).split())
        for refused in (0, 1, 2, 3):
            market.refused = refused
            assert by.window(WINDOW) == 0
        texts = (by.folder / "window" / "texts.txt").read_text("utf-8")
        assert len(texts) > 5_000
        echoes = market.echoes
    assert leaks(by.folder) == []
    files = [path for path in by.folder.rglob("*") if path.is_file()]
    print(f"{echoes} answers with the token, {len(files)} files and {len(texts)} letters of texts")


@pytest.mark.parametrize(
    "form",
    [
        SECRET,
        "".join(f"%{ord(sign):02x}" for sign in SECRET),
        "".join(f"%25{ord(sign):02X}" for sign in SECRET),
        "".join(f"\\u{ord(sign):04x}" for sign in SECRET),
        f"next=%3Faccess_token%3D{SECRET}%26x",
    ],
)
def test_that_the_scan_finds_a_token_in_any_form(tmp_path: Path, form: str) -> None:
    assert holds(f"before {form} after".encode())
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "file.log").write_text(f"x {form} y")
    with closing(sqlite3.connect(tmp_path / "packed.db")) as database:
        database.execute("CREATE TABLE bodies (body BLOB)")
        database.execute("INSERT INTO bodies VALUES (?)", (zlib.compress(form.encode()),))
        database.commit()
    assert leaks(tmp_path) == [str(Path("a") / "file.log"), "packed.db: bodies"]
    # What was shown on purpose is not left behind for the scan of the whole run.
    for path in (tmp_path / "a" / "file.log", tmp_path / "packed.db"):
        path.unlink()
    assert not leaks(tmp_path, re.compile(b"other"))


def test_that_the_scan_finds_a_token_behind_a_hole(tmp_path: Path) -> None:
    with (tmp_path / "large.db").open("wb") as file:
        file.truncate(1 << 32)
        file.seek(1 << 31)
        file.write(SECRET.encode())
    assert leaks(tmp_path) == ["large.db"]
    (tmp_path / "large.db").unlink()
