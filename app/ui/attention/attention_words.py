"""The texts of the inbox in the language of the window: groups, entries, actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.editing.sentences.attention_sentences import (
    ENTRY_LINES,
    KIND_TITLES,
    LACKING,
    NAMED,
    STATES,
)
from app.engine.attention.reasons import Act, Kind
from app.ui.activity.row_state import facts_of_row, reason_of
from app.ui.look.text import one_line, quoted
from app.ui.look.translation import Words
from app.ui.schedules.schedule_words import note_of, times_of
from app.ui.texts.catalog_text import UNKNOWN, day, percent
from app.ui.texts.money import format_cents, format_number

if TYPE_CHECKING:
    from app.engine.attention.reasons import Entry
    from app.engine.catalog.catalog import ItemRow
    from app.ui.texts.form_context import FormContext

AttentionWords: Final = Words("AttentionWords")

_ACTS: Final[dict[Act, Callable[[], str]]] = {
    Act.DECIDE: lambda: AttentionWords.tr("Decide"),
    Act.OUTBOX: lambda: AttentionWords.tr("Show in the outbox"),
    Act.RESTOCK: lambda: AttentionWords.tr("Restock"),
    Act.OPEN: lambda: AttentionWords.tr("Open"),
    Act.SCHEDULES: lambda: AttentionWords.tr("See the plans"),
}
ACT_ICONS: Final[dict[Act, str]] = {
    Act.DECIDE: "outbox",
    Act.OUTBOX: "outbox",
    Act.RESTOCK: "box",
    Act.OPEN: "pencil",
    Act.SCHEDULES: "clock",
}
KIND_ICONS: Final[dict[Kind, tuple[str, str]]] = {
    Kind.CONFLICT: ("merge", "review"),
    Kind.REFUSED: ("x-circle", "bad"),
    Kind.UNKNOWN: ("help", "warn"),
    Kind.HELD: ("pause", "text2"),
    Kind.SCHEDULE: ("clock", "bad"),
    Kind.PATCH: ("alert", "bad"),
    Kind.DOCUMENTS: ("text", "bad"),
    Kind.STOPPED: ("stop", "bad"),
    Kind.REVIEW: ("eye", "review"),
    Kind.PAYMENT: ("coin", "warn"),
    Kind.SUSPECTED: ("alert-circle", "warn"),
    Kind.OUT_OF_STOCK: ("box-empty", "bad"),
    Kind.LOSING: ("coin", "bad"),
    Kind.BELOW_FLOOR: ("arrow-down", "bad"),
    Kind.ENDING: ("clock", "warn"),
    Kind.IMPOSED: ("truck", "warn"),
    Kind.WARNED: ("alert", "warn"),
    Kind.UNHEALTHY: ("chart", "warn"),
}
"""The icon and the role of its colour, by kind."""


class EntryText(NamedTuple):
    """The texts of an entry: its title and, below it, the reason."""

    title: str
    line: str


def kind_title(kind: Kind) -> str:
    """Return the title of a group."""
    return _shared(KIND_TITLES[kind])


def act_word(act: Act) -> str:
    """Return the label of an action's button."""
    return _ACTS[act]()


def text_of_entry(entry: Entry, context: FormContext) -> EntryText:
    """Return the texts of an entry; data from the marketplace is plain text."""
    if entry.row is not None:
        line = reason_of(entry.row, facts_of_row(entry.row, context), context)
    elif entry.schedule is not None:
        note = note_of(entry.schedule, context.locale)
        times = times_of(entry.schedule, context.locale)
        line = f"{note} · {times}" if note else times
    else:
        line = _line(entry, context)
    return EntryText(one_line(entry.title) or quoted(entry.item_id), one_line(line))


def _line(entry: Entry, context: FormContext) -> str:
    row = entry.listing
    if entry.message:
        return _shared(ENTRY_LINES["said"]).replace("{said}", entry.message)
    words = _shared(ENTRY_LINES[entry.kind])
    if row is None:
        return words
    for name, value in _values(entry, row, context):
        words = words.replace(f"{{{name}}}", value)
    return words


def _values(entry: Entry, row: ItemRow, context: FormContext) -> Iterator[tuple[str, str]]:
    locale = context.locale
    for name, cents in (("price", row.price), ("net", row.net), ("floor", row.floor)):
        yield name, UNKNOWN if cents is None else format_cents(cents, row.currency_id, locale)
    yield "sold", format_number(row.sold_quantity, locale)
    yield "warnings", format_number(row.warnings, locale)
    yield "health", percent(row.health)
    yield "ends", UNKNOWN if entry.ends_at is None else day(entry.ends_at)
    codes = [code for code in row.sub_status.split(",") if code in STATES]
    yield "states", ", ".join(_shared(STATES[code]) for code in codes)
    yield "lacking", ", ".join(_lacking(entry)) or UNKNOWN


def _lacking(entry: Entry) -> Iterator[str]:
    """Yield the missing parts of a listing, attributes first."""
    lacking = entry.lacking
    if lacking is None:
        return
    yield from (one_line(name) for _, name in lacking.attributes[:NAMED])
    if (more := len(lacking.attributes) - NAMED) > 0:
        yield _shared(LACKING["more"]).replace("{count}", str(more))
    if lacking.pictures:
        yield _shared(LACKING["pictures"]).replace("{count}", str(lacking.pictures))
    yield from (_shared(LACKING[goal]) for goal in lacking.goals)


def _shared(text: str) -> str:
    return QCoreApplication.translate("Attention", text)
