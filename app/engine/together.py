"""Several pieces of one job side by side, which succeed or fail as one."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from app.tasks import Overlap, TaskScope


async def together(*works: Coroutine[Any, Any, object]) -> None:
    """Run ``works`` side by side until all have ended.

    The first failure ends the others and is raised; so does being cancelled.
    """
    failures: list[Exception] = []
    keys = [str(number) for number in range(len(works))]

    def fail(key: str, error: Exception) -> None:
        failures.append(error)
        for other in keys:
            if other != key:
                scope.cancel(other)

    scope = TaskScope("together", on_failure=fail)
    async with scope:
        for key, work in zip(keys, works, strict=True):
            scope.start(work, key=key, overlap=Overlap.SKIP)
        await scope.settle()
    if failures:
        raise failures[0]
