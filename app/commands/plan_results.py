"""The output of the ``plan`` commands: a plan, its check, and the outcome of its application."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.exits import Exit
from app.commands.language import counted, marked, tr
from app.commands.output import print_json, print_json_list, print_table
from app.commands.shop import print_rows, row_record
from app.commands.texts.fields import field_text
from app.commands.texts.figures import moment_shown
from app.commands.wording import plain, value_text
from app.domain.shapes import text_of
from app.editing.values import encode_value
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.outbox.guards import RiskSearch
    from app.engine.plans.apply import Applied
    from app.engine.plans.plan import Plan, PlannedListing
    from app.engine.plans.plan_builder import Planning
    from app.engine.undo.inverse import Note, Skipped

_MOST_NAMED = 10
SKIPPED = {
    "so_already": marked("they already have that value"),
    "no_body": marked("their details are not in the catalogue"),
    "no_price": marked("they have no price"),
    "no_stock": marked("they have no stock figure"),
    "no_such_decimals": marked("their currency has fewer decimals"),
    "price_not_above_0": marked("the price would not be above 0"),
    "not_found": marked("their title does not have the text to replace"),
    "nothing_left": marked("no title would be left"),
    "has_value": marked("it has a value already"),
    "no_unit_cost": marked("their unit cost is not given ('vitrina costs')"),
    "net_unknown": marked("what a sale leaves is not known"),
    "no_such_price": marked("no price leaves that much"),
    "leaves_less": marked("a later operation lowers the required net"),
    "no_such_picture": marked("there is no picture at that place"),
    "no_picture_left": marked("no picture would be left"),
    "shown_by_variation": marked("a variation shows the picture that would go"),
    "no_text_left": marked("no text would be left"),
    "text_unread": marked("the text of the description could not be read"),
    "no_such_attribute": marked("their category does not have this attribute"),
    "is_closed": marked("it is closed"),
    "not_closed": marked("it is not closed"),
    "deleted": marked("it is deleted"),
}


SKIPPED_ONE = {
    **SKIPPED,
    "so_already": marked("it has that value already"),
    "no_body": marked("its details are not in the catalogue"),
    "no_price": marked("it has no price"),
    "no_unit_cost": marked("its unit cost is not given ('vitrina costs')"),
    "no_stock": marked("it has no stock figure"),
    "no_such_decimals": marked("its currency has fewer decimals"),
    "not_found": marked("its title does not have the text to replace"),
    "no_such_attribute": marked("its category does not have this attribute"),
}
LEFT = {
    "changed_since": marked("changed since"),
    "locked": marked("now locked"),
    "not_undoable": marked("its state cannot be undone"),
    "no_type_below": marked("its listing type cannot be downgraded"),
    "no_empty_text": marked("a description can be replaced, but not removed"),
    "gone": marked("the listing no longer exists"),
    "unanswered": marked("one of its changes has no answer yet; undo it again later"),
    "dropped": marked("the marketplace has another value"),
}
NOTES = {
    "closes": marked("is closed, because it was created by the undone change"),
    "variation_goes": marked("the variation {name} is removed"),
    "variation_again": marked("the variation {name} is added again, with a new id"),
    "withdrawn": marked("a change that had not arrived is no longer sent"),
}


def print_made(made: Planning, out: Path) -> None:
    """Print how many listings were found and planned, and why some were left out."""
    say(
        tr(
            "{found} found, {planned} planned in {out}",
            found=made.found,
            planned=made.planned,
            out=out,
        )
    )
    if made.at_floor:
        names = ", ".join(
            [*made.at_floor[:_MOST_NAMED], *["…"] * (len(made.at_floor) > _MOST_NAMED)]
        )
        say(
            "  " + tr("kept at the floor: {count} ({names})", count=len(made.at_floor), names=names)
        )
    for reason, count in sorted(made.skipped.items()):
        say(
            "  "
            + tr(
                "not included, {reason}: {count}",
                reason=tr(SKIPPED.get(reason, reason)),
                count=count,
            )
        )


def print_plan(plan: Plan, limit: int | None, search: RiskSearch, *, as_json: bool) -> None:
    """Print the first ``limit`` listings of a plan with every field before and after.

    The risks are searched while the rows of the table are made, so that a large plan is not read
    once more for them.
    """
    if as_json:
        for change in plan.changes():
            search.add(change)
        head = {
            "mark": plan.digest,
            "plan_id": plan.plan_id or None,
            "shop": {"user_id": plan.user_id, "site_id": plan.site_id},
            "made_at": plan.made_at,
            "where": plan.where,
            "operations": plan.operations,
            "count": len(plan.listings),
            "risky": len(search.risks()),
        }
        print_json_list(head, "listings", map(_entry_record, islice(plan.listings, limit)))
        return
    say(
        counted(
            "{n} listing of seller {seller}, made {made_at}",
            "{n} listings of seller {seller}, made {made_at}",
            len(plan.listings),
            seller=plain(plan.user_id),
            made_at=moment_shown(plain(plan.made_at)),
        )
    )
    if plan.where or plan.operations:
        say(
            tr(
                "where {where}  set {operations}",
                where=plain(plan.where),
                operations=plain(" ".join(plan.operations)),
            )
        )
    print_table(
        (tr("id"), tr("title"), tr("field"), tr("before"), tr("after")),
        _rows(plan, limit, search),
    )
    if limit is not None and limit < len(plan.listings):
        say(tr("and {count} more (--limit 0 shows all)", count=len(plan.listings) - limit))
    if risks := search.risks():
        say(
            counted(
                "{n} risky change as far as the file shows; see 'plan check'",
                "{n} risky changes as far as the file shows; see 'plan check'",
                len(risks),
            )
        )


def _rows(
    plan: Plan, limit: int | None, search: RiskSearch
) -> Iterator[tuple[str, str, str, str, str]]:
    """Yield the rows of the first ``limit`` listings, and add every listing to ``search``."""
    for place, entry in enumerate(plan.listings):
        search.add(entry.change())
        if limit is None or place < limit:
            currency_id = text_of(entry.base.get("currency_id"))
            for path, after in entry.after.items():
                yield (
                    entry.item_id,
                    entry.title,
                    field_text(path, "", entry.base),
                    value_text(encode_value(entry.before[path]), path, currency_id),
                    value_text(encode_value(after), path, currency_id),
                )


def _entry_record(entry: PlannedListing) -> dict[str, object]:
    return {
        "id": entry.item_id,
        "title": entry.title,
        "before": {p: encode_value(v) for p, v in entry.before.items()},
        "after": {p: encode_value(v) for p, v in entry.after.items()},
    }


def print_applied(done: Applied, *, as_json: bool) -> Exit:
    """Print what was sent, left alone and unchanged already; return the exit code."""
    wrong = done.sent.not_done or done.skipped or done.dropped
    code = Exit.NOT_ALL if wrong else Exit.DONE
    if done.sent.unfinished or is_unanswered(done.skipped):
        code = Exit.UNFINISHED
    rows = tuple(row for row in done.sent.rows if not row.was_there)
    if as_json:
        counts = Counter(row.outcome for row in rows)
        print_json(
            {
                "counts": counts,
                "already": done.already,
                "dropped": [skipped_record(skipped) for skipped in done.dropped],
                "left": [skipped_record(skipped) for skipped in done.skipped],
                "notes": [skipped_record(note) for note in done.notes],
                "rows": [row_record(row) for row in rows],
            }
        )
        return code
    if rows:
        print_rows(rows)
    print_notes(done.notes)
    for skipped in (*done.dropped, *done.skipped):
        say(skipped_line(skipped))
    if done.dropped:
        say(
            counted(
                "{n} not as planned: the marketplace has another value",
                "{n} not as planned: the marketplace has other values",
                len(done.dropped),
            )
        )
    if done.already:
        say(counted("{n} already had that value", "{n} already had that value", len(done.already)))
    if not (rows or done.skipped or done.notes or done.dropped or done.already):
        say(tr("There was nothing to do."))
    return code


def is_unanswered(skipped: Sequence[Skipped]) -> bool:
    """Return whether any listing is left alone because the outcome of a change is unknown."""
    return any(one.code == "unanswered" for one in skipped)


def skipped_record(planned_counts: Skipped | Note) -> dict[str, object]:
    """Return a skipped entry or a note of an undo as a JSON record."""
    return {
        "item_id": planned_counts.item_id,
        "path": planned_counts.path,
        "code": planned_counts.code,
        "params": {name: encode_value(value) for name, value in planned_counts.params.items()},
    }


def skipped_line(skipped: Skipped) -> str:
    """Return a line about a field left alone: the reason, the value sent and the current one."""
    reason = tr(LEFT.get(skipped.code, skipped.code))
    if skipped.code != "dropped":
        reason = tr("not changed, {reason}", reason=reason)
    line = f"{skipped.item_id}  {reason}: {plain(field_text(skipped.path))}"
    if {"after", "live"} <= skipped.params.keys():
        values = (skipped.params["after"], skipped.params["live"])
        sent, now = (value_text(value, skipped.path) for value in values)
        line += "  " + tr("sent {sent}, now {now}", sent=sent, now=now)
    return f"{line}  {plain(skipped.title, 60)}"


def print_notes(notes: Sequence[Note]) -> None:
    """Print the steps of an undo that do more than write values back."""
    for note in notes:
        name = plain(note.params.get("name", ""), 60)
        words = tr(NOTES[note.code], name=name)
        if sold := note.params.get("sold"):
            words += tr("; {sold} sold since", sold=sold)
        say(f"{note.item_id}  {words}  {plain(note.title, 60)}")
