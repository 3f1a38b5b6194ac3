"""The card for the measures of a parcel: four labelled fields and the drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.editing.form.package import SIDES
from app.editing.numbers import format_number
from app.ui.look.chips import ChipStyle
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.shipping.parcel import Measures, Parcel
from app.ui.shipping.writing import locale_of
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.buttons import IconButton
from app.ui.widgets.inputs.field_label import FieldNote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.shipping.cost_preview import ShippingAnswer

_PAUSE_MS: Final = 350


def _labels() -> dict[str, str]:
    return {
        "height": QCoreApplication.translate("ParcelCard", "Height"),
        "width": QCoreApplication.translate("ParcelCard", "Width"),
        "length": QCoreApplication.translate("ParcelCard", "Length"),
        "weight": QCoreApplication.translate("ParcelCard", "Weight"),
    }


class ParcelCard(QFrame):
    """A form for measures; ``measures_typed`` is emitted after a pause with the four texts."""

    measures_typed = Signal(object)
    repair_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._drawing = Parcel()
        self._source = Chip(ChipStyle("neutral", "", ""))
        self._sent = PlainLabel("", "mono", selectable=True)
        self._sent.setObjectName("shipping_dimensions")
        self._note = FieldNote(self)
        self._note.setObjectName("shipping_measures_note")
        self._fields: dict[str, QLineEdit] = {}
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._emit)
        self._note.repair_requested.connect(self.repair_requested)
        self._build()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(16), px(14), px(16), px(16))
        layout.setSpacing(px(10))
        head = QHBoxLayout()
        head.addWidget(PlainLabel(self.tr("Parcel"), "section"))
        head.addStretch()
        head.addWidget(self._source)
        layout.addLayout(head)
        layout.addWidget(self._drawing)
        layout.addLayout(self._build_fields())
        layout.addWidget(self._build_sent())
        layout.addWidget(self._note)

    def _build_fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(6))
        grid.setVerticalSpacing(px(5))
        labels = _labels()
        for index, side in enumerate(SIDES):
            field = QLineEdit()
            field.setObjectName(f"shipping_{side}")
            field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            field.setMaxLength(12)
            field.setAccessibleName(labels[side])
            field.setMinimumWidth(px(52))
            field.textEdited.connect(self._typed)
            label = PlainLabel(labels[side], "label_strong", "text2")
            label.setBuddy(field)
            unit = PlainLabel("g" if side == "weight" else "cm", "body", "text2")
            grid.addWidget(label, 0, index * 2, 1, 2)
            grid.addWidget(field, 1, index * 2)
            grid.addWidget(unit, 1, index * 2 + 1)
            grid.setColumnStretch(index * 2, 1)
            self._fields[side] = field
        return grid

    def _build_sent(self) -> QFrame:
        well = QFrame()
        well.setProperty("kind", "well")
        row = QHBoxLayout(well)
        row.setContentsMargins(px(10), px(4), px(6), px(4))
        row.addWidget(PlainLabel(self.tr("Sent as"), "label", "text2"))
        row.addWidget(self._sent)
        row.addStretch()
        copy = IconButton("copy", self.tr("Copy the dimensions"))
        copy.setObjectName("shipping_copy_dimensions")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._sent.text()))
        row.addWidget(copy)
        return well

    def texts(self) -> tuple[str, str, str, str]:
        """Return height, width, length and weight as typed in the fields."""
        fields = self._fields
        return (
            fields["height"].text(),
            fields["width"].text(),
            fields["length"].text(),
            fields["weight"].text(),
        )

    def set_measures(self, height: str, width: str, length: str, weight: str) -> None:
        """Fill the fields as if typed; the answer is requested at once."""
        for side, text in zip(SIDES, (height, width, length, weight), strict=True):
            self._fields[side].setText(text)
        self._pause.stop()
        self._emit()

    def show_answer(self, answer: ShippingAnswer) -> None:
        """Draw the measures of the answer; fill the fields unless they are being edited."""
        dimensions = answer.dimensions
        for field in self._fields.values():
            set_state(field, "rest")
        sources = {
            "item": self.tr("from the listing"),
            "free": self.tr("other measurements"),
            "category": self.tr("usual for the category"),
        }
        self._source.set_chip(ChipStyle("neutral", "", sources.get(answer.measures_from, "")))
        self._source.setVisible(answer.measures_from in sources)
        if dimensions is None:
            self._drawing.show_measures(None)
            self._sent.setText("–")
            self._note.show_note(
                "hint",
                self.tr(
                    "This listing has no measurements: the usual ones for its category are used."
                ),
            )
            return
        numbers = {
            "height": dimensions.height,
            "width": dimensions.width,
            "length": dimensions.length,
            "weight": dimensions.weight,
        }
        locale = locale_of(answer)
        shown = {side: format_number(n.normalize(), locale) for side, n in numbers.items()}
        for side, text in shown.items():
            # Text that was typed but not requested yet stays, even if the focus has moved.
            if not self._fields[side].hasFocus() and not self._pause.isActive():
                self._fields[side].setText(text)
        self._drawing.show_measures(
            Measures(
                float(dimensions.height),
                float(dimensions.width),
                float(dimensions.length),
                self.tr("height {n} cm").format(n=shown["height"]),
                self.tr("width {n} cm").format(n=shown["width"]),
                self.tr("length {n} cm").format(n=shown["length"]),
                f"{shown['weight']} g",
            )
        )
        self._sent.setText(answer.sent_as)
        self._note.show_note("hint", self._explain(answer))

    def _explain(self, answer: ShippingAnswer) -> str:
        order = self.tr("Height × width × length in cm, then weight in g.")
        billable = answer.billable_weight_g
        if billable is None or answer.dimensions is None or billable <= answer.dimensions.weight:
            return order
        return f"{order} " + self.tr(
            "By volume it counts as {kg} kg, more than the scale says (estimate)."
        ).format(kg=format_number(billable / 1000, locale_of(answer), decimals=2))

    def show_refused(self, sides: frozenset[str], reason: str, meant: Sequence[str] = ()) -> None:
        """Mark the fields in ``sides`` and show the reason; the typed text stays.

        ``meant`` are the packages that the text may mean; ``repair_requested`` has the position of
        the chosen one.
        """
        for side, field in self._fields.items():
            set_state(field, "error" if side in sides else "rest")
        self._note.show_note("error", reason, *meant)

    def _typed(self) -> None:
        self._pause.start()

    def _emit(self) -> None:
        self.measures_typed.emit(self.texts())
