"""Texts of code that is no QObject, written so that lupdate finds them and their plural forms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Words:
    """The texts of one context; an instance bears its name: ``Ages = Words("Ages")``.

    lupdate takes what stands before ``.tr`` for the context, and sees plural forms nowhere else: of
    ``QCoreApplication.translate`` it overlooks the count, or the whole text.
    """

    __slots__ = ("_context",)

    def __init__(self, context: str) -> None:
        self._context = context

    def tr(self, text: str, disambiguation: str = "", n: int = -1) -> str:
        """Return ``text`` in the language of the window, in the form for ``n`` where it counts
        something."""
        return QCoreApplication.translate(self._context, text, disambiguation, n)
