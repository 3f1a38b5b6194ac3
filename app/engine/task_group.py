"""Concurrent parts of one job, which succeed or fail together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from app.tasks import Overlap, TaskScope


@asynccontextmanager
async def alongside(*works: Coroutine[Any, Any, object]) -> AsyncIterator[None]:
    """Run ``works`` concurrently with the ``with`` block, and wait for them at its end.

    The first failure cancels the others and is raised then; an exception of the block cancels them,
    too.
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
    """Run ``works`` concurrently until all have ended.

    The first failure cancels the others and is raised; so is a cancellation.
    """
    async with alongside(*works):
        pass
