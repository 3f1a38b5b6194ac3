"""A journal that a newer program made: looked at in both doors, changed by neither (D-06)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.engine.notices import Notice, NoticeError
from app.engine.session import Session, Target, open_session
from app.ui.texts.notice_text import text_of
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.stands.command_line import LISTINGS, fill, vitrina
from tests.stands.journal_rows import claimed, draft_of, entry, make_newer

pytestmark = pytest.mark.usefixtures("forked")

SENTENCE = "Your data was made by Vitrina 9. It can be viewed, but not changed."


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with a draft, something sent, something waiting, a backup and a plan."""
    path = tmp_path_factory.mktemp("newer") / "shop"
    fill(path)
    plan = path.parent / "plan.json"
    words = ("plan", "new", "--where", "status:active", "--set", "price=+7%", "--out", plan)
    assert vitrina(*words, workspace=path).code == 0
    folder = Workspace(path)
    journal = folder.journal()
    outbox = OutboxStore(journal)
    row = outbox.add(draft_of("MX1"))
    outbox.move(claimed(outbox), OutboxState.DONE, history=entry(row.op_id))
    outbox.add(draft_of("MX3"))
    Drafts(journal).keep(draft_of("MX2", "dos"))
    folder.backups().make(journal)
    journal.close()
    make_newer(folder.journal_path)
    return path


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("send",), 4, SENTENCE),
        (("plan", "apply", "plan.json"), 4, SENTENCE),
        (("restore", "latest"), 4, SENTENCE),
        (("sync",), 0, SENTENCE),
        (("doctor",), 0, ""),
        (("history", "MX1"), 0, ""),
    ],
    ids=lambda words: words[0] if isinstance(words, tuple) else "",
)
def test_that_commands_read_and_refuse_to_write(
    shop: Path, words: tuple[str, ...], code: int, said: str
) -> None:
    before = (shop / "journal.db").read_bytes()
    paths = [shop.parent / word if word.endswith(".json") else word for word in words]
    answer = vitrina(*paths, workspace=shop)
    assert (answer.code, said in answer.err) == (code, True), answer
    assert (shop / "journal.db").read_bytes() == before


def test_that_history_and_doctor_tell_what_is_there(shop: Path) -> None:
    history = vitrina("history", "MX1", "--json", workspace=shop).json
    assert [told["outcome"] for told in history["entries"]] == ["done"]
    checks = vitrina("doctor", "--json", workspace=shop).json["checks"]
    (found,) = [check for check in checks if check["name"] == "journal"]
    assert found["figures"] == {"problem": "too new", "made_by": "Vitrina 9"}
    assert len(json.loads(vitrina("export", "--format", "json", workspace=shop).out)) == LISTINGS


async def session_on(shop: Path) -> tuple[Session, list[Notice]]:
    session = await open_session(shop, Target("far", practice=False, base_url="https://far.test"))
    told: list[Notice] = []
    session.archive._publish = told.append
    return session, told


async def test_that_the_window_may_look_and_is_reported_who_made_it(shop: Path) -> None:
    session, told = await session_on(shop)
    try:
        await session.archive.look_over()
        assert [(notice.code, notice.params["made_by"]) for notice in told] == [
            ("journal_too_new", "Vitrina 9")
        ]
        assert "Vitrina 9" in text_of(told[0]).text
        kept = await session.listings.kept_drafts()
        assert [one.draft.item_id for one in kept] == ["MX2"]
        assert [row.item_id for row in await session.outbox.read(lambda store: store.latest())] == [
            "MX3",
            "MX1",
        ]
        writes = (
            lambda: session.listings.keep(draft_of("MX2", "tres")),
            lambda: session.outbox.add_change("MX5", {"id": "MX5", "price": 8}, {"price": 9}),
            lambda: session.outbox.set_paused(True),
            session.archive.back_up,
        )
        for write in writes:
            with pytest.raises(NoticeError) as refused:
                await write()
            assert refused.value.notice == told[0]
        await session.archive.back_up_if_due()
    finally:
        await session.close()


@pytest.mark.parametrize(("params", "maker"), [({"made_by": ""}, "Vitrina"), ({}, "Vitrina")])
def test_that_the_sentence_stands_without_a_maker(params: dict[str, object], maker: str) -> None:
    text = text_of(Notice("journal_too_new", params)).text
    assert maker in text
    assert "{" not in text
