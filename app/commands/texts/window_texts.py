"""What the command says that opens the window, where no window can say it."""

from __future__ import annotations

from app.commands.language import tr


def open_already() -> str:
    """Return that the shop is open, and that its window was brought to the front."""
    return tr("this shop is open already; its window has come to the front")


def taken_by_one_that_hangs() -> str:
    """Return that the shop is open in a window that does not answer."""
    return tr(
        "this shop is open in a window that does not answer; "
        "this one is read-only until that one is closed"
    )


def no_display(chosen: str, reasons: tuple[str, ...]) -> tuple[str, ...]:
    """Return the lines for where no window can be opened.

    ``chosen`` names the display that was asked for, as variables of the environment, or nothing;
    ``reasons`` is what Qt reported.
    """
    chosen = chosen or tr("there is no display")
    return (
        f"vitrina: {tr('no window can be opened here ({chosen})', chosen=chosen)}",
        *reasons,
        tr("commands need no display: vitrina --help"),
    )
