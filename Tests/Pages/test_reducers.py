"""Reducers, used as people use it: mouse, keyboard, finger; narrow and wide; both schemes and directions."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, tab_to
from test_controls import serious

DESK = {"width": 1280, "height": 800}
TOPICS = ["An if in an overlay", "An empty toolbar", "The law", "The order of a list"]


@pytest.fixture(params=itertools.product([PHONE, DESK], ["light", "dark"], ["en-US", "ar-EG"]),
                ids=lambda look: f"{look[0]['width']}-{look[1]}-{look[2]}")
def look(request):
    viewport, scheme, locale = request.param
    return {"viewport": viewport, "color_scheme": scheme, "locale": locale}


def topic(page, name):
    return page.locator(f':is([role=option], [role=listitem], [role=row], button)[aria-label="{name}"]')


def title(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def back(page):
    """Back to the topics, where they are not beside the page."""
    if page.viewport_size["width"] < 700:
        page.wait_for_timeout(600)
        page.get_by_role("button", name=re.compile("^(Back|Reducers)$")).first.click()
        expect(title(page, "Reducers")).to_be_attached()
        page.wait_for_timeout(600)


def values(page):
    return page.get_by_text(re.compile("^Value, (non-)?default$"))


def test_each_topic_is_opened_by_mouse(start, open_page, look):
    page = open_page(start("Reducers"), **look)
    for name in TOPICS:
        topic(page, name).click()
        expect(title(page, name)).to_be_attached()
        back(page)


@pytest.mark.parametrize("name, part", [(TOPICS[0], "The overlay has an if"), (TOPICS[1], "There is a toolbar")])
def test_what_a_tree_does_to_a_value_is_switched_off_and_on(start, open_page, name, part):
    page = open_page(start("Reducers"), viewport=PHONE)
    topic(page, name).click()
    switch = page.get_by_role("switch", name=part)
    expect(values(page)).to_have_text(["Value, default", "Value, non-default"])
    switch.click()
    expect(values(page)).to_have_text(["Value, non-default", "Value, non-default"])
    switch.click()
    expect(values(page)).to_have_text(["Value, default", "Value, non-default"])


def test_how_a_value_travelled_is_shown(start, open_page):
    page = open_page(start("Reducers"), viewport=DESK)
    topic(page, TOPICS[0]).click()
    page.get_by_role("button", name="How it travelled").first.click()
    expect(page.get_by_text("reduced non-default + default").first).to_be_attached()


def test_the_law_is_told_for_each_key(start, open_page):
    page = open_page(start("Reducers"), viewport=PHONE)
    topic(page, "The law").click()
    expect(page.get_by_text(re.compile("^LastKey, Unlawful"))).to_be_attached()
    expect(page.get_by_text(re.compile("^LastSetKey, Lawful"))).to_be_attached()


def rows(page):
    text = page.get_by_text(re.compile(r"^Rows")).first
    told = text.get_attribute("aria-valuetext") or text.get_attribute("aria-description") or text.text_content()
    return [int(number) for number in re.findall(r"\d+", told)]


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_rows_that_return_are_reduced_last(start, open_page, viewport):
    page = open_page(start("Reducers"), viewport=viewport)
    topic(page, "The order of a list").click()
    expect(page.get_by_text("In the order of the list", exact=True)).to_be_attached()
    page.mouse.move(viewport["width"] * 0.7, viewport["height"] * 0.5)
    for _ in range(6):
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(60)
    page.wait_for_timeout(300)
    for _ in range(2):
        page.mouse.wheel(0, -300)
        page.wait_for_timeout(60)
    expect(page.get_by_text("In the order in which rows were made")).to_be_attached()


def test_the_list_goes_to_its_ends_by_finger(start, open_page):
    page = open_page(start("Reducers"), viewport=PHONE, has_touch=True, is_mobile=True)
    topic(page, "The order of a list").tap()
    expect(title(page, "The order of a list")).to_be_attached()
    page.wait_for_timeout(600)
    page.get_by_role("button", name="End", exact=True).tap()
    expect(page.get_by_text("Row 60", exact=True).first).to_be_attached()
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Top", exact=True).tap()
    expect(page.get_by_text("Row 1", exact=True).first).to_be_attached()


def test_a_tree_is_changed_by_keyboard(start, open_page):
    page = open_page(start("Reducers"), viewport=DESK)
    topic(page, TOPICS[0]).click()
    expect(values(page)).to_have_text(["Value, default", "Value, non-default"])
    tab_to(page, "The overlay has an if")
    page.keyboard.press("Space")
    expect(values(page)).to_have_text(["Value, non-default", "Value, non-default"])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_serious(start, open_page, viewport, scheme):
    page = open_page(start("Reducers"), viewport=viewport, color_scheme=scheme)
    assert serious(page) == []
    for name in TOPICS:
        topic(page, name).click()
        expect(title(page, name)).to_be_attached()
        page.wait_for_timeout(400)
        assert serious(page) == []
        back(page)
        page.wait_for_timeout(400)
