"""Earlier descriptions: from the marketplace's own revisions and from what was sent, each once."""

from __future__ import annotations

import pytest

from app.domain.wire_item import item_of
from app.engine.history.earlier_texts import EarlierText, earlier_texts
from app.workspace.journal.history import HistoryEntry


def entry(at, sent, before=None, outcome="done"):
    was = None if before is None else item_of({"descriptions": [{"id": "1", "plain_text": before}]})
    return HistoryEntry(1, "op", "MX1", at, "PUT", outcome, was, sent, None, ())


def listing(now, *revisions):
    return item_of({"descriptions": [{"id": "1", "plain_text": now, "revisions": list(revisions)}]})


OLD = {"plain_text": "Antes", "created": "2026-03-01T00:00:00.000Z"}
AT = 1_772_323_200_000


@pytest.mark.parametrize(
    ("item", "entries", "expected"),
    [
        (item_of({}), (), []),
        (listing("Ahora"), (), []),
        (listing("Ahora", OLD), (), [(AT, "Antes")]),
        (listing("Ahora", {"text": "Sin fecha"}), (), [(None, "Sin fecha")]),
        (listing("Ahora", {"plain_text": " "}, {"plain_text": None}, 7), (), []),
        (listing("Ahora", {**OLD, "created": "ayer"}), (), [(None, "Antes")]),
        (listing("Antes", OLD), (), []),
        (
            listing("Ahora", OLD),
            (entry(AT + 1, {"plain_text": "Antes"}), entry(5, {"price": 3})),
            [(AT + 1, "Antes")],
        ),
        (
            listing("Ahora", OLD),
            (
                entry(AT + 9, {"plain_text": "Ahora"}, "Otra"),
                entry(AT + 8, {"plain_text": "Rechazada"}, "Antes", outcome="refused"),
            ),
            [(AT, "Antes"), (None, "Otra")],
        ),
        (item_of({"descriptions": [{"id": "1"}]}), (entry(3, {"plain_text": "X"}),), [(3, "X")]),
    ],
)
def test_that_every_earlier_text_is_there_once_the_latest_first(item, entries, expected):
    assert list(earlier_texts(item, entries)) == [EarlierText(*one) for one in expected]
