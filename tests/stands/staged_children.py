"""Children that exist only in a test, and speak and die exactly when it says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

SIGKILLED = -9


class StagedChild:
    """Stands in for ``Child``: dead from ``die`` on, which is noticed only with ``notice``."""

    def __init__(
        self, stage: Stage, on_line: Callable[[bytes], None], on_exit: Callable[[int, str], None]
    ) -> None:
        self._stage, self._on_line, self._on_exit = stage, on_line, on_exit
        self.pid = 0
        self.written: list[bytes] = []
        self.is_dead = False

    def start(self) -> None:
        if self._stage.refusal is not None:
            raise self._stage.refusal
        self._stage.children.append(self)
        self.pid = len(self._stage.children)

    def write(self, line: bytes) -> None:
        if not self.is_dead:
            self.written.append(line)

    def kill(self) -> None:
        self.die()

    async def close(self, seconds: float = 0.0) -> None:
        if not self.is_dead:
            self.notice(0)

    def say(self, *lines: bytes | None) -> None:
        for line in lines:
            assert line is not None
            self._on_line(line)

    def die(self) -> None:
        self.is_dead = True

    def notice(self, code: int = SIGKILLED, last_words: str = "") -> None:
        """Have the console notice that it ended."""
        self.die()
        self._on_exit(code, last_words)


class Stage:
    """All children that were started; ``refusal`` is raised by a start."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.children: list[StagedChild] = []
        self.refusal: OSError | None = None
        monkeypatch.setattr("app.engine.processes.kept_child.Child", self._made)

    @property
    def newest(self) -> StagedChild:
        return self.children[-1]

    @property
    def alive(self) -> list[StagedChild]:
        return [child for child in self.children if not child.is_dead]

    def _made(
        self,
        _command: Sequence[str],
        *,
        on_line: Callable[[bytes], None],
        on_exit: Callable[[int, str], None],
    ) -> StagedChild:
        return StagedChild(self, on_line, on_exit)
