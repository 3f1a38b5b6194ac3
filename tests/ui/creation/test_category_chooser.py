"""Choosing a category with mouse and keys: predicted, searched, walked to, or used lately."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.domain.models.user import User
from app.engine.events import Connected
from app.ui.creation.category_facts import NO_OUTCOME, MoveOutcome
from app.ui.creation.prediction_card import PredictionCard
from tests.ui.creation.conftest import CLOSED, MUGS, OFFLINE, ROOTS, RUNNING, SHOES, guess, refs

LEFT = Qt.MouseButton.LeftButton


def cards(desk) -> list[PredictionCard]:
    return [one for one in desk.view.findChildren(PredictionCard) if one.isVisible()]


def words(desk, name: str) -> str:
    texts = [one.text() for one in desk.find(name).findChildren(QLabel)]
    return " | ".join(texts)


async def typed(desk, text: str) -> None:
    QTest.keyClicks(desk.view.title, text)
    await desk.settle()


async def test_that_typing_predicts_with_a_share_for_each_step_and_rivals(desk, qtbot):
    await desk.open(qtbot)
    await typed(desk, "Tenis para correr")
    best, rival = cards(desk)
    assert best.accessibleName() == "Running, Calzado › Running, 86\u00a0%"
    assert rival.accessibleName() == "Tazas, Hogar › Tazas, at most 4\u00a0%"
    assert best.isChecked()
    assert not rival.isChecked()
    assert desk.view.use_button.text() == "Use “Running”"
    assert "Listing allowed" in desk.find("category_allowed").accessibleName()
    assert desk.taken == [], "the best one is never applied unasked"
    QTest.mouseClick(desk.view.use_button, LEFT)
    assert desk.taken == [RUNNING]


async def test_that_a_title_is_asked_about_once_after_a_pause(desk, qtbot):
    await desk.open(qtbot)
    QTest.keyClicks(desk.view.title, "Taza de barro")
    await desk.settle()
    desk.choice.ask("Taza de barro ")
    await desk.settle()
    assert desk.finder.asked == ["Taza de barro"]


async def test_that_a_choice_by_hand_stays_while_the_title_goes_on(desk, qtbot):
    await desk.open(qtbot)
    await typed(desk, "Taza")
    QTest.mouseClick(cards(desk)[1], LEFT)
    await desk.settle()
    await typed(desk, " de barro")
    assert desk.view.use_button.text() == "Use “Tazas”"
    assert [card.isChecked() for card in cards(desk)] == [False, True]


async def test_that_the_tree_is_read_level_by_level_with_keys_alone(desk, qtbot):
    await desk.open(qtbot)
    level = desk.find("category_level_0")
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Down)
    level.setCurrentIndex(level.model().index(1, 0))
    QTest.keyClick(level, Qt.Key.Key_Return)
    await desk.settle()
    below = desk.find("category_level_1")
    assert below.currentIndex().data() == "Tazas"
    QTest.keyClick(below, Qt.Key.Key_Return)
    await desk.settle()
    assert desk.view.use_button.text() == "Use “Tazas”"
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.taken == [MUGS]


async def test_that_a_slash_searches_by_name_and_says_when_there_is_none(desk, qtbot):
    await desk.open(qtbot)
    await typed(desk, "/taz")
    (card,) = cards(desk)
    assert card.guess.id == MUGS
    assert desk.finder.asked == ["/taz"]
    await typed(desk, "xyz")
    assert not cards(desk)
    assert desk.find("prediction_state").text() == "No known category has this name"


async def test_that_recents_are_offered_as_far_as_they_still_exist_and_allow_listings(desk, qtbot):
    desk.recents = [MUGS, "gone", CLOSED]
    desk.finder.gone = {"gone"}
    await desk.open(qtbot)
    QTest.mouseClick(desk.find(f"recent_{MUGS}"), LEFT)
    await desk.settle()
    assert desk.view.use_button.text() == "Use “Tazas”"
    assert desk.view.findChild(QPushButton, f"recent_{CLOSED}") is None


@pytest.mark.parametrize(
    ("category_id", "said"), [(CLOSED, "Listing not allowed"), (SHOES, "Has subcategories")]
)
async def test_that_only_a_leaf_that_allows_listings_can_be_used(desk, qtbot, category_id, said):
    await desk.open(qtbot)
    desk.choice.choose(category_id)
    await desk.settle()
    assert desk.find("category_allowed").accessibleName() == said
    assert not desk.view.use_button.isEnabled()
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.taken == []


async def test_that_a_category_that_is_gone_cannot_be_used(desk, qtbot):
    desk.finder.gone = {RUNNING}
    await desk.open(qtbot)
    await typed(desk, "Tenis para correr")
    assert "does not exist any more" in words(desk, "category_facts")
    assert not desk.view.use_button.isEnabled()


async def test_that_without_an_answer_it_says_so_and_asks_again_once_there_is_one(desk, qtbot):
    desk.finder.error = OFFLINE
    await desk.open(qtbot)
    await typed(desk, "Tenis para correr")
    assert desk.find("prediction_state").text()
    assert not cards(desk)
    desk.finder.error = None
    desk.choice.on_event(Connected(User(id="1")))
    await desk.settle()
    assert len(cards(desk)) == 2
    assert desk.find("category_level_0").model().rowCount() == 2


async def test_that_a_site_without_categories_says_so(desk, qtbot):
    desk.finder.tree = ()
    desk.finder.best = None
    await desk.open(qtbot)
    await typed(desk, "Tenis para correr")
    said = [one.text() for one in desk.view.findChildren(QLabel) if one.isVisible()]
    assert any("no category is known" in text for text in said)
    assert "No category can be predicted" in desk.find("prediction_state").text()
    assert not desk.view.tree.parentWidget().isVisible()


async def test_that_a_predicted_category_is_where_the_tree_of_an_empty_site_begins(desk, qtbot):
    desk.finder.tree = ()
    await desk.open(qtbot)
    assert not desk.view.tree.parentWidget().isVisible()
    await typed(desk, "Tenis para correr")
    level = desk.find("category_level_0")
    assert level.isVisible()
    assert level.model().rowCount() == 1
    said = [one.text() for one in desk.view.findChildren(QLabel) if one.isVisible()]
    assert not any("no category is known" in text for text in said)


async def test_that_an_open_branch_stays_open_where_another_root_is_learned(desk, qtbot):
    desk.finder.tree = refs(ROOTS[1:])
    await desk.open(qtbot)
    level = desk.find("category_level_0")
    level.setCurrentIndex(level.model().index(0, 0))
    QTest.keyClick(level, Qt.Key.Key_Return)
    await desk.settle()
    await typed(desk, "Tenis para correr")
    assert desk.finder.learned == [RUNNING]
    assert level.model().rowCount() == 2
    assert level.currentIndex().data() == "Hogar"
    assert desk.find("category_level_1").isVisible()


async def test_that_a_guess_nobody_put_a_figure_on_shows_none(desk, qtbot):
    desk.finder.best, desk.finder.others = guess(RUNNING), ()
    await desk.open(qtbot)
    await typed(desk, "Tenis para correr")
    assert cards(desk)[0].accessibleName() == "Running, Calzado › Running, –"


async def test_that_it_says_what_a_draft_would_carry_over_and_lose(desk, qtbot):
    desk.outcome = MoveOutcome(["Marca"], ["Motor"])
    await desk.open(qtbot)
    desk.choice.choose(RUNNING)
    await desk.settle()
    said = words(desk, "category_facts")
    assert "1 values carry over | Marca" in said
    assert "1 values do not exist there | Motor" in said
    desk.outcome = NO_OUTCOME
    desk.choice.choose(MUGS)
    await desk.settle()
    assert "carry over" not in words(desk, "category_facts")


async def test_that_nothing_of_the_facts_is_cut_off_at_the_side(desk, qtbot):
    await desk.open(qtbot)
    desk.choice.choose(RUNNING)
    await desk.settle()
    facts = desk.view.facts
    page = facts.widget()
    assert page is not None
    assert page.minimumSizeHint().width() <= facts.viewport().width()
