"""A program among the others of a desktop: its settings, its clipboard and its selection, what is dropped, and several windows."""

import time


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
