"""The table a tour ends with: each step, what was observed, and whether it was right."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDE = 64


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that was looked at: in which step, what it was, and whether it was right."""

    step: str
    seen: str
    right: bool


def report(observations: Sequence[Observation], pictures: Sequence[str]) -> str:
    """Return the table as text for a terminal, with the pictures below it."""
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
