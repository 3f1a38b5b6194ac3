"""A list of values in one text is taken apart where it was meant to be, and nowhere else."""

from __future__ import annotations

import pytest

from app.editing.form.several import ends_itself, split_values

ROOMS = ("Baño", "Cocina", "Sala, comedor")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Baño", ("Baño",)),
        ("Baño\nCocina", ("Baño", "Cocina")),
        ("Baño\r\nCocina\r\n", ("Baño", "Cocina")),
        ("Baño\tCocina", ("Baño", "Cocina")),
        ("Baño;Cocina; Luna", ("Baño", "Cocina", "Luna")),
        ("uno\u2028dos", ("uno", "dos")),
        ("Baño, Cocina", ("Baño", "Cocina")),
        ("baño,COCINA", ("baño", "COCINA")),
        ("Baño, Luna", ("Baño, Luna",)),
        ("Cotton, organic", ("Cotton, organic",)),
        ("Cotton, organic\nLinen", ("Cotton, organic", "Linen")),
        ("Sala, comedor", ("Sala, comedor",)),
        ("7790895000997, 7790895000998", ("7790895000997", "7790895000998")),
        ("12345678,123456789012,12345678901234", ("12345678", "123456789012", "12345678901234")),
        ("7790895000997, roto", ("7790895000997, roto",)),
        ("1,5", ("1,5",)),
        ("Baño,", ("Baño",)),
        ("Cotton,", ("Cotton",)),
        (" uno ;; uno ; UNO ", ("uno",)),
        ("", ()),
        (" ;\t\n, ", ()),
    ],
)
def test_that_a_list_is_split_where_it_was_meant_to_be(text, values):
    assert split_values(text, ROOMS) == values


@pytest.mark.parametrize(
    ("text", "ends"),
    [("Baño", True), (" baño ", True), ("7790895000997", True), ("Cotton", False), ("", False)],
)
def test_that_a_comma_ends_only_what_is_whole(text, ends):
    assert ends_itself(text, ROOMS) is ends
