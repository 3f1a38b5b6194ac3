"""A wrong check digit of a barcode is a warning, and nothing more."""

from __future__ import annotations

import pytest

from app.editing.barcodes import check_barcodes, has_right_check_digit
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import Choice


@pytest.mark.parametrize(
    ("code", "right"),
    [
        ("7501031311309", True),
        ("7501031311308", False),
        ("036000291452", True),
        ("036000291453", False),
        ("96385074", True),
        ("96385075", False),
        ("10614141000415", True),
        ("10614141000416", False),
        # No barcode by its length: nothing is known of it.
        ("12345", True),
        ("ABC", True),
        ("", True),
    ],
)
def test_that_the_last_digit_follows_from_the_others(code: str, right: bool) -> None:
    assert has_right_check_digit(code) is right


@pytest.mark.parametrize(
    ("path", "codes", "warned"),
    [
        ("attributes.GTIN", ["7501031311309"], []),
        ("attributes.GTIN", ["7501031311309", "7501031311308"], ["7501031311308"]),
        ("attributes.EAN", [" 96385075 "], ["96385075"]),
        ("attributes.MODEL", ["96385075"], []),
        ("attributes.GTIN", [], []),
    ],
)
def test_that_only_a_wrong_barcode_is_warned_of(
    path: str, codes: list[str], warned: list[str]
) -> None:
    draft = ItemDraft("MX1", {})
    draft.apply(FieldChange(path, None, tuple(Choice(None, code) for code in codes)))
    found = list(check_barcodes(draft))
    assert [one.params["value"] for one in found] == warned
    assert not any(one.is_error for one in found)
