"""The report of a tour: each step, its observations, and whether they are right."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDE = 64


@dataclass(frozen=True, slots=True)
class Observation:
    """An observation: its step, its text, and whether it is right."""

    step: str
    seen: str
    right: bool


def report(observations: Sequence[Observation], pictures: Sequence[str]) -> str:
    """Return the report as text for a terminal, with the list of pictures below it."""
    widest = max([len(each.step) for each in observations] + [4])
    lines = [f"{'step':<{widest}}  {'observed':<{_WIDE}}  ok"]
    lines.append(f"{'-' * widest}  {'-' * _WIDE}  ---")
    step = ""
    for each in observations:
        seen = textwrap.wrap(" ".join(each.seen.split()), _WIDE) or [""]
        name = "" if each.step == step else each.step
        step = each.step
        lines.append(f"{name:<{widest}}  {seen[0]:<{_WIDE}}  {'yes' if each.right else 'NO'}")
        lines += [f"{'':<{widest}}  {more}" for more in seen[1:]]
    wrong = sum(not each.right for each in observations)
    lines.append("")
    lines.append(
        f"{len(observations)} observations, {wrong} wrong; {len(pictures)} pictures"
        + (f", the last is {pictures[-1]}" if pictures else "")
    )
    return "\n".join(lines)
