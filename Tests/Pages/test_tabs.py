"""Tabs are a tablist of a page, by mouse, finger and keyboard; pages are swiped; axe-core finds nothing serious."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from test_controls import serious
from test_input import Finger, says


@pytest.fixture
def grove(start, open_page):
    def grove(**options):
        page = open_page(start("Grove"), **options)
        expect(page.get_by_role("heading", name="Grove")).to_be_visible()
        return page

    return grove


def tab(page, name):
    return page.get_by_role("tablist").get_by_role("tab", name=name)


def selects(page, name):
    expect(tab(page, name)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", selected=True)).to_have_count(1)


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE}])
def test_a_click_on_a_tab_shows_its_page(grove, options):
    page = grove(**options)
    selects(page, "Apples")
    expect(page.get_by_role("tabpanel").get_by_role("heading", name="Grove")).to_be_visible()
    tab(page, "Plums").click()
    selects(page, "Plums")
    says(page, "Searched nothing")
    expect(page.get_by_role("heading", name="Grove")).to_have_count(0)


def test_keys_go_into_the_bar_and_from_tab_to_tab(grove):
    page = grove()
    tab(page, "Apples").focus()
    page.keyboard.press("ArrowRight")
    selects(page, "Pears")
    expect(tab(page, "Pears")).to_be_focused()
    page.keyboard.press("ArrowRight")
    selects(page, "Plums")
    page.keyboard.press("ArrowLeft")
    selects(page, "Pears")


def test_a_finger_taps_tabs_and_swipes_pages(grove):
    page = grove(viewport=PHONE, has_touch=True, is_mobile=True)
    tab(page, "Pears").tap()
    selects(page, "Pears")
    says(page, "Page 0")
    finger = Finger(page)
    finger.drag((330, 300), (60, 300))
    says(page, "Page 1")
    finger.drag((60, 300), (330, 300))
    says(page, "Page 0")


def test_a_search_is_typed_completed_submitted_and_cancelled(grove):
    page = grove(viewport=PHONE)
    tab(page, "Plums").click()
    field = page.get_by_role("searchbox", name="Plums")
    field.click()
    page.get_by_role("button", name="Damson plums").click()
    expect(field).to_have_value("Damson")
    expect(page.get_by_text("Mirabelle", exact=True)).to_have_count(0)
    field.press("Enter")
    says(page, "Searched Damson")
    page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value("")
    expect(page.get_by_text("Mirabelle", exact=True)).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["Apples", "Pears", "Plums"])
def test_axe_finds_nothing_serious(grove, name, scheme):
    page = grove(color_scheme=scheme, bypass_csp=True, viewport=PHONE)
    tab(page, name).click()
    selects(page, name)
    if name == "Plums":
        page.get_by_role("searchbox").click()
        expect(page.get_by_role("button", name="Damson plums")).to_be_visible()
    page.wait_for_timeout(300)
    assert serious(page) == []
