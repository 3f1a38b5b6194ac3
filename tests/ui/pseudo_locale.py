"""A language that nobody speaks: longer, accented English that shows what was not translated."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from app.ui.look.text import ElidedLabel

#: How much longer than English a text may be.
LONGER = 0.4
#: Round every translated text, so that what was put into it is still found in it.
OPEN, CLOSE = "‹", "›"

_KEPT = re.compile(r"\{\w*\}|%n|%L?\d|&|\n")
_ACCENTED = str.maketrans("aeiouncszAEIOUNCSZ", "àéîöûñçšžÀÉÎÖÛÑÇŠŽ")


def pseudo(text: str) -> str:
    """``text`` accented and ``LONGER``, its placeholders and its last dots where they were."""
    body, dots = (text[:-1], "…") if text.endswith("…") else (text, "")
    parts = _KEPT.split(body)
    kept = [*_KEPT.findall(body), ""]
    words = "".join(
        part.translate(_ACCENTED) + keep for part, keep in zip(parts, kept, strict=True)
    )
    more = math.ceil(LONGER * len(_KEPT.sub("", body))) - len(OPEN + CLOSE)
    filling = (" éñ" * max(0, more))[: max(0, more)]
    return f"{OPEN}{words}{filling}{CLOSE}{dots}"


class Translator(QTranslator):
    """Answers from a table by context and text, and remembers what it was asked for in vain."""

    def __init__(self, texts: Mapping[tuple[str, str], str]) -> None:
        super().__init__()
        self._texts = texts
        self.answered: set[str] = set()
        self.asked: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        """An empty one would not be asked."""
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """What the table has, if it has anything."""
        del disambiguation, n
        if (context, text) in self._texts:
            self.answered.add(text)
            return self._texts[context, text]
        if not context.startswith("Q"):
            self.asked.add((context, text))
        return None

    def unknown(self) -> set[tuple[str, str]]:
        """What no context had: a class is asked for under the names of its parents as well."""
        return {(context, text) for context, text in self.asked if text not in self.answered}


def cut_off(window: QWidget) -> Iterator[str]:
    """The widgets in sight whose text does not fit into them."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.size().isEmpty():
            continue
        if problem := _problem(widget):
            yield f"{_place(widget)}: {problem}"


def _problem(widget: QWidget) -> str:
    if isinstance(widget, QTabBar):
        return _tabs(widget)
    if isinstance(widget, ElidedLabel):
        return ""
    if isinstance(widget, QComboBox):
        return _choice(widget)
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    if not text.strip():
        return ""
    if isinstance(widget, QLabel) and widget.wordWrap():
        wanted = widget.heightForWidth(widget.width())
        return (
            f"“{text}” is {widget.height()} high, not {wanted}" if wanted > widget.height() else ""
        )
    wanted = widget.sizeHint().width()
    return f"“{text}” is {widget.width()} wide, not {wanted}" if wanted > widget.width() else ""


def _choice(box: QComboBox) -> str:
    if not box.objectName().startswith("unit_"):
        # What is chosen may end in dots; the list shows all of it.
        return ""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    kind = QStyle.ComplexControl.CC_ComboBox
    room = box.style().subControlRect(kind, option, field, box).width() - 2
    for text in map(box.itemText, range(box.count())):
        wanted = box.fontMetrics().horizontalAdvance(text)
        if wanted > room:
            return f"“{text}” takes {wanted} of {room}"
    return ""


def _tabs(bar: QTabBar) -> str:
    last = bar.tabRect(bar.count() - 1) if bar.count() else None
    if last is None or last.right() <= bar.width():
        return ""
    return f"the last tab ends at {last.right()} of {bar.width()}"


def _place(widget: QWidget) -> str:
    steps: list[str] = []
    at: QWidget | None = widget
    while at is not None and len(steps) < 4:
        steps.append(at.objectName() or type(at).__name__)
        at = at.parentWidget()
    return " in ".join(steps)


def out_of_sight(window: QWidget) -> Iterator[str]:
    """The widgets that reach beyond the right edge of what shows them."""
    for widget in window.findChildren(QWidget):
        parent = widget.parentWidget()
        if not widget.isVisible() or parent is None or widget.isWindow():
            continue
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            if widget.width() > parent.width() and not isinstance(widget, QTabBar):
                yield f"{_place(widget)}: {widget.width()} wide in a view of {parent.width()}"
        elif widget.geometry().right() > parent.width() and _has_words(widget):
            yield f"{_place(widget)}: ends at {widget.geometry().right()} of {parent.width()}"


def _has_words(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit | QTabBar)


def english(window: QWidget, data: frozenset[str]) -> Iterator[str]:
    """Texts in sight with words that are neither translated nor ``data``."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        for text in _texts(widget):
            rest = re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", " ", text)
            words = [word for word in re.findall(r"[^\W\d_]{2,}", rest) if word not in data]
            if words:
                yield f"{_place(widget)}: “{text}” has {words}"


def _texts(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.toolTip()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(at) for at in range(widget.count()))
    for action in widget.actions():
        yield action.text()
