"""What may follow at the cursor: fields, attributes, values, categories, OR and brackets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.queries.completion import complete
from app.engine.queries.errors import QueryError
from app.engine.queries.names import CatalogNames, NoNames
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.attribute_shop import NOW, fill


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CatalogNames]:
    path = tmp_path_factory.mktemp("completion") / "catalogue.db"
    fill(path, 3)
    reader = CatalogReader(path)
    yield CatalogNames(reader)
    reader.close()


@pytest.mark.parametrize(
    ("text", "start", "words"),
    [
        ("sta", 0, ["status:"]),
        ("mesa -sta", 6, ["status:"]),
        ("(mesa OR sta", 9, ["status:"]),
        ("status:pau", 7, ["paused"]),
        ("status:active,PAU", 14, ["paused"]),
        ("free_shipping:", 14, ["yes", "no"]),
        ("mar", 0, ["margin:", "Marca:"]),
        ("cos", 0, ["cost:"]),
        ("floor:5 bel", 8, ["below_floor:"]),
        ("below_floor:n", 12, ["no"]),
        ("cor", 0, ['"Cor principal":']),
        ("attr.mar", 0, ["attr.Marca:"]),
        ("marca:ñan", 6, ['"Ñandú & Hijos"']),
        ("MARCA:nandu", 6, ['"Ñandú & Hijos"']),
        ("category:beb", 9, ["Bebés"]),
        ("category:sil", 9, ['"Sillas, bancos"']),
        ('category:"sil', 9, ['"Sillas, bancos"']),
        ("price:", 6, []),
        ("double:", 7, ["yes", "no", "title", "sku", "barcode"]),
        ("double:sku,ba", 11, ["barcode"]),
        ("mis", 0, ["missing:"]),
        ("price_", 0, ["price:", "price_rose:", "price_fell:"]),
        ("chan", 0, ["changed:", "changed_elsewhere:"]),
        ("price_rose:>15%@", 11, [">15%@7d", ">15%@1d", ">15%@30d", ">15%@sync"]),
        ("stock_fell:>20%@s", 11, [">20%@sync"]),
        ("changed:price,ti", 14, ["title", "title@sync"]),
        ("changed_elsewhere:status@3", 18, ["status@30d"]),
        ("was:pau", 4, ["paused", "paused@sync"]),
        ("mesa) sta", 6, []),
    ],
)
def test_that_beginnings_are_completed(
    text: str, start: int, words: list[str], names: CatalogNames
) -> None:
    assert complete(text, len(text), names) == (start, tuple(words))


@pytest.mark.parametrize(
    ("text", "ends"),
    [("", set()), ("mesa ", {"OR"}), ("(mesa ", {"OR", ")"}), ("(mesa OR ", set())],
)
def test_that_or_and_brackets_come_where_they_may(text: str, ends: set[str]) -> None:
    words = complete(text, len(text), NoNames()).words
    assert {"status:", "price:"} <= set(words)
    assert {"OR", ")"} & set(words) == ends


def test_that_what_follows_the_cursor_does_not_count() -> None:
    assert complete("sta price:>1", 3, NoNames()).words == ("status:",)


@given(st.text(alphabet='stau:", ()OR-é', max_size=20))
def test_that_completion_never_fails_and_leads_to_what_can_be_read(text: str) -> None:
    found = complete(text, len(text), NoNames())
    assert 0 <= found.start <= len(text)
    for word in found.words:
        if word.endswith(":") or word in (")", "OR"):
            continue
        place = _wrong(text[: found.start] + word + ")" * text.count("("))
        # Another part of the text may be wrong, but not what was put in.
        assert place is None or not found.start <= place < found.start + len(word), text


def _wrong(text: str) -> int | None:
    try:
        parse_where(text, NOW)
    except QueryError as problem:
        return problem.place
    return None
