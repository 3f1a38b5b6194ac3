"""The actions of the window that start a separate task from listings, one entry each."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.ui.actions import ATTACHED, LISTINGS, LISTINGS_ATTACHED, SUBJECT, SUBJECTS, Action
from app.ui.window import action_functions
from app.ui.window.action_functions import ActionTarget

LISTING_ACTIONS: tuple[Action[ActionTarget], ...] = (
    Action(
        "duplicate",
        QT_TRANSLATE_NOOP("Actions", "Duplicate"),
        "copy",
        lambda on: on.window.duplicate_requested.emit(),
        menu="listing",
        keys=("Ctrl+Shift+D",),
        when=SUBJECT,
        context=0,
    ),
    Action(
        "bulk_edit",
        QT_TRANSLATE_NOOP("Actions", "Change many listings…"),
        "layers",
        lambda on: on.window.bulk_edit_requested.emit(),
        menu="listing",
        keys=("Ctrl+Shift+B",),
        when=LISTINGS_ATTACHED,
        context=0,
    ),
    Action(
        "groups",
        QT_TRANSLATE_NOOP("Actions", "Group and add up…"),
        "layers",
        lambda on: on.window.groups_requested.emit(),
        menu="view",
        keys=("Ctrl+Shift+G",),
        when=LISTINGS_ATTACHED,
    ),
    Action(
        "as_of",
        QT_TRANSLATE_NOOP("Actions", "The shop as of…"),
        "history",
        lambda on: on.window.past_requested.emit(),
        menu="view",
        keys=("Ctrl+Shift+Y",),
        when=ATTACHED,
    ),
    Action(
        "own_costs",
        QT_TRANSLATE_NOOP("Actions", "Own costs…"),
        "coin",
        lambda on: on.window.own_costs_requested.emit(),
        menu="listing",
        keys=("Ctrl+Shift+K",),
        when=SUBJECTS,
        context=0,
    ),
)

CELL_ACTIONS: tuple[Action[ActionTarget], ...] = (
    Action(
        "edit_cell",
        QT_TRANSLATE_NOOP("Actions", "Edit this cell"),
        "pencil",
        lambda on: on.window.cell_act_requested.emit("edit"),
        menu="edit",
        group=1,
        keys=("F2",),
        when=LISTINGS_ATTACHED,
        context=2,
    ),
    Action(
        "fill_down",
        QT_TRANSLATE_NOOP("Actions", "Fill down"),
        "chevron-down",
        lambda on: on.window.cell_act_requested.emit("fill"),
        menu="edit",
        group=1,
        keys=("Ctrl+D",),
        when=LISTINGS_ATTACHED,
        context=2,
    ),
    Action(
        "revert_cells",
        QT_TRANSLATE_NOOP("Actions", "Take these cells back"),
        "undo",
        lambda on: on.window.cell_act_requested.emit("revert"),
        menu="edit",
        group=1,
        keys=("Ctrl+Shift+R",),
        when=LISTINGS_ATTACHED,
        context=2,
    ),
    Action(
        "paste_cells",
        QT_TRANSLATE_NOOP("Actions", "Paste into cells"),
        "download",
        lambda on: on.window.cell_act_requested.emit("paste"),
        menu="edit",
        group=1,
        keys=("@Paste",),
        when=LISTINGS_ATTACHED,
        context=2,
    ),
)

SHEET_ACTIONS: tuple[Action[ActionTarget], ...] = (
    Action(
        "export",
        QT_TRANSLATE_NOOP("Actions", "Export to a spreadsheet…"),
        "upload",
        lambda on: on.window.export_requested.emit(),
        menu="file",
        keys=("Ctrl+Shift+X",),
        when=ATTACHED,
        context=2,
    ),
    Action(
        "import",
        QT_TRANSLATE_NOOP("Actions", "Import a spreadsheet…"),
        "download",
        lambda on: on.window.import_requested.emit(),
        menu="file",
        keys=("Ctrl+I",),
        when=ATTACHED,
    ),
    Action(
        "picture_folder",
        QT_TRANSLATE_NOOP("Actions", "Pictures from a folder…"),
        "folder",
        lambda on: on.window.picture_folder_requested.emit(),
        menu="file",
        keys=("Ctrl+Alt+I",),
        when=ATTACHED,
    ),
)
RULE_ACTIONS: tuple[Action[ActionTarget], ...] = (
    Action(
        "rules",
        QT_TRANSLATE_NOOP("Actions", "Search by rules…"),
        "filter",
        action_functions.open_rules,
        menu="edit",
        group=3,
        keys=("Ctrl+Shift+J",),
        when=LISTINGS,
    ),
)
COLUMN_ACTIONS: tuple[Action[ActionTarget], ...] = (
    Action(
        "choose_columns",
        QT_TRANSLATE_NOOP("Actions", "Choose columns…"),
        "columns",
        action_functions.choose_columns,
        menu="view",
        group=1,
        keys=("Ctrl+Shift+H",),
        when=LISTINGS,
        palette="preferences",
    ),
    Action(
        "saved_views",
        QT_TRANSLATE_NOOP("Actions", "Saved views…"),
        "star",
        action_functions.open_views,
        menu="view",
        group=1,
        keys=("Ctrl+Shift+W",),
        when=LISTINGS,
        palette="preferences",
    ),
    Action(
        "sort_by_column",
        QT_TRANSLATE_NOOP("Actions", "Sort by the column of the cursor"),
        "sort",
        lambda on: action_functions.sort_by_column(on, also=False),
        menu="view",
        group=1,
        keys=("Ctrl+Shift+S",),
        when=LISTINGS,
    ),
    Action(
        "sort_also_by_column",
        QT_TRANSLATE_NOOP("Actions", "Then sort by the column of the cursor"),
        "sort",
        lambda on: action_functions.sort_by_column(on, also=True),
        menu="view",
        group=1,
        keys=("Ctrl+Shift+F",),
        when=LISTINGS,
    ),
)
