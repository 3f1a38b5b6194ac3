"""A catalog file with as many believable listings as a test wants."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow

TITLES = (
    "Tenis para correr hombre Brisa 27 cm azul",
    "Porcelanato Calacatta 60 × 120 cm pulido, caja 1.44 m²",
    "Taza de barro vidriado 350 ml hecha a mano",
    "Lámpara de mesa Lirio, pantalla de lino lila",
    "Recetario de la cocina poblana, pasta dura",
    'Funda y mica para teléfono 6.1" lavanda',
    "Audífonos inalámbricos con cancelación, grafito",
    "Maceta de terracota con planta de interior",
    "Mosaico hidráulico Puebla 20 × 20 cm, caja 25 pzas",
    "Hervidor de acero 1.7 L con mango de madera",
    "Mochila urbana 22 L verde olivo",
    "Reloj inteligente con monitor de ritmo",
)
STATES = (
    ("active", ""),
    ("active", ""),
    ("active", ""),
    ("active", ""),
    ("paused", ""),
    ("paused", "out_of_stock"),
    ("under_review", "waiting_for_patch"),
    ("closed", ""),
)
NOW = 1_795_000_000_000


def listing(number: int, *, now: int = NOW, **changes: object) -> ItemRow:
    """Listing ``number``; the same number always gives the same listing."""
    dice = random.Random(number)
    status, sub_status = STATES[number % len(STATES)]
    price = dice.randrange(9_900, 249_900, 10)
    row = ItemRow(
        id=f"MX{1_048_000_000 + number}",
        title=f"{TITLES[number % len(TITLES)]} {number}",
        seller_custom_field=f"COD-{number:05d}" if number % 5 else None,
        status=status,
        sub_status=sub_status,
        price=price,
        currency_id="MXN",
        available_quantity=0 if sub_status == "out_of_stock" else dice.randrange(1, 400),
        sold_quantity=dice.randrange(0, 3_000),
        net=None if number % 11 == 3 else round(price * 0.83),
        health=None if number % 13 == 5 else dice.random() * 0.6 + 0.4,
        listing_type_id="gold_pro" if number % 3 == 0 else "gold_special",
        last_updated=now - number * 137_000,
        thumbnail=f"http://127.0.0.1:1/pictures/P{number}-thumbnail.jpg",
        free_shipping=price > 54_900,
        category_id="MX1055",
        variations=0,
        warnings=number % 7 == 0,
    )
    return row._replace(**changes)


def fill(path: Path, count: int, *, now: int = NOW) -> Path:
    """Make a catalog of ``count`` listings at ``path``."""
    path.write_bytes(_catalogue(count, now))
    return path


@cache
def _catalogue(count: int, now: int) -> bytes:
    """Return the file of a catalog: made once in a run, and as it was for every test."""
    with tempfile.TemporaryDirectory(prefix="catalogue-") as folder:
        path = Path(folder, "catalogue.db")
        writer = CatalogWriter(path)
        writer.put((listing(number, now=now), b"{}") for number in range(count))
        writer.close()
        return path.read_bytes()
