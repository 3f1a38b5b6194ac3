"""A file system under SQLite that writes down what is written and synced, for power cuts later."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import apsw

SECTOR = 512


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes written at an offset."""

    name: str
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncate:
    """A file cut (or grown) to a size."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Sync:
    """A file's bytes are on the disk."""

    name: str


@dataclass(frozen=True, slots=True)
class Delete:
    """A name is gone; ``durable`` when the folder was synced as well."""

    name: str
    durable: bool


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """The program said that everything up to here is kept; ``state`` is what that is."""

    state: Any


Operation = Write | Truncate | Sync | Delete | Acknowledge


class RecordingDisk(apsw.VFS):
    """The system's own file system, which also notes every operation in ``operations``."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        super().__init__("recording", "")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:
        return _RecordingFile(self.operations, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.operations.append(Delete(Path(filename).name, syncdir))
        super().xDelete(filename, syncdir)


class _RecordingFile(apsw.VFSFile):
    def __init__(self, operations: list[Operation], name: Any, flags: list[int]) -> None:
        self._operations = operations
        text = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._name = Path(text).name if text else ""
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        self._operations.append(Write(self._name, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:
        super().xTruncate(newsize)
        self._operations.append(Truncate(self._name, newsize))

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self._operations.append(Sync(self._name))


class RecordedConnection:
    """A connection over a recording disk with the methods the program uses of ``sqlite3``."""

    def __init__(self, path: Path) -> None:
        self._connection = apsw.Connection(str(path), vfs="recording")

    @property
    def in_transaction(self) -> bool:
        return bool(self._connection.in_transaction)

    def execute(self, sql: str, parameters: Any = ()) -> _Rows:
        rows = self._connection.cursor().execute(sql, parameters or None).fetchall()
        made = self._connection.last_insert_rowid()
        return _Rows(rows, self._connection.changes(), made)

    def executemany(self, sql: str, parameters: Any) -> _Rows:
        self._connection.cursor().executemany(sql, list(parameters))
        return _Rows([], self._connection.changes())

    def rollback(self) -> None:
        self._connection.cursor().execute("ROLLBACK")

    def close(self) -> None:
        self._connection.close()


class _Rows:
    def __init__(self, rows: Sequence[Any], changed: int, made: int | None = None) -> None:
        self._rows = iter(rows)
        self.rowcount = changed
        self.lastrowid = made

    def fetchall(self) -> list[Any]:
        return list(self._rows)

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def __iter__(self) -> Iterator[Any]:
        return self._rows


@dataclass(slots=True)
class _File:
    durable: bytearray | None = None
    pending: list[Write | Truncate | Delete] = field(default_factory=list)


class PowerCuts:
    """Walks through recorded operations; before each one the power may fail.

    What was synced is there. Of what was written since, every sector of every write may be there or
    not, whatever came before or after it: disks and kernels keep no order.
    """

    def __init__(self, operations: Sequence[Operation], names: Sequence[str]) -> None:
        self._operations = operations
        self._files = {name: _File() for name in names}
        self._files[names[0]].durable = bytearray()
        self.acknowledged: Any = None
        self.following: Any = None

    def each(self) -> Iterator[int]:
        """Every point after the first acknowledgement at which the power may fail."""
        states = [o.state for o in self._operations if isinstance(o, Acknowledge)]
        told = 0
        for number, operation in enumerate(self._operations):
            if isinstance(operation, Acknowledge):
                self.acknowledged = operation.state
                told += 1
                self.following = states[told] if told < len(states) else operation.state
            else:
                self._apply(operation)
            if told:
                yield number

    def image(self, folder: Path, draw: random.Random) -> None:
        """Write what a disk may hold now into ``folder``."""
        for name, file in self._files.items():
            content = _after_the_cut(file, draw)
            target = folder / name
            if content is None:
                target.unlink(missing_ok=True)
            else:
                target.write_bytes(content)

    def _apply(self, operation: Operation) -> None:
        file = self._files.get(getattr(operation, "name", ""))
        if file is None:
            return
        match operation:
            case Sync():
                content = bytearray() if file.durable is None else file.durable
                for pending in file.pending:
                    content = _perform(content, pending, None)
                file.durable, file.pending = content, []
            case Delete(durable=True):
                file.durable, file.pending = None, []
            case Write() | Truncate() | Delete():
                file.pending.append(operation)


def _after_the_cut(file: _File, draw: random.Random) -> bytearray | None:
    if file.durable is None and not file.pending:
        return None
    share = draw.choice((0.0, 0.5, 0.9, 1.0))
    content = None if file.durable is None else bytearray(file.durable)
    for pending in file.pending:
        if isinstance(pending, Write) or draw.random() < share:
            content = _perform(content, pending, (draw, share))
    return content


def _perform(
    content: bytearray | None,
    operation: Write | Truncate | Delete,
    luck: tuple[random.Random, float] | None,
) -> bytearray | None:
    if isinstance(operation, Delete):
        return None
    content = bytearray() if content is None else content
    if isinstance(operation, Truncate):
        del content[operation.size :]
        content.extend(bytes(operation.size - len(content)))
        return content
    place = 0
    while place < len(operation.data):
        start = operation.offset + place
        # Sectors are whole; a write may begin or end inside one.
        size = min(SECTOR - start % SECTOR, len(operation.data) - place)
        if luck is None or luck[0].random() < luck[1]:
            if len(content) < start:
                content.extend(bytes(start - len(content)))
            content[start : start + size] = operation.data[place : place + size]
        place += size
    return content


class Recording:
    """While it lasts, ``sqlite3.connect`` of the program opens files on the recording disk."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self._connect = module.connect
        self.disk = RecordingDisk()

    def __enter__(self) -> RecordingDisk:
        self._module.connect = lambda path, **_options: RecordedConnection(Path(path))
        return self.disk

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._module.connect = self._connect
        self.disk.unregister()
