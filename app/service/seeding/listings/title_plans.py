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
    """One pattern, divided into segments by `` | ``.

    Segments after the first are dropped if the title is too long.
    """

    segments: tuple[_Segment, ...]
    whole: str
    pick: Any
    longest: int

    def fill(self, texts: Sequence[str]) -> str:
        """Return the title for the texts of the slots, never longer than allowed."""
        title: str = self.whole % self.pick(texts)
        if "×" in title:
            # "60 × 120 cm", as it is written on packages.
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

    ``slots`` has the name of each slot in the order of the texts. Slots in ``left_out`` are
    removed, together with the segments (except the first) that contain them, because varying
    attributes do not belong in the title. Raise ``ValueError`` for a slot that is not in ``slots``.
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
        # An itemgetter with one index does not return a tuple; repeating the index would need
        # another "%s".
        pick=itemgetter(*places) if len(places) > 1 else _single(places),
        longest=longest,
    )


def _single(places: Sequence[int]) -> Any:
    if not places:
        return lambda _texts: ()
    place = places[0]
    return lambda texts: (texts[place],)


def in_a_title(value: str) -> str:
    """Return an attribute value as it is written inside a title: ``Barro`` becomes ``barro``."""
    value = value.replace(' "', '"')
    first = value.split(" ", 1)[0]
    if first in _SMALL_WORDS or (len(first) > 2 and first.isalpha() and value[1:].islower()):
        return value[0].lower() + value[1:]
    return value
