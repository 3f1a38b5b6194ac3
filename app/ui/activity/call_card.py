"""The exact request, with the token hidden, to read or copy."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QResizeEvent, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from app.domain.calls import Call
from app.domain.wire import write_json
from app.ui.look.text import PlainLabel, in_lines
from app.ui.look.type_scale import font, px
from app.ui.widgets.card import Card
from app.ui.widgets.inputs.buttons import GhostButton

_MOST_LINES: Final = 11
_LONGEST: Final = 20_000
HIDDEN: Final = "••••••"


def pretty(value: object, indent: str = "") -> str:
    """Return ``value`` as JSON, with a line for each object field and each object in a list.

    Small objects and lists of plain values stay on one line.
    """
    deeper = indent + " "
    if isinstance(value, Mapping) and value:
        parts = [f"{_plain(str(k))}: {pretty(v, deeper)}" for k, v in value.items()]
        joint = ", " if _is_small(value) else f",\n{deeper}"
        return "{" + joint.join(parts) + "}"
    if isinstance(value, list | tuple) and value:
        joint = ", " if all(not isinstance(v, Mapping) for v in value) else f",\n{deeper}"
        return "[" + joint.join(pretty(part, deeper) for part in value) + "]"
    return _plain(value)


def _is_small(value: Mapping[str, object]) -> bool:
    flat = all(not isinstance(inner, Mapping | list | tuple) for inner in value.values())
    return flat and len(value) <= 3 and len(_plain(value)) < 70


def _plain(value: object) -> str:
    return write_json(value).decode()


def where_words(call: Call) -> str:
    """Return the request's method and path, with the token hidden."""
    return f"{call.where}?access_token={HIDDEN}"


def body_words(call: Call) -> str:
    """Return the body of the request, truncated if it is long; "" if there is none."""
    if call.body is None:
        return ""
    body = pretty(call.body)
    return body if len(body) <= _LONGEST else body[:_LONGEST] + "…"


def curl_of(call: Call, base_url: str) -> str:
    """Return a curl command for the request; the token is read from the environment."""
    parts = [f'curl -X {call.method} "{base_url}{call.path}?access_token=$ACCESS_TOKEN"']
    if call.body is not None:
        body = _plain(call.body).replace("'", "'\\''")
        parts += ["-H 'Content-Type: application/json'", f"--data '{body}'"]
    return " \\\n  ".join(parts)


class _Body(QPlainTextEdit):
    """A text view as high as its lines, up to a limit."""

    def fit(self) -> None:
        """Set the height that the lines need at this width."""
        # The layout of plain text measures its height in lines, including wrapped ones.
        lines = math.ceil(self.document().documentLayout().documentSize().height())
        line = QFontMetricsF(self.font()).lineSpacing()
        high = math.ceil(min(_MOST_LINES, max(1, lines)) * line) + px(10)
        if high != self.height():
            self.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the text, whose lines break differently at another width."""
        super().resizeEvent(event)
        self.fit()


class CallCard(Card):
    """A card that shows one request; ``base_url`` is the address used by Copy as cURL."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("The request"), parent, kind="well", name="outbox_call")
        self._call = Call("", "")
        self.base_url = ""
        self._copy = GhostButton(
            self.tr("Copy as cURL"), "copy", self, size="small", name="copy_curl"
        )
        self._copy.clicked.connect(self._copy_curl)
        self.header.addWidget(self._copy)
        self._where = PlainLabel("", "mono", "accentText", self, wrap=True, selectable=True)
        self._where.setObjectName("outbox_call_where")
        # The same margin as that of the body, whose frame is only visible with focus.
        self._where.setContentsMargins(2, 0, 0, 0)
        self._text = _Body(self)
        self._text.setObjectName("outbox_call_text")
        self._text.setAccessibleName(self.tr("The request"))
        self._text.setReadOnly(True)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setProperty("kind", "code")
        self._text.setTabChangesFocus(True)
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._text.setFont(font("mono"))
        self._text.document().setDocumentMargin(0)
        self.body.setSpacing(px(4))
        self.body.addWidget(self._where)
        self.body.addWidget(self._text)

    def show_call(self, call: Call) -> None:
        """Show ``call``, as high as its lines up to a limit."""
        self._call = call
        self._copy.setText(self.tr("Copy as cURL"))
        self._where.setText(where_words(call))
        words = in_lines(body_words(call))
        self._text.setVisible(bool(words))
        self._text.setPlainText(words)
        self._text.fit()

    def text(self) -> str:
        """Return the shown text."""
        return f"{self._where.text()}\n{self._text.toPlainText()}".strip()

    def _copy_curl(self) -> None:
        QGuiApplication.clipboard().setText(curl_of(self._call, self.base_url))
        self._copy.setText(self.tr("Copied"))
