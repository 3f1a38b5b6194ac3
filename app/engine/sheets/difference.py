"""Comparison of a sheet with the catalog: a plan of the changes, and refused rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire import Unreadable, read_fields, read_json
from app.domain.wire_item import WireItem, item_of, pictures_of, variations_of
from app.editing.item_paths import read_path, varied_attributes
from app.editing.values import PictureRef, Pictures, pictures_in, same_value
from app.engine.plans.plan import PlannedListing, fields_of
from app.engine.plans.plan_builder import planned
from app.engine.plans.plan_format import PATH
from app.engine.sheets.cell_parsing import (
    CLEARED,
    COMMA,
    POINT,
    CellError,
    has_mark,
    parse_cell,
    plain_cell,
)
from app.engine.sheets.cells import FIELDS, Cell, Read, reader_of
from app.engine.sheets.columns import (
    KINDS,
    OF_VARIATIONS,
    CategoryBook,
    Column,
    Kind,
    attribute_column,
    fixed_column,
)
from app.engine.sheets.export import Cancelled
from app.engine.sheets.row_changes import NewRow, Refused, RowChange
from app.rules.sites import site_rules

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.engine.sheets.table import Raw
    from app.workspace.catalog.catalog_reader import CatalogReader

_PIECE = 200
_MOVES = ("price", "available_quantity", "status")
_FIELDS = FIELDS | fields_of(("available_quantity", "variations.1.available_quantity"))
_ATTRIBUTE = "attributes."
OnProgress = Callable[[int, int], bool]


@dataclass(slots=True)
class SheetOutcome:
    """The counts and refusals of a sheet, filled while its plan is made.

    ``planned`` counts the listings that change, ``unchanged`` the rows that change nothing.
    ``cleared`` counts by path the fields that would be emptied, ``not_editable`` the cells that a
    sheet cannot change.
    """

    planned: int = 0
    unchanged: int = 0
    refused: list[Refused] = field(default_factory=list)
    cleared: Counter[str] = field(default_factory=Counter)
    not_editable: Counter[str] = field(default_factory=Counter)


class Difference:
    """A comparison of rows with the catalog; ``clear`` lets a sheet empty fields.

    ``marks`` are the decimal separators by path; ``questions`` the paths whose separator is
    unknown.
    """

    def __init__(
        self,
        reader: CatalogReader,
        site_id: str,
        *,
        marks: Mapping[str, str],
        questions: frozenset[str] = frozenset(),
        clear: bool = False,
        heading_of: Callable[[str], str] = str,
    ) -> None:
        self._reader = reader
        self._decimals = site_rules(site_id).decimal_places
        self._marks = marks
        self._questions = questions
        self._clear = clear
        self._heading_of = heading_of
        self._book = CategoryBook(reader)
        self._columns: dict[tuple[str, str], tuple[Column, Read]] = {}
        self.outcome = SheetOutcome()

    def listings(
        self, row_changes: Sequence[RowChange], on_progress: OnProgress = lambda _done, _total: True
    ) -> Iterator[PlannedListing]:
        """Yield the planned change of each listing; raise ``Cancelled`` and ``StorageError``."""
        by_item: dict[str, list[RowChange]] = {}
        for change in row_changes:
            by_item.setdefault(change.item_id, []).append(change)
        ids = [*by_item]
        for start in range(0, len(ids), _PIECE):
            if not on_progress(start, len(ids)):
                raise Cancelled
            some = ids[start : start + _PIECE]
            bodies = dict(
                self._reader.rows(
                    "SELECT id, body FROM items LEFT JOIN bodies USING (number)"
                    f" WHERE id IN ({', '.join('?' * len(some))})",
                    some,
                )
            )
            for item_id in some:
                entry = self._entry(item_id, by_item.pop(item_id), bodies)
                if entry is not None:
                    self.outcome.planned += 1
                    yield entry
        self._reader.require_intact()

    def _entry(
        self, item_id: str, row_changes: Sequence[RowChange], bodies: Mapping[str, bytes | None]
    ) -> PlannedListing | None:
        item = _item(bodies.get(item_id))
        if item is None:
            code = "row.no_body" if item_id in bodies else "row.no_listing"
            self.outcome.refused += [Refused(one.place, code, "", item_id) for one in row_changes]
            return None
        seen: dict[str, RowChange] = {}
        after: dict[str, object] = {}
        ids = {text_of(one.get("id")) for one in variations_of(item)}
        for change in row_changes:
            if (other := seen.setdefault(change.variation_id, change)) is not change:
                self._refuse(change, "row.twice", row=other.place.row)
            elif change.variation_id and change.variation_id not in ids:
                self._refuse(change, "row.no_variation", name=change.variation_id[:40])
            else:
                after |= self._values(item, change)
        return planned(item_id, item, after) if after else None

    def _refuse(self, change: RowChange, code: str, path: str = "", **values: object) -> None:
        heading = self._heading_of(path) if path else ""
        refused = Refused(change.place, code, heading, change.item_id, values)
        self.outcome.refused.append(refused)

    def _values(self, item: WireItem, change: RowChange) -> JsonObject:
        """Return the new values in a row; none if one of its cells is refused."""
        entries = {text_of(one.get("id")): one for one in objects_of(item.get("attributes"))}
        varied = varied_attributes(item)
        after: dict[str, object] = {}
        cleared: list[str] = []
        for path, raw in change.cells.items():
            try:
                found = self._value(item, entries, varied, change, path, raw)
            except CellError as problem:
                self._refuse(change, problem.code, path, **problem.values)
                return {}
            if found is not None:
                form_path, value = found
                if value is CLEARED:
                    cleared.append(path)
                    value = () if path.startswith(_ATTRIBUTE) else None
                    if not self._clear:
                        continue
                after[form_path] = value
        self.outcome.cleared.update(cleared)
        self.outcome.unchanged += not after and not cleared
        return after

    def _value(
        self,
        item: WireItem,
        entries: Mapping[str, JsonObject],
        varied: frozenset[str],
        change: RowChange,
        path: str,
        raw: Raw,
    ) -> tuple[str, object] | None:
        """Return the form path and the new value of a cell, or ``None`` if nothing changes."""
        column, read = self._column(text_of(item.get("category_id")), path)
        source: JsonObject = item
        form_path = path
        if change.variation_id and path in OF_VARIATIONS:
            source = next(
                one for one in variations_of(item) if text_of(one.get("id")) == change.variation_id
            )
            form_path = f"variations.{change.variation_id}.{path}"
        is_number = column.is_number
        now = read(source, entries)
        cell = plain_cell(raw, is_number=is_number, decimal=self._marks.get(path, ""))
        if _is_same(cell, now):
            return None
        if variations_of(item) and not change.variation_id:
            if path in _VARIED or path.removeprefix(_ATTRIBUTE) in varied:
                raise CellError("cell.of_variations")
        elif change.variation_id and path not in OF_VARIATIONS:
            if path.removeprefix(_ATTRIBUTE) in varied or column.locked:
                self.outcome.not_editable[path] += 1
                return None
            raise CellError("cell.of_listing")
        if column.definition is None and path.startswith(_ATTRIBUTE):
            raise CellError("cell.no_attribute")
        if path in self._questions and has_mark(raw):
            raise CellError("cell.two_readings", text=str(raw).strip()[:40])
        locale = COMMA if self._marks.get(path) == "," else POINT
        value = parse_cell(column, raw, locale, self._decimals)
        if column.kind is Kind.PICTURES:
            value = known_pictures(item, pictures_in(value))
        before = read_path(item, form_path)
        if same_value(None if value is CLEARED else value, before):
            return None
        if not PATH.fullmatch(form_path):
            self.outcome.not_editable[path] += 1
            return None
        return form_path, value

    def _column(self, category_id: str, path: str) -> tuple[Column, Read]:
        key = (category_id if path.startswith(_ATTRIBUTE) else "", path)
        if key not in self._columns:
            column = column_of(path, self._book.attributes(category_id))
            self._columns[key] = column, reader_of(column, "en")
        return self._columns[key]


_VARIED = ("price", "available_quantity")


def column_of(path: str, definitions: Sequence[AttributeDefinition]) -> Column:
    """Return the column of a path for listings with these attributes.

    The column of an attribute that they do not have has no definition.
    """
    if path in KINDS:
        return fixed_column(path)
    attribute_id = path.removeprefix(_ATTRIBUTE)
    for one in definitions:
        if one.id == attribute_id:
            return attribute_column(one)
    return Column(path, path, Kind.ATTRIBUTE)


def known_pictures(item: WireItem, pictures: Pictures) -> Pictures:
    """Return pictures with the addresses that the listing has replaced by their ids."""
    ids = {
        text_of(one.get(name)): text_of(one.get("id"))
        for one in pictures_of(item)
        for name in ("url", "secure_url")
    }
    return tuple(
        PictureRef("id", found) if (found := ids.get(ref.key)) else ref for ref in pictures
    )


def _is_same(cell: Cell, now: Cell) -> bool:
    if isinstance(cell, str) and isinstance(now, str):
        return cell == now or cell.split() == now.split()
    return cell == now


def _item(body: bytes | None) -> WireItem | None:
    try:
        return None if body is None else item_of(read_fields(body, _FIELDS))
    except Unreadable:
        return None


class Codes:
    """The listings and variations that have one of the wanted own codes."""

    def __init__(self, reader: CatalogReader, wanted: frozenset[str]) -> None:
        self.known: dict[str, list[tuple[str, str]]] = {}
        """The listings, with a variation or an empty text, by own code."""
        for item_id, code in reader.each(
            "SELECT id, seller_custom_field FROM items WHERE seller_custom_field IS NOT NULL"
        ):
            if (key := code.strip()) in wanted:
                self.known.setdefault(key, []).append((item_id, ""))
        if wanted - set(self.known):
            for item_id, body in reader.each(
                "SELECT id, body FROM items JOIN bodies USING (number) WHERE variations > 0"
            ):
                try:
                    item = item_of(read_fields(body, frozenset({"variations"})))
                except Unreadable:
                    continue
                for one in variations_of(item):
                    if (key := text_of(one.get("seller_custom_field")).strip()) in wanted:
                        self.known.setdefault(key, []).append((item_id, text_of(one.get("id"))))
        reader.require_intact()


def sorted_out(
    rows: Sequence[NewRow], reader: CatalogReader, *, has_ids: bool
) -> tuple[list[RowChange], list[NewRow], list[Refused]]:
    """Sort rows without an id into changes of existing listings, new listings and refused rows.

    If the sheet has a column of ids, a row without an id is meant to be new: an own code that
    exists is refused, so that a second import creates nothing.
    """
    codes = Codes(reader, frozenset(row.code for row in rows)).known
    row_changes: list[RowChange] = []
    new: dict[str, NewRow] = {}
    refused: list[Refused] = []
    for row in rows:
        found = codes.get(row.code, [])
        if row.code in new:
            values: dict[str, object] = {"row": new[row.code].place.row, "name": row.code[:60]}
            refused.append(Refused(row.place, "row.code_twice", values=values))
        elif not found:
            new[row.code] = row
        elif has_ids:
            values = {"name": row.code[:60]}
            refused.append(Refused(row.place, "row.code_known", "", found[0][0], values))
        elif len(found) > 1:
            values = {"name": row.code[:60], "count": len(found)}
            refused.append(Refused(row.place, "row.code_of_several", values=values))
        else:
            cells = {path: raw for path, raw in row.cells.items() if path != "seller_custom_field"}
            row_changes.append(RowChange(row.place, *found[0], cells))
    return row_changes, [*new.values()], refused


def value_types(documents: Mapping[str, bytes]) -> dict[str, str]:
    """Return the value type of each attribute of any category, by id."""
    found: dict[str, str] = {}
    for body in documents.values():
        try:
            entries = read_json(body)
        except Unreadable:
            continue
        for entry in objects_of(entries):
            found.setdefault(text_of(entry.get("id")), text_of(entry.get("value_type")))
    return found
