"""Texts that are cut to their room: as Qt cuts them, whether they were measured or not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from app.ui.look.fitted_text import FittedTexts
from app.ui.look.type_scale import font

TEXTS = ("", "i", "Silla", "WWWWWWWW", "SKU-17 · Clásica", "Cámara ﷽ réflex", "one\ntwo", "i" * 80)


@pytest.mark.parametrize("kind", ["body", "body_strong", "caption"])
def test_that_a_text_is_cut_as_qt_cuts_it(qapp: object, kind: str) -> None:
    line = QFontMetrics(font(kind))
    fitted = FittedTexts(line)
    for text in TEXTS:
        one = text.replace("\n", " ")
        long = line.horizontalAdvance(one)
        assert fitted.advance(one) == long
        for room in (-5, 0, 20, long - 1, long, long + 1, 10 * long):
            cut = line.elidedText(one, Qt.TextElideMode.ElideRight, max(0, room))
            assert [fitted.cut(text, room) for _ in range(2)] == [cut, cut]
