"""Several pieces of one job side by side, which succeed or fail as one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from app.tasks import Overlap, TaskScope


@asynccontextmanager
async def alongside(*works: Coroutine[Any, Any, object]) -> AsyncIterator[None]:
    """Run ``works`` side by side while the block runs, and wait for them at its end.

    The first failure ends the others and is raised then; an exception of the block ends them, too.
    """
    failures: list[Exception] = []
    keys = [str(number) for number in range(len(works))]

    def fail(key: str, error: Exception) -> None:
        failures.append(error)
        for other in keys:
            if other != key:
                scope.cancel(other)

    scope = TaskScope("gather", on_failure=fail)
    async with scope:
        for key, work in zip(keys, works, strict=True):
            scope.start(work, key=key, overlap=Overlap.SKIP)
        yield
        await scope.settle()
    if failures:
        raise failures[0]


async def gather(*works: Coroutine[Any, Any, object]) -> None:
    """Run ``works`` side by side until all have ended.

    The first failure ends the others and is raised; so does being cancelled.
    """
    async with alongside(*works):
        pass
