"""Text from elsewhere is shown as what it is, and an address is opened only when it is harmless."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.ui.look import text as plain
from app.ui.look.text import (
    ElidedLabel,
    PlainLabel,
    in_lines,
    is_web_address,
    literal,
    one_line,
    open_web,
    plain_tooltip,
    tooltip_text,
    visible,
)
from app.ui.widgets.inputs.fields import LongText
from tests.stands.processor_time import at_most

NESTED = "<table><tr><td>" * 20 + "x"
HOSTILE = (
    "<b>bold</b>",
    '<img src="file:///etc/passwd">',
    '<a href="https://evil.example">Update now</a>',
    NESTED,
    "\u202emoc.live\u202c",
    "zero\u200bwidth",
    "bell\x07null\x00",
    "\ud800abc",
    "e" + "\u0301" * 5_000,
    "x" * 1_000_000,
    "word " * 200_000,
    "&File &Edit",
    "a &lt;b&gt; c",
)
ALLOWED = frozenset({"articulo.vitrina.example", "127.0.0.1"})

HOSTILE_URLS = (
    "file:///etc/passwd",
    "file://server/share",
    "smb://server/share",
    "javascript:alert(1)",
    "data:text/html,<b>x</b>",
    "ms-msdt:/id PCWDiagnostic",
    "vbscript:msgbox(1)",
    "ftp://articulo.vitrina.example/x",
    "mailto:x@articulo.vitrina.example",
    "http://articulo.vitrina.example/x",
    "https://user@articulo.vitrina.example/x",
    "https://articulo.vitrina.example@evil.example/x",
    "https://articulo.vitrina.example:x@evil.example/",
    "https://evil.example/articulo.vitrina.example",
    "https://articulo.vitrina.example.evil.example/",
    "https://articulo.vitrina.example\\@evil.example/",
    "https://articulo.vitrina.example%00.evil.example/",
    "https://articulo.vitrina.example/\u202egnp.exe",
    "https://articulo.vitrina.example/a\nb",
    "https://articulo.vitrina.example/ b",
    "https://аrticulo.vitrina.example/",
    "https://xn--rticulo-3fg.vitrina.example/",
    "https:///x",
    "https://",
    "//articulo.vitrina.example/x",
    "",
    " https://articulo.vitrina.example/x",
    "http://127.0.0.1@evil.example/",
    "HTTPS://EVIL.example/",
    "https://articulo.vitrina.example/" + "x" * 3_000,
)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("plain", "plain"),
        ("a\nb\tc", "a\nb\tc"),
        ("\u202egnp.exe", "⟨U+202E⟩gnp.exe"),
        ("a\u200bb", "a⟨U+200B⟩b"),
        ("\x00\x1b", "⟨U+0000⟩⟨U+001B⟩"),
        ("\ud800x", "⟨U+D800⟩x"),
        ("Niño – 60 × 120 cm²", "Niño – 60 × 120 cm²"),
    ],
)
def test_that_what_cannot_be_seen_is_written_out(given: str, expected: str) -> None:
    assert visible(given) == expected


def test_that_text_is_cut_where_it_is_too_long_and_lines_are_broken() -> None:
    assert len(visible("x" * 60_000)) == plain.LONGEST_SHOWN
    assert visible("x" * 60_000).endswith("…")
    assert max(len(line) for line in in_lines("x" * 5_500).split("\n")) == plain.LONGEST_LINE
    assert in_lines("x" * 5_500).replace("\n", "") == "x" * 5_500
    assert one_line("a\n  b\t c") == "a b c"
    assert literal("Black & white") == "Black && white"


@pytest.mark.parametrize("hostile", HOSTILE)
def test_that_labels_stay_plain_and_quick(
    hostile: str, shown: Callable[[QWidget], QWidget]
) -> None:
    window = QWidget()
    with at_most(0.1, time.thread_time):
        label = PlainLabel(hostile, parent=window, wrap=True)
        elided = ElidedLabel(hostile, parent=window)
        label.setGeometry(0, 0, 300, 60)
        elided.setGeometry(0, 70, 300, 20)
        shown(window)
        window.grab()
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert elided.textFormat() == Qt.TextFormat.PlainText
    assert not label.openExternalLinks()


@pytest.mark.parametrize("hostile", HOSTILE)
def test_that_a_tooltip_cannot_be_taken_for_markup(hostile: str) -> None:
    widget = QWidget()
    plain_tooltip(widget, hostile)
    shown = widget.toolTip()
    assert shown == tooltip_text(hostile)
    if "<" in shown or "&" in shown:
        document = QTextDocument()
        document.setHtml(shown)
        read = document.toPlainText()
    else:
        read = shown
    assert read.split() == visible(hostile, 300).split()
    assert len(shown) < 3_000


def test_that_an_elided_label_keeps_the_whole_text_for_tooltip_and_reader(
    shown: Callable[[QWidget], QWidget],
) -> None:
    window = QWidget()
    whole = "Tenis para correr hombre Brisa 27 cm azul"
    label = ElidedLabel(whole, parent=window)
    label.setGeometry(0, 0, 120, 20)
    shown(window)
    assert label.text().endswith("…")
    assert label.accessibleName() == whole
    assert label.toolTip() == whole
    label.resize(600, 20)
    assert label.text() == whole
    assert label.toolTip() == ""


def seconds_to_show(
    make: Callable[[], QPlainTextEdit], text: str, shown: Callable[[QWidget], QWidget]
) -> float:
    """The quickest of three: what else the machine does only makes it slower."""
    took = []
    for _ in range(3):
        started = time.thread_time()
        field = make()
        put = field.set_text if isinstance(field, LongText) else field.setPlainText
        put(text)
        shown(field)
        field.grab()
        took.append(time.thread_time() - started)
        assert field.toPlainText() == text
    return min(took)


@pytest.mark.parametrize(
    ("text", "most"),
    [(in_lines("x" * 1_000_000), 3.0), ("x" * 60_000, 0.7), ("word " * 12_000, 3.0)],
    ids=["cut", "line", "words"],
)
def test_that_a_description_in_one_line_is_shown_at_once(
    text: str, most: float, shown: Callable[[QWidget], QWidget]
) -> None:
    bare = seconds_to_show(QPlainTextEdit, text, shown)
    assert seconds_to_show(LongText, text, shown) < most * bare


@pytest.mark.parametrize(
    "url",
    [
        "https://articulo.vitrina.example/MX-1048213377-tenis?x=1#top",
        "https://articulo.vitrina.example",
        "http://127.0.0.1:8123/pictures/a.jpg",
    ],
)
def test_that_a_page_of_the_marketplace_is_opened(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def spy(address: QUrl) -> bool:
        opened.append(address.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", spy)
    assert open_web(url, ALLOWED)
    assert opened == [url]


@pytest.mark.parametrize("url", HOSTILE_URLS)
def test_that_no_other_address_is_opened(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    assert not is_web_address(url, ALLOWED)
    assert not open_web(url, ALLOWED)
    assert opened == []
    assert len(HOSTILE_URLS) >= 18
