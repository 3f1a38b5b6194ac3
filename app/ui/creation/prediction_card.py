"""A card with a predicted category: its path and the probability of each step."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import RIGHT, elide, fill_round, outline, paint_bar, paint_text
from app.ui.look.text import one_line, plain_tooltip
from app.ui.look.translation import Words
from app.ui.look.type_scale import metrics, px
from app.ui.texts.money import format_percent

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.category_finder import Guess, Step

Prediction = Words("Prediction")
SURE, LIKELY = Decimal("0.9"), Decimal("0.5")
_NAME, _STEP, _MARGIN = 24, 46, 14


def tone_of(share: Decimal | None) -> str:
    """Return the tone of a probability: ``ok`` if it is high enough, ``text3`` if it is unknown."""
    if share is None:
        return "text3"
    return "ok" if share >= SURE else "warn" if share >= LIKELY else "bad"


def share_text(share: Decimal | None, locale: NumberLocale) -> str:
    """Return a probability as a percentage, "–" where it is unknown."""
    return "–" if share is None else format_percent(share, locale, 0)


class PredictionCard(QAbstractButton):
    """A prediction that can be selected; the arrow keys move to the next card.

    It emits ``clicked`` and ``toggled``.
    """

    def __init__(self, guess: Guess, locale: NumberLocale, parent: QWidget, *, best: bool) -> None:
        super().__init__(parent)
        self.guess = guess
        self._locale = locale
        self._best = best
        self.setObjectName(f"prediction_{guess.id}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        path = " › ".join(one_line(step.name) for step in guess.steps)
        words = [one_line(guess.name), path, self._total()]
        self.setAccessibleName(", ".join(words))
        plain_tooltip(self, path)

    def _total(self) -> str:
        share = share_text(self.guess.share, self._locale)
        if not self.guess.at_most or self.guess.share is None:
            return share
        return Prediction.tr("at most {share}").format(share=share)

    @property
    def _is_guessed(self) -> bool:
        return any(step.share is not None for step in self.guess.steps)

    def sizeHint(self) -> QSize:
        """Return the size for the name and a line of steps, with bars for probabilities."""
        return QSize(px(320), px(_NAME + (_STEP + 20 if self._is_guessed else 34)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card: the name with its probability, and the steps beside each other."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect())
        chosen = self.isChecked()
        background = "accentTint" if chosen else "hover" if self.underMouse() else "surface"
        fill_round(painter, frame, px(8), background)
        if self.hasFocus():
            outline(painter, frame, px(8), "focus", 2)
        else:
            outline(painter, frame, px(8), "accent" if chosen else "border")
        inner = self.rect().adjusted(px(_MARGIN), px(10), -px(_MARGIN), -px(8))
        self._paint_name(painter, QRect(inner.topLeft(), QSize(inner.width(), px(_NAME))))
        steps = QRect(inner.left(), inner.top() + px(_NAME), inner.width(), px(_STEP))
        if self._is_guessed:
            self._paint_steps(painter, steps)
        else:
            path = " › ".join(one_line(step.name) for step in self.guess.steps[:-1])
            line = QRect(steps.left() + px(24), steps.top() - px(2), steps.width(), px(18))
            shown = elide(path, "label", line.width() - px(24))
            paint_text(painter, line, shown, use="label", role="text2")
        painter.end()

    def _paint_name(self, painter: QPainter, rect: QRect) -> None:
        mark = QRectF(rect.left(), rect.center().y() - px(7), px(15), px(15))
        outline(painter, mark, px(8), "accent" if self.isChecked() else "control", 1.5)
        if self.isChecked():
            fill_round(painter, mark.adjusted(px(4), px(4), -px(4), -px(4)), px(4), "accent")
        total = self._total() if self._best or self._is_guessed else ""
        tone = tone_of(self.guess.share)
        use = "section" if self._best else "title"
        width = round(metrics(use).horizontalAdvance(total)) + px(8)
        role = tone if tone == "ok" and self._best else "text2"
        paint_text(painter, rect, total, use=use, role=role, align=RIGHT)
        name = rect.adjusted(px(24), 0, -width, 0)
        shown = elide(one_line(self.guess.name), "title", name.width())
        used = paint_text(painter, name, shown, use="title")
        if self._best:
            words = QCoreApplication.translate("Prediction", "Best match")
            left = name.adjusted(used + px(14), 0, 0, 0)
            if metrics("label_strong").horizontalAdvance(words) + px(22) < left.width():
                self._paint_icon(painter, left.left(), left, "target", "accentText")
                left.adjust(px(20), 0, 0, 0)
                paint_text(painter, left, words, use="label_strong", role="accentText")

    def _paint_steps(self, painter: QPainter, rect: QRect) -> None:
        steps = self.guess.steps
        gap = px(22)
        width = max(px(40), (rect.width() - gap * (len(steps) - 1)) // max(1, len(steps)))
        for place, step in enumerate(steps):
            left = rect.left() + place * (width + gap)
            last = place == len(steps) - 1
            self._paint_step(painter, QRect(left, rect.top(), width, rect.height()), step, last)
            if not last:
                arrow = QRect(left + width, rect.top(), gap, px(18))
                self._paint_icon(painter, left + width + px(4), arrow, "chevron-right", "text3")

    def _paint_step(self, painter: QPainter, rect: QRect, step: Step, last: bool) -> None:
        line = QRect(rect.left(), rect.top(), rect.width(), px(18))
        use = "label_strong" if last else "label"
        paint_text(painter, line, elide(one_line(step.name), use, rect.width()), use=use)
        tone = tone_of(step.share)
        bar = QRect(rect.left(), rect.top() + px(21), rect.width(), px(5))
        roles = {"ok": "okBar", "warn": "warnBar", "bad": "badBar"}
        paint_bar(painter, bar, float(step.share or 0), roles.get(tone, "control"))
        under = QRect(rect.left(), rect.top() + px(29), rect.width(), px(16))
        if step.share is not None:
            mark = "check" if tone == "ok" else "alert"
            self._paint_icon(painter, under.left(), under, mark, tone)
            under.adjust(px(16), 0, 0, 0)
        words = share_text(step.share, self._locale)
        paint_text(painter, under, words, use="caption", role=tone)

    def _paint_icon(self, painter: QPainter, left: int, line: QRect, name: str, role: str) -> None:
        side = px(14)
        drawing = exact_pixmap(name, role, side, self.devicePixelRatio())
        painter.drawPixmap(QPoint(left, line.center().y() - side // 2), drawing)
