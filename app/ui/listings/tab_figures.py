"""The counts beside the tabs: the number of matching listings in each view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.engine.catalog.catalog import VIEWS
from app.ui.texts.catalog_text import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.catalog.listing_question import Found


def tab_figures(found: Found, number: Callable[[int], str], shown: str) -> dict[str, str]:
    """Return the counts as text by tab; ``number`` formats a count, ``shown`` is the current tab.

    The current tab may be that of a saved view. While the search is still being counted, the shown
    view has a lower bound, and the others have no count.
    """
    if found.counts is not None:
        own = {} if shown in found.counts else {shown: number(found.total)}
        return {**{key: number(count) for key, count in found.counts.items()}, **own}
    at_least = QCoreApplication.translate("Tabs", "{n}+").format(n=number(found.total))
    return {key: at_least if key == found.query.view else UNKNOWN for key in VIEWS}
