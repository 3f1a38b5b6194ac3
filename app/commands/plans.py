"""``plan new``, ``pictures``, ``show``, ``check``, ``apply``, ``undo`` and ``schema``."""

from __future__ import annotations

from contextlib import ExitStack, closing
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.output import Progress, claim, fail, in_shop, print_json
from app.commands.plan_files import (
    NO_CATALOGUE,
    catalog_of,
    opened_file,
    require_same_seller,
)
from app.commands.plan_results import print_applied, print_plan
from app.commands.risks import accept_option, floor_option, report_not_accepted
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, shop_options, takes_shop
from app.commands.texts.lazy_commands import imported
from app.commands.texts.problems import problem_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.commands.check_report import CheckReport
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.facade import OpenShop
    from app.engine.outbox.guards import Risk
    from app.engine.plans.apply import Applied
    from app.engine.plans.plan import Plan

FILE = click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")


_LATE: Final = {"new": "plan_new", "pictures": "listing.picture_folder"}


@click.group(commands=imported(_LATE), context_settings=CONTEXT, epilog=EPILOG)
@shop_options
@click.pass_context
def plan(
    context: click.Context, profile: str | None, base_url: str | None, workspace: Path | None
) -> None:
    """Change many listings with a plan file.

    A plan lists the values before and after. Create one with 'new', view it with 'show', test it
    with 'check', apply it with 'apply' and undo it with 'undo'. A plan is JSON ('vitrina plan
    schema') and may be edited by hand. Applying it twice changes nothing more.
    """
    above = context.obj or ShopChoice()
    context.obj = ShopChoice(
        profile or above.profile, base_url or above.base_url, workspace or above.workspace
    )


@plan.command(context_settings=CONTEXT, epilog=EPILOG)
@FILE
@click.option(
    "--limit",
    type=click.IntRange(0, 1_000_000),
    default=50,
    show_default=True,
    help="Number of listings to show; 0 shows all.",
)
@json_option
def show(file: Path, limit: int, as_json: bool) -> int:
    """Show what a plan file would change. Needs no shop and no network.

    Risky changes are counted as far as the file shows them; 'plan check' also looks at the
    listings.
    """
    from app.commands.texts.figures import of_known_site
    from app.engine.outbox.guards import Guards
    from app.rules.guards import read_limits
    from app.shops import settings_file

    limits, _ = read_limits(settings_file().load().settings.guards)
    with opened_file("plan show", file) as found:
        of_known_site(found.site_id)
        with closing(Guards(limits).search()) as search:
            print_plan(found, limit or None, search, as_json=as_json)
    return Exit.DONE


@plan.command(context_settings=CONTEXT, epilog=EPILOG)
@FILE
@click.option(
    "--rehearse",
    is_flag=True,
    help="Apply the plan to copies of the listings in a temporary marketplace.",
)
@floor_option
@json_option
@takes_shop
def check(
    choice: ShopChoice, file: Path, rehearse: bool, floor: Decimal | None, as_json: bool
) -> int:
    """Check what a plan would do, without sending anything.

    Every listing is compared with the local catalogue and checked against the marketplace's rules.
    With --rehearse, the plan is applied to copies of the affected listings, freshly read from the
    marketplace, in a temporary marketplace. Both also show consequences beyond the plan, such as
    free shipping that a higher price brings. Risky changes are listed and counted, for --accept.
    The exit code is 1 if a listing would be refused, has changed since, or is gone.
    """
    from app.commands.check_report import check_report
    from app.engine.outbox.guards import Guards

    progress = Progress(quiet=as_json)
    with opened_file("plan check", file) as planned, check_report(as_json=as_json) as report:
        if rehearse:
            return _rehearse(choice, planned, report, progress, floor)
        with ExitStack() as opened_catalog:
            shop, target = claim("plan check", choice)
            catalog = catalog_of("plan check", shop.workspace)
            opened_catalog.callback(catalog.close)
            require_same_seller("plan check", catalog, planned)
            changes = progress.over(
                tr("Looking for risks"), planned.changes(), len(planned.listings)
            )
            risks = Guards(target.limits, catalog.path).risks(changes, floor=floor)
            _check_by_rules(catalog, planned, report, progress)
        return report.show(risks)


def _rehearse(
    choice: ShopChoice,
    planned: Plan,
    report: CheckReport,
    progress: Progress,
    floor: Decimal | None,
) -> int:
    from app.engine.plans.apply import OtherShop

    async def work(opened: OpenShop) -> Sequence[Risk]:
        if not opened.session.catalog.shop().user_id:
            fail("plan check", tr(NO_CATALOGUE), Exit.FILES)
        try:
            await opened.rehearse(
                planned,
                report.add,
                on_read=lambda done, total: progress.show(tr("Reading"), done, total),
                on_progress=lambda done, total: progress.show(tr("Rehearsing"), done, total),
            )
            return await opened.risks(planned, floor=floor)
        finally:
            progress.clear()

    try:
        return in_shop("plan check", choice, work, report.show, quiet=report.as_json)
    except OtherShop as problem:
        fail("plan check", problem_text(problem), Exit.USAGE)


def _check_by_rules(
    catalog: ItemCatalog, planned: Plan, report: CheckReport, progress: Progress
) -> None:
    from app.engine.plans.plan_check import check_plan

    try:
        total = len(planned.listings)
        for checked in progress.over(tr("Checking"), check_plan(catalog, planned), total):
            report.add(checked)
    finally:
        progress.end()


@plan.command(context_settings=CONTEXT, epilog=EPILOG)
@FILE
@accept_option
@floor_option
@timeout_option
@json_option
@takes_shop
def apply(
    choice: ShopChoice,
    file: Path,
    accepted: int,
    floor: Decimal | None,
    timeout: float,
    as_json: bool,
) -> int:
    """Apply a plan: send its changes to the marketplace.

    Only the fields in the plan are sent. If somebody changed one of them since the plan was made,
    it is held with both values. Stock is changed by the difference, so that units sold meanwhile
    stay sold. A second run sends only what is not done yet.

    A row is risky if it changes a price by more than 50 %, sets it to zero or below a floor, leaves
    less of a sale, or closes a listing for good. If more than five rows close a listing, all of
    those are risky. The settings file can change these limits. --accept must be the number of risky
    rows.
    """
    return _carry("plan apply", choice, file, timeout, accepted, floor, as_json=as_json)


@plan.command(context_settings=CONTEXT, epilog=EPILOG)
@FILE
@accept_option
@timeout_option
@json_option
@takes_shop
def undo(choice: ShopChoice, file: Path, accepted: int, timeout: float, as_json: bool) -> int:
    """Undo what a plan changed from this workspace.

    Listings that have changed since are left as they are and reported. Changes that are not sent
    yet are cancelled. A second run does nothing more; afterwards the plan may be applied again.

    Rows that close a listing for good are risky; if more than five rows close a listing, all of
    those are. --accept must be the number of risky rows. A price that returns to its old value is
    not risky.
    """
    return _carry("plan undo", choice, file, timeout, accepted, as_json=as_json)


def _carry(
    name: str,
    choice: ShopChoice,
    file: Path,
    timeout: float,
    accepted: int,
    floor: Decimal | None = None,
    *,
    as_json: bool,
) -> int:
    from app.engine.outbox.guards import NotAccepted
    from app.engine.plans.apply import OtherShop

    async def work(shop: OpenShop) -> Applied | NotAccepted:
        try:
            if name.endswith("undo"):
                return await shop.undo(found, timeout, accepted=accepted)
            return await shop.apply(found, timeout, accepted=accepted, floor=floor)
        except NotAccepted as refusal:
            return refusal

    def report(done: Applied | NotAccepted) -> Exit:
        if isinstance(done, NotAccepted):
            return report_not_accepted(name, done, as_json=as_json)
        return print_applied(done, as_json=as_json)

    with opened_file(name, file) as found:
        try:
            return in_shop(name, choice, work, report, quiet=as_json)
        except OtherShop as problem:
            fail(name, problem_text(problem), Exit.USAGE)


@plan.command(context_settings=CONTEXT, epilog=EPILOG)
def schema() -> int:
    """Print the JSON Schema of plan files."""
    from app.engine.plans.plan_format import plan_schema

    print_json(plan_schema())
    return Exit.DONE
