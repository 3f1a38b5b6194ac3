"""Edits a journal in children that are killed; run by P1 as a process of its own, as it forks.

usage: kill_edits.py FOLDER KILLS SEED [ack-first]

Prints one JSON object: kills, edits that were acknowledged, and what went wrong.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
from pathlib import Path

from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from tests.stands.journal_rows import draft_of

ITEMS = 5
OUTBOX_EVERY = 7
LONGEST = 0.04


def edit(path: Path, number: int, acknowledge: int, *, early: bool) -> None:
    """Edit on and on, from ``number``; every edit is acknowledged once it is kept."""
    journal = Journal(path)
    drafts, outbox = Drafts(journal), OutboxStore(journal)
    while True:
        if early:
            os.write(acknowledge, b"%d\n" % number)
        if number % OUTBOX_EVERY == 0:
            outbox.add(draft_of(f"OUT{number}", str(number)))
        else:
            drafts.keep(draft_of(f"MX{number % ITEMS}", str(number)))
        if not early:
            os.write(acknowledge, b"%d\n" % number)
        number += 1


def kept(path: Path) -> tuple[int, list[str]]:
    """The last edit that is kept, and what is wrong with the file."""
    journal = Journal(path)
    wrong = []
    if journal.salvaged is not None or journal.check():
        wrong.append("damaged")
    if journal.database.first("PRAGMA integrity_check")[0] != "ok":
        wrong.append("not sound for SQLite")
    titles = {k.draft.item_id: int(k.draft.value("title")) for k in Drafts(journal).all()}
    sent = [int(row.item_id.removeprefix("OUT")) for row in OutboxStore(journal).latest(10**6)]
    journal.close()
    last = max([0, *titles.values(), *sent])
    if sorted(sent) != list(range(OUTBOX_EVERY, last + 1, OUTBOX_EVERY)):
        wrong.append("the outbox has too few or too many rows")
    for item in range(ITEMS):
        numbers = range(last, max(0, last - 2 * ITEMS * OUTBOX_EVERY), -1)
        due = (n for n in numbers if n % OUTBOX_EVERY and n % ITEMS == item)
        if titles.get(f"MX{item}", 0) != next(due, 0):
            wrong.append(f"MX{item} has {titles.get(f'MX{item}')} at edit {last}")
    return last, wrong


def main(words: list[str]) -> int:
    path = Path(words[0]) / "journal.db"
    kills, draw, early = int(words[1]), random.Random(int(words[2])), "ack-first" in words
    wrong: list[str] = []
    last = 0
    for kill in range(kills):
        hear, tell = os.pipe()
        child = os.fork()
        if not child:
            os.close(hear)
            try:
                edit(path, last + 1, tell, early=early)
            finally:
                os._exit(1)
        os.close(tell)
        select.select([hear], [], [], 10)
        select.select([], [], [], draw.random() * LONGEST)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        heard = b""
        while chunk := os.read(hear, 65536):
            heard += chunk
        os.close(hear)
        # A kill can cut the last line, never the ones before it.
        acknowledged = max([last, *map(int, heard.split(b"\n")[:-1])])
        found, troubles = kept(path)
        if not acknowledged <= found <= acknowledged + 1:
            troubles.append(f"{acknowledged} was acknowledged, {found} is kept")
        wrong += [f"kill {kill}: {trouble}" for trouble in troubles]
        last = found
    print(json.dumps({"kills": kills, "edits": last, "wrong": wrong}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
