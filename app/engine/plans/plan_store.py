"""The stored plans of a shop: their query and operations, a name, and the outcome."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.domain.wire import Unreadable, read_json, write_json
from app.engine.catalog.export import whole_file

VERSION = 1
LONGEST_NAME = 80
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_KEPT, _PLAN, _ROWS, _SHEET = ".json", ".plan.json", ".rows.jsonl", ".sheet.plan.json"
_TEXTS = ".texts.jsonl"


@dataclass(frozen=True, slots=True)
class KeptPlan:
    """A plan as its seller left it; times are in wire format, empty if not applicable.

    ``specs`` are the operations as entered, ``question`` is the preview question, ``ticks`` are the
    ids that were excluded and included, ``count`` is the number of listings sent.
    """

    plan_id: str
    name: str
    made_at: str
    specs: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    question: JsonObject = field(default_factory=dict)
    left_out: tuple[str, ...] = ()
    let_through: tuple[str, ...] = ()
    guards: Mapping[str, bool] = field(default_factory=dict)
    count: int = 0
    applied_at: str = ""
    undone_at: str = ""
    scheduled_at: str = ""

    @property
    def batches(self) -> tuple[str, str]:
        """The batch names of the plan's outbox rows, and of the rows that undo it."""
        from app.workspace.outbox_command import batches_of

        return batches_of(self.plan_id)


class PlanStore:
    """The plans stored in ``folder``, one file each; methods raise ``OSError`` on failure."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, kept: KeptPlan) -> None:
        """Write a plan, replacing its earlier state."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        record = {
            "vitrina_kept_plan": VERSION,
            "plan_id": kept.plan_id,
            "name": kept.name[:LONGEST_NAME],
            "made_at": kept.made_at,
            "specs": [[kind, verb, list(typed)] for kind, verb, typed in kept.specs],
            "question": kept.question,
            "left_out": list(kept.left_out),
            "let_through": list(kept.let_through),
            "guards": dict(kept.guards),
            "count": kept.count,
            "applied_at": kept.applied_at,
            "undone_at": kept.undone_at,
            "scheduled_at": kept.scheduled_at,
        }
        with whole_file(self._folder / f"{kept.plan_id}{_KEPT}") as file:
            file.write(write_json(record).decode())

    def file_of(self, plan_id: str) -> Path:
        """Return the path of the plan file that is written when the plan is applied."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        return self._folder / f"{plan_id}{_PLAN}"

    def rows_of(self, plan_id: str) -> Path:
        """Return the path of the rows of a plan as they were when it was applied."""
        return self._folder / f"{plan_id}{_ROWS}"

    def sheet_of(self, plan_id: str) -> Path:
        """Return the path of the sheet values that a plan is made from."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        return self._folder / f"{plan_id}{_SHEET}"

    def texts_of(self, plan_id: str) -> Path:
        """Return the path of the descriptions that a plan is based on."""
        return self._folder / f"{plan_id}{_TEXTS}"

    def with_own_name(self, kept: KeptPlan, others: Collection[str]) -> KeptPlan:
        """Return a new plan with a name that is unique among stored plans and ``others``.

        A plan that is already stored is returned unchanged.
        """
        names = {one.plan_id: one.name for one in self.all()}
        if kept.plan_id in names:
            return kept
        return replace(kept, name=_distinct(kept.name, {*names.values(), *others}))

    def drop(self, plan_id: str) -> None:
        """Delete a plan; its outbox rows and history stay."""
        for ending in (_KEPT, _PLAN, _ROWS, _SHEET, _TEXTS):
            (self._folder / f"{plan_id}{ending}").unlink(missing_ok=True)

    def all(self) -> list[KeptPlan]:
        """Return every readable plan, the newest first."""
        if not self._folder.is_dir():
            return []
        found = []
        for path in self._folder.glob(f"*{_KEPT}"):
            if not path.name.endswith(_PLAN):
                kept = _read(path)
                found += [] if kept is None else [kept]
        return sorted(found, key=lambda kept: (kept.made_at, kept.plan_id), reverse=True)


def renamed(kept: KeptPlan, name: str) -> KeptPlan:
    """Return a plan with another name; a blank name leaves it unchanged."""
    words = " ".join(name.split())[:LONGEST_NAME]
    return replace(kept, name=words) if words else kept


def _distinct(name: str, taken: Collection[str]) -> str:
    if name[:LONGEST_NAME] not in taken:
        return name[:LONGEST_NAME]
    tails = (f" ({number})" for number in itertools.count(2))
    tried = (name[: LONGEST_NAME - len(tail)].rstrip() + tail for tail in tails)
    return next(one for one in tried if one not in taken)


def _read(path: Path) -> KeptPlan | None:
    try:
        record = object_of(read_json(path.read_bytes()))
    except (OSError, Unreadable):
        return None
    plan_id = text_of(record.get("plan_id"))
    if record.get("vitrina_kept_plan") != VERSION or not _ID.fullmatch(plan_id):
        return None
    specs = []
    for spec in map(sequence_of, sequence_of(record.get("specs"))):
        if len(spec) == 3:
            typed = tuple(map(text_of, sequence_of(spec[2])))
            specs.append((text_of(spec[0]), text_of(spec[1]), typed))
    count = record.get("count")
    return KeptPlan(
        plan_id,
        text_of(record.get("name")),
        text_of(record.get("made_at")),
        tuple(specs),
        object_of(record.get("question")),
        tuple(map(text_of, sequence_of(record.get("left_out")))),
        tuple(map(text_of, sequence_of(record.get("let_through")))),
        {name: value is True for name, value in object_of(record.get("guards")).items()},
        count if isinstance(count, int) else 0,
        text_of(record.get("applied_at")),
        text_of(record.get("undone_at")),
        text_of(record.get("scheduled_at")),
    )
