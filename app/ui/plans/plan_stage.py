"""The stage of a plan as a chip in its window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.ui.look.chips import ChipStyle
from app.ui.look.translation import Words

if TYPE_CHECKING:
    from app.engine.plans.plan_store import KeptPlan

PlanSteps: Final = Words("PlanSteps")


def stage_of(kept: KeptPlan, *, over: bool) -> ChipStyle:
    """Return the stage of a plan; ``over`` means that all its rows have ended."""
    if kept.undone_at and not over:
        return ChipStyle("info", "undo", PlanSteps.tr("Being undone"))
    if kept.applied_at and not over:
        return ChipStyle("info", "send", PlanSteps.tr("Being sent"))
    if kept.undone_at:
        return ChipStyle("neutral", "undo", PlanSteps.tr("Undone"))
    if kept.applied_at:
        return ChipStyle("ok", "check-circle", PlanSteps.tr("Applied"))
    if kept.scheduled_at:
        return ChipStyle("info", "clock", PlanSteps.tr("Plan · given a time"))
    return ChipStyle("neutral", "pencil", PlanSteps.tr("Plan · nothing sent"))
