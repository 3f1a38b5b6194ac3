"""The texts above the fields in a row's detail: one line on its state, and a banner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QDateTime

from app.editing.row_result import HeldBy
from app.engine.notices import Notice
from app.engine.outbox.outbox import OutboxState
from app.ui.activity.change_text import label_of
from app.ui.activity.row_state import (
    RowFacts,
    conflict_paths,
    finding_line,
    in_conflict,
    is_held_by_seller,
    needs_confirming,
    reason_of,
)
from app.ui.look.translation import Words
from app.ui.texts.acceptance_text import sent_text
from app.ui.texts.catalog_text import moment, reading_locale
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from app.engine.outbox.outbox import OutboxRow
    from app.ui.texts.form_context import FormContext

RowWords: Final = Words("RowWords")
_MOST_REASONS: Final = 4


class BannerWords(NamedTuple):
    """A banner: its tone, title and sentence; no title means no banner."""

    tone: str = "info"
    title: str = ""
    text: str = ""


def clock_time(at_ms: int) -> str:
    """Return a time in its shortest form: for today only the time of day."""
    if at_ms <= 0:
        return ""
    shown = QDateTime.fromMSecsSinceEpoch(at_ms)
    if shown.date() == QDateTime.currentDateTime().date():
        return str(reading_locale().toString(shown, "HH:mm"))
    return moment(at_ms)


def second_line(row: OutboxRow, facts: RowFacts) -> str:
    """Return the id of the listing, and the meaning of the row's state."""
    at = clock_time(row.changed_at)
    match row.state:
        case OutboxState.QUEUED:
            words = RowWords.tr("waiting since {time}").format(time=clock_time(row.created_at))
        case OutboxState.SENDING:
            words = RowWords.tr("on its way now")
        case OutboxState.UNKNOWN:
            words = RowWords.tr("not sent twice, whatever happens")
        case OutboxState.HELD if in_conflict(row, facts):
            words = RowWords.tr("on hold: nothing was overwritten")
        case OutboxState.HELD:
            words = RowWords.tr("on hold since {time}").format(time=at)
        case OutboxState.REFUSED:
            words = RowWords.tr("refused {time}; nothing was changed").format(time=at)
        case OutboxState.DONE:
            words = RowWords.tr("sent {time}").format(time=at)
        case OutboxState.CANCELLED:
            words = RowWords.tr("taken back {time}; nothing was sent").format(time=at)
    known = not facts.is_lost or bool(row.progress.item_id)
    return f"{row.listing_id} · {words}" if known else words


def banner_of(row: OutboxRow, facts: RowFacts, context: FormContext) -> BannerWords:
    """Return the banner for a row; it may be empty."""
    match row.state:
        case OutboxState.HELD if is_held_by_seller(row):
            title = RowWords.tr("You put it on hold")
            text = RowWords.tr(
                "It is sent when you release it, and applied to the listing as it is by then."
            )
            return BannerWords("info", title, text)
        case OutboxState.HELD if in_conflict(row, facts):
            return _conflict(facts)
        case OutboxState.HELD if needs_confirming(row):
            title = RowWords.tr("It would remove something for good")
            return BannerWords("bad", title, _reasons(facts, context))
        case OutboxState.UNKNOWN:
            words = text_of(Notice("outcome_unknown"))
            return BannerWords("warn", words.title, words.text)
        case OutboxState.REFUSED | OutboxState.HELD:
            return _refused(row, facts, context)
        case OutboxState.DONE if not facts.arrival.is_whole:
            title, tone = sent_text(facts.arrival)
            return BannerWords(tone, title, _reasons(facts, context))
    return BannerWords()


def _conflict(facts: RowFacts) -> BannerWords:
    paths = conflict_paths(facts)
    if len(paths) == 1 and facts.draft is not None:
        title = RowWords.tr(
            "{field} was changed on the marketplace while your change waited"
        ).format(field=label_of(paths[0], facts.draft.base))
    else:
        title = RowWords.tr(
            "%n fields changed on the marketplace while your change waited", "", len(paths)
        )
    text = RowWords.tr(
        "Both sides changed it, so you choose. What only one side changed is already merged."
    )
    return BannerWords("review", title, text)


def _refused(row: OutboxRow, facts: RowFacts, context: FormContext) -> BannerWords:
    reasons = _reasons(facts, context)
    if row.result.held_by is HeldBy.RESTORE:
        return BannerWords(
            "warn", RowWords.tr("It is waiting for you"), reason_of(row, facts, context)
        )
    if facts.notice is not None:
        words = text_of(facts.notice)
        return BannerWords(words.tone, words.title, reasons or words.text)
    tone = "bad" if row.state is OutboxState.REFUSED else "warn"
    title = (
        RowWords.tr("The marketplace refused it")
        if row.state is OutboxState.REFUSED
        else RowWords.tr("It is waiting for you")
    )
    return BannerWords(tone, title, reasons)


def _reasons(facts: RowFacts, context: FormContext) -> str:
    lines = [finding_line(finding, facts, context) for finding in facts.findings[:_MOST_REASONS]]
    more = len(facts.findings) - _MOST_REASONS
    return " · ".join(lines) + (f" +{more}" if more > 0 else "")
