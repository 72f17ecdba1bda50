"""All programs in one page: choosing one, its source, its flow and its problems; mouse, keyboard, finger."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from test_controls import serious
from test_inspector import row

DESK = {"width": 1280, "height": 800}
# What each program has that no other has.
PROGRAMS = {
    "The bee game": ("button", "Fly home"),
    "The bee field": ("button", "Hive"),
    "Composer": ("button", "Add a post"),
    "Sign up": ("button", "Appearance"),
    "Titles": ("button", "Letters"),
    "Reducers": (None, "The law"),
    "Fit or menu": (None, "Width of the rows"),
    "Hide and show": ("tab", "Curtains"),
    "Outline": (None, "Flight"),
}


@pytest.fixture
def gallery(start, open_page):
    def gallery(**options):
        return open_page(start("Gallery"), **{"viewport": DESK, **options})
    return gallery


def element(page, role, name):
    return page.get_by_role(role, name=name) if role else page.get_by_text(name, exact=True).or_(page.get_by_label(name))


def choose(page, name):
    page.get_by_role("button", name="Program", exact=True).click()
    page.get_by_role("option", name=name, exact=True).click()


def test_the_bee_game_is_first_and_all_programs_are_one_choice_away(gallery):
    page = gallery()
    for name, (role, label) in PROGRAMS.items():
        if name != "The bee game":
            choose(page, name)
        expect(element(page, role, label).first).to_be_attached()


def test_the_flow_opens_beside_the_running_program_and_closes(gallery):
    page = gallery()
    page.get_by_role("button", name="Flower 3").click()
    flow = page.get_by_role("link", name="Flow")
    flow.click()
    inspector = page.frame_locator("#inspector")
    expect(row(inspector, "^Hive.*, wrote").first).to_be_attached()
    # The program went on: nothing was loaded again.
    expect(page.get_by_text("Points 1")).to_be_attached()
    assert "inspect" in page.url
    flow.click()
    expect(page.locator("#inspector")).to_have_count(0)
    assert "inspect" not in page.url
    page.wait_for_timeout(500)  # The bar moves to its new place.
    flow.click()
    expect(row(inspector, "^Hive.*, wrote").first).to_be_attached()


def test_an_inspector_opened_in_flight_follows_the_program(gallery):
    page = gallery()
    page.get_by_role("button", name="Flower 3").click()
    page.get_by_role("link", name="Flow").click()
    inspector = page.frame_locator("#inspector")
    expect(row(inspector, "wrote.*bee").first).to_be_attached()
    page.get_by_role("button", name="Plant a flower").click()
    expect(row(inspector, r"^\[7\].*wrote").first).to_be_attached()


def test_problems_are_one_press_away_and_another_link_goes_to_another_page(gallery):
    page = gallery()
    choose(page, "Hide and show")
    page.get_by_role("tab", name="The wrong place").click()
    page.get_by_role("link", name="Problems").click()
    inspector = page.frame_locator("#inspector")
    expect(inspector.get_by_text(re.compile("^W-")).first).to_be_attached()
    page.get_by_role("link", name="Flow").click()
    expect(inspector.get_by_role("button", name="Key")).to_be_attached()
    expect(page.locator("#inspector")).to_have_count(1)


@pytest.mark.parametrize("viewport", [PHONE, DESK])
def test_the_source_of_a_program_is_one_press_away(gallery, viewport):
    page = gallery(viewport=viewport)
    choose(page, "Composer")
    page.get_by_role("switch", name="Source").click()
    expect(page.get_by_text("import SwiftUI").first).to_be_attached()
    page.get_by_role("button", name="File").click()
    page.get_by_role("option", name="Validity.swift").click()
    expect(page.get_by_text(re.compile("struct Validity: PreferenceKey")).first).to_be_attached()


def test_keys_alone_choose_a_program_and_open_its_flow(gallery):
    page = gallery()
    expect(page.get_by_role("button", name="Program", exact=True)).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Program", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("option", name="Outline").wait_for(state="attached")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Program", exact=True)).to_be_attached()
    page.get_by_role("link", name="Flow").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#inspector")).to_have_count(1)
    inspector = page.frame_locator("#inspector")
    expect(inspector.get_by_role("button", name="Key")).to_be_attached()
    page.keyboard.press("F6")
    page.keyboard.press("Tab")
    expect(inspector.locator(":focus")).to_be_attached()


@pytest.mark.parametrize("viewport", [PHONE, DESK])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_has_no_serious_finding(gallery, viewport, scheme):
    page = gallery(viewport=viewport, color_scheme=scheme)
    assert not serious(page)
    page.get_by_role("switch", name="Source").click()
    expect(page.get_by_text("import SwiftUI").first).to_be_attached()
    assert not serious(page)


def test_the_program_is_there_again_after_the_page_was_loaded_again(gallery):
    page = gallery()
    choose(page, "Titles")
    expect(page.get_by_role("button", name="Letters")).to_be_attached()
    page.wait_for_timeout(500)
    page.reload()
    expect(page.get_by_role("button", name="Letters")).to_be_attached()
