"""The only table of colour roles, and the palette made from it."""

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QColor, QPalette

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

LIGHT: Final = "light"
DARK: Final = "dark"

#: Role -> (light, dark). Colours are defined nowhere else.
ROLES: Final[dict[str, tuple[str, str]]] = {
    "window": ("#F5F4F1", "#16171A"),
    "surface": ("#FFFFFF", "#1D1E22"),
    "sunken": ("#FAF9F7", "#212226"),
    "raised": ("#FFFFFF", "#26272C"),
    "hover": ("#F4F3F0", "#26272C"),
    "hover2": ("#EAE8E4", "#303138"),
    "selected": ("#E6ECFD", "#26335E"),
    "selectedIdle": ("#EDECE9", "#2A2B31"),
    "border": ("#E5E3DE", "#313238"),
    "field": ("#B8B3AB", "#4B4D55"),
    "control": ("#8A867F", "#858790"),
    "track": ("#E7E5E0", "#34353B"),
    "text": ("#1C1B19", "#ECEBE8"),
    "text2": ("#57544E", "#B8B6B1"),
    "text3": ("#6B6760", "#A09E99"),
    "disabled": ("#A39F98", "#6A6A6C"),
    "accent": ("#3256D3", "#4C6BE6"),
    "accentHover": ("#2A49B8", "#4260DB"),
    "accentDown": ("#233D9C", "#3852C4"),
    "onAccent": ("#FFFFFF", "#FFFFFF"),
    "accentText": ("#2C4DC4", "#9DB2FF"),
    "accentTint": ("#EAEFFD", "#232C4B"),
    "focus": ("#3256D3", "#8AA3FF"),
    "ok": ("#17693A", "#7AD6A0"),
    "okTint": ("#E2F3E8", "#1B3527"),
    "okBar": ("#268A4F", "#3FAE70"),
    "warn": ("#855000", "#F0BC66"),
    "warnTint": ("#FDF0D5", "#3A2D14"),
    "warnBar": ("#BD7C0E", "#D99A2B"),
    "bad": ("#AE2018", "#FF9389"),
    "badTint": ("#FCE7E4", "#43221F"),
    "badBar": ("#D4453A", "#E5584C"),
    "danger": ("#BF3127", "#C93C31"),
    "dangerHover": ("#A92920", "#B5342A"),
    "review": ("#673AA0", "#C9ABF7"),
    "reviewTint": ("#F1EAFB", "#32274A"),
    "neutral": ("#57544E", "#B8B6B1"),
    "neutralTint": ("#EDEBE7", "#2E2F35"),
    "pending": ("#FFF5D1", "#3B3216"),
    "pendingMark": ("#B27A00", "#E3B24A"),
    "pendingText": ("#6B4A00", "#F0D48E"),
    "env": ("#0B6779", "#66CFE0"),
    "envTint": ("#DDF1F4", "#16353B"),
    "envFill": ("#0B7285", "#1C6675"),
    "barPrice": ("#B9C7F5", "#46579B"),
    "barCharge": ("#E7A83E", "#B9822A"),
    "barShip": ("#7FB7C4", "#3F7F8E"),
    "chartNet": ("#3256D3", "#8AA3FF"),
    "chartLoss": ("#FBE3DF", "#40211E"),
    "chartGrid": ("#ECEAE6", "#2B2C32"),
    "boxLid": ("#E3BF8B", "#B08D5B"),
    "boxLeft": ("#B1936C", "#7C6444"),
    "boxRight": ("#C9A87C", "#93774F"),
    "boxEdge": ("#8A6A3C", "#D9B981"),
    "boxTape": ("#F0D9B5", "#C7A976"),
}

#: The replacement roles if the system requests more contrast.
MORE_CONTRAST: Final[dict[str, str]] = {"field": "control", "border": "field", "text3": "text2"}


class Theme(NamedTuple):
    """A theme: ``name`` is ``light`` or ``dark``; ``contrast`` asks for stronger lines and text."""

    name: str = LIGHT
    contrast: bool = False

    @property
    def dark(self) -> bool:
        """Whether the backgrounds are dark."""
        return self.name == DARK

    def hex(self, role: str) -> str:
        """Return the colour of ``role`` as ``#RRGGBB``; raise ``KeyError`` for an unknown role."""
        if self.contrast:
            role = MORE_CONTRAST.get(role, role)
        return ROLES[role][self.name == DARK]


_theme = Theme()
_colors: dict[str, QColor] = {}
_forget: "list[Callable[[], None]]" = []


def current() -> Theme:
    """Return the applied theme."""
    return _theme


def color(role: str) -> QColor:
    """Return the colour of ``role`` in the applied theme; shared, so never modify it."""
    found = _colors.get(role)
    if found is None:
        found = _colors[role] = QColor(_theme.hex(role))
    return found


def on_change(forget: "Callable[[], None]") -> None:
    """Call ``forget`` (which clears a cache) whenever colours, fonts or the language change."""
    _forget.append(forget)


def forget_painted() -> None:
    """Clear every cache of painted things after a change of theme, font or language."""
    for forget in _forget:
        forget()


def set_theme(app: "QApplication", theme: Theme) -> None:
    """Set the palette of ``theme`` on ``app`` and clear the caches."""
    global _theme
    _theme = theme
    _colors.clear()
    forget_painted()
    app.setPalette(build_palette(theme))


def build_palette(theme: Theme) -> QPalette:
    """Return a Qt palette with all roles and its disabled group, from the role table."""
    palette = QPalette()
    role = QPalette.ColorRole
    for qt_role, name in (
        (role.Window, "window"),
        (role.WindowText, "text"),
        (role.Base, "surface"),
        (role.AlternateBase, "sunken"),
        (role.Text, "text"),
        (role.Button, "surface"),
        (role.ButtonText, "text"),
        (role.BrightText, "onAccent"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "onAccent"),
        (role.Accent, "accent"),
        (role.Link, "accentText"),
        (role.LinkVisited, "accentText"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "text3"),
        (role.Light, "surface"),
        (role.Midlight, "hover"),
        (role.Mid, "border"),
        (role.Dark, "field"),
        (role.Shadow, "control"),
    ):
        palette.setColor(qt_role, QColor(theme.hex(name)))
    disabled = QPalette.ColorGroup.Disabled
    for qt_role, name in (
        (role.WindowText, "disabled"),
        (role.Text, "disabled"),
        (role.ButtonText, "disabled"),
        (role.PlaceholderText, "disabled"),
        (role.Base, "sunken"),
        (role.Button, "sunken"),
        (role.Highlight, "selectedIdle"),
        (role.HighlightedText, "disabled"),
        (role.Accent, "disabled"),
    ):
        palette.setColor(disabled, qt_role, QColor(theme.hex(name)))
    return palette
