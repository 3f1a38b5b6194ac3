"""That every text of the window is found, translated, and whole in every language."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache

import click
import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from app import settings
from app.commands import language
from app.commands.exporting import export
from app.engine.catalog.export import DIALECTS
from app.engine.sheets import words
from app.ui.application import LANGUAGES, install_translations
from app.ui.look.key_caps import CONTROL_KEY, cap_texts
from app.ui.window import menus
from tests.stands.message_files import (
    ROOT,
    TRANSLATED,
    TRANSLATIONS,
    Message,
    command_texts,
    extracted,
    read,
)
from tests.ui.pseudo_locale import Translator
from tests.ui.text_rules import (
    NEVER_ONE,
    Source,
    bases_of,
    check_counted,
    check_marked,
    check_reported,
    check_sentences,
    tables,
)

pytestmark = pytest.mark.source

UI = ROOT / "app" / "ui"
#: A module that passes on what others say, and one whose words are for whoever starts it.
NO_TEXTS = ("look/translation.py", "tour")
#: Proper names that read like sentences.
NAMES = frozenset({"Oro Premium"})
SHORT = 24
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%L?\d")


@cache
def translated(language: str) -> list[Message]:
    return read(TRANSLATIONS / f"vitrina_{language}.ts")


def every(language: str) -> list[tuple[Message, str]]:
    """Every form of every text that has one, with what it stands for."""
    return [(each, form) for each in translated(language) for form in each.forms if form]


@pytest.fixture(scope="session")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Message]:
    """Every text that is in the source now, as the developer's door finds them."""
    return extracted(tmp_path_factory.mktemp("texts") / "found.ts")


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_every_text_is_in_the_file_and_nothing_else(
    language: str, found: list[Message]
) -> None:
    known = {(each.context, each.source, each.counted) for each in translated(language)}
    wanted = {(each.context, each.source, each.counted) for each in found}
    assert len(wanted) > 600
    assert sorted(wanted - known) == [], "run packaging/dev.py texts and translate them"
    assert sorted(known - wanted) == [], "run packaging/dev.py texts"


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_every_text_of_the_commands_is_in_its_file_and_finished(language: str) -> None:
    script = command_texts()
    windows = [script.of_window(each) for each in TRANSLATED]
    wanted = {
        text
        for text in script.gathered()
        if isinstance(text, tuple) or not all(text in said for said in windows)
    }
    found = read(TRANSLATIONS / f"commands_{language}.ts")
    known = {(each.comment, each.source) if each.counted else each.source for each in found}
    assert sorted(map(str, wanted - known)) == [], "run packaging/dev.py texts and translate them"
    assert sorted(map(str, known - wanted)) == [], "run packaging/dev.py texts"
    assert [each.name for each in found if not each.finished or not all(each.forms)] == []


def test_that_the_english_file_has_every_plural(found: list[Message]) -> None:
    known = {(each.context, each.source) for each in translated("en")}
    assert known == {(each.context, each.source) for each in found if each.counted}
    assert all(len(each.forms) == 2 for each in translated("en"))


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_that_every_text_is_finished(language: str) -> None:
    open_ones = [
        each.name for each in translated(language) if not each.finished or not all(each.forms)
    ]
    assert open_ones == []


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_that_placeholders_mnemonics_and_endings_are_kept(language: str) -> None:
    wrong = []
    for each, form in every(language):
        english, said = each.source, form
        if Counter(PLACEHOLDER.findall(english)) != Counter(PLACEHOLDER.findall(said)):
            wrong.append(f"placeholders: {each.name} → {said}")
        if english.count("&") != said.count("&"):
            wrong.append(f"mnemonic: {each.name} → {said}")
        for ending in ("…", ".", ":", " "):
            if english.endswith(ending) != said.endswith(ending):
                wrong.append(f"ending: {each.name} → {said}")
        if said != said.strip() or "(s)" in said or '"' in said:
            wrong.append(f"looks unfinished: {each.name} → {said}")
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_the_menus_have_a_key_of_their_own_each(language: str) -> None:
    titles = [form for each, form in every(language) if "&" in form]
    keys = [title[title.index("&") + 1].casefold() for title in titles]
    assert len(keys) == 6
    assert len(set(keys)) == 6


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_short_texts_stay_short(language: str) -> None:
    long_ones = [
        f"{each.name} → {form}"
        for each, form in every(language)
        if len(each.source) <= SHORT and len(form) > 1.6 * len(each.source) + 12
    ]
    assert long_ones == []


# What is the same word in English and in a language.
SAME = {
    "es": {"Video", "No", "no", "Error", "Stock", "stock {n}", "{n} px", "%n min", "Ctrl"},
    "pt_BR": {"Status", "Backups", "E-mail", "{n} px", "%n min", "Ctrl", "Latitude", "Longitude"},
}


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_no_text_is_left_in_english(language: str) -> None:
    same = {
        each.source
        for each, form in every(language)
        if form == each.source and re.search(r"[^\W\d_]{2,}", words_of(form))
    }
    assert same <= SAME[language]


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_a_key_is_named_as_it_is_printed(qapp: QApplication, language: str) -> None:
    # Qt's own texts come first, as in the program; of the program's own the file is read here.
    install_translations(qapp, language)
    own = Translator({(m.context, m.source): m.forms[0] for m in translated(language)})
    qapp.installTranslator(own)
    try:
        assert cap_texts(QKeySequence("Ctrl+K")) == (CONTROL_KEY, "K")
        assert "Ctrl" in own.answered
    finally:
        qapp.removeTranslator(own)
        install_translations(qapp, "en")


# English word -> what a translation has where the English has it. Beginnings of words are enough.
TERMS = (
    ("listings?", "publicaci[oó]n|publicada", "anúncio"),
    ("drafts?", "borrador", "rascunho"),
    ("outbox", "bandeja de salida", "caixa de saída"),
    ("attributes?", "atributo", "atributo"),
    ("variations?", "variaci", "varia"),
    ("marketplace", "marketplace", "marketplace"),
    ("free shipping", "envío gratis|gratis", "frete grátis|grátis"),
    ("findings?", "aviso", "aviso"),
    ("warnings?", "advertencia", "alerta"),
    ("categor(?:y|ies)", "categoría", "categoria"),
    ("pictures?", "foto|imagen|la mism|dirección", "foto"),
    ("net", "neto", "líquido"),
    ("changes", "cambi", "altera|mud"),
    # What is typed in a query, as “@sync”, is the same in every language.
    ("(?<!@)sync(?:s|ed)?", "sincroni", "sincroni"),
)


def words_of(text: str) -> str:
    """``text`` without placeholders and mnemonics."""
    return PLACEHOLDER.sub("", text).replace("&", "")


@pytest.mark.parametrize("place", range(len(TRANSLATED)), ids=TRANSLATED)
@pytest.mark.parametrize("term", TERMS, ids=[term[0] for term in TERMS])
def test_that_a_term_is_the_same_everywhere(term: tuple[str, str, str], place: int) -> None:
    english, *theirs = term
    other = [
        f"{each.name} → {form}"
        for each, form in every(TRANSLATED[place])
        if re.search(rf"\b{english}\b", words_of(each.source), re.IGNORECASE)
        and not re.search(theirs[place], words_of(form), re.IGNORECASE)
    ]
    assert other == []


# ---- the source


SENTENCES = UI.parent / "editing" / "sentences"


def sources() -> list[Source]:
    return [
        Source(path.relative_to(UI).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(UI.rglob("*.py"))
        if not path.relative_to(UI).as_posix().startswith(NO_TEXTS)
    ] + [
        # What the commands say, too: without Qt, with the same marks.
        Source(f"sentences/{path.name}", path.read_text(encoding="utf-8"))
        for path in sorted(SENTENCES.glob("*.py"))
    ]


def test_that_every_text_of_the_window_can_be_found_and_is_translated() -> None:
    modules = sources()
    looked_up = frozenset().union(*(tables(module) for module in modules))
    wrong = []
    for module in modules:
        for rule in (lambda each: check_marked(each, looked_up), check_reported, check_sentences):
            wrong += [f"{module.name}:{line}" for line in rule(module)]
    assert [line for line in wrong if not any(f"“{name}”" in line for name in NAMES)] == []


def test_that_every_context_that_is_looked_up_has_its_texts(found: list[Message]) -> None:
    looked_up = frozenset().union(*(tables(module) for module in sources()))
    assert looked_up <= {each.context for each in found}


@pytest.mark.parametrize(
    "line",
    [
        'view.tr("Sent")',
        'self.view.tr("Sent")',
        "self.tr(title)",
        'self.tr(f"Hello {name}")',
        'self.tr("%n listings")',
        'self.tr("Listings", "", n)',
        'QCoreApplication.translate("Ages", "%n min", "", n)',
        'QCoreApplication.translate("Ages", words)',
        'QCoreApplication.translate(context, "Sent")',
        'QT_TRANSLATE_NOOP("Ages", words)',
        'Sheets = Words("Legend")',
        'Ages.tr("now")',
    ],
)
def test_that_a_text_that_nobody_finds_is_reported(line: str) -> None:
    assert list(check_marked(Source("planted.py", line)))


@pytest.mark.parametrize(
    "line",
    [
        'label.setText("Price")',
        'label.setText(f"Price {amount}")',
        'label.setText("Price: " + amount)',
        'label.setText("yes" if known else "no")',
        'label.setText("{n} listings".format(n=n))',
        'PlainLabel("Price", "label", "text2")',
        'IconButton("copy", "Copy the dimensions")',
        'plain_tooltip(button, "Copy")',
        'self.setWindowTitle("Shipping")',
    ],
)
def test_that_words_in_english_only_are_reported(line: str) -> None:
    assert list(check_reported(Source("planted.py", line)))


def test_that_a_sentence_in_a_table_of_its_own_is_reported() -> None:
    assert list(check_sentences(Source("planted.py", 'TEXTS = {"lost": "Nothing is lost."}')))


@pytest.mark.parametrize(
    "line",
    [
        'label.setText(self.tr("Price"))',
        'label.setText("–")',
        'label.setText(f"{weight} g")',
        'label.setText(f"{n} × {m} cm")',
        'label.setText(item.get("title") or "")',
        'label.setText(" · ".join(parts))',
        'PlainLabel(title, "label", "text2")',
        'Ages = Words("Ages")\nAges.tr("%n min", "", passed // 60)',
        'words = QCoreApplication.translate("Sheets", "Close")',
        'words = QCoreApplication.translate("Legend", meaning)',
        'raise ValueError("Not a token")',
        'log.warning("Nobody answers")',
    ],
)
def test_that_what_is_right_is_not_told_of(line: str) -> None:
    source = Source("planted.py", line)
    rules = (check_reported(source), check_sentences(source))
    assert [*check_marked(source, frozenset({"Legend"})), *rules[0], *rules[1]] == []


#: Counted texts that name no thing: units of time, and what stands beside its noun.
WITHOUT_NOUN = re.compile(
    r"%n (min|h|d|wk|mo|y|s)\b|Undo all %n|%n (sold|selected|missing|in all|left alone|more since)"
    r"|%n with a new id|%n (dropped|changed|not as sent)|%n of (its pictures|them)"
)


def test_that_what_is_counted_has_a_form_for_one_and_one_for_several() -> None:
    for one in ("en", *TRANSLATED):
        counted = [each for each in translated(one) if "%n" in each.source]
        assert counted
        assert [each.source for each in counted if len(each.forms) < 2] == []
    same = [
        each.source
        for each in translated("en")
        if "%n" in each.source
        and len(set(each.forms)) == 1
        and not WITHOUT_NOUN.search(each.source)
    ]
    assert same == []


def test_that_no_text_leaves_it_to_the_reader_whether_it_is_one_or_several() -> None:
    modules = sources()
    bases = bases_of(modules)
    wrong = [f"{m.name}:{line}" for m in modules for line in check_counted(m, bases)]
    assert wrong == []
    commands = [each for one in TRANSLATED for each in read(TRANSLATIONS / f"commands_{one}.ts")]
    assert [each.source for each in commands if "(s)" in "".join((each.source, *each.forms))] == []


def test_that_no_text_is_excused_that_is_nowhere(found: list[Message]) -> None:
    assert {each.source for each in found} >= set(NEVER_ONE)


@pytest.mark.parametrize(
    "line",
    [
        'self.tr("%n listing(s)", "", n)',
        'self.tr("{n} listings").format(n=n)',
        'self.tr("{moment} · {count} held listings")',
        'QT_TRANSLATE_NOOP("Kinds", "{n} changes")',
        'class Row(QWidget):\n    def say(self):\n        self.tr("%n listings", "", 1)',
    ],
)
def test_that_a_text_without_both_numbers_is_reported(line: str) -> None:
    planted = Source("planted.py", line)
    assert [*check_counted(planted, bases_of([Source("other.py", "class Wide(Row): pass")]))]


@pytest.mark.parametrize(
    "line",
    [
        'self.tr("%n listings", "", n)',
        'self.tr("{done} of %n listings", "", n)',
        'self.tr("{price} is below the floor")',
        'class Row(QWidget):\n    def say(self):\n        RowWords.tr("%n listings", "", 1)',
    ],
)
def test_that_a_text_with_both_numbers_is_right(line: str) -> None:
    planted = Source("planted.py", line)
    assert not [*check_counted(planted, bases_of([Source("other.py", "class Wide(Row): pass")]))]


def test_that_every_list_of_languages_is_the_same() -> None:
    dev = (ROOT / "packaging" / "dev.py").read_text(encoding="utf-8")
    listed = re.search(r"^LANGUAGES = (\(.*\))$", dev, re.MULTILINE)
    assert listed is not None
    assert ast.literal_eval(listed[1]) == LANGUAGES
    assert tuple(key for key, _ in menus.LANGUAGES) == ("system", *LANGUAGES)
    spreadsheets = next(option for option in export.params if option.name == "country")
    assert isinstance(spreadsheets.type, click.Choice)
    assert tuple(spreadsheets.type.choices) == tuple(DIALECTS) == ("plain", *LANGUAGES)
    assert ("system", *LANGUAGES) == settings.LANGUAGES
    assert language.LANGUAGES == words.LANGUAGES == LANGUAGES
    assert all((TRANSLATIONS / f"vitrina_{language}.ts").exists() for language in LANGUAGES)
