"""A program that traps: the pages of its process say so and come back, and other pages notice nothing (M201)."""

import types

import pytest
from playwright.sync_api import expect

from test_address import is_at
from test_input import Finger, middle
from test_storage import home


def shows(page, text, timeout=15000):
    expect(page.get_by_text(text, exact=True).first).to_be_visible(timeout=timeout)


def press(page, name):
    page.get_by_role("button", name=name, exact=True).first.click()


def test_a_page_comes_back_after_a_trap_with_its_path_and_its_scene(start, open_page, home):
    """Another page of the program notices nothing (M201)."""
    program = start("Trapdoor", "--workers", "2")
    page, other = open_page(program), open_page(program)
    shows(other, "Steps 0")
    press(page, "Step")
    press(page, "Step")
    shows(page, "Steps 2")
    page.get_by_text("Cellar").first.click()
    shows(page, "Cellar, steps 2")
    is_at(page, "/cellar")
    page.wait_for_timeout(500)
    press(page, "Fall")
    shows(page, "The program ended unexpectedly. The page was opened again.", 60000)  # The trace of the crash is printed first.
    shows(page, "Cellar, steps 2")
    is_at(page, "/cellar")
    press(other, "Step")
    shows(other, "Steps 1")
    assert program.process.poll() is None
    # The lost connection is in the console.
    page.problems.clear()


def test_a_page_without_a_program_says_so(start, open_page, home):
    program = start("Trapdoor")
    page = open_page(program)
    page.get_by_text("Cellar").first.click()
    shows(page, "Cellar, steps 0")
    page.wait_for_timeout(500)
    press(page, "Fall")
    shows(page, "The program does not answer: it has ended, or there is no connection.", 30000)
    page.problems.clear()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_page_that_traps_before_it_is_greeted_is_offered_to_be_opened_again_and_is_not_tried_for_ever(start, open_page, home, by):
    """It waits for its user (M201)."""
    program = start("Trapdoor", "--workers", "2")
    page = open_page(types.SimpleNamespace(link=program.link.replace("/?", "/pit?")))
    button = page.get_by_role("button", name="Open again")
    expect(button).to_be_visible(timeout=40000)
    shows(page, "The program ended unexpectedly, several times in a row. Open again")
    count = len(page.traffic.opened)
    page.wait_for_timeout(7000)
    assert len(page.traffic.opened) == count
    expect(button).to_be_visible()
    assert program.process.poll() is None
    button.click() if by == "mouse" else page.keyboard.press("Space")
    expect(button).to_have_count(0)
    for _ in range(200):
        page.wait_for_timeout(100)
        if len(page.traffic.opened) > count:
            break
    assert len(page.traffic.opened) > count
    page.problems.clear()


@pytest.mark.parametrize("way", [-120, 120, -330])
def test_rows_of_several_kinds_are_swiped_by_a_finger(start, open_page, home, way):
    program = start("Trapdoor")
    page = open_page(program, has_touch=True, is_mobile=True)
    page.get_by_text("Rows").first.tap()
    for name in ["button", "link", "toggle", "menu", "group"]:
        row = page.get_by_text(name, exact=True).first
        expect(row).to_be_visible()
        page.wait_for_timeout(400)
        y = middle(row)[1]
        x = 350 if way < 0 else 40
        Finger(page).drag((x, y), (x + way, y))
        page.wait_for_timeout(700)
        assert program.process.poll() is None, name
    page.problems.clear()
