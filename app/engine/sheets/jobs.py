"""The jobs of the sheet process, each sent as a line of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.engine.catalog.table_query import ListingQuery


@dataclass(frozen=True, slots=True)
class ExportJob:
    """Listings to be written to ``file``: those in ``ids``, or else all that match ``query``.

    ``form`` is csv or xlsx, ``language`` that of the headings and of the spreadsheet program.
    """

    file: Path
    form: str
    language: str
    ids: tuple[str, ...] | None = None
    query: ListingQuery | None = None

    def record(self) -> JsonObject:
        """Return the job as JSON."""
        return {
            "ask": "export",
            "file": str(self.file),
            "form": self.form,
            "language": self.language,
            "ids": None if self.ids is None else list(self.ids),
            "query": None if self.query is None else self.query._asdict(),
        }

    @classmethod
    def of(cls, record: JsonObject) -> ExportJob:
        """Return the job in a record; raise ``ValueError`` for an unknown tab."""
        ids, query = record.get("ids"), record.get("query")
        asked = object_of(query)
        return cls(
            Path(text_of(record.get("file"))),
            text_of(record.get("form")),
            text_of(record.get("language")),
            None if ids is None else tuple(map(text_of, sequence_of(ids))),
            None
            if query is None
            else ListingQuery(text_of(asked.get("text")), text_of(asked.get("view"))),
        )


@dataclass(frozen=True, slots=True)
class ImportJob:
    """A sheet to be compared with the catalog; ``out`` is the file for the plan.

    ``columns``, ``decimals`` and ``clear`` are those of ``Answers``.
    """

    file: Path
    out: Path
    columns: Mapping[str, str] = field(default_factory=dict)
    decimals: Mapping[str, str] = field(default_factory=dict)
    clear: bool = False

    def record(self) -> JsonObject:
        """Return the job as JSON."""
        return {
            "ask": "import",
            "file": str(self.file),
            "out": str(self.out),
            "columns": dict(self.columns),
            "decimals": dict(self.decimals),
            "clear": self.clear,
        }

    @classmethod
    def of(cls, record: JsonObject) -> ImportJob:
        """Return the job in a record."""
        return cls(
            Path(text_of(record.get("file"))),
            Path(text_of(record.get("out"))),
            _texts(record.get("columns")),
            _texts(record.get("decimals")),
            record.get("clear") is True,
        )


def _texts(value: object) -> dict[str, str]:
    return {name: text_of(one) for name, one in object_of(value).items()}
