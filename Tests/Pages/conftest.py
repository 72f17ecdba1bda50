"""Starts the test programs and Debian's Chromium. Run by `make test-browser`."""

import os
import pathlib
import re
import select
import signal
import subprocess
import threading
import time

import pytest
from playwright.sync_api import sync_playwright

import wire

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("WAGGLE_BIN", ROOT / ".build/programs/release"))
# Without the windows, the menus and the profile of the whole browser: two thirds of its processor time.
CHROMIUM = next(path for path in ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] if pathlib.Path(path).exists())
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1024, "height": 768}


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: it measures, so nothing else runs meanwhile")


class Program:
    """A program that listens; `link` is what it printed."""

    def __init__(self, name, *flags):
        self.process = subprocess.Popen(
            [BIN / name, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert select.select([self.process.stdout], [], [], 20)[0], "no link was printed"
        self.link = self.process.stdout.readline().strip()
        match = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\?token=([0-9a-f]{32})", self.link)
        assert match, self.link
        self.port, self.token = int(match[1]), match[2]

    def cpu(self):
        """Seconds of processor time so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def complaints(self, wait=1.0):
        """What is on stderr so far."""
        pipe, text, end = self.process.stderr.fileno(), b"", time.monotonic() + wait
        while (left := end - time.monotonic()) > 0 and select.select([pipe], [], [], left)[0]:
            data = os.read(pipe, 65536)
            if not data:
                break
            text += data
        return text.decode()

    def interrupt(self):
        """^C; returns the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def start():
    """Starts a program; it ends with the test."""
    programs = []

    def start(name, *flags):
        programs.append(Program(name, "--browser", *flags))
        return programs[-1]

    yield start
    for program in programs:
        program.end()


class Resting:
    """A page that receives no input after it was opened."""

    def __init__(self):
        self.program = Program("Counter", "--browser")
        self.connection, _ = wire.connect(self.program)
        self.connection.sendall(wire.frame(wire.HELLO))
        first = [wire.receive(self.connection)[0] for _ in range(2)]
        assert first == [1, 1]
        self.connection.sendall(wire.frame(b'{"t":"shown","n":1}'))
        self.connection.settimeout(60)
        self.begin, self.cpu = time.monotonic(), self.program.cpu()
        # The time and the content of each frame.
        self.heard = []
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while (frame := wire.receive(self.connection)) is not None:
            self.heard.append((time.monotonic() - self.begin, frame))
            self.connection.sendall(wire.frame(b"", opcode=10))


@pytest.fixture(scope="session", autouse=True)
def resting():
    """Rests while the other tests run."""
    resting = Resting()
    yield resting
    resting.program.end()


@pytest.fixture(scope="session")
def launch():
    """Starts a browser; it ends with the last test."""
    with sync_playwright() as playwright:
        browsers = []

        def launch(*flags):
            own = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
            browsers.append(playwright.chromium.launch(executable_path=CHROMIUM, args=[*own, *flags]))
            return browsers[-1]

        yield launch
        for browser in browsers:
            browser.close()


@pytest.fixture(scope="session")
def chromium(launch):
    return launch()


@pytest.fixture(scope="session")
def fine(launch):
    """A browser on a screen with 3 pixels for each point. What contexts call a device's scale does not lay out in pixels."""
    return launch("--force-device-scale-factor=3")


class Traffic:
    """The messages sent over a page's connections."""

    def __init__(self, page):
        self.sent, self.received, self.opened = [], [], []
        page.on("websocket", self.listen)

    def listen(self, socket):
        self.opened.append(socket)
        socket.on("framesent", lambda frame: self.sent.append(frame))
        socket.on("framereceived", lambda frame: self.received.append(frame))

    def count(self):
        return len(self.sent), len(self.received)


@pytest.fixture
def open_page(chromium):
    """Opens a program's page in a new window, after `prepare` has been called with it; an error in the page fails the test."""
    contexts, errors = [], []

    def open_page(program, viewport=PHONE, browser=chromium, query="", prepare=lambda page: None, **options):
        size = {"viewport": viewport} if viewport else {"no_viewport": True}
        context = browser.new_context(**size, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        page.traffic = Traffic(page)
        page.problems = errors
        prepare(page)
        response = page.goto(program.link + query)
        assert response.status == 200
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def wait_for_answer(page):
    """Waits until the program has done what the page has sent, and has said where the focus is."""
    end = time.monotonic() + 5
    while not page.evaluate("isOpen() && elements.size > 2 && isFocusKnown() && !unconfirmed.length") and time.monotonic() < end:
        page.wait_for_timeout(10)


def tab_to(page, name):
    """Presses Tab until the element of that name has the focus, each time when the program has said where it is."""
    for _ in range(60):
        wait_for_answer(page)
        if page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(name)
