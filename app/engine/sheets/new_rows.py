"""Conversion of rows of new listings to creation forms."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.domain.vocabulary import BuyingMode, ListingTypeId
from app.editing.draft import NEW
from app.editing.payload import named_value
from app.editing.values import choices_in, pictures_in
from app.engine.changes.picture_folder import code_of
from app.engine.sheets.cell_parsing import CLEARED, COMMA, POINT, CellError, has_mark, parse_cell
from app.engine.sheets.difference import column_of
from app.engine.sheets.row_changes import NewRow, Refused
from app.rules.sites import site_rules

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition

PICTURE_ENDINGS = (".jpg", ".jpeg", ".png", ".webp")
_ATTRIBUTE = "attributes."
_NOT_OF_NEW = ("status", "variation", "variation_id", "id", "currency_id")


def draft_id_of(code: str) -> str:
    """Return the draft id for a new listing with this own code, always the same.

    So the outbox has one row for it, however often a sheet is read and even if the program is
    killed.
    """
    return f"{NEW}{hashlib.sha256(b'sheet:' + code.encode()).hexdigest()[:16]}"


def category_of(row: NewRow) -> str:
    """Return the category in a row; an empty string if it has none."""
    return text_of(row.cells.get("category_id")).strip()


def form_of(
    row: NewRow,
    site_id: str,
    definitions: Sequence[AttributeDefinition],
    *,
    marks: Mapping[str, str],
    questions: frozenset[str] = frozenset(),
) -> dict[str, object]:
    """Return the form for the new listing of a row, without its category and local pictures.

    Raise ``_RowError`` with the path and the reason of a cell that cannot be read.
    """
    site = site_rules(site_id)
    form: dict[str, object] = {
        "site_id": site_id,
        "seller_custom_field": row.code,
        "buying_mode": BuyingMode.BUY_IT_NOW.value,
        "listing_type_id": ListingTypeId.GOLD_SPECIAL.value,
        "condition": "new",
        "currency_id": site.currency_id,
    }
    attributes = []
    for path, raw in row.cells.items():
        if path in _NOT_OF_NEW or path == "category_id":
            continue
        column = column_of(path, definitions)
        if path in questions and has_mark(raw):
            raise RowError(path, CellError("cell.two_readings", text=str(raw).strip()[:40]))
        if column.definition is None and path.startswith(_ATTRIBUTE):
            raise RowError(path, CellError("cell.no_attribute"))
        locale = COMMA if marks.get(path) == "," else POINT
        try:
            value = parse_cell(column, raw, locale, site.decimal_places)
        except CellError as problem:
            raise RowError(path, problem) from problem
        if value is CLEARED:
            continue
        if path.startswith(_ATTRIBUTE):
            attributes.append(named_value(path.removeprefix(_ATTRIBUTE), choices_in(value)))
        elif path == "pictures":
            form[path] = [one.wire() for one in pictures_in(value)]
        elif path == "shipping.free_shipping":
            form["shipping"] = {"free_shipping": value}
        elif path == "description":
            form[path] = {"plain_text": value}
        else:
            form[path] = value
    if attributes:
        form["attributes"] = attributes
    return form


class RowError(Exception):
    """A row that cannot be made into a listing: the path of the cell, and the reason."""

    def __init__(self, path: str, problem: CellError) -> None:
        super().__init__(path)
        self.path = path
        self.problem = problem

    def refused(self, row: NewRow, heading: str) -> Refused:
        """Return the refusal of the row."""
        return Refused(row.place, self.problem.code, heading, "", self.problem.values)


class PictureFolder:
    """The pictures in a folder by own code: the name of a file begins with its code.

    ``AB-1.jpg``, ``AB-1-2.jpg`` and ``AB-1_front.png`` belong to ``AB-1``; the cover is the first
    by name. Case does not matter. Other files are in ``unmatched``.
    """

    def __init__(self, folder: Path, codes: Sequence[str]) -> None:
        self._found: dict[str, list[Path]] = {}
        known = {code.casefold(): code for code in codes}
        self.unmatched: list[Path] = []
        for path in sorted(_pictures(folder), key=lambda one: (len(one.stem), one.name.casefold())):
            code = code_of(path.stem.casefold(), known)
            if code is None:
                self.unmatched.append(path)
            else:
                self._found.setdefault(known[code], []).append(path)

    def of(self, code: str) -> tuple[Path, ...]:
        """Return the pictures of an own code, the cover first."""
        return tuple(self._found.get(code, ()))


def _pictures(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.suffix.casefold() in PICTURE_ENDINGS and path.is_file():
            yield path
