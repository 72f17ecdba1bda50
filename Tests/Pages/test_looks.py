"""Keys that stay the browser's, and how a page looks for those who see or print it otherwise."""

import gzip
import http.client
import re

import pytest
from playwright.sync_api import expect

from test_input import panel, says  # noqa: F401

# Notes whether the page has taken the last key.
WATCH = """() => addEventListener("keydown", (event) => setTimeout(() => window.taken = event.defaultPrevented))"""


def taken(page, key):
    page.evaluate("window.taken = undefined")
    page.keyboard.press(key)
    return bool(page.wait_for_function("() => window.taken !== undefined")) and page.evaluate("window.taken")


def test_tab_leaves_the_page_at_either_end(panel):
    page = panel()
    page.evaluate(WATCH)
    page.get_by_role("button", name="Explained").focus()
    page.wait_for_function("() => focusTarget?.tabEnds === 2")
    assert not taken(page, "Tab")
    page.get_by_role("button", name="Press").focus()
    page.wait_for_function("() => focusTarget?.tabEnds === 1")
    assert taken(page, "Tab")
    page.get_by_role("button", name="Press").focus()
    page.wait_for_function("() => focusTarget?.tabEnds === 1")
    assert not taken(page, "Shift+Tab")


def test_only_keys_that_a_view_handles_are_taken(panel):
    page = panel()
    page.evaluate(WATCH)
    page.wait_for_function("() => takenKeys.size > 0")
    assert [taken(page, key) for key in ["/", "x", "Control+k", "Control+s", "Enter"]] == [False, False, False, True, True]
    page.get_by_label("Keys", exact=True).focus()
    page.wait_for_function("() => takenKeys.has('*')")
    assert taken(page, "/")


def test_what_is_adjusted_has_a_number(panel):
    slider = panel().get_by_role("slider", name="Volume")
    expect(slider).to_have_attribute("aria-valuenow", re.compile(r"^5(\.0)?$"))


def test_what_has_no_role_has_no_name(panel):
    page = panel()
    assert page.locator("#accessibility span:not([role])[aria-label]").count() == 0


def test_forced_colours_leave_text_and_ground(panel):
    page = panel(forced_colors="active")
    says(page, "Moves")
    assert page.evaluate("getComputedStyle(document.querySelector('#accessibility span')).color") == "rgba(0, 0, 0, 0)"
    assert page.evaluate("windowState().contrast")


def test_a_page_prints_what_its_window_shows(panel):
    page = panel()
    pages = page.pdf(width="600px", height="1000px", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pages)) == 1


def test_the_page_has_an_icon(panel):
    page = panel()
    assert page.evaluate("fetch(document.querySelector('link[rel=icon]').href).then((answer) => answer.status)") == 200


def test_files_are_compressed_where_it_is_accepted(start):
    program = start("Panel")
    connection = http.client.HTTPConnection("127.0.0.1", program.port)
    connection.request("GET", "/page.js")
    plain = connection.getresponse().read()
    connection.request("GET", "/page.js", headers={"Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    packed = answer.read()
    assert answer.headers["Content-Encoding"] == "gzip" and len(packed) < len(plain) / 2
    assert gzip.decompress(packed) == plain


def test_what_is_outside_of_the_window_does_not_scroll_the_page(start, open_page):
    page = open_page(start("Reducers"))
    expect(page.get_by_role("heading", name="Reducers").first).to_be_attached()
    scrolled = page.evaluate("""() => {
      const outside = document.createElement("button");
      Object.assign(outside.style, { left: "900px", top: "1500px", width: "66px", height: "30px" });
      accessibilityRoot.append(outside);
      outside.scrollIntoView({ block: "center", inline: "center" });
      outside.focus();
      const places = [document.body, document.documentElement, accessibilityRoot].flatMap((box) => [box.scrollLeft, box.scrollTop]);
      outside.remove();
      return places;
    }""")
    assert scrolled == [0, 0, 0, 0, 0, 0]
