"""The editor of a package: three sides in centimetres and a weight in grams."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from app.editing.form.fields import FieldSpec
from app.editing.form.package import SIDES, package_texts, read_package
from app.ui.forms.editor import FieldEditor
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.fields import LineEdit


class DimensionsEditor(FieldEditor):
    """Height, width, length and weight; together they form the wire's ``9x17x22,462``."""

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
        for place, part in enumerate(SIDES):
            line = LineEdit(parent=self, right=True)
            self._set_up(line)
            line.setAccessibleName(names[part])
            line.setObjectName(f"{part}_{spec.path}")
            line.textEdited.connect(lambda _text: self.commit())
            line.editingFinished.connect(self.leave)
            caption = PlainLabel(names[part], "caption", "text3")
            layout.addWidget(line, 0, place)
            layout.addWidget(caption, 1, place)
            self.lines.append(line)
        self.setFocusProxy(self.lines[0])

    def controls(self) -> tuple[QWidget, ...]:
        """Return the four lines."""
        return tuple(self.lines)

    def main(self) -> QWidget:
        """Return the group of the four lines."""
        return self

    def write(self, value: object) -> None:
        """Show ``value``; a value that is not a package is shown in the first line."""
        for line, text in zip(self.lines, package_texts(value, self.context.locale), strict=True):
            line.setText(text)

    def standing(self) -> tuple[str, ...]:
        """Return the four texts."""
        return tuple(line.text() for line in self.lines)

    def meaning(self) -> object:
        """Return the package in wire form, or the texts with the code of their error."""
        return read_package(self.standing(), self.context.locale)
