"""The settings of a category that matter to a seller: limits and unusual rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.domain.vocabulary import Presence
from app.editing.numbers import format_number
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.money import format_money

if TYPE_CHECKING:
    from app.domain.models.category import CategorySettings
    from app.editing.number_locale import NumberLocale

SettingWords: Final = Words("SettingWords")
_PRESENCE: Final[dict[str, object]] = {
    "required": QT_TRANSLATE_NOOP("SettingWords", "required"),
    "optional": QT_TRANSLATE_NOOP("SettingWords", "optional"),
    "not_allowed": QT_TRANSLATE_NOOP("SettingWords", "not allowed"),
}
_RATES_BY: Final[dict[str, object]] = {
    "carrier": QT_TRANSLATE_NOOP("SettingWords", "the carrier"),
    "custom": QT_TRANSLATE_NOOP("SettingWords", "the seller"),
}
_MOST_NAMED = 8


def presence_text(word: str) -> str:
    """Return the words for whether something may, must or must not be given."""
    return _word(_PRESENCE, word)


def setting_lines(limits: CategorySettings, locale: NumberLocale) -> Iterator[tuple[str, str]]:
    """Yield the noteworthy settings of a category, each as a label and a text."""
    yield from _limits(limits, locale)
    yield from _presences(limits)
    yes, no = SettingWords.tr("Yes"), SettingWords.tr("No")
    if limits.adult_content:
        yield SettingWords.tr("For adults"), yes
    if limits.fragile:
        yield SettingWords.tr("Fragile"), yes
    if limits.buying_allowed is False:
        yield SettingWords.tr("Can be bought here"), no
    if limits.items_reviews_allowed is False:
        yield SettingWords.tr("Reviews by buyers"), no
    if limits.show_contact_information is False and limits.seller_contact != Presence.NOT_ALLOWED:
        yield SettingWords.tr("Contact is shown"), no
    if limits.rounded_address:
        yield SettingWords.tr("Address is rounded"), yes
    if restrictions := [one_line(str(one)) for one in limits.restrictions or ()]:
        yield SettingWords.tr("Restrictions"), ", ".join(restrictions[:_MOST_NAMED])


def _limits(limits: CategorySettings, locale: NumberLocale) -> Iterator[tuple[str, str]]:
    if limits.max_sub_title_length:
        words = SettingWords.tr("%n characters", "", limits.max_sub_title_length)
        yield SettingWords.tr("Subtitle at most"), words
    if limits.max_pictures_per_item_var is not None:
        number = format_number(limits.max_pictures_per_item_var, locale)
        yield SettingWords.tr("Pictures of a variation at most"), number
    if limits.minimum_price:
        yield SettingWords.tr("Lowest price"), _money(limits, limits.minimum_price, locale)
    if limits.maximum_price is not None:
        yield SettingWords.tr("Highest price"), _money(limits, limits.maximum_price, locale)
    if len(limits.currencies or ()) > 1:
        yield SettingWords.tr("Currencies"), _joined(limits.currencies)


def _presences(limits: CategorySettings) -> Iterator[tuple[str, str]]:
    if limits.immediate_payment == Presence.REQUIRED:
        label = SettingWords.tr("Payment through the marketplace")
        yield label, presence_text(limits.immediate_payment)
    for label, word in (
        (SettingWords.tr("Contact"), limits.seller_contact),
        (SettingWords.tr("Coverage areas"), limits.coverage_areas),
        (SettingWords.tr("Reservations"), limits.reservation_allowed),
    ):
        if word and word != Presence.NOT_ALLOWED:
            yield label, presence_text(word)
    if len(limits.shipping_options or ()) == 1:
        words = [_word(_RATES_BY, one) for one in limits.shipping_options or ()]
        yield SettingWords.tr("Shipping is set by"), _joined(words)


def _word(known: dict[str, object], word: str) -> str:
    text = known.get(word)
    if text is None:
        return one_line(word)
    return QCoreApplication.translate("SettingWords", str(text))


def _joined(words: Sequence[str] | None) -> str:
    return ", ".join(one_line(word) for word in words or ())


def _money(limits: CategorySettings, amount: Decimal, locale: NumberLocale) -> str:
    currencies = limits.currencies or ()
    if len(currencies) != 1:
        return format_number(amount, locale)
    return format_money(amount, str(currencies[0]), locale)
