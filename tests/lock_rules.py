"""Where the marketplace locks, and the tests that find each lock missing.

A lock is what keeps two processes that share a store apart: a row or a table that is held, or one
statement that counts or claims what two may write at once.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.source_rules import Module

_HOLDING = {"for_update", "skip_locked", "hold", "_hold", "hold_due", "locked_setting"}
_CLAIMING = ("FOR UPDATE", "LOCK TABLE", "ON CONFLICT", "IF NOT EXISTS", "RETURNING")
_HOLDERS = {"locked_item", *_HOLDING}
# What writes an item that its callers hold.
_HELD_BEFORE = {
    "app.service.endpoints.variations._write",
    "app.service.sales.register.SalesRegister._write",
}

_ISOLATION, _EACH = "test_isolation.test_that_", "test_each_lock.test_that_"
_DUE = "test_due.test_that_"
_MEMORY, _CLAIMS = "test_shared_memory.test_that_", "test_claims.test_that_"
_ANY_HOLDING = (
    f"{_ISOLATION}time_that_holds_nothing_is_found",
    f"{_ISOLATION}rates_that_are_not_held_are_found",
    f"{_MEMORY}a_clock_that_is_not_held_is_found",
    f"{_MEMORY}faults_that_are_not_held_are_found",
)
_EDITS = (
    f"{_ISOLATION}edits_without_locks_are_found",
    f"{_ISOLATION}a_version_that_is_checked_outside_is_found",
    f"{_ISOLATION}relisting_without_locks_is_found",
    f"{_EACH}a_listing_type_that_holds_nothing_is_found",
)
_ORDER = f"{_ISOLATION}numbers_that_do_not_come_in_their_order_are_found"
_NUMBERS = f"{_ISOLATION}numbers_that_are_read_and_then_written_are_found"
_CIRCLE = f"{_ISOLATION}sales_that_do_not_hold_the_seller_are_found"
_OVER_TIME = f"{_DUE}a_sale_of_what_time_ends_meanwhile_is_found"
_LATE = (
    f"{_MEMORY}late_commits_that_are_not_held_are_found",
    f"{_EACH}a_late_commit_that_is_added_without_holding_is_found",
)
_FAULTS = (f"{_MEMORY}faults_that_are_not_held_are_found",)
_TABLES = (
    "test_opening.test_that_a_start_that_waits_for_nobody_is_found",
    f"{_EACH}two_who_bring_a_store_up_at_once_are_found",
)

LOCKS: Mapping[str, tuple[str, ...]] = {
    "endpoints.item_writes.create users.hold": (_ORDER,),
    "endpoints.item_writes.locked_item users.hold": _EDITS,
    "endpoints.item_writes.locked_item timekeeper.hold": (
        *_EDITS,
        f"{_ISOLATION}an_edit_that_does_not_hold_its_item_is_found",
    ),
    "market.numbering._COUNT RETURNING": (_NUMBERS,),
    "market.numbering._BEGIN RETURNING": (_NUMBERS,),
    "market.numbering._BEGIN ON CONFLICT": (
        f"{_EACH}a_count_that_each_begins_for_itself_is_found",
    ),
    "market.rate_limit._TAKE ON CONFLICT": (
        f"{_MEMORY}calls_that_each_process_counts_are_found",
        f"{_CLAIMS}a_limit_that_is_read_and_then_written_is_found",
    ),
    "market.rate_limit._TAKE RETURNING": (
        f"{_CLAIMS}a_limit_that_is_read_and_then_written_is_found",
    ),
    "market.timekeeper.Timekeeper.hold items.hold": (*_EDITS, _OVER_TIME),
    "market.timekeeper.Timekeeper._change_some items.hold_due": (
        f"{_ISOLATION}time_that_holds_nothing_is_found",
        f"{_DUE}who_waits_for_what_another_makes_of_time_is_found",
    ),
    "practice.endpoints.Practice._advance database.locked_setting": (
        f"{_MEMORY}a_clock_that_is_not_held_is_found",
    ),
    "practice.late_commits.LateCommits._hold ON CONFLICT": _LATE,
    "practice.late_commits.LateCommits._hold database.locked_setting": _LATE,
    "practice.late_commits.LateCommits.add self._hold": _LATE[1:],
    "practice.late_commits.LateCommits.take self._hold": _LATE[:1],
    "practice.shared_faults.SharedFaults._read for_update": _FAULTS,
    "practice.shared_faults.SharedFaults.meet database.for_update": _FAULTS,
    "practice.shared_faults._MORE_CALLS ON CONFLICT": (
        f"{_CLAIMS}calls_that_are_read_and_then_written_are_found",
    ),
    "prediction.learned._keep_at_once ON CONFLICT": (
        f"{_CLAIMS}what_is_learned_piece_by_piece_is_found",
    ),
    "sales.register.SalesRegister.sell users.hold": (_CIRCLE,),
    "sales.register.SalesRegister.sell timekeeper.hold": (_OVER_TIME,),
    "sales.register.SalesRegister._sell_some users.hold": (_CIRCLE,),
    "sales.register.SalesRegister._offers timekeeper.hold": (_OVER_TIME,),
    "sales.register.SalesRegister.catch_up database.for_update": (
        f"{_DUE}a_journey_that_waits_for_no_buyers_is_found",
    ),
    "sales.register.SalesRegister.catch_up database.skip_locked": (
        f"{_ISOLATION}sales_of_two_at_once_are_found",
        f"{_DUE}buyers_who_are_not_held_are_found",
        f"{_DUE}who_waits_for_buyers_whom_another_serves_is_found",
    ),
    "sales.register.SalesRegister.set_rate database.locked_setting": (
        f"{_ISOLATION}rates_that_are_not_held_are_found",
    ),
    "sales.register._FIRST_RATES ON CONFLICT": (
        f"{_DUE}first_rates_that_are_not_written_to_be_held_are_found",
    ),
    "stores.database.Database.locked_setting self.for_update": _ANY_HOLDING[1:3],
    "stores.items.ItemStore.__init__ database.for_update": _EDITS,
    "stores.items.ItemStore.hold_due database.skip_locked": _ANY_HOLDING[:1],
    "stores.pictures.PictureStore.keep_file ON CONFLICT": (
        f"{_CLAIMS}a_picture_that_was_there_already_is_found",
    ),
    "stores.pictures._ADD ON CONFLICT": (f"{_CLAIMS}a_picture_that_was_there_already_is_found",),
    "stores.postgresql.PostgresqlDatabase._make_room IF NOT EXISTS": (
        f"{_EACH}who_gives_up_where_another_made_the_schema_is_found",
    ),
    "stores.postgresql.PostgresqlDatabase.for_update FOR UPDATE": _ANY_HOLDING,
    "stores.postgresql.PostgresqlDatabase.skip_locked FOR UPDATE": _ANY_HOLDING,
    "stores.postgresql.PostgresqlDatabase.opening LOCK TABLE": _TABLES,
    "stores.postgresql_tables.COUNT_TRANSACTION ON CONFLICT": (
        f"{_MEMORY}counts_of_one_process_are_found",
        f"{_CLAIMS}transactions_that_are_read_and_then_written_are_found",
    ),
    "stores.users.UserStore.hold database.for_update": (_ORDER, _CIRCLE),
    "worlds.first_start._FIRST_ID ON CONFLICT": (f"{_CLAIMS}an_id_that_is_written_over_is_found",),
}
"""Every lock, and the tests of the marketplace without it."""

NO_LOCKS: Mapping[str, str] = {
    "stores.database.Database.keep_setting ON CONFLICT": "who judges by it has held it",
    "stores.descriptions.DescriptionStore.load_rows ON CONFLICT": "a new store has one writer",
    "stores.descriptions._ADD_DEFAULT ON CONFLICT": "a new store has one writer",
    "stores.postgresql.PostgresqlDatabase.insert RETURNING": "the number of a row, for its index",
    "stores.postgresql_tables.PostgresqlTitles.add ON CONFLICT": "words of a row that is held",
    "stores.schema._STEPS IF NOT EXISTS": "within the opening, which holds the table",
    "stores.search_index._KEEP ON CONFLICT": "the entry of a row that is held",
}
"""What reads like a lock and is none, and why."""


def sites(module: Module) -> Iterator[str]:
    """Yield what locks in a module: where it stands, and what it is."""
    short = module.name.removeprefix("app.service.")
    for name, node in _named(module.tree, ""):
        for how in _locks(node):
            yield f"{short}{name} {how}"


def unmatched(found: Iterable[str], locks: Iterable[str], no_locks: Iterable[str]) -> list[str]:
    """Return the locks that no table has, and the lines of the tables that no lock has."""
    return sorted(set(found) ^ {*locks, *no_locks}) + sorted(set(locks) & set(no_locks))


def unproved(locks: Mapping[str, tuple[str, ...]], tests: Iterable[str]) -> list[str]:
    """Return the locks without a test that is there; each test as ``module.name``."""
    known = set(tests)
    return [lock for lock, names in locks.items() if not names or not known.issuperset(names)]


def check_held_writes(module: Module) -> Iterator[str]:
    """Find functions that write an item again and have not held it."""
    # Who calls what writes has held the item as well.
    writers = {name.rpartition(".")[2] for name in _HELD_BEFORE if name.startswith(module.name)}
    for name, node in _functions(module.tree, module.name):
        text = {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}
        text |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        if _writes_items(node, writers) and not text & _HOLDERS and name not in _HELD_BEFORE:
            yield f"{node.lineno}: {name} writes an item that it has not held"


def _functions(tree: ast.AST, name: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield f"{name}.{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{name}.{node.name}")


def _writes_items(tree: ast.AST, writers: Iterable[str]) -> bool:
    calls = (ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call))
    steps = [call.split(".") for call in calls]
    return any(
        one[-1] in writers or [step.strip("_") for step in one[-2:]] == ["items", "replace"]
        for one in steps
    )


def _named(tree: ast.AST, name: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield each statement with the name of the function, class or value that it belongs to."""
    inside = isinstance(tree, ast.Module | ast.ClassDef)
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _named(node, f"{name}.{node.name}")
        elif inside and isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield f"{name}.{ast.unparse(target)}", node
        else:
            yield name, node


def _locks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in _HOLDING:
            of = ast.unparse(node.value).rpartition(".")[2].strip("_")
            yield f"{of}.{node.attr}"
        elif isinstance(node, ast.Name) and node.id in _HOLDING and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (claim for claim in _CLAIMING if claim in node.value)
