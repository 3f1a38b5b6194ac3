"""The tables of the parser that ship: of this grammar, of this lark, and no other parser."""

from __future__ import annotations

import importlib.util
import json

import pytest

from app.engine.queries import syntax
from app.engine.queries.errors import QueryError
from tests import ROOT

QUERIES = (
    "",
    "mesa",
    '"mesa plegable" -roble',
    "status:paused,closed price:>1000 OR (stock:0 -sku:AB-*)",
    'attr."Cor principal":Azul,"Verde claro" Largo:>10cm',
    "mesa(roble) (a OR b OR (c d))",
    # What cannot be read: the same place, and the same words expected there.
    *("(", ")", "()", "a OR", "OR a", "--a", '"a', '"a"b', "(a", "-", "status:", "a ) b", 'x:"a"b'),
)


@pytest.fixture
def shipped(monkeypatch):
    """The parser with the tables that ship; that it makes none is seen to."""
    monkeypatch.setattr(syntax, "built_parser", lambda: pytest.fail("made of the grammar"))
    found = syntax.parser.__wrapped__()
    monkeypatch.setattr(syntax, "parser", lambda: found)
    return found


def test_that_the_tables_that_ship_are_those_of_the_grammar() -> None:
    path = ROOT / "packaging" / "query_parser.py"
    spec = importlib.util.spec_from_file_location("vitrina_query_parser", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    shipped, made = (json.loads(text) for text in (script.TABLES.read_text(), script.text()))
    # How states are numbered is chance; how many there are is not.
    for tables in (shipped, made):
        parser = tables["data"]["parser"]["parser"]
        parser["states"] = sorted(len(state) for state in parser["states"].values())
        del parser["tokens"], parser["start_states"], parser["end_states"], tables["memo"]
        del tables["data"]["rules"], tables["data"]["parser"]["parser_conf"]["rules"]
    assert shipped == made, "run packaging/dev.py parser"


@pytest.mark.parametrize("query", QUERIES)
def test_that_they_read_as_the_grammar_does(query, shipped, monkeypatch) -> None:
    def read():
        try:
            return syntax.parse(query)
        except QueryError as problem:
            return str(problem), problem.values, problem.place, problem.length, problem.expected

    with_tables = read()
    monkeypatch.undo()
    made = syntax.built_parser()
    assert made is not shipped
    monkeypatch.setattr(syntax, "parser", lambda: made)
    assert with_tables == read()


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"grammar":"start: x","lark":"1"}', None],
    ids=["empty", "a list", "no JSON", "of another grammar", "missing"],
)
def test_that_other_tables_are_not_used(text, monkeypatch, tmp_path) -> None:
    path = tmp_path / syntax.TABLES
    if text is not None:
        path.write_text(text)
    monkeypatch.setattr(syntax, "resource", lambda _name: path)
    made = []
    monkeypatch.setattr(syntax, "built_parser", lambda: made.append(1))
    syntax.parser.__wrapped__()
    assert made
