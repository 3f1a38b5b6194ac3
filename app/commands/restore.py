"""``restore``: restores drafts, outbox and history from a backup."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click

from app.commands.choices import suggestion
from app.commands.exits import EPILOG, Exit
from app.commands.language import count_text, marked, tr
from app.commands.output import claim, fail, print_json, print_table, refuse
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.figures import moment_shown
from app.commands.wording import moment_text
from app.terminal import say

_RESTORED = {
    "drafts": marked("drafts"),
    "outbox": marked("outbox"),
    "history": marked("history"),
    "own_figures": marked("own figures"),
    "own_charges": marked("own charges"),
    "schedules": marked("schedules"),
}


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("backup", required=False, metavar="[BACKUP]")
@json_option
@takes_shop
def restore(choice: ShopChoice, backup: str | None, as_json: bool) -> int:
    """Restore your own data from a backup.

    BACKUP is "latest", a name from the list, or a file. Without BACKUP, lists the backups. Nothing
    is deleted: drafts in the backup replace those of the same listings, rows missing from the
    outbox and the history are added, and rows that were waiting to be sent come back on hold. The
    present state is backed up first, under a name that begins with "replaced".
    """
    from app.workspace.errors import SchemaTooNew, StorageCorrupt, StorageError
    from app.workspace.folder import Workspace
    from app.workspace.journal.backups import Backups

    shop, _ = claim("restore", choice)
    backups = Backups(shop.workspace)
    found = backups.list()
    if backup is None:
        records = [
            {"name": entry.path.name, "made_at": moment_text(entry.made_at), "bytes": entry.size}
            for entry in found
        ]
        if as_json:
            print_json({"backups": records})
        elif records:
            print_table(
                (tr("name"), tr("made at"), tr("bytes")),
                (
                    (entry.path.name, moment_shown(moment_text(entry.made_at)), entry.size)
                    for entry in found
                ),
            )
        else:
            say(tr("There are no backups yet."))
        return Exit.DONE
    by_name = {entry.path.name: entry.path for entry in found}
    latest = next((entry.path for entry in found if not entry.replaced), None)
    path = latest if backup == "latest" and latest else by_name.get(backup, Path(backup))
    if not path.is_file():
        words = tr("there is no backup {backup!r}", backup=backup)
        fail("restore", words + suggestion(backup, ["latest", *by_name]), Exit.USAGE)
    try:
        with closing(Workspace(shop.workspace).journal()) as journal:
            if journal.refusal is not None:
                raise journal.refusal
            try:
                restored = backups.restore(path, journal)
            except SchemaTooNew:
                fail(
                    "restore", tr("{name} was made by a newer version", name=path.name), Exit.FILES
                )
            except StorageCorrupt:
                fail(
                    "restore",
                    tr("{name} is not a backup, or is damaged", name=path.name),
                    Exit.FILES,
                )
    except (StorageError, OSError) as error:
        refuse("restore", error)
    if as_json:
        print_json({"backup": str(path), **restored._asdict()})
    else:
        counts = {tr(_RESTORED[name]): count for name, count in restored._asdict().items()}
        text = ", ".join(f"{name} {count_text(count)}" for name, count in counts.items())
        say(tr("Restored from {name}: {counts}", name=path.name, counts=text))
    return Exit.DONE
