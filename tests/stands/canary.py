"""Every token that a test run knows is a canary: no file, log, text or process may end up with one.

The marketplace's own store has them, and so has the environment that a test hands to a command.
"""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
import sys
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

# What the practice marketplace gives out, and what the tests make up in the same form.
TOKEN = re.compile(rb"APP-\d+-[0-9a-f]{32}")
# The stores of the marketplace, and keyrings made for a test.
_ALLOWED = re.compile(r"service\.db.*|keyring\.json")
_JSON_SIGN = re.compile(rb"\\+u00([0-7][0-9a-fA-F])")
_PERCENT_SIGN = re.compile(rb"%([0-9a-fA-F]{2})")
_SQLITE = b"SQLite format 3\0"
_LARGE = 16_000_000

processes: list[str] = []
"""Commands that were started with a token among their arguments or variables."""


def plain_forms(data: bytes) -> Iterator[bytes]:
    """``data`` as it is, and without whatever encoding of characters a token could hide in."""
    yield data
    if b"\\u00" in data:
        data = _JSON_SIGN.sub(lambda found: bytes.fromhex(found[1].decode()), data)
        yield data
    for _ in range(3):
        data, found = _PERCENT_SIGN.subn(lambda sign: bytes.fromhex(sign[1].decode()), data)
        if not found:
            return
        yield data


def holds(data: bytes, token: re.Pattern[bytes] = TOKEN) -> bool:
    """Whether there is a token in ``data``, in any form."""
    return any(token.search(form) for form in plain_forms(data))


def leaks(folder: Path, token: re.Pattern[bytes] = TOKEN) -> list[str]:
    """The files below ``folder`` that hold a token, and the tables of those that are databases."""
    found: list[str] = []
    # Stores are copied for many tests: a file like one without a token has none either.
    clean: set[bytes] = set()
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file() or _ALLOWED.fullmatch(path.name):
            continue
        data = _written(path)
        digest = hashlib.blake2b(data).digest()
        if digest in clean:
            continue
        before = len(found)
        if holds(data, token):
            found.append(str(path.relative_to(folder)))
        if data.startswith(_SQLITE):
            found += [f"{path.relative_to(folder)}: {name}" for name in _packed(path, token)]
        if len(found) == before:
            clean.add(digest)
    return found


def _written(path: Path) -> bytes:
    """Return what was written of a file: the holes of a large one need not be looked through."""
    with path.open("rb") as file:
        number, size = file.fileno(), path.stat().st_size
        if size < _LARGE or not hasattr(os, "SEEK_DATA"):
            return file.read()
        parts, end = [], 0
        while end < size:
            try:
                begin = os.lseek(number, end, os.SEEK_DATA)
            except OSError:
                # There is no data any more.
                break
            end = os.lseek(number, begin, os.SEEK_HOLE)
            parts.append(os.pread(number, end - begin, begin))
        return b"\0".join(parts)


def _packed(path: Path, token: re.Pattern[bytes]) -> Iterator[str]:
    """The tables of a database with a token in something that is compressed there."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
            tables = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            for (name,) in tables.fetchall():
                quoted = str(name).replace('"', '""')
                for row in database.execute(f'SELECT * FROM "{quoted}"'):
                    if any(
                        isinstance(value, bytes) and holds(_unpacked(value), token) for value in row
                    ):
                        yield str(name)
                        break
    except sqlite3.Error:
        # RowKey on purpose: what it says as it is was looked through already.
        return


def _unpacked(value: bytes) -> bytes:
    try:
        return zlib.decompressobj().decompress(value, 4_000_000)
    except zlib.error:
        return b""


def watch_processes() -> None:
    """Note every process that is started with a token where others can read it."""

    def note(event: str, values: tuple[object, ...]) -> None:
        if event == "subprocess.Popen":
            _, command, _, environment = values
            given: Mapping[str, str] = environment if isinstance(environment, Mapping) else {}
            shown = [repr(command), *(v for k, v in given.items() if k != "VITRINA_TOKEN")]
            if any(holds(str(text).encode("utf-8", "replace")) for text in shown):
                processes.append(repr(command)[:200])

    sys.addaudithook(note)
