"""Sentences for system errors of files that cannot be read or written.

The operating system's own messages are in English if it has none in the chosen language.
"""

from __future__ import annotations

import errno
from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

_NO_PERMISSION: Final = QT_TRANSLATE_NOOP("File", "There is no permission for it")
_FULL: Final = QT_TRANSLATE_NOOP("File", "The disk is full")
_IN_USE: Final = QT_TRANSLATE_NOOP("File", "Another program is using it")

FILE_SENTENCES: Final[dict[int, str]] = {
    errno.ENOENT: QT_TRANSLATE_NOOP("File", "It does not exist"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("File", "A part of its path is not a folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("File", "It is a folder"),
    errno.EEXIST: QT_TRANSLATE_NOOP("File", "It exists already"),
    errno.EACCES: _NO_PERMISSION,
    errno.EPERM: _NO_PERMISSION,
    errno.EROFS: QT_TRANSLATE_NOOP("File", "The disk can only be read"),
    errno.ENOSPC: _FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): _FULL,
    errno.EFBIG: QT_TRANSLATE_NOOP("File", "It is too large for the disk"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("File", "Its name is too long"),
    errno.EINVAL: QT_TRANSLATE_NOOP("File", "Its name cannot be used here"),
    errno.ELOOP: QT_TRANSLATE_NOOP("File", "Its links lead round in a circle"),
    errno.EBUSY: _IN_USE,
    getattr(errno, "ETXTBSY", errno.EBUSY): _IN_USE,
    errno.EMFILE: QT_TRANSLATE_NOOP("File", "Too many files are open"),
    errno.ENFILE: QT_TRANSLATE_NOOP("File", "Too many files are open"),
    errno.EIO: QT_TRANSLATE_NOOP("File", "The disk reports an error"),
}
"""The sentence for a file error, by its ``errno``."""


def file_sentence(error: OSError) -> str | None:
    """Return the sentence for an error, to be translated; ``None`` if only the system has one."""
    return None if error.errno is None else FILE_SENTENCES.get(error.errno)
