"""External text as plain text, with every invisible character made visible."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

#: The longest text that is laid out; Qt takes more than a minute for a single line of a megabyte.
LONGEST_SHOWN: Final = 50_000
#: The number of characters in one line after which a break is inserted.
LONGEST_LINE: Final = 1_000
LONGEST_LABEL: Final = 2_000
_LONGEST_TOOLTIP: Final = 300
_TOOLTIP_LINE: Final = 80

# Invisible characters that Python nevertheless classifies as letters.
_FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
_TOO_LONG_LINE: Final = rf"([^\n]{{{LONGEST_LINE}}})(?=[^\n])"


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    # Compiled on first use, because the first frame shows only printable text.
    return re.compile(pattern)


def visible(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Return ``text`` cut at ``longest`` characters, with invisible characters written out.

    Control characters, direction marks and lone surrogates are written like ``⟨U+202E⟩``, so that a
    title cannot be displayed as another text; line feeds and tabs stay.
    """
    if len(text) > longest:
        text = text[: longest - 1] + "…"
    # Nearly every text returns here, so the first frame need not compile the pattern.
    if text.isprintable() and _FILLERS.isdisjoint(text):
        return text
    from app.domain.invisible import INVISIBLE

    return _compiled(INVISIBLE).sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", text)


def in_lines(text: str) -> str:
    """Return ``visible(text)``, with breaks in lines longer than ``LONGEST_LINE``."""
    return _compiled(_TOO_LONG_LINE).sub(r"\1\n", visible(text))


def one_line(text: str) -> str:
    """Return ``text`` for a one-line label: line ends become spaces, the rest is ``visible``."""
    return visible(" ".join(text[: 2 * LONGEST_LABEL].split()), LONGEST_LABEL)


def quoted(text: str) -> str:
    """Return an unknown word of the marketplace in quotes: ``“5_green”``."""
    return f"“{one_line(text)}”"


def literal(text: str) -> str:
    """Return ``text`` for a button, tab or menu entry, with ``&`` doubled.

    A single ``&`` would mark a mnemonic.
    """
    return one_line(text).replace("&", "&&")


def tooltip_text(text: str) -> str:
    """Return ``text`` as a tooltip that Qt does not interpret as markup, with line breaks.

    It is also used for a model's tooltip role.
    """
    if not text:
        return ""
    shown = "\n".join(
        line for part in visible(text, _LONGEST_TOOLTIP).split("\n") for line in _broken(part)
    )
    if "<" not in shown and "&" not in shown:
        # Without these two characters Qt never interprets a text as markup.
        return shown
    for mark, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")):
        shown = shown.replace(mark, written)
    return f'<div style="white-space:pre">{shown}</div>'


def _broken(line: str) -> list[str]:
    lines = [""]
    for word in line.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= _TOOLTIP_LINE:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines
