"""What every test of the window begins with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.ui.application import speak_source


@pytest.fixture(autouse=True)
def source_language() -> Iterator[None]:
    """No test speaks the language that another one chose."""
    yield
    speak_source()
