"""A small catalog with attributes, and what a query means in it, worked out in Python."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from app.engine.queries.syntax import All, Any_, Condition, Node, Not, Words
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow, fold
from tests.stands.sample import sample_rows, with_own_figures
from tests.stands.shop_history import ShopHistory

NOW = datetime(2026, 10, 1, tzinfo=UTC)
CATEGORIES = {
    "MX1": ("Hogar", "Mesas"),
    "MX2": ("Hogar", "Sillas, bancos"),
    "MX3": ("Deporte", "Bebés"),
}
BRANDS = (("10", "Nike"), ("11", "Adidas"), (None, "Ñandú & Hijos"), (None, "Air 90"))
COLOURS = (("52", "Azul"), ("53", "Azul marino"), ("54", "Rojo"))
DEMANDED = {"MX1": ("BRAND", "LENGTH"), "MX2": ("BRAND",), "MX3": ()}
"""The attributes that a listing of each category must have."""
IMPOSED = "mandatory_free_shipping"
LENGTHS = ("10 cm", "99.5 cm", "2 m", "grande", "10 mm")


def bodies(rows: list[ItemRow], seed: int = 3) -> list[tuple[ItemRow, dict[str, Any]]]:
    """The rows in categories of their own, with bodies that have attributes."""
    draw, other = random.Random(seed), random.Random(seed + 1)
    found = []
    for row in rows:
        row = row._replace(category_id=draw.choice([*CATEGORIES]))
        attributes: list[dict[str, Any]] = []
        if draw.random() < 0.8:
            key, name = draw.choice(BRANDS)
            attributes.append(_entry("BRAND", "Marca", key, name))
        if draw.random() < 0.6:
            attributes.append(_entry("LENGTH", "Largo del mueble", None, draw.choice(LENGTHS)))
        variations = [
            {"id": n, "attribute_combinations": [_entry("MAIN_COLOR", "Cor principal", *colour)]}
            for n, colour in enumerate(draw.sample(COLOURS, draw.randrange(3)))
        ]
        body: dict[str, Any] = {"id": row.id, "title": row.title, "attributes": attributes}
        body["category_id"] = row.category_id
        # Told of every listing, and believed where its type and its shipping bear it out.
        ends = NOW + timedelta(days=other.randrange(-5, 40))
        body["stop_time"] = ends.strftime("%Y-%m-%dT%H:%M:%S.000Z")
        tags = [IMPOSED] if other.random() < 0.5 else []
        body["shipping"] = {"free_shipping": row.free_shipping, "tags": tags}
        found.append((row, {**body, "variations": variations}))
    return found


def _entry(attribute_id: str, name: str, key: str | None, value: str) -> dict[str, Any]:
    values = [{"id": key, "name": value}]
    said = {"id": attribute_id, "name": name, "value_id": key, "value_name": value}
    return {**said, "values": values}


def fill(
    path: Path, count: int, history: ShopHistory | None = None
) -> list[tuple[ItemRow, dict[str, Any]]]:
    """Make the catalog at ``path``, and the ``history`` of its syncs; answers rows and bodies."""
    listings = bodies(with_own_figures(sample_rows(count)))
    if history is not None:
        history.write(path, [(row, json.dumps(body).encode()) for row, body in listings])
    writer = CatalogWriter(path)
    put(writer, listings)
    for category_id, (root, name) in CATEGORIES.items():
        steps = [{"id": f"{category_id}0", "name": root}, {"id": category_id, "name": name}]
        told = {"id": category_id, "name": name, "path_from_root": steps}
        writer.put_document("category", category_id, json.dumps(told).encode())
        definitions: list[dict[str, Any]] = [
            {"id": "BRAND", "name": "Marca", "values": [{"id": k, "name": n} for k, n in BRANDS]},
            {"id": "MAIN_COLOR", "name": "Cor principal", "values": []},
            {"id": "LENGTH", "name": "Largo del mueble"},
        ]
        for one in definitions:
            one["tags"] = {"required": True} if one["id"] in DEMANDED[category_id] else {}
        writer.put_document("attributes", category_id, json.dumps(definitions).encode())
    writer.put_fact("synced_at", "1")
    writer.tidy()
    writer.close()
    return listings


def put(writer: CatalogWriter, listings: list[tuple[ItemRow, dict[str, Any]]]) -> None:
    """Store listings."""
    writer.put((row, json.dumps(body).encode()) for row, body in listings)


def holds(
    node: Node, row: ItemRow, body: Mapping[str, Any], history: ShopHistory | None = None
) -> bool:
    """Whether a listing is meant: the language once more, without SQL and without parser."""
    match node:
        case Not(part):
            return not holds(part, row, body, history)
        case All(parts):
            return all(holds(part, row, body, history) for part in parts)
        case Any_(parts):
            return any(holds(part, row, body, history) for part in parts)
        case Words(text, whole):
            digits = row.id.removeprefix("MX")
            words = fold(f"{row.title} {row.seller_custom_field or ''} {row.id} {digits}")
            return _has_phrase(words, fold(text), whole=whole)
        case Condition(name, False) if history is not None and name.split("_")[0] in _OF_HISTORY:
            return _of_history(name, node.text, row, history)
        case Condition(name, attribute):
            return _condition(name, attribute, node, row, body)


def _has_phrase(words: str, phrase: str, *, whole: bool) -> bool:
    if whole:
        return f" {phrase} " in f" {words} "
    places = (n for n in range(len(words)) if words.startswith(phrase, n))
    short = len(phrase.split()[0]) < 3
    return any(not short or n == 0 or words[n - 1] == " " for n in places)


_OF_HISTORY = ("price", "stock", "changed", "was")


def _of_history(name: str, text: str, row: ItemRow, history: ShopHistory) -> bool:
    if name in ("price", "stock"):
        return _compared(text, row.available_quantity if name == "stock" else row.price / 100)
    value, _, time = text.partition("@")
    time = time or "7d"
    if name.startswith("changed"):
        return history.changed(row, value.split(","), time, elsewhere=name != "changed")
    if name == "was":
        before = history.was(row, "status", time)
        return before is not None and any(
            v == before[0] or v in before[1].split(",") for v in value.split(",")
        )
    field, way = name.split("_")
    moved = history.moved(row, field, time)
    if moved is None or (moved[1] <= moved[0] if way == "rose" else moved[1] >= moved[0]):
        return False
    far: float = abs(moved[1] - moved[0])
    if value.endswith("%"):
        far = far * 100.0 / moved[0] if moved[0] else float("nan")
        return _compared(value.replace("%", ""), far)
    return _compared(value, far / 100 if field == "price" else far)


def _condition(
    name: str, attribute: bool, node: Condition, row: ItemRow, body: Mapping[str, Any]
) -> bool:
    figures = {
        "price": row.price and row.price / 100,
        "stock": row.available_quantity,
        "sold": row.sold_quantity,
        "net": None if row.net is None else row.net / 100,
        "health": row.health,
        "margin": None if row.margin is None else row.margin / 100,
        "cost": None if row.unit_cost is None else row.unit_cost / 100,
        "floor": None if row.floor is None else row.floor / 100,
    }
    values = [value.text for value in node.values]
    if attribute or name in ("BRAND", "marca", "Cor principal", "LENGTH"):
        had = [
            v
            for e in entries_of(body)
            if fold(name) in (fold(e["id"]), fold(e["name"]))
            for v in [e]
        ]
        return any(_is_value(wanted, entry) for wanted in values for entry in had)
    if name in figures:
        return _compared(node.text.replace("%", ""), figures[name])
    if name == "missing":
        ids = {entry["id"] for entry in entries_of(body)}
        return _compared(node.text, len({*DEMANDED[row.category_id]} - ids))
    if name == "below_floor":
        return row.below_floor is (node.text == "yes")
    if name == "status":
        return any(v == row.status or v in row.sub_status.split(",") for v in node.text.split(","))
    if name == "category":
        return any(
            fold(v) in [fold(row.category_id), *map(fold, CATEGORIES[row.category_id])]
            for v in values
        )
    if name == "ends":
        ends = (datetime.fromisoformat(body["stop_time"]) - NOW).days
        return _compared(node.text, ends if row.listing_type_id == "free" else None)
    if name == "mandatory_shipping":
        imposed = row.free_shipping and IMPOSED in body["shipping"]["tags"]
        return imposed is (node.text == "yes")
    if name == "title":
        return _has_phrase(fold(row.title), fold(node.text), whole=False)
    if name == "free_shipping":
        return bool(row.free_shipping) is (node.text == "yes")
    assert name == "id", name
    return row.id.casefold() in node.text.casefold().split(",")


def entries_of(body: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The attributes of a listing and of its variations."""
    entries = list(body["attributes"])
    for variation in body["variations"]:
        entries += variation["attribute_combinations"]
    return entries


def _compared(text: str, figure: float | None) -> bool:
    if figure is None:
        return False
    if ".." in text:
        low, high = map(float, text.split(".."))
        return low <= figure <= high
    for sign in (">=", "<=", ">", "<", "="):
        if text.startswith(sign):
            wanted = float(text.removeprefix(sign))
            return {
                ">=": figure >= wanted,
                "<=": figure <= wanted,
                ">": figure > wanted,
                "<": figure < wanted,
                "=": figure == wanted,
            }[sign]
    return figure == float(text)


def _is_value(wanted: str, entry: Mapping[str, Any]) -> bool:
    name, key = entry["value_name"], entry["value_id"]
    if wanted[0] in "<>":
        number, _, unit = name.partition(" ")
        amount = wanted.rstrip("cm")
        if not number.replace(".", "").isdigit():
            return False
        return _compared(amount, float(number)) and wanted.removeprefix(amount) in ("", unit)
    if wanted.endswith("*"):
        return fold(name).startswith(fold(wanted))
    if wanted[0].isdigit():
        number, _, unit = name.partition(" ")
        figure, _, asked = wanted.partition(" ")
        return (number == figure and asked in ("", unit)) or key == wanted
    return fold(name) == fold(wanted) or key == wanted
