"""One entry of the attention list, as text and as a JSON record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.commands.language import tr
from app.commands.outbox.rows import row_summary, why
from app.commands.texts.codes import code_text
from app.commands.texts.figures import UNKNOWN, moment_shown, money_text
from app.commands.wording import moment_text, plain
from app.editing.sentences.attention_sentences import ENTRY_LINES, LACKING, NAMED, STATES
from app.engine.outbox.row_view import RowView
from app.engine.sync.item_rows import amount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.engine.attention.reasons import Entry
    from app.rules.attributes.quality import Lacking
    from app.workspace.listing_rows import ItemRow

_LONGEST = 120


def entry_line(entry: Entry) -> str:
    """Return a sentence with the reason for an entry; foreign text is escaped for a terminal."""
    if entry.row is not None:
        return why(RowView(entry.row))
    if entry.schedule is not None:
        begins = moment_shown(moment_text(entry.schedule.starts_at))
        return f"{code_text(entry.schedule.state.value)}, {begins}"
    if entry.message:
        return tr(ENTRY_LINES["said"], said=plain(entry.message, _LONGEST))
    row = entry.listing
    return "" if row is None else tr(ENTRY_LINES[entry.kind], **_values(entry, row))


def _values(entry: Entry, row: ItemRow) -> dict[str, object]:
    codes = [code for code in row.sub_status.split(",") if code in STATES]
    lacking = () if entry.lacking is None else _lacking(entry.lacking)
    return {
        "price": _money(row.price, row),
        "net": _money(row.net, row),
        "floor": _money(row.floor, row),
        "sold": row.sold_quantity,
        "warnings": row.warnings,
        "health": UNKNOWN if row.health is None else str(round(row.health * 100)),
        "ends": UNKNOWN if entry.ends_at is None else moment_shown(moment_text(entry.ends_at)),
        "states": ", ".join(tr(STATES[code]) for code in codes),
        "lacking": ", ".join(lacking) or UNKNOWN,
    }


def _money(cents: int | None, row: ItemRow) -> str:
    value = amount(cents)
    return money_text(value, plain(row.currency_id, 8))


def _lacking(lacking: Lacking) -> Iterator[str]:
    yield from (plain(name, 40) for _, name in lacking.attributes[:NAMED])
    if (more := len(lacking.attributes) - NAMED) > 0:
        yield tr(LACKING["more"], count=more)
    if lacking.pictures:
        yield tr(LACKING["pictures"], count=lacking.pictures)
    for goal in lacking.goals:
        yield tr(LACKING[goal])


def entry_record(entry: Entry) -> dict[str, object]:
    """Return an entry as a JSON record."""
    schedule, lacking = entry.schedule, entry.lacking
    return {
        "item_id": entry.item_id or None,
        "title": entry.title,
        "since": None if entry.since is None else moment_text(entry.since),
        "field": entry.field or None,
        "acts": [act.value for act in entry.acts],
        "says": entry.message or None,
        "ends_at": None if entry.ends_at is None else moment_text(entry.ends_at),
        "row": None if entry.row is None else row_summary(RowView(entry.row)),
        "schedule": None if schedule is None else schedule.schedule_id,
        "lacks": None
        if lacking is None
        else {
            "attributes": [attribute_id for attribute_id, _ in lacking.attributes],
            "pictures": lacking.pictures,
            "goals": list(lacking.goals),
        },
    }
