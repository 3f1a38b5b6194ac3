"""Sheets as they are read: what was typed becomes a plan, what cannot be is named by its row."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from xlsxwriter import Workbook

from app.editing.values import DOES_NOT_APPLY, Choice
from app.engine.catalog.export import DIALECTS
from app.engine.plans.plan_file import read_plan
from app.engine.sheets import mapping
from app.engine.sheets.cell_parsing import decimal_evidence
from app.engine.sheets.export import Cancelled, SheetFormat, export_sheet
from app.engine.sheets.sheet_import import Answers, Imported, Owner, import_sheet
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.sheet_shop import ALL, COLOURS, SELLER, bodies, body, fill

OWNER = Owner(SELLER, "MX", "2026-10-01T00:00:00.000Z")
FIRST = "MX1000000001"
Rows = Sequence[Sequence[object]]


class Shop:
    """A catalog, and a folder for sheets and plans."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reader = CatalogReader(folder / "catalogue.db")

    def read(self, path: Path, **said: Any) -> Imported:
        return import_sheet(path, self.reader, OWNER, self.folder / "plan.json", Answers(**said))

    def typed(self, rows: Rows, form: str = "xlsx", **said: Any) -> Imported:
        """The outcome of a sheet with these rows, the first being its headings."""
        path = self.folder / f"typed.{form}"
        if form == "csv":
            file = io.StringIO(newline="")
            csv.writer(file, delimiter=";").writerows(rows)
            path.write_text(file.getvalue(), encoding="utf-8")
        else:
            book = Workbook(str(path), {"strings_to_formulas": False, "strings_to_numbers": False})
            sheet = book.add_worksheet()
            for at, row in enumerate(rows):
                for place, cell in enumerate(row):
                    sheet.write(at, place, cell)
            book.close()
        return self.read(path, **said)

    @property
    def after(self) -> dict[str, dict[str, object]]:
        """What the plan gives each listing."""
        listings = read_plan(self.folder / "plan.json").listings
        return {entry.item_id: dict(entry.after) for entry in listings}


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    fill(tmp_path / "catalogue.db")
    return Shop(tmp_path)


FORMS = [
    ("xlsx", "en", "plain"),
    ("xlsx", "es", "plain"),
    ("csv", "en", "en"),
    ("csv", "es", "es"),
    ("csv", "pt_BR", "pt_BR"),
]


@pytest.mark.parametrize(("form", "language", "dialect"), FORMS)
@pytest.mark.parametrize("with_marks", [True, False])
def test_that_what_was_exported_changes_nothing(
    shop: Shop,
    form: str,
    language: str,
    dialect: str,
    with_marks: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = shop.folder / f"x.{form}"
    done = export_sheet(ALL, shop.reader, path, SheetFormat(form, language, DIALECTS[dialect]))
    if not with_marks:
        # What stands in the cells is read then, each of them.
        monkeypatch.setattr(mapping, "MARK", "nobody")
    found = shop.read(path)
    assert (found.rows, shop.after, found.refused, found.new) == (done.rows, {}, (), ())
    assert (found.untouched, found.outcome.unchanged) == (
        (done.rows, 0) if with_marks else (0, done.rows)
    )
    assert (found.questions, found.outcome.not_editable) == ((), {})


def test_that_a_cell_that_nobody_touched_does_not_bring_an_old_value_back(shop: Shop) -> None:
    path = shop.folder / "x.csv"
    export_sheet(ALL, shop.reader, path, SheetFormat("csv", "en", DIALECTS["en"]))
    text = path.read_bytes().decode().replace("Mesa 23", "Mesa de roble")
    # Meanwhile three were sold.
    fill(shop.folder / "later.db", [body(23, available_quantity=20)])
    path.write_bytes(text.encode())
    shop.reader = CatalogReader(shop.folder / "later.db")
    shop.read(path)
    assert shop.after == {"MX1000000023": {"title": "Mesa de roble"}}


VALUES: list[tuple[str, str, object, dict[str, object]]] = [
    (FIRST, "price", 250, {"price": Decimal(250)}),
    (FIRST, "Precio", 19.989999999999998, {"price": Decimal("19.99")}),
    (FIRST, "Preço", "1.234,50", {"price": Decimal("1234.5")}),
    (FIRST, "Stock", 7.0, {"available_quantity": 7}),
    (FIRST, "Condición", "usado", {"condition": "used"}),
    (FIRST, "Estado", "Pausada", {"status": "paused"}),
    (FIRST, "Status", "encerrado", {"status": "closed"}),
    (FIRST, "SKU", 75012.0, {"seller_custom_field": "75012"}),
    (FIRST, "Own code", "=A1", {"seller_custom_field": "=A1"}),
    (FIRST, "TÍTULO", "  Mesa   nueva ", {"title": "Mesa nueva"}),
    (FIRST, "Garantía", "Sin garantía", {"warranty": "Sin garantía"}),
    (FIRST, "envio gratis", "No", {"shipping.free_shipping": False}),
    (FIRST, "Free shipping", False, {"shipping.free_shipping": False}),
    (FIRST, "Marca", "Otra", {"attributes.BRAND": (Choice(None, "Otra"),)}),
    (FIRST, "Color [COLOR]", COLOURS[2][1].upper(), {"attributes.COLOR": (Choice(*COLOURS[2]),)}),
    (FIRST, "Es plegable", "sí", {"attributes.FOLDS": (Choice("1", "Sí"),)}),
    (FIRST, "attributes.PLACES", 6, {"attributes.PLACES": (Choice(None, "6"),)}),
    (FIRST, "Lugares", "[n/a]", {"attributes.PLACES": DOES_NOT_APPLY}),
    (FIRST, "Largo", "1,5 m", {"attributes.LENGTH": (Choice(None, "1.5 m"),)}),
    (
        FIRST,
        "Materiales",
        "Pino; Haya",
        {"attributes.MATERIALS": (Choice("7", "Pino"), Choice(None, "Haya"))},
    ),
    # What says the same changes nothing, and neither does a blank.
    (FIRST, "price", 101, {}),
    (FIRST, "Estado", "ACTIVA", {}),
    (FIRST, "Marca", "", {}),
    (FIRST, "title", "   ", {}),
]


@pytest.mark.parametrize(("item_id", "heading", "cell", "after"), VALUES)
def test_that_what_was_typed_is_planned(
    shop: Shop, item_id: str, heading: str, cell: object, after: dict[str, object]
) -> None:
    found = shop.typed([("id", heading), (item_id, cell)])
    assert found.refused == ()
    assert shop.after == ({item_id: after} if after else {})


REFUSED: list[tuple[str, object, str]] = [
    ("price", "cheap", "cell.unreadable"),
    ("price", -3, "cell.negative"),
    ("price", 0, "cell.price_not_positive"),
    ("price", True, "cell.no_number"),
    ("price", 10.123, "cell.too_precise"),
    ("price", 10**17, "cell.too_large"),
    ("price", "#REF!", "cell.error_value"),
    ("price", "1.234", "cell.two_readings"),
    ("stock", 1.5, "cell.too_precise"),
    ("stock", 10**10, "cell.too_many"),
    ("price", "[clear]", "cell.never_cleared"),
    ("title", "[Clear]", "cell.never_cleared"),
    ("stock", "[clear]", "cell.never_cleared"),
    ("title", date(2026, 12, 3), "cell.date"),
    ("warranty", "x" * 2001, "cell.too_long"),
    ("status", "sold", "cell.no_word"),
    ("free shipping", "maybe", "cell.no_word"),
    ("Lugares", "many", "cell.unreadable"),
    ("attributes.NOTHING", "x", "cell.no_attribute"),
    ("pictures", "not an address", "cell.no_address"),
]


@pytest.mark.parametrize(("heading", "cell", "code"), REFUSED)
def test_that_a_cell_that_cannot_be_read_is_named_and_nothing_of_its_row_planned(
    shop: Shop, heading: str, cell: object, code: str
) -> None:
    cells = ("id", "own code", heading)
    path = shop.folder / "typed.xlsx"
    book = Workbook(str(path), {"strings_to_numbers": False})
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    sheet = book.add_worksheet("Uno")
    for at, (name, value) in enumerate(zip(cells, (FIRST, "NEW", cell), strict=True)):
        sheet.write(0, at, name)
        sheet.write(1, at, value, *([day] if isinstance(value, date) else []))
    sheet.write_row(2, 0, ("MX1000000002", "OTHER"))
    book.close()
    found = shop.read(path)
    assert [(one.place, one.heading, one.code) for one in found.refused] == [
        (("Uno", 2), heading, code)
    ]
    assert shop.after == {"MX1000000002": {"seller_custom_field": "OTHER"}}


ROWS: list[tuple[Rows, list[tuple[int, str]]]] = [
    ([("id", "price"), (FIRST, 5), (FIRST, 6)], [(3, "row.twice")]),
    ([("id", "price"), (FIRST, 5), ("MX9", 6)], [(3, "row.no_listing")]),
    ([("id", "title"), (FIRST, "x"), ("", "y")], [(3, "row.no_code")]),
    ([("id", "sku", "price"), (FIRST, "", 5), ("", "M-2", 6)], [(3, "row.code_known")]),
    ([("id", "sku"), (FIRST, "Q"), ("", "Z-1"), ("", "Z-1")], [(4, "row.code_twice")]),
    (
        [("id", "variation id", "price"), (FIRST, "", 5), ("MX1000000020", "77", 6)],
        [(3, "row.no_variation")],
    ),
    ([("id", "price"), (FIRST, 5), ("MX1000000020", 6)], [(3, "cell.of_variations")]),
    (
        [("id", "variation id", "title"), (FIRST, "", "x"), ("MX1000000020", "20001", "y")],
        [(3, "cell.of_listing")],
    ),
]


@pytest.mark.parametrize(("rows", "refused"), ROWS)
@pytest.mark.parametrize("form", ["xlsx", "csv"])
def test_that_a_row_that_cannot_be_is_named_by_its_number(
    shop: Shop, rows: Rows, refused: list[tuple[int, str]], form: str
) -> None:
    found = shop.typed(rows, form)
    assert [(one.place.row, one.code) for one in found.refused] == refused
    assert [*shop.after] == [FIRST]


def test_that_a_variation_is_changed_in_its_own_row_and_found_by_its_own_code(shop: Shop) -> None:
    shop.typed([("id", "variation id", "stock"), ("MX1000000020", 20001.0, 9)])
    assert shop.after == {"MX1000000020": {"variations.20001.available_quantity": 9}}
    shop.typed([("Referencia", "Precio"), ("M-21-0", 300), ("M-2", 55)])
    assert shop.after == {
        "MX1000000021": {"variations.21000.price": Decimal(300)},
        "MX1000000002": {"price": Decimal(55)},
    }
    shop.typed([("id", "variation id", "own code"), ("MX1000000020", 20001.0, "OTRO")])
    assert shop.after == {"MX1000000020": {"variations.20001.seller_custom_field": "OTRO"}}


def test_that_a_sheet_from_elsewhere_is_read_below_its_title_as_a_seller_says(shop: Shop) -> None:
    rows = [("Lista de precios",), (), ("Artículo", "PVP", "Nota"), ("M-1", 321, "x")]
    said = {"Artículo": "seller_custom_field", "PVP": "price"}
    found = shop.typed(rows, columns=said)
    assert shop.after == {FIRST: {"price": Decimal(321)}}
    assert found.columns[0].mapped.unused == ("Nota",)
    mapping.remember(shop.folder, said)
    assert mapping.remembered(shop.folder) == {"articulo": "seller_custom_field", "pvp": "price"}
    (shop.folder / mapping.REMEMBERED).write_text('{"pvp": "nothing", "x": 3')
    assert mapping.remembered(shop.folder) == {}


def test_that_rows_without_an_id_are_new_listings(shop: Shop) -> None:
    rows = [("id", "sku", "title", "price"), ("", "N-1", "Mesa", 5), ("", "N-2", "Silla", 6)]
    found = shop.typed(rows)
    assert [(row.code, row.cells["title"]) for row in found.new] == [
        ("N-1", "Mesa"),
        ("N-2", "Silla"),
    ]
    assert (shop.after, found.refused) == ({}, ())


def test_that_a_field_is_emptied_only_where_that_was_asked_for_apart(shop: Shop) -> None:
    rows = [("id", "warranty", "Marca", "title"), (FIRST, "[clear]", "[CLEAR]", "Mesa")]
    found = shop.typed(rows)
    assert shop.after == {FIRST: {"title": "Mesa"}}
    assert found.outcome.cleared == {"warranty": 1, "attributes.BRAND": 1}
    shop.typed(rows, clear=True)
    assert shop.after == {FIRST: {"title": "Mesa", "warranty": None, "attributes.BRAND": ()}}


@pytest.mark.parametrize(
    ("cells", "said", "prices", "asked"),
    [
        (("1.234", "2.500"), {}, [], ["Precio"]),
        (("1.234", "2.500"), {"price": ","}, [1234, 2500], []),
        (("1.234", "2.500"), {"price": "."}, ["1.234", "2.5"], []),
        # One text that can mean one number only settles the column.
        (("1.234", "2.500,50"), {}, [1234, "2500.5"], []),
        (("1,234", "17.5"), {}, [1234, "17.5"], []),
        (("1.234", "2,345.5", "1.234,5"), {}, [], ["Precio"]),
    ],
)
def test_that_what_may_be_two_numbers_is_asked_once_for_each_column(
    shop: Shop, cells: tuple[str, ...], said: dict[str, str], prices: list[object], asked: list[str]
) -> None:
    rows: Rows = [
        ("id", "Precio"),
        *((f"MX{1_000_000_001 + at}", one) for at, one in enumerate(cells)),
    ]
    found = shop.typed(rows, "csv", decimals=said)
    assert [one.heading for one in found.questions] == asked
    known = {Decimal(str(one)) for one in prices}
    got = {after["price"] for after in shop.after.values()}
    if said == {"price": "."}:
        # Pesos have two decimals.
        assert ([one.code for one in found.refused], got) == (
            ["cell.too_precise"],
            {Decimal("2.5")},
        )
    else:
        assert got == known


def test_that_only_what_can_be_read_in_two_ways_waits_for_the_answer(shop: Shop) -> None:
    found = shop.typed([("id", "Precio"), (FIRST, "1.234"), ("MX1000000002", "55")], "csv")
    assert [(one.place.row, one.code) for one in found.refused] == [(2, "cell.two_readings")]
    assert shop.after == {"MX1000000002": {"price": Decimal(55)}}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        *(("12", ""), ("1.234", "?"), ("1,234", "?"), ("0.123", "."), ("1.5", "."), ("12,50", ",")),
        *(
            ("1.234,5", ","),
            ("1,234.5", "."),
            ("1.234.567", ","),
            ("1,234,567", "."),
            ("1234.567", "."),
        ),
    ],
)
def test_that_a_text_shows_which_mark_stands_before_decimals(text: str, shown: str) -> None:
    assert decimal_evidence(text) == shown


def test_that_it_can_be_cancelled_and_then_leaves_no_plan(shop: Shop) -> None:
    path = shop.folder / "x.csv"
    path.write_text("id,price\n" + "".join(f"{one['id']},9\n" for one in bodies()))
    steps: list[str] = []

    def stop_at(step: str) -> Callable[[str, int, int], bool]:
        return lambda name, _done, _total: bool(steps.append(name)) or name != step

    with pytest.raises(Cancelled):
        import_sheet(
            path, shop.reader, OWNER, shop.folder / "plan.json", None, stop_at("comparing")
        )
    assert not (shop.folder / "plan.json").exists()
    assert steps == ["comparing"]
