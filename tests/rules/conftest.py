"""Every code a rule gives while it is tested is checked against the table of codes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.rules.codes import CODES
from app.rules.findings import Finding


@pytest.fixture(autouse=True)
def known_codes_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(make: Callable[..., Finding]) -> Callable[..., Finding]:
        def make_checked(path: str, code: str, /, **params: Any) -> Finding:
            assert code in CODES, code
            return make(path, code, **params)

        return make_checked

    monkeypatch.setattr(Finding, "error", checked(Finding.error))
    monkeypatch.setattr(Finding, "warning", checked(Finding.warning))
