"""Why a step in the life cycle of a listing is not possible now, and how to make it possible."""

from __future__ import annotations

from typing import Final

from app.engine.changes.lifecycle import LifecycleStep, Obstacle
from app.ui.look.chips import chip_for_state
from app.ui.look.translation import Words

LifeWords: Final = Words("LifeWords")


def obstacle_text(step: LifecycleStep, obstacle: Obstacle, status: str) -> str:
    """Return why ``step`` is not possible for a listing in ``status``, and a way out, if any."""
    match obstacle:
        case Obstacle.SO_ALREADY:
            return {
                LifecycleStep.PAUSE: LifeWords.tr("It is paused already."),
                LifecycleStep.ACTIVATE: LifeWords.tr("It is active already."),
            }.get(step, LifeWords.tr("It is closed already. It can be relisted or deleted."))
        case Obstacle.NO_STOCK:
            return LifeWords.tr("It has no stock. Add stock to make it active.")
        case Obstacle.CLOSED if step is LifecycleStep.TYPE:
            return LifeWords.tr("It is closed. Choose the listing type when relisting it.")
        case Obstacle.CLOSED:
            return LifeWords.tr("It is closed for good. Relisting it makes a new listing.")
        case Obstacle.NOT_CLOSED if step is LifecycleStep.DELETE:
            return LifeWords.tr("Only a closed listing can be deleted. Close it first.")
        case Obstacle.NOT_CLOSED:
            return LifeWords.tr("Only a closed listing can be relisted.")
        case Obstacle.DELETED:
            return LifeWords.tr("It is deleted.")
        case Obstacle.ONLY_CLOSING:
            words = LifeWords.tr("In the state “{state}” it can only be closed.")
            return words.format(state=chip_for_state(status).text)
    return LifeWords.tr("This program does not know its state, so it changes nothing.")


def none_text(step: LifecycleStep) -> str:
    """Return the sentence that ``step`` is possible for none of the selected listings."""
    return {
        LifecycleStep.PAUSE: LifeWords.tr("None of the selected listings is active."),
        LifecycleStep.ACTIVATE: LifeWords.tr("None of the selected listings is paused with stock."),
        LifecycleStep.RELIST: LifeWords.tr("None of the selected listings is closed."),
        LifecycleStep.DELETE: LifeWords.tr("None of the selected listings is closed."),
    }.get(step, LifeWords.tr("All of the selected listings are closed."))


def many_text(most: str) -> str:
    """Return the sentence that too many listings are selected; ``most`` is the limit."""
    return LifeWords.tr("For up to {count} listings at a time.").format(count=most)
