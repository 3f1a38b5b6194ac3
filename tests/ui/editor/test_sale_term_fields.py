"""The fields of sale terms: what a listing has stands there, and changes only when it is edited."""

from __future__ import annotations

import pytest

from app.domain.wire_item import item_of
from app.editing.form.sale_terms import sale_term_fields
from app.editing.item_paths import read_path
from app.ui.forms.field import FormField
from tests.ui.editor.conftest import MEXICO

SEVERAL = [{"id": "1", "name": "Débito"}, {"id": None, "name": "Efectivo"}]


@pytest.mark.parametrize(
    ("value_id", "value_name", "values"),
    [
        (None, "30 días", []),
        (None, "9" * 70 + " días", []),
        (None, "2.5 horas", []),
        (None, "3", []),
        ("9", "3", []),
        ("242085", "Sí", []),
        ("242084", "NO", []),
        (None, "no", []),
        (None, None, SEVERAL),
        ("7", "Factura A", []),
        (None, " Factura\nA ", []),
        (None, None, []),
    ],
)
def test_that_a_term_that_is_only_looked_at_stays_as_it_is(qtbot, value_id, value_name, values):
    term = {"id": "X", "value_id": value_id, "value_name": value_name, "values": values}
    item = item_of({"id": "MX1", "sale_terms": [term]})
    spec = next(one for one in sale_term_fields(item, {}) if one.path == "sale_terms.X")
    field, told = FormField(spec, MEXICO), []
    qtbot.addWidget(field)
    field.edited.connect(lambda path, value: told.append((path, value)))
    field.show_value(read_path(item, spec.path))
    field.finish()
    assert told == []
