"""Tour steps for a new listing: title, predicted category, form, and sending."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget

from app.domain.shapes import text_of
from app.ui.creation.creation_controller import CreationController
from app.ui.creation.prediction_card import PredictionCard
from app.ui.editor.open_editors import editor_name
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from app.editing.form.fields import FieldSpec
    from app.ui.creation.creation_form import CreationForm

TITLE = "Tenis para correr hombre ligeros azules"
_PRICE, _STOCK = "899", "12"


class NewListingSteps(Steps):
    """The steps for one new listing; ``note`` records observations and whether they are right."""

    async def run(self) -> str:
        """Run all steps; return the id of the new listing."""
        creation = await self._begin()
        await self._choose(creation)
        form = await self._form_of(creation)
        await self._fill(form)
        await self._validate(form)
        return await self._publish(form)

    async def _begin(self) -> CreationController:
        window = self._console.window
        window.show_view("listings")
        await self._driver.settle()
        await self._driver.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        await self._driver.until(
            lambda: isinstance(window.view(window.current_view), CreationController),
            "the new listing to open",
        )
        view = window.view(window.current_view)
        assert isinstance(view, CreationController), "it was waited for"
        await self._driver.settle()
        await self._picture("new-listing")
        return view

    async def _choose(self, creation: CreationController) -> None:
        chooser = creation.chooser
        await self._driver.type(chooser.title, TITLE)
        await self._driver.until(
            lambda: bool(chooser.findChildren(PredictionCard)), "a category to be predicted"
        )
        best = chooser.findChildren(PredictionCard)[0].guess
        await self._driver.until(chooser.use_button.isEnabled, "the category to be usable")
        self._note(f"“{TITLE}” is predicted to be in {best.name}, {best.share}", best.id != "")
        await self._picture("category-predicted")
        await self._driver.click(chooser.use_button)

    async def _form_of(self, creation: CreationController) -> CreationForm:
        await self._driver.until(lambda: creation.form is not None, "the form of the category")
        form = creation.form
        assert form is not None, "it was waited for"
        await self._driver.until(lambda: not form.view.building.running, "the form to be whole")
        await self._driver.settle()
        self._note("an empty form cannot be published", not form.view.bar.save_button.isEnabled())
        await self._picture("creation-form")
        return form

    async def _fill(self, form: CreationForm) -> None:
        for spec in tuple(form.view.fields.specs.values()):
            if spec.required and form.history.draft.value(spec.path) in (None, (), ""):
                await self._fill_field(form, spec)
        await self._driver.settle(0.6)
        await self._picture("creation-filled")

    async def _fill_field(self, form: CreationForm, spec: FieldSpec) -> None:
        form.view.focus_path(spec.path)
        await self._driver.settle(0.05)
        if spec.path == "listing_type_id":
            await self._driver.click(
                self._driver.find(QAbstractButton, "listing_type_gold_special")
            )
            return
        editor = form.view.fields[spec.path].editor
        control = editor.controls()[0]
        box = control if isinstance(control, QComboBox) else None
        line = control.focusProxy() if control.focusProxy() is not None else control
        if box is not None and not box.isEditable():
            box.setCurrentIndex(box.findText(box.itemText(1)))
            box.activated.emit(1)
        elif box is not None and spec.choices:
            edit = box.lineEdit()
            assert edit is not None, "it can be typed into"
            await self._driver.type(edit, spec.choices[0].name)
        elif isinstance(line, QLineEdit):
            await self._driver.type(line, self._words(spec))
        await asyncio.sleep(0)

    def _words(self, spec: FieldSpec) -> str:
        own = {"price": _PRICE, "available_quantity": _STOCK}
        if spec.path in own:
            return own[spec.path]
        if spec.choices:
            return spec.choices[0].name
        return "Tolvanera" if spec.kind in ("text", "several") else "27"

    async def _validate(self, form: CreationForm) -> None:
        button = self._driver.find(QAbstractButton, "validate_button")
        await self._driver.click(button)
        await self._driver.until(button.isEnabled, "the marketplace to look at it")
        ready = form.view.bar.save_button.isEnabled()
        self._note(f"the marketplace would take it: {ready}", ready)
        await self._picture("creation-validated")

    async def _publish(self, form: CreationForm) -> str:
        window = self._console.window
        before = window.current_view
        await self._driver.click(self._driver.find(QWidget, "save_button"))
        await self._driver.until(
            lambda: (
                window.current_view.startswith(editor_name("")) and window.current_view != before
            ),
            "the editor of the new listing",
        )
        item_id = window.current_view.removeprefix(editor_name(""))
        item = await self._observe(item_id)
        if not item_id:
            raise StepFailed("the new listing")
        title = text_of(item.get("title"))
        self._note(f"the marketplace has {item_id} “{title}”", title == TITLE)
        await self._driver.settle(0.8)
        await self._picture("published")
        return item_id
