"""Ids in pieces behave as one ordered set."""

from __future__ import annotations

import pytest

from app.ui.listings.table import id_pieces
from app.ui.listings.table.id_pieces import IdPieces


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(id_pieces, "PIECE", 3)


def test_that_ids_are_kept_once_in_the_order_in_which_they_came() -> None:
    ids = IdPieces(["c", "a", "b", "a", "e", "d", "c", "f"])
    assert list(ids) == ["c", "a", "b", "e", "d", "f"]
    assert len(ids) == 6
    assert "d" in ids
    assert "x" not in ids


@pytest.mark.parametrize("gone", ["c", "e", "f", "x"])
def test_that_an_id_is_taken_out_wherever_it_stands(gone: str) -> None:
    ids = IdPieces("cabedf")
    ids.remove(gone)
    assert list(ids) == [each for each in "cabedf" if each != gone]
    assert len(ids) == len(list(ids))


def test_that_pieces_are_joined_as_they_are() -> None:
    ids, others = IdPieces("ab"), IdPieces()
    for piece in ("cdefg", "", "h"):
        others.add_piece(piece)
    ids.take(others)
    assert list(ids) == list("abcdefgh")
    assert len(ids) == 8
    assert not IdPieces()


def test_that_a_snapshot_stays_as_it_was() -> None:
    ids = IdPieces("abcdefg")
    before = ids.snapshot()
    ids.remove("b")
    ids.add("x")
    ids.add("y")
    between = ids.snapshot()
    ids.remove("x")
    assert "".join(before) == "abcdefg"
    assert "".join(between) == "acdefgxy"
    assert "".join(ids) == "acdefgy"
