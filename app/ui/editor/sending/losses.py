"""Permanent losses of a send, shown before it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.domain.wire_item import variation_of
from app.editing.merge import merge
from app.editing.numbers import format_number
from app.editing.variations.naming import name_of
from app.editing.variations.rows import VariationRow, rows_of
from app.engine.sending.conflicts import VARIATION_PICTURES, VARIATION_REMOVED
from app.ui.editor.variations.loss_words import lost_of
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.value_text import money_text
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.domain.wire_item import WireItem
    from app.editing.draft import ItemDraft
    from app.rules.findings import Finding
    from app.ui.texts.form_context import FormContext

LossWords = Words("LossWords")


def losses_in(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the findings that require a confirmation."""
    return tuple(f for f in findings if f.code in (VARIATION_REMOVED, VARIATION_PICTURES))


async def agreed_to(
    findings: Sequence[Finding], draft: ItemDraft, context: FormContext, parent: QWidget
) -> bool:
    """Ask whether the losses in ``findings`` are accepted; return false if not."""
    sheet = AskSheet(
        LossWords.tr("This removes something for good"),
        LossWords.tr("Nothing was sent. If you keep it, everything you typed stays as it is."),
        loss_lines(findings, draft, context),
        parent,
        keep=LossWords.tr("Keep"),
        go=LossWords.tr("Remove and send"),
        ticks=[LossWords.tr("This may be removed; it cannot be brought back as it was")],
    )
    return await sheet.agreed()


def loss_lines(
    findings: Sequence[Finding], draft: ItemDraft, context: FormContext
) -> list[TimelineLine]:
    """Return a line for each variation that would be deleted or lose pictures, with its losses."""
    rows = {row.key: row for row in rows_of(draft)}
    lost = merge(draft, draft.base).pictures_lost()
    lines = []
    for finding in findings:
        key = finding.path.partition(".")[2]
        row = rows.get(key)
        name = key if row is None else one_line(name_of(variation_of(row.entry))) or key
        if finding.code == VARIATION_REMOVED:
            note = (
                _removed(finding, context) if row is None else _gone(row, finding, draft, context)
            )
            lines.append(TimelineLine("trash", "bad", name, note, ""))
        else:
            note = _pictures(finding, lost.get(key, ()), draft.base, context)
            lines.append(TimelineLine("image", "bad", name, note, ""))
    return lines


def _gone(row: VariationRow, finding: Finding, draft: ItemDraft, context: FormContext) -> str:
    # Price and stock are those at the time when it was to be sent.
    lost = {"price": finding.params.get("price"), "available_quantity": finding.params.get("stock")}
    live = {name: value for name, value in lost.items() if value is not None}
    return lost_of(draft, row._replace(entry={**row.entry, **live}), context)


def _removed(finding: Finding, context: FormContext) -> str:
    price, stock = finding.params.get("price"), finding.params.get("stock")
    return LossWords.tr("The variation is deleted: price {price}, stock {stock}").format(
        price=money_text(price, context),
        stock=format_number(stock, context.locale) if isinstance(stock, int) else "–",
    )


def _pictures(finding: Finding, lost: Sequence[str], item: WireItem, context: FormContext) -> str:
    order = [str(entry.get("id")) for entry in item.get("pictures") or ()]
    places = sorted(order.index(key) + 1 for key in lost if key in order)
    count = finding.params.get("pictures")
    sentence = LossWords.tr(
        "%n of its pictures would be removed", "", count if isinstance(count, int) else len(places)
    )
    if not places:
        return sentence
    shown = ", ".join(format_number(place, context.locale) for place in places)
    return LossWords.tr("{sentence}: numbers {places} of the listing").format(
        sentence=sentence, places=shown
    )
