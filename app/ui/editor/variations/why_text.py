"""Texts for the reasons why a change to the variations is not possible."""

from __future__ import annotations

from app.editing.variations.reasons import MOST_VARIATIONS, Why
from app.ui.look.translation import Words

VariationWhy = Words("VariationWhy")


def why_text(why: Why) -> str:
    """Return the reason as a sentence."""
    match why:
        case Why.CATEGORY:
            return VariationWhy.tr("This category takes no variations")
        case Why.BUYING_MODE:
            return VariationWhy.tr("Only a listing with a fixed price has variations")
        case Why.FULL:
            return VariationWhy.tr("A listing has at most %n variations", "", MOST_VARIATIONS)
        case Why.NONE_THERE:
            return VariationWhy.tr("There are no variations yet")
        case Why.NONE_CHOSEN:
            return VariationWhy.tr("Select the variations first")
        case Why.ONE_CHOSEN:
            return VariationWhy.tr("Select two or more variations first")
        case Why.REMOVED:
            return VariationWhy.tr("These are to be removed already")
        case Why.SOLD:
            return VariationWhy.tr("Units were sold: only unsold variations can become one")
        case Why.SOLD_UNKNOWN:
            return VariationWhy.tr("It is not known whether units of these were sold")
        case Why.NO_ATTRIBUTE:
            return VariationWhy.tr("Every attribute that can tell them apart does so already")
        case Why.ONE_ATTRIBUTE:
            return VariationWhy.tr("One attribute tells them apart: without it none is left")
        case Why.STOCK_UNKNOWN:
            return VariationWhy.tr("The stock of one of them is not known, or cannot be read")
        case Why.NO_PICTURES:
            return VariationWhy.tr("The listing has no pictures yet")
