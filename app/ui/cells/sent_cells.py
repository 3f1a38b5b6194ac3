"""The outcome of sent cells, shown in the bar until something else replaces it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.events import OutboxChanged
from app.engine.outbox.outbox import OutboxState
from app.engine.outbox.send_report import UNFINISHED
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.editing.number_locale import NumberLocale
    from app.engine.events import Event
    from app.engine.outbox.outbox import OutboxRow
    from app.ui.listings.cells.pending_bar import PendingBar

SentWords: Final = Words("SentWords")


class SentCells:
    """A follower of the outbox rows of sent cells, which reports "sent" only when they are."""

    def __init__(self, bar: PendingBar) -> None:
        self._bar = bar
        self._rows: dict[int, OutboxRow] = {}
        self._changes = self._note = ""
        self._locale: NumberLocale | None = None

    def follow(self, rows: Sequence[OutboxRow], changes: str, locale: NumberLocale) -> None:
        """Follow ``rows`` from now on; ``changes`` describes them as text."""
        self._rows = {row.number: row for row in rows}
        self._changes, self._locale = changes, locale
        self._show()

    def taken(self) -> tuple[int, ...]:
        """Return the numbers of the followed rows, and stop following them."""
        numbers, self._rows = tuple(self._rows), {}
        self._bar.show_note("", "")
        return numbers

    def on_event(self, event: Event) -> None:
        """Show the outcome of a row, unless the bar shows another text by now."""
        if isinstance(event, OutboxChanged):
            self.take([event.row])

    def take(self, rows: Iterable[OutboxRow]) -> None:
        """Show the outcome of followed rows, unless a newer one of theirs is known."""
        newer = {
            row.number: row
            for row in rows
            if (known := self._rows.get(row.number)) is not None
            and known.changed_at <= row.changed_at
        }
        self._rows |= newer
        if newer and self._bar.note == self._note:
            self._show()

    def _show(self) -> None:
        rows = self._rows.values()
        stuck = sum(
            row.state in (OutboxState.REFUSED, OutboxState.HELD) or bool(row.result.unmet)
            for row in rows
        )
        assert self._locale is not None
        if stuck:
            words = SentWords.tr("%n listings not as wanted: see the outbox", "", stuck)
            tone, self._note = "bad", with_count(words, stuck, self._locale)
        elif any(row.state in UNFINISHED for row in rows):
            words = SentWords.tr("In the outbox until the marketplace answers: {changes}")
            tone, self._note = "info", words.format(changes=self._changes)
        else:
            words = SentWords.tr("Sent: {changes}")
            tone, self._note = "ok", words.format(changes=self._changes)
        self._bar.show_note(tone, self._note, SentWords.tr("Take back"))
