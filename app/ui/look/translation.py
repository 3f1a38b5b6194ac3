"""Translation of texts in code without a QObject, in a form that lupdate understands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Words:
    """The texts of one context; the instance has the context's name: ``Ages = Words("Ages")``.

    lupdate uses the name before ``.tr`` as the context, and recognises plural forms only there: in
    ``QCoreApplication.translate`` it ignores the count, or the whole text.
    """

    __slots__ = ("_context",)

    def __init__(self, context: str) -> None:
        self._context = context

    def tr(self, text: str, disambiguation: str = "", n: int = -1) -> str:
        """Return ``text`` in the window's language, in the plural form for ``n`` if given."""
        return QCoreApplication.translate(self._context, text, disambiguation, n)
