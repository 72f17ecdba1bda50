"""Programs in windows, as a user and the desktop see them."""

import json
import os
import shutil
import subprocess
import time

from PIL import Image

from conftest import BIN, made, rows


def picture(name, path, *flags):
    """The pixels that the program draws to a file."""
    subprocess.run([BIN / name, "--png", path, *flags], check=True)
    return rows(Image.open(path).convert("RGB"))


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
    time.sleep(6)  # The threads of libdispatch's pool end after five seconds without work, and the watchdog looks once more.
    assert program.switches(5) == 0
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


def is_green(program):
    red, green, _ = program.pixels()[150][150]
    return green > red + 80


def is_red(program):
    red, green, _ = program.pixels()[150][150]
    return red > green + 80


def test_a_window_that_gets_no_frames_lives_on(start, screen):
    """C598: minimised, and under a compositor that does not answer; it draws the right state when it is back."""
    for withheld in ["minimised", "unanswered"]:
        if withheld == "unanswered":
            # GDK waits after each frame for a compositor that says it draws frames. This one says it and does not.
            supported = subprocess.run(
                ["xprop", "-root", "_NET_SUPPORTED"], env=screen.environment, capture_output=True, text=True).stdout.split(" = ")[1]
            subprocess.run(
                ["xprop", "-root", "-f", "_NET_SUPPORTED", "32a", "-set", "_NET_SUPPORTED", supported.strip() + ", _NET_WM_FRAME_DRAWN"],
                env=screen.environment, check=True)
        program = start("Ticks", title="Ticks")
        if withheld == "minimised":
            program.until(lambda: is_green(program))
            screen.xdotool("windowminimize", "--sync", program.window)
        assert sorted(program.line() for _ in range(5)) == ["count 40", "end 10", "end 20", "end 30", "end 40"]
        time.sleep(1.5)
        assert program.switches(2) <= 4
        if withheld == "unanswered":
            # Input is handled though nothing is drawn.
            program.click(50, 50)
            assert program.line() == "press 1"
        else:
            screen.xdotool("windowmap", "--sync", program.window)
            screen.xdotool("windowactivate", program.window)
            program.until(lambda: is_red(program))
        assert program.interrupt() == 0


def test_a_window_has_another_size(start, screen):
    """From one point to more than the screen, it is drawn and does not end (C601)."""
    program = start("BeeField", "--size", "420x600")
    program.at_rest()
    for size in [(1, 1), (1200, 40), (16000, 100), (1270, 880), (420, 600)]:
        screen.xdotool("windowsize", program.window, *size)
        time.sleep(0.3)
        assert program.process.poll() is None
    program.key("F11")
    program.until(lambda: program.box == (0, 0, 1280, 900))
    program.key("F11")
    program.until(lambda: program.box[2:] == (420, 600))
    assert program.interrupt() == 0


def test_what_is_typed_and_clicked_while_a_body_takes_two_seconds_is_not_lost(start, screen):
    """C603, W-SLOW: it arrives in its order, and the view is named."""
    program = start("Slow", title="Slow")
    program.line()
    program.at_rest()
    program.click(100, 25)
    program.type("a")
    assert program.line() == "text a"
    program.click(100, 125)
    time.sleep(0.3)
    program.type("bc")
    for _ in range(3):
        program.click(100, 75)
    lines = [program.line() for _ in range(5)]
    assert lines[-4:] == ["text abc", "count 1", "count 2", "count 3"] or lines[-3:] == ["count 1", "count 2", "count 3"]
    assert "text abc" in lines
    assert program.interrupt() == 0
    assert "W-SLOW" in (words := program.process.stderr.read()) and "SlowView" in words


def test_a_window_has_the_language_of_the_desktop_or_of_the_flag(start, screen):
    """C628: with its direction; the locale of programs, C, is none."""
    screen.environment["LC_ALL"] = "ar_EG.UTF-8"
    assert start("Slow").line() == "language ar_EG rightToLeft"
    assert start("Slow", "--locale", "de").line() == "language de leftToRight"
    screen.environment["LC_ALL"] = "C.UTF-8"
    assert start("Slow").line().endswith(" leftToRight")


def test_a_window_has_the_icon_of_the_program(start, screen, tmp_path):
    """C619: AppIcon of an asset catalogue that is beside the program."""
    folder = tmp_path / "Assets.xcassets/AppIcon.appiconset"
    folder.mkdir(parents=True)
    Image.new("RGB", (64, 64), (10, 200, 30)).save(folder / "icon.png")
    images = [{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, {"idiom": "mac", "size": "16x16"}]
    (folder / "Contents.json").write_text(json.dumps({"images": images, "info": {"author": "xcode", "version": 1}}))
    program = start(shutil.copy(made("Slow"), tmp_path / "Slow"), title="Slow")
    found = subprocess.run(
        ["xprop", "-id", program.window, "-notype", "32c", "_NET_WM_ICON"], env=screen.environment, capture_output=True, text=True)
    numbers = [int(number) for number in found.stdout.split("=")[1].split(",")]
    assert numbers[0] == numbers[1] == 128
    assert numbers[2 + 64 * 128 + 64] & 0xFFFFFF == 0x0AC81E


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
