"""Extraction of the one file from a multipart body."""

from __future__ import annotations

import logging

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header

from app.service.errors import BadRequest

# Its warnings quote client data, which must not be logged; the answer names the problem.
logging.getLogger("python_multipart").setLevel(logging.ERROR)

_MOST_PARTS = 20
_LONGEST_HEADERS = 8 * 1024


def file_part(content_type: bytes, body: bytes, name: str) -> bytes:
    """Return the content of the part called ``name`` of a ``multipart/form-data`` body.

    Other parts are ignored. Raise :class:`BadRequest` if the body is not readable or does not have
    exactly one such part.
    """
    _, options = parse_options_header(content_type)
    boundary = options.get(b"boundary")
    if not boundary:
        raise BadRequest("A multipart body needs a boundary", fields=("Content-Type",))
    reader = _PartReader()
    try:
        parser = MultipartParser(
            boundary,
            {
                "on_part_begin": reader.begin,
                "on_header_field": reader.header_name,
                "on_header_value": reader.header_value,
                "on_header_end": reader.end_header,
                "on_part_data": reader.data,
                "on_part_end": reader.end,
                "on_end": reader.finish,
            },
        )
        parser.write(body)
        parser.finalize()
    except FormParserError:
        raise BadRequest("The multipart body is not readable") from None
    if not reader.finished:
        raise BadRequest("The multipart body is cut off")
    found = [content for part, content in reader.parts if part == name.encode()]
    if len(found) != 1:
        raise BadRequest("The body needs one part with the picture", fields=(name,))
    return found[0]


class _PartReader:
    """A collector of the names and contents of parts during parsing."""

    def __init__(self) -> None:
        self.parts: list[tuple[bytes, bytes]] = []
        self.finished = False
        self._name = b""
        self._field = b""
        self._value = b""
        self._content: list[bytes] = []

    def begin(self) -> None:
        if len(self.parts) >= _MOST_PARTS:
            raise BadRequest("The multipart body has too many parts")
        self._name = b""
        self._content = []

    def header_name(self, data: bytes, start: int, end: int) -> None:
        self._field += data[start:end]
        self._bound()

    def header_value(self, data: bytes, start: int, end: int) -> None:
        self._value += data[start:end]
        self._bound()

    def end_header(self) -> None:
        if self._field.lower() == b"content-disposition":
            _, options = parse_options_header(self._value)
            self._name = options.get(b"name", b"")
        self._field = self._value = b""

    def data(self, data: bytes, start: int, end: int) -> None:
        self._content.append(data[start:end])

    def end(self) -> None:
        self.parts.append((self._name, b"".join(self._content)))

    def finish(self) -> None:
        self.finished = True

    def _bound(self) -> None:
        if len(self._field) + len(self._value) > _LONGEST_HEADERS:
            raise BadRequest("A part of the multipart body has too long headers")
