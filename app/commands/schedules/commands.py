"""``schedule add``, ``list``, ``show``, ``start``, ``end``, ``keep``, ``cancel`` and ``forget``."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.output import fail, print_json
from app.commands.plan_files import catalog_of, opened_file, require_same_seller
from app.commands.risks import accept_option, floor_option, report_not_accepted
from app.commands.schedules.opened import now_ms, opened_schedules
from app.commands.schedules.texts import print_schedule, print_schedules, schedule_record
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, shop_options, takes_shop
from app.commands.texts.problems import problem_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.commands.schedules.opened import Opened
    from app.workspace.journal.schedules import Schedule

_ID = click.argument("schedule_id", metavar="ID")


@click.group(context_settings=CONTEXT, epilog=EPILOG)
@shop_options
@click.pass_context
def schedule(
    context: click.Context, profile: str | None, base_url: str | None, workspace: Path | None
) -> None:
    """Schedule a plan to start and end at set times.

    Plans start and end while a window of the shop is open or 'vitrina agent' runs. A start that no
    program could carry out is missed and waits for your decision; a late end is carried out at
    once.
    """
    above = context.obj or ShopChoice()
    context.obj = ShopChoice(
        profile or above.profile, base_url or above.base_url, workspace or above.workspace
    )


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option(
    "--start",
    "starts",
    required=True,
    metavar="MOMENT",
    help="Start time, such as 2026-11-27 or '2026-11-27 00:30'.",
)
@click.option(
    "--end",
    "ends",
    metavar="MOMENT",
    help="End time, when every value returns to what it was before; without it, nothing is undone.",
)
@click.option(
    "--zone",
    metavar="ZONE",
    help="Time zone of the times, such as America/Bogota; by default the site's.",
)
@click.option(
    "--name",
    default="",
    metavar="NAME",
    help="Name of the schedule; by default the name of the file.",
)
@accept_option
@floor_option
@json_option
@takes_shop
def add(
    choice: ShopChoice,
    file: Path,
    starts: str,
    ends: str | None,
    zone: str | None,
    name: str,
    accepted: int,
    floor: Decimal | None,
    as_json: bool,
) -> int:
    """Schedule a plan file.

    A copy of the plan is kept, so the file may change. Risky changes must be accepted now, for the
    start and the end. If another schedule changes the same field of the same listing at the same
    time, nothing is scheduled. At the end, a field that somebody changed meanwhile is not
    overwritten: it is put on hold in the outbox and reported. Needs no network.
    """
    from app.engine.outbox.guards import Guards, NotAccepted
    from app.engine.plans.plan_problems import PlanFileError
    from app.engine.schedules.moments import moment_in
    from app.engine.schedules.overlap import Span
    from app.engine.schedules.scheduling import add_schedule, new_schedule
    from app.rules.sites import site_rules

    with (
        opened_file("schedule add", file) as plan,
        opened_schedules("schedule add", choice) as opened,
    ):
        catalog = catalog_of("schedule add", opened.folder.path)
        require_same_seller("schedule add", catalog, plan)
        catalog.close()
        where = zone or site_rules(plan.site_id).time_zone
        if not where:
            raise click.UsageError(
                tr("The time zone of this site is not known: give it with --zone.")
            )
        span = Span(moment_in(starts, where), None if ends is None else moment_in(ends, where))
        risks = Guards(opened.target.limits, opened.folder.catalog_path).risks(
            plan.changes(), floor=floor
        )
        try:
            made = new_schedule(
                plan,
                span,
                now_ms(),
                name=name or file.stem,
                zone=where,
                risks=risks,
                accepted=accepted,
                floor=floor,
            )
            add_schedule(opened.store, opened.plans, plan, made)
        except NotAccepted as refusal:
            return report_not_accepted("schedule add", refusal, as_json=as_json)
        except PlanFileError as problem:
            fail("schedule add", problem_text(problem), Exit.FILES)
        _report(opened, made, as_json=as_json)
    return Exit.DONE


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@json_option
@takes_shop
def list_schedules(choice: ShopChoice, as_json: bool) -> int:
    """List the scheduled plans. Needs no network."""
    with opened_schedules("schedule list", choice, read_only=True) as opened:
        found = opened.store.all()
        if as_json:
            print_json(
                {
                    "looked_after": opened.is_looked_after,
                    "schedules": [schedule_record(one) for one in found],
                }
            )
        else:
            print_schedules(found)
    return Exit.DONE


schedule.add_command(list_schedules, "list")


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@_ID
@json_option
@takes_shop
def show(choice: ShopChoice, schedule_id: str, as_json: bool) -> int:
    """Show a schedule, with changes that were sent or left out. Needs no network."""
    from app.engine.schedules.moments import ScheduleError

    with opened_schedules("schedule show", choice, read_only=True) as opened:
        found = opened.store.of(schedule_id)
        if found is None:
            raise ScheduleError("schedule.unknown", id=schedule_id[:64])
        if as_json:
            print_json(schedule_record(found))
        else:
            print_schedule(found)
    return Exit.DONE


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@_ID
@accept_option
@json_option
@takes_shop
def start(choice: ShopChoice, schedule_id: str, accepted: int, as_json: bool) -> int:
    """Start a plan now: before its time, or after it was missed or held.

    It is started by the window or the agent that carries out the schedules. If changes are risky in
    a way that was not accepted before, --accept must be the number of risky rows.
    """
    from app.engine.outbox.guards import Guards, NotAccepted
    from app.engine.plans.plan_problems import PlanFileError
    from app.engine.schedules.moments import ScheduleError
    from app.engine.schedules.schedule_decisions import Decision, decide
    from app.engine.schedules.scheduling import codes_of

    with opened_schedules("schedule start", choice) as opened:
        found = opened.store.of(schedule_id)
        if found is None:
            raise ScheduleError("schedule.unknown", id=schedule_id[:64])
        floor = Decimal(found.floor) if found.floor else None
        try:
            with opened.plans.opened(schedule_id) as plan:
                guards = Guards(opened.target.limits, opened.folder.catalog_path)
                risks = guards.risks(plan.changes(), floor=floor)
        except PlanFileError as problem:
            fail("schedule start", problem_text(problem), Exit.FILES)
        if not codes_of(risks) <= found.agreed and accepted != len(risks):
            refusal = NotAccepted(risks, accepted)
            return report_not_accepted("schedule start", refusal, as_json=as_json)
        after = decide(
            opened.store, schedule_id, Decision.START, now_ms(), found.agreed | codes_of(risks)
        )
        _report(opened, after, as_json=as_json)
    return Exit.DONE


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@_ID
@json_option
@takes_shop
def end(choice: ShopChoice, schedule_id: str, as_json: bool) -> int:
    """End a plan now, before its time: its values go back."""
    return _decide("end", choice, schedule_id, as_json=as_json)


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@_ID
@json_option
@takes_shop
def keep(choice: ShopChoice, schedule_id: str, as_json: bool) -> int:
    """Keep the values of a plan: nothing goes back at its end."""
    return _decide("keep", choice, schedule_id, as_json=as_json)


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@_ID
@json_option
@takes_shop
def cancel(choice: ShopChoice, schedule_id: str, as_json: bool) -> int:
    """Cancel a plan, so that it never starts."""
    return _decide("cancel", choice, schedule_id, as_json=as_json)


@schedule.command(context_settings=CONTEXT, epilog=EPILOG)
@_ID
@json_option
@takes_shop
def forget(choice: ShopChoice, schedule_id: str, as_json: bool) -> int:
    """Remove a finished plan from the list. Its changes stay in the outbox and the history."""
    from app.engine.schedules.schedule_decisions import forget as drop

    with opened_schedules("schedule forget", choice) as opened:
        gone = drop(opened.store, opened.plans, schedule_id)
        if as_json:
            print_json({"id": gone.schedule_id, "name": gone.name})
        else:
            say(tr("“{name}” is no longer in the list.", name=plain(gone.name, 60)))
    return Exit.DONE


def _decide(name: str, choice: ShopChoice, schedule_id: str, *, as_json: bool) -> int:
    from app.engine.schedules.schedule_decisions import Decision, decide

    with opened_schedules(f"schedule {name}", choice) as opened:
        after = decide(opened.store, schedule_id, Decision(name), now_ms())
        _report(opened, after, as_json=as_json)
    return Exit.DONE


def _report(opened: Opened, made: Schedule, *, as_json: bool) -> None:
    """Show a schedule, and warn if neither a window nor an agent runs to carry it out."""
    from app.engine.schedules.due import next_moment

    looked_after = opened.is_looked_after
    if as_json:
        print_json({**schedule_record(made), "looked_after": looked_after})
    else:
        print_schedules([made])
    if next_moment(made) is not None and not looked_after:
        say(
            tr(
                "vitrina: no program is running to carry it out: open the window, or "
                "start 'vitrina agent'"
            ),
            to_stderr=True,
        )
