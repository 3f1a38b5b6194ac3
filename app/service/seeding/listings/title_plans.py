"""Titles of listings: patterns of words and slots, compiled once and filled a million times."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

_SMALL_WORDS = frozenset(("A", "En", "Por"))
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class _Segment:
    pattern: str
    slots: tuple[int, ...]

    def fill(self, texts: Sequence[str]) -> str:
        return self.pattern % tuple(texts[slot] for slot in self.slots)


@dataclass(frozen=True, slots=True)
class TitlePlan:
    """One pattern, split into segments by `` | ``; all but the first give way when it gets long."""

    segments: tuple[_Segment, ...]
    whole: str
    pick: Any
    longest: int

    def fill(self, texts: Sequence[str]) -> str:
        """Return the title for the texts of the slots, never longer than allowed."""
        title: str = self.whole % self.pick(texts)
        if "×" in title:
            # "60 × 120 cm", as it is written on the box.
            title = title.replace(" cm ×", " ×")
        if len(title) <= self.longest:
            return title
        title = self.segments[0].fill(texts)
        if len(title) > self.longest:
            return title[: self.longest].rsplit(" ", 1)[0]
        for segment in self.segments[1:]:
            more = segment.fill(texts)
            if len(title) + len(more) < self.longest:
                title = f"{title} {more}"
        return title


def compile_title(
    template: str, slots: Sequence[str], longest: int, left_out: Sequence[str] = ()
) -> TitlePlan:
    """Compile a template such as ``{noun} {line} | {SIZE} | {COLOR}``.

    ``slots`` gives each slot its place among the texts; slots in ``left_out`` go, and with them
    the segments (but the first) that name them: what varies has no place in the title. Raise
    ``ValueError`` for a slot that is not in ``slots``.
    """
    segments: list[_Segment] = []
    for place, text in enumerate(template.split(" | ")):
        gone = [name for name in _SLOT.findall(text) if name in left_out]
        if gone and place:
            continue
        for name in gone:
            text = text.replace(f"{{{name}}}", "")
        text = " ".join(text.split())
        numbers = tuple(slots.index(name) for name in _SLOT.findall(text))
        segments.append(_Segment(_SLOT.sub("%s", text.replace("%", "%%")), numbers))
    places = [slot for segment in segments for slot in segment.slots]
    return TitlePlan(
        segments=tuple(segments),
        whole=" ".join(segment.pattern for segment in segments),
        # itemgetter of one place gives no tuple; twice the first place would need a "%s" more.
        pick=itemgetter(*places) if len(places) > 1 else _single(places),
        longest=longest,
    )


def _single(places: Sequence[int]) -> Any:
    if not places:
        return lambda _texts: ()
    place = places[0]
    return lambda texts: (texts[place],)


def in_a_title(value: str) -> str:
    """Return an attribute's value as it is written inside a title: ``Barro`` becomes ``barro``."""
    value = value.replace(' "', '"')
    first = value.split(" ", 1)[0]
    if first in _SMALL_WORDS or (len(first) > 2 and first.isalpha() and value[1:].islower()):
        return value[0].lower() + value[1:]
    return value
