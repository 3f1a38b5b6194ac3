"""What rows have in common: one entry for each finding, and no figure made of an unknown."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.plans.plan_check import Checked, Outlook
from app.engine.previews.question import PreviewOutcome, PreviewRow
from app.rules.findings import Finding
from app.ui.plans.preview.figures import ALL, LEFT_OUT, REFUSED, Guards, Tally
from app.ui.plans.preview.model import DIFFERENCE, NET, PreviewModel
from app.ui.plans.preview.result_text import ResultWords
from app.ui.plans.preview.table import PreviewTable
from app.ui.plans.preview.whys import Why, shared_among, whys_of
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import currency_context
from tests.stands.locales import locale

CONTEXT = currency_context(locale("en"), "MXN")
FREE = Finding.warning("shipping.free_shipping", "follows.free_shipping", before=False, after=True)


def row(item_id: str, *findings: Finding, guards: tuple[Finding, ...] = (), **more: Any) -> Any:
    plain = PreviewRow(item_id, "", "", "", "", "MXN", PreviewOutcome.CHANGES)
    return plain._replace(findings=findings, guards=guards, **more)


def long(path: str, longest: int) -> Finding:
    return Finding.error(path, "item.warranty.too_long", longest=longest)


def lower(after: int, net: int | None, *, threshold: int | None = 549) -> Finding:
    nets = {"net_before": Decimal(90), "net_after": None if net is None else Decimal(net)}
    prices = {"before": Decimal(500), "after": Decimal(after), "threshold": threshold}
    return Finding.warning("price", "guard.lower_net", **prices, **nets)


def test_that_each_finding_is_there_once_with_the_number_of_its_rows() -> None:
    rows = [
        row("1", FREE, long("warranty", 60)),
        row("2", FREE, long("warranty", 80)),
        row("3", FREE, FREE),
        row("4", reason="so_already", outcome=PreviewOutcome.UNCHANGED),
    ]
    told = {"2": "The marketplace is closed"}
    found = shared_among(rows, lambda one: told.get(one.item_id, ""), CONTEXT)
    assert [(one.words, one.rows) for one in found] == [
        ("With this change, shipping is free", 3),
        # They differ in their figures.
        ("Warranty, in words: At most … characters", 2),
        ("It is so already", 1),
        ("The marketplace is closed", 1),
    ]


def test_that_variations_of_a_listing_are_one_field_and_attributes_several() -> None:
    price = Finding.error("variations.77.price", "item.price.negative")
    brand, model = (
        Finding.error(f"attributes.{name}", "item.attributes.required") for name in ("B", "M")
    )
    assert [*whys_of(row("1", price, brand, model))] == [
        Why("item.price.negative", "price"),
        Why("item.attributes.required", "attributes.B"),
        Why("item.attributes.required", "attributes.M"),
    ]


def test_that_no_sentence_is_made_with_a_net_that_nobody_knows() -> None:
    assert finding_sentence(lower(560, 80), CONTEXT).count("MXN") == 4
    words = finding_sentence(lower(560, None), CONTEXT)
    assert "–" not in words
    assert "not known" in words


def test_that_no_figure_is_made_of_an_unknown() -> None:
    known = row("1", guards=(lower(560, 80),), net_before=Decimal(90), net_after=Decimal(80))
    unknown = row("2", guards=(lower(560, None),), net_before=Decimal(90))

    def count(*rows: PreviewRow) -> Any:
        tally = Tally()
        tally.add(rows, lambda _: True)
        return tally.figures()

    assert (count(known).sure, count(known).lost, count(known).threshold) == (True, 10, 549)
    both = count(known, unknown)
    assert (both.sure, both.known, both.crossing) == (False, 1, 2)
    # A price that rises without going beyond it does not cross it.
    assert count(row("1", guards=(lower(520, 80),))).threshold is None
    assert count(row("1", guards=(lower(560, 80, threshold=None),))).threshold is None


def sent(tone: str) -> ResultWords:
    return ResultWords("check", tone, "Sent", tone=tone)


def test_that_rows_that_come_and_change_are_counted_as_if_all_were_counted_anew() -> None:
    model = PreviewModel(CONTEXT)
    model.clear()
    rows = [
        row(
            str(at),
            price_after=Decimal(at),
            net_before=Decimal(10),
            net_after=Decimal(at % 20),
            guards=(lower(560, 80),) if at % 7 == 0 else (),
            outcome=PreviewOutcome.UNCHANGED if at % 5 == 0 else PreviewOutcome.CHANGES,
            changes=() if at % 5 == 0 else (("price", 1, at), ("description", "", "x"))[: at % 3],
        )
        for at in range(60)
    ]

    def anew() -> Any:
        tally = Tally()
        tally.add(model.rows(), model.goes)
        return tally.figures()

    for first in range(0, 60, 20):
        model.add(rows[first : first + 20])
        assert model.figures() == anew()
    steps: tuple[Callable[[], object], ...] = (
        lambda: model.tick([rows[1], rows[14]], on=False),
        model.arrange,
        lambda: model.replace([rows[2]._replace(outcome=PreviewOutcome.REFUSED), row("99")]),
        lambda: model.replace([row("21", guards=(lower(560, 80),), net_after=Decimal(3))]),
        lambda: model.guard(Guards(less=True)),
        lambda: model.tick(model.rows(), on=False),
        lambda: model.tick(
            [one for one in model.rows() if one.item_id not in ("1", "14")], on=True
        ),
        lambda: model.tick([rows[14]], on=True),
        lambda: model.show_tab(LEFT_OUT),
        lambda: model.add([row("61", changes=(("price", 1, 2),))]),
    )
    for step in steps:
        before = model.figures()
        step()
        assert model.figures() == anew()
        assert (model.figures() == before) == (step in (steps[1], steps[8]))
    model.show_tab(ALL)
    able = [one for one in model.rows() if one.outcome is PreviewOutcome.CHANGES]
    assert model.shown_state() is (
        Qt.CheckState.Checked if all(map(model.goes, able)) else Qt.CheckState.PartiallyChecked
    )
    model.frozen = True
    known = model.figures()
    assert known.counts[REFUSED] == 0, "what was sent is not refused yet"
    model.take_sent({"1": sent("bad"), "3": sent("bad"), "4": sent("ok"), "60": sent("bad")})
    # The first one was left out, and so was not sent; there is none of the last.
    assert model.figures() == known._replace(counts={**known.counts, REFUSED: 1})
    model.clear()
    model.frozen = False
    assert model.figures().counts == {}


def test_that_a_result_names_the_field_and_what_is_new_of_a_description() -> None:
    model = PreviewModel(CONTEXT)
    refused = row("1", long("warranty", 10), outcome=PreviewOutcome.REFUSED)
    assert model.result(refused).why.startswith("Warranty, in words: ")
    added = row("2", changes=(("description", "A long text", "A long text\nby hand"),))
    assert model.result(added).other == "Description: … by hand"
    other = row("3", changes=(("description", "A long text", "A short one"),))
    assert model.result(other).other == "Description: A short one"


@pytest.mark.parametrize(
    ("rehearsed", "net_after", "left_out", "word", "why"),
    [
        (Outlook.READY, 90, False, "Rehearsed, accepted", ""),
        (Outlook.READY, 70, False, "Earns less", "Rehearsed, accepted"),
        (Outlook.REFUSED, 70, False, "Rehearsed, refused", ""),
        (Outlook.READY, 70, True, "Left out", ""),
        (None, 70, False, "Earns less", ""),
    ],
)
def test_that_a_rehearsal_hides_no_warning(
    rehearsed: Outlook | None, net_after: int, left_out: bool, word: str, why: str
) -> None:
    model = PreviewModel(CONTEXT)
    one = row("1", net_before=Decimal(80), net_after=Decimal(net_after))
    if rehearsed is not None:
        model.rehearsed["1"] = Checked("1", "", rehearsed, ())
    model.choice.take(["1"] if left_out else [], [])
    assert (model.result(one).word, model.result(one).why) == (word, why)


def test_that_a_row_that_a_guard_stops_is_stopped_though_it_was_rehearsed() -> None:
    model = PreviewModel(CONTEXT)
    model.rehearsed["1"] = Checked("1", "", Outlook.READY, ())
    model.guard(Guards(less=True))
    one = row("1", guards=(lower(600, 70),), net_before=Decimal(90), net_after=Decimal(70))
    assert model.result(one).word == "Stopped"


@pytest.mark.parametrize(
    ("changes", "net_after", "hidden"),
    [
        ((("title", "a", "b"),), 10, True),
        ((("title", "a", "b"), ("price", 1, 2)), 10, False),
        ((("shipping.free_shipping", False, True),), 7, False),
        ((("shipping.free_shipping", False, True),), None, False),
    ],
)
def test_that_nets_are_shown_where_they_or_prices_change(
    qtbot: QtBot, changes: Any, net_after: int | None, hidden: bool
) -> None:
    model = PreviewModel(CONTEXT)
    table = PreviewTable(model, lambda _id, _url: None)
    qtbot.addWidget(table)
    table.resize(1200, 400)
    net = None if net_after is None else Decimal(net_after)
    model.add([row("1", changes=changes, net_before=Decimal(10), net_after=net)])
    table.show_columns()
    assert [table.isColumnHidden(one) for one in (NET, DIFFERENCE)] == [hidden, hidden]
