"""What a plan of the list does, in a few words."""

from __future__ import annotations

import pytest

from app.ui.plans.operation_words import operation_words


@pytest.mark.parametrize(
    ("kind", "verb", "typed", "expected"),
    [
        ("price", "percent", ("+7",), "Price: Change by +7 %"),
        ("price", "ending", (".99",), "Price: Round to ending .99"),
        ("title", "replace", ("rojo", "azul"), "Title: Find and replace rojo → azul"),
        ("title", "replace", ("rojo", ""), "Title: Find and replace rojo"),
        ("status", "set", ("paused",), "Status: Set to Paused"),
        ("subtitle", "remove", (), "Subtitle: Remove"),
        ("description", "append", ("x" * 50,), f"Description: Add at the end {'x' * 39}…"),
        ("color", "set", ("red",), ""),
        ("price", "halve", (), ""),
    ],
)
def test_that_an_operation_is_named_with_its_values(
    kind: str, verb: str, typed: tuple[str, ...], expected: str
) -> None:
    assert operation_words(kind, verb, typed) == expected
