"""Does one piece of work again and again, killed one line of the program later each time.

usage: killed_steps.py WORK FOLDER [half]

It runs as a process of its own, as it forks. Prints one JSON object: at how many lines the work was
cut, and what was wrong afterwards. ``half`` is a mutant of what is under test.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from app import settings
from app.engine.catalog import export
from app.rules.offer.own_figures import CodeFigures, OwnCharge
from app.settings import Profile, Settings, SettingsFile
from app.workspace.catalog import catalog, snapshot_copies, snapshots
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.snapshot_copies import EVERY_MS, SnapshotCopies
from app.workspace.catalog.snapshots import Snapshots
from app.workspace.errors import StorageError
from app.workspace.journal import backups, journal, own_costs
from app.workspace.journal.backups import Backups
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.own_costs import OwnCosts
from app.workspace.sqlite import copies, database
from app.workspace.sqlite.database import open_writing
from app.workspace.sqlite.migrations import migrate, scripts_of
from tests.stands.journal_rows import draft_of

NEWEST = {
    "journal": journal.SCHEMA,
    "catalogue": catalog.SCHEMA,
    "snapshots": snapshots.SCHEMA,
}
OPENERS: dict[str, Callable[[Path], Any]] = {
    "journal": Journal,
    "catalogue": CatalogWriter,
    "snapshots": Snapshots,
}
NOON = 1_795_176_000_000


class Work(NamedTuple):
    """A piece of work on a folder, and a look at what a kill left of it.

    ``prepare`` fills the empty folder, ``do`` is killed, ``look`` names what is wrong then, ``end``
    does it once more and names what is wrong for good. ``modules`` are the files whose lines count.
    """

    prepare: Callable[[Path], None]
    do: Callable[[Path], object]
    look: Callable[[Path], list[str]]
    end: Callable[[Path], list[str]]
    modules: tuple[str, ...]


def schema_of(path: Path) -> tuple[int, list[tuple[str, str]]]:
    """The number of the schema, and what there is in the file."""
    raw = sqlite3.connect(path)
    try:
        version = int(raw.execute("PRAGMA user_version").fetchone()[0])
        found = raw.execute("SELECT type, name FROM sqlite_schema ORDER BY 1, 2").fetchall()
        if raw.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            return -1, found
    finally:
        raw.close()
    return version, found


def migrating(name: str, begin: int) -> Work:
    """Bring a file of schema ``begin`` (0: none there) to the newest one."""
    known: dict[int, list[tuple[str, str]]] = {0: []}

    def prepare(folder: Path) -> None:
        for step in range(1, NEWEST[name] + 1):
            sample = folder / f"step-{step}"
            made = open_writing(sample, ())
            migrate(made, scripts_of(name, step))
            made.close()
            known[step] = schema_of(sample)[1]
            if step == begin:
                shutil.copy(sample, folder / f"{name}.db")
            sample.unlink()

    def look(folder: Path) -> list[str]:
        path = folder / f"{name}.db"
        if not path.exists():
            return []
        # As a start does it, which also takes back what was cut.
        version, there = schema_of(path)
        if version < begin or known.get(version) != there:
            return [f"between the schemas: {version} with {len(there)} parts"]
        return []

    def end(folder: Path) -> list[str]:
        try:
            OPENERS[name](folder / f"{name}.db").close()
        except StorageError as error:
            return [f"not opened by the next start: {error}"]
        version, there = schema_of(folder / f"{name}.db")
        whole = version == NEWEST[name] and there == known[version]
        aside = list(folder.glob("*.bad-*"))
        return [] if whole and not aside else [f"not whole after the next start: {version}"]

    return Work(
        prepare,
        lambda folder: OPENERS[name](folder / f"{name}.db"),
        look,
        end,
        (database.__file__, journal.__file__, catalog.__file__, snapshots.__file__),
    )


def age(folder: Path, pattern: str) -> None:
    """Make what a kill left two days older."""
    for path in folder.glob(pattern):
        os.utime(path, (time.time() - 2 * 24 * 3600,) * 2)


def backing_up() -> Work:
    """Make a backup, with older ones to be thinned out."""

    def prepare(folder: Path) -> None:
        made = Journal(folder / "journal.db")
        for number in range(3):
            Drafts(made).keep(draft_of(f"MX{number}"))
        Snapshots(folder / "snapshots.db").close()
        for step in range(6):
            Backups(folder).make(made, NOON + step * 1000)
        made.close()

    def do(folder: Path) -> None:
        Backups(folder).make(Journal(folder / "journal.db"), NOON + 60_000)

    def look(folder: Path) -> list[str]:
        wrong = []
        for path in (folder / "backups").glob("journal-*.db"):
            copy = Journal(path)
            if copy.salvaged is not None or len(Drafts(copy).all()) != 3:
                wrong.append(f"{path.name} is half")
            copy.close()
            path.with_name(f"{path.stem}.lock").unlink()
        if len(Backups(folder).list()) < 3:
            wrong.append("a backup too few")
        return wrong

    def end(folder: Path) -> list[str]:
        age(folder / "backups", "*.part*")
        made = Journal(folder / "journal.db")
        Backups(folder).make(made, NOON + 120_000)
        made.close()
        there = sorted(path.name for path in (folder / "backups").iterdir())
        whole = len(Backups(folder).list()) == 3 and not any(".part" in name for name in there)
        return [] if whole else [f"left over: {there}"]

    return Work(prepare, do, look, end, (backups.__file__, copies.__file__))


def copying() -> Work:
    """Copy the snapshots over a day-old copy."""

    def prepare(folder: Path) -> None:
        made = Snapshots(folder / "snapshots.db")
        for number in range(3):
            made.note([("MX1", "changed", b"before")])
            made.end_sync(number, 5, complete=True)
        for day in range(2):
            made.copy_if_due(NOON + day * EVERY_MS)
        made.close()

    def do(folder: Path) -> None:
        Snapshots(folder / "snapshots.db").copy_if_due(NOON + 2 * EVERY_MS)

    def look(folder: Path) -> list[str]:
        made = SnapshotCopies(folder).list()
        wrong = [] if len(made) >= 2 else ["a copy too few"]
        return wrong + [f"{path.name} is half" for path in made if schema_of(path)[0] < 1]

    def end(folder: Path) -> list[str]:
        for path in folder.glob("snapshots.db*"):
            path.unlink()
        age(folder / "backups", "*.part*")
        back = Snapshots(folder / "snapshots.db")
        found = len(back.syncs()), len(back.of_item("MX1"))
        back.copy_if_due(NOON + 9 * EVERY_MS)
        back.close()
        there = sorted(path.name for path in (folder / "backups").iterdir())
        whole = found == (3, 2) and len(there) == 2
        return [] if whole else [f"{found} came back, left over: {there}"]

    modules = (copies.__file__, snapshot_copies.__file__, snapshots.__file__)
    return Work(prepare, do, look, end, modules)


def writing(name: str, save: Callable[[Path, str], None], modules: tuple[str, ...]) -> Work:
    """Save a file over an old one."""

    def text(folder: Path) -> str:
        return (folder / name).read_text(encoding="utf-8")

    whole: dict[str, str] = {}

    def prepare(folder: Path) -> None:
        for which in ("new", "old"):
            save(folder, which)
            whole[which] = text(folder)

    def look(folder: Path) -> list[str]:
        return [] if text(folder) in whole.values() else ["neither the old file nor the new one"]

    def end(folder: Path) -> list[str]:
        age(folder, "*.tmp")
        age(folder, ".*.tmp")
        save(folder, "new")
        there = [path.name for path in folder.iterdir()]
        return [] if there == [name] and text(folder) == whole["new"] else [f"left over: {there}"]

    return Work(prepare, lambda folder: save(folder, "new"), look, end, modules)


def stating_costs() -> Work:
    """State other own figures and charges over those there are."""
    old = {code: CodeFigures(code, Decimal(10)) for code in ("A-1", "B-2", "C-3")}
    new = {code: CodeFigures(code, Decimal(20), floor=Decimal(30)) for code in ("B-2", "D-4")}
    stated_new = {**new, "A-1": CodeFigures("A-1")}
    whole = {"C-3": old["C-3"], **new}
    charges = [
        [OwnCharge("MX", "", "", Decimal(start), Decimal(rate)) for start in (0, 299)]
        for rate in ("0.1", "0.2")
    ]
    first: list[str] = []

    def found(folder: Path) -> tuple[dict[str, CodeFigures], list[OwnCharge], str]:
        made = Journal(folder / "journal.db")
        try:
            costs = OwnCosts(made)
            stated = {one.code: one for one in costs.all()}
            return stated, costs.charges(), costs.revision() if made.salvaged is None else "lost"
        finally:
            made.close()

    def prepare(folder: Path) -> None:
        made = Journal(folder / "journal.db")
        OwnCosts(made).put(old.values())
        OwnCosts(made).put_charges(charges[0])
        made.close()
        first.append(found(folder)[2])

    def do(folder: Path) -> None:
        made = Journal(folder / "journal.db")
        costs = OwnCosts(made)
        costs.replace(old, stated_new)
        costs.replace_charges(costs.charges(), charges[1])
        made.close()

    def look(folder: Path) -> list[str]:
        stated, paid, revision = found(folder)
        wrong = []
        if stated not in (old, whole):
            wrong.append(f"half of the figures: {stated}")
        if paid not in charges or (paid == charges[1] and stated != whole):
            wrong.append(f"half of the charges: {paid}")
        moved = (stated, paid) != (old, charges[0])
        if revision == "lost" or moved is (revision == first[0]):
            wrong.append("the revision does not tell of the change")
        return wrong

    def end(folder: Path) -> list[str]:
        do(folder)
        stated, paid, _ = found(folder)
        return [] if stated == whole and paid == charges[1] else [f"{stated} {paid}"]

    modules = (own_costs.__file__, journal.__file__, database.__file__)
    return Work(prepare, do, look, end, modules)


def save_settings(folder: Path, which: str) -> None:
    profiles = tuple(Profile(f"{which}-{n}", "https://shop.test") for n in range(50))
    SettingsFile(folder / "settings.toml").save(Settings(profiles=profiles))


def save_export(folder: Path, which: str) -> None:
    with export.whole_file(folder / "shop.csv") as file:
        for number in range(5):
            file.write(f"{which} {number} {'x' * 10_000}\n")


WORKS: dict[str, Callable[[], Work]] = {
    "new journal": lambda: migrating("journal", 0),
    "journal": lambda: migrating("journal", 1),
    "new catalogue": lambda: migrating("catalogue", 0),
    "catalogue": lambda: migrating("catalogue", 1),
    "new snapshots": lambda: migrating("snapshots", 0),
    "snapshots": lambda: migrating("snapshots", 1),
    "backup": backing_up,
    "own costs": stating_costs,
    "snapshot copy": copying,
    "settings": lambda: writing("settings.toml", save_settings, (settings.__file__,)),
    "export": lambda: writing("shop.csv", save_export, (export.__file__, __file__)),
}


def kill_at(line: int, modules: tuple[str, ...]) -> None:
    """Have this process killed before it runs its ``line``-th line of ``modules``."""
    left = line

    def trace(frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal left
        if frame.f_code.co_filename not in modules:
            return None
        if event == "line":
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1
        return trace

    sys.settrace(trace)


def survives(work: Work, folder: Path, line: int) -> bool:
    """Whether the work came to its end before the kill."""
    child = os.fork()
    if not child:
        kill_at(line, work.modules)
        try:
            work.do(folder)
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status):
        if os.WEXITSTATUS(status):
            raise RuntimeError("the work failed by itself")
        return True
    return False


def write_in_place() -> None:
    """The mutant: files are written where they lie, and schemas without a transaction."""

    @contextmanager
    def in_place(path: Path) -> Any:
        with path.open("w", encoding="utf-8", newline="") as file:
            yield file

    @contextmanager
    def no_transaction(self: database.Database) -> Iterator[None]:
        yield

    export.whole_file = in_place
    database.Database.transaction = no_transaction


def main(words: list[str]) -> int:
    name, place = words[0], Path(words[1])
    if "half" in words:
        write_in_place()
    work = WORKS[name]()
    (place / "start").mkdir()
    work.prepare(place / "start")
    wrong: list[str] = []
    line, ended = 0, False
    while not ended:
        folder = place / "now"
        shutil.copytree(place / "start", folder)
        ended = survives(work, folder, line)
        wrong += [f"line {line}: {text}" for text in work.look(folder) + work.end(folder)]
        shutil.rmtree(folder)
        line += 1
    print(json.dumps({"cuts": line - 1, "wrong": wrong}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
