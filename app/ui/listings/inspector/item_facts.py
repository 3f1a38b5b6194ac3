"""Facts of a listing for the inspector, from the body that the marketplace sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.domain.wire_item import pictures_of
from app.editing.sentences.code_names import CONDITION
from app.ui.look.paint import SOUND_HEALTH
from app.ui.texts import catalog_text
from app.ui.texts.code_names import code_name

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.catalog.catalog import ItemCatalog, ItemRow
    from app.ui.listings.table.cell_text import CellText

# An end more than ten years ahead means that the listing has no end.
_UNLIMITED_MS = 10 * 365 * 24 * 3_600_000


def picture_urls(item: WireItem) -> list[str]:
    """Return the addresses of the pictures, the cover first."""
    urls = [p.get("secure_url") or p.get("url") for p in pictures_of(item)]
    return [url for url in urls if isinstance(url, str) and url]


def category_path(catalog: ItemCatalog, category_id: str) -> str:
    """Return the names of the categories from the root, as far as they are stored.

    Return the id if none is stored.
    """
    from app.domain.wire import Unreadable, read_json

    body = catalog.document("category", category_id)
    try:
        category = read_json(body) if body else {}
    except Unreadable:
        category = {}
    steps = category.get("path_from_root") if isinstance(category, dict) else None
    names = [str(s.get("name")) for s in steps or [] if isinstance(s, dict) and s.get("name")]
    if not names and isinstance(category, dict) and category.get("name"):
        names = [str(category["name"])]
    return " › ".join(names) or category_id


def why(row: ItemRow) -> str:
    """Return a sentence about the action required by a state that keeps a listing from selling."""
    reasons = row.sub_status.split(",")
    if "out_of_stock" in reasons:
        return QCoreApplication.translate("Facts", "It sells again as soon as it is in stock.")
    if "waiting_for_patch" in reasons:
        return QCoreApplication.translate(
            "Facts", "The marketplace is waiting for you to correct it."
        )
    if "pending_documentation" in reasons:
        return QCoreApplication.translate("Facts", "The marketplace is waiting for documents.")
    return QCoreApplication.translate("Facts", "The marketplace is not showing it at present.")


def drawbacks_of(row: ItemRow, item: WireItem) -> list[str]:
    """Return a sentence for each fact that reduces the sales of a listing.

    Unknown facts are left out.
    """
    lines = []
    if item.get("pictures") == []:
        lines.append(QCoreApplication.translate("Facts", "It has no pictures."))
    points = None if row.health is None else catalog_text.health_points(row.health)
    if points is not None and points < SOUND_HEALTH:
        sentence = QCoreApplication.translate("Facts", "Its health is {points} out of 100.")
        lines.append(sentence.format(points=points))
    return lines


def facts_of(
    row: ItemRow, item: WireItem, catalog: ItemCatalog, texts: CellText
) -> list[tuple[str, str]]:
    """Return names and values in display order."""
    from app.domain.timestamps import parse_timestamp

    number, money = texts.number, texts.money

    def moment(key: str) -> int:
        found = parse_timestamp(str(item.get(key) or ""))
        return int(found.timestamp() * 1000) if found is not None else 0

    facts = [
        (
            QCoreApplication.translate("Facts", "Category"),
            category_path(catalog, row.category_id),
        )
    ]
    condition = item.get("condition")
    if isinstance(condition, str) and condition:
        named = code_name(CONDITION, condition)
        facts.append((QCoreApplication.translate("Facts", "Condition"), named))
    facts.append(
        (
            QCoreApplication.translate("Facts", "In stock, sold"),
            f"{number(row.available_quantity)} · {number(row.sold_quantity)}",
        )
    )
    for name, amount in (
        (QCoreApplication.translate("Facts", "Unit cost"), row.unit_cost),
        (QCoreApplication.translate("Facts", "Floor price"), row.floor),
    ):
        if amount is not None:
            facts.append((name, money(amount, row.currency_id)))
    if row.variations:
        facts.append((QCoreApplication.translate("Facts", "Variations"), number(row.variations)))
    start, stop = moment("start_time"), moment("stop_time")
    if start:
        facts.append((QCoreApplication.translate("Facts", "Listed since"), catalog_text.day(start)))
    if stop:
        unlimited = stop - max(start, row.last_updated) > _UNLIMITED_MS
        ends = QCoreApplication.translate("Facts", "never") if unlimited else catalog_text.day(stop)
        facts.append((QCoreApplication.translate("Facts", "Ends"), ends))
    facts.append(
        (
            QCoreApplication.translate("Facts", "Last change"),
            catalog_text.moment(row.last_updated),
        )
    )
    return facts
