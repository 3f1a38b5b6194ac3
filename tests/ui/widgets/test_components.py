"""The component sheet in both themes, at one and two times the size, and with a larger font."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from app.ui.look import style_sheet, theme
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.widgets.inputs.fields import LineEdit
from tests.ui.widgets.sheet import build_sheet, draw_sheet, icon_names


@pytest.fixture
def sheet(qtbot, look: QApplication) -> QWidget:
    window = build_sheet()
    qtbot.addWidget(window)
    window.show()
    return window


def colors_of(image: QImage) -> set[str]:
    small = image.convertToFormat(QImage.Format.Format_RGB32)
    data = memoryview(small.constBits()).cast("I")
    return {f"#{value & 0xFFFFFF:06X}" for value in set(data)}


@pytest.mark.parametrize("name", ["light", "dark"])
def test_that_the_sheet_shows_every_colour_of_its_theme_and_no_bare_widget(
    name: str, look: QApplication, qtbot
) -> None:
    style_sheet.apply_theme(look, theme.Theme(name))
    window = build_sheet()
    qtbot.addWidget(window)
    window.show()
    found = colors_of(draw_sheet(window).toImage())
    missing = {role for role in theme.ROLES if theme.current().hex(role) not in found}
    assert missing == set()


@pytest.mark.parametrize("factor", ["1", "2"])
@pytest.mark.parametrize("name", ["light", "dark"])
def test_that_the_sheet_is_drawn_at_both_scales(name: str, factor: str, tmp_path: Path) -> None:
    out = tmp_path / f"{name}-{factor}.png"
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.widgets.sheet", "--theme", name, "--out", str(out)],
        capture_output=True, text=True, timeout=60, check=False,
        env=os.environ | {"QT_SCALE_FACTOR": factor},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    # Not read by Qt: how large a picture may be there is set by others in this process.
    with Image.open(out) as picture:
        assert picture.width == 1440 * int(factor)


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_that_no_word_is_cut_and_every_field_holds_its_line(
    size: float, look: QApplication, qtbot
) -> None:
    font = look.font()
    font.setPointSizeF(font.pointSizeF() * size)
    look.setFont(font)
    style_sheet.apply_theme(look, theme.Theme("light"))
    window = build_sheet()
    qtbot.addWidget(window)
    window.show()
    draw_sheet(window)
    for label in window.findChildren(PlainLabel):
        if label.isVisible() and not isinstance(label, ElidedLabel):
            wanted = (
                label.heightForWidth(label.width())
                if label.wordWrap()
                else label.sizeHint().height()
            )
            assert label.height() >= wanted, label.text()
            assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
    for field in window.findChildren(LineEdit):
        assert field.height() >= field.fontMetrics().height(), field.text()


def test_that_everything_that_takes_the_focus_says_what_it_is(sheet: QWidget) -> None:
    draw_sheet(sheet)
    silent = [
        widget
        for widget in sheet.findChildren(QAbstractButton)
        if widget.isVisible() and not (widget.accessibleName() or widget.text())
    ]
    assert silent == []
    for widget in sheet.findChildren(QAbstractButton):
        if widget.isVisible() and widget.isEnabled():
            assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget


def test_that_no_target_is_smaller_than_24(sheet: QWidget) -> None:
    draw_sheet(sheet)
    for widget in (*sheet.findChildren(QAbstractButton), *sheet.findChildren(QLineEdit)):
        if widget.isVisible() and not widget.property("bare"):
            assert widget.height() >= 24, widget
            assert widget.size().expandedTo(QSize(24, 24)) == widget.size(), widget


def test_that_there_are_87_drawings_of_the_icon_set() -> None:
    assert len(icon_names()) == 87
