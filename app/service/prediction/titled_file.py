"""Files of titles with their categories, for measuring predictions."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from app.domain.coded_error import CodedError
from app.domain.spreadsheet_text import unescape_formula
from app.service.prediction.taxonomy import Taxonomy
from app.service.stores.folding import fold

TITLE, CATEGORY = "title", "category"
_STEP = ">"


class BadFile(CodedError):
    """A file that cannot be used; code and values give the reason and the place."""


class Row(NamedTuple):
    """One title with its category as written in the file, and its line number."""

    line: int
    title: str
    category: str


class Case(NamedTuple):
    """A title and its correct leaf."""

    site_id: str
    category_id: str
    title: str


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a CSV file with the columns ``title`` and ``category``, in any order.

    The separator is a comma, or the semicolon or tab that the first line has instead. Raise
    :class:`BadFile`.
    """
    rows: list[Row] = []
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            head = file.readline()
            file.seek(0)
            separator = max(",;\t", key=head.count)
            lines = csv.reader(file, delimiter=separator, strict=True)
            names = [name.strip().casefold() for name in next(lines, [])]
            if TITLE not in names or CATEGORY not in names:
                raise BadFile("titles.no_columns", where=f"{path}")
            places = names.index(TITLE), names.index(CATEGORY)
            for cells in lines:
                if not any(cell.strip() for cell in cells):
                    continue
                title, category = (
                    unescape_formula(cells[place].strip()) if place < len(cells) else ""
                    for place in places
                )
                if not title or not category:
                    missing = CATEGORY if title else TITLE
                    raise BadFile("titles.no_cell", where=_line(path, lines.line_num), name=missing)
                rows.append(Row(lines.line_num, title, category))
    except OSError as error:
        raise BadFile("titles.unreadable", where=f"{path}", reason=error) from error
    except UnicodeDecodeError as error:
        raise BadFile("titles.encoding", where=f"{path}", byte=f"{error.start}") from error
    except csv.Error as error:
        where = _line(path, lines.line_num)
        raise BadFile("titles.no_table", where=where, reason=str(error)) from error
    if not rows:
        raise BadFile("titles.empty", where=f"{path}")
    return rows


def resolve(
    path: Path, rows: list[Row], taxonomies: Mapping[str, Taxonomy], site_id: str
) -> list[Case]:
    """Return the rows with their categories resolved to leaves.

    A category is a leaf's id on any site, its name on ``site_id`` if that is unique there, or its
    names from the root with ``>`` between. Raise :class:`BadFile`.
    """
    site_of = {leaf: site for site, tree in taxonomies.items() for leaf in tree.leaves}
    named: dict[str, list[str]] = {}
    tree = taxonomies[site_id]
    for leaf, names in zip(tree.leaves, tree.names, strict=True):
        for text in {_key(names[-1]), _key(_STEP.join(names))}:
            named.setdefault(text, []).append(leaf)
    cases = []
    for row in rows:
        found = [row.category] if row.category in site_of else named.get(_key(row.category), [])
        if len(found) != 1:
            where, name = _line(path, row.line), row.category[:80]
            if found:
                raise BadFile("titles.two_categories", where=where, name=name)
            raise BadFile("titles.no_category", where=where, name=name, site=site_id)
        cases.append(Case(site_of[found[0]], found[0], row.title))
    return cases


def _line(path: Path, number: int) -> str:
    return f"{path}:{number}"


def _key(text: str) -> str:
    return _STEP.join(fold(step) for step in text.split(_STEP))
