"""Amounts, counts, shares and moments in the texts of commands, as the window writes them."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import click
import pytest

from app.cli import vitrina
from app.commands.language import count_text, of_site, shown_number, tr, using_language
from app.commands.output import print_table
from app.commands.texts.fields import field_text
from app.commands.texts.figures import (
    decimal_text,
    moment_shown,
    money_text,
    of_known_site,
    of_shop,
    percent_text,
)
from app.commands.wording import finding_text, plain, value_text
from app.editing.number_locale import number_locale
from app.editing.numbers import format_cents, format_money, format_percent
from app.rules.findings import Finding

AMOUNTS = [Decimal(text) for text in ("0", "7", "199.9", "2780", "1234567.89", "-1290.5")]


@pytest.mark.parametrize(
    ("language", "site_id", "count", "money", "foreign", "share", "number"),
    [
        ("en", "MX", "1,072", "$2,780.50", "USD\xa02,780.50", "11.5\xa0%", "1,234.5"),
        ("es", "MX", "1,072", "$2,780.50", "USD\xa02,780.50", "11.5\xa0%", "1,234.5"),
        ("pt_BR", "MX", "1.072", "$\xa02.780,50", "USD\xa02.780,50", "11,5\xa0%", "1.234,5"),
        ("en", "AR", "1,072", "$2,780.50", "USD\xa02,780.50", "11.5\xa0%", "1,234.5"),
        ("es", "AR", "1.072", "$\xa02.780,50", "USD\xa02.780,50", "11,5\xa0%", "1.234,5"),
        ("pt_BR", "BR", "1.072", "R$\xa02.780,50", "USD\xa02.780,50", "11,5\xa0%", "1.234,5"),
        ("es", "", "1\xa0072", "MXN\xa02\xa0780,50", "USD\xa02\xa0780,50", "11,5\xa0%", None),
    ],
)
def test_that_every_figure_is_written_as_the_window_does(
    language: str, site_id: str, count: str, money: str, foreign: str, share: str, number: str
) -> None:
    currency_id = {"AR": "ARS", "BR": "BRL"}.get(site_id, "MXN")
    with using_language(language), vitrina.make_context("vitrina", ["types"]) as context:
        assert count_text(999) == "999"
        of_site(lambda language: number_locale(language, site_id))
        assert count_text(1072) == plain(1072) == tr("{count} × {code}", count=1072, code="")[:5]
        assert count_text(1072) == value_text(1072) == count
        assert money_text(Decimal("2780.5"), currency_id) == money
        assert value_text(Decimal("2780.5"), "variations.1.price", currency_id) == money
        assert money_text(Decimal("2780.5"), "USD") == foreign
        assert percent_text(0.115) == percent_text(Decimal("0.1150")) == share
        if number is not None:
            assert shown_number(1234.5) == plain(Decimal("1234.5")) == number
            assert decimal_text(1234.5) == number
        assert money_text(None, currency_id) == percent_text(None) == "–"
        risky = Finding.warning("price", "guard.net_floor", net_after=Decimal("2780.5"))
        assert money in finding_text(risky, currency_id)
        locale = number_locale(language, site_id)
        for amount in AMOUNTS:
            cents = int(amount * 100)
            assert money_text(amount, currency_id) == format_money(amount, currency_id, locale)
            assert money_text(amount, currency_id) == format_cents(cents, currency_id, locale)
        assert percent_text(0.5) == format_percent(0.5, locale)
        assert context.meta
    # Nothing of it is left for the next command.
    assert count_text(1072) == "1,072"
    assert money_text(Decimal("2780.5"), "MXN") == "MXN\xa02,780.50"


@pytest.mark.parametrize(
    ("moment", "in_spanish"),
    [
        ("2026-01-31T12:00:00Z", "31/01/2026 12:00:00 UTC"),
        ("2026-01-31T12:00:00.123Z", "31/01/2026 12:00:00 UTC"),
        ("2026-01-31T12:00:00+00:00", "31/01/2026 12:00:00 UTC"),
        ("2026-11-27 00:30", "27/11/2026 00:30"),
        ("2026-01-31", "2026-01-31"),
        ("–", "–"),
    ],
)
def test_that_moments_are_in_the_order_of_the_language(moment: str, in_spanish: str) -> None:
    assert moment_shown(moment) == moment
    for language in ("es", "pt_BR"):
        with using_language(language):
            assert moment_shown(moment) == in_spanish


def test_that_a_shop_that_was_never_read_has_the_marks_of_its_language(tmp_path: Path) -> None:
    with using_language("es"), vitrina.make_context("vitrina", ["types"]):
        of_shop(tmp_path)
        assert count_text(1072) == "1\xa0072"
        of_shop(tmp_path, "CL")
        assert count_text(1072) == "1.072"
        assert money_text(12990, "CLP") == "$12.990"
        assert money_text(12990, "") == "12.990"


def test_that_amounts_and_shares_stand_to_the_right(capsys: pytest.CaptureFixture[str]) -> None:
    with using_language("pt_BR"), vitrina.make_context("vitrina", ["types"]):
        of_site(lambda language: number_locale(language, "BR"))
        rows = [
            (money_text(amount, "BRL"), percent_text(0.115), 1072, "AB-1") for amount in AMOUNTS[2:]
        ]
        rows.append((money_text(Decimal(5), "USD"), "–", Decimal("1.5"), "AB-100"))
        print_table(("preço", "tarifa", "n", "código"), rows)
    assert capsys.readouterr().out.splitlines() == [
        "          preço  tarifa      n  código",
        "      R$\xa0199,90  11,5\xa0%  1.072  AB-1",
        "    R$\xa02.780,00  11,5\xa0%  1.072  AB-1",
        "R$\xa01.234.567,89  11,5\xa0%  1.072  AB-1",
        "   −R$\xa01.290,50  11,5\xa0%  1.072  AB-1",
        "       USD\xa05,00       –    1,5  AB-100",
    ]


@pytest.mark.parametrize(
    ("path", "value", "shown"),
    [
        ("price", Decimal("2780.5"), "precio: $2,780.50"),
        ("variations.101.price", Decimal("5"), "Rojo: precio: $5.00"),
        ("available_quantity", 2571, "stock: 2,571"),
        ("status", "closed", "estado: finalizada"),
        ("condition", "used", "condición: Usado"),
        ("listing_type_id", "gold_special", "tipo de publicación: Clásica"),
        ("shipping.mode", "custom", "modo de envío: Precios de envío propios"),
        ("shipping.dimensions", "9x17x22,1462", "paquete: 9 × 17 × 22 cm, 1,462 g"),
        ("shipping.free_shipping", True, "envío gratis: sí"),
        ("pictures", [{"source": "x"}, {"source": "y"}], "fotos: 2 fotos"),
        ("pictures", {"$pictures": [["id", "x"]]}, "fotos: 1 foto"),
        ("variations.101.picture_ids", ["x"], "Rojo: fotos: 1 foto"),
        ("attributes.BRAND", {"$choices": [["1", "Acme"]]}, "Rojo: Acme"),
        ("seller_custom_field", "AB-1", "código propio: AB-1"),
        ("title", "Usado", "título: Usado"),
        ("listing_type_id", "gold_new", "tipo de publicación: gold_new"),
        ("category_id", None, "categoría: -"),
    ],
)
def test_that_fields_and_their_values_have_names(path: str, value: object, shown: str) -> None:
    with using_language("es"), vitrina.make_context("vitrina", ["types"]):
        of_known_site("MX")
        assert f"{field_text(path, 'Rojo')}: {value_text(value, path, 'MXN')}" == shown


def test_that_a_context_is_only_of_its_command() -> None:
    assert click.get_current_context(silent=True) is None
    of_site(lambda language: number_locale(language, "BR"))
    assert count_text(1072) == "1,072"
