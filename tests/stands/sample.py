"""A catalog full of made-up listings, for tests of the table and of the engine."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow

if TYPE_CHECKING:
    from pathlib import Path

WORDS = (
    "Mesa",
    "Silla",
    "Cámara",
    "Zapato",
    "Lámpara",
    "Taladro",
    "Guitarra",
    "Funda",
    "Reloj",
    "Piñata",
)
STATUSES = (
    ("active", ""),
    ("active", ""),
    ("paused", ""),
    ("paused", "out_of_stock"),
    ("closed", ""),
)
LISTING_TYPES = ("gold_special", "gold_pro", "free")


def sample_rows(count: int, seed: int = 7) -> list[ItemRow]:
    """``count`` listings, the same for the same seed; ids are ``MX1000000001`` and up."""
    draw = random.Random(seed)
    rows = []
    for number in range(1, count + 1):
        status, sub_status = draw.choice(STATUSES)
        price = draw.randrange(5_000, 2_000_000)
        rows.append(
            ItemRow(
                id=f"MX{1_000_000_000 + number}",
                title=" ".join((*draw.sample(WORDS, 2), str(draw.randrange(1000)), "edición")),
                seller_custom_field=f"SKU-{number:06d}" if number % 3 else None,
                status=status,
                sub_status=sub_status,
                price=price,
                currency_id="MXN",
                available_quantity=0 if sub_status else draw.randrange(1, 90),
                sold_quantity=draw.randrange(300),
                net=price * 88 // 100 if number % 11 else None,
                health=round(draw.random(), 2) if number % 7 else None,
                listing_type_id=draw.choice(LISTING_TYPES),
                last_updated=1_790_000_000_000 + draw.randrange(10**9),
                thumbnail=f"http://127.0.0.1:1/pictures/{number}-thumbnail.jpg",
                free_shipping=number % 2 == 0,
                category_id=f"MX{number % 40}",
                variations=number % 4,
                warnings=0,
            )
        )
    return rows


def with_own_figures(rows: list[ItemRow], seed: int = 11) -> list[ItemRow]:
    """The rows with what a seller's own figures make of them: margins, unit costs, floors, and of
    some nothing."""
    draw = random.Random(seed)
    found = []
    for row in rows:
        price = row.price or 0
        cost = draw.randrange(price + price // 8) if draw.random() < 0.5 else None
        floor = price + draw.randrange(-20_000, 5_000) if draw.random() < 0.4 else None
        net = row.net if row.net is None or cost is None else row.net - cost
        found.append(
            row._replace(
                net=net,
                margin=None if net is None or cost is None else net * 10_000 // price,
                unit_cost=cost,
                floor=None if floor is None else max(floor, 0),
                by_own=cost is not None,
                below_floor=None if floor is None else price < max(floor, 0),
            )
        )
    return found


def fill_catalog(path: Path, count: int, seed: int = 7, *, own: bool = False) -> list[ItemRow]:
    """Make the catalog at ``path`` with ``count`` listings and their bodies; answers the rows.

    ``own`` gives some of them what a seller's own figures make of them.
    """
    rows = sample_rows(count, seed)
    if own:
        rows = with_own_figures(rows)
    writer = CatalogWriter(path)
    writer.put((row, json.dumps({"id": row.id, "title": row.title}).encode()) for row in rows)
    writer.tidy()
    writer.close()
    return rows
