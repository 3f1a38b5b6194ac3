"""The text about a sent change, including how much of it did not arrive as sent."""

from __future__ import annotations

from typing import Final

from app.editing.acceptance import Acceptance
from app.ui.look.translation import Words

ArrivalText: Final = Words("ArrivalText")


def sent_text(arrival: Acceptance, *, was_there: bool = False) -> tuple[str, str]:
    """Return "Sent" with the marketplace's changes to it, and the tone of the text.

    ``was_there``: nothing was sent, as the listing already had all of it.
    """
    if was_there and arrival.is_whole:
        return ArrivalText.tr("Nothing had to be sent: it was so already"), "ok"
    words = (ArrivalText.tr("Sent"), short_text(arrival))
    return ", ".join(filter(None, words)), "ok" if arrival.is_whole else "warn"


def short_text(arrival: Acceptance) -> str:
    """Return the number of fields that did not arrive as sent; empty if all did."""
    counted = (
        (arrival.dropped, ArrivalText.tr("%n dropped", "", arrival.dropped)),
        (arrival.changed, ArrivalText.tr("%n changed", "", arrival.changed)),
        (arrival.remarks, ArrivalText.tr("%n remarks", "", arrival.remarks)),
    )
    return ", ".join(text for count, text in counted if count)
