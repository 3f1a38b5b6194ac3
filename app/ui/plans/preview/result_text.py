"""The result of a plan for a listing, as text."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.editing.item_paths import DELETED, DESCRIPTION
from app.editing.values import decode_value
from app.engine.plans.plan_check import GOOD
from app.engine.previews.question import PreviewOutcome
from app.ui.activity.change_text import label_of, text_of_value
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import currency_context
from app.ui.texts.money import format_money

if TYPE_CHECKING:
    from app.engine.plans.plan_check import Checked
    from app.engine.previews.question import PreviewRow
    from app.rules.findings import Finding
    from app.ui.texts.form_context import FormContext

PlanResult: Final = Words("PlanResult")
# Findings whose sentence names its subject.
_TELLS_ITSELF: Final = ("guard.", "follows.", "plan.")
#: Findings of the guards that stop a row.
STOPS: Final = (
    "guard.price_change",
    "guard.price_zero",
    "guard.price_floor",
    "guard.net_floor",
    "guard.lower_net",
)
# Why operations do nothing to a listing, by the code of the engine.
REASONS: Final[dict[str, object]] = {
    "so_already": QT_TRANSLATE_NOOP("PlanReason", "it is so already"),
    "no_price": QT_TRANSLATE_NOOP("PlanReason", "it has no price"),
    "no_stock": QT_TRANSLATE_NOOP("PlanReason", "it has no stock"),
    "not_found": QT_TRANSLATE_NOOP("PlanReason", "the text is not in it"),
    "nothing_left": QT_TRANSLATE_NOOP("PlanReason", "nothing would be left of the title"),
    "no_unit_cost": QT_TRANSLATE_NOOP("PlanReason", "its unit cost is not given"),
    "net_unknown": QT_TRANSLATE_NOOP("PlanReason", "what a sale leaves is not known"),
    "no_such_price": QT_TRANSLATE_NOOP("PlanReason", "no price leaves that much"),
    "leaves_less": QT_TRANSLATE_NOOP("PlanReason", "rounding takes off what is to be left"),
    "has_value": QT_TRANSLATE_NOOP("PlanReason", "it has a value already"),
    "no_such_picture": QT_TRANSLATE_NOOP("PlanReason", "there is no picture at that place"),
    "no_picture_left": QT_TRANSLATE_NOOP("PlanReason", "no picture would be left"),
    "shown_by_variation": QT_TRANSLATE_NOOP(
        "PlanReason", "a variation shows the picture that would go"
    ),
    "price_not_above_0": QT_TRANSLATE_NOOP("PlanReason", "the price would not be above 0"),
    "no_such_decimals": QT_TRANSLATE_NOOP("PlanReason", "prices have fewer decimals here"),
    "no_text_left": QT_TRANSLATE_NOOP("PlanReason", "no text would be left"),
    "text_unread": QT_TRANSLATE_NOOP("PlanReason", "its description could not be read"),
    "no_such_attribute": QT_TRANSLATE_NOOP(
        "PlanReason", "its category does not have this attribute"
    ),
    "is_closed": QT_TRANSLATE_NOOP("PlanReason", "it is closed"),
    "not_closed": QT_TRANSLATE_NOOP("PlanReason", "it is not closed"),
    "deleted": QT_TRANSLATE_NOOP("PlanReason", "it is deleted"),
    "relisted_before": QT_TRANSLATE_NOOP("PlanReason", "it was relisted before"),
    "no_body": QT_TRANSLATE_NOOP("PlanReason", "it was not read completely; sync first"),
}


class ResultWords(NamedTuple):
    """A result: an icon with its colour or a chip (``tone``), a word, and the reason.

    ``other`` are the changes besides the price, ``lines`` is the full text.
    """

    icon: str
    role: str
    word: str
    why: str = ""
    tone: str = ""
    other: str = ""
    lines: tuple[str, ...] = ()

    @property
    def accessible_text(self) -> str:
        """The result as one line."""
        return f"{self.word} · {self.why}" if self.why else self.word


def reason_words(code: str) -> str:
    """Return why operations do nothing to a listing; an unknown code is returned unchanged."""
    word = REASONS.get(code)
    return QCoreApplication.translate("PlanReason", str(word)) if word else code


def sentence_at(finding: Finding, context: FormContext) -> str:
    """Return the sentence of a finding with its field, unless it names the field itself."""
    return after_field(finding, finding_sentence(finding, context))


def after_field(finding: Finding, words: str) -> str:
    """Return ``words`` about a finding with its field, unless they name the field themselves."""
    path = finding.path
    # The same field in different variations counts as one.
    field = path.rpartition(".")[2] if path.startswith("variations.") else path
    if not field or finding.code.startswith(_TELLS_ITSELF):
        return words
    return f"{label_of(field, {})}: {words}"


def result_of(
    row: PreviewRow,
    context: FormContext,
    *,
    stopped: bool,
    left_out: bool,
    rehearsed: Checked | None,
) -> ResultWords:
    """Return the result of a row.

    It may be ``stopped`` by a guard or ``left_out`` by the seller.
    """
    own = currency_context(context.locale, row.currency_id or context.currency_id)
    other = _other(row, own)
    sentences = [sentence_at(one, own) for one in (*row.guards, *row.findings)]
    lines = tuple(
        part for part in (*(_change(one, own) for one in row.changes), *sentences) if part
    )
    if row.outcome is PreviewOutcome.REFUSED:
        why = reason_words(row.reason) if row.reason else ""
        errors = [sentence_at(one, own) for one in row.findings if one.is_error]
        why = why or (errors[0] if errors else "")
        word = PlanResult.tr("Refused")
        return ResultWords("x-circle", "bad", word, why, "bad", "", lines)
    if row.outcome is PreviewOutcome.UNCHANGED:
        word = PlanResult.tr("Unchanged")
        return ResultWords("minus", "text3", word, reason_words(row.reason), "", "", lines)
    if left_out:
        return ResultWords("minus", "text3", PlanResult.tr("Left out"), "", "", other, lines)
    crosses = _crosses(row, own)
    if stopped:
        why = next((finding_sentence(one, own) for one in row.guards), "")
        why = why or PlanResult.tr("the net falls below your limit")
        word = PlanResult.tr("Stopped")
        return ResultWords("shield", "warn", word, why, "warn", other, lines)
    if rehearsed is not None and rehearsed.outlook not in GOOD:
        why = sentence_at(rehearsed.findings[0], own) if rehearsed.findings else ""
        word = PlanResult.tr("Rehearsed, refused")
        return ResultWords("x-circle", "bad", word, why, "bad", other, lines)
    accepted = "" if rehearsed is None else PlanResult.tr("Rehearsed, accepted")
    if row.earns_less:
        word = PlanResult.tr("Earns less")
        return ResultWords("alert", "warn", word, accepted or crosses, "warn", other, lines)
    if row.guards:
        word = PlanResult.tr("May earn less") if crosses else PlanResult.tr("Will change")
        why = accepted or crosses or finding_sentence(row.guards[0], own)
        return ResultWords("alert", "warn", word, why, "warn", other, lines)
    if rehearsed is not None:
        why = sentence_at(rehearsed.findings[0], own) if rehearsed.findings else ""
        return ResultWords("flask", "ok", accepted, why, "", other, lines)
    why = sentence_at(row.findings[0], own) if row.findings else ""
    return ResultWords("check", "ok", PlanResult.tr("Will change"), why, "", other, lines)


def as_left_out(words: ResultWords) -> ResultWords:
    """Return the result of a row that was not sent with its plan, with the same reason."""
    return words._replace(icon="minus", role="text3", word=PlanResult.tr("Left out"), tone="")


def _crosses(row: PreviewRow, context: FormContext) -> str:
    for finding in row.guards:
        threshold = finding.params.get("threshold")
        if finding.code == "guard.lower_net" and threshold is not None:
            amount = format_money(_decimal(threshold), context.currency_id, context.locale)
            return PlanResult.tr("crosses {amount}").format(amount=amount)
    return ""


def _decimal(value: object) -> Decimal:
    return value if isinstance(value, Decimal) else Decimal(str(value))


def _change(change: tuple[str, object, object], context: FormContext) -> str:
    path, before, after = change
    if path == DELETED:
        return label_of(path, {})
    was = text_of_value(path, decode_value(before), context) or "–"
    now = text_of_value(path, decode_value(after), context) or "–"
    return f"{label_of(path, {})}: {was} → {now}"


def _other(row: PreviewRow, context: FormContext) -> str:
    """Return the changes besides the price: the first field with its new value, and a count."""
    others = [one for one in row.changes if one[0].rpartition(".")[2] != "price"]
    if not others:
        return ""
    path, before, after = others[0]
    field = path.rpartition(".")[2] if path.startswith("variations.") else path
    now = text_of_value(path, decode_value(after), context) or "–"
    if path == DESCRIPTION and isinstance(before, str) and isinstance(after, str):
        # Of a long text only the part appended at its end is shown.
        added = after.removeprefix(before).strip()
        now = f"… {one_line(added)}" if before and len(added) < len(after) else now
    words = f"{label_of(field, {})}: {now}"
    return f"{words} +{len(others) - 1}" if len(others) > 1 else words
