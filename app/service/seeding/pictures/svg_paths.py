"""Outlines of shapes: a small path language, converted into points."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

Point = tuple[float, float]
Outline = tuple[Point, ...]

_TOKEN = re.compile(r"[MLHVCSQTAZmlhvcsqtaz]|-?(?:\d+\.?\d*|\.\d+)")
_STEPS = 14
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@cache
def outlines(text: str) -> tuple[tuple[Outline, bool], ...]:
    """Return the outlines of a shape, each with whether it is closed.

    A shape is a path in SVG syntax, or ``ellipse cx cy rx ry``, ``circle cx cy r``, ``rect x y
    width height [radius]``, or ``line x1 y1 x2 y2``. Raise ``ValueError`` for any other text.
    """
    word, _, rest = text.partition(" ")
    match word:
        case "ellipse":
            return ((_ellipse(*_numbers(rest, 4)), True),)
        case "circle":
            x, y, radius = _numbers(rest, 3)
            return ((_ellipse(x, y, radius, radius), True),)
        case "rect":
            return ((_rectangle(*(float(number) for number in rest.split())), True),)
        case "line":
            x1, y1, x2, y2 = _numbers(rest, 4)
            return ((((x1, y1), (x2, y2)), False),)
        case _:
            return tuple(_flatten(text))


def _numbers(text: str, count: int) -> tuple[float, ...]:
    numbers = tuple(float(number) for number in text.split())
    if len(numbers) != count:
        raise ValueError(f"{count} numbers wanted: {text}")
    return numbers


def _ellipse(x: float, y: float, rx: float, ry: float) -> Outline:
    count = 64
    return tuple(
        (x + rx * math.cos(math.tau * step / count), y + ry * math.sin(math.tau * step / count))
        for step in range(count)
    )


def _rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Outline:
    radius = min(radius, width / 2, height / 2)
    if not radius:
        return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    corners = (
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 1),
        (x + radius, y + radius, 2),
        (x + width - radius, y + radius, 3),
    )
    return tuple(
        (cx + radius * math.cos(angle), cy + radius * math.sin(angle))
        for cx, cy, quarter in corners
        for angle in ((quarter + step / 8) * math.pi / 2 for step in range(9))
    )


def _flatten(text: str) -> Iterator[tuple[Outline, bool]]:
    tokens = _TOKEN.findall(text)
    if not tokens or tokens[0] not in "Mm":
        raise ValueError(f"not a path: {text}")
    place = 0
    command = ""
    here: Point = (0.0, 0.0)
    start: Point = here
    handle: Point | None = None
    points: list[Point] = []
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
        kind = command.upper()
        count = _ARGUMENTS[kind]
        numbers = [float(token) for token in tokens[place : place + count]]
        place += count
        origin = here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            if points:
                yield tuple(points), True
            points, here, handle = [start], start, None
            continue
        if kind == "M":
            if len(points) > 1:
                yield tuple(points), False
            start = here = (origin[0] + numbers[0], origin[1] + numbers[1])
            points, handle = [here], None
            command = "l" if command == "m" else "L"
            continue
        if kind == "A":
            end = (origin[0] + numbers[5], origin[1] + numbers[6])
            points.extend(_arc(here, numbers, end))
            here, handle = end, None
            continue
        ends = _absolute(kind, numbers, origin, here)
        if kind in "ST":
            first = here if handle is None else (2 * here[0] - handle[0], 2 * here[1] - handle[1])
            ends = [first, *ends]
        points.extend(_curve([here, *ends]))
        handle = ends[-2] if kind in "CSQT" else None
        here = ends[-1]
    if len(points) > 1:
        yield tuple(points), False


def _absolute(kind: str, numbers: list[float], origin: Point, here: Point) -> list[Point]:
    if kind == "H":
        return [(origin[0] + numbers[0], here[1])]
    if kind == "V":
        return [(here[0], origin[1] + numbers[0])]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [(origin[0] + x, origin[1] + y) for x, y in pairs]


def _curve(points: list[Point]) -> Iterator[Point]:
    """Yield the points after the first of a straight line, a quadratic or a cubic curve."""
    if len(points) == 2:
        yield points[1]
        return
    for step in range(1, _STEPS + 1):
        part = step / _STEPS
        level = points
        while len(level) > 1:
            level = [
                (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
                for (x1, y1), (x2, y2) in pairwise(level)
            ]
        yield level[0]


def _arc(here: Point, numbers: list[float], end: Point) -> Iterator[Point]:
    """Yield the points of an axis-aligned elliptical arc, computed from its centre."""
    rx, ry, _, large, sweep = numbers[:5]
    dx, dy = (here[0] - end[0]) / 2 / rx, (here[1] - end[1]) / 2 / ry
    distance = math.hypot(dx, dy)
    if distance > 1:
        rx, ry, dx, dy, distance = rx * distance, ry * distance, dx / distance, dy / distance, 1.0
    if not distance:
        return
    side = math.sqrt(max(0.0, 1 / distance**2 - 1)) * (1 if bool(large) != bool(sweep) else -1)
    centre = (
        (here[0] + end[0]) / 2 + rx * side * dy,
        (here[1] + end[1]) / 2 - ry * side * dx,
    )
    first = math.atan2((here[1] - centre[1]) / ry, (here[0] - centre[0]) / rx)
    last = math.atan2((end[1] - centre[1]) / ry, (end[0] - centre[0]) / rx)
    if sweep and last < first:
        last += math.tau
    elif not sweep and last > first:
        last -= math.tau
    for step in range(1, 2 * _STEPS + 1):
        angle = first + (last - first) * step / (2 * _STEPS)
        yield centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)
