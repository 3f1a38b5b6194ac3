"""Copying of the selected listings to the clipboard, one part per event loop turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QGuiApplication

from app.engine.catalog.questions import Rows, RowsOf

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.engine.catalog.catalog import ItemRow
    from app.engine.catalog.questions import CatalogAnswer
    from app.ui.listings.table.table import ListingsTable

_MOST_COPIED = 5_000


class ChosenIds(Protocol):
    """The source of the selected listings."""

    def ids(self, most: int) -> tuple[str, ...]:
        """Return their ids, at most ``most``."""


class RowCopying:
    """The copying of a table's selected listings; a newer copy ends one in progress."""

    def __init__(self, chosen: ChosenIds, table: ListingsTable) -> None:
        self._chosen, self._table = chosen, table
        table.text_wanted.connect(self._offer)

    def copy_rows(self) -> None:
        """Copy the visible columns in spreadsheet format, with a line of headings."""
        self._rows("copy", self._put)

    def _offer(self, block: bool) -> None:
        if not block:
            self._rows("dragged", lambda text, _rows: self._table.offer_text(text))

    def _put(self, text: str, rows: int) -> None:
        QGuiApplication.clipboard().setText(text)
        self._table.rows_copied.emit(rows, max(rows, len(self._table.selection)))

    def _rows(self, key: str, on_text: Callable[[str, int], None]) -> None:
        head, text = self._table.header, self._table.rows.text
        columns = [
            column
            for number, column in enumerate(self._table.rows.columns)
            if column.id != "check" and not head.isSectionHidden(number)
        ]
        self._write(
            key,
            on_text,
            [text.headings(columns)],
            lambda row, values: text.tab_separated(row, columns, values),
            tuple(column.id for column in columns if column.beside),
        )

    def copy_ids(self) -> None:
        """Copy the ids, one per line."""
        self._write("copy", self._put, [], lambda row, _values: row.id)

    def _write(
        self,
        key: str,
        on_text: Callable[[str, int], None],
        lines: list[str],
        write: Callable[[ItemRow, Mapping[str, object]], str],
        paths: tuple[str, ...] = (),
    ) -> None:
        def take(answer: CatalogAnswer) -> None:
            assert isinstance(answer, Rows)
            none: Mapping[str, object] = {}
            values = answer.values or [none] * len(answer.rows)
            lines.extend(map(write, answer.rows, values))
            if answer.last:
                on_text("\n".join(lines), len(ids))

        ids = self._chosen.ids(_MOST_COPIED)
        self._table.rows.catalog.ask(key, RowsOf(ids, paths), take)
