"""Sentences for findings in the window's language, with numbers in the format of the site."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QCoreApplication

from app.editing.form.fields import FieldSpec
from app.editing.numbers import format_number
from app.editing.sentences.finding_sentences import sentence_of
from app.editing.sentences.guard_sentences import KINDS
from app.rules.findings import Finding
from app.ui.look.text import one_line, quoted
from app.ui.look.window_locale import window_locale
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import full_text, money_text, spec_at

_LONGEST_VALUE: Final = 80
_LONGEST_MESSAGE: Final = 300
# The params that are values of the field.
_VALUES: Final = frozenset({"base", "mine", "live", "before", "after", "value"})
_AMOUNTS: Final = frozenset({"floor", "net_before", "net_after"})


class _Gaps(dict[str, str]):
    """Dots in place of every value."""

    def __missing__(self, key: str) -> str:
        return "…"


class _Params(dict[str, str]):
    """Values of a sentence; a missing one becomes a dash instead of an error."""

    def __missing__(self, key: str) -> str:
        return "–"


def finding_text(finding: Finding) -> str:
    """Return the sentence of ``finding`` if the number format of a site is not known."""
    return finding_sentence(finding, FormContext(window_locale(""), "", 2))


def finding_sentence(finding: Finding, context: FormContext, spec: FieldSpec | None = None) -> str:
    """Return the sentence of ``finding`` as plain text; ``spec`` is its field.

    For an unknown code it is the marketplace's own message, shortened, or the code in quotes.
    """
    words = sentence_of(finding)
    if words is None:
        message = finding.params.get("message")
        return one_line(str(message))[:_LONGEST_MESSAGE] if message else quoted(finding.code)
    sentence = QCoreApplication.translate("Finding", words)
    sentence = sentence.format_map(_figures(finding, context, spec or spec_at(finding.path)))
    # Words of the marketplace already have quotes.
    return sentence.replace("““", "“").replace("””", "”")


def finding_kind(finding: Finding) -> str:
    """Return the sentence of ``finding`` without its values, so that it fits every listing.

    There is a separate sentence, or the values are replaced by dots.
    """
    words = KINDS.get(finding.code) or sentence_of(finding)
    if words is None:
        return finding_text(finding)
    sentence = QCoreApplication.translate("Finding", words)
    return sentence.format_map(_Gaps()).replace("““", "“").replace("””", "”")


def _figures(finding: Finding, context: FormContext, spec: FieldSpec) -> _Params:
    # Typed text is shown as it was typed.
    typed = finding.code.startswith("input.")
    return _Params(
        {
            name: _value(value, context, spec)
            if name in _VALUES and not typed
            else _figure(name, value, context)
            for name, value in finding.params.items()
        }
    )


def _value(value: object, context: FormContext, spec: FieldSpec) -> str:
    return _cut(full_text(spec, value, context)) or "–"


def _figure(name: str, value: object, context: FormContext) -> str:
    if isinstance(value, bool) or value is None:
        return "–" if value is None else str(value)
    if name in _AMOUNTS:
        return money_text(value, context)
    if isinstance(value, (int, Decimal)):
        return format_number(value, context.locale)
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(one_line(str(part)) for part in list(value)[:12])
    text = one_line(str(value))
    return text[:_LONGEST_MESSAGE] if name == "message" else _cut(text)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_VALUE else text[: _LONGEST_VALUE - 1] + "…"
