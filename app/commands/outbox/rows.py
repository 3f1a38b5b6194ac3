"""Rows of the outbox as text and JSON: their fields, their reason and their requests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from app.commands.language import marked, tr
from app.commands.texts.fields import field_text
from app.commands.texts.figures import UNKNOWN
from app.commands.wording import finding_text, moment_text, notice_text, plain, value_text
from app.domain.shapes import object_of, text_of
from app.editing.finding_records import records_of
from app.editing.values import encode_value
from app.engine.outbox.row_view import Reason, RowView
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from app.workspace.journal.history import HistoryEntry

WORDS = {
    Reason.CONFLICT: marked("also changed on the marketplace"),
    Reason.CONFIRM: marked("would remove something for good"),
    Reason.BY_SELLER: marked("on hold by you"),
    Reason.BEHIND: marked("waits for an earlier change, which is on hold"),
    Reason.RESTORED: marked("restored from a backup; it may have been sent already"),
    Reason.LOST: marked("no answer came, and the new listing was not found"),
    Reason.NO_ANSWER: marked("no answer came; checking whether it arrived"),
    Reason.UNREADABLE: marked("cannot be read by this version"),
}


def why(view: RowView) -> str:
    """Return the reason for the state of a row, in a few words."""
    reason = view.reason
    if reason is Reason.CONFLICT:
        return f"{tr(WORDS[reason])}: {', '.join(fields_called(view, view.conflicts))}"
    if reason is not None and reason in WORDS:
        return tr(WORDS[reason])
    if view.findings:
        return finding_text(view.findings[0], plain(_currency_of(view), 8))
    return "" if view.notice is None else notice_text(view.notice)


def what(view: RowView) -> str:
    """Return the content of a row, in a few words."""
    if view.command is not None and view.command.kind is Kind.CREATE:
        return tr("new listing")
    if view.command is not None and view.command.kind is Kind.RELIST:
        return tr("listed again")
    return ", ".join(fields_called(view, [field.path for field in view.fields])) or UNKNOWN


def fields_called(view: RowView, paths: Iterable[str]) -> list[str]:
    """Return the names of the fields of a row, each once."""
    draft, known = view.draft, list(paths)
    items = [] if draft is None else [draft.base]
    if draft is not None and any(path.startswith("variations.") for path in known):
        # The names of new variations are only in the draft.
        items.append(draft.preview())
    return list(dict.fromkeys(plain(field_text(path, "", *items), 80) for path in known))


def money(view: RowView, path: str, value: object) -> str:
    """Return a form value of a row as text, a price with its currency."""
    return value_text(encode_value(value), path, plain(_currency_of(view), 8))


def _currency_of(view: RowView) -> str:
    base = {} if view.draft is None else view.draft.base
    form = {} if view.command is None else object_of(view.command.details.get("form"))
    return text_of(base.get("currency_id")) or text_of(form.get("currency_id"))


def row_summary(view: RowView) -> dict[str, object]:
    """Return a row as a JSON record, without its values."""
    row, command = view.row, view.command
    return {
        "number": row.number,
        "state": row.state.value,
        "reason": None if view.reason is None else view.reason.value,
        "item_id": row.listing_id,
        "title": row.title,
        "kind": None if command is None else command.kind.value,
        "batch": None if command is None else command.batch,
        "fields": list(dict.fromkeys(field.path for field in view.fields)),
        "conflicts": list(view.conflicts),
        "made_at": moment_text(row.created_at),
        "changed_at": moment_text(row.changed_at),
        "attempts": row.attempts,
        "findings": records_of(view.findings),
        "notice": None if view.notice is None else view.notice.to_json(),
    }


def row_detail(view: RowView, entries: Sequence[HistoryEntry]) -> dict[str, object]:
    """Return a row as a JSON record with its values and requests."""
    fields = []
    for field in view.fields:
        values = {"before": encode_value(field.before), "mine": encode_value(field.mine)}
        if field.in_conflict:
            values["theirs"] = encode_value(field.theirs)
            values["sends"] = encode_value(field.sends)
        fields.append({"path": field.path, **values, "decided": field.decided or None})
    requests = [
        {"method": call.method, "path": call.path, "body": call.body}
        for call in view.requests(entries)
    ]
    return {**row_summary(view), "fields": fields, "requests": requests}
