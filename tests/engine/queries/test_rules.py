"""Rules put together by mouse are the query that they are shown as, and every query has them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.queries.attached_files import AttachedFile, AttachedFiles
from app.engine.queries.condition_values import (
    COMPARING,
    FIELD_KINDS,
    OPERATORS,
    SINCE,
    Kind,
    Operator,
    OperatorValues,
    kind_of,
    leaf_of,
    operator_values_of,
)
from app.engine.queries.errors import QueryError
from app.engine.queries.facet_conditions import DOUBLES
from app.engine.queries.names import CatalogNames
from app.engine.queries.query import parse_where
from app.engine.queries.rules import Join, Rule, RuleGroup, query_of, rules_of
from app.engine.queries.sql_conditions import FIELDS
from app.engine.queries.syntax import All, Any_, Condition, Node, Not, Words, leaves, parse
from app.engine.queries.tree_text import words_node, written
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.attribute_shop import NOW, fill
from tests.stands.query_texts import LEAVES, ODD, combined, meaning
from tests.stands.shop_history import ShopHistory

TEXTS = st.recursive(st.sampled_from(LEAVES + ODD), combined, max_leaves=8)


@settings(max_examples=150, deadline=None)
@given(TEXTS)
def test_that_every_query_comes_back_from_its_rules(text: str) -> None:
    node = parse(text)
    again = written(query_of(rules_of(node)))
    assert meaning(parse(again)) == meaning(node)
    assert len(again) <= len(text)
    assert written(parse(again)) == again


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CatalogReader]:
    path = tmp_path_factory.mktemp("rules") / "catalogue.db"
    fill(path, 100, ShopHistory(NOW))
    reader = CatalogReader(path)
    beside = AttachedFiles(reader)
    for _ in beside.bring_in([*AttachedFile]):
        pass
    yield reader
    beside.close()
    reader.close()


@pytest.mark.parametrize("text", LEAVES + ODD)
def test_that_what_is_put_together_anew_finds_the_same(text: str, shop: CatalogReader) -> None:
    names = CatalogNames(shop)

    def found(query: str) -> list[str] | str:
        try:
            return [row.id for row in parse_where(query, NOW, names).each(shop)]
        except QueryError as problem:
            return problem.code

    def rewritten(node: Node) -> Node:
        match node:
            case Not(part):
                return Not(rewritten(part))
            case All(parts):
                return All(tuple(map(rewritten, parts)))
            case Any_(parts):
                return Any_(tuple(map(rewritten, parts)))
        kind = kind_of(node, attribute=names.is_attribute(node.name) if _named(node) else False)
        wanted = operator_values_of(node, kind)
        if wanted.operator is Operator.WRITTEN:
            return node
        return leaf_of(getattr(node, "name", ""), kind, wanted)

    assert found(written(rewritten(parse(text)))) == found(text)


def _named(node: Node) -> bool:
    return isinstance(node, Condition)


VALUES: dict[Kind, st.SearchStrategy[str]] = {
    Kind.WORDS: st.text("mesañ 19", min_size=1).map(str.strip).filter(bool),
    Kind.TITLE: st.text("mesañ 19", min_size=1).map(str.strip).filter(bool),
    Kind.DAY: st.dates().map(str),
    Kind.YES_OR_NO: st.sampled_from(("yes", "no")),
    Kind.DOUBLE: st.sampled_from(DOUBLES),
    Kind.ATTRIBUTE: st.text("aá b-,.()", min_size=1).map(str.strip).filter(bool),
    Kind.CHANGES: st.sampled_from(("price", "title", "any")),
    Kind.WAS: st.sampled_from(("paused", "out_of_stock")),
    Kind.CATEGORY: st.text("aá b-,.()", min_size=1).map(str.strip).filter(bool),
}
FIGURES = st.decimals(-999999, 999999, places=2).map(str)
COMMON = st.text("abcXYZ_12", min_size=1)


@st.composite
def wants(draw: st.DrawFn) -> tuple[Kind, OperatorValues]:
    kind = draw(st.sampled_from([one for one in Kind if one is not Kind.OTHER]))
    operator = draw(st.sampled_from(OPERATORS[kind]))
    one = VALUES.get(kind, COMMON)
    if operator in COMPARING and kind not in (Kind.DAY, Kind.YES_OR_NO):
        one = FIGURES
    since = draw(st.sampled_from(("", "7d", "sync", "2026-09-09"))) if kind in SINCE else ""
    count = {Operator.ONE_OF: draw(st.integers(1, 3)), Operator.BETWEEN: 2}.get(operator, 1)
    return kind, OperatorValues(operator, tuple(draw(one) for _ in range(count)), since)


@settings(max_examples=150, deadline=None)
@given(wants())
def test_that_what_is_wanted_is_read_back(given: tuple[Kind, OperatorValues]) -> None:
    kind, wanted = given
    name = next((n for n, one in FIELD_KINDS.items() if one is kind), "Cor principal")
    node = parse(written(leaf_of(name, kind, wanted)))
    if kind is Kind.WORDS and wanted.operator is Operator.BEGIN:
        assert " ".join(leaf.text for leaf in leaves(node)) == " ".join(wanted.values[0].split())
        return
    assert isinstance(node, Words | Condition)
    assert kind_of(node, attribute=False) is kind
    values = wanted.values
    if kind is Kind.WORDS:
        values = tuple(" ".join(value.split()) for value in values)
    assert operator_values_of(node, kind) == wanted._replace(values=values)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("nike air", "nike air"),
        ("OR", '"OR"'),
        ("-mesa", '"-mesa"'),
        ("price:>3", '"price:>3"'),
        ('5" pulgadas', "5 pulgadas"),
        ("a(b) c", '"a(b)" c'),
        ("- -", ""),
    ],
)
def test_that_free_words_stay_words(words: str, text: str) -> None:
    node = words_node(words, whole=False)
    assert written(node) == text
    assert all(isinstance(leaf, Words) for leaf in leaves(parse(text)))


def test_that_groups_with_nothing_in_them_say_nothing() -> None:
    empty = RuleGroup(Join.NONE, (RuleGroup(Join.ANY), RuleGroup(Join.ALL)))
    assert written(query_of(empty)) == ""
    some = RuleGroup(Join.ANY, (empty, Rule(Words("mesa", False, 0), negated=True)))
    assert written(query_of(some)) == "-mesa"


def test_that_every_field_of_the_language_has_its_kind() -> None:
    assert set(FIELDS) <= set(FIELD_KINDS)
