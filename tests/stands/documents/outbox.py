"""The documents of the outbox, and of what is sent through it."""

from __future__ import annotations

from app.engine.outbox.local_outbox import DecisionOutcome
from app.engine.outbox.row_view import Reason
from app.workspace.journal.outbox_row import OutboxState
from tests.stands.documents.shapes import (
    ANY,
    AT,
    COUNT,
    FINDING,
    NOTICE,
    OBJECT,
    TEXT,
    WORD,
    YES_OR_NO,
    by_name,
    many,
    maybe,
    obj,
    with_optional,
)

STATE = {"enum": [state.value for state in OutboxState]}
SUMMARY: dict[str, object] = {
    "number": COUNT,
    "state": STATE,
    "reason": {"enum": [None, *(reason.value for reason in Reason)]},
    "item_id": WORD,
    "title": WORD,
    "kind": {"enum": [None, "update", "create", "relist", "listing_type"]},
    "batch": TEXT,
    "fields": many(WORD),
    "conflicts": many(WORD),
    "made_at": AT,
    "changed_at": AT,
    "attempts": COUNT,
    "findings": many(FINDING),
    "notice": maybe(NOTICE),
}
LIST = obj(
    as_of=AT,
    paused=YES_OR_NO,
    counts=obj(**dict.fromkeys([state.value for state in OutboxState], COUNT)),
    found=COUNT,
    damaged=COUNT,
    rows=many(obj(**SUMMARY)),
)
FIELD = with_optional(
    obj(path=WORD, before=ANY, mine=ANY, decided={"enum": [None, "mine", "theirs"]}),
    theirs=ANY,
    sends=ANY,
)
REQUEST = obj(method=WORD, path=WORD, body=maybe(OBJECT))
SHOW = obj(
    as_of=AT, rows=many(obj(**{**SUMMARY, "fields": many(FIELD), "requests": many(REQUEST)}))
)
SENT_ROW = obj(
    number=COUNT,
    item_id=WORD,
    title=WORD,
    state=STATE,
    attempts=COUNT,
    unmet=many(WORD),
    findings=many(FINDING),
    notice=maybe(NOTICE),
)
SENT = obj(counts=by_name(COUNT), rows=many(SENT_ROW))
SEND = obj(counts=by_name(COUNT), paused=YES_OR_NO, rows=many(SENT_ROW))
DECIDED = obj(
    number=COUNT,
    item_id=WORD,
    title=WORD,
    did={"enum": [did.value for did in DecisionOutcome]},
    state=STATE,
    conflicts=many(WORD),
    draft=YES_OR_NO,
    behind=many(obj(number=COUNT, state=STATE)),
)
ACTED = obj(rows=many(DECIDED), freed=many(COUNT), sent=maybe(SENT))
