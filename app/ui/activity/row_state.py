"""The presentation of an outbox row: its group, its chip, its reason and its content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.domain.shapes import text_of as wire_text
from app.editing.acceptance import Acceptance, acceptance_of
from app.editing.draft_calls import calls_of
from app.editing.row_result import HeldBy, conflicts_of
from app.engine.outbox.outbox import Kind, OutboxState
from app.ui.activity.change_text import Step, label_of, labels, line_of, steps_of_draft
from app.ui.look.chips import ChipStyle, chip_for_state
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.acceptance_text import short_text
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.domain.calls import Call
    from app.editing.draft import ItemDraft
    from app.engine.notices import Notice
    from app.engine.outbox.outbox import OutboxCommand, OutboxRow
    from app.rules.findings import Finding
    from app.ui.texts.form_context import FormContext

RowState: Final = Words("RowState")

SENDING, CHECKED, WAITING, NEED_YOU, SENT = "sending", "checked", "waiting", "need_you", "sent"
WITHOUT_TAB: Final = frozenset({SENDING, CHECKED})
"""The groups without a tab: rows being sent, and rows that end without the seller."""
#: The groups in the order in which they are shown, with their titles.
GROUPS: Final[tuple[tuple[str, object], ...]] = (
    (SENDING, QT_TRANSLATE_NOOP("OutboxGroup", "Being sent")),
    (CHECKED, QT_TRANSLATE_NOOP("OutboxGroup", "Being checked")),
    (WAITING, QT_TRANSLATE_NOOP("OutboxGroup", "Waiting")),
    (NEED_YOU, QT_TRANSLATE_NOOP("OutboxGroup", "To decide")),
    (SENT, QT_TRANSLATE_NOOP("OutboxGroup", "Sent")),
)
_GROUP_OF: Final = {
    OutboxState.SENDING: SENDING,
    OutboxState.QUEUED: WAITING,
    OutboxState.HELD: NEED_YOU,
    OutboxState.UNKNOWN: CHECKED,
    OutboxState.REFUSED: NEED_YOU,
    OutboxState.DONE: SENT,
    OutboxState.CANCELLED: SENT,
}


class RowFacts(NamedTuple):
    """The parsed content of an outbox row: its changes and their outcome.

    ``draft`` and ``command`` are ``None`` if the row cannot be parsed. ``typed`` is the draft that
    a seller typed into a form, which is restored if the row is cancelled.
    """

    draft: ItemDraft | None
    steps: tuple[Step, ...]
    findings: tuple[Finding, ...]
    notice: Notice | None
    command: OutboxCommand | None = None
    unmet: tuple[str, ...] = ()
    typed: ItemDraft | None = None

    @property
    def kind(self) -> Kind:
        """The kind of request."""
        return Kind.UPDATE if self.command is None else self.command.kind

    @property
    def batch(self) -> str | None:
        """The id of the batch it belongs to, or ``None``."""
        return None if self.command is None else self.command.batch

    @property
    def details(self) -> Mapping[str, object]:
        """The further data that its kind needs."""
        return {} if self.command is None else self.command.details

    @property
    def arrival(self) -> Acceptance:
        """How completely the change arrived, if it is done."""
        return acceptance_of(self.findings, self.unmet)

    @property
    def is_lost(self) -> bool:
        """Whether the row creates a listing, whose existence may still be unknown."""
        return self.kind in (Kind.CREATE, Kind.RELIST)


def group_of(row: OutboxRow) -> str:
    """Return the group of a row; a row held by the seller needs no decision."""
    return WAITING if is_held_by_seller(row) else _GROUP_OF[row.state]


def group_of_state(state: OutboxState) -> str:
    """Return the group of rows in a state."""
    return _GROUP_OF[state]


def group_title(key: str) -> str:
    """Return the title of a group in the language of the window."""
    return QCoreApplication.translate("OutboxGroup", str(dict(GROUPS)[key]))


def facts_of_row(row: OutboxRow, context: FormContext) -> RowFacts:
    """Return the parsed content of a row."""
    try:
        draft: ItemDraft | None = row.item_draft()
        steps = steps_of_draft(draft, context) if draft is not None else ()
    except (ValueError, TypeError, AttributeError, KeyError):
        draft, steps = None, ()
    try:
        command: OutboxCommand | None = row.command()
    except ValueError:
        command = None
    typed = _typed(row, draft, command)
    if typed is not None and typed.is_new:
        steps = steps_of_draft(typed, context)
    result = row.result
    return RowFacts(draft, steps, result.findings, result.notice, command, result.unmet, typed)


def _typed(
    row: OutboxRow, draft: ItemDraft | None, command: OutboxCommand | None
) -> ItemDraft | None:
    if command is None or command.batch is not None:
        return None
    if command.kind is Kind.UPDATE:
        return draft
    try:
        return row.typed_draft()
    except (ValueError, TypeError, AttributeError, KeyError):
        return None


def calls_of_row(row: OutboxRow, facts: RowFacts) -> list[Call]:
    """Return the requests that would send a row, in order; none if it cannot be parsed."""
    own = None if facts.command is None else facts.command.own_call(row.item_id)
    if own is not None:
        return [own]
    return [] if facts.draft is None else calls_of(facts.draft, row.progress.uploaded)


def conflict_paths(facts: RowFacts) -> tuple[str, ...]:
    """Return the fields that both sides changed."""
    return conflicts_of(facts.findings)


def in_conflict(row: OutboxRow, facts: RowFacts) -> bool:
    """Return whether the row is held because somebody else changed the same fields."""
    return row.state is OutboxState.HELD and bool(conflict_paths(facts))


def needs_confirming(row: OutboxRow) -> bool:
    """Return whether the row is held because it would remove something permanently."""
    return row.state is OutboxState.HELD and row.result.asks_to_confirm


def is_held_by_seller(row: OutboxRow) -> bool:
    """Return whether the seller holds the row."""
    return row.state is OutboxState.HELD and row.result.held_by is HeldBy.SELLER


def chip_of(row: OutboxRow, facts: RowFacts, *, undone: bool = False) -> ChipStyle:
    """Return the chip of a row: icon, word and colour of its state."""
    if undone and row.state is OutboxState.DONE:
        return chip_for_state("undone")
    match row.state:
        case OutboxState.SENDING:
            return chip_for_state("sending")
        case OutboxState.QUEUED:
            return chip_for_state("waiting")
        case OutboxState.HELD if is_held_by_seller(row):
            return chip_for_state("held")
        case OutboxState.HELD:
            if facts.is_lost and not row.progress.item_id:
                return chip_for_state("unknown")
            return chip_for_state("conflict" if in_conflict(row, facts) else "held")
        case OutboxState.UNKNOWN:
            return chip_for_state("unknown")
        case OutboxState.REFUSED:
            return chip_for_state("refused")
        case OutboxState.DONE:
            whole = facts.arrival.is_whole
            return chip_for_state("sent" if whole else "sent_with_warnings")
        case OutboxState.CANCELLED:
            return ChipStyle("neutral", "x", RowState.tr("Taken back"))


def fields_of(facts: RowFacts) -> str:
    """Return the fields that a row changes, in a few words."""
    match facts.kind:
        case Kind.CREATE:
            return RowState.tr("new listing")
        case Kind.RELIST:
            return RowState.tr("listed again")
        case Kind.LISTING_TYPE:
            return RowState.tr("listing type")
    return labels(facts.steps)


def reason_of(row: OutboxRow, facts: RowFacts, context: FormContext) -> str:
    """Return the second line of a row: its changes, or the reason for its state."""
    change = _change(row, facts)
    match row.state:
        case OutboxState.SENDING:
            return change or RowState.tr("on its way")
        case OutboxState.QUEUED:
            return change or RowState.tr("will be sent as soon as possible")
        case OutboxState.HELD if is_held_by_seller(row):
            return RowState.tr("put on hold by you")
        case OutboxState.HELD if in_conflict(row, facts):
            return RowState.tr("changed on the marketplace in the meantime")
        case OutboxState.UNKNOWN:
            return RowState.tr("no answer came: checking whether it arrived")
        case OutboxState.HELD if facts.is_lost and not row.progress.item_id:
            return _lost_line(facts)
        case OutboxState.HELD if row.result.held_by is HeldBy.RESTORE:
            return RowState.tr("restored from a backup; it may have been sent already")
        case OutboxState.HELD | OutboxState.REFUSED:
            return why(facts, context)
        case OutboxState.CANCELLED:
            return change
        case OutboxState.DONE:
            return _sent_line(row, facts, change, context)


def _lost_line(facts: RowFacts) -> str:
    if facts.notice is not None and facts.notice.params.get("candidates"):
        return RowState.tr("no answer came, and several listings could be the new one")
    return RowState.tr("no answer came, and it was not found")


def _wanted_type(facts: RowFacts) -> str:
    return wire_text(facts.details.get("listing_type_id"))


def _change(row: OutboxRow, facts: RowFacts) -> str:
    if facts.kind is Kind.LISTING_TYPE:
        return code_name(LISTING_TYPE, _wanted_type(facts))
    if facts.kind is not Kind.UPDATE:
        created = row.state is OutboxState.DONE
        return RowState.tr("created: {id}").format(id=row.listing_id) if created else ""
    return line_of(facts.steps)


def why(facts: RowFacts, context: FormContext) -> str:
    """Return why a row was refused or held: its first finding, else the notice."""
    for finding in facts.findings:
        return finding_line(finding, facts, context)
    if facts.notice is not None:
        return text_of(facts.notice).title
    return RowState.tr("it needs your decision")


def finding_line(finding: Finding, facts: RowFacts, context: FormContext) -> str:
    """Return a finding with the name of its field."""
    sentence = finding_sentence(finding, context)
    if not finding.path:
        return sentence
    item = facts.draft.base if facts.draft is not None else {}
    return f"{label_of(finding.path, item)}: {sentence}"


def _sent_line(row: OutboxRow, facts: RowFacts, change: str, context: FormContext) -> str:
    if not facts.arrival.is_whole:
        arrival = short_text(facts.arrival)
        first = [finding_line(finding, facts, context) for finding in facts.findings[:1]]
        return ": ".join((arrival, *first))
    if row.result.was_there:
        there = RowState.tr("nothing had to be sent: it was so already")
        return f"{change} · {there}" if change else there
    if row.result.is_settled:
        arrived = RowState.tr("checked: it arrived")
        return f"{change} · {arrived}" if change else arrived
    return change


def accessible_text(row: OutboxRow, facts: RowFacts, context: FormContext) -> str:
    """Return the text of a whole row for a screen reader."""
    parts = (
        one_line(row.title),
        chip_of(row, facts).text,
        fields_of(facts),
        reason_of(row, facts, context),
    )
    return ", ".join(part for part in parts if part)
