"""A measure in another unit: only where it is exactly the same."""

from __future__ import annotations

import pytest

from app.rules.attributes.units import converted


@pytest.mark.parametrize(
    ("text", "units", "expected"),
    [
        ("15 cm", ("mm",), "150 mm"),
        ("150 mm", ("m", "cm"), "0.15 m"),
        ("1.5 kg", ("g",), "1500 g"),
        ("2 in", ("cm",), "5.08 cm"),
        ("500 ml", ("L",), "0.5 L"),
        ("1 GB", ("MB",), "1000 MB"),
        ("-4 cm", ("mm",), "-40 mm"),
        ("100 cm", ("cm",), "100 cm"),
        # 1 mm is 0.03937… inches: there is no end of decimals.
        ("1 mm", ("in",), None),
        ("1 mm", ("in", "cm"), "0.1 cm"),
        ("0.000001 mg", ("kg",), None),
        ("999999999999999 km", ("mm",), None),
        ("15 cm", ("kg",), None),
        ("15 cm", (), None),
        ("15", ("mm",), None),
        ("15cm", ("mm",), None),
        ("much cm", ("mm",), None),
        ("15 rods", ("mm",), None),
        ("", ("mm",), None),
        ("15 ", ("",), None),
    ],
)
def test_that_a_measure_is_converted_where_that_is_exact(
    text: str, units: tuple[str, ...], expected: str | None
) -> None:
    assert converted(text, units) == expected
