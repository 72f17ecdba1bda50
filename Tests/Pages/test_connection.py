"""Lost connections are restored; connections without access and invalid messages are refused."""

import os
import re
import signal
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import BIN
from test_page import count_is
from wire import HELLO, Relay, ask, close_code, connect, frame, receive


@pytest.fixture
def behind_relay(start, chromium):
    """The page of a program behind a relay."""
    program = start("Counter")
    relay = Relay(program.port)
    context = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
    page = context.new_page()
    page.goto(program.link.replace(str(program.port), str(relay.port)))
    count_is(page, 0)
    yield relay, page
    context.close()


def test_a_lost_connection_is_shown_and_resumes_the_same_session(behind_relay):
    relay, page = behind_relay
    add = page.get_by_role("button", name="Add one")
    add.click()
    add.click()
    count_is(page, 2)
    # In mid-flight: this changes state while no page is connected.
    page.get_by_role("button", name="Later").click()
    page.wait_for_timeout(80)  # The press has arrived, and what it starts takes 200 ms.
    relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    page.wait_for_timeout(400)
    relay.is_cut = False
    count_is(page, 102)
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    add.click()
    count_is(page, 103)


@pytest.mark.parametrize("lost", ["up", "down", "up down"])
def test_presses_that_were_lost_with_the_connection_are_done_once(behind_relay, lost):
    relay, page = behind_relay
    add = page.get_by_role("button", name="Add one")
    add.click()
    count_is(page, 1)
    relay.loses = lost
    add.click()
    add.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)  # So that what is sent arrives, where it is not lost.
    relay.lose_connection(page)
    count_is(page, 3)
    add.click()
    count_is(page, 4)


@pytest.mark.parametrize("released", ["before", "while", "after"])
def test_a_press_whose_release_is_lost_is_done_once(behind_relay, released):
    relay, page = behind_relay
    box = page.get_by_role("button", name="Add one").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.wait_for_timeout(50)  # The press arrives.
    relay.loses = "up"
    if released == "before":
        page.mouse.up()
    relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    if released == "while":
        page.mouse.up()
    relay.loses, relay.is_cut = "", False
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    if released == "after":
        page.mouse.up()
    count_is(page, 1)


def test_a_reloaded_page_starts_anew(start, open_page):
    page = open_page(start("Counter"))
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)
    page.reload()
    count_is(page, 0)


def test_interrupt_ends_cleanly(start, open_page):
    program = start("Counter")
    page = open_page(program)
    count_is(page, 0)
    page.problems.clear()
    assert program.interrupt() == 0
    expect(page.get_by_text("The program has ended.")).to_be_visible()
    page.close()
    page.problems.clear()
    assert program.complaints(0.2) == ""


def test_a_page_of_a_program_that_was_started_again_says_so_and_stops(start, open_page):
    program = start("Counter")
    page = open_page(program)
    count_is(page, 0)
    program.interrupt()
    expect(page.get_by_text("The program has ended.")).to_be_visible()
    start("Counter", "--port", str(program.port))
    expect(page.get_by_text("The program was started again, at another address.")).to_be_visible(timeout=15000)
    tries = len(page.traffic.opened)
    page.wait_for_timeout(6500)
    assert len(page.traffic.opened) == tries
    page.problems.clear()


def test_with_a_token_file_a_page_goes_on_after_a_restart(start, open_page, tmp_path):
    kept = str(tmp_path / "token")
    program = start("Counter", "--token", kept)
    page = open_page(program)
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)
    program.interrupt()
    expect(page.get_by_text("The program has ended.")).to_be_visible()
    again = start("Counter", "--token", kept, "--port", str(program.port))
    assert again.link == program.link
    expect(page.get_by_text("The program has ended.")).to_be_hidden(timeout=15000)
    count_is(page, 0)
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)
    page.problems.clear()


@pytest.mark.alone
def test_a_program_that_does_not_answer_for_two_seconds_says_so_until_it_does(start, open_page):
    program = start("Counter")
    page = open_page(program)
    count_is(page, 0)
    says = page.get_by_text("The program does not answer.")
    program.process.send_signal(signal.SIGSTOP)
    page.get_by_role("button", name="Add one").click()
    page.wait_for_timeout(1500)
    expect(says).to_be_hidden()
    expect(says).to_be_visible()
    page.wait_for_timeout(500)
    program.process.send_signal(signal.SIGCONT)
    count_is(page, 1)
    expect(says).to_be_hidden()
    # A press that is held is not one without an answer.
    page.get_by_role("button", name="Add one").hover()
    page.mouse.down()
    page.wait_for_timeout(2500)
    expect(says).to_be_hidden()
    page.mouse.up()
    count_is(page, 2)


def test_a_connection_that_is_not_answered_is_said_and_made_again_when_it_has_ended(start, chromium):
    program = start("Counter")
    relay = Relay(program.port)
    page = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True).new_page()
    page.goto(program.link.replace(str(program.port), str(relay.port)))
    count_is(page, 0)
    # What the page sends does not arrive, its new connection neither.
    relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    relay.loses, relay.is_cut = "up", False
    expect(page.get_by_text("The program does not answer.")).to_be_visible(timeout=10000)
    relay.cut()
    relay.loses, relay.is_cut = "", False
    expect(page.get_by_text("The program does not answer.")).to_be_hidden()
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)
    page.context.close()


def test_a_program_that_is_full_says_so_and_is_tried_again(start, open_page):
    program = start("Counter", "--sessions", "2")
    pages = [open_page(program) for _ in range(2)]
    for page in pages:
        count_is(page, 0)
    late = open_page(program)
    expect(late.get_by_text("This program is full: 2 pages are open. It is tried again in")).to_be_visible()
    pages[0].close()
    expect(late.get_by_text("Count 0", exact=True)).to_be_visible(timeout=20000)
    expect(late.get_by_text("This program is full")).to_be_hidden()


def test_a_port_in_use_is_one_clear_line(start):
    program = start("Counter")
    second = subprocess.run(
        [BIN / "Counter", "--port", str(program.port)], capture_output=True, text=True, timeout=20)
    assert second.returncode == 1
    assert f"Port {program.port} is in use." in second.stderr
    assert second.stderr.count("\n") == 1 and second.stdout == ""


def test_who_may_not_connect_does_not(start):
    program = start("Counter")
    for token in ["", "0" * 32, program.token[:-1]]:
        assert connect(program, token=token)[1].startswith("HTTP/1.1 403")
    for origin in ["http://evil.example", "null", f"http://localhost.evil.example:{program.port}"]:
        assert connect(program, origin=origin)[1].startswith("HTTP/1.1 403")
    complaints = program.complaints()
    assert complaints.count("the token is wrong") == 3
    assert complaints.count("the request comes from another site") == 3


def test_without_the_token_there_is_a_page_that_says_so(start, chromium):
    program = start("Counter")
    page = chromium.new_page()
    for query, words in [("", "the token is missing"), ("?token=guess", "the token is wrong")]:
        answer = page.goto(f"http://127.0.0.1:{program.port}/{query}")
        assert answer.status == 403
        expect(page.get_by_text(f"Refused: {words}. Open the address that the program printed.")).to_be_visible()
    page.close()
    assert program.complaints(0.2).count("refused a request for /") == 2


def test_a_page_from_another_origin_is_refused(start, chromium):
    program = start("Counter")
    other = start("Counter")
    page = chromium.new_context(bypass_csp=True).new_page()
    page.goto(other.link)
    outcome = page.evaluate("""(link) => new Promise((done) => {
        const socket = new WebSocket(link);
        socket.onopen = () => done("open");
        socket.onerror = () => done("refused");
    })""", f"ws://127.0.0.1:{program.port}/live?token={program.token}")
    assert outcome == "refused"
    page.context.close()


def test_bad_messages_end_their_own_connection_only(start, open_page):
    program = start("Counter")
    page = open_page(program)
    count_is(page, 0)
    cases = {
        "binary": ([frame(HELLO), frame(b"\0\1", opcode=2)], 1003),
        "no json": ([frame(HELLO), frame(b"hello?")], 1008),
        "no text": ([frame(HELLO), frame(b"\xff\xfe")], 1007),
        "oversized": ([frame(HELLO), frame(b" " * 70_000)], 1009),
        "oversized in parts": ([frame(HELLO)] + [frame(b" " * 30_000, 0 if i else 1, False) for i in range(4)], 1009),
        "huge by its own word": ([frame(HELLO), b"\x81\xff" + b"\x7f" + b"\xff" * 7], 1009),
        "not masked": ([frame(HELLO, masked=False)], 1002),
        "no hello": ([frame(b'{"t":"shown","n":1}')], 1002),
        "a flood": ([frame(HELLO)] + [frame(b'{"t":"hover"}')] * 2000, 1008),
        "garbage": ([b"\xff" * 200], 1002),
    }
    for name, (frames, code) in cases.items():
        connection, head = connect(program)
        assert head.startswith("HTTP/1.1 101"), name
        try:
            connection.sendall(b"".join(frames))
        except ConnectionError:
            pass
        assert close_code(connection)[0] == code, name
        connection.close()
    lines = program.complaints().strip().splitlines()
    assert len(lines) == len(cases) and all(re.match("browser: closed a page's connection: ", x) for x in lines)
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)


def test_random_bytes_do_no_harm(start, open_page):
    program = start("Counter")
    page = open_page(program)
    count_is(page, 0)
    for size in [1, 10, 100, 1000, 20_000]:
        for _ in range(10):
            connection = socket.create_connection(("127.0.0.1", program.port), timeout=10)
            try:
                connection.sendall(os.urandom(size) + b"\r\n\r\n")
            except ConnectionError:
                pass
            connection.close()
        connection, _ = connect(program)
        try:
            connection.sendall(frame(HELLO) + os.urandom(size))
        except ConnectionError:
            pass
        connection.close()
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)


def test_a_slow_reader_gets_the_newest_state(start):
    program = start("Counter")
    connection, _ = connect(program)
    connection.sendall(frame(HELLO))
    assert b'"hello"' in receive(connection)[1]
    assert b'"n":1' in receive(connection)[1]
    # The first patch is never acknowledged: no other patch is sent, however much changes.
    tap = b'{"t":"pointer","phase":"%s","kind":"mouse","id":1,"x":195,"y":352}'
    for _ in range(50):
        connection.sendall(frame(tap % b"down") + frame(tap % b"up"))
    connection.settimeout(1)
    try:
        assert receive(connection) is None
    except TimeoutError:
        pass
    connection.settimeout(10)
    connection.sendall(frame(b'{"t":"shown","n":1}'))
    patch = receive(connection)[1]
    assert b'"n":2' in patch
    connection.close()
