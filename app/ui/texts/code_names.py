"""Names of the marketplace's codes, in one table.

A code that is not in the table is shown in quotes.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from app.domain.wire_site import LISTING_TYPE_NAMES
from app.ui.look.chips import chip_for_state
from app.ui.look.plain_text import quoted

LISTING_TYPE: Final = "listing_type_id"
STATUS: Final = "status"


def is_coded(path: str) -> bool:
    """Return whether the value at the form path ``path`` is a code."""
    return path in _names() or path in (LISTING_TYPE, STATUS)


def code_name(kind: str, code: str) -> str:
    """Return the name of a code of ``kind``; "" if there is none.

    ``kind`` is a form path or one of the constants here.
    """
    if not code:
        return ""
    if kind == STATUS:
        return chip_for_state(code).text
    if kind == LISTING_TYPE:
        # Used until the names of the site are read.
        return LISTING_TYPE_NAMES.get(code) or quoted(code)
    word = _names().get(kind, {}).get(code)
    return QCoreApplication.translate("CodeName", word) if word else quoted(code)


def known_codes(kind: str) -> frozenset[str]:
    """Return the codes of a kind that have a name in the table."""
    return frozenset(LISTING_TYPE_NAMES if kind == LISTING_TYPE else _names()[kind])


def _names() -> dict[str, dict[str, str]]:
    # Imported here: the first frame shows only listing types and statuses.
    from app.editing.sentences.code_names import CODE_NAMES

    return CODE_NAMES
