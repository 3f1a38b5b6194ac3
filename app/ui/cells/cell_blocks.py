"""Operations on blocks of cells: copy, paste, fill down, empty, revert; each is all or nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from app.domain.shapes import text_of
from app.domain.spreadsheet_text import escape_formula, unescape_formula
from app.editing.cells.cell_fields import ATTRIBUTE
from app.editing.cells.cell_values import cell_text, read_cell
from app.editing.cells.tsv import MOST_CELLS, TooMuch, is_rectangle, read_block, write_block
from app.editing.values import UnreadText, same_value
from app.engine.catalog.questions import Ids, IdsOf
from app.engine.listings.pending_cells import CellEdit, stored_bodies
from app.tasks import Overlap
from app.ui.cells.cell_words import refused_words, shape_words, too_many_words
from app.ui.listings.table.cell_block import Block
from app.ui.look.window_locale import with_count

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from app.domain.wire_item import WireItem
    from app.editing.cells.tsv import Rows
    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer
    from app.tasks import TaskScope
    from app.ui.cells.cell_keeping import CellKeeping

_WORK: Final = "cells block"
_DRAG: Final = "cells dragged"
_AT_ONCE: Final = 50
"""The number of cells set, or rows read, in one turn of the event loop."""


class _Laid(NamedTuple):
    """The interpretation of a block of texts: the edits, the number of invalid cells, and why."""

    edits: list[CellEdit]
    refused: int
    reason: str


class CellBlocks(QObject):
    """The handler of operations on the selected block of cells of a table."""

    def __init__(self, keeping: CellKeeping, catalog: ItemCatalog, scope: TaskScope) -> None:
        super().__init__(keeping.table)
        self._keeping, self._catalog, self._scope = keeping, catalog, scope
        self._table, self._pending = keeping.table, keeping.pending
        self._acts: dict[str, Callable[[], Awaitable[None]]] = {
            "copy": self._copy,
            "paste": self._paste,
            "fill": self._fill,
            "revert": self._revert,
            "empty": self._empty,
        }
        keeping.table.emptied.connect(lambda: self.act("empty"))
        keeping.table.text_wanted.connect(self._text_wanted)
        keeping.table.rows_copied.connect(self._report_copied)

    def act(self, name: str) -> None:
        """Run an operation on the block; raise ``KeyError`` for an unknown name."""
        work = self._acts[name]
        self._scope.start(_awaited(work), key=_WORK, overlap=Overlap.SKIP)

    def _refuse(self, words: str) -> None:
        self._keeping.bar.show_note("bad", words)

    # -- copied --------------------------------------------------------------------------------

    async def _copy(self) -> None:
        """Copy the block to the clipboard, numbers as in the window but without signs."""
        block = self._table.block
        text = None if block is None else await self._written(block)
        if block is None or text is None:
            return
        QGuiApplication.clipboard().setText(text)
        copied = with_count(self.tr("%n cells copied", "", block.size), block.size, self._locale)
        self._keeping.bar.show_note("info", copied)

    async def _drag(self) -> None:
        """Provide the block as text while it is being dragged."""
        block = self._table.block
        text = None if block is None else await self._written(block)
        if text is not None:
            self._table.offer_text(text)

    def _text_wanted(self, block: bool) -> None:
        if block:
            self._scope.start(self._drag(), key=_DRAG, overlap=Overlap.REPLACE)

    def _report_copied(self, rows: int, chosen: int) -> None:
        """Report how many rows were copied if these are not all."""
        if rows < chosen:
            words = self.tr("{rows} of {chosen} rows copied; all of them can be exported")
            number = self._table.rows.text.number
            self._keeping.bar.show_note(
                "bad", words.format(rows=number(rows), chosen=number(chosen))
            )

    async def _written(self, block: Block) -> str | None:
        """Return a block as text; if it is too large, report that and return ``None``."""
        if block.size > MOST_CELLS:
            self._refuse(too_many_words(block.size, MOST_CELLS, self._locale))
            return None
        lines = []
        for number in block.rows:
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
            lines.append([escape_formula(text) for text in self._texts(number, block.columns)])
        return write_block(lines)

    def _texts(self, number: int, columns: Sequence[int]) -> list[str]:
        rows = self._table.rows
        item_id = rows.item_id(number)
        body = None if item_id is None else self._catalog.facts(item_id)
        if item_id is None or body is None:
            return [""] * len(columns)
        texts = []
        for column in columns:
            path = self._table.field_at(column)
            if path:
                spec = self._keeping.reader.field(body, path)
                value = self._keeping.marks.value(item_id, path, body)
                texts.append(cell_text(value, spec, self._keeping.reader.form(body, spec)))
            else:
                texts.append(str(rows.index(number, column).data() or ""))
        return texts

    # -- pasted --------------------------------------------------------------------------------

    async def _paste(self) -> None:
        """Paste the clipboard into the block, or from the cursor on."""
        text = QGuiApplication.clipboard().text()
        rows = await asyncio.to_thread(read_block, text)
        if isinstance(rows, TooMuch):
            self._refuse(too_many_words(rows.cells, MOST_CELLS, self._locale))
        elif not is_rectangle(rows):
            self._refuse(
                self.tr("Nothing was pasted: the rows that were copied are of different lengths")
            )
        elif (place := self._place_for(len(rows), len(rows[0]))) is not None:
            block, spread = place
            cells = tuple(tuple(map(unescape_formula, row)) for row in rows)
            if spread:
                cells = (cells[0] * len(block.columns),) * len(block.rows)
            await self._lay(block, cells, self.tr("Paste cells"))

    def _place_for(self, high: int, wide: int) -> tuple[Block, bool] | None:
        """Return the target block of a paste, and whether a single cell fills all of it.

        A block that does not fit is refused, with ``None``.
        """
        block, table = self._table.block, self._table
        if block is None:
            return None
        if high == wide == 1 and block.size > 1:
            return block, True
        if block.size > 1 and (len(block.rows), len(block.columns)) != (high, wide):
            self._refuse(
                self.tr(
                    "Nothing was pasted: {copied} cells were copied, and {chosen} are chosen"
                ).format(
                    copied=shape_words(high, wide, self._locale),
                    chosen=shape_words(len(block.rows), len(block.columns), self._locale),
                )
            )
            return None
        columns = table.columns_from(block.columns[0])[:wide]
        if len(columns) < wide or block.top + high > table.rows.rowCount():
            self._refuse(
                self.tr("Nothing was pasted: {copied} cells do not fit from here on").format(
                    copied=shape_words(high, wide, self._locale)
                )
            )
            return None
        return Block(block.top, block.top + high - 1, columns), False

    # -- filled, emptied, taken back -------------------------------------------------------------

    async def _fill(self) -> None:
        """Copy the first row of the block to its other rows; a single row takes the row above."""
        block = self._table.block
        if block is None:
            return
        if len(block.rows) == 1:
            if block.top == 0:
                return
            block = Block(block.top - 1, block.bottom, block.columns)
        if block.size > MOST_CELLS:
            self._refuse(too_many_words(block.size, MOST_CELLS, self._locale))
            return
        texts = tuple(self._texts(block.top, block.columns))
        below = Block(block.top + 1, block.bottom, block.columns)
        await self._lay(below, (texts,) * len(below.rows), self.tr("Fill down"))

    async def _empty(self) -> None:
        """Empty the attributes of the block; no other field can be empty."""
        block = self._table.block
        if block is None:
            return
        paths = [self._table.field_at(column) for column in block.columns]
        if not all(path.startswith(ATTRIBUTE) for path in paths):
            self._refuse(self.tr("Only attributes can be emptied"))
        elif block.size > MOST_CELLS:
            self._refuse(too_many_words(block.size, MOST_CELLS, self._locale))
        else:
            row = ("",) * len(block.columns)
            await self._lay(block, (row,) * len(block.rows), self.tr("Empty cells"))

    async def _revert(self) -> None:
        """Reset the cells of the block to the values of their listings."""
        block = self._table.block
        if block is None or block.size > MOST_CELLS:
            return
        paths = [path for path in map(self._table.field_at, block.columns) if path]
        cells = [(item_id, path) for item_id in await self._ids(block) for path in paths]
        self._keeping.made(self._pending.reverted(cells), self.tr("Take cells back"))

    # -- laid ----------------------------------------------------------------------------------

    @property
    def _locale(self) -> NumberLocale:
        return self._table.rows.text.locale

    async def _lay(self, block: Block, cells: Rows, text: str) -> None:
        """Set the texts of the cells of ``block``, or none if one of them is invalid.

        All of it is one undo step.
        """
        columns = self._table.rows.columns
        paths = [columns[number].field for number in block.columns]
        fixed = [number for number in block.columns if not columns[number].field]
        if fixed:
            heading = self._table.heading_of(fixed[0])
            self._refuse(
                self.tr("Nothing was changed: “{column}” cannot be changed here").replace(
                    "{column}", heading
                )
            )
            return
        ids = await self._ids(block)
        named = any(path.startswith(ATTRIBUTE) for path in paths)
        bodies = await asyncio.to_thread(stored_bodies, self._catalog.path, ids, attributes=named)
        self._keeping.reader.learn(bodies.values())
        edits, refused, reason = [], 0, ""
        for first in range(0, len(ids), _AT_ONCE):
            some = slice(first, first + _AT_ONCE)
            laid = self._read(ids[some], bodies, paths, cells[some])
            edits += laid.edits
            refused, reason = refused + laid.refused, reason or laid.reason
            await asyncio.sleep(0)
        if refused:
            self._refuse(refused_words(refused, reason, self._locale))
            return
        steps = []
        for first in range(0, len(edits), _AT_ONCE):
            steps += self._pending.lay(edits[first : first + _AT_ONCE], bodies)
            await asyncio.sleep(0)
        self._keeping.made(steps, text)

    def _read(
        self,
        ids: Sequence[str],
        bodies: dict[str, WireItem],
        paths: Sequence[str],
        cells: Rows,
    ) -> _Laid:
        """Return the interpretation of texts in the cells of a few listings."""
        reader, marks = self._keeping.reader, self._keeping.marks
        edits, refused, reason = [], 0, ""
        for item_id, texts in zip(ids, cells, strict=True):
            body = bodies.get(item_id)
            for path, text in zip(paths, texts, strict=True):
                if body is None:
                    refused += 1
                    continue
                spec = reader.field(body, path)
                now = marks.value(item_id, path, body)
                value = read_cell(text, spec, now, reader.form(body, spec))
                if isinstance(value, UnreadText):
                    why = reader.why_unread(body, spec, value)
                elif spec.locked is not None and not same_value(value, now):
                    why = reader.why_locked(body, spec)
                else:
                    edits.append(CellEdit(item_id, path, value))
                    continue
                refused += 1
                reason = reason or f"{text_of(body.get('title'))[:40]}: {why}"
        return _Laid(edits, refused, reason)

    async def _ids(self, block: Block) -> list[str]:
        """Return the ids of the listings of a block in their order."""
        packed = self._table.rows.numbers_between(block.top, block.bottom)
        found: list[str] = []
        whole: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def take(answer: CatalogAnswer) -> None:
            assert isinstance(answer, Ids)
            found.extend(answer.ids)
            if answer.last and not whole.done():
                whole.set_result(None)

        self._catalog.ask("cells", IdsOf(packed), take)
        await whole
        return found


async def _awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()
