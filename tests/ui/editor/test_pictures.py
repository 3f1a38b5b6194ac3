"""Pictures are added, moved and removed, each on its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.domain.models.user import User
from app.editing.values import PictureRef
from app.engine.events import Connected
from app.engine.listings.pictures import PreparedPicture
from app.rules.findings import Finding
from app.ui.pictures.decode import decode_picture
from app.ui.pictures.offered import Offered, offered_by
from app.ui.pictures.strip import PictureStrip

REFS = tuple(PictureRef("id", key) for key in ("p1", "p2", "p3"))
CONTROL = Qt.KeyboardModifier.ControlModifier


def png(side: int = 8) -> bytes:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(raw.data())


@pytest.fixture
def strip(qtbot):
    made = PictureStrip()
    qtbot.addWidget(made)
    made.reordered.connect(lambda order: made.show_pictures(order, {}))
    made.show_pictures(REFS, {})
    made.resize(600, 120)
    made.show()
    return made


def keys(strip):
    return [ref.key for ref in strip.pictures()]


@pytest.mark.parametrize(
    ("start", "key", "modifier", "expected"),
    [
        ("p1", Qt.Key.Key_Right, CONTROL, ["p2", "p1", "p3"]),
        ("p1", Qt.Key.Key_Left, CONTROL, ["p1", "p2", "p3"]),
        ("p3", Qt.Key.Key_Left, CONTROL, ["p1", "p3", "p2"]),
        ("p3", Qt.Key.Key_Home, CONTROL, ["p3", "p1", "p2"]),
        ("p2", Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, ["p1", "p3"]),
        ("p2", Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, ["p1", "p2", "p3"]),
    ],
)
def test_that_pictures_are_moved_and_removed_by_keys(strip, start, key, modifier, expected):
    slot = strip._slots[start]
    slot.setFocus()
    QTest.keyClick(slot, key, modifier)
    assert keys(strip) == expected


def test_that_the_focus_follows_a_picture_that_is_moved_by_keys(strip):
    strip._slots["p1"].setFocus()
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right, CONTROL)
    assert keys(strip) == ["p2", "p3", "p1"]


def test_that_a_picture_is_moved_by_dragging_it(strip):
    slot, target = strip._slots["p3"], strip._slots["p1"]
    QTest.mousePress(slot, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    where = slot.mapFromGlobal(target.mapToGlobal(QPoint(5, 40)))
    for step in (QPoint(20, 40), where):
        QTest.mouseMove(slot, step)
        event_at(slot, step)
    QTest.mouseRelease(slot, Qt.MouseButton.LeftButton, pos=where)
    assert keys(strip) == ["p3", "p1", "p2"]


def event_at(slot, where):
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(where),
        QPointF(slot.mapToGlobal(where)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(slot, event)


def test_that_the_cross_removes_a_picture(strip):
    slot = strip._slots["p2"]
    corner = QPoint(slot.width() - 10, 10)
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton, pos=corner)
    assert keys(strip) == ["p1", "p3"]


def test_that_a_locked_strip_changes_nothing(strip):
    strip.set_locked(True)
    QTest.keyClick(strip._slots["p1"], Qt.Key.Key_Delete)
    QTest.keyClick(strip._slots["p1"], Qt.Key.Key_Right, CONTROL)
    assert keys(strip) == ["p1", "p2", "p3"]


def test_that_every_picture_says_what_it_is(strip):
    assert strip._slots["p1"].accessibleName() == "Picture 1, cover"
    assert strip._slots["p2"].accessibleName() == "Picture 2"


def mime(*, urls=(), text=None, image=None):
    data = QMimeData()
    if urls:
        data.setUrls([QUrl(url) for url in urls])
    if text is not None:
        data.setText(text)
    if image is not None:
        data.setImageData(image)
    return data


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (mime(urls=["file:///tmp/a.jpg"]), Offered((Path("/tmp/a.jpg"),), ())),
        (mime(urls=["https://x.example/a.jpg"]), Offered((), ("https://x.example/a.jpg",))),
        (mime(urls=["ftp://x.example/a.jpg"]), Offered((), ())),
        (mime(text=" https://x.example/a.jpg\n"), Offered((), ("https://x.example/a.jpg",))),
        (mime(text="hola"), Offered((), ())),
        (mime(text="https://" + "x" * 100_000), Offered((), ())),
        (None, Offered((), ())),
    ],
)
def test_that_files_and_addresses_are_taken_from_a_drop(data, expected):
    assert offered_by(data) == expected


def test_that_a_copied_image_is_taken_as_a_file(qapp):
    image = QImage.fromData(png())
    offered = offered_by(mime(image=image))
    assert offered.files[0].startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"%PDF-1.4",
        b"\x89PNG\r\n\x1a\n",
        b"GIF89a",
    ],
)
def test_that_what_is_no_picture_is_not_decoded(data):
    assert decode_picture(data, 100) is None


def test_that_a_large_picture_is_decoded_small(qapp):
    image = decode_picture(png(400), 100)
    assert image is not None
    assert max(image.width(), image.height()) == 100


async def test_that_good_files_are_added_and_bad_ones_say_why(bench, qtbot, tmp_path):
    view = await bench.open(qtbot)
    good, bad = png(), b"not a picture"
    file = tmp_path / "good.png"
    file.write_bytes(good)
    bench.session.pictures.prepared[good] = PreparedPicture(file, 8, 8, "ab" * 32)
    bench.session.pictures.prepared[b"small"] = PreparedPicture(
        None,
        0,
        0,
        "",
        (Finding.error("pictures", "picture.too_small", width=32, height=28, least=50),),
    )
    view.pictures_offered.emit(Offered((file, bad, b"small"), ()))
    await bench.settle()
    draft = bench.controller.history.draft
    assert draft.payload()["pictures"][-1] == {"file": "ab" * 32}
    assert len(draft.value("pictures")) == 4
    states = [s for s in view.pictures.strip._states() if not s.number]
    assert [state.problem for state in states] == ["Error", "32 px"]
    sentence = "32 × 28 pixels; the shorter side needs at least 50"
    assert sentence in view.pictures._note.text()
    # Every later look at the draft leaves it said, for as long as a red slot stands there.
    bench.controller._check()
    assert sentence in view.pictures._note.text()
    view.pictures.strip._slots["pending2"].removed.emit("pending2")
    assert len([s for s in view.pictures.strip._states() if not s.number]) == 1
    assert sentence in view.pictures._note.text()
    view.pictures.strip._slots["pending3"].removed.emit("pending3")
    assert sentence not in view.pictures._note.text()
    view.undo_stack.undo()
    assert draft.is_empty()


async def test_that_the_same_file_twice_is_reported(bench, qtbot, tmp_path):
    view = await bench.open(qtbot)
    bench.session.pictures.prepared[b"x"] = PreparedPicture(None, 80, 80, "cd" * 32)
    view.pictures_offered.emit(Offered((b"x", b"x"), ()))
    await bench.settle()
    assert len(bench.controller.history.draft.value("pictures")) == 4
    assert "already there" in view.pictures._note.text()


@pytest.mark.parametrize(
    ("address", "count"),
    [
        ("https://x.example/a.jpg", 4),
        ("file:///etc/passwd", 3),
        ("javascript:alert(1)", 3),
        ("https://x.example/" + "a" * 3_000, 3),
    ],
)
async def test_that_only_web_addresses_are_added(bench, qtbot, address, count):
    view = await bench.open(qtbot)
    view.pictures_offered.emit(Offered((), (address,)))
    await bench.settle()
    assert len(bench.controller.history.draft.value("pictures")) == count


async def test_that_pictures_that_did_not_arrive_are_fetched_again_once_connected(bench, qtbot):
    view = await bench.open(qtbot)
    await bench.settle()
    strip, connected = view.pictures.strip, Connected(User.parse({"id": 1}))
    assert [strip.image(ref.key) for ref in strip.pictures()] == [None, None, None]
    fetched = []

    def draw(key, _size):
        fetched.append(key)
        return png()

    bench.session.pictures.draw = draw
    bench.session.events.publish(connected)
    await bench.settle()
    assert all(strip.image(ref.key) for ref in strip.pictures())
    bench.session.events.publish(connected)
    await bench.settle()
    assert sorted(fetched) == ["p1", "p2", "p3"], "each once"


async def test_that_too_many_pictures_block(bench, qtbot):
    view = await bench.open(qtbot)
    view.pictures_offered.emit(Offered((), tuple(f"https://x.example/{n}" for n in range(4))))
    await bench.settle()
    assert "7 pictures; this category allows 6" in view.pictures._note.text()
    assert not bench.find("save_button").isEnabled()
    assert view.pictures._count.text() == "7 of 6 · first is the cover"


async def test_that_a_picture_is_pasted_when_no_text_has_the_cursor(bench, qtbot):
    view = await bench.open(qtbot)
    QGuiApplication.clipboard().setMimeData(mime(text="https://x.example/a.jpg"))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_V, CONTROL)
    await bench.settle()
    assert len(bench.controller.history.draft.value("pictures")) == 4


async def test_that_a_picture_is_pasted_with_the_cursor_in_a_field(bench, qtbot):
    await bench.open(qtbot)
    picture = QImage(600, 600, QImage.Format.Format_RGB32)
    picture.fill(0)
    QGuiApplication.clipboard().setImage(picture)
    offered = []
    bench.view.pictures_offered.connect(offered.append)
    line = bench.find("field_title")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_V, CONTROL)
    await bench.settle()
    assert len(offered) == 1
    assert bench.controller.history.draft.is_empty()


async def test_that_a_new_order_sends_the_whole_list(bench, qtbot):
    view = await bench.open(qtbot)
    slot = view.pictures.strip._slots["p3"]
    slot.setFocus()
    QTest.keyClick(slot, Qt.Key.Key_Home, CONTROL)
    await bench.settle()
    payload = bench.controller.history.draft.payload()
    assert payload == {"pictures": [{"id": "p3"}, {"id": "p1"}, {"id": "p2"}]}
    assert "pictures 3 in all" in bench.find("pending_changes").accessibleName()
