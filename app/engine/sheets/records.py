"""Serialisation of an imported sheet as lines of JSON, sent by the sheet process in pieces."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.engine.sheets.difference import SheetOutcome
from app.engine.sheets.mapping import Mapped
from app.engine.sheets.row_changes import Columns, NewRow, Place, Question, Refused
from app.engine.sheets.sheet_import import Imported

if TYPE_CHECKING:
    from app.engine.sheets.table import Raw

_AT_ONCE = 200
# Types that JSON does not have, each with the function that reads it from text.
_KINDS: Mapping[str, Callable[[str], Raw]] = {
    "float": float,
    "datetime": datetime.datetime.fromisoformat,
    "date": datetime.date.fromisoformat,
    "time": datetime.time.fromisoformat,
    "timedelta": lambda text: datetime.timedelta(seconds=float(text)),
}


def records_of(found: Imported) -> Iterator[JsonObject]:
    """Yield the records of an imported sheet, a few rows at a time; ``Pieces`` joins them."""
    outcome = found.outcome
    yield {
        "rows": found.rows,
        "untouched": found.untouched,
        "planned": outcome.planned,
        "so_already": outcome.unchanged,
        "cleared": dict(outcome.cleared),
        "not_here": dict(outcome.not_editable),
        "questions": [[one.path, one.heading, list(one.samples)] for one in found.questions],
        "plan_id": found.plan_id,
        "marks": dict(found.marks),
        "attributes": list(map(list, found.attributes)),
        "has_key": found.has_key,
    }
    for columns in found.columns:
        mapped = columns.mapped
        yield {
            "table": columns.table,
            "headings": list(columns.headings),
            "paths": [[at, path] for at, path in mapped.paths.items()],
            "unused": list(mapped.unused),
            "twice": list(mapped.twice),
            "samples": [[at, list(texts)] for at, texts in columns.samples.items()],
        }
    for start in range(0, len(found.refused), _AT_ONCE):
        yield {"refused": list(map(_refused, found.refused[start : start + _AT_ONCE]))}
    for start in range(0, len(found.new), _AT_ONCE):
        yield {"new": list(map(_new, found.new[start : start + _AT_ONCE]))}
    for start in range(0, len(found.codes), _AT_ONCE):
        yield {"codes": list(found.codes[start : start + _AT_ONCE])}


class Pieces:
    """A collector of the pieces from ``records_of``; ``imported`` is the result."""

    def __init__(self) -> None:
        self._head: JsonObject = {}
        self._columns: list[Columns] = []
        self._refused: list[Refused] = []
        self._new: list[NewRow] = []
        self._codes: list[str] = []

    def take(self, piece: JsonObject) -> None:
        """Add the next piece."""
        if "rows" in piece:
            self._head = piece
        elif "table" in piece:
            self._columns.append(_columns_of(piece))
        self._refused += [
            _refused_of(sequence_of(one)) for one in sequence_of(piece.get("refused"))
        ]
        self._new += [_new_of(sequence_of(one)) for one in sequence_of(piece.get("new"))]
        self._codes += map(text_of, sequence_of(piece.get("codes")))

    @property
    def imported(self) -> Imported:
        """The imported sheet."""
        head = self._head
        outcome = SheetOutcome(_count(head, "planned"), _count(head, "so_already"))
        outcome.cleared, outcome.not_editable = _counts(head, "cleared"), _counts(head, "not_here")
        questions = map(sequence_of, sequence_of(head.get("questions")))
        return Imported(
            tuple(self._columns),
            _count(head, "rows"),
            _count(head, "untouched"),
            outcome,
            tuple(self._new),
            tuple(self._refused),
            tuple(
                Question(text_of(path), text_of(heading), _texts(samples))
                for path, heading, samples in questions
            ),
            text_of(head.get("plan_id")),
            {path: text_of(mark) for path, mark in object_of(head.get("marks")).items()},
            tuple(self._codes),
            tuple((text_of(key), text_of(name)) for key, name in _pairs(head.get("attributes"))),
            head.get("has_key") is not False,
        )


def _columns_of(record: JsonObject) -> Columns:
    paths = {_whole(at): text_of(path) for at, path in _pairs(record.get("paths"))}
    mapped = Mapped(paths, _texts(record.get("unused")), _texts(record.get("twice")))
    samples = {_whole(at): _texts(texts) for at, texts in _pairs(record.get("samples"))}
    return Columns(text_of(record.get("table")), _texts(record.get("headings")), mapped, samples)


def _refused(one: Refused) -> list[object]:
    return [*one.place, one.code, one.heading, one.item_id, dict(one.values)]


def _refused_of(record: Sequence[object]) -> Refused:
    table, row, code, heading, item_id, values = record
    place = Place(text_of(table), _whole(row))
    return Refused(place, text_of(code), text_of(heading), text_of(item_id), object_of(values))


def _new(row: NewRow) -> list[object]:
    return [*row.place, row.code, {path: _cell(raw) for path, raw in row.cells.items()}]


def _new_of(record: Sequence[object]) -> NewRow:
    table, row, code, cells = record
    read = {path: _raw(cell) for path, cell in object_of(cells).items()}
    return NewRow(Place(text_of(table), _whole(row)), text_of(code), read)


def _cell(raw: Raw) -> object:
    if raw is None or isinstance(raw, (str, bool, int)):
        return raw
    if isinstance(raw, datetime.timedelta):
        return ["timedelta", repr(raw.total_seconds())]
    return [type(raw).__name__, repr(raw) if isinstance(raw, float) else raw.isoformat()]


def _raw(cell: object) -> Raw:
    if cell is None or isinstance(cell, (str, bool, int)):
        return cell
    kind, text = map(text_of, sequence_of(cell))
    return _KINDS[kind](text)


def _pairs(value: object) -> Iterator[Sequence[object]]:
    return map(sequence_of, sequence_of(value))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(text_of, sequence_of(value)))


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def _count(record: JsonObject, name: str) -> int:
    return _whole(record.get(name))


def _counts(record: JsonObject, name: str) -> Counter[str]:
    return Counter({key: _whole(one) for key, one in object_of(record.get(name)).items()})
