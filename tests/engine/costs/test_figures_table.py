"""Tables of own figures: what is read of them, and every doubt with its row and column."""

from __future__ import annotations

import csv
import io
from decimal import Decimal

import pytest

from app.commands.texts.problems import problem_text
from app.editing.number_locale import PLAIN, NumberLocale
from app.engine.costs.figures_table import (
    CostsError,
    FiguresPatch,
    figures_rows,
    read_figures,
)
from app.rules.offer.own_figures import CodeFigures

D = Decimal
SPANISH = NumberLocale(",", ".")


@pytest.mark.parametrize(
    ("text", "locale", "rows", "passed_over"),
    [
        ("sku,cost\nA-1,40\n", PLAIN, [("A-1", {"unit_cost": D(40)})], ()),
        ("\ufeffsku\tcost\r\nA-1\t40.5\r\n", PLAIN, [("A-1", {"unit_cost": D("40.5")})], ()),
        (
            "Código propio;Costo unitario;Impuesto %;Precio mínimo;Nota\nÑ-1;1.234,50;16 %;;x\n",
            SPANISH,
            [("Ñ-1", {"unit_cost": D("1234.50"), "tax": D("0.16")})],
            ("Nota",),
        ),
        (
            "Código próprio;Custo;Embalagem;Moeda\nA;1,5;0,125;\n",
            SPANISH,
            [("A", {"unit_cost": D("1.5"), "packaging": D("0.125")})],
            (),
        ),
        # A blank says nothing, a line without anything is none, the same said twice is once.
        ("code,floor\nA,\n,\n\nA,\nB,9\n", PLAIN, [("A", {}), ("B", {"floor": D(9)})], ()),
        ('code,floor\n"A ""1""",9\n\'=A,8\n', PLAIN, [('A "1"', 9), ("=A", 8)], ()),
        ("code,floor,\nA,9\n", PLAIN, [("A", {"floor": D(9)})], ()),
    ],
)
def test_that_columns_are_found_by_name(
    text: str, locale: NumberLocale, rows: list[tuple[str, object]], passed_over: tuple[str, ...]
) -> None:
    found = read_figures(text.encode(), locale)
    wanted = [
        FiguresPatch(code, said if isinstance(said, dict) else {"floor": D(str(said))})
        for code, said in rows
    ]
    assert (list(found.rows), found.passed_over) == (wanted, passed_over)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "it contains no figures"),
        (b"sku,cost\n", "it contains no figures"),
        (b"PK\x03\x04\x00\x00", "not UTF-8"),
        (b"sku,cost\n\xff\xfe,1\n", "not UTF-8"),
        (b"\xff\xfesku", "not UTF-8"),
        (b"title,price\nA,1\n", "no column has the own code"),
        (b"sku,title\nA,1\n", "no column has figures"),
        (b"sku,cost,unit cost\nA,1,2\n", "two columns are called unit_cost"),
        (b"sku,code,cost\nA,B,2\n", "two columns are called code"),
        (b'sku,cost\n"A,1\n', "cannot be read as a table"),
        (b"sku,cost\nA,1\nA,2\n", "row 3: 'A' has other figures in a row above"),
        (b"sku,cost\n,2\n", "row 2: the own code is missing"),
        (b"sku,cost\n" + b"x" * 300 + b",2\n", "is not an own code"),
        (b"sku,cost\nA,1,2\n", "row 2: more cells than there are columns"),
        (b"sku,cost\nA,cheap\n", "row 2: cost: 'cheap' is not an amount"),
        (b"sku,cost\nA,-3\n", "row 2: cost: '-3' is not an amount"),
        (b"sku,cost\nA,NaN\n", "is not an amount"),
        (b"sku,cost\nA,1e9\n", "is not an amount"),
        (b"sku,cost\nA,=1+1\n", "is not an amount"),
        (b'sku,cost\nA,"1,234"\n', "row 2: cost: '1,234' can be read as 1234 or 1.2340"),
        (b"sku,tax\nA,100\n", "row 2: tax: '100' is not below 100 %"),
        (b"sku,cost,currency\nA,1,pesos\n", "row 2: 'pesos' is not a currency"),
        (b"sku,cost\nA,1.1234567\n", "is not an amount"),
        (b"sku,cost\nA,9999999999999\n", "is not an amount"),
    ],
)
def test_that_what_cannot_be_read_is_reported_with_its_place(data: bytes, told: str) -> None:
    with pytest.raises(CostsError) as caught:
        read_figures(data)
    assert told in problem_text(caught.value)


def test_that_all_rows_in_doubt_are_reported_up_to_a_number() -> None:
    with pytest.raises(CostsError) as caught:
        read_figures(b"sku,cost\n" + b"".join(b"A%d,x\n" % n for n in range(100)))
    assert problem_text(caught.value).count("row ") == 20


def test_that_a_patch_leaves_what_it_does_not_name() -> None:
    before = CodeFigures("A", D(1), D(2), D("0.1"), D(9), "MXN")
    assert FiguresPatch("A", {"floor": None, "tax": D("0.2")}).over(before) == CodeFigures(
        "A", D(1), D(2), D("0.2"), None, "MXN"
    )
    assert FiguresPatch("A", {}).over(None) == CodeFigures("A")


@pytest.mark.parametrize(("decimal", "locale"), [(".", PLAIN), (",", SPANISH)])
def test_that_what_is_written_is_read_again(decimal: str, locale: NumberLocale) -> None:
    figures = [
        CodeFigures("A", D("1234.5"), D("0.125"), D("0.165"), D("7.125"), "MXN"),
        CodeFigures("=B", None, D(0)),
        CodeFigures('ñ;"', floor=D("1000000")),
    ]
    file = io.StringIO()
    csv.writer(file, delimiter=";").writerows(figures_rows(figures, decimal=decimal))
    found = read_figures(file.getvalue().encode(), locale)
    assert [row.over(None) for row in found.rows] == figures
