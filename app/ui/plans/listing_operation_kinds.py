"""Operations on whole listings: their description, listing type, relisting and deletion."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.domain.wire_site import LISTING_TYPE_NAMES
from app.engine.changes.lifecycle import TYPES_IN_FORCE
from app.ui.plans.operation_slots import FieldKind, Slot, Verb
from app.ui.plans.operation_writers import write_chosen, write_lines, write_replacement, write_yes

_VALUE: Final = QT_TRANSLATE_NOOP("PlanOperation", "Value")
_SET: Final = QT_TRANSLATE_NOOP("PlanOperation", "Set to")
_LONG_TEXT: Final = Slot(QT_TRANSLATE_NOOP("PlanOperation", "Text"), long=True)
REPLACEMENT: Final = Verb(
    "replace",
    QT_TRANSLATE_NOOP("PlanOperation", "Find and replace"),
    (
        Slot(QT_TRANSLATE_NOOP("PlanOperation", "Find")),
        Slot(QT_TRANSLATE_NOOP("PlanOperation", "Replace with"), optional=True),
    ),
    write_replacement,
)
LIFE_KINDS: Final = (
    FieldKind(
        "description",
        QT_TRANSLATE_NOOP("PlanOperation", "Description"),
        "list",
        (
            Verb(
                "append",
                QT_TRANSLATE_NOOP("PlanOperation", "Add at the end"),
                (_LONG_TEXT,),
                write_lines,
                "append",
            ),
            REPLACEMENT,
            Verb("set", _SET, (_LONG_TEXT,), write_lines),
        ),
    ),
    FieldKind(
        "listing_type",
        QT_TRANSLATE_NOOP("PlanOperation", "Listing type"),
        "star",
        (
            Verb(
                "set",
                _SET,
                (
                    Slot(
                        _VALUE,
                        choices=tuple(
                            (kind, LISTING_TYPE_NAMES[kind]) for kind in TYPES_IN_FORCE[::-1]
                        ),
                    ),
                ),
                write_chosen,
            ),
        ),
    ),
    FieldKind(
        "relist",
        QT_TRANSLATE_NOOP("PlanOperation", "Relist what is closed"),
        "sync",
        (Verb("set", QT_TRANSLATE_NOOP("PlanOperation", "As new listings"), (), write_yes),),
    ),
    FieldKind(
        "delete",
        QT_TRANSLATE_NOOP("PlanOperation", "Delete what is closed"),
        "trash",
        (Verb("set", QT_TRANSLATE_NOOP("PlanOperation", "For good"), (), write_yes),),
    ),
)
