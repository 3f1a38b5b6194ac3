"""The colour roles keep the contrast they were chosen for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from app.paths import resource
from app.ui.look import style_sheet, theme
from app.ui.look.chips import CHIP_COLORS, chip_for_state, chip_for_status
from app.ui.look.icons import exact_pixmap
from app.ui.look.text import PlainLabel
from app.ui.look.theme import ROLES, Theme

#: Text role on background role; each needs 4.5.
TEXT_PAIRS = (
    *(("text", background) for background in (
        "surface", "window", "sunken", "raised", "hover", "hover2", "selected", "selectedIdle",
        "pending", "accentTint", "okTint", "warnTint", "badTint", "reviewTint", "envTint",
    )),
    *(("text2", background) for background in (
        "surface", "window", "sunken", "raised", "hover", "hover2", "selected", "selectedIdle",
        "accentTint", "pending",
    )),
    *(("text3", background) for background in (
        "surface", "window", "sunken", "raised", "hover", "hover2", "selected", "pending",
    )),
    *(("accentText", background) for background in (
        "surface", "window", "sunken", "accentTint", "hover2",
    )),
    *(("onAccent", background) for background in (
        "accent", "accentHover", "accentDown", "danger", "dangerHover", "envFill",
    )),
    *((text, background) for text, background in CHIP_COLORS.values()),
    *((role, "surface") for role in ("ok", "warn", "bad", "review", "env", "pendingText")),
    *((role, "window") for role in ("ok", "warn", "bad")),
    ("bad", "chartLoss"),
    ("bad", "pending"),
    ("warn", "pending"),
    ("pendingText", "pending"),
)  # fmt: skip

#: Marks and outlines; each needs 3.
MARK_PAIRS = (
    ("pendingMark", "pending"), ("focus", "surface"), ("focus", "window"), ("control", "surface"),
    ("accent", "surface"), ("badBar", "surface"), ("chartNet", "chartLoss"),
    ("warnBar", "surface"), ("okBar", "surface"),
)  # fmt: skip

#: What was measured when the table was drawn: text, background, light, dark.
MEASURED = (
    ("text", "surface", 17.2, 14.0), ("text", "selected", 14.6, 10.3),
    ("text", "pending", 15.8, 10.7), ("text2", "surface", 7.5, 8.2),
    ("text2", "window", 6.9, 8.8), ("text2", "selected", 6.4, 6.0),
    ("text3", "surface", 5.6, 6.2), ("text3", "window", 5.1, 6.7),
    ("text3", "hover2", 4.6, 4.8), ("accentText", "surface", 7.1, 8.1),
    ("accentText", "accentTint", 6.2, 6.7), ("onAccent", "accent", 6.2, 4.6),
    ("onAccent", "accentHover", 7.7, 5.3), ("ok", "okTint", 5.8, 7.5),
    ("warn", "warnTint", 5.9, 7.7), ("bad", "badTint", 5.9, 6.6),
    ("bad", "chartLoss", 5.7, 6.7), ("review", "reviewTint", 6.7, 7.0),
    ("neutral", "neutralTint", 6.3, 6.6), ("env", "envTint", 5.6, 7.2),
    ("pendingText", "pending", 7.4, 8.8), ("pendingMark", "pending", 3.4, 6.5),
    ("focus", "surface", 6.2, 6.9), ("control", "surface", 3.6, 4.7),
    ("chartNet", "chartLoss", 5.0, 6.0), ("field", "surface", 2.1, 2.0),
)  # fmt: skip

THEMES = ("light", "dark")


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""

    def luminance(value: str) -> float:
        def linear(channel: float) -> float:
            return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

        color = QColor(value)
        red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("text", "background"), TEXT_PAIRS)
def test_that_text_can_be_read_on_every_ground_it_is_used_on(
    name: str, text: str, background: str
) -> None:
    chosen = Theme(name)
    assert contrast(chosen.hex(text), chosen.hex(background)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("mark", "background"), MARK_PAIRS)
def test_that_marks_and_outlines_can_be_seen(name: str, mark: str, background: str) -> None:
    chosen = Theme(name)
    assert contrast(chosen.hex(mark), chosen.hex(background)) >= 3


@pytest.mark.parametrize(("text", "background", "light", "dark"), MEASURED)
def test_that_the_table_still_has_the_contrast_it_was_drawn_with(
    text: str, background: str, light: float, dark: float
) -> None:
    for name, expected in (("light", light), ("dark", dark)):
        chosen = Theme(name)
        assert contrast(chosen.hex(text), chosen.hex(background)) == pytest.approx(
            expected, abs=0.06
        )


@pytest.mark.parametrize("name", THEMES)
def test_that_more_contrast_makes_every_outline_and_caption_stronger(name: str) -> None:
    plain, strong = Theme(name), Theme(name, contrast=True)
    surface = plain.hex("surface")
    for role in ("field", "border", "text3"):
        assert contrast(strong.hex(role), surface) > contrast(plain.hex(role), surface)
    assert contrast(strong.hex("field"), surface) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_that_the_style_sheet_is_complete_in_both_themes(name: str) -> None:
    sheet = style_sheet.build_style_sheet(Theme(name))
    assert "@" not in sheet
    assert "~" not in sheet
    assert set(re.findall(r"#[0-9A-F]{6}", sheet)) <= {Theme(name).hex(role) for role in ROLES}


def test_that_no_other_file_of_the_window_holds_a_colour() -> None:
    ui = resource("icons").parent.parent / "app" / "ui"
    written = re.compile(r"#[0-9A-Fa-f]{6}\b")
    found = {
        str(path.relative_to(ui)): written.findall(path.read_text(encoding="utf-8"))
        for path in sorted(ui.rglob("*.py"))
        if path.name not in ("theme.py", "illustration.py")
    }
    assert {path: colors for path, colors in found.items() if colors} == {}
    assert written.findall((resource("styles/vitrina.qss")).read_text(encoding="utf-8")) == []


def test_that_only_the_theme_sets_a_style_sheet() -> None:
    ui = resource("icons").parent.parent / "app" / "ui"
    setters = [
        str(path.relative_to(ui))
        for path in sorted(ui.rglob("*.py"))
        if "setStyleSheet" in path.read_text(encoding="utf-8")
    ]
    assert setters == ["look/style_sheet.py"]


def test_that_a_change_of_theme_reaches_palette_colours_and_icons(look: QApplication) -> None:
    before = exact_pixmap("send", "text2", 16, 1.0).toImage()
    style_sheet.apply_theme(look, Theme("dark"))
    assert theme.current().dark
    assert theme.color("surface") == QColor(ROLES["surface"][1])
    assert look.palette().color(QPalette.ColorRole.Base) == QColor(ROLES["surface"][1])
    assert exact_pixmap("send", "text2", 16, 1.0).toImage() != before
    assert ROLES["accent"][1] in look.styleSheet()


@pytest.mark.parametrize(
    ("status", "sub_status", "text", "kind"),
    [
        ("active", (), "Active", "ok"),
        ("paused", (), "Paused", "warn"),
        ("paused", ("out_of_stock",), "Out of stock", "bad"),
        ("under_review", [], "Under review", "review"),
        ("under_review", ["warning", "waiting_for_patch"], "Needs a fix", "bad"),
        ("closed", ("deleted",), "Deleted", "neutral"),
        ("closed", "", "Closed", "neutral"),
        ("never_heard_of", (), "“never_heard_of”", "neutral"),
    ],
)
def test_that_a_status_is_shown_by_the_word_that_says_most(
    status: str, sub_status: tuple[str, ...], text: str, kind: str
) -> None:
    chip = chip_for_status(status, sub_status)
    assert (chip.text, chip.kind) == (text, kind)


def test_that_every_chip_has_an_icon_and_a_colour() -> None:
    for state in ("active", "sent", "waiting", "conflict", "refused", "practice", "draft", "held"):
        chip = chip_for_state(state)
        assert chip.kind in CHIP_COLORS
        assert not exact_pixmap(chip.icon, "text", 14, 1.0).isNull()


def test_that_labels_keep_their_font_when_the_theme_or_their_role_changes(
    look: QApplication, shown: Callable[[QWidget], QWidget]
) -> None:
    label = PlainLabel("Required in this category", "label_strong", "bad")
    label.set_role("warn")
    shown(label)
    for name in ("dark", "light"):
        style_sheet.apply_theme(look, Theme(name))
        label.set_role("bad")
        label.set_role("warn")
        assert (label.font().weight(), label.font().pointSizeF()) == (500, pytest.approx(8.97))
        assert label.palette().color(QPalette.ColorRole.WindowText) == theme.color("warn")
