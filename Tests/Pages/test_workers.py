"""A program of several processes: each page stays with one of them, one that ends is started again, none is left over."""

import json
import os
import pathlib
import re
import select
import signal
import subprocess
import time

import pytest
from playwright.sync_api import expect

import wire
from conftest import BIN
from test_page import count_is


def state_of(process):
    """The state and the parent of a process; None if there is none."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[:2]
    except OSError:
        return None


def workers(program):
    """The processes that a program has started and that run."""
    return sorted(int(entry.name) for entry in pathlib.Path("/proc").iterdir() if entry.name.isdigit()
                  and (state := state_of(entry.name)) and state[0] != "Z" and int(state[1]) == program.process.pid)


def waits_for(condition, seconds=10):
    """Whether the condition comes to hold."""
    end = time.monotonic() + seconds
    while not (found := condition()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def have_ended(processes):
    return all((state_of(process) or "Z")[0] == "Z" for process in processes)


def read_line(program, seconds=10):
    """The next line on stderr."""
    text, end = b"", time.monotonic() + seconds
    pipe = program.process.stderr.fileno()
    while not text.endswith(b"\n") and select.select([pipe], [], [], max(0, end - time.monotonic()))[0]:
        text += os.read(pipe, 1)
        # A busy machine makes bodies slow.
        if text.endswith(b"\n") and b"W-SLOW" in text:
            text = b""
    return text.decode()


class Page:
    """A page without a browser: what the script of a page does, as far as the workers are concerned."""

    def __init__(self, program, tab=None):
        self.program, self.session = program, None
        self.tab = tab or f"{self.load()}-{os.urandom(4).hex()}"
        self.connect()

    def load(self):
        """The number of the worker that sends the page."""
        connection, text = wire.ask(self.program, [
            f"GET /?token={self.program.token} HTTP/1.1", f"Host: 127.0.0.1:{self.program.port}"])
        while data := connection.recv(65536):
            text += data.decode(errors="replace")
        assert text.startswith("HTTP/1.1 200") and "Connection: close" in text
        return re.search('<meta name="waggle-worker" content="(.*?)">', text)[1]

    def connect(self):
        self.connection, head = wire.connect(self.program, tab=self.tab)
        assert head.startswith("HTTP/1.1 101"), head
        known = {"session": self.session, "n": 1} if self.session else {}
        hello = json.loads(wire.HELLO) | known
        self.connection.sendall(wire.frame(json.dumps(hello).encode()))
        self.first = wire.receive(self.connection)
        if self.first[0] == 1:
            answer = json.loads(self.first[1])
            self.is_fresh, self.session = answer.get("fresh", False), answer["session"]

    def is_open(self):
        """Whether the program answers a press."""
        self.connection.settimeout(10)
        try:
            self.connection.sendall(wire.frame(b"?", opcode=9))
            while (got := wire.receive(self.connection)) is not None:
                if got == (10, b"?"):
                    return True
        except OSError:
            pass
        return False


def test_pages_are_shared_by_the_workers(start):
    program = start("Counter", "--workers", "2")
    pages = [Page(program) for _ in range(6)]
    assert sorted(page.tab[:2] for page in pages) == ["1-"] * 3 + ["2-"] * 3
    both = workers(program)
    assert len(both) == 2
    os.kill(both[0], signal.SIGKILL)
    assert sum(page.is_open() for page in pages) == 3


def test_one_worker_is_the_program_itself(start):
    program = start("Counter", "--workers", "1")
    connection, _ = wire.connect(program)
    connection.sendall(wire.frame(wire.HELLO))
    assert b'"hello"' in wire.receive(connection)[1]
    assert workers(program) == []


@pytest.mark.parametrize("names", [["1-a", "2-a"], ["a", "b", "c", "d"], ["9-a", "0-b", "-1-c", "2-"]])
def test_a_page_that_connects_again_finds_its_session(start, names):
    program = start("Counter", "--workers", "2")
    pages = [Page(program, tab=name) for name in names]
    sessions = [page.session for page in pages]
    for page in pages:
        assert page.is_fresh
        assert b'"patch"' in wire.receive(page.connection)[1]
        page.connection.close()
        page.connect()
        assert not page.is_fresh
    assert [page.session for page in pages] == sessions


def test_a_client_that_names_no_tab_finds_its_session_too(start):
    program = start("Counter", "--workers", "3")
    page = Page(program, tab="1-a")
    for _ in range(6):
        page.tab = None
        page.connect()
        assert not page.is_fresh or page.session is None


def test_a_page_in_a_browser_resumes_its_session_and_keeps_its_worker_when_it_is_loaded_again(start, chromium):
    program = start("Counter", "--workers", "2")
    relay = wire.Relay(program.port)
    context = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
    pages, sockets = [context.new_page() for _ in range(2)], [[], []]
    for page, opened in zip(pages, sockets):
        page.on("websocket", lambda socket, opened=opened: opened.append(re.search("tab=([^&]*)", socket.url)[1]))
        page.goto(program.link.replace(str(program.port), str(relay.port)))
        page.get_by_role("button", name="Add one").click()
        count_is(page, 1)
    assert sorted(opened[0][:2] for opened in sockets) == ["1-", "2-"]
    relay.cut()
    for page in pages:
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
    relay.is_cut = False
    for page, opened in zip(pages, sockets):
        expect(page.get_by_text("Reconnecting…")).to_be_hidden()
        page.get_by_role("button", name="Add one").click()
        count_is(page, 2)
        page.reload()
        count_is(page, 0)
        assert len(opened) >= 3 and len(set(opened)) == 1
    context.close()


def test_an_inspector_finds_the_program_of_its_page(start, open_page):
    program = start("Counter", "--workers", "2")
    for _ in range(2):
        page = open_page(program, query="&inspect", viewport={"width": 1200, "height": 800})
        count_is(page, 0)
        inspector = page.frame_locator("#inspector")
        expect(inspector.get_by_role("button", name="Key")).to_be_attached()
        assert page.evaluate("tabName") == page.frames[1].evaluate("tabName")


def test_a_worker_that_ends_is_started_again_and_its_pages_say_so(start, open_page):
    program = start("Counter", "--workers", "2")
    pages = [open_page(program) for _ in range(2)]
    for page in pages:
        page.get_by_role("button", name="Add one").click()
        count_is(page, 1)
    before = workers(program)
    os.kill(before[1], signal.SIGKILL)
    words = re.fullmatch(
        r"browser: worker ([12]) was ended by signal 9 \(Killed\): it is started again in 0\.5 seconds, "
        r"with new sessions for its pages\n", read_line(program))
    assert words
    steady = "1-" if words[1] == "2" else "2-"
    names = [page.evaluate("tabName") for page in pages]
    assert sorted(name[:2] for name in names) == ["1-", "2-"]
    other, ended = pages if names[0].startswith(steady) else reversed(pages)
    expect(ended.get_by_text("The program ended unexpectedly. The page was opened again.")).to_be_visible(timeout=15000)
    count_is(ended, 0)
    ended.get_by_role("button", name="Add one").click()
    count_is(ended, 1)
    other.get_by_role("button", name="Add one").click()
    count_is(other, 2)
    after = workers(program)
    assert len(after) == 2 and before[0] in after and before[1] not in after
    # The lost connection is in the console.
    pages[0].problems.clear()


def test_a_worker_that_ends_again_and_again_waits_longer_each_time(start):
    program = start("Counter", "--workers", "2")
    assert waits_for(lambda: len(workers(program)) == 2)
    steady, pauses = workers(program)[0], []
    for _ in range(3):
        assert waits_for(lambda: len(workers(program)) == 2)
        [other] = [process for process in workers(program) if process != steady]
        os.kill(other, signal.SIGKILL)
        while "is started again in" not in (line := read_line(program)):
            assert line
        pauses.append(re.search("in ([0-9.]+ seconds?),", line)[1])
    assert pauses == ["0.5 seconds", "1 second", "2 seconds"]


def test_interrupt_ends_the_workers_and_their_pages_say_that_the_program_has_ended(start, open_page):
    program = start("Counter", "--workers", "2")
    pages = [open_page(program) for _ in range(2)]
    for page in pages:
        count_is(page, 0)
    both = workers(program)
    pages[0].problems.clear()
    assert program.interrupt() == 0
    assert len(both) == 2 and have_ended(both)
    for page in pages:
        expect(page.get_by_text("The program has ended.")).to_be_visible()
        page.close()
    assert program.complaints(0.2) == ""
    pages[0].problems.clear()


def test_interrupt_in_a_terminal_which_reaches_the_workers_too_ends_all_of_them(tmp_path):
    process = subprocess.Popen(
        [BIN / "Counter", "--workers", "3"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True)

    class Started:
        pass

    Started.process = process
    assert process.stdout.readline().startswith("http://127.0.0.1:")
    assert waits_for(lambda: len(workers(Started)) == 3)
    all_three = workers(Started)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(10) == 0
    assert have_ended(all_three)
    assert process.stderr.read() == ""


def test_no_worker_outlives_a_program_that_is_killed(start):
    program = start("Counter", "--workers", "2")
    pages = [Page(program) for _ in range(2)]
    both = workers(program)
    program.process.kill()
    program.process.wait()
    assert len(both) == 2 and waits_for(lambda: have_ended(both))
    assert [wire.close_code(page.connection)[0] for page in pages] == [1001, 1001]


def test_the_limit_of_pages_is_that_of_all_workers(start):
    program = start("Counter", "--workers", "2", "--sessions", "5")
    pages = [Page(program) for _ in range(5)]
    assert all(page.first[0] == 1 for page in pages)
    late = Page(program)
    assert late.first[0] == 8 and late.first[1][2:] == b"This program is full: 5 pages are open."


def test_workers_without_access_answer_as_one_program_does(start):
    program = start("Counter", "--workers", "2")
    for _ in range(2):
        assert wire.connect(program, token="0" * 32, tab="2-a")[1].startswith("HTTP/1.1 403")
        assert wire.connect(program, origin="http://evil.example", tab="1-a")[1].startswith("HTTP/1.1 403")
        assert wire.ask(program, ["GET / HTTP/1.1", f"Host: 127.0.0.1:{program.port}"])[1].startswith("HTTP/1.1 403")
        assert wire.ask(program, ["nonsense"])[1].startswith("HTTP/1.1 400")
        assert wire.ask(program, ["GET /" + "a" * 20_000 + " HTTP/1.1"])[1].startswith("HTTP/1.1 431")


def test_programs_that_are_started_at_once_with_one_token_file_have_one_token(tmp_path):
    for turn in range(5):
        flags = ["Counter", "--token", str(tmp_path / f"token-{turn}"), "--workers", "2"]
        started = [subprocess.Popen([BIN / flags[0], *flags[1:]], stdout=subprocess.PIPE, text=True) for _ in range(3)]
        try:
            links = [process.stdout.readline().strip() for process in started]
            assert len({link.split("token=")[1] for link in links}) == 1
            assert os.listdir(tmp_path) == [f"token-{turn}"]
        finally:
            for process in started:
                process.send_signal(signal.SIGTERM)
            ends = [waits_for(lambda process=process: process.poll() is not None) for process in started]
            for process in started:
                process.kill()
        assert all(ends) and [process.returncode for process in started] == [0, 0, 0]
        (tmp_path / f"token-{turn}").unlink()


def test_with_a_token_file_pages_go_on_after_all_processes_were_started_again(start, tmp_path):
    flags = ["--workers", "2", "--token", str(tmp_path / "token")]
    program = start("Counter", *flags)
    pages = [Page(program) for _ in range(4)]
    assert program.interrupt() == 0
    again = start("Counter", *flags, "--port", str(program.port))
    assert again.link == program.link
    for page in pages:
        page.program = again
        page.connect()
        assert page.is_fresh and page.is_open()


@pytest.mark.parametrize("count", ["0", "-1", "10000", "two"])
def test_a_number_of_workers_that_makes_no_sense_is_refused_in_a_sentence(count):
    refused = subprocess.run([BIN / "Counter", "--workers", count], capture_output=True, text=True, timeout=20)
    assert refused.returncode == 64 and refused.stdout == ""
    assert "expected a whole number of processes from 1 to 64" in refused.stderr


def test_the_first_line_is_the_address_alone(tmp_path):
    process = subprocess.Popen(
        [BIN / "Counter", "--workers", "4"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        assert not select.select([process.stdout], [], [], 0.5)[0]
    finally:
        process.terminate()
        assert process.wait(10) == 0
