"""What the other side of the wire does: one function for each fault."""

from __future__ import annotations

from datetime import timedelta

from tests.faults.wire_line import Fault, Line, drained, sound
from tests.stands.faulty_server import Script, head

HOURS = 3600.0


def old(script: Script) -> Fault:
    """A script of the client's own tests as a fault."""
    return lambda line: script(line.reader, line.writer)


async def is_sound(line: Line) -> None:
    line.say()


async def half_closed(line: Line) -> None:
    line.writer.write_eof()
    await drained(line.reader)


async def closes_kept(line: Line) -> None:
    line.say(None, "200 OK", "Connection: keep-alive")
    await line.writer.drain()


def twice(status: int) -> Fault:
    async def fault(line: Line) -> None:
        if line.turn <= 2:
            line.refuse(status)
        else:
            line.say()

    return fault


def refuses(status: int, /, *headers: str, **fields: object) -> Fault:
    async def fault(line: Line) -> None:
        line.refuse(status, *headers, **fields)

    return fault


def says(body: bytes, status: str = "200 OK", kind: str = "application/json") -> Fault:
    async def fault(line: Line) -> None:
        line.writer.write(head(body, status).replace(b"application/json", kind.encode()) + body)

    return fault


async def says_nothing(line: Line) -> None:
    line.writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")


def adds(more: bytes) -> Fault:
    """The right answer with this in each of its objects."""

    async def fault(line: Line) -> None:
        line.say(sound_with(line, more))

    return fault


def sound_with(line: Line, more: bytes) -> bytes:
    """What a marketplace would answer, with this in each of its objects."""
    return sound(line.request, b"," + more)


async def in_utf_16(line: Line) -> None:
    line.say(sound_with(line, b'"x":1').decode().encode("utf-16"))


async def unmeasured_half(line: Line) -> None:
    body = sound_with(line, b'"x":1')
    line.writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + body[: len(body) // 2])


async def unmeasured_fewer(line: Line) -> None:
    body = sound_with(line, b'"x":1')
    if body.startswith(b"["):
        body = body.split(b',{"code"')[0] + b"]"
    line.writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + body)


async def fifty_continues(line: Line) -> None:
    line.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 50)
    line.say()


def sets_wall(hours: int) -> Fault:
    """Fails twice, and meanwhile somebody sets the clock on the wall."""

    async def fault(line: Line) -> None:
        line.clock.wall += timedelta(hours=hours)
        await twice(503)(line)

    return fault


async def sleeps_on(line: Line) -> None:
    """The machine sleeps eight hours while it waits; then the connection is gone."""
    line.clock.skipped += 8 * HOURS
    line.writer.transport.abort()


def moved(status: int, *, away: bool) -> Fault:
    async def fault(line: Line) -> None:
        place = f"http://127.0.0.1:{line.elsewhere}/x" if away else "/items/A2"
        line.say(b"", f"{status} Moved", f"Location: {place}")

    return fault
