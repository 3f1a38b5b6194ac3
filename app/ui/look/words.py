"""Text from elsewhere as plain words, with every invisible character visible."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from app.domain.invisible import INVISIBLE

#: The longest text that is laid out; one unbroken line of a megabyte takes Qt more than a minute.
LONGEST_SHOWN: Final = 50_000
#: How many characters may stand in one line before a break is forced.
LONGEST_LINE: Final = 1_000
LONGEST_LABEL: Final = 2_000
_LONGEST_TOOLTIP: Final = 300
_TOOLTIP_LINE: Final = 80

# Invisible, and yet letters as far as Python is concerned.
_FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
_TOO_LONG_LINE: Final = rf"([^\n]{{{LONGEST_LINE}}})(?=[^\n])"


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    # When first needed: the first frame shows nothing but printable text.
    return re.compile(pattern)


def visible(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Return ``text`` cut at ``longest`` characters, with what is invisible written out.

    Controls, direction marks and lone surrogates are written like ``⟨U+202E⟩``, so that a title
    cannot pretend to read otherwise; ``\\n`` and ``\\t`` stay.
    """
    if len(text) > longest:
        text = text[: longest - 1] + "…"
    # Nearly every text ends here, and the first frame does without compiling the pattern.
    if text.isprintable() and _FILLERS.isdisjoint(text):
        return text
    return _compiled(INVISIBLE).sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", text)


def in_lines(text: str) -> str:
    """Return ``visible(text)`` with a break forced in every line of more than ``LONGEST_LINE``
    characters."""
    return _compiled(_TOO_LONG_LINE).sub(r"\1\n", visible(text))


def one_line(text: str) -> str:
    """Return ``text`` for a label of one line: breaks become spaces, the rest is ``visible``."""
    return visible(" ".join(text[: 2 * LONGEST_LABEL].split()), LONGEST_LABEL)


def quoted(text: str) -> str:
    """Return a word of the marketplace that nobody knows here, in quotes: ``“5_green”``."""
    return f"“{one_line(text)}”"


def literal(text: str) -> str:
    """Return ``text`` for a button, tab or menu entry, with ``&`` doubled: one is a mnemonic."""
    return one_line(text).replace("&", "&&")


def tooltip_text(text: str) -> str:
    """Return ``text`` as a tooltip that cannot be taken for markup, in lines; also for a model's
    tooltip role."""
    if not text:
        return ""
    shown = "\n".join(
        line for part in visible(text, _LONGEST_TOOLTIP).split("\n") for line in _broken(part)
    )
    if "<" not in shown and "&" not in shown:
        # Without these two Qt never takes a text for markup.
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
