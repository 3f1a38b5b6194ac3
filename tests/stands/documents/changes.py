"""The documents of what changes listings: one of them, or many by plans and sheets."""

from __future__ import annotations

from app.engine.plans.plan_check import Outlook
from app.workspace.journal.schedules import ScheduleState
from tests.stands.documents.outbox import SENT_ROW
from tests.stands.documents.shapes import (
    ANY,
    COUNT,
    FINDING,
    NUMBER,
    OBJECT,
    RISK,
    TEXT,
    WORD,
    YES_OR_NO,
    Schema,
    by_name,
    many,
    maybe,
    obj,
    with_optional,
)

STEP = obj(path=WORD, before=ANY, after=ANY)
PREPARED: dict[str, object] = {
    "item_id": TEXT,
    "title": WORD,
    "changes": many(STEP),
    "net": maybe(obj(currency_id=WORD, before=NUMBER, after=NUMBER)),
    "findings": many(FINDING),
    "earlier": COUNT,
    "replaced": COUNT,
    "risky": COUNT,
    "risks": many(RISK),
}
CHANGE: Schema = {
    "anyOf": [
        obj(**PREPARED, row=maybe(SENT_ROW), listing_id=TEXT),
        obj(**PREPARED, row={"type": "null"}, accepted=COUNT),
    ]
}
"""A change of one listing: what was sent, or what was not as it is risky."""
PICTURES = obj(
    item_id=WORD,
    pictures=many(obj(number=COUNT, id=WORD, max_size=TEXT, address=TEXT)),
)
VARIATIONS = obj(
    item_id=WORD,
    variations=many(
        obj(number=COUNT, id=ANY, attributes=WORD, price=NUMBER, stock=NUMBER, sku=TEXT)
    ),
)
TYPES = obj(
    item_id=WORD,
    currency_id=WORD,
    types=many(
        obj(
            id=WORD,
            name=TEXT,
            current=YES_OR_NO,
            upgrade=YES_OR_NO,
            net=NUMBER,
            findings=many(FINDING),
        )
    ),
)
VALIDATION = obj(valid=YES_OR_NO, predicted_category_id=TEXT, findings=many(FINDING))
NEW_PLAN = with_optional(
    obj(
        file=WORD,
        mark=WORD,
        plan_id=WORD,
        found=COUNT,
        planned=COUNT,
        skipped=by_name(COUNT),
        at_floor=many(WORD),
    ),
    unknown=many(WORD),
)
CHECKED_LISTING = obj(
    id=WORD,
    title=WORD,
    outlook={"enum": [outlook.value for outlook in Outlook]},
    findings=many(FINDING),
)
CHECKED = obj(counts=by_name(COUNT), risky=COUNT, risks=many(RISK), listings=many(CHECKED_LISTING))
PLAN = obj(
    mark=WORD,
    plan_id=TEXT,
    shop=obj(user_id=WORD, site_id=WORD),
    made_at=WORD,
    where=WORD,
    operations=many(WORD),
    count=COUNT,
    risky=COUNT,
    listings=many(obj(id=WORD, title=WORD, before=OBJECT, after=OBJECT)),
)
LEFT = obj(item_id=WORD, path=WORD, code=WORD, params=OBJECT)
APPLIED = obj(
    counts=by_name(COUNT),
    already=many(WORD),
    dropped=many(LEFT),
    left=many(LEFT),
    notes=many(LEFT),
    rows=many(SENT_ROW),
)
WAY_BACK = obj(
    changes=many(obj(item_id=WORD, kind=WORD, changes=OBJECT)),
    left=many(LEFT),
    notes=many(LEFT),
    risks=many(RISK),
)
"""What an undo would do, or what it did not as nobody agreed to it."""
REFUSED_ROW = obj(sheet=TEXT, row=COUNT, id=TEXT, column=TEXT, code=WORD)
IMPORTED = obj(
    file=TEXT,
    plan_id=TEXT,
    **dict.fromkeys(("rows", "untouched", "planned"), COUNT),
    cleared=by_name(COUNT),
    not_changed_by_a_sheet=by_name(COUNT),
    new=many(WORD),
    questions=many(obj(column=WORD, field=WORD, samples=many(WORD))),
    unused_columns=many(WORD),
    refused=many(REFUSED_ROW),
)
LISTED = obj(
    dry_run=YES_OR_NO,
    listable=COUNT,
    listed=COUNT,
    rows=many(obj(row=COUNT, code=WORD, id=TEXT, outcome=WORD, findings=many(FINDING))),
    unlisted=many(obj(row=COUNT, code=WORD, findings=many(FINDING))),
    refused=many(REFUSED_ROW),
    pictures_left=many(WORD),
)
_SCHEDULE: dict[str, object] = {
    "id": WORD,
    "name": WORD,
    "state": {"enum": [state.value for state in ScheduleState]},
    "zone": WORD,
    "starts_at": WORD,
    "ends_at": TEXT,
    "made_at": WORD,
    "changed_at": WORD,
    "listings": COUNT,
    "risky": COUNT,
    "floor": TEXT,
    "result": maybe(OBJECT),
}
SCHEDULE = obj(**_SCHEDULE)
SCHEDULES = obj(looked_after=YES_OR_NO, schedules=many(SCHEDULE))
DECIDED_SCHEDULE = obj(**_SCHEDULE, looked_after=YES_OR_NO)
