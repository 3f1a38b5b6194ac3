"""The frames exchanged between window and reader: questions one way, answers the other.

A frame has two lengths, a JSON head and a binary body: packed numbers and ids are sent as they are.
"""

from __future__ import annotations

import json
import struct
from dataclasses import asdict
from decimal import Decimal
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from app.editing.values import Choice, choices_in
from app.engine.catalog.grouping import Groups, ListingGroup, Sums
from app.engine.catalog.listing_question import Find, Found
from app.engine.catalog.questions import (
    AttributeNames,
    Attributes,
    CatalogAnswer,
    CatalogQuestion,
    Complete,
    Completed,
    Count,
    Counted,
    First,
    GroupBy,
    Grouped,
    Ids,
    IdsOf,
    Keep,
    Making,
    Parse,
    Parsed,
    Rows,
    RowsOf,
    Sum,
    Summed,
    Unreadable,
    Values,
    ValuesOf,
    Warned,
)
from app.engine.catalog.table_query import ListingQuery
from app.engine.catalog.totals import Totals
from app.engine.queries.errors import QueryError
from app.engine.reader.tree_frames import packed_tree, unpacked_tree
from app.workspace.listing_rows import ItemRow

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import IO

_LENGTHS = struct.Struct("<II")
_BIT = 10_000
_Head = dict[str, Any]


class Frame(NamedTuple):
    """A question or an answer in transit; its head is read in this module only."""

    head: _Head
    body: bytes

    @property
    def serial(self) -> int:
        """The serial number of the question, which its answers repeat."""
        return int(self.head["serial"])

    @property
    def key(self) -> str:
        """The key of a question: only the newest question with a key is answered."""
        return str(self.head["key"])


def write_frame(stream: IO[bytes], frame: Frame) -> None:
    """Write a frame; raise ``OSError`` or ``ValueError`` if the other end is closed."""
    head = json.dumps(frame.head).encode()
    stream.write(_LENGTHS.pack(len(head), len(frame.body)) + head)
    stream.write(frame.body)
    stream.flush()


def read_frame(stream: IO[bytes]) -> Frame | None:
    """Return the next frame; ``None`` at the end of the stream, even in the middle of a frame."""
    lengths = stream.read(_LENGTHS.size)
    if len(lengths) < _LENGTHS.size:
        return None
    head_size, body_size = _LENGTHS.unpack(lengths)
    head, body = stream.read(head_size), stream.read(body_size)
    if len(head) < head_size or len(body) < body_size:
        return None
    return Frame(json.loads(head), body)


def question_frame(serial: int, key: str, question: CatalogQuestion) -> Frame:
    """Return the frame of a question; ``serial`` is repeated in its answers."""
    head: _Head = {"serial": serial, "key": key, "ask": type(question).__name__}
    body = b""
    match question:
        case Find(query, keep):
            head |= {"query": query._asdict(), "keep": list(keep)}
        case First(query, size):
            head |= {"query": query._asdict(), "size": size}
        case IdsOf(packed):
            body = packed
        case Keep(query, ids):
            head["query"] = query._asdict()
            body = _ids_body(ids)
        case RowsOf(ids, paths):
            head["paths"] = list(paths)
            body = _ids_body(ids)
        case Warned(ids) | Sum(ids):
            body = _ids_body(ids)
        case Complete(text, cursor):
            head |= {"text": text, "cursor": cursor}
        case Parse(text):
            head["text"] = text
        case Count(texts):
            head["texts"] = list(texts)
        case ValuesOf(attribute, begun):
            head |= {"attribute": attribute, "begun": begun}
        case GroupBy(query, column):
            head |= {"query": query._asdict(), "column": column}
    return Frame(head, body)


def read_question(frame: Frame) -> CatalogQuestion:
    """Return the question in a frame; raise ``ValueError`` if its kind is unknown."""
    head, body = frame
    match head["ask"]:
        case "Find":
            return Find(ListingQuery(**head["query"]), tuple(head["keep"]))
        case "First":
            return First(ListingQuery(**head["query"]), head["size"])
        case "IdsOf":
            return IdsOf(body)
        case "Keep":
            return Keep(ListingQuery(**head["query"]), _read_ids(body))
        case "Warned":
            return Warned(_read_ids(body))
        case "Sum":
            return Sum(_read_ids(body))
        case "RowsOf":
            return RowsOf(_read_ids(body), tuple(head["paths"]))
        case "GroupBy":
            return GroupBy(ListingQuery(**head["query"]), head["column"])
        case "Attributes":
            return Attributes()
        case "Complete":
            return Complete(head["text"], head["cursor"])
        case "Parse":
            return Parse(head["text"])
        case "Count":
            return Count(tuple(head["texts"]))
        case "ValuesOf":
            return ValuesOf(head["attribute"], head["begun"])
        case other:
            raise ValueError(f"no such question: {other}")


def answer_frame(serial: int, answer: CatalogAnswer) -> Frame:
    """Return the frame of an answer."""
    head: _Head = {"serial": serial}
    match answer:
        case Found(_, packed, whole, counts, kept):
            head |= {"whole": whole, "counts": counts, "kept": list(kept)}
            return Frame(head, packed)
        case Making(done, total):
            return Frame(head | {"making": [done, total]}, b"")
        case Unreadable(_, problem):
            return Frame(head | {"problem": _problem_head(problem)}, b"")
        case Completed(_, start, words):
            return Frame(head | {"start": start, "words": list(words)}, b"")
        case Parsed(_, node, refused, names):
            tree = None if node is None else packed_tree(node)
            why = None if refused is None else _problem_head(refused)
            return Frame(head | {"tree": tree, "refused": why, "names": dict(names)}, b"")
        case Counted(place, count, last):
            return Frame(head | {"place": place, "count": count, "last": last}, b"")
        case Values(found):
            return Frame(head | {"values": list(found)}, b"")
        case Rows(rows, last, values):
            shown = {"rows": [list(row) for row in rows], "last": last}
            beside = [{path: _packed(one) for path, one in each.items()} for each in values]
            return Frame(head | shown | {"values": beside}, b"")
        case AttributeNames(names):
            return Frame(head | {"names": dict(names)}, b"")
        case Ids(ids, last):
            return Frame(head | {"last": last}, _ids_body(ids))
        case Summed(totals):
            return Frame(head | {"totals": asdict(totals)}, b"")
        case Grouped(groups):
            return Frame(head | {"groups": asdict(groups)}, b"")


def read_answer(question: CatalogQuestion, frame: Frame) -> CatalogAnswer:
    """Return the answer to ``question`` in a frame."""
    head, body = frame
    match question:
        case Find() | GroupBy() if "making" in head:
            return Making(*head["making"])
        case Find(query, _) | GroupBy(query, _) if "problem" in head:
            return Unreadable(query, _read_problem(head["problem"]))
        case Complete(text, _):
            return Completed(text, head["start"], tuple(head["words"]))
        case Parse(text):
            node = None if head["tree"] is None else unpacked_tree(head["tree"])
            refused = None if head["refused"] is None else _read_problem(head["refused"])
            return Parsed(text, node, refused, head["names"])
        case Count():
            return Counted(head["place"], head["count"], head["last"])
        case ValuesOf():
            return Values(tuple(head["values"]))
        case Find(query, _):
            return Found(query, body, head["whole"], head["counts"], tuple(head["kept"]))
        case First() | RowsOf():
            rows = tuple(ItemRow._make(row) for row in head["rows"])
            values = ({path: _unpacked(v) for path, v in each.items()} for each in head["values"])
            return Rows(rows, head["last"], tuple(values))
        case GroupBy():
            return Grouped(_read_groups(head["groups"]))
        case Attributes():
            return AttributeNames(head["names"])
        case Sum():
            return Summed(Totals(**head["totals"]))
        case _:
            return Ids(_read_ids(body), head["last"])


def _read_groups(head: _Head) -> Groups:
    groups = tuple(
        ListingGroup(value, low, high, text, Sums._make(sums))
        for value, low, high, text, sums in head["groups"]
    )
    return Groups(head["column"], groups, Sums._make(head["total"]), head["left_out"])


def _packed(value: object) -> object:
    """Return a value of a listing in the form used in the head of a frame."""
    if isinstance(value, Decimal):
        return {"decimal": str(value)}
    if isinstance(value, tuple) and value:
        return {"choices": [list(choice) for choice in choices_in(value)]}
    if isinstance(value, (list, tuple)):
        # Of other lists of objects only the length is shown.
        return [one if isinstance(one, str) else "" for one in value]
    return value if isinstance(value, (str, int, bool)) else None


def _unpacked(packed: object) -> object:
    match packed:
        case {"decimal": str(text)}:
            return Decimal(text)
        case {"choices": list(choices)}:
            return tuple(Choice(*choice) for choice in choices)
    return packed


def _problem_head(problem: QueryError) -> _Head:
    return {
        "code": problem.code,
        "place": problem.place,
        "length": problem.length,
        "expected": list(problem.worth_naming),
        "values": dict(problem.values),
    }


def _read_problem(head: _Head) -> QueryError:
    values = {k: tuple(v) if isinstance(v, list) else v for k, v in head["values"].items()}
    code = head["code"]
    return QueryError(code, head["place"], head["length"], head["expected"], **values)


def _ids_body(ids: Iterable[str]) -> bytes:
    # In pieces: joining a million ids at once would block every other thread.
    rest, bits = iter(ids), []
    while bit := "\n".join(islice(rest, _BIT)):
        bits.append(bit.encode("utf-8", "surrogatepass"))
    return b"\n".join(bits)


def _read_ids(body: bytes) -> tuple[str, ...]:
    return tuple(body.decode("utf-8", "surrogatepass").split("\n")) if body else ()
