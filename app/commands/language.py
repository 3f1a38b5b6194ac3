"""The language of the commands: English texts in the source, translated by message catalogues.

``packaging/dev.py texts`` compiles the catalogues from the translation files, so that a command is
translated without Qt; English needs no catalogue.
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
"""The key in the context of a command for the number format of its shop's site."""
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class _Current:
    """The language of this run and its message catalogue, which is ``None`` for English."""

    language = ENGLISH
    catalogue: gettext.NullTranslations | None = None


def tr(text: str, /, **values: object) -> str:
    """Return ``text`` translated into the language of this run, with ``values`` filled in.

    Numbers are formatted as in the window; pass a number that identifies something (a row, a code)
    as text.
    """
    catalogue = _Current.catalogue
    translated = catalogue.gettext(text) if catalogue is not None and text else text
    return translated.format(**_written(values)) if values else translated


def counted(one: str, many: str, n: int, /, **values: object) -> str:
    """Return the singular or plural text for ``n``, which is filled in as ``{n}``, like ``tr``."""
    catalogue = _Current.catalogue
    if catalogue is None:
        translated = one if n == 1 else many
    else:
        translated = catalogue.ngettext(one, many, n)
    return translated.format(**_written({"n": n, **values}))


def marked(text: str) -> str:
    """Return ``text`` unchanged, marked for translation by ``tr`` when it is shown."""
    return text


def count_text(number: int) -> str:
    """Return a whole number, formatted as in the window."""
    if 0 <= number < 1000:
        return str(number)
    return number_text(number) if number < 0 else f"{number:,}".replace(",", run_locale().group)


def number_text(number: Decimal | float) -> str:
    """Return a number with all its decimals, formatted as in the window."""
    from app.editing.numbers import format_number

    return format_number(Decimal(str(number)), run_locale())


def typed_number(number: int) -> str:
    """Return a whole number as it is typed into a command: digits only."""
    return str(number)


def of_site(locale_on_site: Callable[[str], NumberLocale]) -> None:
    """Format the numbers of this command as on the site of its shop from now on.

    ``locale_on_site`` is called with the language when the first number is formatted.
    """
    if (context := click.get_current_context(silent=True)) is not None:
        # A list of a hundred thousand rows has as many numbers to format.
        context.meta[_SITE] = functools.cache(locale_on_site)


def run_locale() -> NumberLocale:
    """Return the number format of this run: that of its language and the site of its shop."""
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
    """Return the language of ``--language``, else the ``chosen`` one, else that of the locale.

    ``chosen`` reads the choice made in the window. The fallback is English. Any Portuguese counts
    as Brazilian, as in the window.
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
    """Use ``language`` for all output inside the block, including the messages of click.

    Without a message catalogue for it the output is English.
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
    # click translates its messages by the catalogue of the domain, in the language of the
    # environment.
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
    """Make the C library, which translates the messages of ``OSError``, notice the new language."""
    if hasattr(locale, "LC_MESSAGES"):
        # The C library caches its look-ups for as long as the locale stays the same.
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
    """Return a number as text, formatted as in the window, and any other value unchanged."""
    if type(value) is int:
        return count_text(value)
    return number_text(value) if isinstance(value, (Decimal, float)) else value


def _written(values: Mapping[str, object]) -> dict[str, object]:
    """Return the values of a text as they are shown: numbers formatted as in the window."""
    return {name: shown_number(value) for name, value in values.items()}
