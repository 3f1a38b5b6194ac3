"""One marketplace and one open shop for all tests of the Python API."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.stands.api_shop import ApiShop, api_shop


@pytest.fixture(scope="session")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ApiShop]:
    with api_shop(tmp_path_factory.mktemp("api"), listings=160) as found:
        yield found
