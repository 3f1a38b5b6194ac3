"""The editor of a package: three sides in centimetres and a weight in grams, each named."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QGridLayout, QWidget

from app.editing.fields import FieldSpec
from app.editing.numbers import UNREADABLE, format_number, read_number
from app.editing.values import Typed
from app.ui.forms.context import FormContext
from app.ui.forms.editor import FieldEditor
from app.ui.text import PlainLabel
from app.ui.type_scale import px
from app.ui.widgets.fields import LineEdit

_WIRE = re.compile(r"([0-9.]{1,12})x([0-9.]{1,12})x([0-9.]{1,12}),([0-9.]{1,12})")
_PARTS = ("height", "width", "length", "weight")
INCOMPLETE = "input.dimensions.incomplete"


class DimensionsEditor(FieldEditor):
    """Height, width, length and weight; together they are the wire's ``9x17x22,462``."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        names = {
            "height": self.tr("Height, cm"),
            "width": self.tr("Width, cm"),
            "length": self.tr("Length, cm"),
            "weight": self.tr("Weight, g"),
        }
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(px(8))
        layout.setVerticalSpacing(px(3))
        self.lines: list[LineEdit] = []
        for place, part in enumerate(_PARTS):
            line = LineEdit(parent=self, right=True)
            self._teach(line)
            line.setAccessibleName(names[part])
            line.setObjectName(f"{part}_{spec.path}")
            line.textEdited.connect(lambda _text: self.commit())
            line.editingFinished.connect(self._leave)
            caption = PlainLabel(names[part], "caption", "text3")
            layout.addWidget(line, 0, place)
            layout.addWidget(caption, 1, place)
            self.lines.append(line)
        self.setFocusProxy(self.lines[0])

    def controls(self) -> tuple[QWidget, ...]:
        """The four lines."""
        return tuple(self.lines)

    def main(self) -> QWidget:
        """The whole group."""
        return self

    def write(self, value: object) -> None:
        """Show ``value``; what is no package stands in the first line as it is."""
        for line, text in zip(self.lines, self._texts_of(value), strict=True):
            line.setText(text)

    def standing(self) -> tuple[str, ...]:
        """The four texts."""
        return tuple(line.text() for line in self.lines)

    def _texts_of(self, value: object) -> tuple[str, ...]:
        if isinstance(value, Typed):
            return tuple((value.text.split("|") + [""] * 4)[:4])
        found = _WIRE.fullmatch(value) if isinstance(value, str) else None
        if found is None:
            return ("" if value is None else str(value), "", "", "")
        readings = [read_number(part, "en_US").value for part in found.groups()]
        if any(number is None for number in readings):
            return (str(value), "", "", "")
        return tuple(format_number(n, self.context.locale) for n in readings if n is not None)

    def meaning(self) -> object:
        """The package as the wire writes it, or the texts with what is wrong with them."""
        texts = self.standing()
        if not any(text.strip() for text in texts):
            return None
        numbers = []
        for text in texts:
            if not text.strip():
                return Typed("|".join(texts), INCOMPLETE)
            reading = read_number(text, self.context.locale)
            if reading.value is None:
                return Typed("|".join(texts), reading.code or UNREADABLE)
            numbers.append(f"{reading.value:f}")
        return f"{numbers[0]}x{numbers[1]}x{numbers[2]},{numbers[3]}"
