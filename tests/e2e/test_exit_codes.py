"""Every exit code of the README, reached by a command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import MappingProxyType

import pytest

from app.commands.exits import Exit
from app.engine.schedules.agent_lock import claim_agent
from tests.stands.served_shop import Listings, ServedShop, lost, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("exits"), listings=40) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


def _done(shop: ServedShop, _listings: Listings, _folder: Path) -> int:
    return shop.run("send").code


def _not_all(shop: ServedShop, listings: Listings, _folder: Path) -> int:
    return shop.run("edit", listings.first(plain)["id"], "price=+60%").code


def _usage(shop: ServedShop, _listings: Listings, _folder: Path) -> int:
    return shop.run("edit", "MX0", "price=5").code


def _in_use(shop: ServedShop, _listings: Listings, _folder: Path) -> int:
    lock = claim_agent(shop.workspace)
    try:
        return shop.run("agent", "--once").code
    finally:
        lock.release()


def _files(shop: ServedShop, _listings: Listings, folder: Path) -> int:
    where = ("--base-url", shop.served.base_url, "--workspace", folder / "never synced")
    return shop.run_bare("show", "MX1", "--stored", *where).code


def _marketplace(shop: ServedShop, _listings: Listings, folder: Path) -> int:
    where = ("--base-url", "http://127.0.0.1:9", "--workspace", folder / "elsewhere")
    return shop.run_bare("account", *where).code


def _unfinished(shop: ServedShop, listings: Listings, _folder: Path) -> int:
    words = ("duplicate", listings.first(plain)["id"], "sku=EXITS", "--timeout", "2")
    with shop.faults(lost("POST /items")):
        return shop.run_until_asked("POST /items", *words).code


def _interrupted(shop: ServedShop, _listings: Listings, _folder: Path) -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.commands.exporting.claim", _press)
        return shop.run("export").code


def _press(*_arguments: object) -> None:
    raise KeyboardInterrupt


REACHED_BY: MappingProxyType[Exit, Callable[[ServedShop, Listings, Path], int]] = MappingProxyType(
    {
        Exit.DONE: _done,
        Exit.NOT_ALL: _not_all,
        Exit.USAGE: _usage,
        Exit.IN_USE: _in_use,
        Exit.FILES: _files,
        Exit.MARKETPLACE: _marketplace,
        Exit.UNFINISHED: _unfinished,
        Exit.INTERRUPTED: _interrupted,
    }
)


def test_that_every_exit_code_is_in_the_table() -> None:
    assert set(REACHED_BY) == set(Exit)


@pytest.mark.parametrize("code", REACHED_BY)
def test_that_an_exit_code_is_reached(
    code: Exit, shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    assert REACHED_BY[code](shop, listings, tmp_path) == code
