"""The question whether unsent changes were made for this marketplace, if that is unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.engine.notices import Notice

Adoption = Words("Adoption")


def adoption_sheet(notice: Notice, parent: QWidget) -> AskSheet:
    """Return the question for a notice ``unsent_unplaced``, which lists the changes."""
    titles = notice.params.get("titles")
    return AskSheet(
        Adoption.tr("Were these changes made for {where}?").format(
            where=one_line(str(notice.params.get("theirs", "")))
        ),
        Adoption.tr(
            "This shop does not know which marketplace its unsent changes are for. If they were "
            "made for this one, they stay in the outbox and can be sent to it. Otherwise nothing "
            "is read or sent, and everything stays as it is."
        ),
        [
            TimelineLine("outbox", "text2", one_line(str(title)), "", "")
            for title in (titles if isinstance(titles, list) else [])
        ],
        parent,
        keep=Adoption.tr("Leave as it is"),
        go=Adoption.tr("They are for this one"),
    )
