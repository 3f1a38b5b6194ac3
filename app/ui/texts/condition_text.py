"""Text for a condition of a search, in the language and number format of the window."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate

from app.editing.numbers import format_number
from app.engine.queries import syntax
from app.engine.queries.condition_values import (
    SINCE,
    Kind,
    Operator,
    OperatorValues,
    kind_of,
    operator_values_of,
    points_of,
)
from app.engine.queries.rules import Join, Rule, RuleGroup, rules_of
from app.engine.queries.syntax import Condition, Not
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.texts.catalog_text import reading_locale
from app.ui.texts.code_names import LISTING_TYPE, STATUS, code_name
from app.ui.texts.rule_words import (
    SHOWN_DAY,
    WIRE_DAY,
    changed_title,
    field_title,
    since_words,
)

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale
    from app.engine.queries.syntax import Node

ConditionWords: Final = Words("ConditionWords")

_MOST_NAMED: Final = 4
_MEASURE: Final = re.compile(r"(.*[0-9])\s*(.*)")
_ALWAYS_KNOWN: Final = frozenset({"free_shipping", "mandatory_shipping", "double"})

_ANSWERS: Final = (("yes",), ("no",))
_SAME: Final[dict[str, str]] = {
    "title": str(QT_TRANSLATE_NOOP("ConditionWords", "same title")),
    "sku": str(QT_TRANSLATE_NOOP("ConditionWords", "same own code")),
    "barcode": str(QT_TRANSLATE_NOOP("ConditionWords", "same barcode")),
}
"""The words for the property that a duplicate shares."""


class ConditionText(NamedTuple):
    """A condition in two parts: the field, which may be empty, and the comparison."""

    field: str
    wanted: str

    @property
    def whole(self) -> str:
        """Field and comparison as one text."""
        return f"{self.field} {self.wanted}".strip()


class Wording(NamedTuple):
    """The data for texts of conditions: names (``Parsed.names``) and the number format."""

    names: Mapping[str, str]
    locale: NumberLocale


def condition_text(node: Node, how: Wording) -> ConditionText:
    """Return the text for a part of a query."""
    inner = node.part if isinstance(node, Not) else node
    if isinstance(inner, syntax.Words | Condition):
        return _text_of_rule(inner, how, negated=isinstance(node, Not))
    return ConditionText("", _text_of_group(rules_of(node), how))


def value_words(value: str, kind: Kind, how: Wording) -> str:
    """Return the text for a value of a condition."""
    if kind in (Kind.FIGURE, Kind.PERCENT, Kind.DAYS, Kind.MOVE):
        number = format_number(Decimal(value.removesuffix("%")), how.locale)
        share = kind is Kind.PERCENT or value.endswith("%")
        return f"{number} %" if share else number
    if kind is Kind.POINTS:
        return format_number(points_of(Decimal(value)), how.locale)
    if kind is Kind.DAY:
        return reading_locale().toString(QDate.fromString(value, WIRE_DAY), SHOWN_DAY)
    if kind is Kind.DOUBLE and value in _SAME:
        return QCoreApplication.translate("ConditionWords", _SAME[value])
    if kind in (Kind.YES_OR_NO, Kind.DOUBLE):
        yes = QCoreApplication.translate("Cells", "Yes")
        return yes if value == "yes" else QCoreApplication.translate("Cells", "No")
    if kind is Kind.CHANGES:
        return changed_title(value)
    if kind in (Kind.STATUS, Kind.WAS):
        return code_name(STATUS, value.casefold())
    if kind is Kind.TYPE:
        return code_name(LISTING_TYPE, value.casefold())
    return one_line(how.names.get(value, value))


def measure_words(value: str, locale: NumberLocale) -> str:
    """Return a number with its unit in the window's format: ``9.5cm`` as ``9,5 cm``."""
    number, unit = split_measure(value)
    try:
        shown = format_number(Decimal(number), locale)
    except InvalidOperation:
        shown = number
    return one_line(f"{shown} {unit}".strip())


def split_measure(text: str) -> tuple[str, str]:
    """Return the number and the unit of a measure."""
    found = _MEASURE.fullmatch(text.strip())
    return (found[1].strip(), found[2].strip()) if found else (text.strip(), "")


def joined(words: Iterable[str], *, every: bool = False) -> str:
    """Return words as a list with "or", or with "and" if ``every``."""
    several = list(words)
    if len(several) < 2:
        return "".join(several)
    pattern = (
        ConditionWords.tr("{first} and {last}") if every else ConditionWords.tr("{first} or {last}")
    )
    return pattern.format(first=", ".join(several[:-1]), last=several[-1])


def _text_of_rule(leaf: syntax.Words | Condition, how: Wording, *, negated: bool) -> ConditionText:
    if isinstance(leaf, syntax.Words):
        text = ConditionWords.tr("“{words}”").format(words=one_line(leaf.text))
        without = ConditionWords.tr("without {words}").format(words=text)
        return ConditionText("", without if negated else text)
    attribute = leaf.name in how.names or leaf.attribute
    kind = kind_of(leaf, attribute=attribute)
    title = one_line(how.names.get(leaf.name, leaf.name)) if attribute else field_title(leaf.name)
    wanted = operator_values_of(leaf, kind)
    if wanted.operator is Operator.WRITTEN:
        text = one_line(leaf.source if kind is Kind.OTHER else leaf.text)
        return ConditionText("" if kind is Kind.OTHER else title, _not(text) if negated else text)
    if negated and wanted.values in _ANSWERS and kind in (Kind.YES_OR_NO, Kind.DOUBLE):
        return ConditionText(title, _opposite(leaf.name, wanted.values[0], how))
    shown = _wanted(wanted, kind, how)
    if negated and _is_list(wanted):
        return ConditionText(title, ConditionWords.tr("none of {values}").format(values=shown))
    return ConditionText(title, _not(shown) if negated else shown)


def _is_list(wanted: OperatorValues) -> bool:
    return wanted.operator is Operator.ONE_OF and len(wanted.values) > 1


def _opposite(name: str, value: str, how: Wording) -> str:
    """Return the text for the negation of ``value``: the other answer, possibly or unknown."""
    other = value_words("no" if value == "yes" else "yes", Kind.YES_OR_NO, how)
    if name.casefold() in _ALWAYS_KNOWN:
        return other
    return ConditionWords.tr("{answer} or unknown").format(answer=other)


def _wanted(wanted: OperatorValues, kind: Kind, how: Wording) -> str:
    compared = _compared(wanted, kind, how)
    return f"{compared} {since_words(wanted.since)}" if kind in SINCE else compared


def _compared(wanted: OperatorValues, kind: Kind, how: Wording) -> str:
    operator = wanted.operator
    if operator is Operator.ONE_OF:
        return _listed([value_words(value, kind, how) for value in wanted.values])
    shown = [value_words(value, kind, how) for value in wanted.values]
    if kind is Kind.ATTRIBUTE:
        shown = [measure_words(value, how.locale) for value in wanted.values]
    if kind is Kind.DAYS:
        shown[-1] = _days(wanted.values[-1], shown[-1], how.locale)
    if operator is Operator.BETWEEN:
        return ConditionWords.tr("{low} to {high}").format(low=shown[0], high=shown[1])
    if operator is Operator.BEGIN:
        return ConditionWords.tr("“{words}”").format(words=shown[0])
    patterns = _DATED if kind is Kind.DAY else _COMPARISONS
    pattern = patterns.get(operator)
    if pattern is None:
        return shown[0]
    return QCoreApplication.translate("ConditionWords", pattern).format(value=shown[0])


def _listed(words: list[str]) -> str:
    if len(words) <= _MOST_NAMED:
        return joined(words)
    more = ConditionWords.tr("{n} more").format(n=len(words) - _MOST_NAMED + 1)
    return joined([*words[: _MOST_NAMED - 1], more])


def _days(value: str, shown: str, locale: NumberLocale) -> str:
    if not value.isdigit() or len(value) > 9:
        return ConditionWords.tr("{n} days").format(n=shown)
    return with_count(ConditionWords.tr("%n days", "", int(value)), int(value), locale)


def _not(shown: str) -> str:
    return ConditionWords.tr("not {compared}").format(compared=shown)


def _text_of_group(group: RuleGroup, how: Wording) -> str:
    parts = [_text_of_part(part, how) for part in group.parts]
    if group.join is Join.NONE:
        return ConditionWords.tr("none of: {rules}").format(rules="; ".join(parts))
    return joined(parts, every=group.join is Join.ALL)


def _text_of_part(part: Rule | RuleGroup, how: Wording) -> str:
    if isinstance(part, RuleGroup):
        return f"({_text_of_group(part, how)})"
    return condition_text(Not(part.leaf) if part.negated else part.leaf, how).whole


_COMPARISONS: Final[dict[Operator, str]] = {
    Operator.OVER: str(QT_TRANSLATE_NOOP("ConditionWords", "over {value}")),
    Operator.AT_LEAST: str(QT_TRANSLATE_NOOP("ConditionWords", "at least {value}")),
    Operator.UNDER: str(QT_TRANSLATE_NOOP("ConditionWords", "under {value}")),
    Operator.AT_MOST: str(QT_TRANSLATE_NOOP("ConditionWords", "at most {value}")),
}
_DATED: Final[dict[Operator, str]] = {
    Operator.EQUAL: str(QT_TRANSLATE_NOOP("ConditionWords", "on {value}")),
    Operator.OVER: str(QT_TRANSLATE_NOOP("ConditionWords", "after {value}")),
    Operator.AT_LEAST: str(QT_TRANSLATE_NOOP("ConditionWords", "from {value} on")),
    Operator.UNDER: str(QT_TRANSLATE_NOOP("ConditionWords", "before {value}")),
    Operator.AT_MOST: str(QT_TRANSLATE_NOOP("ConditionWords", "until {value}")),
}
