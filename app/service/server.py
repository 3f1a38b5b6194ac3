"""The process of the marketplace: it opens its store, listens, reports readiness, and ends."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.clock import SystemClock
from app.logs import quieten
from app.paths import program
from app.service.application import ServiceSettings, build_application
from app.service.http.hosts import HostRule
from app.service.http.request_log import RequestLog
from app.service.listening import bound_socket, host_rule, shown_address
from app.service.opened_store import (
    OpenStore,
    folder_store,
    log_name,
    require_driver,
    restore_clock,
    server_store,
)
from app.service.practice.clock import PracticeClock
from app.service.ready_lines import print_lines, ready_lines
from app.service.seeding.pictures.artwork import draw_picture
from app.service.serve_options import ServeOptions, ServiceError
from app.service.serving import Server
from app.service.serving_file import Parent, listed_as_serving
from app.service.stores.database import StoreUnavailable, StoreUnreadable
from app.service.stores.pictures import PictureStore
from app.service.stores.schema import SCHEMA_VERSION, check_version
from app.service.stores.sqlite import version_of
from app.service.stores.store_address import StoreAddress
from app.service.stores.users import UserStore
from app.service.worlds.first_start import (
    DATABASE_FILE,
    StoreDiffers,
    made_store_id,
)
from app.service.worlds.origin import requested_origin
from app.terminal import say


def serve(options: ServeOptions) -> int:
    """Run the marketplace until it is stopped; return the exit status of the process.

    When it is ready, the ready lines go to standard output. An error that prevents it from running
    (a port that is taken, an unreadable store) goes to standard error, and the status is 1; it is 2
    for a store with other content than requested.
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
    asked = requested_origin(options.seed, options.listings, options.world)
    parent = Parent() if options.until_stdin_closes else None
    with (
        folder_store(options, options.store, asked, clock, parent)
        if isinstance(options.store, Path)
        else server_store(options, options.store, asked, clock)
    ) as store:
        if store is None:
            return
        restore_clock(store.database, clock, fresh=options.clock is not None)
        users = UserStore(store.database)
        # Faults that expired tokens ended with the process that injected them.
        users.restore_tokens()
        PictureStore(store.database, store.pictures).discard_parts()
        with bound_socket(options.host, options.port, store.database) as listener:
            lines = ready_lines(
                f"http://{shown_address(listener)}",
                made_store_id(store.database),
                users.seller_lines(),
                as_json=options.json,
            )
            if options.workers > 1 and isinstance(options.store, StoreAddress):
                store.database.close()
                _supervise(options, options.store, store.log, listener, parent, lines)
                return
            with contextlib.ExitStack() as stack:
                if store.folder is not None:
                    address = f"http://{shown_address(listener)}"
                    stack.enter_context(listed_as_serving(store.folder, address))
                answer(
                    store,
                    clock,
                    listener,
                    policy=AnswerPolicy(rule, strict=options.strict, rate_limit=options.rate_limit),
                    parent=parent,
                    ready=lambda: print_lines(lines),
                )


@dataclass(frozen=True, slots=True)
class AnswerPolicy:
    """The rules by which a marketplace answers; see :class:`ServeOptions`."""

    hosts: HostRule
    strict: bool
    rate_limit: int


def answer(
    store: OpenStore,
    clock: PracticeClock,
    listener: socket.socket,
    *,
    policy: AnswerPolicy,
    parent: Parent | None,
    ready: Callable[[], None],
    alive: Callable[[], None] | None = None,
) -> None:
    """Answer requests in this process until a signal, or the end of ``parent``.

    ``alive`` is called once a second, as long as requests can be answered.
    """
    server = Server(parent, store.log, alive=alive)
    application = build_application(
        store.database,
        clock,
        pictures=store.pictures,
        draw_picture=draw_picture,
        settings=ServiceSettings(
            practice=not policy.strict,
            rate_limit=policy.rate_limit,
            hosts=policy.hosts,
            hang_up=server.hang_up,
            log=store.log,
        ),
    )
    server.serve_until_stopped(application, listener, ready)


def _supervise(
    options: ServeOptions,
    address: StoreAddress,
    log: RequestLog,
    listener: socket.socket,
    parent: Parent | None,
    lines: list[str],
) -> None:
    """Run the workers on the port until this process is stopped."""
    from app.service.workers.protocol import WorkerInstructions
    from app.service.workers.supervisor import Supervisor, WorkersFailed
    from app.service.workers.worker_process import COMMAND, WorkerProcess

    def start(number: int) -> WorkerProcess:
        instructions = WorkerInstructions(
            listener=listener.fileno(),
            store=address.url,
            folder=str(Path.cwd()),
            log=log_name(address, number),
            host=options.host,
            open_to_others=options.open_to_others,
            strict=options.strict,
            rate_limit=options.rate_limit,
        )
        return WorkerProcess(program(COMMAND), instructions, listener)

    supervisor = Supervisor(options.workers, start, clock=SystemClock(), note=log.event)
    if parent is not None:
        parent.on_gone = supervisor.end
        if parent.gone.is_set():
            return
    try:
        supervisor.run(lambda: print_lines(lines))
    except WorkersFailed as error:
        raise ServiceError(str(error)) from error


def check(store: Path | StoreAddress) -> int:
    """Report whether this version can use a store, without writing; return the exit status.

    It is 0 if the store can be served, now or after migrations at the next start, else 1.
    """
    try:
        if isinstance(store, Path):
            path = store / DATABASE_FILE
            version = version_of(path) if path.exists() else None
        else:
            require_driver()
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
