"""The widgets of the editor of one listing; the logic is in the controller."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.editing.form.fields import FieldSpec, Section
from app.editing.form.form_gaps import Gap
from app.editing.form.picture_address import PICTURE_ADDRESS
from app.editing.values import UnreadText
from app.rules.findings import Finding
from app.ui.editor.columns import EditorColumns
from app.ui.editor.focus_order import step
from app.ui.editor.form.form_building import FormBuilding
from app.ui.editor.form.form_fields import FormFields
from app.ui.editor.form.form_map import FormMap
from app.ui.editor.form.section_states import section_rows
from app.ui.editor.header import EditorHeader
from app.ui.editor.net.net_panel import NetPanel
from app.ui.editor.panels import FormPanels
from app.ui.editor.sending.answer_panel import AnswerLine, AnswerPanel
from app.ui.editor.sending.call_view import CallView
from app.ui.editor.sending.send_bar import SendBar
from app.ui.look.type_scale import px
from app.ui.texts.finding_text import finding_sentence
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.parts import make_parts

if TYPE_CHECKING:
    from app.editing.repair import Repair
    from app.ui.editor.form.section_list import SectionRow
    from app.ui.editor.history import EditHistory
    from app.ui.texts.form_context import FormContext

_NARROW_UNDER = 1_040


class EditorView(QWidget):
    """The form of one listing with everything around it.

    The controller tells it what to show; it reports the seller's actions with the signals
    ``edited``, ``several_edited`` (values and a description), ``reset_requested``,
    ``repair_requested``, ``field_left``, ``pictures_offered``, ``picture_address_requested``,
    ``pending_picture_dropped``, ``validate_requested``, ``send_requested``, ``call_requested``,
    ``discard_requested``, ``back_requested``.
    """

    edited = Signal(str, object)
    several_edited = Signal(object, str)
    reset_requested = Signal(str)
    repair_requested = Signal(str, object)
    field_left = Signal(str)
    pictures_offered = Signal(object)
    picture_address_requested = Signal(str)
    pending_picture_dropped = Signal(str)
    image_requested = Signal(object)
    variation_chosen = Signal(str)
    validate_requested = Signal()
    send_requested = Signal()
    call_requested = Signal(bool)
    discard_requested = Signal()
    back_requested = Signal()

    def __init__(
        self,
        sections: Sequence[Section],
        history: EditHistory,
        context: FormContext,
        why_no_field: Callable[[str], Gap],
    ) -> None:
        super().__init__()
        self._history = history
        self._context = context
        self._map = FormMap(sections, context, self._variation_name, why_no_field)
        self._rows: list[SectionRow] = []
        self._next: tuple[str, ...] = ()
        self._untouched = True
        self.begins_at = ""
        """The path that gets the focus when the view is first shown; empty for the first field."""
        # The shortcuts of the editor thus work before any field has the focus.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.undo_stack = history.stack
        self.setObjectName(f"editor_{history.draft.item_id}")
        self.fields = FormFields(history, context)
        self.net = NetPanel(context)
        self.answer = AnswerPanel()
        self.header = EditorHeader(history.stack)
        self.bar = SendBar()
        self.banner = Banner("bad", "", name="editor_banner")
        self.banner.hide()
        self._call = CallView()
        self.building = FormBuilding(self.fields, self)
        self.panels = FormPanels(sections, self.fields, history.draft, context, self.building.start)
        self.pictures, self.variations = self.panels.pictures, self.panels.variations
        self.columns = columns = EditorColumns(self.panels.all, self.net, self.answer, self.banner)
        layout = QVBoxLayout(self)
        # The layout becomes narrow with the window, so the columns must not enforce a width.
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        rows = ((self.header, 0), (self.columns, 1), (self._call, 0), (self.bar, 0))
        for widget, stretch in rows:
            layout.addWidget(widget, stretch)
        make_parts(self.header, columns.side, columns.tabs, columns.form, columns.right)
        make_parts(self._call, self.bar)
        self._wire()
        columns.set_narrow(False)
        self._begin()

    def _begin(self) -> None:
        """Build the fields that are visible first; the rest is built while the window is idle."""
        for spec in self._map.sections[0].fields if self._map.sections else ():
            if spec.path in self.fields:
                self.fields[spec.path].show()
        self.building.start()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in reading order: form, side panels, bar, header."""
        columns = self.columns
        regions = (columns.form, columns.right, self._call, self.bar, self.header)
        return step((*regions, columns.tabs, columns.side), forward=forward)

    def show_value(self, path: str, value: object) -> None:
        """Show ``value`` in the field of ``path``; variations are shown with the findings."""
        if path in self.fields:
            self.fields.show_value(path, value)
        elif path == PICTURE_ADDRESS and self.pictures is not None:
            self.pictures.show_address(value.text if isinstance(value, UnreadText) else "")
        elif path == "pictures" and self.pictures is not None and isinstance(value, tuple):
            self.pictures.strip.show_pictures(value, {})

    def commit(self) -> None:
        """Have every field report its content; call this before the draft is read."""
        self.fields.commit()

    def finish(self) -> None:
        """Commit everything that is being typed, in its final form."""
        # Text that an input method is still composing is part of the content.
        QApplication.inputMethod().commit()
        self.fields.finish()
        if self.pictures is not None:
            self.pictures.finish()
        if self.variations is not None:
            self.variations.finish()

    def show_findings(
        self,
        findings: Sequence[Finding],
        repairs: Mapping[str, tuple[Repair, ...]],
        quiet: Collection[str] = (),
    ) -> None:
        """Show every finding at its field, in the list, and in the state of its section.

        The fields of the ``quiet`` paths show nothing yet.
        """
        by_path: dict[str, list[Finding]] = {}
        for finding in findings:
            by_path.setdefault(self._map.home(finding.path), []).append(finding)
        shown = {path: found for path, found in by_path.items() if path not in quiet}
        self.fields.show_findings(shown, repairs)
        if self.pictures is not None:
            found = tuple(by_path.get("pictures", ()))
            self.pictures.show_pictures(self._history.draft.pictures(), found)
        if self.variations is not None:
            self.variations.show_state(tuple(by_path.get("variations", ())), repairs)
        self._show_unplaced(by_path.get("", []))
        self.columns.findings.set_rows([self._map.row(finding) for finding in findings])
        self.columns.show_found()
        draft, locale = self._history.draft, self._context.locale
        self._rows = section_rows(self._map.sections, draft, by_path, locale)
        self.show_sections()
        self.panels.show_filled(draft)

    def show_sections(self) -> None:
        """Show the state of every section."""
        self.columns.show_sections([*self._rows, *self.panels.more_rows()])

    def show_call(self, text: str) -> None:
        """Show the request that would be sent; an empty text hides it."""
        self._call.show_call(text)

    def begin_at(self, path: str) -> None:
        """Go to the field of ``path`` when the view is shown for the first time."""
        self.begins_at = path
        QTimer.singleShot(0, self, self._put_cursor)

    def focus_path(self, path: str) -> None:
        """Go to the field of ``path`` and focus it."""
        self._untouched = False
        home = self._map.home(path)
        if home in self.fields:
            field = self.fields.open_up(home)
            self.columns.reveal(field, self._map.section_of(home))
            field.focus()
        elif home == "pictures" and self.pictures is not None:
            self.columns.reveal(self.pictures, "pictures")
            place = path.partition(".")[2]
            if path == PICTURE_ADDRESS:
                self.pictures.focus_address()
            else:
                self.pictures.strip.focus_place(int(place) if place.isdecimal() else 0)
        elif home == "variations" and self.variations is not None:
            self.columns.reveal(self.variations, "variations")
            self.variations.go_to(path)
        else:
            # Go to the section where its field would be; otherwise to the first section, where it
            # is shown.
            self.columns.go_to_section(self._map.section_near(path))

    def go_to_next_finding(self) -> None:
        """Go to the next field with a finding, whether or not the last one was corrected."""
        paths = list(dict.fromkeys(row.path for row in self.columns.findings.rows))
        if paths:
            path = next((one for one in self._next if one in paths), paths[0])
            behind = paths.index(path) + 1
            self._next = (*paths[behind:], *paths[:behind])
            self.focus_path(path)

    def spec(self, path: str) -> FieldSpec | None:
        """Return the specification of the field at ``path``."""
        return self._map.spec(path)

    def home(self, path: str) -> str:
        """Return the field that shows the findings at ``path``, or an empty text."""
        return self._map.home(path)

    def label(self, path: str) -> str:
        """Return the label of a form path; a variation's label begins with its values."""
        return self._map.label(path)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the smallest window without the parts around the editor."""
        return QSize(px(480), px(320))

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the field that had the focus before, or the first one that can be edited."""
        super().showEvent(event)
        # The focus would otherwise go to the first widget, even if it is locked.
        QTimer.singleShot(0, self, self._put_cursor)

    def _put_cursor(self) -> None:
        first = self.fields.first_open() if self._untouched else None
        begins, self.begins_at = self.begins_at, ""
        self._untouched = False
        if begins:
            self.focus_path(begins)
        elif first is not None:
            first.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.isAncestorOf(QApplication.focusWidget() or self):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Commit everything that is being typed when another view comes to the front."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.finish()

    def show_answer(self, when: str, lines: Sequence[AnswerLine]) -> None:
        """Show the marketplace's answer to the last send, and scroll to it."""
        self.answer.show_answer(when, lines)
        self.columns.reveal_answer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send, undo, redo, next finding, back – if the window has no action for the key."""
        stack = self._history.stack
        if event.matches(QKeySequence.StandardKey.Save):
            self._send_by_key()
        elif event.matches(QKeySequence.StandardKey.Undo):
            stack.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or (
            event.key() == Qt.Key.Key_Y and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            stack.redo()
        elif event.key() == Qt.Key.Key_F8:
            self.go_to_next_finding()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        elif not (event.matches(QKeySequence.StandardKey.Paste) and self._paste_pictures()):
            super().keyPressEvent(event)

    def _paste_pictures(self) -> bool:
        """Paste pictures that no text field took into the strip; return whether there were any."""
        return self.pictures is not None and self.pictures.strip.paste()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Switch between the narrow and the wide layout."""
        super().resizeEvent(event)
        narrow = self.width() < px(_NARROW_UNDER)
        self.columns.set_narrow(narrow)
        self.header.set_narrow(narrow)
        self.bar.set_narrow(narrow)

    def _wire(self) -> None:
        columns, bar, fields = self.columns, self.bar, self.fields
        fields.edited.connect(self.edited)
        fields.left.connect(self.field_left)
        fields.reset_requested.connect(self.reset_requested)
        fields.repair_requested.connect(self.repair_requested)
        columns.finding_chosen.connect(self.focus_path)
        columns.next_requested.connect(self.go_to_next_finding)
        self.header.back_requested.connect(self.back_requested)
        self.header.discard_requested.connect(self.discard_requested)
        bar.validate_requested.connect(self.validate_requested)
        bar.send_requested.connect(self.send_requested)
        bar.call_requested.connect(self.call_requested)
        if self.pictures is not None:
            strip = self.pictures.strip
            self.pictures.offered.connect(self.pictures_offered)
            self.pictures.address_requested.connect(self.picture_address_requested)
            self.pictures.edited.connect(self.edited)
            strip.reordered.connect(lambda order: self.edited.emit("pictures", order))
            strip.pending_dropped.connect(self.pending_picture_dropped)
            strip.image_requested.connect(self.image_requested)
        if self.variations is not None:
            self.variations.repair_requested.connect(self.repair_requested)
            self.variations.edited.connect(self.edited)
            self.variations.several_edited.connect(self.several_edited)
            self.variations.reset_requested.connect(self.reset_requested)
            self.variations.current_changed.connect(self.variation_chosen)

    def _send_by_key(self) -> None:
        self.finish()
        can_send = self.bar.save_button.isEnabled()
        (self.send_requested.emit if can_send else self.go_to_next_finding)()

    def _variation_name(self, path: str) -> str:
        return "" if self.variations is None else self.variations.model.name_of(path)

    def _show_unplaced(self, findings: Sequence[Finding]) -> None:
        worst = next((f for f in findings if f.is_error), next(iter(findings), None))
        if worst is None:
            self.banner.hide()
        else:
            tone = "bad" if worst.is_error else "warn"
            title = self.tr("%n findings about the whole listing", "", len(findings))
            texts = [finding_sentence(finding, self._context) for finding in findings[:3]]
            self.banner.show_message(tone, title, " · ".join(texts))
            self.banner.show()
        self.columns.form.tidy()
