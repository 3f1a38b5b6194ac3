"""What rows of a preview have in common: a finding, or a reason why nothing is done to them."""

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
    """What several rows may have: a ``code`` at a ``field``, or what was ``given`` as answer."""

    code: str
    field: str = ""
    given: str = ""


class Shared(NamedTuple):
    """A finding in words, and how many rows have it."""

    why: Why
    words: str
    rows: int


def whys_of(row: PreviewRow) -> Iterator[Why]:
    """Yield what there is to say about a row."""
    if row.reason:
        yield Why(row.reason)
    for finding in (*row.guards, *row.findings):
        yield _why(finding)


def _why(finding: Finding) -> Why:
    path = finding.path
    # The same field of every variation is one.
    return Why(finding.code, path.rpartition(".")[2] if path.startswith("variations.") else path)


def shared_among(
    rows: Iterable[PreviewRow], given: Callable[[PreviewRow], str], context: FormContext
) -> list[Shared]:
    """Return what rows have in common, what most of them have first.

    ``given`` returns what an answer said of a row, if anything.
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
