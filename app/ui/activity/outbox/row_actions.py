"""The actions of an outbox row, as a table by state, the main action last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engine.outbox.outbox import OutboxState
from app.ui.activity.row_state import in_conflict, is_held_by_seller, needs_confirming

if TYPE_CHECKING:
    from app.engine.outbox.outbox import OutboxRow
    from app.ui.activity.row_state import RowFacts

OPEN, CANCEL, RETRY, UNDO = "open", "cancel", "retry", "undo"
LOOK, CONFIRM, LIST_AGAIN = "look", "confirm", "list_again"
HOLD, RELEASE = "hold", "release"
SEND_RESULT, KEEP_LIVE = "send_result", "keep_live"


class RowAction(NamedTuple):
    """One action: its label, its icon, and ``note``: its effect on the data."""

    id: str
    title: object
    icon: str
    note: object = ""


ROW_ACTIONS: Final = {
    action.id: action
    for action in (
        RowAction(OPEN, QT_TRANSLATE_NOOP("OutboxAct", "Open the listing"), "pencil"),
        RowAction(
            CANCEL,
            QT_TRANSLATE_NOOP("OutboxAct", "Take back"),
            "x",
            QT_TRANSLATE_NOOP("OutboxAct", "None of it was sent."),
        ),
        RowAction(
            RETRY,
            QT_TRANSLATE_NOOP("OutboxAct", "Try again"),
            "sync",
            QT_TRANSLATE_NOOP("OutboxAct", "It is applied to the listing as it is by then."),
        ),
        RowAction(
            UNDO,
            QT_TRANSLATE_NOOP("OutboxAct", "Undo"),
            "undo",
            QT_TRANSLATE_NOOP("OutboxAct", "What has changed since is left alone and listed."),
        ),
        RowAction(
            LOOK,
            QT_TRANSLATE_NOOP("OutboxAct", "Check again"),
            "search",
            QT_TRANSLATE_NOOP("OutboxAct", "Checking sends nothing."),
        ),
        RowAction(
            HOLD,
            QT_TRANSLATE_NOOP("OutboxAct", "Hold"),
            "pause",
            QT_TRANSLATE_NOOP("OutboxAct", "It waits until you release it."),
        ),
        RowAction(
            RELEASE,
            QT_TRANSLATE_NOOP("OutboxAct", "Release"),
            "play",
            QT_TRANSLATE_NOOP("OutboxAct", "It is applied to the listing as it is by then."),
        ),
        RowAction(LIST_AGAIN, QT_TRANSLATE_NOOP("OutboxAct", "List it again"), "plus"),
        RowAction(
            CONFIRM,
            QT_TRANSLATE_NOOP("OutboxAct", "Send anyway"),
            "alert",
            QT_TRANSLATE_NOOP("OutboxAct", "What is removed cannot be restored."),
        ),
        RowAction(KEEP_LIVE, QT_TRANSLATE_NOOP("OutboxAct", "Keep the marketplace’s"), "cloud"),
        RowAction(
            SEND_RESULT,
            QT_TRANSLATE_NOOP("OutboxAct", "Send the result"),
            "send",
            QT_TRANSLATE_NOOP("OutboxAct", "All three stay in the history."),
        ),
    )
}


def title_of(action_id: str) -> str:
    """Return the label of an action in the language of the window."""
    return QCoreApplication.translate("OutboxAct", str(ROW_ACTIONS[action_id].title))


def note_of(action_id: str) -> str:
    """Return the note on the effect of an action, or ""."""
    note = ROW_ACTIONS[action_id].note
    return QCoreApplication.translate("OutboxAct", str(note)) if note else ""


def actions_of(row: OutboxRow, facts: RowFacts, *, undone: bool = False) -> tuple[str, ...]:
    """Return the actions that are possible for a row now; the last is the main one.

    ``undone`` means that the undo of the row was sent already, or is about to be.
    """
    actions = _actions(row, facts, undone=undone)
    if facts.is_lost and not row.progress.item_id and facts.typed is None:
        # There is no listing yet that could be opened, and no draft of one.
        return tuple(action for action in actions if action != OPEN)
    return actions


def _actions(row: OutboxRow, facts: RowFacts, *, undone: bool) -> tuple[str, ...]:
    match row.state:
        case OutboxState.QUEUED:
            return (OPEN, HOLD, CANCEL)
        case OutboxState.HELD if is_held_by_seller(row):
            return (OPEN, CANCEL, RELEASE)
        case OutboxState.HELD if facts.is_lost and not row.progress.item_id:
            return (CANCEL, LIST_AGAIN, LOOK)
        case OutboxState.HELD if needs_confirming(row):
            return (OPEN, CANCEL, CONFIRM)
        case OutboxState.HELD if in_conflict(row, facts):
            return (OPEN, KEEP_LIVE, SEND_RESULT)
        case OutboxState.HELD:
            return (OPEN, CANCEL, RETRY)
        case OutboxState.REFUSED:
            return (CANCEL, RETRY, OPEN)
        # A closed listing cannot be reopened.
        case OutboxState.DONE if not undone and "closes" not in facts.details:
            return (OPEN, UNDO)
    return (OPEN,)
