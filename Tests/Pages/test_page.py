"""A page shows the program and sends it input: elements by role and label; mouse, finger and keyboard."""

import statistics
import time

import pytest
from playwright.sync_api import expect

from conftest import WIDE

def count_is(page, number):
    expect(page.get_by_text(f"Count {number}", exact=True)).to_be_visible()


def test_roles_and_labels(start, open_page):
    page = open_page(start("Counter"))
    expect(page.get_by_role("heading", name="Counter")).to_be_visible()
    expect(page.get_by_role("button", name="Add one")).to_be_visible()
    expect(page.get_by_text("Ten", exact=True)).to_be_visible()
    assert page.title() == "CounterApp"


def test_mouse(start, open_page):
    page = open_page(start("Counter"))
    for _ in range(3):
        page.get_by_role("button", name="Add one").click()
    count_is(page, 3)
    page.get_by_role("button", name="Ten").click()
    count_is(page, 13)


def test_views_keep_clear_of_a_notch_and_of_the_keyboard(start, open_page):
    """L223. Counter is in the middle of what is left."""
    page = open_page(start("Counter"))
    heading = page.get_by_role("heading", name="Counter")
    expect(heading).to_be_visible()
    first = heading.bounding_box()["y"]

    def moved_by(points):
        end = time.monotonic() + 5
        while (moved := heading.bounding_box()["y"] - first) != points and time.monotonic() < end:
            time.sleep(0.05)
        assert moved == points

    device = page.context.new_cdp_session(page)
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 100, "bottom": 40}})
    moved_by(30)
    page.evaluate("""Object.defineProperty(visualViewport, "height", {value: innerHeight - 240, configurable: true});
        visualViewport.dispatchEvent(new Event("resize"))""")
    moved_by(-70)
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 0, "bottom": 0}})
    moved_by(-120)
    page.evaluate("""delete visualViewport.height; visualViewport.dispatchEvent(new Event("resize"))""")
    moved_by(0)


def test_touch(start, open_page):
    page = open_page(start("Counter"), has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("button", name="Add one").tap()
    count_is(page, 1)


def test_keyboard(start, open_page):
    page = open_page(start("Counter"))
    expect(page.get_by_role("button", name="Add one")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Add one")).to_be_focused()
    page.keyboard.press("Space")
    count_is(page, 1)
    page.keyboard.press("Enter")
    count_is(page, 2)
    # Changes around it did not move the focus.
    expect(page.get_by_role("button", name="Add one")).to_be_focused()


def test_what_a_task_sets_arrives(start, open_page):
    page = open_page(start("Counter"))
    page.get_by_role("button", name="Later").click()
    count_is(page, 100)


def test_views_come_and_go(start, open_page):
    page = open_page(start("Counter"))
    add = page.get_by_role("button", name="Add one")
    for dots in [1, 2, 3, 4, 0, 1]:
        add.click()
        expect(page.get_by_role("img")).to_have_count(dots)


def test_text_is_escaped(start, open_page):
    page = open_page(start("Counter"))
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("<script>alert(1)</script>")).to_be_visible()
    assert page.locator("main script").count() == 0


def test_dark_mode_follows(start, open_page):
    page = open_page(start("Counter"), color_scheme="dark")
    expect(page.get_by_text("Night", exact=True)).to_be_visible()
    page.emulate_media(color_scheme="light")
    expect(page.get_by_text("Day", exact=True)).to_be_visible()


def test_window_size_follows(start, open_page):
    page = open_page(start("Counter"))
    expect(page.get_by_text("358 wide")).to_be_visible()
    page.set_viewport_size(WIDE)
    expect(page.get_by_text("992 wide")).to_be_visible()


def test_sessions_are_apart(start, open_page):
    program = start("Counter")
    first, second = open_page(program), open_page(program)
    first.get_by_role("button", name="Add one").click()
    count_is(first, 1)
    count_is(second, 0)


def test_patches_are_small(start, open_page):
    page = open_page(start("Counter"))
    count_is(page, 0)
    whole = max(len(frame) for frame in page.traffic.received)
    before = len(page.traffic.received)
    page.get_by_role("button", name="Ten").click()
    count_is(page, 10)
    later = page.traffic.received[before:]
    assert later and max(len(frame) for frame in later) < whole / 2


@pytest.mark.alone
def test_idle_page_sends_nothing_and_costs_nothing(start, open_page):
    program = start("Counter")
    page = open_page(program)
    page.get_by_role("button", name="Add one").click()
    count_is(page, 1)
    page.wait_for_timeout(500)
    traffic, cpu = page.traffic.count(), program.cpu()
    page.wait_for_timeout(1500)
    assert page.traffic.count() == traffic
    assert program.cpu() - cpu <= 0.02


@pytest.mark.alone
def test_click_to_changed_page(start, open_page):
    page = open_page(start("Counter"))
    count_is(page, 0)
    times = page.evaluate("""async () => {
        const button = document.querySelector("#accessibility button");
        const box = button.getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 1, bubbles: true };
        const times = [];
        for (let round = 0; round < 40; round++) {
            const before = document.getElementById("accessibility").textContent;
            const start = performance.now();
            button.dispatchEvent(new PointerEvent("pointerdown", at));
            button.dispatchEvent(new PointerEvent("pointerup", at));
            await new Promise((done) => {
                const look = new MutationObserver(() => {
                    if (document.getElementById("accessibility").textContent === before) return;
                    look.disconnect();
                    done();
                });
                look.observe(document.getElementById("accessibility"), { subtree: true, childList: true, characterData: true });
            });
            times.push(performance.now() - start);
            await new Promise((done) => setTimeout(done, 20));
        }
        return times;
    }""")
    print(f"click to changed page: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms")
    # The goal is 30 ms; a busy machine takes longer.
    assert statistics.median(times) <= 250
