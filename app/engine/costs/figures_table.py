"""Tables of own figures: columns found by name, and errors with their row and column."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from app.domain.coded_error import CodedError
from app.domain.spreadsheet_text import escape_formula
from app.editing.number_locale import PLAIN, NumberLocale
from app.editing.numbers import format_number, read_number
from app.rules.offer.own_figures import LONGEST_CODE, MOST_AMOUNT, MOST_PLACES, CodeFigures
from app.workspace.listing_rows import fold

LARGEST_TABLE = 50_000_000
MOST_PROBLEMS = 20
AMOUNTS = ("unit_cost", "packaging", "floor")
FIGURES = ("unit_cost", "packaging", "tax", "floor")
COLUMNS = ("code", *FIGURES, "currency_id")
_SEPARATORS = ("\t", ";", ",")
_HUNDRED = Decimal(100)
# The column names in the three languages, without case, accents and punctuation.
_NAMES: Mapping[str, tuple[str, ...]] = {
    "code": (
        *("code", "own code", "sku", "seller custom field", "seller sku"),
        *("codigo propio", "codigo", "codigo proprio"),
    ),
    "unit_cost": (
        *("unit cost", "cost", "costo unitario", "costo", "coste", "coste unitario"),
        *("custo unitario", "custo"),
    ),
    "packaging": ("packaging", "embalaje", "empaque", "embalagem"),
    "tax": ("tax", "taxes", "impuesto", "impuestos", "imposto", "impostos"),
    "floor": (
        *("floor", "floor price", "least price", "minimum price"),
        *("piso", "precio piso", "precio minimo", "preco minimo", "preco piso"),
    ),
    "currency_id": ("currency", "currency id", "moneda", "moeda"),
}
_BY_NAME = {name: column for column, names in _NAMES.items() for name in names}


class CostsError(CodedError):
    """The error of own figures that cannot be read; ``code`` is the reason, ``where`` the place."""


class FiguresPatch(NamedTuple):
    """The figures in a row for one code; only those that the row has a value for."""

    code: str
    amounts: Mapping[str, Decimal | None]
    currency_id: str | None = None

    def over(self, before: CodeFigures | None) -> CodeFigures:
        """Return the figures of the code with this patch applied; blank figures stay unchanged."""
        was = before or CodeFigures(self.code)
        stated = self.amounts
        return CodeFigures(
            self.code,
            stated.get("unit_cost", was.unit_cost),
            stated.get("packaging", was.packaging),
            stated.get("tax", was.tax),
            stated.get("floor", was.floor),
            was.currency_id if self.currency_id is None else self.currency_id,
        )


class FiguresTable(NamedTuple):
    """The rows of a table, and the names of ignored columns."""

    rows: tuple[FiguresPatch, ...]
    passed_over: tuple[str, ...]


def read_figures(data: bytes, locale: NumberLocale = PLAIN) -> FiguresTable:
    """Read a table whose first line names its columns; raise ``CostsError`` with every problem.

    Tax is in percent. A blank cell leaves the figure unchanged.
    """
    lines = _lines(data)
    head = [cell.strip() for cell in lines[0]]
    columns = _columns_of(head)
    problems: list[CostsError] = []
    rows: dict[str, FiguresPatch] = {}
    for number, cells in enumerate(lines[1:], 2):
        texts = dict(zip(columns, [*cells, *[""] * (len(columns) - len(cells))], strict=False))
        if not any(cell.strip() for cell in cells):
            continue
        try:
            if len(cells) > len(columns) and any(cell.strip() for cell in cells[len(columns) :]):
                raise CostsError("costs.more_cells")
            patch = _patch(texts, dict(zip(columns, head, strict=True)), locale)
            if patch.code in rows and rows[patch.code] != patch:
                raise CostsError("costs.code_twice", name=patch.code)
            rows[patch.code] = patch
        except CostsError as problem:
            problems.append(CostsError(problem.code, **problem.values, row=number))
            if len(problems) == MOST_PROBLEMS:
                break
    if problems:
        raise CostsError("costs.several", problems=tuple(problems))
    if not rows:
        raise CostsError("costs.empty")
    return FiguresTable(tuple(rows.values()), _passed_over(head, columns))


class RefusedRow(NamedTuple):
    """A row that cannot be read: its number in the file, and the error."""

    row: int
    problem: CostsError


class FiguresScan(NamedTuple):
    """The patches of a table by row, the refused rows, and the names of ignored columns."""

    rows: tuple[tuple[int, FiguresPatch], ...]
    refused: tuple[RefusedRow, ...]
    passed_over: tuple[str, ...]


def is_heading(text: str) -> bool:
    """Return whether a column of that name is known."""
    return fold(text) in _BY_NAME


def scan_figures(
    headings: Sequence[str],
    rows: Iterable[tuple[int, Sequence[object]]],
    locale: NumberLocale,
    refused: Mapping[int, CostsError] | None = None,
) -> FiguresScan:
    """Read numbered rows, each independently of the others.

    Numbers in workbook cells are used as they are. ``refused`` are rows that are already known to
    be unreadable, by number, with the error. Raise ``CostsError`` if the columns are not usable.
    """
    columns = _columns_of(headings)
    heads = dict(zip(columns, headings, strict=True))
    found: dict[str, tuple[int, FiguresPatch]] = {}
    bad: list[RefusedRow] = []
    for number, cells in rows:
        if all(cell is None or str(cell).strip() == "" for cell in cells):
            continue
        try:
            if refused and number in refused:
                raise refused[number]
            texts = _texts_of(columns, cells, heads, locale)
            patch = _patch(texts, heads, locale)
            if patch.code in found and found[patch.code][1] != patch:
                raise CostsError("costs.code_twice", name=patch.code)
            found.setdefault(patch.code, (number, patch))
        except CostsError as problem:
            bad.append(RefusedRow(number, problem))
    return FiguresScan(tuple(found.values()), tuple(bad), _passed_over(headings, columns))


def _columns_of(headings: Sequence[str]) -> list[str | None]:
    columns = [_BY_NAME.get(fold(name)) for name in headings]
    known = [column for column in columns if column is not None]
    for column in known:
        if known.count(column) > 1:
            raise CostsError("costs.column_twice", name=column)
    if "code" not in known:
        raise CostsError("costs.no_code_column", names=tuple(_NAMES["code"]))
    if not any(column in FIGURES for column in known):
        raise CostsError("costs.no_figure_column", names=FIGURES)
    return columns


def _passed_over(headings: Sequence[str], columns: Sequence[str | None]) -> tuple[str, ...]:
    passed = (name for name, column in zip(headings, columns, strict=True) if column is None)
    return tuple(filter(None, passed))


def _texts_of(
    columns: Sequence[str | None],
    cells: Sequence[object],
    heads: Mapping[str | None, str],
    locale: NumberLocale,
) -> dict[str | None, str]:
    """Return the cells of a row as texts in the format of ``locale``.

    Raise ``CostsError`` for a cell that has no text form.
    """
    if any(str(cell).strip() for cell in cells[len(columns) :] if cell is not None):
        raise CostsError("costs.more_cells")
    texts: dict[str | None, str] = dict.fromkeys(columns, "")
    for column, cell in zip(columns, cells, strict=False):
        if column is None or cell is None:
            continue
        if isinstance(cell, str):
            texts[column] = cell
        elif isinstance(cell, bool) or not isinstance(cell, (int, float)):
            raise CostsError("costs.no_amount", name=heads[column], text=str(cell)[:40])
        else:
            texts[column] = _number_text(column, cell, heads[column], locale)
    return texts


def _number_text(column: str, cell: float, head: str, locale: NumberLocale) -> str:
    number = Decimal(str(cell))
    if number == number.to_integral_value():
        number = number.to_integral_value()
    if column not in FIGURES:
        return f"{number:f}"
    if column == "tax" and 0 < number < 1:
        # A cell that shows 16 % holds 0.16; a cell that shows 0.16 holds the same number.
        either = tuple(format_number(one, locale) for one in (number * _HUNDRED, number))
        raise CostsError("costs.two_readings", name=head, text=f"{number:f}", either=either)
    return format_number(number, locale) if number >= 0 else f"{number:f}"


def read_figure(name: str, text: str, locale: NumberLocale = PLAIN) -> Decimal:
    """Return an amount, or a tax given in percent as a share; raise ``CostsError``."""
    bare = text.strip()
    if name == "tax":
        bare = bare.removesuffix("%").strip()
    reading = read_number(bare, locale, decimals=MOST_PLACES)
    if reading.value is None:
        if len(reading.meant) > 1:
            either = tuple(format_number(one, locale) for one in reading.meant)
            raise CostsError("costs.two_readings", name=name, text=text[:40], either=either)
        hint = {"meant": format_number(reading.meant[0], locale)} if reading.meant else {}
        raise CostsError("costs.no_amount", name=name, text=text[:40], **hint)
    if name == "tax":
        if reading.value >= _HUNDRED:
            raise CostsError("costs.no_percent", name=name, text=text[:40])
        return reading.value / _HUNDRED
    if reading.value >= MOST_AMOUNT:
        raise CostsError("costs.no_amount", name=name, text=text[:40])
    return reading.value


def figures_rows(
    figures: Iterable[CodeFigures], *, decimal: str = "."
) -> Iterable[tuple[str, ...]]:
    """Yield the rows of a table, starting with the column names, as ``read_figures`` reads them."""
    yield ("code", "unit cost", "packaging", "tax %", "floor", "currency")
    for one in figures:
        tax = None if one.tax is None else one.tax * _HUNDRED
        cells = (one.unit_cost, one.packaging, tax, one.floor)
        shown = ("" if cell is None else written(cell).replace(".", decimal) for cell in cells)
        yield escape_formula(one.code), *shown, one.currency_id


def written(number: Decimal) -> str:
    """Return a number with a decimal point, never in an ambiguous form."""
    return format_number(number, PLAIN).replace("\u2212", "-")


def _patch(
    texts: Mapping[str | None, str], heads: Mapping[str | None, str], locale: NumberLocale
) -> FiguresPatch:
    code = require_code(_unescaped(texts["code"].strip()))
    stated: dict[str, Decimal | None] = {}
    for name in FIGURES:
        if text := texts.get(name, "").strip():
            try:
                stated[name] = read_figure(name, text, locale)
            except CostsError as problem:
                column = {**problem.values, "name": heads[name]}
                raise CostsError(problem.code, **column) from None
    currency = texts.get("currency_id", "").strip()
    return FiguresPatch(code, stated, require_currency(currency) if currency else None)


def require_code(code: str) -> str:
    """Return an own code; raise ``CostsError`` for a code that no listing can have."""
    if not code:
        raise CostsError("costs.no_code")
    if len(code) > LONGEST_CODE or not code.isprintable():
        raise CostsError("costs.odd_code", text=code[:40])
    return code


def require_currency(text: str) -> str:
    """Return the id of a currency; raise ``CostsError`` if it is not one."""
    if len(text) != 3 or not text.isascii() or not text.isalpha():
        raise CostsError("costs.no_currency", text=text[:40])
    return text.upper()


def _unescaped(text: str) -> str:
    # An export prefixes an apostrophe to text that a spreadsheet would interpret as a formula.
    return text[1:] if text[:1] == "'" and text[1:2] in ("=", "+", "-", "@") else text


def _lines(data: bytes) -> Sequence[list[str]]:
    if len(data) > LARGEST_TABLE:
        raise CostsError("costs.too_large", most=LARGEST_TABLE // 1_000_000)
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        raise CostsError("costs.encoding") from None
    if "\0" in text:
        raise CostsError("costs.encoding")
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = next((mark for mark in _SEPARATORS if mark in first), ",")
    try:
        lines = [*csv.reader(text.splitlines(keepends=True), delimiter=separator, strict=True)]
    except csv.Error as error:
        raise CostsError("costs.no_table", reason=str(error)) from None
    lines = [line for line in lines if line] if not lines or not lines[0] else lines
    if not lines:
        raise CostsError("costs.empty")
    return lines
