"""Texts for the reasons why a finding has no field, in the window's language."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.editing.form.form_gaps import Gap

_TEXTS: Final[dict[Gap, Any]] = {
    Gap.WHOLE: QT_TRANSLATE_NOOP("Gap", "No field: it is about the whole listing"),
    Gap.UNNAMED: QT_TRANSLATE_NOOP("Gap", "No field: it does not say which one it is about"),
    Gap.VARIED: QT_TRANSLATE_NOOP("Gap", "No field: each variation has its own value"),
    Gap.REMOVED: QT_TRANSLATE_NOOP("Gap", "No field: this variation no longer exists"),
    Gap.HIDDEN: QT_TRANSLATE_NOOP("Gap", "No field: the category hides it"),
    Gap.FIXED: QT_TRANSLATE_NOOP("Gap", "No field: the category fixes its value"),
    Gap.READ_ONLY: QT_TRANSLATE_NOOP("Gap", "No field: the marketplace fills it in"),
    Gap.NO_DEFINITION: QT_TRANSLATE_NOOP("Gap", "No field: the category does not have it"),
    Gap.NO_FIELD: QT_TRANSLATE_NOOP("Gap", "No field: it cannot be edited here"),
}


def gap_text(gap: Gap) -> str:
    """Return the reason in a few words."""
    return QCoreApplication.translate("Gap", str(_TEXTS[gap]))
