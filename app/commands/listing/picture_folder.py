"""``plan pictures``: makes a plan file from a folder of pictures."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, tr
from app.commands.output import Progress, claim, fail, print_json, print_table, refuse
from app.commands.plan_files import catalog_of
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import file_reason
from app.commands.wording import finding_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.changes.picture_folder import FolderAct, FolderNote, FolderPlan
    from app.engine.plans.plan import Plan
    from app.engine.plans.plan_check import Checked


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExample:\n  vitrina plan pictures photos --replace --out photos.json\n\n" + EPILOG,
)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
@click.option(
    "--replace", is_flag=True, help="Replace the existing pictures instead of adding to them."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Plan file to write; without it, only the summary of the plan is shown.",
)
@json_option
@takes_shop
def pictures(
    choice: ShopChoice, folder: Path, replace: bool, out: Path | None, as_json: bool
) -> int:
    """Make a plan from a folder of pictures named by own code.

    A file in DIR belongs to the own code that its name begins with: AB-1.jpg, AB-1-2.jpg and
    AB-1_front.png belong to AB-1; if two codes fit, the longer one counts. Pictures are ordered by
    their numbers. The cover is the picture called cover, else the one with only the code, else the
    first. Every file is checked and prepared; files that cannot be used are reported with the
    reason. Nothing is sent: 'plan apply' sends the pictures, only from this shop, and 'plan undo'
    restores the old ones.
    """
    import asyncio

    from app.imaging.process import pictures as decoder
    from app.workspace.errors import StorageError

    shop, _ = claim("plan pictures", choice)
    act: FolderAct = "replace" if replace else "add"
    with closing(catalog_of("plan pictures", shop.workspace)) as catalog:
        try:
            found, plan, checked = asyncio.run(
                _read(shop.workspace, catalog, folder, act, out, quiet=as_json)
            )
        except StorageError as error:
            refuse("plan pictures", error)
        except OSError as error:
            name = error.filename or folder
            fail("plan pictures", f"{name}: {file_reason(error)}", Exit.FILES)
        finally:
            decoder.close()
    refused = [one for one in checked if any(each.is_error for each in one.findings)]
    if as_json:
        print_json(_record(found, plan, refused, out))
    else:
        _print(found, refused, out)
    return Exit.NOT_ALL if found.left or refused else Exit.DONE


async def _read(
    workspace: Path,
    catalog: ItemCatalog,
    folder: Path,
    act: FolderAct,
    out: Path | None,
    *,
    quiet: bool,
) -> tuple[FolderPlan, Plan, list[Checked]]:
    from app.domain.timestamps import format_timestamp
    from app.engine.changes.picture_folder import read_picture_folder
    from app.engine.listings.pictures import PreparedPicture, prepare_picture
    from app.engine.plans.plan import Plan, new_plan_id
    from app.engine.plans.plan_check import check_plan
    from app.engine.plans.plan_writer import write_plan
    from app.workspace.folder import Workspace

    uploads, progress = Workspace(workspace).uploads, Progress(quiet=quiet)

    async def prepare(path: Path) -> PreparedPicture:
        return await prepare_picture(uploads, path)

    try:
        found = await read_picture_folder(
            folder,
            catalog,
            prepare,
            act=act,
            on_progress=lambda done, total: progress.show(tr("Checking"), done, total),
        )
    finally:
        progress.end()
    owner = catalog.shop()
    head = Plan(
        owner.user_id,
        owner.site_id,
        format_timestamp(datetime.now(UTC)),
        f"plan pictures {folder.name}",
        (),
        (),
        plan_id=new_plan_id(),
    )
    plan = found.plan(head)
    if out is not None:
        write_plan(plan, out)
    return found, plan, [*check_plan(catalog, plan)]


def note_text(note: FolderNote) -> str:
    """Return the reason why a file is not used, or another remark about it."""
    from dataclasses import replace

    from app.editing.sentences.folder_sentences import FOLDER_SENTENCES

    if note.finding is not None:
        return finding_text(replace(note.finding, path=""))
    values = {name: plain(value, 80) for name, value in note.values.items()}
    return tr(FOLDER_SENTENCES[note.code], **values)


def _record(
    found: FolderPlan, plan: Plan, refused: list[Checked], out: Path | None
) -> dict[str, object]:
    return {
        "file": None if out is None else str(out),
        "plan_id": plan.plan_id,
        "planned": len(found.listings),
        "pictures": found.used,
        "listings": [one.item_id for one in found.listings],
        "notes": [
            {
                "name": note.name,
                "code": note.code if note.finding is None else note.finding.code,
                "left": note.is_left,
                **note.values,
            }
            for note in found.notes
        ],
        "refused": [
            {"id": one.item_id, "codes": [each.code for each in one.findings if each.is_error]}
            for one in refused
        ],
    }


def _print(found: FolderPlan, refused: list[Checked], out: Path | None) -> None:
    if found.notes:
        rows = [(plain(note.name, 60), note_text(note)) for note in found.notes]
        print_table((tr("file"), tr("why")), rows)
    for one in refused:
        for finding in one.findings:
            if finding.is_error:
                say(f"{plain(one.item_id)} {plain(one.title, 60)}: {finding_text(finding)}")
    say(
        counted(
            "{n} picture planned, for {count} listings; {left} files left out",
            "{n} pictures planned, for {count} listings; {left} files left out",
            found.used,
            count=len(found.listings),
            left=found.left,
        )
    )
    if out is not None:
        say(tr("Written to {file}. Try it with: vitrina plan check {file}", file=str(out)))
