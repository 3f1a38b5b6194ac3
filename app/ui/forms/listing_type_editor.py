"""The listing type of a new listing: each with what a sale costs and leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from app.domain.wire_site import LISTING_TYPE_NAMES
from app.editing.form.fields import FieldSpec
from app.ui.forms.editor import FieldEditor
from app.ui.look.text import PlainLabel, literal, one_line
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.texts.money import format_money, format_percent
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.check import RadioButton

if TYPE_CHECKING:
    from app.engine.shipping.preview import Offer

UNKNOWN: Final = "–"


class ListingTypeEditor(FieldEditor):
    """One line for each type: its name, the charge, and what is left of one sale.

    ``show_offers`` fills in the figures once they are known; a type that is not open to the seller
    cannot be chosen, and says why.
    """

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._group = QButtonGroup(self)
        self._says: dict[str, PlainLabel] = {}
        self._buttons: dict[str, RadioButton] = {}
        box = QWidget()
        self._grid = QGridLayout(box)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(4))
        self._grid.setColumnStretch(1, 1)
        for choice in spec.choices:
            self._add(choice.id or choice.name, choice.name)
        self._adopt(box)
        self._take_focus()
        self._group.buttonClicked.connect(lambda _button: self.commit())

    def controls(self) -> tuple[QWidget, ...]:
        """Return the buttons, or the box where there is no type to choose from."""
        return tuple(self._buttons.values()) or (self,)

    def main(self) -> QWidget:
        """Return the whole: each of its buttons has a name of its own."""
        return self

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Mark the buttons with the state."""
        for button in self._buttons.values():
            set_state(button, state, changed=changed)

    def write(self, value: object) -> None:
        """Press the button of a type; one that is not on the list is put there."""
        key = str(value or "")
        if key and key not in self._buttons:
            self._add(key, LISTING_TYPE_NAMES.get(key, key))
        self._group.setExclusive(False)
        for kind, button in self._buttons.items():
            button.setChecked(kind == key)
        self._group.setExclusive(True)
        self._take_focus()

    def standing(self) -> object:
        """Return the type whose button is down, or ``None``."""
        return next((key for key, one in self._buttons.items() if one.isChecked()), None)

    def meaning(self) -> object:
        """Return the type whose button is down."""
        return self.standing()

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show what a sale costs and leaves with each type; "–" where nobody knows."""
        known = {offer.listing_type_id: offer for offer in offers}
        for key, label in self._says.items():
            offer = known.get(key)
            closed = offer is not None and offer.closed_because is not None
            label.setText(self._words(offer))
            self._buttons[key].setEnabled(not closed or self._buttons[key].isChecked())
            self._buttons[key].setAccessibleDescription(label.text())
        self._take_focus()

    def _take_focus(self) -> None:
        """Have the cursor come to the button that is down, else to the first that can be pressed:
        keys do nothing on one that cannot."""
        usable = [one for one in self._buttons.values() if one.isEnabledTo(self)]
        down = [one for one in usable if one.isChecked()]
        for button in (*down, *usable)[:1]:
            self.setFocusProxy(button)

    def _words(self, offer: Offer | None) -> str:
        if offer is None:
            return UNKNOWN
        if offer.closed_because is not None:
            return self.tr("not open to you: too many sales for a free listing")
        locale, currency = self.context.locale, self.context.currency_id
        rate = format_percent(offer.rate, locale)
        if not offer.price:
            return self.tr("charge {rate}").format(rate=rate)
        net = UNKNOWN
        if offer.net is not None:
            net = format_money(offer.net, currency, locale)
        return self.tr("charge {rate}, leaves {net}").format(rate=rate, net=net)

    def _add(self, key: str, name: str) -> None:
        button = RadioButton(literal(name), name=f"listing_type_{key}")
        button.setAccessibleName(one_line(name))
        label = PlainLabel(UNKNOWN, "label", "text2")
        row = len(self._buttons)
        self._group.addButton(button)
        self._buttons[key], self._says[key] = button, label
        self._grid.addWidget(button, row, 0)
        self._grid.addWidget(label, row, 1)
