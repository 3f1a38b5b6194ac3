"""The findings, and reasons for doing nothing, that rows of a preview have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.ui.plans.preview.result_text import after_field, reason_words
from app.ui.texts.finding_text import finding_kind, finding_sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from app.engine.previews.question import PreviewRow
    from app.rules.findings import Finding
    from app.ui.texts.form_context import FormContext


class Why(NamedTuple):
    """A property of rows: a ``code`` at a ``field``, or the reason ``given`` in an answer."""

    code: str
    field: str = ""
    given: str = ""


class Shared(NamedTuple):
    """The text of a finding, and the number of rows that have it."""

    why: Why
    words: str
    rows: int


def whys_of(row: PreviewRow) -> Iterator[Why]:
    """Yield the reason and the findings of a row."""
    if row.reason:
        yield Why(row.reason)
    for finding in (*row.guards, *row.findings):
        yield _why(finding)


def _why(finding: Finding) -> Why:
    path = finding.path
    # The same field in different variations counts as one.
    return Why(finding.code, path.rpartition(".")[2] if path.startswith("variations.") else path)


def shared_among(
    rows: Iterable[PreviewRow], given: Callable[[PreviewRow], str], context: FormContext
) -> list[Shared]:
    """Return the findings that rows have in common, the most frequent first.

    ``given`` returns the reason in the answer to a row, or an empty string.
    """
    counts: dict[Why, int] = {}
    first: dict[Why, Finding] = {}
    differ: set[Why] = set()
    for row in rows:
        here: dict[Why, Finding | None] = {}
        if row.reason:
            here[Why(row.reason)] = None
        if answer := given(row):
            here[Why("", given=answer)] = None
        for finding in (*row.guards, *row.findings):
            why = _why(finding)
            here[why] = finding
            if first.setdefault(why, finding).params != finding.params:
                differ.add(why)
        for why in here:
            counts[why] = counts.get(why, 0) + 1
    found = [
        Shared(why, why.given or _words(why, first.get(why), why in differ, context), count)
        for why, count in counts.items()
    ]
    return sorted(found, key=lambda one: (-one.rows, one.words))


def _words(why: Why, finding: Finding | None, differs: bool, context: FormContext) -> str:
    if finding is None:
        words = reason_words(why.code)
        return words[:1].upper() + words[1:]
    words = finding_kind(finding) if differs else finding_sentence(finding, context)
    return after_field(finding, words)
