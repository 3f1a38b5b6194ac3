"""What is reported at the start of the window, where no window can show it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from app.commands.language import asked_language, tr, using_language

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


class WindowTexts:
    """The messages of a start, in the language of this run.

    ``chosen`` is the language that was chosen in the window. The everyday start does without the
    command line, so that nobody has set the language before.
    """

    def __init__(self, chosen: str) -> None:
        self._chosen = chosen

    def open_already(self) -> str:
        """Return that the shop is open, and that its window was brought to the front."""
        with self._language():
            return tr("this shop is open already; its window has come to the front")

    def taken_by_one_that_hangs(self) -> str:
        """Return that the shop is open in a window that does not answer."""
        with self._language():
            return tr(
                "this shop is open in a window that does not answer; "
                "this one is read-only until that one is closed"
            )

    def no_display(self, named: str, reasons: tuple[str, ...]) -> tuple[str, ...]:
        """Return the lines for where no window can be opened.

        ``named`` is the display that was asked for, as variables of the environment, or nothing;
        ``reasons`` is what Qt reported.
        """
        with self._language():
            named = named or tr("there is no display")
            return (
                f"vitrina: {tr('no window can be opened here ({chosen})', chosen=named)}",
                *reasons,
                tr("commands need no display: vitrina --help"),
            )

    def _language(self) -> AbstractContextManager[None]:
        return using_language(asked_language(sys.argv[1:], os.environ, lambda: self._chosen))
