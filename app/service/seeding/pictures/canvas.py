"""A canvas that draws at a larger size and scales down, which smooths the edges."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from app.service.seeding.pictures.motifs import Stroke
from app.service.seeding.pictures.paints import Paint, read_paint
from app.service.seeding.pictures.svg_paths import Point, outlines

GRID = 96
"""The width and height of the grid on which motifs are drawn."""

_Ink = int | tuple[int, int, int, int]
"""A shade of grey, or a colour with its opacity."""


@dataclass(frozen=True, slots=True)
class Placement:
    """The placement of a motif: rotation (degrees), scale, mirroring about the middle, offset."""

    turn: float = 0.0
    scale: float = 1.0
    mirrored: bool = False
    dx: float = 0.0
    dy: float = 0.0

    def apply(self, points: Sequence[Point], unit: float) -> list[Point]:
        """Return grid points as points of a canvas whose grid step is ``unit`` pixels."""
        angle = math.radians(self.turn)
        a, b = math.cos(angle) * self.scale, math.sin(angle) * self.scale
        flip = -1.0 if self.mirrored else 1.0
        half = GRID / 2
        return [
            (
                (half + self.dx + a * flip * (x - half) - b * (y - half)) * unit,
                (half + self.dy + b * flip * (x - half) + a * (y - half)) * unit,
            )
            for x, y in points
        ]


class Canvas:
    """One square picture that is being drawn."""

    def __init__(self, size: int) -> None:
        # Small pictures need more oversampling: an edge is a large part of a product there.
        self._zoom = 4 if size <= 160 else 3 if size <= 320 else 2
        side = size * self._zoom
        self._unit = side / GRID
        self._image = Image.new("RGB", (side, side))
        self._draw = ImageDraw.Draw(self._image, "RGBA")

    def fill(self, paint: Paint) -> None:
        """Paint the whole canvas."""
        self._image.paste(paint, (0, 0, *self._image.size))

    def draw(self, shape: Stroke, paints: Mapping[str, Paint], placement: Placement) -> None:
        """Draw one shape; raise ``ValueError`` for a paint that is neither a slot nor a colour."""
        paint = paints.get(shape.paint) or read_paint(shape.paint)
        ink = (*paint, round(255 * shape.opacity))
        for outline, closed in outlines(shape.path):
            points = placement.apply(outline, self._unit)
            if not shape.width:
                self._draw.polygon(points, fill=ink)
            else:
                self._stroke(points, shape.width * placement.scale * self._unit, ink, closed)

    def finished(self) -> Image.Image:
        """Return the picture at its final size."""
        return self._image.reduce(self._zoom)

    def _stroke(
        self, points: list[Point], width: float, ink: tuple[int, int, int, int], closed: bool
    ) -> None:
        if closed:
            points = [*points, points[0]]
        if ink[3] == 255:
            self._line(self._draw, points, width, ink)
            return
        # A translucent line must not show where its pieces overlap: it is drawn as a mask and
        # applied once.
        mask = Image.new("L", self._image.size)
        self._line(ImageDraw.Draw(mask), points, width, ink[3])
        self._image.paste(ink[:3], (0, 0), mask)

    def _line(
        self, draw: ImageDraw.ImageDraw, points: list[Point], width: float, ink: _Ink
    ) -> None:
        half = width / 2
        for (x1, y1), (x2, y2) in pairwise(points):
            length = math.hypot(x2 - x1, y2 - y1)
            if not length:
                continue
            ox, oy = (y1 - y2) / length * half, (x2 - x1) / length * half
            draw.polygon(
                [(x1 + ox, y1 + oy), (x2 + ox, y2 + oy), (x2 - ox, y2 - oy), (x1 - ox, y1 - oy)],
                fill=ink,
            )
        for x, y in points:
            draw.ellipse((x - half, y - half, x + half, y + half), fill=ink)
