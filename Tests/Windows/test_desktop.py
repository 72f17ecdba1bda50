"""A program among the others of a desktop: its settings, its clipboard and its selection, what is dropped, and several windows."""

import subprocess
import time

from PIL import Image

from conftest import made


def color(program, x, y):
    left, top, _, _ = program.box
    return program.screen.pixels((left + x, top + y, 1, 1))[0][0]


def until_color(program, x, y, wanted):
    program.until(lambda: max(abs(a - b) for a, b in zip(color(program, x, y), wanted)) <= 3)


def drag(screen, start, end):
    screen.xdotool("mousemove", *start, "mousedown", 1)
    for step in range(1, 11):
        x, y = (start[i] + (end[i] - start[i]) * step // 10 for i in (0, 1))
        screen.xdotool("mousemove", x, y)
        time.sleep(0.05)
    time.sleep(0.3)
    screen.xdotool("mouseup", 1)


def test_a_window_follows_the_settings_of_the_desktop(start, portal):
    """C621: by a stand-in for its portal."""
    portal.tell("color-scheme", "u", 1)
    program = start("Desk", title="Desk")
    assert program.line() == "settings dark standard false"
    until_color(program, 10, 120, (255, 255, 255))
    portal.tell("color-scheme", "u", 2)
    assert program.line() == "settings light standard false"
    until_color(program, 10, 120, (0, 0, 0))
    portal.tell("contrast", "u", 1)
    assert program.line() == "settings light increased false"
    portal.tell("accent-color", "(ddd)", "(0.2, 0.6, 0.4)")
    until_color(program, 10, 75, (51, 153, 102))
    portal.tell("accent-color", "(ddd)", "(-1.0, -1.0, -1.0)")
    portal.end()
    assert program.interrupt() == 0


def test_a_window_is_drawn_by_the_scale_of_text_of_gtks_settings(start, screen, tmp_path):
    """C621, C600: the pixels are those of a picture of that scale, and nothing moves; the screen says the one, settings.ini the other."""
    subprocess.run(
        ["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t144\n"], env=screen.environment, check=True)
    (tmp_path / "gtk-3.0").mkdir()
    (tmp_path / "gtk-3.0/settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    program = start("Desk", title="Desk")
    assert program.line() == "settings light standard true"
    assert program.box[2:] == (450, 450)
    screen.xdotool("mousemove", 1279, 899)
    found = program.at_rest()
    subprocess.run([made("Desk"), "--png", tmp_path / "wanted.png", "--size", "300x300", "--scale", "1.5"], check=True, stdout=subprocess.DEVNULL)
    wanted = Image.open(tmp_path / "wanted.png").convert("RGB")
    different = [(x, y) for y in range(450) for x in range(450) if found[y][x] != wanted.getpixel((x, y))]
    assert not different, (len(different), different[:5])
    program.click(150, 37)
    program.type("bee")
    assert [program.line() for _ in range(3)][-1] == "text bee"


def test_a_window_without_a_title_bar_is_moved_grows_for_a_sheet_and_is_found_where_it_was(start, screen):
    """C625, C626: it is moved by its upper edge, where nothing else takes the press."""
    program = start("Frameless", title="Frameless")
    program.at_rest()
    screen.xdotool("windowmove", "--sync", program.window, 200, 150)
    drag(screen, (350, 160), (450, 240))
    program.until(lambda: program.box == (300, 230, 300, 200))
    program.click(150, 150)
    program.until(lambda: program.box[2] >= 500 and program.box[3] >= 400)
    red, green, blue = program.at_rest()[program.box[3] // 2][program.box[2] // 2]
    assert red > 200 > green > blue
    program.click(program.box[2] // 2, program.box[3] // 2)
    program.until(lambda: program.box[2:] == (300, 200))
    place = program.box
    assert program.interrupt() == 0
    program = start("Frameless", title="Frameless")
    program.until(lambda: program.box == place)
    assert program.interrupt() == 0


def test_the_inspector_is_a_window_and_closing_it_leaves_the_program(start, screen):
    """C624: it ends with the program's last window."""
    program = start("Ticks", "--inspect", title="Ticks")
    program.until(lambda: len(program.windows()) == 2)
    titles = {screen.xdotool("getwindowname", window): window for window in program.windows()}
    first, program.window = titles["Ticks"], titles["Inspector of Ticks"]
    assert len({color for row in program.at_rest() for color in row}) > 5
    screen.xdotool("windowfocus", "--sync", program.window)
    program.key("alt+F4")
    program.until(lambda: program.windows() == [first])
    assert program.process.poll() is None
    program.window = first
    assert program.interrupt() == 0


def test_a_flag_fixes_the_scheme(start, portal):
    """C621: whatever the desktop's is."""
    portal.tell("color-scheme", "u", 1)
    program = start("Desk", "--color-scheme", "light")
    assert program.line() == "settings light standard false"


def test_text_pictures_and_the_selection_are_exchanged_with_other_programs(start, other):
    """C622: both ways."""
    program = start("Desk", title="Desk")
    assert program.line() == "settings light standard false"
    program.click(100, 25)
    other.tell("copy-text", "honey")
    program.key("ctrl+v")
    assert program.line() == "text honey"
    program.key("ctrl+a", "ctrl+c")
    program.until(lambda: other.tell("read-text") == "honey")
    assert other.tell("read-selection") == "honey"
    other.tell("select", " bees")
    program.click(250, 25, button=2)
    assert program.line() == "text honey bees"
    other.tell("copy-letters", 100_000_000)
    program.key("ctrl+v")
    assert "MB was not pasted" in program.process.stderr.readline()
    program.click(100, 225)
    program.key("ctrl+c")
    program.until(lambda: other.tell("read", "image/png") == "1000")
    program.key("ctrl+v")
    assert program.line() == "pasted 1000"


def test_files_and_text_are_dropped(start, other, screen, tmp_path):
    """C623: on the view that takes them."""
    program = start("Desk", title="Desk")
    assert program.line() == "settings light standard false"
    screen.xdotool("windowmove", program.window, 0, 0)
    (tmp_path / "bee.txt").write_text("bee")
    (tmp_path / "hive").mkdir()
    other.tell("offer-uris", *((tmp_path / name).as_uri() for name in ("bee.txt", "hive")))
    drag(screen, (950, 750), (100, 125))
    assert program.line() == "dropped bee.txt hive"
    other.tell("offer-text", "honey")
    drag(screen, (950, 750), (100, 175))
    assert program.line() == "dropped honey"


def test_windows_that_a_program_opens_are_the_desktops(start, screen):
    """C624, C625: they share the program's states, and the last one ends it."""
    program = start("Apiary")
    first = program.window
    assert program.box[2:] == (300, 300)
    program.click(100, 125)
    program.until(lambda: len(program.windows()) == 2)
    program.click(100, 175)
    program.until(lambda: len(program.windows()) == 3)
    sizes = {}
    for window in program.windows():
        program.window = window
        sizes[program.title] = (window, program.box[2:])
    assert sizes["Notes"][1] == (200, 300) and sizes["Statistics"][1] == (120, 80)
    notes = sizes["Notes"][0]
    for window, place in [(first, (0, 0)), (notes, (400, 0)), (sizes["Statistics"][0], (700, 0))]:
        screen.xdotool("windowmove", window, *place)
    program.window = notes
    program.click(100, 50)
    for window in (notes, first):
        program.window = window
        program.until(lambda: color(program, 20, 20)[2] > 200 and color(program, 20, 20)[0] < 100)
    # The first window is closed by the program; its commands are there all the same.
    program.click(100, 225)
    program.until(lambda: len(program.windows()) == 2)
    program.window = notes
    program.click(100, 50)
    program.key("ctrl+b")
    program.until(lambda: color(program, 20, 20)[0] > 200)
    program.click(100, 225)
    program.until(lambda: len(program.windows()) == 1)
    screen.xdotool("windowfocus", "--sync", sizes["Statistics"][0])
    program.key("alt+F4")
    assert program.process.wait(10) == 0


def test_windows_have_the_keys_of_every_program_and_the_titles_of_their_content(start, screen):
    """C755, C757, C759: a row's menu, a further window, settings, one closed, and all."""
    program = start("Keys", title="Meadow")
    program.at_rest()
    program.key("Tab", "Down", "Down")
    program.until(lambda: program.title == "Flower 1")
    for keys in ["shift+F10", "Menu"]:
        program.key(keys)
        program.at_rest()
        program.key("Return")
        assert program.line() == "picked [1]"
        program.at_rest()
    first = program.window
    program.key("ctrl+n")
    program.until(lambda: len(program.windows()) == 2)
    program.window, = set(program.windows()) - {first}
    program.until(lambda: program.title == "Meadow")
    screen.xdotool("windowfocus", "--sync", program.window)
    program.key("ctrl+comma")
    program.until(lambda: len(program.windows()) == 3)
    settings, = set(program.windows()) - {first, program.window}
    screen.xdotool("windowfocus", "--sync", settings)
    program.key("ctrl+w")
    program.until(lambda: len(program.windows()) == 2)
    screen.xdotool("windowfocus", "--sync", first)
    program.key("ctrl+w")
    program.until(lambda: program.windows() == [program.window])
    screen.xdotool("windowfocus", "--sync", program.window)
    program.key("ctrl+q")
    assert program.process.wait(10) == 0
