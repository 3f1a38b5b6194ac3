"""The store of a starting marketplace: opened, filled if it is new, with its log."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path

from app.paths import log_dir
from app.service.http.request_log import EventHandler, RequestLog
from app.service.practice.clock import CLOCK_AWAY, PracticeClock
from app.service.ready_lines import print_lines, ready_lines
from app.service.seeding.world import open_world
from app.service.serve_options import ServeOptions, ServiceError
from app.service.serving_file import Parent, forget_serving, locked_or_joined
from app.service.stores.database import Database
from app.service.stores.store_address import StoreAddress
from app.service.stores.users import UserStore
from app.service.worlds.filling import WorldSource
from app.service.worlds.first_start import (
    PICTURE_FOLDER,
    check_origin,
    known_store_id,
    make_folder,
    open_store,
    put_aside,
)
from app.service.worlds.loading_report import LoadingReport
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.world_files import FileWorld
from app.terminal import say

LOG_FOLDER = "log"
LOG_FILE = "marketplace.log"


@dataclass(frozen=True, slots=True)
class OpenStore:
    """An open store; ``folder`` is ``None`` if a database server keeps all of it."""

    database: Database
    log: RequestLog
    folder: Path | None

    @property
    def pictures(self) -> Path | None:
        """The folder of picture files; ``None`` if the database keeps them."""
        return None if self.folder is None else self.folder / PICTURE_FOLDER


@contextlib.contextmanager
def request_log(folder: Path, name: str) -> Iterator[RequestLog]:
    """Open the log of a store, and direct the log messages of the program there as well."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        log = RequestLog(folder / name)
    except OSError as error:
        raise ServiceError(f"{folder} cannot be written: {error.strerror}") from error
    handler = EventHandler(log)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield log
    finally:
        root.removeHandler(handler)
        log.close()


@contextlib.contextmanager
def folder_store(
    options: ServeOptions,
    folder: Path,
    asked: StoreOrigin,
    clock: PracticeClock,
    parent: Parent | None,
) -> Iterator[OpenStore | None]:
    """Open the store in a folder; yield ``None`` if the parent ended before it was free."""
    make_folder(folder)

    def joined(base_url: str, database: Database) -> None:
        check_origin(folder, database, asked)
        sellers = UserStore(database).seller_lines()
        store_id = known_store_id(database)
        print_lines(ready_lines(base_url, store_id, sellers, as_json=options.json, joined=True))

    with locked_or_joined(folder, parent, joined) as ours, contextlib.ExitStack() as stack:
        if not ours:
            yield None
            return
        forget_serving(folder)
        log = stack.enter_context(request_log(folder / LOG_FOLDER, LOG_FILE))
        report = LoadingReport(log, clock.now())
        if options.fresh and (aside := put_aside(folder)) is not None:
            say(f"vitrina serve: the store as it was is in {aside}", to_stderr=True)
        database = open_store(
            folder,
            lambda: _world(options, clock.now(), report),
            seed=options.first_seed,
            listings=options.first_listings,
            asked=asked,
        )
        stack.enter_context(contextlib.closing(database))
        report.sum_up()
        yield OpenStore(database, log, folder)


@contextlib.contextmanager
def server_store(
    options: ServeOptions, address: StoreAddress, asked: StoreOrigin, clock: PracticeClock
) -> Iterator[OpenStore | None]:
    """Open the store in a database server; its log is kept with those of the program."""
    require_driver()
    from app.service.worlds.server_store import open_server_store

    with contextlib.ExitStack() as stack:
        log = stack.enter_context(request_log(log_dir(), log_name(address)))
        report = LoadingReport(log, clock.now())
        database = open_server_store(
            address,
            lambda: _world(options, clock.now(), report),
            seed=options.first_seed,
            listings=options.first_listings,
            asked=asked,
        )
        stack.enter_context(contextlib.closing(database))
        report.sum_up()
        yield OpenStore(database, log, None)


def require_driver() -> None:
    """Check that the driver of database servers is installed; raise :class:`ServiceError`."""
    if find_spec("psycopg") is None:
        raise ServiceError(
            "a store in a server needs a driver that is not installed: "
            "pip install 'vitrina[postgresql]'"
        )


def _world(options: ServeOptions, now: datetime, report: LoadingReport) -> WorldSource:
    practice = open_world(options.first_seed, options.first_listings, now)
    if options.world is None:
        return practice
    return FileWorld(options.world, practice, report.note, report.compare)


def log_name(address: StoreAddress, worker: int = 0) -> str:
    """Return the name of the log file of a store, or that of one of its workers, from 1 on.

    Each process has a file of its own, because two processes cannot rotate one file.
    """
    return f"marketplace-{address.file_name}{f'-{worker}' if worker else ''}.log"


def restore_clock(database: Database, clock: PracticeClock, *, fresh: bool) -> None:
    """Set the clock to the offset it had when the marketplace ended, unless it was set anew."""
    kept = database.setting(CLOCK_AWAY)
    if fresh:
        database.keep_setting(CLOCK_AWAY, repr(clock.away))
    elif kept is not None:
        clock.keep_away(float(kept))
