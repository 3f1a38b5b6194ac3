"""The dialogs of templates: saving one with selected fields, and choosing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.engine.listings.templates import LONGEST_NAME
from app.ui.look.text import ElidedLabel, PlainLabel, one_line, tooltip_text
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import Button, GhostButton, PrimaryButton
from app.ui.widgets.inputs.check import CheckBox
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QKeyEvent

TITLE = "title"
_MOST_HINTED, _ROW = 6, 34


class FieldLine(NamedTuple):
    """A field that a template may contain: its path, its label, and its value in short."""

    path: str
    label: str
    value: str
    ticked: bool = True


class SaveTemplateSheet(QDialog):
    """A question for a name, the title with its placeholders, and the fields to save."""

    def __init__(
        self,
        title: str,
        lines: Sequence[FieldLine],
        placeholders: Sequence[str],
        taken: Collection[str],
        parent: QWidget,
    ) -> None:
        """Create the dialog for the fields of ``lines`` and the present ``title``.

        ``placeholders`` are attribute ids that the title can contain, ``taken`` the existing names.
        """
        super().__init__(parent)
        self.setObjectName("save_template_sheet")
        self.setWindowTitle(self.tr("Save as template"))
        self._taken = {one.casefold() for one in taken}
        self.name = LineEdit(parent=self, name="template_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of the template"))
        self.title = LineEdit(title, self, name="template_title")
        self.title.setAccessibleName(self.tr("Title"))
        self._says = PlainLabel("", "label", "text2", self, wrap=True)
        self._boxes: dict[str, CheckBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(8))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        column.addWidget(PlainLabel(self.tr("Name of the template"), "label_strong", "text", self))
        column.addWidget(self.name)
        column.addWidget(self._says)
        column.addWidget(PlainLabel(self.tr("Title"), "label_strong", "text", self))
        column.addWidget(self.title)
        column.addWidget(self._hint(placeholders))
        column.addWidget(PlainLabel(self.tr("Fields to keep"), "label_strong", "text", self))
        column.addWidget(self._fields(lines), 1)
        column.addLayout(self._foot())
        self.resize(px(560), px(620))
        self.name.textChanged.connect(self._check)
        self.title.textChanged.connect(self._check)
        self.name.setFocus()
        self._check()

    def ticked(self) -> list[str]:
        """Return the paths of the selected fields, without the title."""
        return [path for path, box in self._boxes.items() if box.isChecked()]

    def _hint(self, placeholders: Sequence[str]) -> PlainLabel:
        words = self.tr("Names in braces are filled in from the attributes of the new listing")
        named = ", ".join(f"{{{one}}}" for one in placeholders[:_MOST_HINTED])
        text = f"{words}: {named}" if named else words
        return PlainLabel(text, "label", "text3", self, wrap=True)

    def _fields(self, lines: Sequence[FieldLine]) -> QScrollArea:
        inner = QWidget()
        inner.setProperty("background", "surface")
        column = QVBoxLayout(inner)
        column.setContentsMargins(px(12), px(8), px(12), px(8))
        column.setSpacing(px(6))
        for line in lines:
            row = QHBoxLayout()
            row.setSpacing(px(8))
            box = CheckBox("", inner, name=f"keep_{line.path}")
            box.setChecked(line.ticked)
            box.setAccessibleName(f"{line.label}: {line.value}")
            box.toggled.connect(self._check)
            self._boxes[line.path] = box
            label = PlainLabel(one_line(line.label), "body", "text", inner)
            label.setFixedWidth(px(180))
            row.addWidget(box)
            row.addWidget(label)
            row.addWidget(ElidedLabel(one_line(line.value), "label", "text2"), 1)
            column.addLayout(row)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.StyledPanel)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        return area

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(self.tr("Cancel"), "", self, name="template_cancel")
        cancel.clicked.connect(self.reject)
        self._go = PrimaryButton(self.tr("Save template"), "", self, name="template_save")
        self._go.setDefault(True)
        self._go.clicked.connect(self.accept)
        foot.addWidget(cancel)
        foot.addWidget(self._go)
        return foot

    def _check(self) -> None:
        name = " ".join(self.name.text().split())
        known = name.casefold() in self._taken
        self._says.setText(self.tr("Replaces the template of this name") if known else "")
        self._says.setVisible(known)
        something = bool(self.ticked()) or bool(self.title.text().strip())
        self._go.setEnabled(bool(name) and something)


class _TemplateList(QListWidget):
    deleted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete with Delete, rename with F2, use with Enter."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.deleted.emit()
        else:
            super().keyPressEvent(event)


class TemplatesSheet(QDialog):
    """Lists templates; ``used``, ``deleted`` carry a key, ``renamed`` a key and the new name."""

    used = Signal(str)
    deleted = Signal(str)
    renamed = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("templates_sheet")
        self.setWindowTitle(self.tr("New listing from a template"))
        self._names: dict[str, str] = {}
        self._list = _TemplateList(self)
        self._list.setObjectName("templates_list")
        self._list.setAccessibleName(self.tr("Templates"))
        self._list.setFrameShape(QFrame.Shape.StyledPanel)
        self._about = PlainLabel("", "label", "text2", self, wrap=True)
        self._descriptions: dict[str, str] = {}
        self._empty = PlainLabel(
            self.tr("No templates yet. Save one from a listing, or from the form of a new one."),
            "body",
            "text2",
            self,
            wrap=True,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        column.addWidget(self._empty)
        column.addWidget(self._list, 1)
        column.addWidget(self._about)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        self._rename = GhostButton(self.tr("Rename"), "pencil", self, name="template_rename")
        self._delete = GhostButton(self.tr("Delete"), "trash", self, name="template_delete")
        cancel = Button(self.tr("Cancel"), "", self, name="templates_cancel")
        self._use = PrimaryButton(self.tr("Use template"), "", self, name="template_use")
        self._use.setDefault(True)
        foot.addWidget(self._rename)
        foot.addWidget(self._delete)
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self._use)
        column.addLayout(foot)
        self.resize(px(520), px(440))
        cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self._on_use)
        self._delete.clicked.connect(self._on_delete)
        self._rename.clicked.connect(self._on_rename)
        self._list.deleted.connect(self._on_delete)
        self._list.itemDoubleClicked.connect(lambda _item: self._on_use())
        self._list.currentItemChanged.connect(lambda _new, _old: self._show_about())
        self._list.itemChanged.connect(self._on_changed)

    def show_templates(self, templates: Sequence[tuple[str, str, str]]) -> None:
        """Show templates: the key, the name and the fields of each."""
        row = max(0, self._list.currentRow())
        self._names = {key: name for key, name, _about in templates}
        self._descriptions = {key: about for key, _name, about in templates}
        self._list.blockSignals(True)
        self._list.clear()
        for key, name, about in templates:
            item = QListWidgetItem(one_line(name))
            item.setData(Qt.ItemDataRole.UserRole, key)
            item.setToolTip(tooltip_text(about))
            item.setSizeHint(QSize(0, px(_ROW)))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self._list.addItem(item)
        self._list.blockSignals(False)
        self._list.setCurrentRow(min(row, len(templates) - 1))
        self._empty.setVisible(not templates)
        self._list.setVisible(bool(templates))
        for button in (self._use, self._rename, self._delete):
            button.setEnabled(bool(templates))
        self._list.setFocus()
        self._show_about()

    def _key(self) -> str:
        if self._list.currentRow() < 0:
            return ""
        return str(self._list.currentItem().data(Qt.ItemDataRole.UserRole))

    def _show_about(self) -> None:
        self._about.setText(self._descriptions.get(self._key(), ""))

    def _on_use(self) -> None:
        if key := self._key():
            self.used.emit(key)
            self.accept()

    def _on_delete(self) -> None:
        if key := self._key():
            self.deleted.emit(key)

    def _on_rename(self) -> None:
        if self._key():
            self._list.editItem(self._list.currentItem())

    def _on_changed(self, item: QListWidgetItem) -> None:
        key = str(item.data(Qt.ItemDataRole.UserRole))
        name = " ".join(item.text().split())
        if name and name != self._names.get(key):
            self.renamed.emit(key, name)
        elif not name:
            item.setText(self._names.get(key, ""))
