"""The mapping of form paths to fields, sections and labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.editing.form.fields import FieldKind, FieldSpec, Section
from app.editing.form.form_gaps import Gap
from app.editing.item_paths import NAMED_LISTS
from app.editing.row_result import CONFLICT
from app.rules.findings import STORED, Finding
from app.ui.editor.findings.findings_model import FindingRow, FindingSource
from app.ui.editor.form.gap_text import gap_text
from app.ui.forms.labels import field_label, path_label
from app.ui.look.text import one_line
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import spec_at

# Fields that have another name in a variation; the combination is shown by the variation's name.
_INNER = {"picture_ids": "pictures", "attribute_combinations": ""}
_CELLS = {"price": FieldKind.MONEY, "available_quantity": FieldKind.INTEGER}


class FormMap:
    """The sections of one form, looked up by path; ``variation_name`` returns names of rows."""

    def __init__(
        self,
        sections: Sequence[Section],
        context: FormContext,
        variation_name: Callable[[str], str],
        why_no_field: Callable[[str], Gap],
    ) -> None:
        self.sections = tuple(sections)
        self.specs = {spec.path: spec for section in sections for spec in section.all_fields}
        self._context = context
        self._variation_name = variation_name
        self._why_no_field = why_no_field
        # A finding about a contact or a place as a whole is shown at its first part; one about
        # several attributes is not, because the attribute is unknown.
        self._first_part: dict[str, str] = {}
        for path in self.specs:
            head = path.partition(".")[0]
            if head != path and head not in NAMED_LISTS:
                self._first_part.setdefault(head, path)
        self._section_of = {
            spec.path: section.key for section in sections for spec in section.all_fields
        }

    def home(self, path: str) -> str:
        """Return the path of the field that shows a finding, or an empty text.

        This is the field itself, the list that contains it, or the first part of an object.
        """
        head = path.partition(".")[0]
        if path in self.specs:
            return path
        return head if head in self.specs else self._first_part.get(path, "")

    def section_of(self, path: str) -> str:
        """Return the section of a field."""
        return self._section_of.get(path, "")

    def section_near(self, path: str) -> str:
        """Return the section for a path without a field: that of its head, or the first."""
        head = path.partition(".")[0]
        keys = [section.key for section in self.sections]
        return head if head in keys else keys[0] if keys else ""

    def spec(self, path: str) -> FieldSpec | None:
        """Return the specification of a field, or of a numeric cell of the variations."""
        kind = _CELLS.get(path.rpartition(".")[2]) if path.startswith("variations.") else None
        return self.specs.get(path) if kind is None else FieldSpec(path, kind)

    def label(self, path: str) -> str:
        """Return the label of a form path; a variation's label begins with its values."""
        name = self._variation_name(path) if path.startswith("variations.") else ""
        if not name:
            return field_label(self.specs.get(path) or spec_at(path))
        inner = path.split(".", 2)[2:]
        field = _INNER.get(inner[0], inner[0]) if inner else ""
        return f"{name}: {path_label(field)}" if field else name

    def row(self, finding: Finding) -> FindingRow:
        """Return the list row of a finding."""
        sentence = finding_sentence(finding, self._context, self.spec(finding.path))
        gap = "" if self.home(finding.path) else gap_text(self._why_no_field(finding.path))
        label = self._label(finding)
        return FindingRow(finding.path, label, sentence, finding.is_error, _source_of(finding), gap)

    def _label(self, finding: Finding) -> str:
        spec = self.specs.get(finding.path)
        if spec is not None:
            return field_label(spec)
        if finding.path.startswith("variations."):
            name = self._variation_name(finding.path)
            if name:
                return name
        own = finding.params.get("name")
        return one_line(str(own)) if own else path_label(finding.path) if finding.path else ""


def _source_of(finding: Finding) -> FindingSource:
    if finding.params.get(STORED):
        return FindingSource.STORED
    answered = finding.code.startswith("answer.") or finding.code == CONFLICT
    return FindingSource.ANSWER if answered or "message" in finding.params else FindingSource.RULES
