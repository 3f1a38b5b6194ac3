"""The pictures section of the editor: the strip, its findings, and the ways to add pictures."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.editing.form.fields import FieldSpec
from app.editing.form.picture_address import PICTURE_ADDRESS, typed_address
from app.editing.numbers import format_number
from app.editing.values import Pictures
from app.rules.findings import Finding
from app.ui.forms.lock_text import lock_reason
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.loop import open_dialog
from app.ui.pictures.offered import Offered
from app.ui.pictures.strip import PictureStrip
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.buttons import Button, IconButton
from app.ui.widgets.inputs.field_label import FieldNote
from app.ui.widgets.inputs.fields import LineEdit


class PicturesPanel(QWidget):
    """Title with count, tools and the strip, and below it the problem of a picture.

    ``offered`` carries the pictures that the seller wants to add (see ``Offered``); ``edited`` the
    form path and value of an address that is being typed, ``address_requested`` an address to be
    added.
    """

    offered = Signal(object)
    edited = Signal(str, object)
    address_requested = Signal(str)

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__()
        self.spec = spec
        self._context = context
        self.strip = PictureStrip()
        self.strip.set_locked(spec.locked is not None)
        self._count = PlainLabel("", "label", "text2")
        self._findings: tuple[Finding, ...] = ()
        self._problem = ""
        self._note = FieldNote(self)
        self._address = LineEdit(placeholder="https://")
        self._address.setObjectName("picture_address")
        self._address.setAccessibleName(self.tr("Address of a picture"))
        self._address_row = QWidget()
        self._link = IconButton(
            "link", self.tr("Add by address"), size=28, checkable=True, name="picture_by_address"
        )
        self._choose = IconButton("folder", self.tr("Choose files"), size=28, name="picture_choose")
        self._trash = IconButton(
            "trash",
            self.tr("Remove the selected picture"),
            key="Del",
            size=28,
            name="picture_remove",
        )
        self._lay_out()
        self._wire()

    def show_pictures(self, pictures: Pictures, findings: tuple[Finding, ...]) -> None:
        """Show ``pictures``, each with its problem, and the overall state."""
        problems: dict[int, str] = {}
        for finding in findings:
            place = finding.path.partition(".")[2]
            if place.isdecimal() and finding.is_error:
                problems[int(place)] = self.tr("Problem")
        self.strip.show_pictures(pictures, problems)
        self.show_state(findings)

    def show_state(self, findings: tuple[Finding, ...]) -> None:
        """Show the count and the worst of ``findings`` (about the list or one picture)."""
        count = len(self.strip.pictures())
        if self.spec.longest is not None:
            text = self.tr("{n} of {most} · first is the cover")
        else:
            text = self.tr("{n} · first is the cover")
        self._count.setText(
            text.format(
                n=format_number(count, self._context.locale),
                most=format_number(self.spec.longest or 0, self._context.locale),
            )
        )
        self._findings = findings
        worst = next((f for f in findings if f.is_error), next(iter(findings), None))
        if self._problem:
            self._note.show_note("error", self._problem)
        elif worst is not None:
            kind = "error" if worst.is_error else "warn"
            self._note.show_note(kind, self._sentence(worst))
        elif self.spec.locked is not None:
            self._note.show_note("locked", lock_reason(self.spec, self._context))
        else:
            self._note.show_note("hint", "")

    def show_address(self, text: str) -> None:
        """Show ``text`` in the address field; an empty text after the address was added."""
        if text != self._address.text():
            self._address.setText(text)
        if text:
            self._address_row.show()

    def focus_address(self) -> None:
        """Focus the address field."""
        self._link.setChecked(True)
        self._address.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def finish(self) -> None:
        """Request the picture whose address is typed."""
        if self._address.text().strip():
            self.address_requested.emit(self._address.text())

    def show_problem(self, text: str) -> None:
        """Show why a picture could not be used; ``""`` hides the message."""
        self._problem = text
        self.show_state(self._findings)

    def _sentence(self, finding: Finding) -> str:
        sentence = finding_sentence(finding, self._context)
        _head, _dot, place = finding.path.partition(".")
        if place.isdecimal():
            words = self.tr("Picture {n}: {problem}")
            return words.format(n=int(place) + 1, problem=sentence)
        return sentence

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(px(4))
        tools.addWidget(PlainLabel(self.tr("Pictures"), "section"))
        tools.addSpacing(px(2))
        tools.addWidget(self._count)
        tools.addStretch(1)
        for button in (self._link, self._choose, self._trash):
            tools.addWidget(button)
            # Not shown before it has a parent, because it would be a window and take the focus.
            if self.spec.locked is not None:
                button.hide()
        row = QHBoxLayout(self._address_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        add = Button(self.tr("Add"), "plus", name="picture_address_add")
        add.clicked.connect(self.finish)
        row.addWidget(self._address, 1)
        row.addWidget(add)
        self._address_row.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(10))
        layout.addLayout(tools)
        layout.addWidget(self._address_row)
        layout.addWidget(self.strip)
        layout.addWidget(self._note)

    def _wire(self) -> None:
        self.strip.offered.connect(self.offered)
        self.strip.files_requested.connect(self._choose_files)
        self._choose.clicked.connect(self._choose_files)
        self._trash.clicked.connect(self._remove_current)
        self._link.toggled.connect(self._show_address)
        self._address.textEdited.connect(
            lambda text: self.edited.emit(PICTURE_ADDRESS, typed_address(text))
        )
        self._address.editingFinished.connect(self.finish)

    def _show_address(self, shown: bool) -> None:
        self._address_row.setVisible(shown or bool(self._address.text()))
        if shown:
            self._address.setFocus()

    def _remove_current(self) -> None:
        place = self.strip.last_current()
        if place is not None:
            self.strip.remove_at(place)

    def _choose_files(self) -> None:
        dialog = QFileDialog(self, self.tr("Choose pictures"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilter(self.tr("Pictures (*.jpg *.jpeg *.png *.gif *.webp)"))
        dialog.filesSelected.connect(self._take_files)
        open_dialog(dialog)

    def _take_files(self, names: list[str]) -> None:
        from pathlib import Path

        self.offered.emit(Offered(tuple(Path(name) for name in names), ()))
