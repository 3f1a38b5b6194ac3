"""A line for every command of the program, and the things that the lines name."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.stands.new_rows import new_rows, write_rows
from tests.stands.served_shop import Listings, ServedShop, form_like, plain

FAR = "2099-01-01"
COMMANDS: dict[str, tuple[str, ...]] = {
    "account": ("account",),
    "agent": ("agent", "--once{due}"),
    "attention": ("attention",),
    "category": ("category", "{category}"),
    "costs charge": ("costs", "charge", "--rate", "11.5", "--type", "gold_pro"),
    "costs export": ("costs", "export", "--out", "{table}"),
    "costs import": ("costs", "import", "{figures}"),
    "costs list": ("costs", "list"),
    "costs remove": ("costs", "remove", "TROUBLE-1"),
    "costs set": ("costs", "set", "TROUBLE-1", "--cost", "3"),
    "coverage": ("coverage",),
    "create": ("create", "{form}", "--dry-run"),
    "describe": ("describe", "{item}", "{text}", "--dry-run"),
    "doctor": ("doctor",),
    "duplicate": ("duplicate", "{item}", "--dry-run"),
    "edit": ("edit", "{item}", "sku=TROUBLE-1", "--dry-run"),
    "export": ("export",),
    "history": ("history",),
    "market": ("market", "funda"),
    "orders": ("orders",),
    "move": ("move", "{item}", "{category}", "--dry-run"),
    "outbox decide": ("outbox", "decide", "{row}", "mine", "--later"),
    "outbox drop": ("outbox", "drop", "{row}"),
    "outbox hold": ("outbox", "hold", "{row}"),
    "outbox list": ("outbox", "list"),
    "outbox release": ("outbox", "release", "{row}", "--later"),
    "outbox retry": ("outbox", "retry", "{row}", "--later"),
    "outbox show": ("outbox", "show", "{row}"),
    "picture": ("picture", "{item}", "cover", "1", "--dry-run"),
    "plan apply": ("plan", "apply", "{plan}"),
    "plan check": ("plan", "check", "{plan}"),
    "plan new": ("plan", "new", "--where", "id:{item}", "--set", "sku=A", "--out", "{new}"),
    "plan pictures": ("plan", "pictures", "{folder}", "--out", "{new}"),
    "plan schema": ("plan", "schema"),
    "plan show": ("plan", "show", "{plan}"),
    "plan undo": ("plan", "undo", "{plan}"),
    "practice clock": ("practice", "clock"),
    "practice fault": ("practice", "fault", "latency", "--path", "/none", "--add"),
    "practice reset": ("practice", "reset"),
    "practice sell": ("practice", "sell", "{sold}"),
    "practice status": ("practice", "status"),
    "predict": ("predict", "Funda para celular"),
    "questions": ("questions",),
    "relist": ("relist", "{item}", "--dry-run"),
    "restore": ("restore",),
    "schedule add": ("schedule", "add", "{free}", "--start", FAR),
    "schedule cancel": ("schedule", "cancel", "{waiting}"),
    "schedule end": ("schedule", "end", "{running}"),
    "schedule forget": ("schedule", "forget", "{cancelled}"),
    "schedule keep": ("schedule", "keep", "{running}"),
    "schedule list": ("schedule", "list"),
    "schedule show": ("schedule", "show", "{waiting}"),
    "schedule start": ("schedule", "start", "{waiting}"),
    "send": ("send",),
    "sheet import": ("sheet", "import", "{sheet}"),
    "sheet list": ("sheet", "list", "{new_rows}", "--dry-run"),
    "shipping": ("shipping", "{item}"),
    "show": ("show", "{item}"),
    "status": ("status", "{item}", "paused", "--dry-run"),
    "sync": ("sync",),
    "title": ("title", "{item}", "Prueba {{BRAND}}", "--dry-run"),
    "type": ("type", "{item}"),
    "types": ("types",),
    "undo": ("undo", "{item}", "--dry-run"),
    "validate": ("validate", "{form}"),
    "variation": ("variation", "{item}"),
}
NO_LINE = {
    **dict.fromkeys(("reader", "worker"), "started by the window, ends when its input closes"),
    "completion": "touches no shop: tests/commands/test_completion.py",
    "predict-eval": "touches no shop: tests/service/prediction/test_evaluation.py",
    "serve": "the marketplace itself: tests/faults/test_c07_signals.py",
    "tour": "a window: tests/e2e/test_program.py",
}
"""Why a command has no line, and where its ends are shown."""
WITHOUT_A_SHOP = (("plan", "schema"), ("plan", "show"))


class Lines:
    """The lines of the table in a shop; what a line needs is made when it is asked for.

    What a command uses up, such as a plan that waits, is made anew each time.
    """

    def __init__(self, shop: ServedShop, listings: Listings, folder: Path) -> None:
        self._shop, self._folder = shop, folder
        item = listings.take(plain)
        sold = listings.take(lambda one: plain(one) and one["available_quantity"] > 20)
        (folder / "text.txt").write_text("Otra", encoding="utf-8")
        form = form_like(listings.take(plain))
        (folder / "form.json").write_text(json.dumps(form), encoding="utf-8")
        rows = new_rows(form_like(listings.first(plain)), ["TROUBLE-NEW"])
        with (folder / "figures.csv").open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([("own code", "unit cost"), ("TROUBLE-2", "4")])
        self._fixed = {
            "item": item["id"],
            "sold": sold["id"],
            "category": item["category_id"],
            "folder": str(folder),
            "plan": str(folder / "plan.json"),
            "new": str(folder / "new.json"),
            "table": str(folder / "table.csv"),
            "figures": str(folder / "figures.csv"),
            "text": str(folder / "text.txt"),
            "form": str(folder / "form.json"),
            "new_rows": str(write_rows(folder / "rows.csv", rows)),
            "sheet": str(write_rows(folder / "sheet.csv", [{"id": item["id"], "precio": "77"}])),
        }
        words = ("--where", f"id:{item['id']}", "--set", "sku=TROUBLE-2", "--out", self["plan"])
        assert shop.run("plan", "new", *words).code == 0
        edited = shop.run("edit", listings.take(plain)["id"], "sku=TROUBLE-3", "--json").json
        self._fixed["row"] = str(edited["row"]["number"])

    def of(self, name: str) -> list[str]:
        """Return the words of a command."""
        return [word.format_map(self) for word in COMMANDS[name]]

    def __getitem__(self, name: str) -> str:
        made = {
            "waiting": self._waiting,
            "running": self._running,
            "cancelled": lambda: self._decided("cancel", self._waiting()),
            "due": self._due,
            "free": self._free,
        }
        return made[name]() if name in made else self._fixed[name]

    def _json(self, *words: str) -> Mapping[str, Any]:
        answer = self._shop.run("schedule", *words, "--json")
        assert answer.code == 0, answer
        return dict(answer.json)

    def _decided(self, decision: str, schedule_id: str) -> str:
        self._json(decision, schedule_id)
        return schedule_id

    def _free(self) -> str:
        """Return the plan, which has no time of its own now: two at once would be refused."""
        assert self._shop.run("agent", "--once").code in (0, 1, 6)
        for one in self._json("list")["schedules"]:
            if one["state"] in ("waiting", "missed", "held"):
                self._json("cancel", one["id"])
            elif one["state"] in ("running", "returning"):
                self._json("keep", one["id"])
        return self["plan"]

    def _waiting(self) -> str:
        return str(self._json("add", self._free(), "--start", FAR, "--end", "2099-02-01")["id"])

    def _running(self) -> str:
        found = self._decided("start", self._waiting())
        assert self._shop.run("agent", "--once").code == 0
        return found

    def _due(self) -> str:
        """Have a plan begin now; it takes no place in the line."""
        self._decided("start", self._waiting())
        return ""
