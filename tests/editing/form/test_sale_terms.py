"""Sale terms, which nobody defines: each is filled in as the value that a listing has of it."""

from __future__ import annotations

import pytest

from app.domain.wire_item import item_of
from app.editing.form.fields import FieldKind
from app.editing.form.sale_terms import sale_term_fields
from app.editing.values import Choice


def term(name=None, key="X", value_id=None, values=()):
    return {"id": key, "value_id": value_id, "value_name": name, "values": list(values)}


def fields_of(*terms, language="es"):
    item = item_of({"id": "MX1", "sale_terms": list(terms)})
    return {spec.path: spec for spec in sale_term_fields(item, {}, language)}


SEVERAL = [{"id": "1", "name": "Débito"}, {"id": None, "name": "Efectivo"}]


@pytest.mark.parametrize(
    ("wire", "language", "kind", "detail"),
    [
        (term("30 días"), "es", FieldKind.NUMBER_UNIT, ("días", "meses", "años")),
        (term("30 dias"), "pt", FieldKind.NUMBER_UNIT, ("dias", "meses", "anos")),
        (term("2.5 horas"), "es", FieldKind.NUMBER_UNIT, ("horas",)),
        (term("3"), "es", FieldKind.NUMBER, ()),
        (term("3", value_id="9"), "es", FieldKind.TEXT, (Choice("9", "3"),)),
        (
            term("Sí", value_id="242085"),
            "es",
            FieldKind.YES_NO,
            (Choice("242085", "Sí"), Choice(None, "No")),
        ),
        (term("não"), "pt", FieldKind.YES_NO, None),
        (term("Não"), "es", FieldKind.TEXT, ()),
        (
            term(values=SEVERAL),
            "es",
            FieldKind.SEVERAL,
            (Choice("1", "Débito"), Choice(None, "Efectivo")),
        ),
        (term("Factura A", value_id="7"), "es", FieldKind.TEXT, (Choice("7", "Factura A"),)),
        (term("Factura A"), "es", FieldKind.TEXT, ()),
        (term("1e5 días"), "es", FieldKind.TEXT, ()),
        (term("9" * 70 + " días"), "es", FieldKind.NUMBER_UNIT, ("días", "meses", "años")),
        (term(""), "es", FieldKind.TEXT, ()),
        (term(), "es", FieldKind.TEXT, ()),
    ],
)
def test_that_a_term_is_filled_in_as_its_value_is(wire, language, kind, detail):
    spec = fields_of(wire, language=language)["sale_terms.X"]
    assert spec.kind is kind
    if detail is not None:
        assert (spec.units or spec.choices) == detail


@pytest.mark.parametrize(
    ("language", "own", "expected"),
    [
        ("es", None, ["Garantía del vendedor", "Garantía de fábrica", "Sin garantía"]),
        ("pt", None, ["Garantia do vendedor", "Garantia de fábrica", "Sem garantia"]),
        ("xx", None, ["Garantía del vendedor", "Garantía de fábrica", "Sin garantía"]),
        (
            "es",
            "De por vida",
            ["Garantía del vendedor", "Garantía de fábrica", "Sin garantía", "De por vida"],
        ),
    ],
)
def test_that_a_warranty_is_offered_in_the_words_of_the_site(language, own, expected):
    spec = fields_of(term(own, "WARRANTY_TYPE"), language=language)["sale_terms.WARRANTY_TYPE"]
    assert [choice.name for choice in spec.choices] == expected


def test_that_a_value_keeps_its_id_in_the_place_of_its_name():
    known = term("Sin garantía", "WARRANTY_TYPE", value_id="6150835")
    spec = fields_of(known)["sale_terms.WARRANTY_TYPE"]
    assert spec.choices[2] == Choice("6150835", "Sin garantía")
