"""A PostgreSQL server of a test run's own, on a socket in a temporary folder."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from app.service.stores.store_address import StoreAddress

OWNER = "vitrina_owner"
"""The role that stores belong to; no superuser."""

GUARDED = "vitrina_guarded"
"""A role that has to say its password."""

PASSWORD = "canary-7f3a9c"

REQUIRED = "VITRINA_REQUIRE_POSTGRESQL"
"""The variable with which a run fails where it has no server program, and skips nothing."""

_ADMIN = "admin"
# What the distribution made, or somebody who owns nothing: the server refuses to run as root.
_USERS = ("postgres", "nobody")
_MODEST = "-c listen_addresses='' -c shared_buffers=16MB -c max_connections=60"


def programs() -> Path | None:
    """Return the folder of the server's programs; ``None`` where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return None if on_path is None else Path(on_path).resolve().parent


def _version(path: Path) -> float:
    return float(path.parent.parent.name)


class PostgresqlServer:
    """A server that is started, killed and started again; its databases come and go."""

    def __init__(self, folder: Path, bin_folder: Path, *, durable: bool = False) -> None:
        self._folder = folder
        self._bin = bin_folder
        # Who measures wants commits on the disk; a killed process loses none without.
        self._options = f"-k {folder} {_MODEST} -c fsync={'on' if durable else 'off'}"
        self._numbers = itertools.count(1)
        self._user: dict[str, object] = {}
        if os.geteuid() == 0:
            who = next(filter(None, map(_account, _USERS)))
            self._user = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": ()}
            os.chown(folder, who.pw_uid, who.pw_gid)
        self._run(
            *("initdb", "-D", self._data, "-U", _ADMIN, "-A", "trust", "-N"),
            *("-E", "UTF8", "--no-locale"),
        )
        (self._data / "pg_hba.conf").write_text(
            f"local all {GUARDED} scram-sha-256\nlocal all all trust\n"
        )
        self.start()
        self.admin(
            "postgres",
            f"CREATE ROLE {OWNER} LOGIN",
            f"CREATE ROLE {GUARDED} LOGIN IN ROLE {OWNER} PASSWORD '{PASSWORD}'",
        )

    @property
    def folder(self) -> Path:
        """Where it lies, and its socket."""
        return self._folder

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-l", log, "-o", self._options, "start")

    def stop(self) -> None:
        """Stop it at once; who is connected is cut."""
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-m", "immediate", "stop")

    def kill(self) -> None:
        """Kill it in the middle of what it does, as the machine would, and wait for its end."""
        number = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(number, signal.SIGQUIT)
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-m", "immediate", "stop", check=False)

    @contextlib.contextmanager
    def replica(self) -> Iterator[Path]:
        """Start a replica of it, which can only be read; yield the folder of its socket."""
        folder = Path(tempfile.mkdtemp(prefix="replica-", dir=self._folder))
        owner = self._folder.stat()
        os.chown(folder, owner.st_uid, owner.st_gid)
        data, options = folder / "data", f"-k {folder} {_MODEST}"
        self.stop()
        try:
            self._run("/bin/cp", "-a", self._data, data)
        finally:
            self.start()
        (data / "standby.signal").touch()
        log = folder / "log"
        self._run("pg_ctl", "-D", data, "-w", "-s", "-l", log, "-o", options, "start")
        try:
            yield folder
        finally:
            self._run("pg_ctl", "-D", data, "-w", "-s", "-m", "immediate", "stop")

    def admin(self, database: str, *statements: str) -> list[tuple[object, ...]]:
        """Run statements as a superuser, each by itself; return the rows of the last."""
        address = f"postgresql://{_ADMIN}@/{database}?host={self._folder}"
        with psycopg.connect(address, autocommit=True) as connection:
            for statement in statements:
                done = connection.execute(statement)
            return [] if done.description is None else done.fetchall()

    def new_database(self) -> str:
        """Make a database that the owner may make a schema in; return its name."""
        name = f"shop_{next(self._numbers)}"
        self.admin("postgres", f"CREATE DATABASE {name} TEMPLATE template0 OWNER {OWNER}")
        return name

    def remember(self, name: str) -> None:
        """Copy the rows of the store in a database aside, for :meth:`restore`."""
        tables = self._tables(name)
        copies = [f"CREATE TABLE aside.{one} AS TABLE vitrina.{one}" for one in tables]
        self.admin(name, "CREATE SCHEMA aside", *copies)

    def restore(self, name: str) -> None:
        """Make the store in a database what it was; a new database takes twenty times as long."""
        parts = [
            f"DELETE FROM vitrina.{one}; INSERT INTO vitrina.{one} TABLE aside.{one};"
            for one in self._tables(name)
        ]
        self.admin(name, " ".join(parts))

    def _tables(self, name: str) -> list[object]:
        rows = self.admin(name, "SELECT tablename FROM pg_tables WHERE schemaname = 'vitrina'")
        return [row[0] for row in rows]

    def address(self, database: str, user: str = OWNER) -> StoreAddress:
        """Return the address of a store in a database."""
        return StoreAddress(f"postgresql://{user}@/{database}?host={self._folder}")

    def _run(self, program: str, *arguments: object, check: bool = True) -> None:
        done = subprocess.run(
            [str(self._bin / program), *map(str, arguments)],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            **self._user,
        )
        assert not check or done.returncode == 0, done.stderr


@contextlib.contextmanager
def postgresql_server() -> Iterator[PostgresqlServer]:
    """Start a server; skip the test where there is no program for it."""
    bin_folder = programs()
    if bin_folder is None:
        why = "no PostgreSQL server program: python3 packaging/dev.py setup --postgresql"
        if os.environ.get(REQUIRED):
            pytest.fail(why)
        pytest.skip(why)
    # A socket's path may have a hundred letters, so its folder is none of pytest's.
    folder = Path(tempfile.mkdtemp(prefix="vitrina-"))
    try:
        server = PostgresqlServer(folder, bin_folder)
        try:
            yield server
        finally:
            with contextlib.suppress(AssertionError):
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _account(name: str) -> Any:
    # Not everywhere where tests run, and only asked for where there is a root.
    import pwd

    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None
