"""What the ``plan`` commands print: a plan, what would become of it, and what became of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.exits import Exit
from app.commands.output import print_json, print_json_list, print_table
from app.commands.risks import print_risks, risk_records, say_how_to_accept
from app.commands.shop import print_rows, row_record
from app.commands.wording import finding_text, plain, value_text
from app.editing.values import encode_value
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.outbox.guards import Risk
    from app.engine.plans.apply import Applied
    from app.engine.plans.plan import Plan, PlannedListing
    from app.engine.plans.plan_check import Checked
    from app.engine.plans.planning import Planning
    from app.engine.undo.inverse import Note, Skipped

SKIPPED = {
    "so_already": "they already have that value",
    "no_body": "their details are not in the catalogue",
    "no_price": "they have no price",
    "no_stock": "they have no stock figure",
    "no_such_decimals": "their currency has fewer decimals than to=",
    "price_not_above_0": "the price would not be above 0",
    "not_found": "their title does not have the text to replace",
    "nothing_left": "no title would be left",
}


LEFT = {
    "changed_since": "changed since",
    "locked": "now locked",
    "not_undoable": "its state cannot be undone",
    "no_type_below": "its listing type cannot be downgraded",
    "no_empty_text": "a description can be replaced, but not removed",
    "gone": "the listing no longer exists",
    "unanswered": "one of its changes has no answer yet; undo it again later",
    "dropped": "the marketplace has something else",
}
NOTES = {
    "closes": "is closed, because what is undone had created it",
    "variation_goes": "the variation {name} is removed",
    "variation_again": "the variation {name} is added again, with a new id",
    "withdrawn": "a change that had not arrived is no longer sent",
}


def print_made(made: Planning, out: Path) -> None:
    """Say how many listings were found and planned, and why some were left out."""
    say(f"{made.found:,} found, {made.planned:,} planned in {out}")
    for reason, count in sorted(made.skipped.items()):
        say(f"  left out, {SKIPPED.get(reason, reason)}: {count:,}")


def print_plan(plan: Plan, limit: int | None, risks: Sequence[Risk], *, as_json: bool) -> None:
    """Show the first ``limit`` listings of a plan with every field before and after."""
    shown = islice(plan.listings, limit)
    if as_json:
        head = {
            "mark": plan.mark,
            "plan_id": plan.plan_id or None,
            "shop": {"user_id": plan.user_id, "site_id": plan.site_id},
            "made_at": plan.made_at,
            "where": plan.where,
            "operations": plan.operations,
            "count": len(plan.listings),
            "risky": len(risks),
        }
        print_json_list(head, "listings", map(_entry_record, shown))
        return
    count, seller = f"{len(plan.listings):,}", plain(plan.user_id)
    say(f"{count} listings of seller {seller}, made {plain(plan.made_at)}")
    if plan.where or plan.operations:
        say(f"where {plain(plan.where)}  set {plain(' '.join(plan.operations))}")
    print_table(
        ("id", "title", "field", "before", "after"),
        (
            (
                entry.item_id,
                entry.title,
                path,
                value_text(encode_value(entry.before[path])),
                value_text(encode_value(after)),
            )
            for entry in shown
            for path, after in entry.after.items()
        ),
    )
    if limit is not None and limit < len(plan.listings):
        say(f"and {len(plan.listings) - limit:,} more (--limit 0 shows all)")
    if risks:
        say(f"{len(risks):,} risky as far as the file can tell; 'plan check' names them")


def _entry_record(entry: PlannedListing) -> dict[str, object]:
    return {
        "id": entry.item_id,
        "title": entry.title,
        "before": {p: encode_value(v) for p, v in entry.before.items()},
        "after": {p: encode_value(v) for p, v in entry.after.items()},
    }


def print_checked(checked: Sequence[Checked], risks: Sequence[Risk], *, as_json: bool) -> None:
    """Name every listing there is something to say about, and count the rest."""
    from app.editing.finding_records import records_of

    counts: dict[str, int] = {}
    for entry in checked:
        counts[entry.outlook.value] = counts.get(entry.outlook.value, 0) + 1
    if as_json:
        listings = [
            {
                "id": entry.item_id,
                "title": entry.title,
                "outlook": entry.outlook.value,
                "findings": records_of(entry.findings),
            }
            for entry in checked
        ]
        risky = {"risky": len(risks), "risks": risk_records(risks)}
        print_json({"counts": counts, "listings": listings, **risky})
        return
    for entry in checked:
        if entry.findings or entry.outlook.value == "gone":
            outlook = entry.outlook.value.replace("_", " ")
            say(f"{entry.item_id}  {outlook}  {plain(entry.title, 60)}")
            for finding in entry.findings:
                say(f"  {finding_text(finding)}")
    told = (f"{count:,} {name.replace('_', ' ')}" for name, count in counts.items())
    print_risks(risks)
    say(", ".join(told) or "nothing planned")
    say_how_to_accept(risks)


def print_applied(done: Applied, *, as_json: bool) -> Exit:
    """Say what was sent, left alone and so already; return the exit code for it."""
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
                "dropped": [told_record(skipped) for skipped in done.dropped],
                "left": [told_record(skipped) for skipped in done.skipped],
                "notes": [told_record(note) for note in done.notes],
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
        say(f"{len(done.dropped):,} not as planned: the marketplace has something else")
    if done.already:
        say(f"{len(done.already):,} already had that value")
    if not (rows or done.skipped or done.notes or done.dropped or done.already):
        say("There was nothing to do.")
    return code


def is_unanswered(skipped: Sequence[Skipped]) -> bool:
    """Return whether something is left alone as it is not known what came of a change."""
    return any(one.code == "unanswered" for one in skipped)


def told_record(told: Skipped | Note) -> dict[str, object]:
    """Return what a way back leaves alone, or does beside writing values back, for machines."""
    return {
        "item_id": told.item_id,
        "path": told.path,
        "code": told.code,
        "params": {name: encode_value(value) for name, value in told.params.items()},
    }


def skipped_line(skipped: Skipped) -> str:
    """Return a field that is left alone: why, and what was sent beside what is there now."""
    reason = LEFT.get(skipped.code, skipped.code)
    if skipped.code != "dropped":
        reason = f"left alone, {reason}"
    line = f"{skipped.item_id}  {reason}: {plain(skipped.path)}"
    if {"after", "live"} <= skipped.params.keys():
        sent, now = value_text(skipped.params["after"]), value_text(skipped.params["live"])
        line += f"  sent {sent}, now {now}"
    return f"{line}  {plain(skipped.title, 60)}"


def print_notes(notes: Sequence[Note]) -> None:
    """Name what a way back does that is more than a value written back."""
    for note in notes:
        name = plain(note.params.get("name", ""), 60)
        words = NOTES[note.code].format(name=name)
        if sold := note.params.get("sold"):
            words += f"; {sold} sold since"
        say(f"{note.item_id}  {words}  {plain(note.title, 60)}")
