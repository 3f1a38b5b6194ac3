"""Sentences for errors in a query, in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.editing.sentences.query_sentences import (
    A_CONDITION,
    A_VALUE,
    DID_YOU_MEAN,
    EITHER,
    EXPECTED,
    KNOWN_ARE,
    QUERY_SENTENCES,
)
from app.engine.queries.errors import Expected
from app.ui.look.text import one_line, quoted

if TYPE_CHECKING:
    from app.engine.queries.errors import QueryError

_LONGEST = 60


class _Typed(str):
    """A text that was typed, shown in quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return quoted(self)


def query_sentence(problem: QueryError) -> str:
    """Return the sentence for a query that cannot be read, with what may have been meant."""
    values = {name: _shown(name, value) for name, value in problem.values.items()}
    words = QUERY_SENTENCES.get(problem.code)
    if words is None:
        return quoted(problem.code)
    text = _tr(words).format(**values)
    if "near" in values:
        text += _tr(DID_YOU_MEAN).format(near=values["near"])
    elif known := problem.values.get("known"):
        text += _tr(KNOWN_ARE).format(names=_listed(known))
    return text[:1].upper() + text[1:]


def expected_sentence(problem: QueryError) -> str:
    """Return what is expected at the position of the error; empty if it cannot be listed."""
    names = {Expected.CONDITION: _tr(A_CONDITION), Expected.VALUE: _tr(A_VALUE)}
    words = [
        names[Expected(word)] if word in (*Expected,) else one_line(word)[:_LONGEST]
        for word in problem.worth_naming
    ]
    text = _tr(EXPECTED).format(words=", ".join(words)) if words else ""
    return text[:1].upper() + text[1:]


def _shown(name: str, value: object) -> object:
    if name == "either" and isinstance(value, tuple):
        first, *others = map(str, value)
        for other in others:
            first = _tr(EITHER).format(first=first, second=other)
        return first
    return _Typed(one_line(value)[:_LONGEST]) if isinstance(value, str) else value


def _listed(names: object) -> str:
    several = names if isinstance(names, tuple) else (names,)
    return ", ".join(one_line(str(name))[:_LONGEST] for name in several)


def _tr(words: str) -> str:
    return QCoreApplication.translate("Query", words)
