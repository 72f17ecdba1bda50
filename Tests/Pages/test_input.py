"""Input reaches the program: mouse, finger, wheel and keys."""

import json

import pytest
from playwright.sync_api import expect


@pytest.fixture
def panel(start, open_page):
    def panel(**options):
        page = open_page(start("Panel"), **options)
        expect(page.get_by_role("heading", name="Panel")).to_be_visible()
        return page

    return panel


def says(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger on the page's glass."""

    def __init__(self, page):
        self.glass = page.context.new_cdp_session(page)

    def tell(self, kind, *places):
        self.glass.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]})

    def drag(self, start, end, steps=8):
        self.tell("touchStart", start)
        for step in range(1, steps + 1):
            self.tell("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))
        self.tell("touchEnd")


def test_a_mouse_drags(panel):
    page = panel()
    x, y = middle(page.get_by_text("Pad", exact=True))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 100, y + 20, steps=5)
    page.mouse.up()
    says(page, "Dragged 100, 20")
    says(page, "Tapped at nowhere")


def test_a_mouse_taps_at_a_place(panel):
    page = panel()
    page.get_by_text("Pad", exact=True).click(position={"x": 30, "y": 50})
    says(page, "Tapped at 30, 50")


def test_a_finger_drags(panel):
    page = panel(has_touch=True, is_mobile=True, device_scale_factor=3)
    x, y = middle(page.get_by_text("Pad", exact=True))
    Finger(page).drag((x, y), (x - 90, y + 30))
    says(page, "Dragged -90, 30")


def test_a_finger_that_is_taken_away_ends_nothing(panel):
    page = panel(has_touch=True, is_mobile=True)
    finger, (x, y) = Finger(page), middle(page.get_by_text("Pad", exact=True))
    finger.tell("touchStart", (x, y))
    finger.tell("touchMove", (x + 60, y))
    finger.tell("touchCancel")
    says(page, "Dragged none")
    finger.drag((x, y), (x + 10, y + 10))
    says(page, "Dragged 10, 10")


def test_a_finger_may_slip_off_a_button_where_a_mouse_may_not(panel):
    page = panel(has_touch=True, is_mobile=True)
    x, y = middle(page.get_by_role("button", name="Press"))
    Finger(page).drag((x, y), (x, y + 50))
    says(page, "Presses 1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 50, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Press").tap()
    says(page, "Presses 2")


def test_a_second_button_of_the_mouse_presses_nothing(panel):
    page = panel()
    page.get_by_role("button", name="Press").click(button="right")
    page.get_by_role("button", name="Press").click()
    says(page, "Presses 1")


def test_no_turn_of_the_wheel_is_lost(panel):
    page = panel()
    page.mouse.move(100, 300)
    for _ in range(20):
        page.mouse.wheel(3, 10)
    page.wait_for_timeout(200)
    turns = [m for m in map(json.loads, page.traffic.sent) if m["t"] == "scroll"]
    assert 0 < len(turns) <= 20
    assert sum(turn["dy"] for turn in turns) == -200 and sum(turn["dx"] for turn in turns) == -60
    assert all((turn["x"], turn["y"]) == (100, 300) for turn in turns)


def test_tab_goes_in_reading_order_and_back(panel):
    page = panel()
    order = ["Press", "Keys", "Save", "Send", "First", "Second"]
    for name in order:
        page.keyboard.press("Tab")
        expect(page.get_by_label(name, exact=True).or_(page.get_by_role("button", name=name))).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("slider", name="Volume")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Explained")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Second")).to_be_focused()


def test_keys_go_to_the_view_with_the_focus(panel):
    page = panel()
    page.keyboard.press("x")
    says(page, "Key none")
    page.get_by_label("Keys", exact=True).focus()
    for key, word in [("x", "x"), ("Shift+X", "shift X"), ("ArrowUp", "up"), ("Escape", "escape"),
                      ("Space", "space"), ("/", "/")]:
        page.keyboard.press(key)
        says(page, f"Key {word}")
    page.evaluate("""() => {
        const press = new KeyboardEvent("keydown", { key: "é", bubbles: true });
        document.activeElement.dispatchEvent(press);
    }""")
    says(page, "Key é")


@pytest.mark.parametrize("held", ["Control", "Meta"])
def test_control_stands_for_command(panel, held):
    page = panel()
    page.keyboard.press(f"{held}+s")
    says(page, "Saved 1")
    page.keyboard.press(f"{held}+Shift+S")
    page.keyboard.press(f"{held}+Alt+s")
    page.keyboard.press("s")
    page.keyboard.press(f"{held}+s")
    says(page, "Saved 2")


def test_on_a_mac_command_is_command_and_control_is_control(panel):
    page = panel()
    page.add_init_script("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })")
    page.reload()
    says(page, "Saved 0")
    page.keyboard.press("Control+s")
    page.keyboard.press("Meta+s")
    says(page, "Saved 1")


def test_the_browser_keeps_its_own_keys_and_those_that_no_view_handles(panel):
    page = panel()
    page.evaluate("""() => {
        window.kept = [];
        addEventListener("keydown", (event) => {
            if (!event.defaultPrevented) kept.push(event.key);
            event.preventDefault();
        });
    }""")
    for key in ["Control+c", "Control+t", "Control+r", "F5", "Alt+ArrowLeft", "Control+s", "Tab", "a", "Control+k"]:
        page.keyboard.press(key)
    own = [key for key in page.evaluate("kept") if key not in ["Control", "Alt"]]
    assert own == ["c", "t", "r", "F5", "ArrowLeft", "a", "k"]


def test_return_does_what_is_the_default_and_space_presses_what_has_the_focus(panel):
    page = panel()
    page.keyboard.press("Enter")
    says(page, "Sent 1")
    page.get_by_role("button", name="Save").focus()
    page.keyboard.press("Space")
    says(page, "Saved 1")


def test_the_focus_moves_both_ways(panel):
    page = panel()
    page.get_by_role("button", name="First").focus()
    says(page, "Focus first")
    page.keyboard.press("Space")
    says(page, "Focus second")
    expect(page.get_by_role("button", name="Second")).to_be_focused()
    page.keyboard.press("Space")
    says(page, "Focus elsewhere")
    expect(page.get_by_role("button", name="Second")).not_to_be_focused()


def test_a_click_without_a_pointer_presses(panel):
    page = panel()
    page.get_by_role("button", name="Press").evaluate("button => button.click()")
    says(page, "Presses 1")


def test_reduced_motion_follows(panel):
    page = panel(reduced_motion="reduce")
    says(page, "Rests")
    page.emulate_media(reduced_motion="no-preference")
    says(page, "Moves")


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_device_scale_follows(panel, scale):
    says(panel(device_scale_factor=scale), f"{scale * 100} pixels for 100 points")
