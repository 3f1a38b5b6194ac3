"""The text about a change that was sent: that it is, and how much of it did not arrive so."""

from __future__ import annotations

from typing import Final

from app.editing.acceptance import Arrival
from app.ui.look.translation import Words

ArrivalText: Final = Words("ArrivalText")


def sent_text(arrival: Arrival, *, was_there: bool = False) -> tuple[str, str]:
    """Return "Sent" with what the marketplace made of it, and the tone to say it in.

    ``was_there``: nothing was sent, as the listing had all of it already.
    """
    if was_there and arrival.is_whole:
        return ArrivalText.tr("Nothing had to be sent: it was so already"), "ok"
    words = (ArrivalText.tr("Sent"), short_text(arrival))
    return ", ".join(filter(None, words)), "ok" if arrival.is_whole else "warn"


def short_text(arrival: Arrival) -> str:
    """Return what did not arrive as it was sent, counted; empty where all did."""
    counted = (
        (arrival.dropped, ArrivalText.tr("%n dropped", "", arrival.dropped)),
        (arrival.changed, ArrivalText.tr("%n changed", "", arrival.changed)),
        (arrival.remarks, ArrivalText.tr("%n remarks", "", arrival.remarks)),
    )
    return ", ".join(text for count, text in counted if count)
