"""The dialog for a folder of pictures: where they go, and which files are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.editing.sentences.folder_sentences import FOLDER_SENTENCES
from app.ui.look.text import ElidedLabel, PlainLabel, one_line, quoted
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.sheets.row_list import Cell, Heading, RowList, RowModel
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.money import format_number
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.changes.picture_folder import FolderNote, FolderPlan
    from app.ui.texts.form_context import FormContext

_WIDE, _LIST = 620, 220
_LONGEST: Final = 80


class FolderSheet(QDialog):
    """A dialog for a folder; ``read_wanted`` requests reading it, accepting requests its plan."""

    read_wanted = Signal()

    def __init__(self, name: str, context: FormContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("folder_sheet")
        self._context = context
        self.found: FolderPlan | None = None
        """The result of reading the folder for the chosen place; ``None`` before."""
        title = self.tr("Pictures from a folder")
        self.setWindowTitle(title)
        self.place = Segmented(
            (("replace", self.tr("In their place")), ("add", self.tr("Behind those there"))),
            self,
            name="folder_place",
        )
        self.place.chosen.connect(self._forget)
        self._outcome = PlainLabel("", "heading", "text", self, wrap=True)
        self._outcome.setObjectName("folder_outcome")
        self._model = RowModel(
            (Heading(self.tr("File"), 220), Heading(self.tr("Why"), 0)), self._cells, self
        )
        self._notes = RowList(self._model, self.tr("Files that are not used"), name="folder_notes")
        self._notes.setFixedHeight(px(_LIST))
        self._read = PrimaryButton(self.tr("Read the folder"), "folder", self, name="folder_read")
        self._read.clicked.connect(self.read_wanted)
        self._open = PrimaryButton(self.tr("See the plan"), "layers", self, name="folder_open")
        self._open.clicked.connect(self.accept)
        self._lay_out(title, name)
        self._forget()

    def _lay_out(self, title: str, name: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addWidget(ElidedLabel(one_line(name), "body_strong", "text2", self))
        words = self.tr(
            "Each file belongs to the listing whose own code its name begins with: AB-1.jpg, "
            "AB-1-2.jpg and AB-1_front.png to AB-1. Nothing is sent yet."
        )
        column.addWidget(PlainLabel(words, "body", "text2", self, wrap=True))
        column.addWidget(self.place)
        column.addWidget(self._outcome)
        column.addWidget(self._notes)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(self.tr("Cancel"), "", self, name="folder_cancel")
        cancel.clicked.connect(self.reject)
        for button in (cancel, self._read, self._open):
            foot.addWidget(button)
        column.addLayout(foot)
        self.setMinimumWidth(px(_WIDE))

    def _forget(self) -> None:
        """Discard what was read; it is read again for the current options."""
        self.found = None
        self._outcome.hide()
        self._notes.hide()
        self._open.hide()
        self._read.show()
        self._read.setEnabled(True)
        self._read.setFocus()
        self._refit()

    def _refit(self) -> None:
        """Adjust the size to the content.

        The dialog grows to both sides, and its buttons stay visible.
        """
        middle = self.geometry().center()
        self.adjustSize()
        if self.isVisible():
            self.move(self.pos() + middle - self.geometry().center())

    def show_progress(self, done: int, total: int) -> None:
        """Show how many files were prepared."""
        self._read.setEnabled(False)
        self.place.setEnabled(False)
        locale = self._context.locale
        words = with_count(self.tr("Checking: {done} of %n files", "", total), total, locale)
        self._say(words.format(done=format_number(done, locale)))

    def show_problem(self, words: str) -> None:
        """Show why the folder cannot be read."""
        self.place.setEnabled(True)
        self._read.setEnabled(True)
        self._say(words, "bad")

    def show_found(self, found: FolderPlan) -> None:
        """Show what happens to the files; unused ones are listed with the reason."""
        self.found = found
        self.place.setEnabled(True)
        locale, count = self._context.locale, len(found.listings)
        words = with_count(self.tr("%n pictures", "", found.used), found.used, locale)
        ofs = with_count(self.tr("for %n listings", "", count), count, locale)
        left = with_count(self.tr("%n files left out", "", found.left), found.left, locale)
        title = f"{words} {ofs}" if found.used else self.tr("None of the files can be used")
        self._say(f"{title} · {left}" if found.left else title, "text" if found.used else "bad")
        self._model.show(found.notes)
        self._notes.setVisible(bool(found.notes))
        self._read.setVisible(not found.used)
        self._read.setEnabled(True)
        self._open.setVisible(bool(found.used))
        self._open.setFocus()
        self._refit()

    def _say(self, words: str, role: str = "text") -> None:
        self._outcome.setText(words)
        self._outcome.set_role(role)
        self._outcome.show()

    def _cells(self, note: FolderNote) -> Sequence[Cell]:
        mark = Cell(one_line(note.name), "text", "")
        if note.is_left:
            return mark._replace(role="warn", icon="alert"), Cell(note_words(note, self._context))
        return mark, Cell(note_words(note, self._context), "text2")


def note_words(note: FolderNote, context: FormContext) -> str:
    """Return why a file is not used, or another remark about it."""
    if note.finding is not None:
        return finding_sentence(note.finding, context)
    words = FOLDER_SENTENCES.get(note.code)
    if words is None:
        return quoted(note.code)
    values = {name: one_line(str(value))[:_LONGEST] for name, value in note.values.items()}
    sentence = QCoreApplication.translate("PictureFolder", words).format(**values)
    return sentence[:1].upper() + sentence[1:]
