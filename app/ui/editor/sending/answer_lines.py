"""The outcome of a send as lines of the answer panel and as notes at fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.editing.acceptance import CHANGED, DROPPED, OMITTED
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldSpec
from app.editing.repair import Repair, repairs_of
from app.rules.findings import Finding
from app.ui.editor.sending.answer_panel import AnswerLine
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import full_text, spec_at, value_text


def answered_findings(
    findings: Sequence[Finding],
    specs: Callable[[str], FieldSpec | None],
    sent: Mapping[str, object],
    context: FormContext,
) -> tuple[Finding, ...]:
    """Return the findings that stay at their fields after a send.

    A dropped value is reported with the value sent and the valid units; for a normalised value the
    field has the new value, and the finding the value sent.
    """
    kept: dict[str, Finding] = {}
    for place, finding in enumerate(findings):
        spec = specs(finding.path)
        if finding.code == OMITTED and spec is not None:
            value = value_text(spec, sent.get(finding.path), context)
            figures: dict[str, object] = {"value": value} if value else {}
            if spec.units:
                figures["units"] = list(spec.units)
            message = finding.params.get("message")
            finding = Finding(
                finding.path, "answer.omitted", finding.severity, {**figures, "message": message}
            )
        known = kept.get(finding.path)
        if known is None or known.code in (DROPPED, CHANGED):
            kept[finding.path or f"{finding.code} {place}"] = finding
    return tuple(kept.values())


def answer_lines(
    findings: Sequence[Finding],
    specs: Callable[[str], FieldSpec | None],
    sent: Mapping[str, object],
    context: FormContext,
    label_of: Callable[[str], str],
) -> tuple[AnswerLine, ...]:
    """Return one line for each field that the marketplace did not store as it was sent.

    ``label_of`` returns the label of a form path; for a variation it begins with its values.
    """
    translate = QCoreApplication.translate
    omitted = {finding.path for finding in findings if finding.code == OMITTED}
    lines = []
    for finding in findings:
        spec = specs(finding.path)
        shown = spec or spec_at(finding.path)
        label = label_of(finding.path)
        if finding.code == CHANGED:
            before, after = (
                full_text(shown, finding.params.get(name), context) for name in ("before", "after")
            )
            detail = translate("AnswerLine", "normalised")
            lines.append(AnswerLine(label, before, f"“{after}”", detail))
        elif finding.code in (OMITTED, DROPPED):
            if finding.code == DROPPED and finding.path in omitted:
                continue
            before = (
                value_text(spec, sent.get(finding.path), context)
                if spec is not None
                else full_text(shown, finding.params.get("before"), context)
            )
            detail = ""
            if spec is not None and spec.units:
                words = translate("AnswerLine", "valid units: {units}")
                detail = words.format(units=", ".join(spec.units))
            dropped = translate("AnswerLine", "dropped")
            lines.append(AnswerLine(label, before, dropped, detail))
        else:
            sentence = finding_sentence(finding, context, spec)
            lines.append(AnswerLine(label, "", "", sentence))
    return tuple(lines)


def offered_repairs(
    findings: Sequence[Finding],
    specs: Callable[[str], FieldSpec | None],
    draft: ItemDraft,
    sent: Mapping[str, object],
    context: FormContext,
) -> dict[str, tuple[Repair, ...]]:
    """Return the repairs by path.

    They are made for the value sent if it was dropped, otherwise for the value in the draft.
    """

    def value_of(finding: Finding) -> object:
        dropped = finding.code == "answer.omitted"
        return sent.get(finding.path) if dropped else draft.value(finding.path)

    return repairs_of(findings, specs, value_of, locale=context.locale, decimals=context.decimals)
