"""Schedules as text and as JSON records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.commands.language import counted, marked, tr
from app.commands.output import print_table
from app.commands.plan_results import LEFT as PLAN_LEFT
from app.commands.texts.codes import code_text, counted_codes
from app.commands.texts.figures import moment_shown
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.workspace.journal.schedules import Schedule

WHY = {
    "missed": marked(
        "no program was open when it should have started; 'vitrina schedule start' starts it"
    ),
    "deletions_not_typed": marked("it deletes listings, which cannot be scheduled"),
    "not_accepted": marked("it has risky changes that were not accepted"),
    "no_token": marked("there was no token when it should have started"),
    "token_refused": marked("the marketplace did not accept the token"),
    "keyring_locked": marked("the keyring was locked when it should have started"),
    "schedule.no_plan": marked("its plan can no longer be read"),
    "restored": marked("it came from a backup: it may already have started"),
    "kept": marked("kept: nothing goes back"),
    "kept_rest": marked("the rest is kept: nothing more goes back"),
    "cancelled": marked("it was cancelled"),
}
"""The reason for the state of a schedule, by its code."""
LEFT = {**PLAN_LEFT, "changed_since": marked("changed since; it is on hold in the outbox")}
"""The reason why a listing was not changed, by its code."""


def schedule_record(schedule: Schedule) -> dict[str, object]:
    """Return a schedule as a JSON record: times in ISO form, in UTC."""
    from app.engine.schedules.moments import in_utc

    end = schedule.ends_at
    return {
        "id": schedule.schedule_id,
        "name": schedule.name,
        "state": schedule.state.value,
        "zone": schedule.zone,
        "starts_at": in_utc(schedule.starts_at),
        "ends_at": None if end is None else in_utc(end),
        "made_at": in_utc(schedule.made_at),
        "changed_at": in_utc(schedule.changed_at),
        "listings": schedule.count,
        "risky": len({item_id for item_id, _ in schedule.agreed}),
        "floor": schedule.floor or None,
        "result": None if schedule.result is None else schedule.result.to_json(),
    }


def print_schedules(schedules: Sequence[Schedule]) -> None:
    """Print one line for each schedule, in the given order."""
    from app.engine.schedules.moments import shown_in

    if not schedules:
        say(tr("No plan has a time."))
        return
    heads = (tr("id"), tr("name"), tr("state"), tr("begins"), tr("ends"), tr("zone"))
    rows = (
        (
            one.schedule_id,
            one.name,
            code_text(one.state),
            moment_shown(shown_in(one.starts_at, one.zone)),
            "–" if one.ends_at is None else moment_shown(shown_in(one.ends_at, one.zone)),
            one.zone,
        )
        for one in schedules
    )
    print_table(heads, rows)


def print_schedule(schedule: Schedule) -> None:
    """Print a schedule with the outcome of its last step."""
    print_schedules([schedule])
    say(counted("{n} listing", "{n} listings", schedule.count))
    result = schedule.result
    if result is None:
        return
    if result.code:
        say(tr(WHY[result.code]) if result.code in WHY else plain(result.code, 60))
    if result.counts:
        say(counted_codes(result.counts))
    for item_id, path, why in result.named:
        words = tr(LEFT[why]) if why in LEFT else plain(why, 60)
        say(f"{plain(item_id, 64)}  {plain(path, 64)}  {words}")


def print_move(schedule: Schedule) -> None:
    """Print the new state of a schedule, and the reason if it did not start."""
    from app.engine.schedules.moments import shown_in

    at = moment_shown(shown_in(schedule.changed_at, schedule.zone))
    name = plain(schedule.name, 60)
    code = "" if schedule.result is None else schedule.result.code
    why = f": {tr(WHY[code])}" if code in WHY else ""
    say(f"{at}  {name}  {code_text(schedule.state)}{why}")
