"""The printed outcome of a sheet: counts, questions, and each row that is left out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.commands.exits import Exit
from app.commands.language import counted, tr
from app.commands.output import print_json
from app.commands.texts.codes import code_text
from app.commands.texts.problems import problem_text
from app.commands.wording import finding_text, plain
from app.domain.coded_error import CodedError
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.outbox.send_report import Sent
    from app.engine.sheets.listing_rows import PutRows
    from app.engine.sheets.row_changes import NewRow, Refused
    from app.engine.sheets.sheet_import import Imported

_MOST_NAMED = 20


def refusal_text(refused: Refused) -> str:
    """Return the place of a row that is left out, its listing, and the reason."""
    place = refused.place
    where = tr("row {row}", row=str(place.row))
    if place.table:
        where = f"{plain(place.table, 40)}, {where}"
    parts = [where, plain(refused.item_id, 40), plain(refused.heading, 40)]
    values = {
        name: plain(value, 60) if isinstance(value, str) else value
        for name, value in refused.values.items()
    }
    reason = problem_text(CodedError(refused.code, **values))
    return f"{', '.join(filter(None, parts))}: {reason}"


def print_refused(refused: tuple[Refused, ...]) -> None:
    """Print the first rows that are left out, and the number of the others."""
    if not refused:
        return
    say(counted("{n} row is left out:", "{n} rows are left out:", len(refused)))
    for one in refused[:_MOST_NAMED]:
        say(f"  {refusal_text(one)}")
    if (more := len(refused) - _MOST_NAMED) > 0:
        say("  " + counted("and {n} more", "and {n} more", more))


def print_imported(found: Imported, out: Path | None, *, clear: bool) -> None:
    """Print the outcome of a sheet: its changes, questions, and the rows that are left out."""
    outcome = found.outcome
    for columns in found.columns:
        if unused := [*columns.mapped.unused, *columns.mapped.twice]:
            names = ", ".join(plain(name, 30) for name in unused[:_MOST_NAMED])
            say(tr("ignored columns: {names}", names=names))
    rows = counted("{n} row read", "{n} rows read", found.rows)
    same = tr("{count} untouched", count=found.untouched + outcome.unchanged)
    changed = counted("{n} listing changes", "{n} listings change", outcome.planned)
    say(f"{rows}, {same}, {changed}")
    for heading, count in sorted(outcome.not_editable.items()):
        text = counted("{n} cell", "{n} cells", count)
        say(tr("a sheet cannot change: {name} ({text})", name=heading, text=text))
    if total := sum(outcome.cleared.values()):
        names = ", ".join(sorted(outcome.cleared))
        text = counted("{n} field", "{n} fields", total)
        if clear:
            say(tr("emptied: {text} ({names})", text=text, names=names))
        else:
            say(
                tr(
                    "kept despite [clear]: {text} ({names}); use --clear to empty them",
                    text=text,
                    names=names,
                )
            )
    for question in found.questions:
        samples = ", ".join(plain(one, 20) for one in question.samples)
        name = plain(question.heading, 30)
        say(
            tr(
                "{name}: {samples} may mean two numbers; use --decimal '{name}=,' or '{name}=.'",
                name=name,
                samples=samples,
            )
        )
    if found.new:
        say(
            counted("{n} row is for a new listing", "{n} rows are for new listings", len(found.new))
        )
    print_refused(found.refused)
    if out is not None:
        say(tr("The plan is in {out}.", out=out))


def record_of(found: Imported, out: Path | None) -> dict[str, object]:
    """Return the outcome of a sheet as a JSON record."""
    return {
        "file": None if out is None else str(out),
        "plan_id": found.plan_id or None,
        "rows": found.rows,
        "untouched": found.untouched + found.outcome.unchanged,
        "planned": found.outcome.planned,
        "cleared": dict(found.outcome.cleared),
        "not_changed_by_a_sheet": dict(found.outcome.not_editable),
        "new": [row.code for row in found.new],
        "questions": [
            {"column": one.heading, "field": one.path, "samples": list(one.samples)}
            for one in found.questions
        ],
        "unused_columns": [
            name
            for columns in found.columns
            for name in (*columns.mapped.unused, *columns.mapped.twice)
        ],
        "refused": [refused_record(one) for one in found.refused],
    }


def refused_record(refused: Refused) -> dict[str, object]:
    """Return a row that is left out as a JSON record."""
    return {
        "sheet": refused.place.table or None,
        "row": refused.place.row,
        "id": refused.item_id or None,
        "column": refused.heading or None,
        "code": refused.code,
    }


class Listed(NamedTuple):
    """The outcome of the new rows of a sheet; ``before`` has those that could not be read."""

    put: PutRows
    sent: Sent
    before: tuple[Refused, ...]
    dry_run: bool


def print_listed(listed: Listed, *, as_json: bool) -> Exit:
    """Print which rows became listings, and why the others did not; return the exit code."""
    from app.editing.finding_records import records_of
    from app.workspace.journal.outbox_row import OutboxState

    put, sent = listed.put, listed.sent
    refused = tuple(sorted((*listed.before, *put.refused), key=lambda one: one.place))
    stuck = [row for row in sent.rows if row.state is not OutboxState.DONE]
    code = Exit.DONE
    if refused or put.unlisted or stuck:
        code = Exit.UNFINISHED if sent.unfinished else Exit.NOT_ALL
    done = sent.counts.get(OutboxState.DONE, 0)
    if as_json:
        print_json(
            {
                "dry_run": listed.dry_run,
                "listable": len(put.listable),
                "listed": done,
                "rows": [
                    {
                        "row": put.waiting[row.number].place.row,
                        "code": put.waiting[row.number].code,
                        "id": row.made_id or None,
                        "outcome": row.outcome,
                        "findings": records_of(row.result.findings),
                    }
                    for row in sent.rows
                ],
                "unlisted": [
                    {"row": row.place.row, "code": row.code, "findings": records_of(findings)}
                    for row, findings in put.unlisted
                ],
                "refused": [refused_record(one) for one in refused],
                "pictures_left": [path.name for path in put.unmatched],
            }
        )
        return code
    for row, findings in put.unlisted:
        say(f"{_place_text(row)}:")
        for finding in findings:
            if finding.is_error:
                say(f"  {finding_text(finding)}")
    for one in stuck:
        row = put.waiting[one.number]
        say(f"{_place_text(row)}: {code_text(one.state.value)}")
        for finding in one.result.findings:
            say(f"  {finding_text(finding)}")
    print_refused(refused)
    if put.unmatched:
        names = ", ".join(plain(path.name, 40) for path in put.unmatched[:_MOST_NAMED])
        say(tr("pictures that match no own code in the sheet: {names}", names=names))
    if listed.dry_run:
        say(counted("{n} would be listed", "{n} would be listed", len(put.listable)))
    else:
        say(counted("{n} listed", "{n} listed", done))
    return code


def _place_text(row: NewRow) -> str:
    where = tr("row {row}", row=str(row.place.row))
    return f"{where}, {plain(row.code, 40)}"
