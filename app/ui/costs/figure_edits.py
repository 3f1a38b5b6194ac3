"""The changes of figures that result from typing, pasting and erasing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from app.engine.costs.figures_journal import CodeFigures
from app.engine.costs.figures_table import (
    FIGURES,
    read_figure,
    require_code,
    require_currency,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.editing.number_locale import NumberLocale

Stated = dict[str, CodeFigures]


class FiguresChange(NamedTuple):
    """The figures of some codes before and after the change; a code may have none."""

    before: Stated
    after: Stated

    def turned_round(self) -> FiguresChange:
        """Return the reversed change, which undoes this one."""
        return FiguresChange(self.after, self.before)


def changed_figures(
    known: Mapping[str, CodeFigures],
    edits: Iterable[tuple[str, str, str]],
    locale: NumberLocale,
) -> FiguresChange:
    """Return the change that ``edits`` (code, name of the figure, text) make to ``known`` figures.

    An empty text removes a figure. Codes without any difference are left out. Raise ``CostsError``.
    """
    after: Stated = {}
    for code, name, text in edits:
        was = after.get(code) or known.get(code) or CodeFigures(code)
        after[code] = with_figure(was, name, text, locale)
    before = {code: known.get(code, CodeFigures(code)) for code in after}
    moved = [code for code in after if after[code] != before[code]]
    return FiguresChange(
        {code: before[code] for code in moved}, {code: after[code] for code in moved}
    )


def with_figure(was: CodeFigures, name: str, text: str, locale: NumberLocale) -> CodeFigures:
    """Return the figures with one of them replaced; raise ``CostsError`` for an invalid text."""
    bare = text.strip()
    if name == "currency_id":
        return replace(was, currency_id=require_currency(bare) if bare else "")
    value = read_figure(name, bare, locale) if bare else None
    match name:
        case "unit_cost":
            return replace(was, unit_cost=value)
        case "packaging":
            return replace(was, packaging=value)
        case "tax":
            return replace(was, tax=value)
    return replace(was, floor=value)


def edits_of_block(
    columns: Sequence[str],
    codes: Sequence[str],
    first: str,
    block: Sequence[Sequence[str]],
) -> list[tuple[str, str, str]]:
    """Return the edits of a pasted block whose first cell is in the column ``first``.

    ``columns`` are those of the table; lines go to ``codes`` from the first on, unless the block
    begins with own codes itself. Cells in other columns are ignored. Raise ``CostsError`` for an
    invalid own code.
    """
    start = columns.index(first)
    names = columns[start : start + max((len(line) for line in block), default=0)]
    own = first == "code"
    edits = []
    for number, line in enumerate(block if own else block[: len(codes)]):
        if own and not line[0].strip():
            continue
        code = require_code(line[0].strip()) if own else codes[number]
        for name, text in zip(names, line, strict=False):
            # As in a file, an empty cell beside a code changes nothing.
            if (name in FIGURES or name == "currency_id") and (text.strip() or not own):
                edits.append((code, name, text))
    return edits
