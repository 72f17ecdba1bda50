"""Scrolling in a page is the browser's own; the program hears of it, and moves the content by commands."""

import io
import json
import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import PHONE
from test_input import Finger, middle, says
from wire import Relay

@pytest.fixture
def scene(start, open_page, monkeypatch):
    """Opens a scene of the program, and waits for its scroll view; `link` of its program can be changed by a relay."""
    def scene(name="rows", relay=None, scrolls=True, **options):
        monkeypatch.setenv("SCENE", name)
        program = start("Scroller")
        if relay is not None:
            program.relay = Relay(program.port, relay)
            program.link = program.link.replace(str(program.port), str(program.relay.port))
            options["bypass_csp"] = True
        page = open_page(program, **options)
        until(page, "view?.mounted" if scrolls else "elements.size > 16")
        page.program = program
        return page

    return scene


def view(page, index=0):
    """The offset of a scroll view, where its element is scrolled to, and whether its command was taken over."""
    return page.evaluate("""(index) => {
        const view = [...scrollViews.values()][index];
        return { offset: view.offset, read: view.read(), base: view.base, extent: view.extent, number: view.number };
    }""", index)


def at(page, index=0, axis=1):
    return view(page, index)["offset"][axis]


def until(page, condition):
    """Waits until a condition holds for the first scroll view: `view`, and `y`, its offset."""
    for _ in range(100):
        if page.evaluate(f"(() => {{ const [view] = scrollViews.values(); const y = view?.offset[1]; return {condition}; }})()"):
            return
        page.wait_for_timeout(30)
    raise AssertionError(f"{condition}: {view(page)}")


def rest(page):
    """Waits until nothing moves any more."""
    last = None
    for _ in range(100):
        now = page.evaluate("[...scrollViews.values()].map((view) => [...view.read(), view.isMoving])")
        if now == last and not any(state[2] for state in now):
            return
        last = now
        page.wait_for_timeout(120)
    raise AssertionError("it does not come to rest")


def wheel(page, distance, x=200, y=400, sideways=0):
    page.mouse.move(x, y)
    page.mouse.wheel(sideways, distance)
    rest(page)


def sent(page, kind):
    return [m for m in map(json.loads, page.traffic.sent) if m["t"] == kind]


def test_a_wheel_scrolls_in_the_browser_and_the_program_hears_where(scene):
    page = scene()
    wheel(page, 500)
    assert at(page) == 500
    says(page, "At 500, rests")
    assert sent(page, "scroll") == []
    wheel(page, -5000)
    says(page, "At 0, rests")
    wheel(page, 100_000)
    end = at(page)
    assert abs(end - (200 * 44 - view_height(page))) < 0.01
    says(page, f"At {round(end)}, rests")


def view_height(page, index=0):
    return page.evaluate("(index) => [...scrollViews.values()][index].view[1]", index)


def test_what_the_user_scrolls_is_not_sent_back(scene):
    page = scene()
    before = view(page)["number"]
    wheel(page, 700)
    says(page, "At 700, rests")
    assert view(page)["number"] == before
    steps = [step for m in map(json.loads, page.traffic.received) if m["t"] == "patch" and m["n"] > 1 for step in m["steps"]]
    scrolls = page.evaluate("[...elements].filter(([, element]) => element instanceof ScrollView).map(([id]) => id)")
    assert not [step for step in steps if step[1] in scrolls]
    # Nothing of the rows either: only the line that says where the program is, and its element for screen readers.
    assert all(step[0] == "u" for step in steps)


def test_a_click_after_scrolling_hits_what_is_seen(scene):
    page = scene()
    wheel(page, 440)
    page.get_by_role("button", name="Row 12", exact=True).click()
    says(page, "Tapped 12, dragged none")
    # In one turn of the event loop, before any animation frame: the program must hear of the offset first.
    page.evaluate("""() => {
        const [view] = scrollViews.values();
        view.port.scrollTop = 880;
        const box = view.port.getBoundingClientRect();
        for (const name of ["pointerdown", "pointerup"]) {
            document.body.dispatchEvent(new PointerEvent(name, {
                bubbles: true, pointerId: 7, pointerType: "mouse", clientX: 100, clientY: box.top + 10,
            }));
        }
    }""")
    says(page, "Tapped 20, dragged none")


def test_the_program_scrolls(scene):
    page = scene()
    page.get_by_role("button", name="End").click()
    rest(page)
    until(page, "y > 7000")
    assert abs(at(page) - (200 * 44 - view_height(page))) < 0.01
    expect(page.get_by_role("button", name="Row 199")).to_be_in_viewport()
    says(page, f"At {round(at(page))}, rests")
    # What the program did is not reported to it.
    assert sent(page, "scrolled") == []


def test_the_program_glides_and_a_wheel_takes_over(scene):
    page = scene()
    page.get_by_role("button", name="Glide").click()
    until(page, "y === 4400")
    says(page, "At 4400, rests")
    wheel(page, -100_000)
    until(page, "y === 0")
    page.get_by_role("button", name="Glide").click()
    until(page, "y > 300")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 20)
    rest(page)
    page.wait_for_timeout(600)
    here = at(page)
    assert 300 < here < 4300
    says(page, f"At {round(here)}, rests")


def test_shorter_content_limits_the_offset(scene):
    page = scene()
    wheel(page, 6000)
    page.get_by_role("button", name="Few").click()
    rest(page)
    end = 30 * 44 - view_height(page)
    until(page, f"Math.abs(y - {end}) < 0.01")
    says(page, f"At {round(end)}, rests")
    wheel(page, -100)
    says(page, f"At {round(end - 100)}, rests")


def test_a_disabled_scroll_view_obeys_the_program_alone(scene):
    page = scene()
    page.get_by_role("button", name="Lock").click()
    until(page, "view.properties.fixed === 1")
    wheel(page, 300)
    assert at(page) == 0
    page.get_by_role("button", name="End").click()
    until(page, "y > 7000")


def test_a_finger_pans_and_the_press_is_cancelled(scene):
    page = scene(has_touch=True, is_mobile=True)
    Finger(page).drag((30, 600), (30, 300))
    rest(page)
    until(page, "y > 100")
    rest(page)
    says(page, f"At {round(at(page))}, rests")
    # The press of the button was cancelled, and the drag did not end.
    says(page, "Tapped none, dragged begun")
    assert [m["phase"] for m in sent(page, "pointer")][-1] == "cancel"
    # Sideways nothing scrolls: the finger drags.
    y = middle(page.get_by_role("button", name=f"Row {round(at(page)) // 44 + 5}", exact=True))[1]
    Finger(page).drag((30, y), (180, y))
    says(page, "Tapped none, dragged ended")


def test_a_mouse_that_drags_does_not_pan(scene):
    page = scene()
    page.mouse.move(200, 600)
    page.mouse.down()
    page.mouse.move(200, 300, steps=5)
    page.mouse.up()
    assert at(page) == 0


def test_nested_scroll_views_move_by_themselves(scene):
    page = scene("nested")
    wheel(page, 0, y=150, sideways=200)
    says(page, "Outer 0, inner 200")
    wheel(page, 120, y=150)
    says(page, "Outer 120, inner 200")
    page.get_by_role("button", name="Card 12").click()
    rest(page)
    says(page, "Tapped 12")
    assert page.locator("main").aria_snapshot().index("Shelf") < page.locator("main").aria_snapshot().index("Card 0")


def test_screen_readers_find_rows_in_order_and_scroll_to_them(scene):
    page = scene()
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id, names, waiting = {node["nodeId"]: node for node in nodes}, [], [nodes[0]]
    while waiting:
        node = waiting.pop()
        waiting += [by_id[id] for id in reversed(node.get("childIds", [])) if id in by_id]
        if not node["ignored"] and node["role"]["value"] == "button":
            names.append(node["name"]["value"])
    assert names == [f"Row {row}" for row in range(200)] + ["End", "Glide", "Few", "Lock"]
    page.get_by_role("button", name="Row 150").evaluate("(row) => row.scrollIntoView()")
    rest(page)
    says(page, f"At {round(at(page))}, rests")
    expect(page.get_by_role("button", name="Row 150")).to_be_in_viewport()
    # The elements of the rows are where the rows are drawn.
    tops = page.evaluate("""() => {
        const [view] = scrollViews.values();
        const drawn = [...view.inside.querySelectorAll(".line")].find((line) => line.textContent === "Row 150");
        const [button] = [...document.querySelectorAll("button")].filter((each) => each.textContent === "Row 150");
        return [drawn, button].map((each) => each.getBoundingClientRect().bottom);
    }""")
    assert abs(tops[0] - tops[1]) < 30


@pytest.mark.alone
def test_100_milliseconds_away_scrolling_does_not_wait(scene):
    page = scene(relay=0.1)
    page.evaluate("""() => {
        const [view] = scrollViews.values();
        window.found = [];
        view.port.addEventListener("scroll", () => found.push([performance.now(), view.port.scrollTop]));
        view.port.addEventListener("wheel", (event) => { window.begun ??= performance.now(); });
    }""")
    page.mouse.move(200, 400)
    for _ in range(10):
        page.mouse.wheel(0, 60)
        page.wait_for_timeout(30)
    rest(page)
    begun, found = page.evaluate("[begun, found]")
    # The first step comes before any answer could, and the others follow each by itself.
    assert found[0][0] - begun < 100 and len(found) >= 8, found
    assert at(page) == 600
    says(page, "At 600, rests")
    page.problems.clear()


def test_a_lost_connection_loses_no_scrolling(scene):
    page = scene(relay=0)
    wheel(page, 300)
    says(page, "At 300, rests")
    page.program.relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    wheel(page, 500)
    page.program.relay.is_cut = False
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    assert at(page) == 800
    says(page, "At 800, rests")
    page.problems.clear()


@pytest.mark.parametrize("scale", [1, 2])
def test_the_last_row_of_44_million_points_is_reached(scene, launch, scale):
    page = scene("tall", browser=launch(f"--force-device-scale-factor={scale}"))
    end = 44_000_000 - view_height(page)
    page.get_by_role("button", name="End").click()
    rest(page)
    until(page, f"Math.abs(y - {end}) < 0.01")
    says(page, f"At {round(end)}")
    last = page.get_by_role("button", name="Last").bounding_box()
    port = page.evaluate("(() => { const box = [...scrollViews.values()][0].box.getBoundingClientRect(); return [box.top, box.bottom]; })()")
    assert abs(last["y"] + last["height"] / 2 + 22 - port[1]) < 0.6
    page.get_by_role("button", name="Last").click()
    says(page, "Tapped last")
    wheel(page, -1000)
    says(page, f"At {round(end - 1000)}")
    wheel(page, 5000)
    says(page, f"At {round(end)}")
    for button, name in [("Half", "middle"), ("Start", "first")]:
        page.get_by_role("button", name=button).click()
        rest(page)
        expect(page.get_by_role("button", name=name.capitalize())).to_be_in_viewport()
        page.get_by_role("button", name=name.capitalize()).click()
        says(page, f"Tapped {name}")
    assert page.evaluate("[...scrollViews.values()][0].port.scrollHeight") <= 1_000_000


def shown_rows(page):
    """The numbers of the rows that are seen in the window, from the top."""
    return page.evaluate("""() => {
        const box = [...scrollViews.values()][0].box.getBoundingClientRect();
        const texts = [...document.querySelectorAll("#drawing *")].filter((e) => e.children.length === 0 && /^Row \\d+$/.test(e.textContent));
        const seen = texts.map((e) => [e.getBoundingClientRect(), e]).filter(([r]) => r.bottom > box.top + 1 && r.top < box.bottom - 1);
        return [...new Set(seen.sort((a, b) => a[0].top - b[0].top).map(([r, e]) => Number(e.textContent.slice(4))))];
    }""")


def row_shows(page, row):
    for _ in range(100):
        rows = shown_rows(page)
        if row in rows and rows == list(range(rows[0], rows[0] + len(rows))):
            return rows
        page.wait_for_timeout(30)
    raise AssertionError(f"row {row} is not shown: {shown_rows(page)}")


@pytest.mark.parametrize("delay", [0, 0.05])
def test_a_million_lazy_rows_are_scrolled_from_end_to_end(scene, delay):
    page = scene("million", relay=delay) if delay else scene("million")
    elements = lambda: page.evaluate("document.querySelectorAll('*').length")
    row_shows(page, 0)
    first = elements()
    for _ in range(12):
        page.mouse.move(200, 400)
        page.mouse.wheel(0, 1800)
        page.wait_for_timeout(60)
    rest(page)
    rows = row_shows(page, round(at(page) / 44) + 1)
    assert abs(rows[0] - at(page) / 44) < 2
    page.get_by_role("button", name="End", exact=True).click()
    rest(page)
    assert row_shows(page, 999_999)[-1] == 999_999
    page.get_by_role("button", name="Row 999999", exact=True).click()
    says(page, "Tapped 999999")
    wheel(page, -4400)
    row_shows(page, 999_890)
    page.get_by_role("button", name="Half", exact=True).click()
    rest(page)
    row_shows(page, 500_000)
    page.get_by_role("button", name="Start", exact=True).click()
    rest(page)
    assert row_shows(page, 0)[0] == 0
    assert elements() < first * 3, "the page holds only what is near its window"
    page.problems.clear()


def test_a_long_element_moves_on_before_its_end(scene):
    page = scene("tall")
    shown = lambda: page.evaluate("[...scrollViews.values()][0].base[1]")
    page.evaluate("[...scrollViews.values()][0].port.scrollTop = 990_000")
    until(page, "view.base[1] > 100_000")
    says(page, "At 990000")
    assert at(page) == 990_000
    wheel(page, 700)
    says(page, "At 990700")
    assert shown() > 400_000


def test_snap_points_hold(scene):
    page = scene("nested")
    page.evaluate("""() => {
        const [view] = scrollViews.values();
        view.properties.sn = [[], [0, 128, 256, 384, 512, 640, 768, 896]];
        view.draw(view.properties);
        // The browser's compositor knows of them after a frame.
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));
    }""")
    wheel(page, 200, y=600)
    # The browser snaps a while after the wheel's last turn.
    until(page, "[128, 256].includes(y)")
    rest(page)
    says(page, f"Outer {round(at(page))}, inner 0")


def test_pages_hold(scene):
    page = scene("nested")
    page.evaluate("""() => {
        const [view] = scrollViews.values();
        view.properties.sn = [0, view.view[1]];
        view.draw(view.properties);
        // The browser's compositor knows of them after a frame.
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));
    }""")
    wheel(page, 500, y=600)
    until(page, "Math.abs(y - view.view[1]) < 1")


def test_points_that_arrive_later_hold_sideways_and_the_content_is_exactly_there(scene):
    page = scene("nested")
    inner = "[...scrollViews.values()].find((view) => view.properties.ax === 1)"
    page.evaluate(f"""() => {{
        const view = {inner};
        view.properties.sn = [[0, 128.5, 257, 385.5, 514, 642.5, 771], []];
        view.draw(view.properties);
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));
    }}""")
    page.mouse.move(200, 150)
    page.mouse.wheel(100, 0)
    until(page, f"{inner}.offset[0] === 128.5")
    rest(page)
    page.mouse.wheel(130, 0)
    until(page, f"{inner}.offset[0] === 257")
    rest(page)
    says(page, "Outer 0, inner 257")


def test_a_leap_to_the_end_of_an_element_is_one_to_the_end_of_the_content(scene):
    page = scene("tall")
    end = 44_000_000 - view_height(page)
    page.evaluate("void ([...scrollViews.values()][0].port.scrollTop = 1e9)")
    until(page, f"y === {end}")
    says(page, f"At {end}")
    page.evaluate("void ([...scrollViews.values()][0].port.scrollTop = 0)")
    until(page, "y === 0")
    says(page, "At 0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["rows", "tall", "nested", "loose"])
def test_pictures(scene, tmp_path_factory, name, scheme):
    page = scene(name, color_scheme=scheme, device_scale_factor=2)
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 130)
    page.wait_for_timeout(250)
    page.screenshot(path=f"/tmp/pagescroll-{name}-{scheme}.png")


def rows(page):
    """Where the content of the longest scroll view is."""
    return page.evaluate("[...scrollViews.values()].sort((a, b) => b.extent[1] - a.extent[1])[0].offset[1]")


def test_what_is_drawn_over_a_scroll_view_takes_the_finger(scene):
    page = scene("covered", viewport=PHONE, has_touch=True, is_mobile=True)
    Finger(page).drag((200, 230), (200, 130))
    says(page, "Dragged -100")
    rest(page)
    assert rows(page) == 0


def test_a_clear_view_with_a_touch_area_takes_the_finger(scene):
    page = scene("covered", viewport=PHONE, has_touch=True, is_mobile=True)
    Finger(page).drag((200, 780), (200, 680))
    says(page, "Dragged -100")
    rest(page)
    assert rows(page) == 0


@pytest.mark.parametrize("y", [360, 520, 620], ids=["no hit testing", "invisible", "clear"])
def test_a_finger_scrolls_through_what_touches_go_through(scene, y):
    page = scene("covered", viewport=PHONE, has_touch=True, is_mobile=True)
    Finger(page).drag((200, y), (200, y - 90))
    rest(page)
    assert rows(page) > 40


def test_a_wheel_scrolls_through_what_touches_go_through_only(scene):
    page = scene("covered", viewport=PHONE)
    wheel(page, 200, y=175)
    assert rows(page) == 0
    for count, y in enumerate([360, 520, 620], start=1):
        wheel(page, 200, y=y)
        assert rows(page) == 200 * count


def test_a_finger_scrolls_on_while_effects_in_the_content_begin_and_end(scene):
    page = scene("fading", viewport=PHONE, has_touch=True, is_mobile=True)
    finger = Finger(page)
    finger.tell("touchStart", (340, 60))
    for x in range(320, 39, -20):
        finger.tell("touchMove", (x, 60))
        page.wait_for_timeout(30)
    finger.tell("touchEnd")
    rest(page)
    sideways = page.evaluate("[...scrollViews.values()].map((view) => view.offset[0])")
    assert max(sideways) > 240, sideways


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_lines_of_half_a_point_are_seen_wherever_they_are(scene, scale):
    page = scene("thin", scrolls=False, viewport=PHONE, device_scale_factor=scale)
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")

    def lines(length, pixel):
        starts = []
        for at in range(length):
            is_red = pixel(at)[1] < 240
            if is_red and not (at and pixel(at - 1)[1] < 240):
                starts.append(at)
        return starts

    across = lines(110 * scale, lambda at: seen.getpixel((at, 50 * scale)))
    down = lines(90 * scale, lambda at: seen.getpixel((10 * scale, 110 * scale + at)))
    for found, first in [(across, 20), (down, 10)]:
        assert len(found) == 8, found
        for number, start in enumerate(found):
            assert abs(start / scale - (first + number * 10.25)) <= 1, found


def test_keys_go_to_the_view_that_has_the_focus_before_they_adjust_it(scene):
    page = scene("arrows", viewport=PHONE)
    board = page.get_by_role("spinbutton", name="Board")
    board.focus()
    page.keyboard.press("ArrowRight")
    says(page, "Moves 1, level 5")
    page.keyboard.press("ArrowUp")
    says(page, "Moves 1, level 6")
    assert board.evaluate("element => getComputedStyle(element).outlineStyle") == "none"


def test_a_heading_that_is_a_button_is_both(scene):
    page = scene("arrows", viewport=PHONE)
    for name in ["Drawer", "Arrows"]:
        heading = page.get_by_role("heading", name=name)
        expect(heading.get_by_role("button", name=name)).to_be_visible()
    page.get_by_role("heading", name="Arrows").get_by_role("button").click()
    expect(page.get_by_role("button", name="Rename")).to_be_visible()
