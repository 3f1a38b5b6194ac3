"""Whatever is typed into cells, sent and undone in the window leaves the listings as they were."""

from __future__ import annotations

import asyncio
from decimal import Decimal
from pathlib import Path
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


def test_that_what_was_typed_sent_and_undone_is_as_before(
    qapp: QApplication, tmp_path: Path
) -> None:
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    # The window is open within the test alone: before and after it Qt's timers would fire while
    # the loop stands still.
    with asyncio.Runner() as runner:
        window = opened(tmp_path)
        shop = runner.run(window.__aenter__())

        @settings(
            max_examples=6,
            # Each example is sent and undone: a smaller one of a wrong one would take minutes.
            phases=[Phase.explicit, Phase.reuse, Phase.generate],
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
        @example([(0, "price", "=+1"), (1, "price", "=-2%"), (3, "stock", "21")])
        @example([(0, "price", "=+1%"), (1, "price", "=+1%")])
        @given(EDITS)
        def of_any_edits(edits: list[tuple[int, str, str]]) -> None:
            runner.run(there_and_back(shop, edits))

        try:
            of_any_edits()
        finally:
            runner.run(window.__aexit__(None, None, None))
