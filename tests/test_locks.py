"""Every lock of the marketplace has a test that finds it missing."""

from __future__ import annotations

import ast

import pytest

from tests import ROOT
from tests.lock_rules import LOCKS, NO_LOCKS, check_held_writes, sites, unmatched, unproved
from tests.source_rules import Module

pytestmark = pytest.mark.source


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    """Every module of the marketplace."""
    paths = sorted((ROOT / "app" / "service").rglob("*.py"))
    return [
        Module(".".join(path.relative_to(ROOT).with_suffix("").parts), path.read_text("utf-8"))
        for path in paths
    ]


@pytest.fixture(scope="module")
def tests_of_locks() -> set[str]:
    """Every test over a database server, as ``module.name``."""
    return {
        f"{path.stem}.{node.name}"
        for path in (ROOT / "tests" / "service" / "postgresql").glob("test_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def test_that_every_lock_has_its_place_in_a_table(modules):
    found = [site for module in modules for site in sites(module)]
    assert unmatched(found, LOCKS, NO_LOCKS) == []


def test_that_every_lock_has_a_test_that_finds_it_missing(tests_of_locks):
    assert unproved(LOCKS, tests_of_locks) == []
    # Each of them is the marketplace without something.
    assert all(test.endswith("_found") for names in LOCKS.values() for test in names)


def test_that_whoever_writes_an_item_again_holds_it(modules):
    assert [problem for module in modules for problem in check_held_writes(module)] == []


@pytest.mark.parametrize(
    ("source", "site"),
    [
        ("def f(self):\n    self.users.hold(1)", "planted.f users.hold"),
        (
            "class C:\n    def f(self):\n        return self.db.for_update",
            "planted.C.f db.for_update",
        ),
        ("_SQL = f'SELECT {x} FOR UPDATE'", "planted._SQL FOR UPDATE"),
        ("def f(d):\n    d.run('INSERT ON CONFLICT DO NOTHING')", "planted.f ON CONFLICT"),
        ("async def f(d):\n    d.run('LOCK TABLE t')", "planted.f LOCK TABLE"),
    ],
)
def test_that_a_lock_without_a_place_is_found(source, site):
    found = list(sites(Module("app.service.planted", source)))
    assert found == [site]
    assert unmatched(found, (), ()) == [site]


def test_that_a_place_without_a_lock_is_found():
    assert unmatched((), ("gone users.hold",), ()) == ["gone users.hold"]
    assert unmatched(("both",), ("both",), ("both",)) == ["both"]


def test_that_a_lock_whose_test_is_gone_is_found():
    assert unproved({"one": ("a.b",), "two": ("a.b", "a.c"), "three": ()}, ["a.b"]) == [
        "two",
        "three",
    ]


def test_that_an_item_that_is_written_and_was_not_held_is_found():
    source = (
        "def change(call):\n    item = owned_item(call)\n    with call.market.transaction():\n"
        "        call.market.items.replace(item)\n"
    )
    assert list(check_held_writes(Module("app.service.planted", source)))
    # Whoever leaves it to another one to write is no better off.
    beside = source.replace("call.market.items.replace(item)", "_write(call, item)")
    assert list(check_held_writes(Module("app.service.endpoints.variations", beside)))
    held = source.replace("item = owned_item(call)", "item = call.market.items.hold(1)")
    assert not list(check_held_writes(Module("app.service.planted", held)))
