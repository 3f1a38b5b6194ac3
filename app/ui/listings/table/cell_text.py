"""The texts of cells of the listings table: displayed, in tooltips, and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from app.ui.listings.table.columns import column_title
from app.ui.look import theme
from app.ui.look.chips import chip_for_status
from app.ui.look.plain_text import one_line, tooltip_text
from app.ui.look.window_locale import window_locale
from app.ui.texts import catalog_text
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.money import format_cents, format_number, format_percent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from decimal import Decimal

    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.catalog import ItemRow
    from app.ui.listings.table.columns import Column
    from app.ui.look.chips import ChipStyle

_MOST = 4_000
_ROUNDED_AWAY = 5
ELIDE = Qt.TextElideMode.ElideRight


class CellText:
    """The texts of cells in the window's number format for a site."""

    def __init__(self, site_id: str = "") -> None:
        self._site_id = site_id
        self._locale: NumberLocale | None = None
        self._money: dict[tuple[int, str], str] = {}
        self._numbers: dict[int | Decimal, str] = {}
        self._forms: dict[tuple[int, str | None], tuple[str, ...]] = {}
        theme.on_change(self.forget)

    def forget(self) -> None:
        """Clear the cache of texts after a change of language."""
        self._locale = None
        self._money.clear()
        self._numbers.clear()
        self._forms.clear()

    @property
    def locale(self) -> NumberLocale:
        """The format of amounts and counts."""
        # Called for each number of a frame.
        if self._locale is None:
            self._locale = window_locale(self._site_id)
        return self._locale

    @property
    def site_id(self) -> str:
        """The site of the shop; empty while it is not known."""
        return self._site_id

    @site_id.setter
    def site_id(self, site_id: str) -> None:
        if site_id != self._site_id:
            self._site_id = site_id
            self.forget()

    def money(self, cents: int | None, currency_id: str) -> str:
        """Return an amount in hundredths of its currency."""
        if cents is None:
            return UNKNOWN
        key = (cents, currency_id)
        found = self._money.get(key)
        if found is None:
            if len(self._money) > _MOST:
                self._money.clear()
            found = self._money[key] = format_cents(cents, currency_id, self.locale)
        return found

    def forms(self, row: ItemRow, column_id: str) -> tuple[str, ...]:
        """Return the number of a cell in several forms, from the longest to the shortest.

        An unknown number has a single form.
        """
        match column_id:
            case "price" | "net":
                cents = row.price if column_id == "price" else row.net
                if cents is None:
                    return (UNKNOWN,)
                return self._forms_of(cents, row.currency_id)
            case "stock":
                return self._forms_of(row.available_quantity, None)
            case "sold":
                return self._forms_of(row.sold_quantity, None)
        return (self.display(row, column_id),)

    def _forms_of(self, value: int, currency_id: str | None) -> tuple[str, ...]:
        """Return the forms of hundredths of a currency, or of a count."""
        key = (value, currency_id)
        found = self._forms.get(key)
        if found is None:
            # Imported here: the first frame needs no short forms, as a rule.
            from app.ui.texts.short_numbers import cents_forms, number_forms

            if len(self._forms) > _MOST:
                self._forms.clear()
            found = self._forms[key] = (
                number_forms(value, self.locale)
                if currency_id is None
                else cents_forms(value, currency_id, self.locale)
            )
        return found

    def share(self, hundredths: int | None) -> str:
        """Return the text of a share in hundredths of a percent."""
        if hundredths is None:
            return UNKNOWN
        from decimal import Decimal

        # A small loss is never rounded to zero.
        decimals = 2 if 0 < abs(hundredths) < _ROUNDED_AWAY else 1
        return format_percent(Decimal(hundredths).scaleb(-4), self.locale, decimals)

    def number(self, value: int | Decimal) -> str:
        """Return a count or another number with separators."""
        found = self._numbers.get(value)
        if found is None:
            if len(self._numbers) > _MOST:
                self._numbers.clear()
            found = self._numbers[value] = format_number(value, self.locale)
        return found

    def cell(self, row: ItemRow, column: Column, values: Mapping[str, object]) -> str:
        """Return the text of a cell for copying; ``values`` are the row's, by column id."""
        if not column.form:
            return self.display(row, column.id)
        # Imported here, because the first frame usually has no such columns.
        from app.ui.listings.table.value_text import value_of, value_text

        return value_text(value_of(row, column, values), column, row.currency_id, self)

    def display(self, row: ItemRow, column_id: str) -> str:
        """Return the text of a cell in one of the columns ``COLUMNS``."""
        match column_id:
            case "title":
                return one_line(row.title)
            case "status":
                return status_word(row)
            case "price":
                return self.money(row.price, row.currency_id)
            case "stock":
                return self.number(row.available_quantity)
            case "sold":
                return self.number(row.sold_quantity)
            case "net":
                return self.money(row.net, row.currency_id)
            case "margin":
                return self.share(row.margin)
            case "health":
                return catalog_text.percent(row.health)
            case "updated":
                return catalog_text.age(row.last_updated, catalog_text.now_ms())
            case _:
                return ""

    def accessible_text(
        self, row: ItemRow, column: Column, values: Mapping[str, object], *, selected: bool
    ) -> str:
        """Return column, value and state for a screen reader."""
        if column.id == "check":
            text = one_line(row.title)
        else:
            text = f"{column_title(column)}: {self.cell(row, column, values)}"
        if column.id == "title":
            text = f"{text}, {second_line(row)}, {status_word(row)}"
        if selected:
            return QCoreApplication.translate("Cells", "{cell}, selected").format(cell=text)
        return text

    def headings(self, columns: Sequence[Column]) -> str:
        """Return the heading line for rows copied to the clipboard."""
        return "\t".join(["id", *(column_title(column) for column in columns)])

    def tab_separated(
        self, row: ItemRow, columns: Sequence[Column], values: Mapping[str, object]
    ) -> str:
        """Return a row in the clipboard format of spreadsheets."""
        from app.domain.spreadsheet_text import escape_formula

        cells = (one_line(self.cell(row, column, values)) for column in columns)
        return "\t".join([row.id, *map(escape_formula, cells)])


def second_line(row: ItemRow) -> str:
    """Return the small line under the title: own code (or id) and listing type."""
    code = row.seller_custom_field or row.id
    return f"{one_line(code)} · {code_name(LISTING_TYPE, row.listing_type_id)}"


def chip_of(row: ItemRow) -> ChipStyle:
    """Return the chip of a row's state."""
    return chip_for_status(row.status, row.sub_status.split(","))


def status_word(row: ItemRow) -> str:
    """Return the word of the state chip."""
    return chip_of(row).text


def tool_tip_of(row: ItemRow, column: Column, texts: CellText, values: Mapping[str, object]) -> str:
    """Return the tooltip of a cell in any column, without markup."""
    if column.form:
        return tooltip_text(texts.cell(row, column, values))
    return tool_tip(row, column.id, texts)


def tool_tip(row: ItemRow, column_id: str, texts: CellText) -> str:
    """Return the tooltip of a cell, without markup.

    For a number it is the full form, because the cell may show a shorter one.
    """
    match column_id:
        case "title":
            return tooltip_text(f"{one_line(row.title)}\n{row.id} · {second_line(row)}")
        case "updated":
            return tooltip_text(catalog_text.moment(row.last_updated))
        case "net" if row.net is None:
            return tooltip_text(
                QCoreApplication.translate(
                    "Cells", "Not known: the charge or the shipping cost is missing"
                )
            )
        case "margin":
            return tooltip_text(_margin_note(row, texts))
        case "price" if row.below_floor and row.floor is not None:
            below = QCoreApplication.translate("Cells", "Below the floor of {floor}")
            note = below.format(floor=texts.money(row.floor, row.currency_id))
            return tooltip_text(f"{texts.display(row, column_id)}\n{note}")
        case "price" | "net" | "stock" | "sold":
            return tooltip_text(texts.display(row, column_id))
        case _:
            return ""


def _margin_note(row: ItemRow, texts: CellText) -> str:
    """Return the margin with its components, or the reason why it is not known."""
    if row.margin is not None and row.unit_cost is not None:
        note = QCoreApplication.translate("Cells", "{margin} of the price; unit cost {cost}")
        cost = texts.money(row.unit_cost, row.currency_id)
        return note.format(margin=texts.share(row.margin), cost=cost)
    if not row.price:
        return QCoreApplication.translate("Cells", "Not known: it has no price")
    if row.unit_cost is None and not row.seller_custom_field and not row.variations:
        return QCoreApplication.translate("Cells", "Not known: it has no own code")
    if row.unit_cost is None:
        return QCoreApplication.translate("Cells", "Not known: its unit cost is not given")
    return QCoreApplication.translate("Cells", "Not known: what is left of a sale is not known")
