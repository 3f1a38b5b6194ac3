"""The report of ``plan check``: results are collected per listing and printed at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, cast

from app.commands.exits import Exit
from app.commands.language import tr
from app.commands.output import print_json_texts
from app.commands.risks import print_how_to_accept, print_risks, risk_records
from app.commands.texts.codes import code_text, counted_codes
from app.commands.wording import finding_text, plain
from app.domain.wire import write_json
from app.editing.finding_records import records_of
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.outbox.guards import Risk
    from app.engine.plans.plan_check import Checked

_BYTES_IN_MEMORY = 100_000


@contextmanager
def check_report(*, as_json: bool) -> Iterator[CheckReport]:
    """Yield a report, which spills to a temporary file when it grows large."""
    with SpooledTemporaryFile(_BYTES_IN_MEMORY) as lines:
        yield CheckReport(cast("IO[bytes]", lines), as_json=as_json)


class CheckReport:
    """The lines about listings, or their JSON records, collected in ``lines``.

    Nothing is printed before ``show``: until then the check may still fail, or show its progress.
    """

    def __init__(self, lines: IO[bytes], *, as_json: bool) -> None:
        self.as_json = as_json
        self._lines = lines
        self._counts: Counter[str] = Counter()
        self._good = True

    def add(self, entry: Checked) -> None:
        """Add the check result of the next listing."""
        from app.engine.plans.plan_check import GOOD

        self._counts[entry.outlook.value] += 1
        self._good = self._good and entry.outlook in GOOD
        for line in [_record(entry)] if self.as_json else _lines(entry):
            self._lines.write(line + b"\n")

    def show(self, risks: Sequence[Risk]) -> Exit:
        """Print the collected lines, the risks and the counts; return the exit code."""
        self._lines.seek(0)
        lines = (line.removesuffix(b"\n") for line in self._lines)
        if self.as_json:
            risky = {"risky": len(risks), "risks": risk_records(risks)}
            print_json_texts({"counts": self._counts, **risky}, "listings", lines)
        else:
            for line in lines:
                say(line.decode("utf-8", "surrogatepass"))
            print_risks(risks)
            say(counted_codes(self._counts) or tr("nothing planned"))
            print_how_to_accept(risks)
        return Exit.DONE if self._good else Exit.NOT_ALL


def _record(entry: Checked) -> bytes:
    return write_json(
        {
            "id": entry.item_id,
            "title": entry.title,
            "outlook": entry.outlook.value,
            "findings": records_of(entry.findings),
        }
    )


def _lines(entry: Checked) -> Iterator[bytes]:
    if entry.findings or entry.outlook.value == "gone":
        outlook = code_text(entry.outlook.value)
        texts = [
            f"{entry.item_id}  {outlook}  {plain(entry.title, 60)}",
            *(f"  {finding_text(finding, entry.currency_id)}" for finding in entry.findings),
        ]
        yield from (text.encode("utf-8", "surrogatepass") for text in texts)
