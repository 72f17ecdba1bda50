"""FitOrMenu, HideAndShow and Outline, used as people use them: mouse, keyboard, finger; narrow and wide; both schemes and directions."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, tab_to
from test_controls import serious

DESK = {"width": 1280, "height": 800}


@pytest.fixture(params=itertools.product([PHONE, DESK], ["light", "dark"], ["en-US", "ar-EG"]),
                ids=lambda look: f"{look[0]['width']}-{look[1]}-{look[2]}")
def look(request):
    viewport, scheme, locale = request.param
    return {"viewport": viewport, "color_scheme": scheme, "locale": locale}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_the_inks_leave_the_row_and_one_row_does_not_say_so(start, open_page, look):
    page = open_page(start("FitOrMenu"), **look)
    expect(page.get_by_text(re.compile("W-VTF"))).to_have_count(0)
    tab_to(page, "Width of the rows")
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile("W-VTF"))).to_have_count(1)
    button(page, "More for: Every candidate writes").click()
    expect(page.get_by_text("Blue", exact=True).first).to_be_attached()
    page.keyboard.press("Escape")


def test_a_request_is_heard_from_below_only(start, open_page, look):
    page = open_page(start("HideAndShow"), **look)
    page.get_by_role("tab", name="The wrong place").click()
    expect(page.get_by_text(re.compile("W-ORDER"))).to_have_count(2)
    for place in ["beside", "around", "below"]:
        page.get_by_role("switch", name=f"Hide the line {place}").click()
    expect(page.get_by_text("Dusk: below", exact=True)).to_have_count(0)
    expect(page.get_by_text("Dusk: beside", exact=True)).to_be_attached()
    expect(page.get_by_text("Dusk: around", exact=True)).to_be_attached()


def test_the_outline_scrolls_and_folds(start, open_page, look):
    page = open_page(start("Outline"), **look)
    if look["viewport"] is PHONE:
        button(page, "Open the outline").click()
        page.wait_for_timeout(500)
    button(page, "Fold The hive").click()
    expect(button(page, "Go to Comb")).to_have_count(0)
    page.wait_for_timeout(500)
    heading = page.get_by_role("heading", name="The dance", exact=True)
    before = heading.bounding_box()["y"]
    button(page, "Go to The dance").click()
    page.wait_for_timeout(1000)
    assert heading.bounding_box()["y"] < before - 100


def test_the_outline_is_used_by_keyboard(start, open_page):
    page = open_page(start("Outline"), viewport=DESK)
    tab_to(page, "Fold Flight")
    page.keyboard.press("Space")
    expect(button(page, "Unfold Flight")).to_be_attached()
    expect(button(page, "Go to Load")).to_have_count(0)


def test_the_outline_is_used_by_finger(start, open_page):
    page = open_page(start("Outline"), viewport=PHONE, has_touch=True, is_mobile=True)
    button(page, "Open the outline").tap()
    page.wait_for_timeout(500)
    button(page, "Go to Flight").tap()
    expect(button(page, "Go to Flight")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("app", ["FitOrMenu", "HideAndShow", "Outline"])
def test_axe_finds_nothing_serious_in_apps_of_preferences(start, open_page, viewport, scheme, app):
    page = open_page(start(app), viewport=viewport, color_scheme=scheme)
    page.wait_for_timeout(500)
    assert serious(page) == []
    if app == "HideAndShow":
        page.get_by_role("tab", name="The wrong place").click()
        page.wait_for_timeout(500)
        assert serious(page) == []
