"""Why a file cannot be used is in the language of the run, whatever the machine speaks."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import click
import pytest

import app
from app.commands.choices import InputFile
from app.commands.language import LANGUAGES, using_language
from app.commands.texts.problems import file_reason, problem_text
from app.editing.sentences.file_error_sentences import FILE_SENTENCES
from app.service.prediction.titled_file import BadFile
from app.ui.application import install_translations, load_source_texts
from app.ui.texts import file_text

SPOKEN = Path(app.__file__).parent
OF_THE_SYSTEM = {"commands/texts/problems.py", "ui/texts/file_text.py"}
"""Where the words of the system stand in for those that are missing."""


@pytest.mark.parametrize(
    ("number", "language", "words"),
    [
        (errno.ENOENT, "en", "it does not exist"),
        (errno.ENOENT, "es", "no existe"),
        (errno.ENOENT, "pt_BR", "não existe"),
        (errno.EACCES, "es", "no hay permiso para usarlo"),
        (errno.EPERM, "es", "no hay permiso para usarlo"),
        (errno.EISDIR, "es", "es una carpeta"),
        (errno.ENOSPC, "pt_BR", "o disco está cheio"),
        (errno.ENAMETOOLONG, "es", "el nombre es demasiado largo"),
        # Only the system has words for it.
        (errno.EXDEV, "es", "in English"),
    ],
)
def test_that_a_reason_is_in_the_language_of_the_run(
    number: int, language: str, words: str
) -> None:
    with using_language(language):
        assert file_reason(OSError(number, "in English")) == words


def test_that_every_reason_is_translated() -> None:
    for language in LANGUAGES[1:]:
        with using_language(language):
            for number, sentence in FILE_SENTENCES.items():
                assert file_reason(OSError(number, "")).lower() != sentence.lower()


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.EXDEV, "Other device"), "Other device"),
        (OSError("no number at all"), "no number at all"),
        (OSError(), "OSError"),
    ],
)
def test_that_a_reason_without_a_sentence_is_that_of_the_system(
    error: OSError, reason: str
) -> None:
    assert (file_reason(error), file_text.file_reason(error)) == (reason, reason)


def test_that_the_window_says_the_same(qapp: object) -> None:
    try:
        for language in LANGUAGES:
            install_translations(qapp, language)
            with using_language(language):
                for number in FILE_SENTENCES:
                    error = OSError(number, "")
                    assert file_text.file_reason(error).lower() == file_reason(error).lower()
    finally:
        load_source_texts()


def test_that_a_file_that_is_asked_for_is_refused_in_that_language(tmp_path: Path) -> None:
    for path, words in (
        (tmp_path / "nowhere", "no existe"),
        (tmp_path, "es una carpeta"),
        (tmp_path / ("x" * 300), "el nombre es demasiado largo"),
    ):
        with using_language("es"), pytest.raises(click.BadParameter, match=words):
            InputFile("rb").convert(str(path), None, None)


def test_that_an_error_in_another_sentence_is_in_that_language() -> None:
    with using_language("es"):
        found = problem_text(
            BadFile("titles.unreadable", where="x", reason=OSError(errno.ENOENT, ""))
        )
    assert found.endswith("no existe")


@pytest.mark.source
def test_that_nobody_shows_the_words_of_the_system_otherwise() -> None:
    shown = {
        path.relative_to(SPOKEN).as_posix()
        for folder in ("commands", "ui")
        for path in [*(SPOKEN / folder).rglob("*.py"), SPOKEN / "cli.py"]
        if re.search(r"strerror|click\.File\(", path.read_text(encoding="utf-8"))
    }
    assert shown == OF_THE_SYSTEM
