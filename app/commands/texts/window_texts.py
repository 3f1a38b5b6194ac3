"""The messages printed at the start of the window if no window can show them."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from app.commands.language import asked_language, tr, using_language

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


class WindowTexts:
    """The messages printed at start-up, in the language of this run.

    ``chosen`` is the language chosen in the window. It is passed in because the usual start does
    not import the command line, so that no language has been set.
    """

    def __init__(self, chosen: str) -> None:
        self._chosen = chosen

    def open_already(self) -> str:
        """Return the message that the shop is open already, in a window now at the front."""
        with self._language():
            return tr("this shop is already open; its window is now in front")

    def taken_by_another(self) -> str:
        """Return the message that the shop is open in a window that was not raised."""
        with self._language():
            return tr(
                "this shop is open in a window that cannot be brought to the front; this window is "
                "read-only until the other is closed"
            )

    def no_display(self, named: str, reasons: tuple[str, ...]) -> tuple[str, ...]:
        """Return the lines of the message that no window can be opened.

        ``named`` is the requested display, as environment variables, or empty; ``reasons`` are the
        messages of Qt.
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
