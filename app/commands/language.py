"""The language of the commands: English stands in the source, the others in a catalogue each.

``packaging/dev.py texts`` makes the catalogues of the translation files, so that a command reads
its words without Qt; English reads nothing.
"""

from __future__ import annotations

import contextlib
import functools
import gettext
import locale
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale

ENGLISH = "en"
LANGUAGES = (ENGLISH, "es", "pt_BR")
DOMAIN = "commands"
_SITE = "app.commands.language.site"
"""Where the context of a command has how numbers are written on the site of its shop."""
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class _Current:
    """The language of this run, and its catalogue; English has none."""

    language = ENGLISH
    catalogue: gettext.NullTranslations | None = None


def tr(text: str, /, **values: object) -> str:
    """Return ``text`` in the language of this run, with ``values`` in their places.

    A number is written as the window does; one that names something (a row, a code) is handed in
    as text.
    """
    catalogue = _Current.catalogue
    translated = catalogue.gettext(text) if catalogue is not None and text else text
    return translated.format(**_written(values)) if values else translated


def counted(one: str, many: str, n: int, /, **values: object) -> str:
    """Return the one of two texts that fits ``n``, which stands in them as ``{n}``, as ``tr``
    does."""
    catalogue = _Current.catalogue
    if catalogue is None:
        translated = one if n == 1 else many
    else:
        translated = catalogue.ngettext(one, many, n)
    return translated.format(**_written({"n": n, **values}))


def marked(text: str) -> str:
    """Return ``text`` itself: it stands in a table, and is handed to ``tr`` when it is shown."""
    return text


def count_text(number: int) -> str:
    """Return a whole number as the window writes it."""
    if 0 <= number < 1000:
        return str(number)
    return number_text(number) if number < 0 else f"{number:,}".replace(",", run_locale().group)


def number_text(number: Decimal | float) -> str:
    """Return a number as the window writes it, with all its decimals."""
    from app.editing.numbers import format_number

    return format_number(Decimal(str(number)), run_locale())


def typed_number(number: int) -> str:
    """Return a whole number as it is typed into a command: its digits alone."""
    return str(number)


def of_site(locale_on_site: Callable[[str], NumberLocale]) -> None:
    """Write the numbers of this command as on the site of its shop from now on.

    ``locale_on_site`` is asked with the language as soon as there is a number to write.
    """
    if (context := click.get_current_context(silent=True)) is not None:
        # A list of a hundred thousand has as many numbers.
        context.meta[_SITE] = functools.cache(locale_on_site)


def run_locale() -> NumberLocale:
    """Return how numbers are written in this run: by its language, and by the site of its shop."""
    context = click.get_current_context(silent=True)
    on_site = None if context is None else context.meta.get(_SITE)
    if on_site is not None:
        found: NumberLocale = on_site(_Current.language)
        return found
    from app.editing.number_locale import number_locale

    return number_locale(_Current.language, "")


def current_language() -> str:
    """Return the language of this run, one of ``LANGUAGES``."""
    return _Current.language


def asked_language(
    arguments: Sequence[str], variables: Mapping[str, str], chosen: Callable[[], str]
) -> str:
    """Return the language that ``--language`` names, or else was ``chosen`` in the window, or else
    the locale; English for all others.

    Any Portuguese is the Brazilian one, as in the window.
    """
    words = list(arguments)
    if "--" in words:
        words = words[: words.index("--")]
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language":
            named = value if equals else "".join(words[at + 1 : at + 2])
            if named in LANGUAGES:
                return named
    if (setting := chosen()) in LANGUAGES:
        return setting
    locale = next(filter(None, (variables.get(name) for name in _VARIABLES)), "")
    language = locale.split(":")[0].replace("-", "_").split(".")[0].split("_")[0].lower()
    return next((known for known in LANGUAGES if known.split("_")[0] == language), ENGLISH)


@contextlib.contextmanager
def using_language(language: str) -> Iterator[None]:
    """Write everything in ``language`` meanwhile, with what click says by itself.

    Without its catalogue it is English.
    """
    if language == ENGLISH or (folder := _folder()) is None:
        yield
        return
    before = _Current.language, _Current.catalogue
    domain, variable = gettext.textdomain(), os.environ.get("LANGUAGE")
    catalogue = gettext.translation(DOMAIN, folder, [language], fallback=True)
    if type(catalogue) is gettext.NullTranslations:
        yield
        return
    _Current.language, _Current.catalogue = language, catalogue
    # click asks the catalogue of the domain for its words, in the language of the environment.
    gettext.bindtextdomain(DOMAIN, folder)
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = language
    _retranslate()
    try:
        yield
    finally:
        _Current.language, _Current.catalogue = before
        gettext.textdomain(domain)
        if variable is None:
            del os.environ["LANGUAGE"]
        else:
            os.environ["LANGUAGE"] = variable
        _retranslate()


def _retranslate() -> None:
    """Have the C library, whose words errors of files have, see that the language changed."""
    if hasattr(locale, "LC_MESSAGES"):
        # It keeps what it has looked up as long as the locale is the same.
        own = locale.setlocale(locale.LC_MESSAGES)
        locale.setlocale(locale.LC_MESSAGES, "C")
        locale.setlocale(locale.LC_MESSAGES, own)


def _folder() -> str | None:
    from app.paths import resource

    try:
        return str(resource("translations"))
    except FileNotFoundError:
        return None


def shown_number(value: object) -> object:
    """Return a number as text, as the window writes it, and any other value as it is."""
    if type(value) is int:
        return count_text(value)
    return number_text(value) if isinstance(value, (Decimal, float)) else value


def _written(values: Mapping[str, object]) -> dict[str, object]:
    """Return the values of a text as they are shown: numbers as the window writes them."""
    return {name: shown_number(value) for name, value in values.items()}
