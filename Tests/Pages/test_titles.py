"""Titles, used as people use it: mouse, finger, keyboard; narrow and wide; both schemes and directions."""

import io
import itertools

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import PHONE
from test_controls import serious
from test_input import Finger

DESK = {"width": 1280, "height": 800}


@pytest.fixture(params=itertools.product([PHONE, DESK], ["light", "dark"], ["en-US", "ar-EG"]),
                ids=lambda look: f"{look[0]['width']}-{look[1]}-{look[2]}")
def look(request):
    viewport, scheme, locale = request.param
    return {"viewport": viewport, "color_scheme": scheme, "locale": locale}


def row(page, name):
    return page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first


def switch(page, name):
    return page.get_by_role("switch", name=name, exact=True)


def called(page, title):
    """Waits for a title, of the page and in its bar."""
    expect(page).to_have_title(title)
    expect(page.get_by_role("heading", name=title, exact=True).first).to_be_attached()
    page.wait_for_timeout(600)


def open_titles(start, open_page, **options):
    page = open_page(start("Titles"), **options)
    page.set_default_timeout(5000)
    called(page, "Titles")
    return page


def back(page):
    return page.get_by_role("button", name="Back", exact=True).or_(page.get_by_role("button", name="Titles", exact=True)).first


def mood(page, name):
    expect(page.get_by_text(f"Mood: {name}").first).to_be_attached()


def test_titles_and_moods_by_mouse(start, open_page, look):
    page = open_titles(start, open_page, **look)
    mood(page, "calm")
    row(page, "Letters").click()
    called(page, "3 letters")
    mood(page, "busy")
    switch(page, "The gas bill").click()
    mood(page, "urgent")
    switch(page, "The gas bill").click()
    mood(page, "busy")
    row(page, "Edit").click()
    expect(row(page, "Done")).to_be_visible()
    page.wait_for_timeout(400)
    # The disc of a letter, and what it reveals at the other end.
    box = page.get_by_role("listitem", name="A parcel from Ada", exact=True).bounding_box()
    middle = box["y"] + box["height"] / 2
    width = look["viewport"]["width"]
    discs = [43, width - 36] if look["locale"] == "en-US" else [width - 43, 36]
    for x in discs:
        page.mouse.click(x, middle)
        page.wait_for_timeout(600)
    called(page, "2 letters")
    row(page, "Done").click()
    back(page).click()
    called(page, "Titles")
    mood(page, "calm")


def test_the_outermost_title_wins(start, open_page, look):
    page = open_titles(start, open_page, **look)
    row(page, "Who wins?").click()
    called(page, "Outer")
    switch(page, "the outer view").click()
    called(page, "First")
    switch(page, "the first view inside").click()
    called(page, "Second")
    switch(page, "the second view inside").click()
    # Without a title the page has the program's name.
    page.wait_for_function("() => !['Outer', 'First', 'Second'].includes(document.title)")
    switch(page, "the outer view").click()
    called(page, "Outer")
    page.go_back()
    called(page, "Titles")


def press(page, name, key):
    """Tab to an element, and press a key."""
    for _ in range(40):
        if page.evaluate("(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)") == name:
            page.keyboard.press(key)
            return page.wait_for_timeout(100)
        page.keyboard.press("Tab")
        page.wait_for_timeout(60)
    raise AssertionError(name)


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["390", "1280"])
def test_titles_by_keyboard_alone(start, open_page, viewport):
    page = open_titles(start, open_page, viewport=viewport)
    called(page, "Titles")
    press(page, "Letters", "Enter")
    called(page, "3 letters")
    press(page, "The gas bill", "Space")
    mood(page, "urgent")
    page.keyboard.press("Control+[")
    called(page, "Titles")
    press(page, "Who wins?", "Space")
    called(page, "Outer")
    press(page, "the outer view", "Space")
    called(page, "First")
    page.keyboard.press("Control+[")
    called(page, "Titles")
    press(page, "The drawer", "Enter")
    called(page, "The drawer")


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_titles_by_finger(start, open_page, locale):
    page = open_titles(start, open_page, viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    called(page, "Titles")
    row(page, "Letters").tap()
    called(page, "3 letters")
    switch(page, "A postcard from the sea").tap()
    mood(page, "urgent")
    # Back by a swipe from the leading edge.
    finger = Finger(page)
    finger.drag(*([(2, 500), (300, 500)] if locale == "en-US" else [(388, 500), (90, 500)]))
    called(page, "Titles")
    row(page, "The drawer").tap()
    called(page, "The drawer")
    expect(page.get_by_text("All is to be seen").first).to_be_attached()


def test_the_drawer_is_dragged_when_it_is_full(start, open_page):
    page = open_titles(start, open_page, viewport=PHONE)
    row(page, "The drawer").click()
    called(page, "The drawer")
    spoons = page.get_by_role("spinbutton", name="3 spoons")
    expect(spoons).to_be_attached()
    spoons.focus()
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    expect(page.get_by_text("Drag to see the rest").first).to_be_attached()
    last = page.get_by_text("Spoon 12", exact=True).last
    expect(last).to_be_attached()
    before = last.bounding_box()["y"]
    page.mouse.move(195, 600)
    page.mouse.down()
    page.mouse.move(195, 300, steps=8)
    page.mouse.up()
    page.wait_for_timeout(800)
    after = last.bounding_box()["y"]
    # The drawer stops at its end.
    assert before - 300 - 1 <= after < before - 20


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_titles(start, open_page, scheme):
    page = open_titles(start, open_page, color_scheme=scheme, bypass_csp=True)
    called(page, "Titles")
    assert serious(page) == []
    for name, title in [("Letters", "3 letters"), ("Who wins?", "Outer"), ("The drawer", "The drawer")]:
        row(page, name).click()
        called(page, title)
        assert serious(page) == []
        back(page).click()
        called(page, "Titles")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_line_is_seen_through_a_card_where_its_rows_meet(start, open_page, scheme):
    page = open_titles(start, open_page, viewport={"width": 840, "height": 600}, color_scheme=scheme)
    first, second = [row(page, name).bounding_box() for name in ("Letters", "Who wins?")]
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    x = int(first["x"]) + 8
    top, bottom = int(first["y"]) + 28, int(second["y"] + second["height"]) - 28
    assert top < second["y"] < bottom
    assert len({picture.getpixel((x, y)) for y in range(top, bottom)}) == 1
