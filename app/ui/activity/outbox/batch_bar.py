"""The bar below the table: the last batch sent for many listings, and its undo."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.engine.outbox.outbox import OutboxState
from app.ui.activity.outbox.outbox_model import UNDO_MARK
from app.ui.look.text import ElidedLabel, PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button

if TYPE_CHECKING:
    from app.ui.activity.outbox.outbox_model import OutboxModel

_LEAST = 2
_BATCH = b'"batch":"'


class BatchBar(QFrame):
    """A bar shown while the last batch can be undone; ``undo_requested`` carries its name."""

    undo_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outbox_batch")
        self.setProperty("background", "sent")
        self.setFixedHeight(px(46))
        self._batch = ""
        self._icon = IconLabel("check-circle", "ok", 16, self)
        self._words = PlainLabel("", "title", "text", self)
        self._name = ElidedLabel("", "label", "text2", self)
        self._undo = Button("", "undo", self, size="bar", name="outbox_undo_batch")
        self._undo.clicked.connect(lambda: self.undo_requested.emit(self._batch))
        line = QHBoxLayout(self)
        line.setContentsMargins(px(12), 0, px(10), 0)
        line.setSpacing(px(8))
        line.addWidget(self._icon)
        line.addWidget(self._words)
        line.addWidget(self._name, 1)
        line.addWidget(self._undo)
        self.hide()

    def show_rows(self, model: OutboxModel) -> None:
        """Find the last batch among the rows, if it is finished and was not undone."""
        counts: Counter[str] = Counter()
        not_whole: Counter[str] = Counter()
        latest: dict[str, int] = {}
        open_ones = set()
        for row in model.known():
            # Only rows that name a batch are parsed, because each contains a body of its listing.
            batch = model.facts(row).batch if _BATCH in row.draft else None
            if not batch or batch.startswith(UNDO_MARK):
                continue
            if row.state is OutboxState.DONE and not model.is_undone(row):
                counts[batch] += 1
                not_whole[batch] += not model.facts(row).arrival.is_whole
                latest[batch] = max(latest.get(batch, 0), row.changed_at)
            elif row.state in (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN):
                open_ones.add(batch)
        ended = [b for b, n in counts.items() if n >= _LEAST and b not in open_ones]
        self._batch = max(ended, key=lambda batch: latest[batch], default="")
        self.setVisible(bool(self._batch))
        if self._batch:
            count = counts[self._batch]
            locale = model.context.locale
            words = with_count(self.tr("%n listings sent", "", count), count, locale)
            if odd := not_whole[self._batch]:
                words += ", " + with_count(self.tr("%n not as sent", "", odd), odd, locale)
            self._words.setText(words)
            self._icon.set_icon(*(("alert", "warn") if odd else ("check-circle", "ok")))
            self._name.setText(one_line(self._batch))
            self._undo.setText(with_count(self.tr("Undo all %n", "", count), count, locale))
