"""A chart of bars as a picture: a panel for each size, a group for each question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

_COLOURS = ("#5b6b7a", "#2f6fb3", "#4fa37a", "#d08a2e", "#a8518a")
_BAR, _GAP, _HEIGHT, _LEFT, _TOP = 46, 34, 220, 16, 76


@dataclass(frozen=True)
class Panel:
    """Bars of one size: for each group the value of each series."""

    title: str
    groups: Mapping[str, Sequence[float]]


def write_bars(path: Path, title: str, series: Sequence[str], panels: Sequence[Panel]) -> None:
    """Write the chart as SVG; each group has a scale of its own, as its values are written out."""
    group = _BAR * len(series) + _GAP
    width = 2 * _LEFT + group * max(len(panel.groups) for panel in panels)
    step = _HEIGHT + 96
    height = _TOP + step * len(panels)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="12" fill="#222">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{_LEFT}" y="26" font-size="17">{escape(title)}</text>',
    ]
    for place, name in enumerate(series):
        x = _LEFT + place * 170
        lines += [
            f'<rect x="{x}" y="42" width="12" height="12" fill="{_COLOURS[place]}"/>',
            f'<text x="{x + 18}" y="52">{escape(name)}</text>',
        ]
    for number, panel in enumerate(panels):
        lines += _panel(panel, _TOP + step * number, group)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


def _panel(panel: Panel, top: int, group: int) -> list[str]:
    floor = top + 40 + _HEIGHT
    lines = [f'<text x="{_LEFT}" y="{top + 16}" font-size="14">{escape(panel.title)}</text>']
    for place, (name, values) in enumerate(panel.groups.items()):
        left, highest = _LEFT + place * group, max(values)
        for at, value in enumerate(values):
            height = _HEIGHT * value / highest
            x, y = left + at * _BAR, floor - height
            lines += [
                f'<rect x="{x}" y="{y:.1f}" width="{_BAR - 4}" height="{height:.1f}"'
                f' fill="{_COLOURS[at]}"/>',
                f'<text x="{x + (_BAR - 4) / 2}" y="{y - 4:.1f}" text-anchor="middle"'
                f' font-size="11">{value:,.0f}</text>',
            ]
        lines.append(f'<text x="{left}" y="{floor + 18}">{escape(name)}</text>')
    return lines
