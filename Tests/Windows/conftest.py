"""A screen in memory with a window manager, and programs in its windows. Run by `make test-windows`."""

import os
import pathlib
import re
import signal
import struct
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("WAGGLE_BIN", ROOT / ".build/programs/release"))


# Windows without a frame: xdotool adds it twice to their places.
MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><keepBorder>no</keepBorder></theme>
  <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
  <applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


class Screen:
    """An X server without a screen: its pixels are a file."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-fbdir", folder, "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self.file = folder / "Xvfb_screen0"
        self.environment = {**os.environ, "DISPLAY": self.display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        (folder / "rc.xml").write_text(MANAGER)
        self.manager = subprocess.Popen(["openbox", "--config-file", folder / "rc.xml"], env=self.environment, stderr=subprocess.DEVNULL)

    def end(self):
        for process in (self.manager, self.server):
            process.kill()
            process.wait()

    def xdotool(self, *words):
        return subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True).stdout.strip()

    def pixels(self, box):
        """The colours in a box (left, top, width, height), row by row."""
        data = self.file.read_bytes()
        header, = struct.unpack(">I", data[:4])
        stride, colors = struct.unpack(">I", data[48:52])[0], struct.unpack(">I", data[76:80])[0]
        start = header + colors * 12
        left, top, width, height = box
        rows = []
        for y in range(top, top + height):
            row = data[start + y * stride + left * 4:start + y * stride + (left + width) * 4]
            rows.append([(row[i + 2], row[i + 1], row[i]) for i in range(0, len(row), 4)])
        return rows


@pytest.fixture
def screen(tmp_path):
    screen = Screen(tmp_path)
    yield screen
    screen.end()


class Program:
    """A program in a window."""

    def __init__(self, screen, name, *flags, title=None):
        self.screen = screen
        self.process = subprocess.Popen(
            [BIN / name, *flags], env=screen.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.window = self.until(lambda: screen.xdotool("search", "--onlyvisible", "--name", title or ".").split("\n")[-1])

    def until(self, find, seconds=20):
        """What `find` returns as soon as that is something."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (found := find()):
                return found
            assert self.process.poll() is None, self.process.stderr.read()
            time.sleep(0.05)
        raise AssertionError("nothing came of it")

    @property
    def box(self):
        """The window's content on the screen: left, top, width, height."""
        text = self.screen.xdotool("getwindowgeometry", "--shell", self.window)
        numbers = dict(line.split("=") for line in text.split("\n"))
        return tuple(int(numbers[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))

    @property
    def title(self):
        return self.screen.xdotool("getwindowname", self.window)

    def pixels(self):
        return self.screen.pixels(self.box)

    def at_rest(self):
        """The pixels, once something is drawn and they have not changed for a while."""
        last = None
        for _ in range(100):
            now = self.pixels()
            if now == last and len({color for row in now for color in row}) > 1:
                return now
            last = now
            time.sleep(0.3)
        raise AssertionError("the window does not come to rest")

    def click(self, x, y, button=1):
        left, top, _, _ = self.box
        self.screen.xdotool("mousemove", left + x, top + y, "click", button)

    def type(self, text):
        self.screen.xdotool("type", "--delay", "20", text)

    def key(self, *names):
        self.screen.xdotool("key", *names)

    def switches(self):
        """How often its threads have waited so far."""
        count = 0
        for status in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/status"):
            count += sum(int(number) for number in re.findall(r"ctxt_switches:\s+(\d+)", status.read_text()))
        return count

    def interrupt(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@pytest.fixture
def start(screen):
    """Starts a program; it ends with the test."""
    programs = []

    def start(name, *flags, title=None):
        programs.append(Program(screen, name, *flags, title=title))
        return programs[-1]

    yield start
    for program in programs:
        program.end()
