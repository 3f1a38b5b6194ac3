"""The marketplace as a process: opens its store, listens, says so, and ends when told."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.logs import quieten
from app.paths import log_dir
from app.service.application import ServiceSettings, build_application
from app.service.http.request_log import EventHandler, RequestLog
from app.service.joining import (
    Parent,
    forget_serving,
    listed_as_serving,
    locked_or_joined,
)
from app.service.listening import bound_socket, host_rule, shown_address
from app.service.practice.clock import PracticeClock
from app.service.practice.endpoints import CLOCK_AWAY
from app.service.ready_lines import ready_lines
from app.service.seeding.pictures.artwork import draw_picture
from app.service.seeding.world import open_world
from app.service.serving import Server
from app.service.stores.database import Database, StoreUnavailable, StoreUnreadable
from app.service.stores.pictures import PictureStore
from app.service.stores.schema import SCHEMA_VERSION, check_version
from app.service.stores.sqlite import version_of
from app.service.stores.store_address import StoreAddress
from app.service.stores.users import UserStore
from app.service.worlds.filling import WorldSource
from app.service.worlds.first_start import (
    DATABASE_FILE,
    PICTURE_FOLDER,
    StoreDiffers,
    check_origin,
    known_store_id,
    made_store_id,
    make_folder,
    open_store,
    put_aside,
)
from app.service.worlds.loading_report import LoadingReport
from app.service.worlds.origin import LISTINGS, SEED, StoreOrigin, asked_for
from app.service.worlds.world_files import FileWorld
from app.terminal import say

if TYPE_CHECKING:
    pass

LOG_FOLDER = "log"
LOG_FILE = "marketplace.log"


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """How the marketplace is run.

    ``store`` is a folder, or the address of a database server. ``port`` 0 takes the port of the
    last time, or a free one. ``seed``, ``listings`` and
    ``world`` (a folder of files in the wire format) say what a new store is made of; one that was
    made of something else is refused, or put aside where it is to be ``fresh``. ``clock`` sets
    where the marketplace's clock starts. ``strict`` leaves the practice endpoints out.
    ``rate_limit`` is in calls a second for each caller, 0 for none. A ``host`` that others can
    reach needs ``open_to_others``. ``json`` prints the ready lines as JSON. With
    ``until_stdin_closes`` the process ends within two seconds of the end of its standard input;
    while another process serves the store, it tells where, and takes its place when it ends.
    """

    store: Path | StoreAddress
    host: str = "127.0.0.1"
    port: int = 0
    seed: int | None = None
    listings: int | None = None
    world: Path | None = None
    fresh: bool = False
    clock: datetime | None = None
    strict: bool = False
    rate_limit: int = 0
    open_to_others: bool = False
    json: bool = False
    until_stdin_closes: bool = False

    @property
    def first_seed(self) -> int:
        """The seed of a new store."""
        return SEED if self.seed is None else self.seed

    @property
    def first_listings(self) -> int:
        """The number of listings of the first seller of a new store."""
        return LISTINGS if self.listings is None else self.listings


@dataclass(frozen=True, slots=True)
class _OpenStore:
    """An opened store; ``folder`` is ``None`` where a server keeps all of it."""

    database: Database
    log: RequestLog
    folder: Path | None


class ServiceError(Exception):
    """The marketplace cannot run; the message is for the person who started it."""


def serve(options: ServeOptions) -> int:
    """Run the marketplace until it is told to end; return the exit status of the process.

    When it is ready, the ready lines go to standard output. What keeps it from running (a port
    that is taken, a store that cannot be read) goes to standard error, and the status is 1; it
    is 2 for a store that was made of something else.
    """
    quieten()
    try:
        _serve(options)
    except (ServiceError, StoreUnavailable, StoreUnreadable) as error:
        say(f"vitrina serve: {error}", to_stderr=True)
        return 1
    except StoreDiffers as error:
        say(f"vitrina serve: {error}", to_stderr=True)
        return 2
    return 0


def _serve(options: ServeOptions) -> None:
    rule = host_rule(options.host, open_to_others=options.open_to_others)
    if rule is None:
        raise ServiceError(
            f"{options.host} lets others reach a marketplace that is made for practice: "
            "say so with --i-know-this-is-a-practice-service"
        )
    clock = PracticeClock(SystemClock())
    if options.clock is not None:
        clock.start_at(options.clock)
    if options.world is not None and not options.world.is_dir():
        raise ServiceError(f"{options.world} is not a folder")
    asked = asked_for(options.seed, options.listings, options.world)
    parent = Parent() if options.until_stdin_closes else None
    with (
        _folder_store(options, options.store, asked, clock, parent)
        if isinstance(options.store, Path)
        else _server_store(options, options.store, asked, clock)
    ) as store:
        if store is None:
            return
        _keep_time(store.database, clock, fresh=options.clock is not None)
        server = Server(parent, store.log)
        settings = ServiceSettings(
            practice=not options.strict,
            rate_limit=options.rate_limit,
            hosts=rule,
            hang_up=server.hang_up,
            log=store.log,
        )
        _listen(options, store, clock, server, settings)


@contextlib.contextmanager
def _folder_store(
    options: ServeOptions,
    folder: Path,
    asked: StoreOrigin,
    clock: PracticeClock,
    parent: Parent | None,
) -> Iterator[_OpenStore | None]:
    """Open the store in a folder; ``None`` when the parent went before it was free."""
    make_folder(folder)

    def joined(base_url: str, database: Database) -> None:
        check_origin(folder, database, asked)
        sellers = UserStore(database).seller_lines()
        store_id = known_store_id(database)
        _print_lines(ready_lines(base_url, store_id, sellers, as_json=options.json, joined=True))

    with locked_or_joined(folder, parent, joined) as ours, contextlib.ExitStack() as stack:
        if not ours:
            yield None
            return
        forget_serving(folder)
        log = stack.enter_context(_request_log(folder / LOG_FOLDER, LOG_FILE))
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
        yield _OpenStore(database, log, folder)


@contextlib.contextmanager
def _server_store(
    options: ServeOptions, address: StoreAddress, asked: StoreOrigin, clock: PracticeClock
) -> Iterator[_OpenStore | None]:
    """Open the store that a database server keeps; its log lies with the program's."""
    _require_driver()
    from app.service.worlds.server_store import open_server_store

    with contextlib.ExitStack() as stack:
        name = f"marketplace-{address.file_name}.log"
        log = stack.enter_context(_request_log(log_dir(), name))
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
        yield _OpenStore(database, log, None)


def _require_driver() -> None:
    """Check that the driver of database servers is installed; raise :class:`ServiceError`."""
    if find_spec("psycopg") is None:
        raise ServiceError(
            "a store in a server needs a driver that is not installed: "
            "pip install 'vitrina[postgresql]'"
        )


def check(store: Path | StoreAddress) -> int:
    """Say whether this version can use a store, and write nothing; return the exit status.

    0 when it can be served, now or after steps that the next start makes; 1 when it cannot.
    """
    try:
        if isinstance(store, Path):
            path = store / DATABASE_FILE
            version = version_of(path) if path.exists() else None
        else:
            _require_driver()
            from app.service.worlds.server_store import server_store_version

            version = server_store_version(store) or None
        if version is None:
            say(f"{store}: no store yet; the first start makes it, in version {SCHEMA_VERSION}")
            return 0
        check_version(version, store)
    except (ServiceError, StoreUnreadable) as error:
        say(f"vitrina serve: {error}", to_stderr=True)
        return 1
    steps = "" if version == SCHEMA_VERSION else f"; the next start makes it {SCHEMA_VERSION}"
    say(f"{store}: version {version}, as this program needs it{steps}")
    return 0


def _world(options: ServeOptions, now: datetime, report: LoadingReport) -> WorldSource:
    practice = open_world(options.first_seed, options.first_listings, now)
    if options.world is None:
        return practice
    return FileWorld(options.world, practice, report.note, report.compare)


def _keep_time(database: Database, clock: PracticeClock, *, fresh: bool) -> None:
    """Let the clock run on where it was when the marketplace ended, unless it was set again."""
    kept = database.setting(CLOCK_AWAY)
    if fresh:
        database.keep_setting(CLOCK_AWAY, repr(clock.away))
    elif kept is not None:
        clock.keep_away(float(kept))


def _listen(
    options: ServeOptions,
    store: _OpenStore,
    clock: PracticeClock,
    server: Server,
    settings: ServiceSettings,
) -> None:
    database = store.database
    # Faults that expired tokens ended with the process that injected them.
    users = UserStore(database)
    users.restore_tokens()
    with bound_socket(options.host, options.port, database) as listener:
        address = shown_address(listener)
        lines = ready_lines(
            f"http://{address}",
            made_store_id(database),
            users.seller_lines(),
            as_json=options.json,
        )
        pictures = None if store.folder is None else store.folder / PICTURE_FOLDER
        PictureStore(database, pictures).discard_parts()
        application = build_application(
            database,
            clock,
            pictures=pictures,
            draw_picture=draw_picture,
            settings=settings,
        )
        with contextlib.ExitStack() as stack:
            if store.folder is not None:
                stack.enter_context(listed_as_serving(store.folder, f"http://{address}"))
            server.serve_until_stopped(application, listener, lambda: _print_lines(lines))


@contextlib.contextmanager
def _request_log(folder: Path, name: str) -> Iterator[RequestLog]:
    """Open the log of a store, and let what the program itself logs go there as well."""
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


def _print_lines(lines: list[str]) -> None:
    # Whoever started us may be gone; the marketplace runs on.
    with contextlib.suppress(OSError, ValueError):
        say(*lines)
