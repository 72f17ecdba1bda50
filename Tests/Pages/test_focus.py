"""The focus of a page: in what is presented and after it, on rows with controls in them, on links in texts, in a search field."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE, tab_to, wait_for_answer
from test_controls import serious
from test_input import Finger, says


@pytest.fixture
def burrow(start, open_page):
    def burrow(**options):
        page = open_page(start("Burrow"), **options)
        expect(page.get_by_role("heading", name="Burrow")).to_be_visible()
        return page

    return burrow


def open_dialog(page, name, title):
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog", name=title)
    expect(dialog).to_be_visible()
    page.wait_for_timeout(700)
    return dialog


def test_a_sheet_has_the_focus_itself_and_tab_begins_at_its_start_and_stays_inside(burrow):
    page = burrow()
    dialog = open_dialog(page, "Form", "Room")
    expect(dialog).to_be_focused()
    buttons = [("button", "Cancel"), ("button", "Done")]
    for role, name in [*buttons, ("textbox", "Name"), ("textbox", "Place"), ("textbox", "Use"), ("switch", "Warm"), *buttons]:
        page.keyboard.press("Tab")
        expect(page.get_by_role(role, name=name, exact=True)).to_be_focused()
    for role, name in [buttons[0], ("switch", "Warm")]:
        page.keyboard.press("Shift+Tab")
        expect(page.get_by_role(role, name=name, exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Form")).to_be_focused()


def test_a_sheet_that_a_finger_opens_brings_no_keyboard(burrow):
    page = burrow(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Form").tap()
    expect(page.get_by_role("dialog", name="Room")).to_be_focused()


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("opener, key", [("More", "Escape"), ("Rename", "Enter"), ("Help", "Escape"), ("Account", "Escape")])
def test_what_is_closed_by_a_key_gives_the_focus_to_what_opened_it(burrow, opener, key, by):
    page = burrow()
    button = page.get_by_role("button", name=opener, exact=True)
    if by == "mouse":
        button.click()
    else:
        tab_to(page, opener)
        page.keyboard.press("Enter")
    page.wait_for_timeout(700)
    if opener == "Rename":
        page.get_by_role("textbox", name="New name").click()
    wait_for_answer(page)
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_what_a_mouse_closes_gives_the_focus_back_without_a_ring(burrow):
    page = burrow()
    dialog = open_dialog(page, "Account", "Account")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Account")).to_be_focused()
    assert page.evaluate("getComputedStyle(document.activeElement).boxShadow") == "none"


@pytest.mark.parametrize("touch", [False, True])
def test_a_menu_that_a_mouse_opens_has_the_focus_and_keys_begin_at_its_start(burrow, touch):
    page = burrow(viewport=PHONE, has_touch=True) if touch else burrow()
    more = page.get_by_role("button", name="More", exact=True)
    more.tap() if touch else more.click()
    dig = page.get_by_role("button", name="Dig", exact=True)
    expect(dig).to_be_visible()
    holds = "document.activeElement.tabIndex === -1 && document.activeElement.classList.contains('modal')"
    page.wait_for_function(holds)
    assert page.evaluate("getComputedStyle(document.activeElement).boxShadow") == "none"
    page.keyboard.press("ArrowDown")
    expect(dig).to_be_focused()
    page.keyboard.press("Escape")
    expect(dig).to_have_count(0)
    if not touch:
        expect(more).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_of_a_list_is_inside_the_list(start, open_page, scheme):
    page = open_page(start("Orchard"), color_scheme=scheme)
    expect(page.get_by_role("heading", name="Orchard")).to_be_visible()
    holds_rows = "document.activeElement.querySelector(':scope > .place') !== null"
    for _ in range(6):
        page.keyboard.press("Tab")
        wait_for_answer(page)
        if page.evaluate(holds_rows):
            break
    assert page.evaluate(holds_rows)
    style = page.evaluate("(({ outlineOffset, boxShadow }) => [outlineOffset, boxShadow])(getComputedStyle(document.activeElement))")
    assert style[0] == "-4px" and style[1].count("inset") == 2


def corners(page):
    """The radii of the corners of what has the focus, from the top left one clockwise."""
    style = "(e => ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map((c) => parseFloat(getComputedStyle(e)[`border${c}Radius`])))"
    return page.evaluate(f"{style}(document.activeElement)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_has_the_shape_of_what_is_drawn(start, open_page, monkeypatch, scheme):
    """Of a corner that nothing is drawn at it is rounded a little (C484)."""
    monkeypatch.setenv("SCENE", "shapes")
    page = open_page(start("Wander"), color_scheme=scheme)
    expect(page.get_by_role("button", name="Capsule")).to_be_visible()
    half = lambda name: [page.get_by_role("button", name=name, exact=True).bounding_box()["height"] / 2] * 4
    wanted = {
        "Capsule": half("Capsule"), "Rounded": [10] * 4, "Circle": [25] * 4, "Card": [20, 4, 8, 4], "Text": [4] * 4,
        "Field": [4] * 4, "Switch": None, "Wide": [20] * 4,
    }
    for name, radii in wanted.items():
        tab_to(page, name)
        if name == "Switch":
            box = page.get_by_role("switch").bounding_box()
            radii = [box["height"] / 2] * 4
        assert corners(page) == pytest.approx(radii, abs=1.2), name
        style = page.evaluate("(({ outlineStyle, boxShadow }) => [outlineStyle, boxShadow])(getComputedStyle(document.activeElement))")
        assert style[0] == "solid" and style[1] != "none", name
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.offsetHeight === 60")
    page.wait_for_timeout(500)
    assert corners(page) == pytest.approx([30] * 4, abs=1.2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_of_a_row_has_the_corners_of_its_section(start, open_page, monkeypatch, scheme):
    """At the first and the last row of a section, also after rows were added (C484)."""
    monkeypatch.setenv("SCENE", "rows")
    page = open_page(start("Wander"), color_scheme=scheme)
    expect(page.get_by_role("button", name="First")).to_be_visible()
    round, plain = 26, 4
    wanted = {
        "First": [round, round, plain, plain], "Middle": [plain] * 4, "Last": [plain, plain, round, round], "Alone": [round] * 4,
    }
    for name, radii in wanted.items():
        tab_to(page, name)
        assert corners(page) == pytest.approx(radii, abs=1.2), name
        box = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        assert box["left"] == 16 and box["right"] == page.viewport_size["width"] - 16, name
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Added")).to_be_visible()
    page.wait_for_timeout(700)
    assert corners(page) == pytest.approx([round, round, plain, plain], abs=1.2)
    tab_to(page, "Added")
    assert corners(page) == pytest.approx([plain, plain, round, round], abs=1.2)


def test_the_ring_of_a_field_is_around_its_border_and_a_press_on_the_border_edits(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "shapes")
    page = open_page(start("Wander"))
    field = page.get_by_role("textbox", name="Field")
    box, window = field.bounding_box(), page.viewport_size["width"]
    assert box["x"] == 16 and box["width"] == window - 32
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    expect(field).to_be_focused()
    page.keyboard.type("bee")
    expect(field).to_have_value("bee")


def test_return_in_an_alert_leads_from_field_to_field_and_then_saves(burrow):
    page = burrow()
    dialog = open_dialog(page, "Account", "Account")
    expect(dialog.get_by_role("textbox", name="Name")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.keyboard.type("Kent")
    expect(dialog.get_by_role("textbox", name="Place")).to_have_value("Kent")
    page.keyboard.press("Enter")
    says(page, "Said Ada in Kent")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Account")).to_be_focused()


def row(page, name):
    return page.get_by_role("listitem", name=name)


def test_a_row_that_is_a_link_has_it_its_button_and_its_field_side_by_side(burrow):
    page = burrow()
    link, sweep = (row(page, "Larder").get_by_role("button", name=name, exact=True) for name in ["Larder", "Sweep Larder"])
    field = row(page, "Larder").get_by_role("textbox", name="Title")
    around, inner, beside = link.bounding_box(), field.bounding_box(), sweep.bounding_box()
    assert around["width"] > 300 and inner["width"] < around["width"] - 60 and inner["height"] < 40
    assert beside["x"] + beside["width"] <= inner["x"]
    tab_to(page, "Larder")
    expect(link).to_be_focused()
    page.keyboard.press("Tab")
    expect(sweep).to_be_focused()
    page.keyboard.press("Tab")
    expect(field).to_be_focused()
    page.keyboard.type("Pantry")
    link = page.get_by_role("button", name="Pantry", exact=True)
    link.evaluate("element => element.click()")
    expect(page.get_by_text("Room 1")).to_be_visible()


def test_a_click_on_the_field_of_a_row_edits_and_does_not_follow_the_link(burrow):
    page = burrow()
    field = row(page, "Larder").get_by_role("textbox", name="Title")
    field.click()
    wait_for_answer(page)
    page.wait_for_timeout(500)
    expect(field).to_be_focused()
    page.keyboard.type("x")
    expect(field).to_have_value("Larderx")
    expect(page.get_by_text("Room 1")).to_have_count(0)


def test_a_finger_swipes_a_row_over_its_field_and_a_tap_edits(burrow):
    page = burrow(viewport=PHONE, has_touch=True, is_mobile=True)
    field = row(page, "Larder").get_by_role("textbox", name="Title")
    box = field.bounding_box()
    x, y = box["x"] + 180, box["y"] + box["height"] / 2
    Finger(page).drag((x, y), (x - 80, y))
    page.wait_for_timeout(600)
    assert field.bounding_box()["x"] < box["x"] - 50
    expect(field).not_to_be_focused()
    page.touchscreen.tap(370, y)
    expect(row(page, "Larder")).to_have_count(0)
    other = row(page, "Nest").get_by_role("textbox", name="Title")
    page.wait_for_timeout(600)
    other.tap()
    expect(other).to_be_focused()
    page.keyboard.type("s")
    expect(other).to_have_value("Nests")


def test_tab_comes_to_the_links_of_a_text_and_return_opens_them(burrow):
    page = burrow()
    tab_to(page, "map")
    expect(page.get_by_role("link", name="map")).to_be_focused()
    page.keyboard.press("Enter")
    says(page, "Said map.example")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="rules")).to_be_focused()
    page.keyboard.press("Enter")
    says(page, "Said rules.example")
    first, second = (page.get_by_role("link", name=name).bounding_box() for name in ["map", "rules"])
    assert first["x"] + first["width"] < second["x"]


@pytest.mark.parametrize("touch", [False, True])
def test_a_press_anywhere_in_a_search_field_focuses_it(burrow, touch):
    page = burrow(viewport=PHONE, has_touch=touch, is_mobile=touch)
    field = page.get_by_role("searchbox")
    box = field.bounding_box()
    assert box["width"] > 340 and box["height"] >= 44
    for x, y in [(box["x"] + 12, box["y"] + 6), (box["x"] + box["width"] - 12, box["y"] + box["height"] - 6)]:
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        expect(field).to_be_focused()
        wait_for_answer(page)
        page.keyboard.type("a")
        expect(field).to_have_value("a")
        page.keyboard.press("Escape")
        expect(field).to_have_value("")
        page.wait_for_timeout(500)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(burrow, scheme):
    page = burrow(color_scheme=scheme, bypass_csp=True)
    assert serious(page) == []
    open_dialog(page, "Form", "Room")
    assert serious(page) == []


# MARK: what had the focus is gone


def focused(page):
    return page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.tagName")


@pytest.mark.parametrize("size", [PHONE, {"width": 1024, "height": 768}])
def test_a_page_that_is_pushed_by_keys_has_the_focus_on_its_first_element(start, open_page, size):
    page = open_page(start("Wander"), viewport=size)
    expect(page).to_have_title("Hives")
    tab_to(page, "Clover")
    page.keyboard.press("Enter")
    expect(page).to_have_title("clover")
    expect(page.get_by_role("button", name="Back")).to_be_focused()
    first = page.evaluate("tabStops()[0] === document.activeElement")
    assert first, focused(page)
    page.keyboard.press("Enter")
    expect(page).to_have_title("Hives")


def test_arrows_in_a_narrow_list_move_the_focus_and_return_selects(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "columns")
    page = open_page(start("Wander"), viewport=PHONE)
    expect(page).to_have_title("Hives")
    page.keyboard.press("Tab")
    wait_for_answer(page)
    for number in [1, 2, 3]:
        page.keyboard.press("ArrowDown")
        wait_for_answer(page)
        page.wait_for_function(
            "(name) => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.ariaLabel === name",
            arg=f"Hive {number}")
        expect(page).to_have_title("Hives")
    page.keyboard.press("Enter")
    expect(page).to_have_title("No. 3")


def test_arrows_in_a_list_beside_its_detail_select(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "columns")
    page = open_page(start("Wander"), viewport={"width": 1100, "height": 768})
    expect(page.get_by_role("option", name="Hive 3", exact=True)).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        wait_for_answer(page)
        if page.evaluate("document.activeElement.querySelector(':scope > .place') !== null"):
            break
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option", name="Hive 1", exact=True)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    seen = page.get_by_text("You are at hive 2")
    expect(seen.first).to_be_visible()


def test_the_focus_of_a_button_that_goes_is_at_what_is_next(start, open_page, monkeypatch):
    """After the last one it is at the first (C414)."""
    monkeypatch.setenv("SCENE", "leaving")
    page = open_page(start("Wander"))
    tab_to(page, "Second")
    for next in ["Third", "First"]:
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=next)).to_be_focused()
        wait_for_answer(page)
