"""Attributes named in a title or a description: filled in, fitted, and told of where empty."""

from __future__ import annotations

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.placeholders import (
    check_pattern,
    check_placeholders,
    filled,
    fitted,
    names_in,
    resolved,
    titled,
)
from app.editing.values import DOES_NOT_APPLY, Choice

VALUES = {
    "attributes.BRAND": (Choice(None, "Nike"),),
    "attributes.COLOR": (Choice("1", "Rojo"), Choice("2", "Azul")),
    "attributes.SIZE_EU": (Choice(None, "{BRAND}"),),
    "attributes.LINE": DOES_NOT_APPLY,
}


def draft(**texts: str) -> ItemDraft:
    made = ItemDraft("new-1", {})
    for path, value in {**VALUES, **texts}.items():
        made.apply(FieldChange(path, None, value))
    return made


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Tenis {BRAND} {COLOR}", "Tenis Nike Rojo, Azul"),
        ("Tenis {BRAND}{BRAND}", "Tenis NikeNike"),
        ("Tenis {LINE} {BRAND}", "Tenis Nike"),
        ("Tenis {MODEL} {BRAND}", "Tenis {MODEL} Nike"),
        ("{SIZE_EU}", "{BRAND}"),
        ("Juego {2} {xl} {} { BRAND }", "Juego {2} {xl} {} { BRAND }"),
        ("dos  espacios", "dos  espacios"),
        ("{BRAND", "{BRAND"),
        ("", ""),
    ],
)
def test_that_named_attributes_become_their_values_and_all_else_stays(text, expected):
    assert filled(text, draft()) == expected


def test_that_each_name_is_reported_once():
    assert names_in("{A} {B_2} {A} {a} {Ñ}") == ("A", "B_2")


@pytest.mark.parametrize(
    ("text", "longest", "expected"),
    [
        ("Tenis para correr", 60, "Tenis para correr"),
        ("Tenis para correr", 17, "Tenis para correr"),
        ("Tenis para correr", 16, "Tenis para"),
        ("Tenis para correr", 10, "Tenis para"),
        ("Tenis - correr", 9, "Tenis"),
        ("Electroencefalograma", 7, "Electro"),
        ("Tenis", None, "Tenis"),
    ],
)
def test_that_a_text_is_fitted_by_whole_words(text, longest, expected):
    assert fitted(text, longest) == expected


def test_that_what_is_sent_has_values_and_what_is_typed_keeps_its_names():
    typed = draft(title="Tenis {BRAND}", description="De {BRAND}, {COLOR}.")
    sent = resolved(typed)
    assert sent.value("title") == "Tenis Nike"
    assert sent.value("description") == "De Nike, Rojo, Azul."
    assert typed.value("title") == "Tenis {BRAND}"
    plain = draft(title="Tenis")
    assert resolved(plain) is plain


def test_that_an_empty_and_an_unknown_attribute_are_pointed_out_and_block_nothing():
    typed = draft(title="Tenis {MODEL} {BRAND} {SIZE_EU} {LINE}", description="{GONE} {MODEL}")
    found = list(check_placeholders(typed, {"BRAND", "MODEL", "SIZE_EU", "LINE"}))
    told = [(one.path, one.code, one.is_error, one.params["names"]) for one in found]
    assert told == [
        ("title", "placeholder.empty", False, "MODEL"),
        ("description", "placeholder.empty", False, "MODEL"),
        ("description", "placeholder.unknown", False, "GONE"),
    ]


@pytest.mark.parametrize(
    ("pattern", "longest", "expected"),
    [
        ("Tenis {BRAND} {COLOR}", 60, "Tenis Nike Rojo, Azul"),
        ("Tenis {BRAND} {MODEL} {COLOR}", 60, "Tenis Nike Rojo, Azul"),
        ("Tenis {BRAND} - {MODEL}", 60, "Tenis Nike"),
        ("{MODEL} - Tenis {BRAND}", 60, "Tenis Nike"),
        ("Tenis {BRAND} - {MODEL} - {LINE} - {COLOR}", 60, "Tenis Nike - Rojo, Azul"),
        ("Tenis {BRAND} ({MODEL}) [{LINE}]", 60, "Tenis Nike"),
        ("Tenis {BRAND}, talla {SIZE_EU}", 60, "Tenis Nike, talla {BRAND}"),
        ("Tenis {BRAND} {COLOR}", 12, "Tenis Nike"),
        ("{MODEL} {LINE}", 60, ""),
        ("Porta-retratos {BRAND} 10-15", None, "Porta-retratos Nike 10-15"),
        ("", 60, ""),
    ],
)
def test_that_a_pattern_makes_a_title_of_what_has_a_value(pattern, longest, expected):
    assert titled(pattern, draft(), longest) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("Tenis {BRAND}", []),
        ("", []),
        ("   ", []),
        ("Tenis {BRAND} {GONE} {LOST} {GONE}", [("pattern.unknown", "GONE, LOST")]),
        ("Tenis {brand}", [("pattern.near", "{brand}")]),
        ("Tenis { BRAND } {MODEL}", [("pattern.near", "{ BRAND }")]),
        ("Tenis {BRAND", [("pattern.near", "{BRAND")]),
        ("Tenis {BRAND} {", [("pattern.braces", "{")]),
        ("Tenis {BRAND} }{", [("pattern.braces", "}")]),
        ("Tenis {} {BRAND}", [("pattern.braces", "{}")]),
        ("Tenis {talla grande} {BRAND}", [("pattern.braces", "{talla grande}")]),
        ("Tenis", [("pattern.no_name", None)]),
        ("{GONE} {", [("pattern.unknown", "GONE"), ("pattern.braces", "{")]),
    ],
)
def test_that_what_makes_no_title_is_named(pattern, expected):
    found = list(check_pattern(pattern, {"BRAND", "MODEL"}))
    told = [(one.code, one.params.get("names") or one.params.get("text")) for one in found]
    assert told == expected
    assert all(one.is_error for one in found)
