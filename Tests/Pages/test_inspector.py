"""The inspector beside a running program (?inspect): mouse, keyboard, finger; narrow and wide; both schemes and directions."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from test_controls import serious

DESK = {"width": 1280, "height": 800}


@pytest.fixture
def inspect(start, open_page):
    def inspect(program, **options):
        page = open_page(start(program), query="&inspect", **{"viewport": DESK, **options})
        return page, page.frame_locator("#inspector")
    return inspect


def row(inspector, name):
    name = re.compile(name)
    return inspector.get_by_role("listitem", name=name).or_(inspector.get_by_role("option", name=name))


def rows(inspector):
    return inspector.locator('[role=list][aria-label="Views"] > *, [role=listbox][aria-label="Views"] > *')


def close_to(a, b):
    return all(abs(a[key] - b[key]) < 3 for key in ("x", "y", "width", "height"))


def test_the_views_are_listed_with_what_they_do_for_the_key(inspect):
    _, inspector = inspect("BeeField")
    expect(inspector.get_by_role("button", name="Key")).to_be_attached()
    expect(row(inspector, "^Hive.*, wrote").first).to_be_attached()
    expect(row(inspector, "MiniMap, read").first).to_be_attached()


def test_the_list_follows_the_program(inspect):
    page, inspector = inspect("BeeField")
    expect(row(inspector, r"flower\(5\)").first).to_be_attached()
    before = rows(inspector).count()
    page.get_by_role("button", name="Plant a flower").click()
    expect(row(inspector, r"Flower.*flower\(6\)").first).to_be_attached()
    assert rows(inspector).count() == before + 1


def test_the_selected_view_is_marked_in_the_page(inspect):
    page, inspector = inspect("Buzzy")
    mark = page.locator("#highlight")
    row(inspector, "^Hive.*, wrote").first.click()
    expect(mark).to_be_visible()
    hive = page.locator('[aria-label="Hive"]').bounding_box()
    assert close_to(mark.bounding_box(), hive), (mark.bounding_box(), hive)
    expect(inspector.get_by_text("Ask about this writer")).to_be_attached()
    row(inspector, "observed|, read").first.click()
    page.wait_for_timeout(500)
    assert not close_to(mark.bounding_box(), hive)


def test_the_view_under_the_pointer_is_marked_in_the_list(inspect):
    page, inspector = inspect("Buzzy")
    hive = page.locator('[aria-label="Hive"]').bounding_box()
    expect(row(inspector, "^Hive.*, wrote").first).to_be_attached()
    page.mouse.move(hive["x"] + hive["width"] / 2, hive["y"] + hive["height"] / 2)
    pointed = inspector.locator('[aria-label*="under the pointer"], [aria-valuetext*="under the pointer"], '
                                '[aria-description*="under the pointer"]')
    expect(pointed.first).to_be_attached()
    page.mouse.move(600, 60)


def test_a_writer_is_asked_about(inspect):
    _, inspector = inspect("BeeField")
    inspector.get_by_role("button", name="Why?").click()
    expect(inspector.get_by_text(re.compile("^It arrives: what Hive writes"))).to_be_attached()
    expect(inspector.get_by_role("heading", name="Why did my value not arrive?")).to_be_attached()


def test_the_problems_are_listed_with_their_cures(inspect):
    page, inspector = inspect("Reducers", viewport=PHONE)
    page.locator(':is([role=option], [role=listitem], [role=row], button)[aria-label="An if in an overlay"]').click()
    inspector.get_by_role("button", name=re.compile(r"^Problems \(\d+\)$")).click()
    expect(inspector.get_by_text(re.compile("E-LAW")).first).to_be_attached()


def test_it_is_used_with_the_keyboard(inspect):
    page, inspector = inspect("BeeField")
    expect(row(inspector, "^Hive.*, wrote").first).to_be_attached()
    page.keyboard.press("F6")
    for _ in range(8):
        if inspector.locator("[role=list]:focus, [role=listbox]:focus, [role=listitem]:focus, [role=option]:focus").count():
            break
        page.keyboard.press("Tab")
        page.wait_for_timeout(150)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#highlight")).to_be_visible()
    page.keyboard.press("F6")
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement !== document.getElementById('inspector')")


def test_in_a_narrow_window_it_is_below_the_program(inspect):
    page, inspector = inspect("BeeField", viewport=PHONE)
    expect(row(inspector, "MiniMap, read").first).to_be_attached()
    frame = page.locator("#inspector").bounding_box()
    assert abs(frame["y"] - PHONE["height"] / 2) <= 1 and frame["width"] == PHONE["width"]
    button = page.get_by_role("button", name="Plant a flower").bounding_box()
    assert page.evaluate("windowSize().h") == 422


def test_in_a_narrow_window_the_selected_view_stays_in_sight(inspect):
    page, inspector = inspect("BeeField", viewport=PHONE)
    row(inspector, "^Hive.*, wrote").first.click()
    expect(inspector.get_by_text("Ask about this writer")).to_be_attached()
    page.wait_for_timeout(500)
    selected = row(inspector, "^Hive.*, wrote").first.bounding_box()
    detail = inspector.locator('[aria-label="Selected view"]').bounding_box()
    assert selected["y"] + selected["height"] <= detail["y"] + 1, (selected, detail)


def test_without_the_question_there_is_no_inspector(start, open_page):
    page = open_page(start("BeeField"))
    expect(page.get_by_role("button", name="Plant a flower")).to_be_attached()
    assert page.locator("iframe").count() == 0
    assert not any("highlight" in str(frame) for frame in page.traffic.received)


def test_other_sites_cannot_hold_the_inspector(start, open_page):
    program = start("BeeField")
    page = open_page(program, query="&inspects=none")
    expect(page.get_by_text("The program has ended")).to_be_attached()
    response = page.request.get(program.link + "&inspects=none")
    assert "frame-ancestors 'self'" in response.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in page.request.get(program.link + "&inspect").headers["content-security-policy"]


APPS = ["BeeField", "Buzzy", "Composer", "FitOrMenu", "Gallery", "HideAndShow", "Outline", "Reducers", "SignUp", "Titles"]


@pytest.mark.parametrize("app", APPS)
def test_a_screen_reader_finds_nothing_wrong_in_the_inspector_of_each_app(inspect, app):
    page, inspector = inspect(app, viewport=PHONE)
    expect(rows(inspector).first).to_be_attached()
    frame = next(frame for frame in page.frames if frame != page.main_frame)
    rows(inspector).last.click()
    expect(inspector.locator('[aria-label="Selected view"]')).to_be_attached()
    assert serious(frame) == []
    for tab in ["Why?", re.compile("^Problems")]:
        inspector.get_by_role("button", name=tab).click()
        page.wait_for_timeout(300)
        assert serious(frame) == []


@pytest.mark.parametrize("scheme, locale", itertools.product(["light", "dark"], ["en-US", "ar-EG"]))
def test_a_screen_reader_finds_nothing_wrong(inspect, scheme, locale):
    page, inspector = inspect("BeeField", color_scheme=scheme, locale=locale)
    expect(row(inspector, "^Hive.*, wrote").first).to_be_attached()
    assert serious(page) == []
    row(inspector, "^Hive.*, wrote").first.click()
    inspector.get_by_role("button", name="Why?").click()
    expect(inspector.get_by_text(re.compile("^It arrives"))).to_be_attached()
    assert serious(page) == []
