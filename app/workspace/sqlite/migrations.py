"""Schema versions of a database file, and the scripts that migrate it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.workspace.sqlite.database import Database, statements

MIGRATIONS = Path(__file__).parents[1] / "migrations"
"""The folder of the scripts that migrate a file to the schema of this program."""


def schema_version(database: Database) -> int:
    """Return the number of the last migration in the file; 0 for a new one."""
    return int(database.first("PRAGMA user_version")[0])


def scripts_of(name: str, count: int) -> list[str]:
    """Return the first ``count`` migrations ``migrations/<name>_<n>.sql`` of the file ``name``."""
    numbers = range(1, count + 1)
    return [(MIGRATIONS / f"{name}_{number}.sql").read_text(encoding="utf-8") for number in numbers]


def migrate(database: Database, scripts: Sequence[str]) -> None:
    """Migrate the file to version ``len(scripts)``; every script is one transaction.

    Two processes may do so at the same time: the second one finds the work of the first.
    """
    for number in range(schema_version(database), len(scripts)):
        with database.transaction():
            if schema_version(database) != number:
                continue
            for statement in statements(scripts[number]):
                database.run(statement)
            database.run(f"PRAGMA user_version = {number + 1}")
