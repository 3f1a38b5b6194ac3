"""The input of the values of one attribute for variations."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.domain.models.attribute import AttributeDefinition
from app.editing.values import Choice, Choices
from app.editing.variations.rows import Axis
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.inputs.token_field import TokenField

_LONGEST_NAME = 60


class AxisValues(QWidget):
    """The name of an attribute above its chosen values; ``edited`` is emitted on every change.

    Without an ``axis`` the seller enters the name.
    """

    edited = Signal()

    def __init__(
        self,
        axis: Axis | None,
        definition: AttributeDefinition | None,
        chosen: Iterable[Choice] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._axis = axis
        listed = definition.values if definition is not None else ()
        offered = [Choice(one.id, one.name or one.id or "") for one in listed or ()]
        there = list(chosen)
        self._known = {one.name.casefold(): one for one in (*there, *offered)}
        self._name = LineEdit(
            parent=self, placeholder=self.tr("Own attribute, for example “Scent”"), name="axis_name"
        )
        self._name.setMaxLength(_LONGEST_NAME)
        self._name.setAccessibleName(self.tr("Name of an attribute in own words"))
        self._name.setVisible(axis is None)
        self.tokens = TokenField([one.name for one in offered], self, name="axis_values")
        title = self.tr("Values") if axis is None else one_line(axis.name)
        self.tokens.setAccessibleName(title)
        self.tokens.set_values([one.name for one in there])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        if axis is None:
            column.addWidget(self._name)
        else:
            column.addWidget(PlainLabel(title, "label_strong", "text", self))
        column.addWidget(self.tokens)
        self.tokens.edited.connect(self.edited)
        self._name.textEdited.connect(self.edited)

    def axis(self) -> Axis:
        """Return the attribute with its present name."""
        return self._axis or Axis("", " ".join(self._name.text().split()))

    def values(self) -> Choices:
        """Return the chosen values, with the category's ids for them.

        The result is empty if the attribute has no name.
        """
        if not self.axis().name:
            return ()
        return tuple(
            self._known.get(name.casefold(), Choice(None, name)) for name in self.tokens.values()
        )
