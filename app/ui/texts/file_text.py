"""Reasons why a file cannot be read or written, in the window's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.editing.sentences.file_error_sentences import file_sentence


def file_reason(error: OSError) -> str:
    """Return the reason of a file error; the system's own text if there is no other."""
    words = file_sentence(error)
    if words is not None:
        return QCoreApplication.translate("File", words)
    return error.strerror or str(error) or type(error).__name__
