"""``plan new``: writes a plan for the results of a query to a file."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.completion.values import fields, saved_changes
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.listing_selection import QUERY_HELP, Selection, query_options, selected_listings
from app.commands.output import Progress, claim, fail, in_shop, print_json, print_unfinished, refuse
from app.commands.plan_files import catalog_of
from app.commands.plan_results import print_made
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import file_reason, problem_text
from app.commands.wording import plain
from app.engine.plans.listing_operations import PLAN_HELP as OPERATIONS_HELP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.shapes import JsonObject
    from app.engine.facade import OpenShop
    from app.engine.previews.texts import Texts
    from app.engine.target import Target
    from app.shops import ShopLocation


@click.command(
    "new",
    context_settings=CONTEXT,
    epilog=f"{QUERY_HELP}\n\n{OPERATIONS_HELP}\n\n\b\nExample:\n"
    "  vitrina plan new --where 'status:active price:<500' --set price=+7%,to=.99 --out july.json"
    f"\n\n{EPILOG}",
)
@query_options
@click.option(
    "--set",
    "sets",
    multiple=True,
    metavar="FIELD=VALUE",
    shell_complete=fields,
    help="What to change in each listing. May be given several times; the changes "
    "are applied in order.",
)
@click.option(
    "--change",
    "kept",
    metavar="NAME",
    shell_complete=saved_changes,
    help="Change saved in the window under this name, applied before --set.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE",
    help="Plan file to write; it is written completely or not at all.",
)
@json_option
@takes_shop
def new(
    choice: ShopChoice,
    query: str | None,
    ids: Path | None,
    sets: tuple[str, ...],
    kept: str | None,
    out: Path,
    as_json: bool,
) -> int:
    """Make a plan for the listings selected by a query or a file.

    The plan is made from the local catalogue, so run 'vitrina sync' first. Nothing is sent or
    changed; only the plan file is written. Descriptions are not in the catalogue: a plan for them
    reads each listing from the marketplace.
    """
    from app.domain.timestamps import format_timestamp
    from app.engine.plans.listing_operations import parse_operations
    from app.engine.plans.operation_parsing import OperationError
    from app.engine.plans.plan_builder import Planning
    from app.engine.plans.plan_writer import write_plan
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
    from app.workspace.errors import StorageError

    now = datetime.now(UTC)
    if query is None and ids is None:
        raise click.UsageError(tr("select listings with --where or --ids; --where '' selects all"))
    if not sets and kept is None:
        raise click.UsageError(tr("say what to change with --set or --change"))
    try:
        parse_operations(sets)
    except OperationError as problem:
        raise click.BadParameter(problem_text(problem), param_hint="--set") from problem
    shop, target = claim("plan new", choice)
    hint = "--set" if kept is None else "--change"
    try:
        operations = parse_operations((*_saved(kept, shop.workspace), *sets))
    except OperationError as problem:
        raise click.BadParameter(problem_text(problem), param_hint=hint) from problem
    with (
        closing(catalog_of("plan new", shop.workspace)) as catalog,
        closing(CatalogReader(shop.workspace / CATALOG_FILE, mapped=False)) as reader,
    ):
        if reader.fact("synced_at") is None:
            print_unfinished("plan new")
        asked = Selection(query, ids)
        meant = selected_listings("plan new", reader, asked, now, quiet=as_json)
        made = Planning(catalog, operations, where=asked.text, made_at=format_timestamp(now))
        with meant as (where, unknown):
            if made.needs_texts:
                found = [item_id for item_id, _ in where.items(reader, frozenset())]
                made.texts = _texts_of(found, choice, (shop, target), quiet=as_json)
            try:
                write_plan(made.plan, out, made.listings(where.items(reader, made.fields)))
            except OperationError as problem:
                raise click.BadParameter(problem_text(problem), param_hint=hint) from problem
            except StorageError as error:
                refuse("plan new", error)
            except OSError as error:
                fail("plan new", f"{out}: {file_reason(error)}", Exit.FILES)
    if as_json:
        totals = {
            "found": made.found,
            "planned": made.planned,
            "skipped": made.skipped,
            "at_floor": made.at_floor,
        }
        names = {"mark": made.digest, "plan_id": made.plan.plan_id}
        listed = {} if ids is None else {"unknown": unknown}
        print_json({"file": str(out), **names, **totals, **listed})
    else:
        print_made(made, out)
    none = made.found and not made.planned
    return Exit.NOT_ALL if none or unknown else Exit.DONE


def _saved(name: str | None, workspace: Path) -> tuple[str, ...]:
    """Return the operations that are saved under a name; end the command if there are none."""
    if name is None:
        return ()
    from app.engine.plans.saved_changes import SavedChanges

    changes = SavedChanges(workspace / "changes")
    if (found := changes.find(name)) is not None:
        return found.operations
    near = changes.near(name)
    words = tr("no change is saved as “{name}”", name=plain(name, 80))
    if near is not None:
        words += tr("; did you mean {meant}?", meant=f"“{plain(near, 80)}”")
    raise click.BadParameter(words, param_hint="--change")


def _texts_of(
    ids: Sequence[str], choice: ShopChoice, claimed: tuple[ShopLocation, Target], *, quiet: bool
) -> Texts:
    """Return the descriptions of listings; end the command if they cannot be read."""
    progress = Progress(quiet=quiet)
    found: dict[str, Sequence[JsonObject]] = {}
    read = Counter[str]()

    def on_read(some: int) -> None:
        read.update(texts=some)
        progress.show(tr("Reading"), read.total(), len(ids))

    async def work(shop: OpenShop) -> Texts:
        return await shop.read_texts(ids, on_read)

    def take(texts: Texts) -> int:
        found.update(texts)
        return Exit.DONE

    in_shop("plan new", choice, work, take, quiet=quiet, claimed=claimed)
    return found
