"""What a page presents is a modal dialog, by mouse, finger and keyboard, and axe-core finds nothing serious in it."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from test_controls import serious
from test_input import Finger, says


@pytest.fixture
def meadow(start, open_page):
    def meadow(**options):
        page = open_page(start("Meadow"), **options)
        expect(page.get_by_role("heading", name="Meadow")).to_be_visible()
        return page

    return meadow


def is_modal(dialog):
    expect(dialog).to_be_visible()
    expect(dialog).to_have_attribute("aria-modal", "true")


def test_an_alert_is_a_modal_dialog_with_its_title_as_its_name(meadow):
    page = meadow()
    page.get_by_role("button", name="Alert").click()
    alert = page.get_by_role("dialog", name="Delete the meadow?")
    is_modal(alert)
    expect(page.get_by_role("button", name="Sheet")).to_have_count(0)
    alert.get_by_role("button", name="Delete").click()
    says(page, "Said deleted")
    expect(alert).to_have_count(0)


def test_an_alert_is_answered_by_keys(meadow):
    page = meadow()
    page.get_by_role("button", name="Alert").focus()
    page.keyboard.press("Enter")
    is_modal(page.get_by_role("dialog", name="Delete the meadow?"))
    page.keyboard.press("Escape")
    says(page, "Said kept")
    expect(page.get_by_role("button", name="Alert")).to_be_focused()


def test_a_sheet_is_typed_in_and_closed_by_a_key(meadow):
    page = meadow(viewport=PHONE)
    page.get_by_role("button", name="Sheet").click()
    sheet = page.get_by_role("dialog")
    is_modal(sheet)
    sheet.get_by_role("textbox", name="Name").fill("Ada")
    page.keyboard.press("Escape")
    says(page, "Said closed")
    expect(sheet).to_have_count(0)


def test_a_sheet_is_dragged_away_by_a_finger(meadow):
    page = meadow(viewport=PHONE)
    page.get_by_role("button", name="Sheet").click()
    is_modal(page.get_by_role("dialog"))
    page.wait_for_timeout(700)
    page.mouse.move(60, 500)
    page.mouse.down()
    page.mouse.move(60, 600, steps=4)
    page.mouse.move(60, 830, steps=8)
    page.mouse.up()
    says(page, "Said closed")


def test_a_click_beside_a_choice_cancels_it(meadow):
    page = meadow()
    page.get_by_role("button", name="Choice").click()
    is_modal(page.get_by_role("dialog", name="Share"))
    page.mouse.click(5, 5)
    says(page, "Said never")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["Sheet", "Alert", "Choice", "Popover"])
def test_axe_finds_nothing_serious(meadow, kind, scheme):
    page = meadow(color_scheme=scheme, bypass_csp=True)
    page.get_by_role("button", name=kind).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(700)
    assert serious(page) == []


def test_a_form_in_a_sheet_is_typed_in_and_scrolled_and_nothing_behind_it(meadow):
    page = meadow(viewport=PHONE)
    flower = page.get_by_text("Flower 0", exact=True).first
    before = flower.bounding_box()
    page.get_by_role("button", name="Form").click()
    field = page.get_by_role("textbox", name="Kind")
    expect(field).to_be_visible()
    page.wait_for_timeout(600)
    field.click()
    page.keyboard.type("Ada")
    expect(field).to_have_value("Ada")
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 400)
    expect(page.get_by_text("Row 12", exact=True).first).to_be_in_viewport()
    page.wait_for_timeout(500)
    assert field.bounding_box()["y"] < 0 or not field.is_visible()
    page.mouse.move(200, 40)
    page.mouse.wheel(0, 400)
    page.wait_for_timeout(500)
    page.keyboard.press("Escape")
    expect(flower).to_be_attached()
    page.wait_for_timeout(500)
    assert flower.bounding_box() == before


def test_a_finger_pulls_a_form_at_its_top_down_with_its_sheet_and_scrolls_it_otherwise(meadow):
    page = meadow(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Form").tap()
    first = page.get_by_text("Row 1", exact=True).first
    expect(first).to_be_visible()
    page.wait_for_timeout(700)
    hand = Finger(page)
    place = first.bounding_box()["y"]
    hand.drag((195, 600), (195, 300))
    page.wait_for_timeout(900)
    assert first.bounding_box()["y"] < place - 200
    # How far the first drag went on by itself depends on the speed of the machine.
    for _ in range(4):
        hand.drag((195, 300), (195, 700))
        page.wait_for_timeout(900)
        expect(page.get_by_role("dialog")).to_be_visible()
        if abs(first.bounding_box()["y"] - place) < 1:
            break
    assert abs(first.bounding_box()["y"] - place) < 1
    hand.drag((195, 200), (195, 780))
    expect(page.get_by_role("dialog")).to_have_count(0)
