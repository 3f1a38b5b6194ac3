"""Every command that needs no network, with words that let it do its work in a small shop."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import connect

from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from tests import ROOT
from tests.stands.command_line import fill
from tests.stands.journal_rows import draft_of

LOCAL: Mapping[str, str] = {
    "--help": "--help",
    "--version": "--version",
    "completion": "completion bash",
    "plan schema": "plan schema",
    "plan show": "plan show {plan}",
    "plan new": "plan new --where id:{item} --set price=1 --out {out} {shop}",
    "plan check": "plan check {plan} {shop}",
    "outbox list": "outbox list {shop}",
    "outbox show": "outbox show {row} {shop}",
    "outbox hold": "outbox hold {row} {shop}",
    "outbox release": "outbox release {row} --later {shop}",
    "outbox retry": "outbox retry {row} --later {shop}",
    "outbox decide": "outbox decide {row} mine --later {shop}",
    "outbox drop": "outbox drop {row} {shop}",
    "schedule add": "schedule add {plan} --start 2035-01-01 {shop}",
    "schedule list": "schedule list {shop}",
    "schedule show": "schedule show {schedule} {shop}",
    "schedule start": "schedule start {schedule} {shop}",
    "schedule end": "schedule end {schedule} {shop}",
    "schedule keep": "schedule keep {schedule} {shop}",
    "schedule cancel": "schedule cancel {schedule} {shop}",
    "schedule forget": "schedule forget {schedule} {shop}",
    "agent": "agent --once {shop}",
    "agent --log-in": "agent --log-in show {shop}",
    "attention": "attention {shop}",
    "history": "history {shop}",
    "history ID": "history {item} {shop}",
    "doctor": "doctor {shop}",
    "restore": "restore {shop}",
    "export": "export --where id:{item} --out {out} {shop}",
    "export json": "export --where id:{item} --format json --out {out} {shop}",
    "export xlsx": "export --ids {ids} --format xlsx --out {out} {shop}",
    "costs list": "costs list {shop}",
    "costs set": "costs set A-1 --cost 3 {shop}",
    "costs charge": "costs charge --rate 12 {shop}",
    "costs import": "costs import {costs} {shop}",
    "costs export": "costs export --out {out} {shop}",
    "costs remove": "costs remove A-1 {shop}",
    "sheet import": "sheet import {sheet} --out {out} {shop}",
    "show --stored": "show {item} --stored {shop}",
}
"""By command, and for some in several forms."""

ASKS = frozenset(
    {
        *("account", "category", "coverage", "market", "orders", "predict", "questions"),
        *("shipping", "types", "sync", "send", "validate", "create", "duplicate", "relist", "type"),
        *(
            "edit",
            "status",
            "describe",
            "move",
            "picture",
            "variation",
            "undo",
            "title",
            "sheet list",
        ),
        *("plan apply", "plan undo", "practice clock", "practice fault", "practice reset"),
        *("practice sell", "practice status"),
    }
)
"""Commands that ask a marketplace, whatever they are told."""
LASTS = frozenset({"serve", "tour", "worker", "reader", "predict-eval", "plan pictures"})
"""Commands that go on, or whose work is long, so that their start does not count."""


@dataclass(frozen=True)
class Places:
    """What the words of the table name."""

    names: Mapping[str, str]

    def words(self, said: str) -> list[str]:
        """Return the words of a command."""
        return said.format(**self.names).split()


def lay_places(folder: Path) -> Places:
    """Make a shop in ``folder`` with what every command needs of it; ``{out}`` is one file."""
    shop = folder / "shop"
    fill(shop)
    with connect(shop / "catalogue.db") as catalog:
        found = "SELECT id FROM items WHERE status = 'active' AND variations = 0 LIMIT 1"
        ((item,),) = catalog.execute(found)
    names = {
        **{name: str(folder / name) for name in ("plan", "costs", "out", "ids")},
        "sheet": str(folder / "sheet.xlsx"),
        "shop": f"--workspace {shop}",
        "item": item,
        "row": "1",
    }
    for said in (
        "plan new --where id:{item} --set price=+1% --out {plan} {shop}",
        "schedule add {plan} --start 2034-01-01 {shop}",
        "costs set A-1 --cost 3 {shop}",
        "costs export --out {costs} {shop}",
        "export --where id:{item} --format xlsx --out {sheet} {shop}",
    ):
        subprocess.run(
            [sys.executable, "-m", "app", *said.format(**names).split()],
            cwd=ROOT,
            check=True,
            capture_output=True,
        )
    (folder / "ids").write_text(f"{item}\n", encoding="utf-8")
    journal = Journal(shop / "journal.db")
    OutboxStore(journal).add(draft_of(item))
    journal.close()
    with connect(shop / "journal.db") as found_there:
        ((names["schedule"],),) = found_there.execute("SELECT schedule_id FROM schedules")
    return Places(names)
