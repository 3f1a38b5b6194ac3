"""That commands speak the language that is asked for, and how their texts are written in it."""

from __future__ import annotations

import ast
import errno
import gettext
import os
import re
import string
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from app import bootstrap
from app.bootstrap import WindowOptions
from app.cli import run, vitrina
from app.commands.language import asked_language, count_text, counted, tr, using_language
from app.commands.texts.help_texts import translated_tree
from app.settings import SettingsFile
from tests.stands.message_files import TRANSLATED, TRANSLATIONS, Message, command_texts, read


@pytest.fixture(scope="session", autouse=True)
def catalogues() -> None:
    """Have the catalogs as they are made of the translation files now."""
    command_texts().main("compile", *TRANSLATED)


@pytest.mark.parametrize(
    ("arguments", "variables", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "POSIX"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "est_EE"}, "en"),
        ([], {"LANG": "es"}, "es"),
        ([], {"LANG": "es_MX.UTF-8"}, "es"),
        ([], {"LANG": "es-419"}, "es"),
        ([], {"LANG": "es.UTF-8"}, "es"),
        ([], {"LANG": "pt_BR.UTF-8"}, "pt_BR"),
        ([], {"LANG": "pt_PT@euro"}, "pt_BR"),
        ([], {"LC_MESSAGES": "es_AR", "LANG": "pt_BR"}, "es"),
        ([], {"LC_ALL": "en_US", "LC_MESSAGES": "es_AR", "LANG": "pt_BR"}, "en"),
        ([], {"LC_ALL": "", "LANG": "es_CL"}, "es"),
        (["--language", "pt_BR", "types"], {"LANG": "es"}, "pt_BR"),
        (["--language=en", "types"], {"LANG": "es"}, "en"),
        (["--help", "--language", "es"], {}, "es"),
        (["--language", "xx"], {"LANG": "es"}, "es"),
        (["--language"], {}, "en"),
        (["describe", "--", "--language", "es"], {}, "en"),
    ],
)
def test_that_the_language_is_the_one_asked_for_or_that_of_the_locale(
    arguments: list[str], variables: dict[str, str], language: str
) -> None:
    assert asked_language(arguments, variables, lambda: "system") == language


@pytest.mark.parametrize(
    ("arguments", "written", "variables", "language"),
    [
        ([], b'language = "es"', {"LANG": "pt_BR"}, "es"),
        ([], b'language = "en"', {"LANG": "pt_BR"}, "en"),
        (["--language", "pt_BR"], b'language = "es"', {}, "pt_BR"),
        ([], b'language = "system"', {"LANG": "pt_BR"}, "pt_BR"),
        ([], b'language = "xx"', {"LANG": "pt_BR"}, "pt_BR"),
        ([], b"language = ", {"LANG": "pt_BR"}, "pt_BR"),
        ([], b"\xff", {"LANG": "pt_BR"}, "pt_BR"),
        ([], None, {"LANG": "pt_BR"}, "pt_BR"),
        ([], None, {"LANGUAGE": "es_MX:en", "LANG": "pt_BR"}, "es"),
    ],
)
def test_that_a_command_speaks_the_language_that_was_chosen_in_the_window(
    arguments: list[str],
    written: bytes | None,
    variables: dict[str, str],
    language: str,
    tmp_path: Path,
) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    if written is not None:
        file.path.write_bytes(written)
    assert asked_language(arguments, variables, file.language) == language
    # What cannot be read stays where it is.
    assert file.path.exists() is (written is not None)


@pytest.mark.parametrize(
    ("arguments", "language"), [([], None), (["--language", "es"], "es")], ids=["none", "es"]
)
def test_that_the_window_is_opened_in_the_language_that_was_asked_for(
    arguments: list[str], language: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[WindowOptions] = []

    def open_window(options: WindowOptions) -> int:
        opened.append(options)
        return 0

    monkeypatch.setattr(bootstrap, "open_window", open_window)
    assert run([*arguments, "--profile", "mine"]) == 0
    assert opened == [WindowOptions(profile="mine", language=language)]


@pytest.mark.parametrize(
    ("arguments", "language", "code", "words"),
    [
        (["plan", "new", "--help"], "es", 0, ["Uso: vitrina plan new [OPCIONES]", "Opciones:"]),
        (["plan", "new", "--help"], "pt_BR", 0, ["Uso: vitrina plan new", "Códigos de saída:"]),
        (["nonsense"], "es", 2, ["Error: No existe el comando 'nonsense'."]),
        (["nonsense"], "pt_BR", 2, ["Erro: O comando 'nonsense' não existe."]),
        (["send", "--nonsense"], "es", 2, ["No existe la opción '--nonsense'."]),
        (["edit"], "es", 2, ["Falta el argumento 'ID'.", "Ayuda: 'vitrina edit --help'."]),
        (["export", "--limit"], "pt_BR", 2, ["A opção '--limit' não existe."]),
        (["orders", "--limit"], "es", 2, ["La opción '--limit' necesita un valor."]),
        (["orders", "--limit", "x"], "pt_BR", 2, ["Valor inválido para '--limit'"]),
        (["account", "a", "b", "c"], "es", 2, ["Sobran argumentos (a b c)"]),
        (["account", "a"], "es", 2, ["Sobra un argumento (a)"]),
    ],
)
def test_that_click_speaks_the_language_too(
    arguments: list[str],
    language: str,
    code: int,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["--language", language, *arguments]) == code
    said = " ".join("".join(capsys.readouterr()).split())
    assert [word for word in words if word not in said] == []
    assert run(arguments) == code
    english = " ".join("".join(capsys.readouterr()).split())
    assert [word for word in words if word in english] == []


def test_that_an_unknown_language_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "xx", "types"]) == 2
    assert "'xx' is not one of 'en', 'es', 'pt_BR'" in capsys.readouterr().err


def test_that_nothing_is_left_of_a_language_afterwards() -> None:
    before = gettext.textdomain(), os.environ.get("LANGUAGE")
    error = os.strerror(errno.ENOENT)
    with using_language("es"):
        assert os.environ["LANGUAGE"] == "es"
        os.strerror(errno.ENOENT)
        assert tr("Usage:") == "Uso:"
    assert (gettext.textdomain(), os.environ.get("LANGUAGE")) == before
    assert tr("Usage:") == "Usage:"
    assert os.strerror(errno.ENOENT) == error


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 1234567, "1,234,567"),
        ("es", 1234567, "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567"),
        ("pt_BR", 1234567, "1.234.567"),
        ("pt_BR", -12, "−12"),
    ],
)
def test_that_counts_have_the_marks_of_the_language(language: str, number: int, text: str) -> None:
    with using_language(language):
        assert count_text(number) == text
        assert tr("{left} and {name}", left=number, name=f"{number}") == f"{text} and {number}"


@pytest.mark.parametrize(
    ("language", "numbers", "forms"),
    [("en", (0, 1, 2), "one many"), ("es", (0, 1, 2), "es"), ("pt_BR", (0, 1, 2), "pt")],
)
def test_that_plurals_are_those_of_the_language(
    language: str, numbers: tuple[int, ...], forms: str
) -> None:
    one, many = "Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"
    with using_language(language):
        told = [counted(one, many, number, args="x") for number in numbers]
    # Portuguese has its singular for none, too.
    singular = [number == 1 or (language == "pt_BR" and number == 0) for number in numbers]
    assert [text == told[1] for text in told] == singular


def test_that_a_value_is_no_template() -> None:
    assert tr("{a} {b}", a="{b}", b="{x!r}") == "{b} {x!r}"


def test_that_the_tree_of_another_language_leaves_the_first_as_it_is() -> None:
    def texts(command: click.Command) -> Iterator[str | None]:
        yield from (command.help, command.epilog, command.short_help)
        yield from (one.help for one in command.params if isinstance(one, click.Option))
        for each in getattr(command, "commands", {}).values():
            yield from texts(each)

    before = list(texts(vitrina))
    told = list(texts(translated_tree(vitrina, str.upper)))
    assert list(texts(vitrina)) == before
    assert [text for text in told if text and text != text.upper()] == []
    assert len([text for text in told if text]) == len([text for text in before if text]) > 200


def test_that_english_reads_no_catalogue_and_no_language_needs_qt() -> None:
    script = (
        "import sys; from app.cli import run; run(['--language', sys.argv[1], '--help']); "
        "print('PySide6' in sys.modules, file=sys.stderr)"
        "; import gettext; print(len(gettext._translations), file=sys.stderr)"
    )
    said = {}
    for language in ("en", "es"):
        ended = subprocess.run(
            [sys.executable, "-c", script, language], capture_output=True, text=True
        )
        said[language] = ended.stderr.split()
    assert said == {"en": ["False", "0"], "es": ["False", "1"]}


# ---- the files


def every(language: str) -> list[tuple[Message, str]]:
    found = read(TRANSLATIONS / f"commands_{language}.ts")
    return [(each, form) for each in found for form in each.forms]


def places(text: str) -> Counter[str]:
    """Count what stands in braces: the values that a text is filled with."""
    try:
        return Counter(name for _, name, _, _ in string.Formatter().parse(text) if name)
    except ValueError:
        return Counter()


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_placeholders_and_what_is_typed_are_kept(language: str) -> None:
    wrong = []
    typed = re.compile(r"\b[A-Z]{4,}\b|'vitrina [a-z ]+|--[a-z-]+|[A-Z_]{4,}=|https?:\S+")
    for each, form in every(language):
        if not form:
            continue
        if set(places(each.source)) != set(places(form)):
            # What counts one may do without the number.
            wrong += [f"{each.source} → {form}"] * (not each.counted)
        if not each.source.endswith(("[OPTIONS]", "[ARGS]...")) and Counter(
            typed.findall(each.source)
        ) != Counter(typed.findall(form)):
            wrong.append(f"{each.source} → {form}")
    assert wrong == []


def test_that_clicks_own_texts_are_those_that_it_says() -> None:
    folder = Path(click.__file__).parent
    known = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    ours = {
        one for text in command_texts().CLICK for one in ([text] if isinstance(text, str) else text)
    }
    assert ours - known == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_what_the_window_says_is_reported_in_its_words(language: str) -> None:
    windows = command_texts().of_window(language)
    own = {each.source for each, _ in every(language) if not each.counted}
    gathered = {text for text in command_texts().gathered() if isinstance(text, str)}
    shared = gathered - own
    assert len(shared) > 10
    with using_language(language):
        assert {text: tr(text) for text in shared} == {text: windows[text] for text in shared}


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_every_sentence_in_common_with_the_window_is_translated(language: str) -> None:
    windows = command_texts().of_window(language)
    own = {each.source for each, _ in every(language)}
    assert not {source for _, source in command_texts().shared()} - {*windows, *own}


# English word -> what a translation has where the English has it, as in the window.
TERMS = (
    ("listings?", "publica", "an[úu]nci"),
    ("drafts?", "borrador", "rascunho"),
    ("outbox", "bandeja de salida|outbox", "caixa de saída|outbox"),
    ("free shipping", "envío gratis", "frete grátis"),
    ("findings?", "aviso", "aviso"),
    ("pictures?", "foto", "foto"),
    ("backups?", "respaldo", "backup"),
    ("stock", "stock", "estoque|stock"),
    ("settings", "ajustes", "configurações"),
    ("own code", "código propio", "código próprio"),
)


@pytest.mark.parametrize("place", range(len(TRANSLATED)), ids=TRANSLATED)
@pytest.mark.parametrize("term", TERMS, ids=[term[0] for term in TERMS])
def test_that_a_term_is_that_of_the_window(term: tuple[str, str, str], place: int) -> None:
    english, *theirs = term
    typed = re.compile(
        r"\b[A-Z]{4,}\b|'vitrina[^']*'|--[a-z-]+|\{[^}]*\}|\S+[=/:]\S+|\S+\.jsonl?|\S+/\S+"
    )
    assert [
        f"{each.source} → {form}"
        for each, form in every(TRANSLATED[place])
        if re.search(rf"\b{english}\b", typed.sub("", each.source), re.IGNORECASE)
        and not re.search(theirs[place], form, re.IGNORECASE)
    ] == []
