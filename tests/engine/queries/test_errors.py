"""A query that cannot be read: the place, the words that may stand there, the nearest right one."""

from __future__ import annotations

import pytest

from app.commands.texts.problems import problem_text, query_text
from app.commands.texts.query_problems import expected_words
from app.engine.queries.errors import QueryError
from app.engine.queries.names import CatalogNames
from app.engine.queries.query import parse_where, require_attributes
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.attribute_shop import NOW, fill
from tests.stands.facets_beside import facets_beside

CASES = [
    # The query with the mark below it, what is reported, and a word that may stand there.
    ("(mesa OR silla", "              ^", "a bracket is not closed", ")"),
    ("mesa) silla", "    ^", "no bracket was opened", None),
    ("mesa () silla", "      ^", "nothing in these brackets", "a word or a condition"),
    ("mesa OR", "       ^", "missing at the end", "a word or a condition"),
    ("OR mesa", "^^", "in quotation marks it is a word", "a word or a condition"),
    ("mesa --silla", "     ^^", "one minus is enough to exclude", None),
    ('mesa "silla', "     ^^^^^^", "a quotation mark is not closed", '"'),
    ("mesa Marcas:Nike", "     ^^^^^^", "did you mean 'Marca'?", "Marca"),
    ("pric:>100", "^^^^", "did you mean 'price'?", "price"),
    ("mesa status:pausd", "            ^^^^^", "did you mean 'paused'?", "paused"),
    ("mesa type:gold_prime", "          ^^^^^^^^^^", "there is no listing type", "gold_pro"),
    ("type:free,basic", "          ^^^^^", "there is no listing type 'basic'", "gold_special"),
    ("type:gold_pro,pro", "              ^^^", "there is no listing type 'pro'", "gold_pro"),
    ("status:paused,pause", "              ^^^^^", "did you mean 'paused'?", "paused"),
    ("double:title,tit", "             ^^^", "did you mean", "title"),
    ("currency:ARZ", "         ^^^", "did you mean 'ARS'?", "ARS"),
    ("category:Messas", "         ^^^^^^", "did you mean 'Mesas'?", "Mesas"),
    ("price:100 price:cheap", "                ^^^^^", "is not a number", None),
    ("price:", "      ^", "a value is missing after price:", "a value"),
    ("attr.Colour:Azul", "^^^^^^^^^^^", "there is no attribute 'Colour'", "Marca"),
    ("price_rose:>20%@yesterday", "           ^^^^^^^^^^^^^^", "not a time such as @7d", None),
    ("mesa stock_fell:>0@", "                ^^^", "not a time such as", None),
    ("price_rose:>20%@0d", "           ^^^^^^^", "'0d' is not a time", None),
    ("price_fell:@7d", "           ^^^", "is not a figure", None),
    ("price_rose:5%..20@7d", "           ^^^^^^^^^", "one figure with % and one without", None),
    ("stock_rose:many@sync", "           ^^^^^^^^^", "'many' is not a number", None),
    ("changed:price,titel@7d", "              ^^^^^", "did you mean 'title'?", "title"),
    ("changed:@7d", "        ^^^", "values, with commas between", None),
    ("-was:pausd", "     ^^^^^", "did you mean 'paused'?", "paused"),
    ("double:title,codes", "             ^^^^^", "did you mean", "sku"),
    ("missing:some", "        ^^^^", "is not a number", None),
    ("missing:-1..-2", "        ^^^^^^", "runs backwards", None),
    ("changed:", "        ^", "a value is missing after changed:", "a value"),
    ("BRAND:>many", "      ^^^^^", "is not a comparison such as", None),
]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> CatalogReader:
    path = tmp_path_factory.mktemp("errors") / "catalogue.db"
    fill(path, 30)
    return CatalogReader(path)


@pytest.mark.parametrize(("text", "mark", "told", "expected"), CASES)
def test_that_an_error_names_place_reason_and_what_may_stand_there(
    text: str, mark: str, told: str, expected: str | None, reader: CatalogReader
) -> None:
    def read() -> None:
        names = CatalogNames(reader)
        where = parse_where(text, NOW, names)
        with facets_beside(reader):
            require_attributes(where, reader, names)

    with pytest.raises(QueryError, match=r".") as raised:
        read()
    assert told in problem_text(raised.value)
    message, shown, below, *_ = query_text(raised.value, text).split("\n")
    assert message == problem_text(raised.value)
    assert shown == f"  {text}"
    assert below.rstrip() == f"  {mark}"
    told_of = {*raised.value.expected, *expected_words(raised.value)}
    assert expected is None or expected in told_of


def test_that_the_place_is_shown_in_a_long_query_and_no_break_of_it_is() -> None:
    text = "mesa " * 40 + "\n\x1b(silla"
    with pytest.raises(QueryError, match=r".") as raised:
        parse_where(text, NOW)
    shown, below = query_text(raised.value, text).split("\n")[1:3]
    assert shown.isprintable()
    assert shown.endswith("(silla")
    assert len(below) == len(shown) + 1


@pytest.mark.parametrize(
    ("text", "parameters"),
    [
        ("año:2020", ['"ano" "202" "020"', "ano 2020"]),
        ("12:30", ['"12"* "30"*', " 12 30"]),
        ("mesa(roble)", ['"mes" "esa" "rob" "obl" "ble"', "mesa roble"]),
        ("A-1:B", ['"a"* "1"* "b"*', " a 1 b"]),
        ("nota:", ['"not" "ota"', "nota"]),
        ("sku:(A)", ["(A)", "(A)"]),
        ('"OR"', ['"or"']),
        ("or mesa", ['"or"*', '"mes" "esa"', "mesa"]),
        ('price:"100"', [10000]),
        ('status:"active,closed"', ["active", "closed"]),
    ],
)
def test_that_what_was_read_before_means_the_same(text: str, parameters: list[object]) -> None:
    assert list(parse_where(text, NOW).parameters) == parameters
