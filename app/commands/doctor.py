"""``doctor``: checks the state of a shop's files, and of its marketplace on request."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import ENGLISH, count_text, current_language, marked, tr, using_language
from app.commands.output import (
    claim,
    print_json,
    print_table,
)
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text
from app.commands.texts.figures import moment_shown
from app.commands.wording import NOTICES, moment_text, notice_text, plain

if TYPE_CHECKING:
    from app.engine.history.doctor import Check
    from app.engine.target import Target
    from app.shops import ShopLocation


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option("--online", is_flag=True, help="Also ask the marketplace who owns the token.")
@json_option
@takes_shop
def doctor(choice: ShopChoice, online: bool, as_json: bool) -> int:
    """Check the workspace for problems.

    Checks the folder and its permissions, the disk, whether a worker runs, the catalogue and its
    age, every row of the journal against its checksum, the outbox, the drafts and the backups.
    """
    from app.engine.history.doctor import Check, Health, examine

    shop, target = claim("doctor", choice)
    address = shop.base_url or _PRACTICE
    checks = [Check("shop", Health.OK, {"profile": shop.profile, "address": address})]
    checks += examine(shop.workspace, int(time.time() * 1000))
    if online:
        checks.append(_ask(shop, target, language=ENGLISH if as_json else current_language()))
    if as_json:
        print_json({"checks": [asdict(check) for check in checks]})
    else:
        print_table(
            ("", tr("check"), tr("figures")),
            ((code_text(c.health.value), _word(c.name), _figures(c.figures)) for c in checks),
            longest=2_000,
        )
    return Exit.NOT_ALL if any(check.health is Health.BAD for check in checks) else Exit.DONE


_PRACTICE = marked("the practice shop")


def _ask(shop: ShopLocation, target: Target, *, language: str) -> Check:
    import asyncio

    from app.engine.facade import open_shop
    from app.engine.history.doctor import Check, Health
    from app.engine.notices import NoticeError

    async def ask() -> dict[str, object]:
        async with open_shop(shop.workspace, target) as opened:
            account = opened.account
            return {"seller": account.nickname, "id": account.user_id, "site": account.site_id}

    try:
        return Check("marketplace", Health.OK, asyncio.run(ask()))
    except NoticeError as error:
        with using_language(language):
            problem = notice_text(error.notice)
        return Check("marketplace", Health.BAD, {"problem": problem})


_WORDS = frozenset(
    (
        # Names of the checks.
        *(marked("shop"), marked("workspace"), marked("disk"), marked("worker")),
        *(marked("catalogue"), marked("journal"), marked("outbox"), marked("drafts")),
        *(marked("backups"), marked("set aside"), marked("marketplace")),
        # Names of their figures.
        *(marked("profile"), marked("address"), marked("path"), marked("files")),
        *(marked("free mb"), marked("running"), marked("listings"), marked("synced at")),
        *(marked("damaged rows"), marked("rows"), marked("saved"), marked("made by")),
        *(marked("kept"), marked("latest at"), marked("waiting"), marked("paused")),
        *(marked("unknown"), marked("held"), marked("refused"), marked("seller")),
        *(marked("id"), marked("site")),
        # Problems.
        *(marked("not created yet"), marked("cannot be written"), marked("nothing written yet")),
        *(marked("other users can read it"), marked("its lock cannot be opened")),
        *(marked("made by a newer version"), marked("damaged; the next sync rebuilds it")),
        *(marked("never synced"), marked("a week old or more"), marked("too new")),
        marked("was damaged"),
    )
)
"""The translatable names of checks, figures and problems; ``--json`` contains them untranslated."""


def _word(name: str) -> str:
    words = name.replace("_", " ")
    return tr(words) if words in _WORDS else words


def _problem(problem: str) -> str:
    """Return the text of a problem: a code of the doctor, the code of a notice, or a sentence."""
    return tr(NOTICES[problem]) if problem in NOTICES else _word(problem)


def _figures(figures: dict[str, object]) -> str:
    shown = []
    for name, value in figures.items():
        if value is None:
            continue
        if name.endswith("_at") and isinstance(value, int):
            value = moment_shown(moment_text(value))
        if name == "problem":
            shown.append(_problem(str(value)))
            continue
        if isinstance(value, bool):
            value = tr("yes") if value else tr("no")
        elif isinstance(value, list):
            value = ", ".join(map(str, value))
        elif isinstance(value, int):
            value = count_text(value)
        elif value == _PRACTICE:
            value = tr(_PRACTICE)
        shown.append(f"{_word(name)} {plain(value, 200)}")
    return ", ".join(shown) or tr("nothing")
