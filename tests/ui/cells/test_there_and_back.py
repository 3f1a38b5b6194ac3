"""Whatever is typed into cells, sent and undone in the window leaves the listings as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.ui.application import choose_theme, interface_font
from tests.ui.cells.sheet import Sheet, opened

pytestmark = [
    pytest.mark.prove,
    pytest.mark.usefixtures("forked"),
    pytest.mark.timeout(900),
]
LISTINGS = 4
#: What the marketplace works out anew at each write.
ITS_OWN = frozenset({"last_updated", "health", "warnings", "stop_time"})
#: Letters that Qt can press in a test.
WORDS = st.text("abcd 0123.-", min_size=8, max_size=30).filter(lambda text: text[0] in "abcd")
#: Small enough a step that no guard asks, and nothing that could be read as two numbers.
EDITS = st.lists(
    st.one_of(
        st.tuples(
            st.integers(0, LISTINGS - 1), st.just("price"), st.sampled_from(("=+1%", "=-2%", "=+1"))
        ),
        st.tuples(st.integers(0, LISTINGS - 1), st.just("stock"), st.integers(1, 900).map(str)),
        st.tuples(st.integers(0, LISTINGS - 1), st.just("title"), WORDS.map(str.strip)),
    ),
    min_size=1,
    max_size=5,
)
Desk = tuple[asyncio.Runner, Sheet]


@pytest.fixture(scope="module")
def desk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """One window for all examples, in a loop that goes on between them."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    with asyncio.Runner() as runner:
        window = opened(tmp_path_factory.mktemp("back"))
        yield runner, runner.run(window.__aenter__())
        runner.run(window.__aexit__(None, None, None))


def kept(items: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {
        item_id: {name: value for name, value in item.items() if name not in ITS_OWN}
        for item_id, item in items.items()
    }


async def there_and_back(shop: Sheet, edits: list[tuple[int, str, str]]) -> None:
    await shop.front()
    items = shop.unsold(LISTINGS)
    before = kept(shop.live_all(items))
    for at, column, text in edits:
        await shop.enter(items[at], column, text)
    changes, _ = shop.pending.count()
    if not changes:
        return
    await shop.press_button("cells_send")
    await shop.until(lambda: shop.bar.note.startswith(f"Sent: {changes} "), "all to be sent")
    sent = kept(shop.live_all(items))
    assert sent != before
    for item_id in items:
        assert Decimal(str(sent[item_id]["price"])) > 0
    await shop.press_button("cells_act")
    await shop.agree_if_asked()
    await shop.until(lambda: kept(shop.live_all(items)) == before, "all of it to be back")


@settings(
    max_examples=6,
    # Each example is sent and undone: a smaller one of a wrong one would take minutes.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@example([(0, "price", "=+1"), (1, "price", "=-2%"), (3, "stock", "21")])
@example([(0, "price", "=+1%"), (1, "price", "=+1%")])
@given(EDITS)
def test_that_what_was_typed_sent_and_undone_is_as_before(
    desk: Desk, edits: list[tuple[int, str, str]]
) -> None:
    runner, shop = desk
    runner.run(there_and_back(shop, edits))
