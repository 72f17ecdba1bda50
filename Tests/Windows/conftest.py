"""A screen in memory with a window manager, and programs in its windows. Run by `make test-windows`."""

import contextlib
import os
import pathlib
import re
import select
import signal
import struct
import subprocess
import time

import pytest
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
BIN = pathlib.Path(os.environ.get("WAGGLE_BIN", ROOT / ".build/programs/release"))


# Windows without a frame: xdotool adds it twice to their places.
MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><keepBorder>no</keepBorder></theme>
  <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
  <applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


def rows(image):
    """The colours of a picture, row by row."""
    bands, width = iter(image.tobytes()), image.width
    colors = list(zip(bands, bands, bands))
    return [colors[start:start + width] for start in range(0, len(colors), width)]


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
        self.environment = {
            **os.environ, "DISPLAY": self.display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8",
            "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder), "GSETTINGS_BACKEND": "memory"}
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
            self.environment.pop(name, None)
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

    def image(self, box):
        """What a box (left, top, width, height) shows, as far as it is on the screen."""
        data = self.file.read_bytes()
        header, = struct.unpack(">I", data[:4])
        all_width, all_height = struct.unpack(">II", data[16:24])
        stride, colors = struct.unpack(">I", data[48:52])[0], struct.unpack(">I", data[76:80])[0]
        start = header + colors * 12
        screen = Image.frombuffer("RGB", (all_width, all_height), data[start:], "raw", "BGRX", stride, 1)
        left, top, width, height = box
        return screen.crop((left, top, min(left + width, all_width), min(top + height, all_height)))

    def pixels(self, box):
        """The colours in a box, row by row."""
        return rows(self.image(box))


@pytest.fixture
def screen(tmp_path):
    screen = Screen(tmp_path)
    yield screen
    screen.end()


def made(name):
    """A program of this folder, compiled with the SDK."""
    source, program = HERE / "Programs" / f"{name}.swift", ROOT / ".build/windows" / name
    sdk, = (ROOT / "dist").glob("*.artifactbundle/waggle")
    newest = max(path.stat().st_mtime for path in (source, sdk / "lib/libWaggle.so"))
    if not program.exists() or program.stat().st_mtime < newest:
        program.parent.mkdir(exist_ok=True)
        subprocess.run(
            ["swiftc", "-Onone", "-parse-as-library", "-swift-version", "5", "-use-ld=lld", "-I", sdk / "modules", "-L", sdk / "lib",
             "-lWaggle", "-Xlinker", f"-rpath={sdk}/lib", "-load-plugin-executable", f"{sdk}/plugins/WaggleMacros#WaggleMacros",
             "-Xclang-linker", f"--config={sdk}/link.cfg", source, "-o", program], check=True)
    return program


class Helper:
    """A script that is told on its standard input what to do, and answers with a line."""

    def __init__(self, environment, name):
        self.process = subprocess.Popen(
            ["/usr/bin/python3", HERE / name], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL)
        assert self.process.stdout.readline() == "ready\n"

    def tell(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")

    def end(self):
        self.process.kill()
        self.process.wait()


class Program:
    """A program in a window."""

    def __init__(self, screen, name, *flags, title=None):
        self.screen = screen
        program = made(name) if (HERE / "Programs" / f"{name}.swift").exists() else BIN / name  # or a path
        self.process = subprocess.Popen(
            [program, *flags], env=screen.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.printed = b""
        self.window = self.until(lambda: screen.xdotool("search", "--onlyvisible", "--name", title or ".").split("\n")[-1])

    def until(self, find, seconds=20, step=0.05):
        """What `find` returns as soon as that is something."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (found := find()):
                return found
            assert self.process.poll() is None, self.process.stderr.read()
            time.sleep(step)
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
        last, same = None, 0
        for _ in range(300):
            image = self.screen.image(self.box)
            now = image.tobytes()
            same = same + 1 if now == last else 0
            if same >= 3 and any(low != high for low, high in image.getextrema()):
                return rows(image)
            last = now
            time.sleep(0.1)
        raise AssertionError("the window does not come to rest")

    def click(self, x, y, button=1):
        left, top, _, _ = self.box
        self.screen.xdotool("mousemove", left + x, top + y, "click", button)

    def type(self, text):
        self.screen.xdotool("type", "--delay", "20", text)

    def key(self, *names):
        self.screen.xdotool("key", *names)

    def switches(self, seconds):
        """How often its threads wait within a time. Those that end within it are counted as far as they are known."""
        before = self.switched()
        highest = dict(before)
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            time.sleep(min(left, 1))
            highest |= self.switched()
        return sum(count - before.get(thread, 0) for thread, count in highest.items())

    def switched(self):
        """How often each thread has waited so far."""
        found = {}
        for status in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/status"):
            with contextlib.suppress(OSError):  # It ended meanwhile.
                found[status.parent.name] = sum(int(number) for number in re.findall(r"ctxt_switches:\s+(\d+)", status.read_text()))
        return found

    def line(self, seconds=10):
        """The next line that the program prints."""
        while b"\n" not in self.printed:
            assert select.select([self.process.stdout], [], [], seconds)[0], "it prints nothing"
            more = os.read(self.process.stdout.fileno(), 4096)
            assert more, self.process.stderr.read()
            self.printed += more
        line, self.printed = self.printed.split(b"\n", 1)
        return line.decode()

    def windows(self):
        """The windows of the program that are seen."""
        return self.screen.xdotool("search", "--onlyvisible", "--pid", self.process.pid, "--name", ".").split()

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


@pytest.fixture
def bus(screen):
    """A session bus."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], env=screen.environment, stdout=subprocess.PIPE, text=True)
    screen.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    yield bus
    bus.kill()
    bus.wait()


@pytest.fixture
def portal(bus, screen):
    """The settings of a desktop, which a test changes."""
    helper = Helper(screen.environment, "portal.py")
    yield helper
    helper.end()


@pytest.fixture
def other(screen):
    """Another program."""
    helper = Helper(screen.environment, "other.py")
    yield helper
    helper.end()
