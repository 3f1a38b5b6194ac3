"""One row on its way: only what changed is sent, nothing twice, nothing over another's change."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.editing.row_progress import PendingUpload, RowProgress
from app.editing.values import Choice, PictureRef
from app.engine.sending.sender import Interrupted
from app.workspace.journal.history import History
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState
from app.workspace.journal.tables import OUTBOX
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.sending_desk import DATA, SHA, Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    uploads = tmp_path / "uploads"
    uploads.mkdir()
    (uploads / f"{SHA}.jpg").write_bytes(DATA)
    journal = Journal(tmp_path / "journal.db")
    yield Desk(FakeMarketplace(item_body()), journal, uploads)
    journal.close()


async def test_that_only_changed_fields_are_sent_and_written_down(desk: Desk) -> None:
    desk.put(("title", "Mesa nueva"), ("price", Decimal("120.50")))
    row = await desk.send()
    assert row.state is OutboxState.DONE
    assert [c for c in desk.shop.calls if c[0] == "put"] == [
        ("put", {"title": "Mesa nueva", "price": Decimal("120.50")})
    ]
    (entry,) = History(desk.journal).of_item("MX1")
    assert entry.call == "PUT /items/MX1"
    assert entry.before["title"] == "Mesa de roble"
    assert entry.sent == {"title": "Mesa nueva", "price": Decimal("120.50")}
    assert entry.answer["title"] == "Mesa nueva"
    assert desk.stored[0]["title"] == "Mesa nueva"
    assert not desk.draft_is_back
    assert row.progress.before is None


@pytest.mark.parametrize(
    ("path", "mine", "live", "state", "puts"),
    [
        ("title", "Mía", {"title": "Suya"}, "held", 0),
        ("title", "Mía", {"price": 999}, "done", 1),
        ("title", "Mía", {"title": "Mía"}, "done", 0),
        ("price", Decimal(120), {"price": 130}, "held", 0),
        ("available_quantity", 9, {"available_quantity": 4, "sold_quantity": 1}, "done", 1),
        ("available_quantity", 1, {"available_quantity": 3}, "held", 0),
        (
            "attributes.BRAND",
            (Choice(None, "Pino"),),
            {"attributes": [{"id": "BRAND", "value_name": "Haya"}]},
            "held",
            0,
        ),
        (
            "attributes.BRAND",
            (Choice(None, "Pino"),),
            {
                "attributes": [
                    {"id": "BRAND", "name": "Marca", "value_name": "Roble"},
                    {"id": "X", "value_name": "1"},
                ]
            },
            "done",
            1,
        ),
        (
            "shipping.free_shipping",
            True,
            {"shipping": {"mode": "me1", "free_shipping": False}},
            "done",
            1,
        ),
        ("pictures", (PictureRef("id", "P2"),), {"pictures": [{"id": "P1"}]}, "held", 0),
    ],
)
async def test_that_what_somebody_else_changed_is_not_overwritten(
    desk: Desk, path: str, mine: Any, live: dict[str, Any], state: str, puts: int
) -> None:
    desk.put((path, mine))
    desk.shop.stored["MX1"].update(live)
    row = await desk.send()
    assert (row.state.value, desk.shop.count("put")) == (state, puts)
    if state == "held":
        (found,) = row.result.findings
        assert (found.path, found.code) == (path, "conflict")
        assert found.params["mine"] != found.params["live"]
        assert desk.draft_is_back


async def test_that_a_decided_conflict_is_sent(desk: Desk) -> None:
    desk.put(("title", "Mía"))
    desk.shop.stored["MX1"]["title"] = "Suya"
    held = await desk.send()
    desk.outbox.move(held, OutboxState.QUEUED, progress=RowProgress(decided=("title",)))
    assert (await desk.send()).state is OutboxState.DONE
    assert desk.shop.stored["MX1"]["title"] == "Mía"


@pytest.mark.parametrize(
    ("fault", "state", "stop"),
    [
        (fake.NOT_SENT, "queued", False),
        (fake.TOO_MANY, "queued", False),
        (fake.BAD_TOKEN, "queued", True),
        (fake.FORBIDDEN, "queued", True),
    ],
)
@pytest.mark.parametrize("call", ["get", "put"])
async def test_that_what_was_not_taken_waits(
    desk: Desk, fault: Any, state: str, stop: bool, call: str
) -> None:
    desk.put(("title", "Mesa nueva"))
    desk.shop.faults[call] = [fault]
    with pytest.raises(Interrupted) as interrupted:
        await desk.send()
    assert (desk.states, interrupted.value.stop) == ([state], stop)
    assert (await desk.send()).state is OutboxState.DONE


async def test_that_a_refusal_names_its_fields_and_gives_the_draft_back(desk: Desk) -> None:
    desk.put(("title", "Mesa nueva"))
    desk.shop.faults["put"] = [fake.INVALID]
    row = await desk.send()
    assert row.state is OutboxState.REFUSED
    assert [f.path for f in row.result.findings] == ["title"]
    assert row.result.notice.code == "refused"
    assert desk.draft_is_back
    desk.put(("title", "Mesa mejor"))
    assert desk.states == ["cancelled", "queued"]


async def test_that_a_listing_that_is_gone_is_reported_and_its_draft_kept(desk: Desk) -> None:
    desk.put(("title", "Mesa nueva"))
    desk.shop.stored.clear()
    row = await desk.send()
    assert (row.state.value, row.result.notice.code) == ("refused", "not_found")
    assert desk.draft_is_back


@pytest.mark.parametrize(
    ("fault", "puts"),
    [
        (fake.TIMED_OUT_AFTER, 1),
        (fake.GATEWAY_AFTER, 1),
        (fake.CUT_AFTER, 1),
        (fake.TIMED_OUT_BEFORE, 2),
    ],
)
async def test_that_an_unknown_outcome_is_settled_by_reading(
    desk: Desk, fault: Any, puts: int
) -> None:
    desk.put(("title", "Mesa nueva"))
    desk.shop.faults["put"] = [fault]
    assert (await desk.send()).state is OutboxState.UNKNOWN
    desk.shop.faults["get"] = [fake.NOT_SENT]
    with pytest.raises(Interrupted):
        await desk.settle()
    assert desk.states == ["unknown"]
    await desk.settle()
    await desk.flush.run()
    assert (desk.states, desk.shop.count("put")) == (["done"], puts)
    assert desk.shop.stored["MX1"]["title"] == "Mesa nueva"


async def test_that_an_unknown_write_does_not_run_over_a_later_change(desk: Desk) -> None:
    desk.put(("title", "Mesa nueva"))
    desk.shop.faults["put"] = [fake.TIMED_OUT_BEFORE]
    await desk.send()
    desk.shop.stored["MX1"]["title"] = "Suya"
    await desk.settle()
    await desk.flush.run()
    assert desk.states == ["held"]
    assert desk.shop.stored["MX1"]["title"] == "Suya"


async def test_that_new_pictures_go_first_and_keep_their_place(desk: Desk) -> None:
    refs = (PictureRef("file", SHA), PictureRef("id", "P2"), PictureRef("id", "P1"))
    desk.put(("pictures", refs))
    assert (await desk.send()).state is OutboxState.DONE
    assert [c[0] for c in desk.shop.calls] == ["get", "upload", "put"]
    assert desk.shop.stored["MX1"]["pictures"] == [{"id": "P11"}, {"id": "P2"}, {"id": "P1"}]


_RED = [{"id": "COLOR", "value_name": "Rojo"}]
_BLUE = [{"id": "COLOR", "value_name": "Azul"}]
_LOCAL = f"file:{SHA}"


@pytest.mark.parametrize(
    ("path", "typed", "named"),
    [
        ("variations.7.picture_ids", ["P1", _LOCAL], [["P1", "P11"]]),
        (
            "variations",
            [{"id": 7}, {"attribute_combinations": _BLUE, "picture_ids": [_LOCAL]}],
            [["P1"], ["P11"]],
        ),
    ],
)
async def test_that_a_waiting_row_shows_a_picture_that_an_earlier_one_uploads(
    desk: Desk, path: str, typed: Any, named: list[list[str]]
) -> None:
    one = {"id": 7, "attribute_combinations": _RED, "picture_ids": ["P1"]}
    there = item_body(variations=[one])
    desk.shop.stored["MX1"]["variations"] = [one]
    refs = (PictureRef("id", "P1"), PictureRef("id", "P2"), PictureRef("file", SHA))
    desk.put(("pictures", refs), base=there)
    desk.put((path, typed), base=there)
    assert [(await desk.send()).state for _ in range(2)] == [OutboxState.DONE] * 2
    *_, (_put, body) = desk.shop.calls
    shown = [entry.get("picture_ids", ["P1"]) for entry in body["variations"]]
    assert (shown, desk.shop.count("upload")) == (named, 1)


@pytest.mark.parametrize(
    ("fault", "uploads"),
    [(fake.TIMED_OUT_AFTER, 1), (fake.GATEWAY_AFTER, 1), (fake.TIMED_OUT_BEFORE, 2)],
)
async def test_that_a_picture_is_never_there_twice(desk: Desk, fault: Any, uploads: int) -> None:
    desk.put(("pictures", (PictureRef("id", "P1"), PictureRef("file", SHA))))
    desk.shop.faults["upload"] = [fault]
    assert (await desk.send()).state is OutboxState.UNKNOWN
    await desk.settle()
    await desk.flush.run()
    assert (desk.states, desk.shop.count("upload")) == (["done"], uploads)
    assert len(desk.shop.stored["MX1"]["pictures"]) == 2


@pytest.mark.parametrize(
    "answer",
    [
        lambda picture: picture,
        lambda picture: {"id": "MX1", "pictures": [{"id": "P1"}, {"id": "P2"}, picture]},
        lambda picture: {},
    ],
)
async def test_that_any_answer_to_an_upload_will_do(desk: Desk, answer: Any) -> None:
    desk.put(("pictures", (PictureRef("file", SHA),)))
    desk.shop.upload_answer = answer
    await desk.send()
    await desk.flush.run()
    assert (desk.states, desk.shop.count("upload")) == (["done"], 1)


async def test_that_a_picture_that_cannot_be_with_own_name_is_asked_about(desk: Desk) -> None:
    desk.put(("pictures", (PictureRef("file", SHA),)))
    desk.shop.faults["upload"] = [fake.TIMED_OUT_AFTER]
    await desk.send()
    desk.shop.picture("MX1")
    row = await desk.settle()
    assert (row.state.value, row.result.notice.code) == ("held", "outcome_unknown")
    assert row.progress.uploading is None


async def test_that_a_refused_change_takes_its_pictures_back(desk: Desk) -> None:
    desk.put(("pictures", (PictureRef("id", "P1"), PictureRef("file", SHA))))
    desk.shop.faults["put"] = [fake.INVALID]
    row = await desk.send()
    assert (row.state.value, row.progress.uploaded) == ("refused", {})
    assert desk.shop.stored["MX1"]["pictures"] == [{"id": "P1"}, {"id": "P2"}]


@pytest.mark.parametrize(
    ("sha", "fault", "code"),
    [
        ("0" * 64, None, "picture.missing"),
        ("../../../etc/passwd", None, "picture.missing"),
        (SHA, fake.INVALID, "picture.refused"),
    ],
)
async def test_that_a_picture_that_cannot_be_sent_is_named(
    desk: Desk, sha: str, fault: Any, code: str
) -> None:
    desk.put(("pictures", (PictureRef("id", "P1"), PictureRef("file", sha))))
    desk.shop.faults["upload"] = [fault]
    row = await desk.send()
    (found,) = row.result.findings
    assert (row.state.value, found.path, found.code) == ("refused", "pictures.1", code)
    assert desk.shop.count("put") == 0


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (
            {"warnings": [{"code": "item.attributes.omitted", "message": "Attribute BRAND: no"}]},
            [("attributes.BRAND", "item.attributes.omitted")],
        ),
        ({"title": "mesa nueva"}, [("title", "answer.normalised")]),
        ({"title": None}, [("title", "answer.dropped")]),
        ({"warnings": None}, []),
        ({"warnings": [{"code": "brand.new", "message": "?"}]}, [("", "brand.new")]),
        ({"warnings": "many"}, []),
        (
            {"warnings": [{"code": "item.title.odd"}], "title": "mesa nueva"},
            [("title", "item.title.odd")],
        ),
    ],
)
async def test_that_the_answer_is_compared_with_what_was_sent(
    desk: Desk, answer: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    desk.put(("title", "Mesa nueva"))
    desk.shop.transform = lambda item: {**item, **answer}
    row = await desk.send()
    assert row.state is OutboxState.DONE
    assert [(f.path, f.code) for f in row.result.findings] == expected


async def test_that_a_draft_nobody_can_read_is_refused(desk: Desk) -> None:
    row = desk.put(("title", "Mesa nueva"))
    values = {name: getattr(row, name, b"{}") for name in OUTBOX.checked}
    values.update(draft=b'{"version": 0}', steps=b"{}", result=b"{}", state="queued")
    desk.journal.update(OUTBOX, values, "number = ?", (row.number,))
    sent = await desk.send()
    assert (sent.state.value, sent.result.notice.code) == ("refused", "draft_unreadable")


@pytest.mark.parametrize(
    ("progress", "state"),
    [
        (RowProgress(), "queued"),
        (RowProgress(uploaded={SHA: "P11"}), "queued"),
        (RowProgress(uploading=PendingUpload(SHA, ())), "unknown"),
        (RowProgress(before={}, sent={"title": "x"}), "unknown"),
    ],
)
def test_that_what_a_crash_left_on_its_way_is_not_sent_blindly(
    desk: Desk, progress: RowProgress, state: str
) -> None:
    desk.put(("title", "x"))
    row = desk.outbox.claim()
    assert row is not None
    desk.outbox.move(row, OutboxState.SENDING, progress=progress)
    desk.flush.recover(lambda moved: None)
    assert desk.states == [state]
