"""Texts for the losses when a variation is removed."""

from __future__ import annotations

from collections.abc import Collection

from app.editing.draft import ItemDraft
from app.editing.numbers import format_number
from app.editing.variations.rows import VariationRow, pictures_of_row, sold_units, stock_of
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import money_text

LossOf = Words("LossOf")


def lost_of(
    draft: ItemDraft, row: VariationRow, context: FormContext, kept: Collection[str] = ()
) -> str:
    """Return price, stock, sold units, pictures and own code that are lost with a variation.

    ``kept`` are pictures that another variation still has. Unknown values are shown as "–".
    """
    entry = row.entry
    stock, sold = stock_of(entry), sold_units(draft, row)
    figures = {
        "price": money_text(entry.get("price"), context) or "–",
        "stock": "–" if stock is None else format_number(stock, context.locale),
        "sold": "–" if sold is None else format_number(sold, context.locale),
    }
    words = [LossOf.tr("price {price}, stock {stock}, sold {sold}").format(**figures)]
    pictures = len([key for key in pictures_of_row(entry) if key not in kept])
    if pictures:
        words.append(LossOf.tr("%n pictures", "", pictures))
    code = entry.get("seller_custom_field")
    if code:
        words.append(LossOf.tr("own code {code}").format(code=one_line(str(code))))
    return ", ".join(words)
