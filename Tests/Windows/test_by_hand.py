"""What needs more than a screen in memory: `make test-windows-all` runs these too."""

import os
import pathlib
import random
import re
import shutil
import subprocess
import time

import pytest

from conftest import made

pytestmark = pytest.mark.skipif("WINDOWS_ALL" not in os.environ, reason="by hand: make test-windows-all")


def test_an_input_method_writes_and_may_die(start, bus, screen):
    """C604: ibus composes in Vietnamese, and keys arrive when it is ended by force."""
    environment = {**screen.environment, "GTK_IM_MODULE": "ibus"}
    daemon = subprocess.Popen(["ibus-daemon", "--panel", "disable"], env=environment, stderr=subprocess.DEVNULL)
    try:
        time.sleep(2)
        screen.environment["GTK_IM_MODULE"] = "ibus"
        program = start("Desk", title="Desk")
        assert program.line() == "settings light standard false"
        program.click(100, 25)
        # Its status is 1 also where the engine is set.
        subprocess.run(["ibus", "engine", "m17n:vi:telex"], env=environment, capture_output=True)
        engine = lambda: subprocess.run(["ibus", "engine"], env=environment, capture_output=True, text=True).stdout  # noqa: E731
        program.until(lambda: engine() == "m17n:vi:telex\n")
        screen.xdotool("type", "--delay", "150", "vieetj ")
        texts = []
        program.until(lambda: texts.append(program.line()) or texts[-1].startswith("text việt"))
        daemon.kill()
        time.sleep(1)
        screen.xdotool("type", "--delay", "100", "x")
        program.until(lambda: program.line().endswith("x"))
    finally:
        daemon.kill()
        daemon.wait()


def test_a_window_on_wayland(tmp_path, screen):
    """C602: with the decorations of the client; it draws, is left alone, and ends."""
    environment = {**screen.environment, "XDG_RUNTIME_DIR": str(tmp_path), "GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": "waggle"}
    environment.pop("DISPLAY")
    tmp_path.chmod(0o700)
    weston = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", "--socket=waggle", "--idle-time=0"], env=environment, stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL)
    try:
        time.sleep(2)
        program = subprocess.Popen(
            [made("Desk")], env={**environment, "WAYLAND_DEBUG": "client"}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(4)
        assert program.poll() is None
        program.send_signal(2)
        output, log = program.communicate(timeout=10)
        assert program.returncode == 0 and "settings light standard false" in output
        assert len(re.findall(r"wl_surface@\d+\.commit", log)) >= 1
    finally:
        weston.kill()
        weston.wait()


def test_a_click_is_in_the_next_frame(start, screen):
    """C603: from XTEST's event to the pixels of the window, of thirty clicks; at 60 frames a second one takes 17 ms."""
    program = start("Slow", title="Slow")
    program.line()
    program.at_rest()
    left, top, _, _ = program.box
    pointer = subprocess.Popen(["xdotool", "-"], env=screen.environment, stdin=subprocess.PIPE, text=True)

    def act(command):
        pointer.stdin.write(command + "\n")
        pointer.stdin.flush()

    act(f"mousemove {left + 100} {top + 75}")
    program.at_rest()
    handled, shown = [], []
    for index in range(30):
        color = screen.pixels((left + 100, top + 165, 1, 1))
        act("mousedown 1")
        time.sleep(0.05)
        begun = time.monotonic()
        act("mouseup 1")
        assert program.line() == f"count {index + 1}"
        handled.append(time.monotonic() - begun)
        program.until(lambda: screen.pixels((left + 100, top + 165, 1, 1)) != color, step=0.0005)
        shown.append(time.monotonic() - begun)
        time.sleep(0.1)
    pointer.kill()
    pointer.wait()
    for name, times in ("handled", handled), ("shown", shown):
        times.sort()
        print(name, "after ms: median", round(1000 * times[15], 1), "worst", round(1000 * times[-1], 1))
    assert shown[15] < 0.034


def test_two_monitors(start, screen):
    """C625: a window begins on the first one, and goes on when it is moved to the other."""
    for name, place in [("left", "640/170x900/240+0+0"), ("right", "640/170x900/240+640+0")]:
        subprocess.run(["xrandr", "--setmonitor", name, place, "screen" if name == "left" else "none"], env=screen.environment, check=False)
    program = start("Apiary", title="Apiary")
    program.at_rest()
    screen.xdotool("windowmove", program.window, 700, 100)
    program.click(100, 50)
    program.until(lambda: program.pixels()[20][20][2] > 200)
    assert program.interrupt() == 0


@pytest.mark.skipif(not shutil.which("orca"), reason="Orca is not installed")
def test_orca_speaks(start, screen, tmp_path, request):
    """C605, C629: fields with their roles, rows by the arrows, the links of a text; by what Orca writes that it would say."""
    environment = screen.environment
    environment.pop("NO_AT_BRIDGE")
    request.getfixturevalue("bus")
    tmp_path.chmod(0o700)
    # Where there is no sound, the program that speaks keeps Orca waiting: one that cannot be reached does not.
    environment.update(XDG_RUNTIME_DIR=str(tmp_path), SPEECHD_ADDRESS="inet_socket:127.0.0.2:1")
    log = tmp_path / "orca"
    orca = subprocess.Popen(
        ["orca", "--replace", "--disable=braille", f"--debug-file={log}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        spoken = lambda: re.findall(r"SPEECH OUTPUT: '(.*?)'\{", log.read_text(errors="replace") if log.exists() else "")  # noqa: E731
        for _ in range(40):
            time.sleep(0.5 * (not spoken()))
        program = start("Reading", title="Reading")
        program.until(lambda: "Reading frame." in spoken())
        time.sleep(2)
        # Orca writes its log in large parts: more keys bring the rest.
        for key in ["Tab", "Down", "Down", "Tab", "Down", "Down", "Tab", "Tab", "Tab", "Tab", "space", *["Tab"] * 12]:
            program.key(key)
            time.sleep(1)
        found = "\n".join(spoken())
        for words in ["Honey, 120.", "Wax, 80.", "Row 0.", "Row 1.", "See the map link, where", "map link.", "rules link.",
                      "One link here link.", "Count push button."]:
            assert words in found, found
    finally:
        orca.kill()
        orca.wait()


@pytest.mark.parametrize("name", os.environ.get("PROGRAMS", "Gallery Composer SignUp Outline Controls").split())
def test_random_use(start, screen, name):
    """A program used at random for a while goes on, and its memory does not grow; SEED and SECONDS choose how."""
    seconds, chance = float(os.environ.get("SECONDS", 60)), random.Random(int(os.environ.get("SEED", 1)))
    program = start(name, "--size", "600x700")
    keys = ["Tab", "Return", "Escape", "Down", "Up", "space", "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+z"]
    memory, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        left, top, width, height = program.box
        at = left + chance.randrange(width), top + chance.randrange(height)
        act = chance.random()
        if act < 0.5:
            screen.xdotool("mousemove", *at, "click", 1)
        elif act < 0.7:
            screen.xdotool("mousemove", *at, "click", "--repeat", 5, chance.choice([4, 5]))
        elif act < 0.8:
            program.key(chance.choice(keys))
        elif act < 0.88:
            program.type("bee")
        elif act < 0.96:
            screen.xdotool("mousemove", *at, "mousedown", 1, "mousemove", at[0] - 90, at[1] + chance.choice([0, 60]), "mouseup", 1)
        else:
            screen.xdotool("windowsize", program.window, chance.choice([500, 600, 700]), chance.choice([500, 700]))
        assert program.process.poll() is None, program.process.stderr.read()[-3000:]
        memory.append(int(re.search(r"Private_Dirty:\s+(\d+)", pathlib.Path(f"/proc/{program.process.pid}/smaps_rollup").read_text())[1]))
        time.sleep(0.05)
    third = len(memory) // 3
    print(name, len(memory), "acts", memory[third], "to", memory[-1], "KB")
    assert max(memory[-third:]) < 1.5 * max(memory[third:2 * third])
