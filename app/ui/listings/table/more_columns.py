"""The optional columns: fields, own figures, attributes."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.editing.sentences.code_names import BUYING_MODE, CONDITION, SHIPPING_MODE
from app.engine.catalog.cell_values import CATEGORY, SHIPPING_COST
from app.engine.catalog.table_query import ATTRIBUTES
from app.ui.listings.table.columns import COLUMNS, Column

_NARROW, _MIDDLING, _WIDE = 92, 120, 160
_OF_THE_ROW: tuple[Column, ...] = (
    Column("id", QT_TRANSLATE_NOOP("Columns", "Listing ID"), "id", _MIDDLING, form="text"),
    Column(
        "seller_custom_field",
        QT_TRANSLATE_NOOP("Columns", "Own code"),
        "seller_custom_field",
        _MIDDLING,
        field="seller_custom_field",
        form="text",
    ),
    Column(
        "listing_type_id",
        QT_TRANSLATE_NOOP("Columns", "Listing type"),
        "listing_type_id",
        _MIDDLING,
        form="code",
    ),
    Column(
        "unit_cost",
        QT_TRANSLATE_NOOP("Columns", "Unit cost"),
        "unit_cost",
        _NARROW,
        right=True,
        form="hundredths",
    ),
    Column(
        "floor",
        QT_TRANSLATE_NOOP("Columns", "Floor"),
        "floor",
        _NARROW,
        right=True,
        form="hundredths",
    ),
    Column(
        "free_shipping",
        QT_TRANSLATE_NOOP("Columns", "Free shipping"),
        "free_shipping",
        84,
        form="yes",
    ),
    Column(
        "variations",
        QT_TRANSLATE_NOOP("Columns", "Variations"),
        "variations",
        76,
        right=True,
        form="number",
    ),
    Column(
        "warnings",
        QT_TRANSLATE_NOOP("Columns", "Warnings"),
        "warnings",
        76,
        right=True,
        form="number",
    ),
    Column("currency_id", QT_TRANSLATE_NOOP("Columns", "Currency"), "currency_id", 70, form="text"),
)
_BESIDE: tuple[Column, ...] = (
    Column(CATEGORY, QT_TRANSLATE_NOOP("Columns", "Category"), "", _WIDE, form="text"),
    Column(
        SHIPPING_COST,
        QT_TRANSLATE_NOOP("Columns", "Shipping cost"),
        SHIPPING_COST,
        _NARROW,
        right=True,
        form="hundredths",
    ),
    Column(CONDITION, QT_TRANSLATE_NOOP("Columns", "Condition"), "", _NARROW, form="code"),
    Column(
        "original_price",
        QT_TRANSLATE_NOOP("Columns", "Original price"),
        "",
        _NARROW,
        right=True,
        form="amount",
    ),
    Column(
        "base_price",
        QT_TRANSLATE_NOOP("Columns", "Base price"),
        "",
        _NARROW,
        right=True,
        form="amount",
    ),
    Column(
        "initial_quantity",
        QT_TRANSLATE_NOOP("Columns", "Initial stock"),
        "",
        76,
        right=True,
        form="number",
    ),
    Column("pictures", QT_TRANSLATE_NOOP("Columns", "Pictures"), "", 70, right=True, form="number"),
    Column("date_created", QT_TRANSLATE_NOOP("Columns", "Created"), "", _WIDE, form="moment"),
    Column("start_time", QT_TRANSLATE_NOOP("Columns", "Start"), "", _WIDE, form="moment"),
    Column("stop_time", QT_TRANSLATE_NOOP("Columns", "End"), "", _WIDE, form="moment"),
    Column(
        SHIPPING_MODE, QT_TRANSLATE_NOOP("Columns", "Shipping mode"), "", _MIDDLING, form="code"
    ),
    Column(
        "shipping.local_pick_up",
        QT_TRANSLATE_NOOP("Columns", "Local pick-up"),
        "",
        _NARROW,
        form="yes",
    ),
    Column(
        "shipping.dimensions",
        QT_TRANSLATE_NOOP("Columns", "Package"),
        "",
        _MIDDLING,
        form="text",
    ),
    Column(BUYING_MODE, QT_TRANSLATE_NOOP("Columns", "Buying mode"), "", _NARROW, form="code"),
    Column("warranty", QT_TRANSLATE_NOOP("Columns", "Warranty"), "", _MIDDLING, form="text"),
    Column("video_id", QT_TRANSLATE_NOOP("Columns", "Video"), "", _MIDDLING, form="text"),
    Column(
        "automatic_relist",
        QT_TRANSLATE_NOOP("Columns", "Automatic relisting"),
        "",
        _NARROW,
        form="yes",
    ),
    Column(
        "catalog_product_id",
        QT_TRANSLATE_NOOP("Columns", "Catalog product"),
        "",
        _MIDDLING,
        form="text",
    ),
    Column("domain_id", QT_TRANSLATE_NOOP("Columns", "Domain"), "", _WIDE, form="text"),
    Column(
        "official_store_id",
        QT_TRANSLATE_NOOP("Columns", "Official store"),
        "",
        _NARROW,
        form="text",
    ),
    Column("tags", QT_TRANSLATE_NOOP("Columns", "Tags"), "", _WIDE, form="text"),
    Column("permalink", QT_TRANSLATE_NOOP("Columns", "Address"), "", _WIDE, form="text"),
)
MORE_COLUMNS: tuple[Column, ...] = (
    *_OF_THE_ROW,
    *(column._replace(beside=True) for column in _BESIDE),
)
_KNOWN = {column.id: column for column in (*COLUMNS, *MORE_COLUMNS)}


def attribute_column(attribute_id: str, name: str) -> Column:
    """Return the column of an attribute, with the marketplace's name for it."""
    path = f"{ATTRIBUTES}{attribute_id}"
    return Column(path, "", path, _MIDDLING, field=path, name=name, form="text", beside=True)


def known_column(column_id: str) -> Column | None:
    """Return the column ``column_id`` if it is not an attribute column; ``None`` if unknown."""
    return _KNOWN.get(column_id)
