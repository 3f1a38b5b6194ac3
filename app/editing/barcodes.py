"""Check digits of barcodes (GTIN-8, UPC-A, EAN-13, GTIN-14)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.editing.values import choices_in
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft

WRONG_CHECK_DIGIT = "input.barcode.check_digit"
_BARCODES = frozenset({"GTIN", "EAN", "UPC", "JAN", "ISBN"})
_CODE = re.compile(r"[0-9]{8}|[0-9]{12,14}")


def has_right_check_digit(code: str) -> bool:
    """Return whether the check digit of a barcode is right; ``True`` for any other text."""
    if not _CODE.fullmatch(code):
        return True
    digits = [int(digit) for digit in reversed(code)]
    return (sum(digits[::2]) + 3 * sum(digits[1::2])) % 10 == 0


def check_barcodes(draft: ItemDraft) -> Iterator[Finding]:
    """Yield a warning for each barcode in the draft with a wrong check digit.

    It is not an error, because the marketplace may know the barcode all the same.
    """
    for path in draft.changed_paths():
        head, _dot, id_ = path.partition(".")
        if head != "attributes" or id_ not in _BARCODES:
            continue
        for choice in choices_in(draft.value(path)):
            if not has_right_check_digit(choice.name.strip()):
                yield Finding.warning(path, WRONG_CHECK_DIGIT, value=choice.name.strip())
                break
