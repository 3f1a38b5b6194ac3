"""What a terminal gets: nothing that it would obey, whichever field it came in (X-21)."""

from __future__ import annotations

import io
import json
import re
import sys
from decimal import Decimal
from pathlib import Path

import pytest

from app.cli import run
from app.commands.listing.results import print_prepared
from app.commands.output import print_json, print_table
from app.commands.plan_results import print_notes, skipped_line
from app.commands.shop import print_rows
from app.commands.wording import finding_text, notice_text, value_text
from app.domain.invisible import INVISIBLE
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.row_result import RowResult
from app.editing.values import Choice
from app.engine.changes.prepared import FieldStep, PreparedChange, SaleNet
from app.engine.notices import Notice
from app.engine.outbox.send_report import SentRow
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.plans.plan_writer import write_plan
from app.engine.undo.inverse import Note, Skipped
from app.rules.findings import Finding
from app.service.ready_lines import ready_lines
from app.service.stores.users import SellerLine
from app.terminal import SafeFile, draw, printable, printable_json, safe, say
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from app.workspace.journal.history import history_values
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.stands.sample import sample_rows

HOSTILE = (
    "a\x1b[2J\x1b]0;owned\x07b\x08c\x9b31md\x90e\u202ef\u2066g\u200bh\u200di\u200ej\u061ck"
    "\ufeffl\u2028m\u2029n\x85o\x00p\x7fq\u3164r\u00ads\U000e0041t\rFORGED\nFORGED\tend"
)
OBEYED = re.compile(INVISIBLE)
ITEM = "MX1000000001"


def assert_harmless(text: str) -> None:
    """Only line feeds of the program's own: no line begins with what came from outside."""
    assert text
    assert not OBEYED.search(text), ascii(text)
    assert not any(line.startswith("FORGED") for line in text.splitlines())


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace whose every text is hostile, and a plan file that is."""
    path = tmp_path_factory.mktemp("hostile") / "shop"
    folder = Workspace(path)
    catalog = CatalogWriter(folder.catalog_path, folder.snapshots())
    texts = dict.fromkeys(
        ("title", "seller_custom_field", "status", "sub_status", "currency_id"), HOSTILE
    )
    rows = [row._replace(**texts, category_id=HOSTILE) for row in sample_rows(3)]
    catalog.put((row, json.dumps({"id": row.id, "title": HOSTILE}).encode()) for row in rows)
    for name, value in (("synced_at", "1790000000000"), ("user_id", "7"), ("nickname", HOSTILE)):
        catalog.put_fact(name, value)
    catalog.close()
    journal = folder.journal()
    outbox = OutboxStore(journal)
    draft = ItemDraft(ITEM, {"id": ITEM, "title": HOSTILE})
    draft.apply(FieldChange("title", HOSTILE, HOSTILE + "!"))
    row = outbox.add(draft)
    claimed = outbox.claim()
    assert claimed is not None
    finding = Finding.error(HOSTILE, HOSTILE, m=HOSTILE)
    history = history_values(
        op_id=row.op_id,
        item_id=ITEM,
        at=1,
        call=f"PUT /items/{ITEM} {HOSTILE}",
        outcome="refused",
        before={"title": HOSTILE},
        sent={"title": HOSTILE, HOSTILE: HOSTILE},
        answer={"message": HOSTILE},
        findings=[finding],
    )
    outbox.move(claimed, OutboxState.REFUSED, result=RowResult((finding,)), history=history)
    folder.backups().make(journal)
    journal.close()
    listing = PlannedListing(
        ITEM, HOSTILE, {"title": HOSTILE}, {"title": HOSTILE}, {"title": HOSTILE + "!"}
    )
    write_plan(
        Plan("7", "MX", HOSTILE, HOSTILE, (HOSTILE, "price=1"), (listing,)), path / "plan.json"
    )
    return path


@pytest.mark.parametrize("terminal", [False, True], ids=["pipe", "terminal"])
@pytest.mark.parametrize(
    "words",
    [
        ("attention",),
        ("attention", "--json"),
        ("history",),
        ("history", ITEM),
        ("history", ITEM, "--json"),
        ("outbox", "list"),
        ("outbox", "list", "--json"),
        ("outbox", "list", "--state", HOSTILE),
        ("outbox", "show", ITEM),
        ("outbox", "show", "1", "--json"),
        ("outbox", "show", HOSTILE),
        ("outbox", "hold", "1"),
        ("outbox", "decide", "1", "--field", f"{HOSTILE}=mine"),
        ("outbox", "decide", "1", "mine", "--later"),
        ("doctor",),
        ("doctor", "--json"),
        ("restore",),
        ("restore", "--json"),
        ("restore", HOSTILE.replace("\0", "")),
        ("plan", "show", "plan.json"),
        ("plan", "show", "plan.json", "--json"),
        ("plan", "new", "--where", HOSTILE, "--set", "price=1", "--out", "x.json"),
        ("plan", "new", "--where", "", "--set", HOSTILE, "--out", "x.json"),
        ("history", HOSTILE),
        ("show", ITEM, "--stored"),
        ("show", ITEM, "--stored", "--json"),
        ("show", HOSTILE, "--stored"),
        ("category", HOSTILE),
        ("coverage", HOSTILE),
        ("market", "x", "--category", HOSTILE),
        ("types", "--price", HOSTILE),
        ("shipping", "--dimensions", HOSTILE),
        ("predict", HOSTILE.replace("\0", "") + "/x.txt"),
        ("export", "--where", f"{HOSTILE}:x"),
        ("export", "--format", HOSTILE),
        (HOSTILE,),
        (f"--{HOSTILE}",),
    ],
    ids=lambda words: " ".join(words).encode("ascii", "backslashreplace").decode()[:40],
)
def test_that_no_command_prints_what_a_terminal_obeys(
    shop: Path,
    words: tuple[str, ...],
    terminal: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: terminal, raising=False)
    monkeypatch.chdir(shop)
    located = () if words[:2] == ("plan", "show") else ("--workspace", str(shop))
    run([*words, *located])
    captured = capsys.readouterr()
    assert_harmless(captured.out + captured.err)


@pytest.mark.parametrize("form", ["csv", "json", "jsonl"])
def test_that_an_export_is_exact_in_a_pipe_and_harmless_on_a_terminal(
    shop: Path,
    form: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.stdout, "reconfigure", lambda **_: None, raising=False)
    told = {}
    for terminal in (False, True):
        monkeypatch.setattr(sys.stdout, "isatty", lambda on=terminal: on, raising=False)
        run(["export", "--format", form, "--workspace", str(shop)])
        told[terminal] = capsys.readouterr().out
    # What the marketplace has escaped, a whole listing has escaped as well.
    read = json.loads(told[False].splitlines()[0])["title"] if form == "jsonl" else told[False]
    assert "\x9b31m" in read
    assert not OBEYED.search(told[True].replace("\r\n", "\n"))


@pytest.mark.parametrize(
    "text",
    [
        finding_text(Finding.error(HOSTILE, HOSTILE, message=HOSTILE)),
        finding_text(Finding.error("title", HOSTILE)),
        finding_text(Finding.warning(HOSTILE, "x", kind=HOSTILE, all=[HOSTILE])),
        notice_text(Notice("refused", {"path": HOSTILE}, HOSTILE)),
        notice_text(Notice("other_seller", {"mine": HOSTILE, "theirs": HOSTILE})),
        notice_text(Notice("journal_too_new", {"made_by": HOSTILE})),
        value_text({"$choices": [["1", HOSTILE]]}),
        value_text(HOSTILE),
        skipped_line(Skipped(ITEM, HOSTILE, HOSTILE, "x", {"after": HOSTILE, "live": HOSTILE})),
        *ready_lines(
            "http://127.0.0.1:1", "0", [SellerLine("MX", "7", HOSTILE, "t")], as_json=False
        ),
        *ready_lines(
            "http://127.0.0.1:1", "0", [SellerLine("MX", "7", HOSTILE, "t")], as_json=True
        ),
    ],
)
def test_that_every_wording_is_harmless_once_it_is_reported(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say(text)
    say(text, to_stderr=True)
    draw(text)
    captured = capsys.readouterr()
    assert captured.out.count("\n") == captured.err.count("\n") == 1
    assert_harmless(captured.out)
    assert_harmless(captured.err.replace("\r", ""))


def test_that_tables_rows_and_notes_are_harmless(capsys: pytest.CaptureFixture[str]) -> None:
    print_table([HOSTILE], [[HOSTILE], [Decimal(1)]])
    finding = Finding.error(HOSTILE, HOSTILE)
    print_rows((SentRow(1, ITEM, HOSTILE, OutboxState.REFUSED, 1, RowResult((finding,))),))
    notes = [Note(ITEM, HOSTILE, HOSTILE, "variation_goes", {"name": HOSTILE, "sold": HOSTILE})]
    print_notes(notes)
    assert_harmless(capsys.readouterr().out)


def test_that_json_says_the_same_in_harmless_words(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({HOSTILE: [HOSTILE, "año ñandú 日本"]})
    text = capsys.readouterr().out
    assert_harmless(text)
    assert json.loads(text) == {HOSTILE: [HOSTILE, "año ñandú 日本"]}
    assert "año ñandú 日本" in text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("año – ñandú 日本 👍", "año – ñandú 日本 👍"),
        ("a\nb\tc\r\nd", "a b c d"),
        ("\x1b[1m", "\N{REPLACEMENT CHARACTER}[1m"),
        ("a\u3164b", "a\N{REPLACEMENT CHARACTER}b"),
        ("\udc80", "\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_that_ordinary_words_are_printed_as_they_are(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_that_json_escapes_beyond_the_basic_plane() -> None:
    assert json.loads(printable_json('"\U000e0041\u202e"')) == "\U000e0041\u202e"


def test_that_a_terminal_keeps_the_lines_of_a_file() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    file = Terminal()
    guarded = safe(file)
    assert isinstance(guarded, SafeFile)
    guarded.write("a\x1b;b\r\nc\n")
    assert file.getvalue() == "a\N{REPLACEMENT CHARACTER};b\nc\n"


def test_that_a_stream_of_few_letters_gets_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    buffer = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(buffer, encoding="ascii"))
    say("año…")
    assert buffer.getvalue() == b"a?o?\n"


def test_that_a_change_of_one_listing_is_shown_harmlessly(
    capsys: pytest.CaptureFixture[str],
) -> None:
    step = FieldStep(f"attributes.{HOSTILE}", HOSTILE, (Choice(None, HOSTILE),))
    found = (Finding.error(HOSTILE, HOSTILE, m=HOSTILE),)
    net = SaleNet(HOSTILE, Decimal(1), None)
    print_prepared(PreparedChange(HOSTILE, HOSTILE, (step,), found, net=net))
    assert_harmless(capsys.readouterr().out)
