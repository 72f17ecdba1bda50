"""Programs in windows, as a user and the desktop see them."""

import os
import subprocess
import time

from PIL import Image

from conftest import BIN


def picture(name, path, *flags):
    """The pixels that the program draws to a file."""
    subprocess.run([BIN / name, "--png", path, *flags], check=True)
    image = Image.open(path).convert("RGB")
    width, height = image.size
    return [[image.getpixel((x, y)) for x in range(width)] for y in range(height)]


def test_a_window_shows_the_pixels_of_the_picture_of_the_same_size(start, tmp_path):
    """C600: of a form, of drawings, of a list with bars, in both schemes."""
    for name in ["SignUp", "BeeField", "Titles"]:
        for scheme in ["light", "dark"]:
            flags = ["--size", "420x600", "--color-scheme", scheme]
            program = start(name, *flags)
            assert program.box[2:] == (420, 600)
            program.screen.xdotool("mousemove", 1279, 899)
            found, wanted = program.at_rest(), picture(name, tmp_path / "picture.png", *flags)
            different = [(x, y) for y in range(600) for x in range(420) if found[y][x] != wanted[y][x]]
            assert not different, (name, scheme, len(different), different[:5])
            assert program.interrupt() == 0


def test_a_window_is_used_with_the_mouse_and_the_keys_and_rests_without_waking_up(start, screen):
    """C602, C603: the field has what was typed, and at rest no thread wakes up."""
    program = start("SignUp", "--size", "420x600")
    program.at_rest()
    before = program.pixels()
    program.click(100, 126)
    program.type("Ada")
    after = program.at_rest()
    assert after != before
    program.key("ctrl+a", "BackSpace")
    program.type("Bea")
    assert program.at_rest() != after
    screen.xdotool("mousemove", 1279, 899)
    time.sleep(1.5)
    rest = program.switches()
    time.sleep(5)
    assert program.switches() - rest <= 2
    assert program.interrupt() == 0


def test_closing_the_window_ends_the_program_and_a_display_that_goes_away_too(start, screen):
    """The last window that closes ends the program with status 0 (C602)."""
    program = start("Titles", "--size", "300x400")
    program.at_rest()
    program.key("alt+F4")
    assert program.process.wait(10) == 0
    program = start("Titles")
    program.at_rest()
    screen.server.kill()
    assert program.process.wait(10) != 0


def test_a_window_has_another_size(start, screen):
    """From one point to more than the screen, it is drawn and does not end (C601)."""
    program = start("BeeField", "--size", "420x600")
    program.at_rest()
    for size in [(1, 1), (1200, 40), (1270, 880), (420, 600)]:
        screen.xdotool("windowsize", program.window, *size)
        time.sleep(0.3)
        assert program.process.poll() is None
    program.key("F11")
    program.until(lambda: program.box == (0, 0, 1280, 900))
    program.key("F11")
    program.until(lambda: program.box[2:] == (420, 600))
    assert program.interrupt() == 0


def test_without_a_display_a_program_shows_its_page_and_says_how_to_get_a_window():
    """--window is an error that names the cure (C602)."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    found = subprocess.run([BIN / "SignUp", "--window"], env=environment, capture_output=True, text=True, timeout=20)
    assert found.returncode == 1 and "--browser" in found.stderr and "DISPLAY" in found.stderr
    page = subprocess.Popen([BIN / "SignUp"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert page.stdout.readline().startswith("http://127.0.0.1:")
    page.terminate()
    assert "no display was found" in page.stderr.read()
    both = subprocess.run(
        [BIN / "SignUp", "--window", "--browser"], env=environment, capture_output=True, text=True, timeout=20)
    assert both.returncode == 64 and "--window" in both.stderr
