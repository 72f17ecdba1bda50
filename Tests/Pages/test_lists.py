"""A list is selected in, swiped, edited and refreshed in a page, in both directions, and axe-core finds nothing serious."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, wait_for_answer
from test_controls import serious
from test_input import Finger, says

TREES = ["Apple", "Cherry", "Pear", "Plum", "Quince"]


@pytest.fixture(params=["ltr", "rtl"])
def orchard(start, open_page, monkeypatch, request):
    monkeypatch.setenv("DIRECTION", request.param)

    def orchard(**options):
        page = open_page(start("Orchard"), **options)
        expect(page.get_by_role("heading", name="Orchard")).to_be_visible()
        says(page, "Selected nothing")
        # Towards the leading edge.
        page.side = -1 if request.param == "ltr" else 1
        return page

    return orchard


def touched(orchard):
    return orchard(viewport=PHONE, has_touch=True, is_mobile=True)


def box(page, tree):
    """Where a row is: its element has the text of the tree and its badge."""
    row = page.get_by_label(f"{tree}, {len(tree)}", exact=True).first
    expect(row).to_be_attached()
    found = row.bounding_box()
    return found["x"], found["y"], found["width"], found["height"]


def middle(page, tree):
    x, y, width, height = box(page, tree)
    return x + width / 2, y + height / 2


def order(page, *trees):
    says(page, " ".join(trees))


def test_a_mouse_and_keys_select(orchard):
    page = orchard()
    page.mouse.click(*middle(page, "Pear"))
    says(page, "Selected Pear")
    page.keyboard.press("ArrowDown")
    says(page, "Selected Plum")
    page.keyboard.press("Home")
    says(page, "Selected Apple")


def test_keys_delete_and_move(orchard):
    page = orchard()
    page.mouse.click(*middle(page, "Pear"))
    says(page, "Selected Pear")
    page.keyboard.press("Alt+ArrowDown")
    order(page, "Apple", "Cherry", "Plum", "Pear", "Quince")
    page.keyboard.press("Delete")
    order(page, "Apple", "Cherry", "Plum", "Quince")


def test_a_finger_selects_and_swipes(orchard):
    page = touched(orchard)
    x, y = middle(page, "Cherry")
    page.touchscreen.tap(x, y)
    says(page, "Selected Cherry")
    finger = Finger(page)
    finger.drag((x, y), (x + page.side * 60, y))
    page.wait_for_timeout(600)
    left, top, width, height = box(page, "Cherry")
    edge = left + width - 20 if page.side < 0 else left + 20
    page.touchscreen.tap(edge, y)
    order(page, "Apple", "Pear", "Plum", "Quince")


def test_a_long_swipe_deletes(orchard):
    page = touched(orchard)
    x, y = middle(page, "Plum")
    start = x - page.side * 150
    Finger(page).drag((start, y), (start + page.side * 300, y), steps=12)
    order(page, "Apple", "Cherry", "Pear", "Quince")


def test_a_swipe_to_the_other_side_does_nothing(orchard):
    page = touched(orchard)
    x, y = middle(page, "Plum")
    start = x + page.side * 150
    Finger(page).drag((start, y), (start - page.side * 300, y), steps=12)
    page.wait_for_timeout(300)
    order(page, *TREES)


def test_a_row_is_dragged_by_its_grip(orchard):
    page = orchard()
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    x, y, width, height = box(page, "Apple")
    grip = x + width - 20 if page.side < 0 else x + 20
    page.mouse.move(grip, y + height / 2)
    page.mouse.down()
    page.mouse.move(grip, y + height / 2 + 130, steps=10)
    page.mouse.up()
    order(page, "Cherry", "Pear", "Apple", "Plum", "Quince")


def test_a_disc_reveals_delete(orchard):
    page = orchard()
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    x, y, width, height = box(page, "Pear")
    disc = x + 27 if page.side < 0 else x + width - 27
    page.mouse.click(disc, y + height / 2)
    page.wait_for_timeout(600)
    edge = x + width - 20 if page.side < 0 else x + 20
    page.mouse.click(edge, y + height / 2)
    order(page, "Apple", "Cherry", "Plum", "Quince")


def test_a_row_that_is_open_has_its_button_once_and_is_an_option(orchard):
    page = orchard()
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    x, y, width, height = box(page, "Pear")
    page.mouse.click(x + 27 if page.side < 0 else x + width - 27, y + height / 2)
    shown = page.get_by_role("button", name=re.compile("^Delete($| Pear)"))
    expect(shown).to_have_count(1)
    expect(page.get_by_role("option")).to_have_count(5)
    page.wait_for_timeout(600)
    shown.click()
    order(page, "Apple", "Cherry", "Plum", "Quince")


def test_rows_are_options_and_a_screen_reader_deletes_and_moves_them(orchard):
    page = orchard()
    options = page.get_by_role("listbox", name="List").get_by_role("option")
    expect(options).to_have_count(5)
    options.nth(2).evaluate("option => option.click()")
    says(page, "Selected Pear")
    expect(options.nth(2)).to_have_attribute("aria-selected", "true")
    expect(options.nth(1)).to_have_attribute("aria-selected", "false")
    page.get_by_role("button", name="Delete Cherry, 6", exact=True).evaluate("button => button.click()")
    order(page, "Apple", "Pear", "Plum", "Quince")
    page.get_by_role("button", name="Move Down Apple, 5", exact=True).evaluate("button => button.click()")
    order(page, "Pear", "Apple", "Plum", "Quince")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(orchard, scheme):
    page = orchard(color_scheme=scheme, bypass_csp=True)
    assert serious(page) == []
    page.mouse.click(*middle(page, "Pear"))
    says(page, "Selected Pear")
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    assert serious(page) == []


def test_a_finger_that_pulls_the_list_down_refreshes_it(orchard):
    page = touched(orchard)
    says(page, "Refreshed 0")
    x, y = middle(page, "Apple")
    Finger(page).drag((x, y), (x, y + 60))
    page.wait_for_timeout(300)
    says(page, "Refreshed 0")
    Finger(page).drag((x, y), (x, y + 220), steps=12)
    says(page, "Refreshed 1")
    says(page, "Selected nothing")


def test_a_list_with_the_focus_says_which_row_the_keys_have_selected(orchard):
    page = orchard()
    page.get_by_role("button", name="Edit").focus()
    wait_for_answer(page)
    page.keyboard.press("Tab")
    wait_for_answer(page)
    assert page.evaluate("document.activeElement.getAttribute('role')") == "group"
    for tree in TREES[:2]:
        page.keyboard.press("ArrowDown")
        says(page, f"Selected {tree}")
        page.wait_for_function(
            "tree => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
            "?.getAttribute('aria-label')?.startsWith(tree)", arg=tree)
    assert serious(page) == []


def test_tab_comes_to_the_first_view_after_the_last(orchard):
    page = orchard()
    page.get_by_role("button", name="Edit").focus()
    # To the list, out of the page, and into it again.
    for _ in range(3):
        wait_for_answer(page)
        page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement.textContent === 'Edit'")
