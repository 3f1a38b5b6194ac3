"""Pictures are decoded in a process of bounded memory and time, which ends with its program."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from app.imaging import decoder
from app.imaging import process as decoding
from app.imaging.messages import Message, read_message, write_message
from app.imaging.outcome import PictureRefused
from app.imaging.process import PictureProcess
from app.paths import program
from tests.faults.wire_line import growth
from tests.stands.bombs import MEGABYTE, MOST_GROWTH, bombs, photograph, square

POSIX = os.name == "posix"


@pytest.fixture
def process() -> Iterator[PictureProcess]:
    made = PictureProcess()
    yield made
    made.close()


@pytest.mark.prove
async def test_that_no_bomb_costs_this_process_80_megabytes(process: PictureProcess) -> None:
    await process.make("prepare", photograph(60))
    figures = []
    for name, data in bombs().items():
        with growth() as memory:
            # Several at once, as a scrolled table asks for them.
            outcomes = await asyncio.gather(
                *(process.make("shrink", data, 96) for _ in range(4)), return_exceptions=True
            )
        for outcome in outcomes:
            if isinstance(outcome, PictureRefused):
                assert outcome.reason in ("too_large", "cut", "not_a_picture"), name
            else:
                assert not isinstance(outcome, BaseException), name
                assert max(outcome.width, outcome.height) <= 96
        figures.append(f"{name}: {len(data) // 1024} kB, +{memory.most / MEGABYTE:.1f} MB")
        assert memory.most < MOST_GROWTH, name
    print("\n".join(figures))


@pytest.mark.parametrize("side", [6_400, 8_000, 30_000])
async def test_that_too_many_pixels_are_refused_before_they_are_decoded(
    process: PictureProcess, side: int
) -> None:
    with pytest.raises(PictureRefused) as caught:
        await process.make("prepare", square(side, "L"))
    assert caught.value.reason == "too_large"
    assert process.pid is not None
    # The decoder's own memory says that nothing was made of it.
    assert psutil.Process(process.pid).memory_info().rss < 100 * MEGABYTE


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system has no such limit")
def test_that_the_decoder_may_take_no_more_memory_than_is_its() -> None:
    script = (
        "from app.imaging import decoder; decoder._limit_memory(); bytes(decoder.MOST_MEMORY + 1)"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert b"MemoryError" in ended.stderr
    assert decoder.MOST_MEMORY < 1024 * MEGABYTE


async def test_that_a_picture_that_takes_too_long_is_given_up(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await process.make("prepare", photograph(60))
    first = process.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    # Less than the process takes to start that has its second try.
    monkeypatch.setattr(process, "_seconds", 0.001)
    with pytest.raises(PictureRefused) as caught:
        await process.make("prepare", photograph(60))
    # It stood still: that says nothing of the picture.
    assert caught.value.reason == "no_answer"
    assert not psutil.pid_exists(first)
    monkeypatch.undo()
    assert (await process.make("prepare", photograph(60))).width == 60
    assert process.pid != first


@pytest.mark.skipif(sys.platform == "win32", reason="the system does not count it")
@pytest.mark.parametrize(
    ("work", "ended"), [("while True: pass", -signal.SIGPROF), ("time.sleep(0.25)", 0)]
)
def test_that_only_time_of_the_processor_counts_against_a_picture(work: str, ended: int) -> None:
    script = f"import time; from app.imaging import decoder; decoder._limit_time(0.1)\n{work}"
    found = subprocess.run([sys.executable, "-c", script], check=False)
    assert found.returncode == ended


async def test_that_a_picture_that_is_too_much_work_twice_is_too_large(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def overtaxed(child: subprocess.Popen[bytes], _request: Message) -> None:
        os.kill(child.pid, signal.SIGPROF)
        child.wait()

    monkeypatch.setattr(decoding, "_answer_of", overtaxed)
    with pytest.raises(PictureRefused) as caught:
        await process.make("prepare", photograph(60))
    assert caught.value.reason == "too_large"


async def test_that_a_decoder_that_was_killed_is_replaced(process: PictureProcess) -> None:
    await process.make("prepare", photograph(60))
    first = process.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    psutil.wait_procs([psutil.Process(first)] if psutil.pid_exists(first) else [], timeout=5)
    assert (await process.make("prepare", photograph(60))).width == 60
    assert process.pid not in (None, first)


async def test_that_a_decoder_that_is_killed_at_work_says_nothing_of_the_picture(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, killed = decoding._answer_of, []

    def kill_the_first(child: subprocess.Popen[bytes], request: Message) -> Message | None:
        if not killed:
            killed.append(child.pid)
            child.kill()
        return asked(child, request)

    monkeypatch.setattr(decoding, "_answer_of", kill_the_first)
    assert (await process.make("prepare", photograph(60))).width == 60
    assert process.pid not in (None, *killed)


async def test_that_it_is_started_by_the_first_picture_and_ends_with_close() -> None:
    process = PictureProcess()
    assert process.pid is None
    await process.make("prepare", photograph(60))
    child = psutil.Process(process.pid)
    process.close()
    assert process.pid is None
    assert not child.is_running()


def test_that_the_decoder_ends_with_a_killed_program() -> None:
    script = (
        "import asyncio, sys, time\n"
        "from app.imaging.process import pictures\n"
        "from tests.stands.bombs import photograph\n"
        "asyncio.run(pictures.make('prepare', photograph(60)))\n"
        "print(pictures.pid, flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as program_under_test:
        assert program_under_test.stdout is not None
        child = psutil.Process(int(program_under_test.stdout.readline()))
        program_under_test.kill()
        program_under_test.wait()
    _, alive = psutil.wait_procs([child], timeout=10)
    assert not [one for one in alive if one.status() != psutil.STATUS_ZOMBIE]


@pytest.mark.skipif(not POSIX, reason="the system has no such timer")
def test_that_a_decoder_left_behind_at_work_ends_by_itself(tmp_path: Path) -> None:
    fifo = tmp_path / "never written"
    os.mkfifo(fifo)
    with subprocess.Popen(
        program("decoder", "0.2"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as left:
        assert left.stdin is not None
        write_message(left.stdin, Message({"work": "prepare", "path": str(fifo)}))
        assert left.wait(30) == -signal.SIGALRM


@pytest.mark.parametrize("request_bytes", [b"", b"\0", bytes(8), b"\xff" * 8, b"\0\0\0\2" * 3])
def test_that_what_is_no_message_ends_the_decoder(request_bytes: bytes) -> None:
    ended = subprocess.run(
        program("decoder", "5"),
        input=request_bytes,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (0, b"")


def test_that_messages_arrive_as_they_were(tmp_path: Path) -> None:
    message = Message({"work": "shrink", "longest": 96}, bytes(range(256)))
    path = tmp_path / "messages"
    with path.open("wb") as file:
        write_message(file, message)
        write_message(file, Message({}))
    with path.open("rb") as file:
        assert read_message(file) == message
        assert read_message(file) == Message({})
        assert read_message(file) is None


async def test_that_a_file_is_read_by_the_decoder_alone(
    process: PictureProcess, tmp_path: Path
) -> None:
    path = tmp_path / "large.bin"
    with path.open("wb") as file:
        file.write(photograph(80))
        file.truncate(60 * MEGABYTE)
    await process.make("prepare", photograph(60))
    with growth() as memory:
        made = await process.make("prepare", path)
    assert (made.width, made.suffix) == (80, "jpg")
    assert memory.most < 20 * MEGABYTE
    with pytest.raises(PictureRefused) as caught:
        await process.make("prepare", tmp_path / "nothing")
    assert caught.value.reason == "unreadable"
