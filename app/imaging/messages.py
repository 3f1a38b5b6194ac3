"""The messages between the program and its decoding process."""

from __future__ import annotations

import struct
from typing import IO, NamedTuple

from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable, read_json, write_json

_LENGTHS = struct.Struct(">II")
_MOST_FIELDS = 64 * 1024
_MOST_DATA = 80 * 1024 * 1024


class Message(NamedTuple):
    """JSON fields, and the bytes of a picture, which may be empty."""

    fields: JsonObject
    data: bytes = b""


def write_message(stream: IO[bytes], message: Message) -> None:
    """Write a whole message; raise ``OSError`` or ``ValueError`` when the pipe is closed."""
    fields = write_json(dict(message.fields))
    stream.write(_LENGTHS.pack(len(fields), len(message.data)) + fields)
    stream.write(message.data)
    stream.flush()


def read_message(stream: IO[bytes]) -> Message | None:
    """Read a message; ``None`` at the end of the stream and for malformed data."""
    head = stream.read(_LENGTHS.size)
    if len(head) < _LENGTHS.size:
        return None
    lengths = _LENGTHS.unpack(head)
    if lengths[0] > _MOST_FIELDS or lengths[1] > _MOST_DATA:
        return None
    parts = [stream.read(length) for length in lengths]
    if [len(part) for part in parts] != list(lengths):
        return None
    try:
        fields = read_json(parts[0])
    except Unreadable:
        return None
    return Message(fields, parts[1]) if isinstance(fields, dict) else None
