"""The address, the history and the title of a page follow the pages of the program."""

import json
import re
import urllib.parse

import pytest
from playwright.sync_api import expect

import wire
from conftest import PHONE


def path(page):
    return urllib.parse.urlsplit(page.url).path


def is_at(page, wanted, title=None):
    """Waits for the path, and the title, of the page's address; the token stays."""
    page.wait_for_function("(wanted) => location.pathname === wanted", arg=wanted)
    assert re.search(r"[?&]token=[0-9a-f]{32}$", page.url), page.url
    if title is not None:
        expect(page).to_have_title(title)


def at(program, words):
    """The link to the pages of these words."""
    return program.link.replace("/?", f"/{words}?")


def link(page, name):
    """Clicks a button when the page has come to rest."""
    page.wait_for_timeout(500)
    page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first.click()


def seen(page, text):
    expect(page.get_by_text(text, exact=True).first).to_be_visible()


def back(page):
    page.get_by_role("button", name="Back").or_(page.get_by_role("button", name="Hives")).first.click()


@pytest.fixture
def wander(start, open_page):
    program = start("Wander")
    page = open_page(program)
    is_at(page, "/", "Hives")
    return program, page


def length(page):
    return page.evaluate("history.length")


def test_a_link_changes_the_address_and_back_and_forward_lead_through_the_pages(wander):
    """Each is a step of the history (C410)."""
    _, page = wander
    link(page, "Clover")
    is_at(page, "/clover", "clover")
    seen(page, "You are at clover")
    link(page, "Queen")
    is_at(page, "/clover/queen", "queen")
    page.go_back()
    is_at(page, "/clover", "clover")
    seen(page, "You are at clover")
    page.go_back()
    is_at(page, "/", "Hives")
    page.go_forward()
    page.go_forward()
    is_at(page, "/clover/queen", "queen")
    seen(page, "You are at queen")


def test_a_page_that_the_program_pops_is_left_by_going_back(wander):
    _, page = wander
    before = length(page)
    for _ in range(4):
        link(page, "Clover")
        is_at(page, "/clover", "clover")
        page.wait_for_timeout(500)
        back(page)
        is_at(page, "/", "Hives")
        page.wait_for_timeout(500)
    assert length(page) == before + 1
    page.go_forward()
    is_at(page, "/clover", "clover")


def test_to_the_root_is_several_steps_back(wander):
    _, page = wander
    link(page, "Clover")
    is_at(page, "/clover")
    page.wait_for_timeout(500)
    link(page, "Queen")
    is_at(page, "/clover/queen")
    page.wait_for_timeout(500)
    link(page, "Home")
    is_at(page, "/", "Hives")
    assert page.evaluate("here.trail") == []
    page.go_forward()
    is_at(page, "/clover", "clover")


def test_two_pages_at_once_are_two_steps_of_the_history(wander):
    _, page = wander
    link(page, "Two at once")
    is_at(page, "/clover/queen", "queen")
    page.go_back()
    is_at(page, "/clover", "clover")
    page.go_back()
    is_at(page, "/", "Hives")


def test_another_path_takes_the_place_in_the_history(wander):
    _, page = wander
    link(page, "Clover")
    is_at(page, "/clover")
    page.wait_for_timeout(500)
    before = length(page)
    link(page, "Elsewhere")
    is_at(page, "/heather", "heather")
    assert length(page) == before
    page.go_back()
    is_at(page, "/", "Hives")


def test_a_reloaded_page_shows_the_pages_without_a_slide(wander):
    _, page = wander
    link(page, "Clover")
    is_at(page, "/clover")
    page.wait_for_timeout(500)
    link(page, "Queen")
    is_at(page, "/clover/queen")
    page.reload()
    is_at(page, "/clover/queen", "queen")
    seen(page, "You are at queen")
    # The first patch has the page on top, and no other.
    told = [json.loads(text) for text in page.traffic.received]
    greeting = max(index for index, message in enumerate(told) if message["t"] == "hello")
    first = told[greeting + 1]
    assert first["n"] == 1 and "You are at queen" in json.dumps(first).replace("\\u00a0", " ")
    assert "Two at once" not in json.dumps(first).replace("\\u00a0", " ")
    page.go_back()
    is_at(page, "/clover", "clover")
    back(page)
    is_at(page, "/", "Hives")


def test_a_shared_link_opens_its_pages_in_a_session_of_its_own(wander, open_page):
    program, page = wander
    link(page, "Clover")
    is_at(page, "/clover")
    link(page, "Count 0")
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    is_at(other, "/clover", "clover")
    expect(other.get_by_role("button", name="Count 0")).to_be_visible()
    other.get_by_role("button", name="Queen", exact=True).or_(other.get_by_role("link", name="Queen", exact=True)).first.click()
    is_at(other, "/clover/queen")
    is_at(page, "/clover")
    # In a shared link the page below was never visited.
    third = page.context.new_page()
    third.goto(at(program, "clover/queen"))
    is_at(third, "/clover/queen", "queen")
    back(third)
    is_at(third, "/clover", "clover")


@pytest.mark.parametrize("name, word", [("Dots", "~.."), ("Slash", "a%2Fb%20%3Ci%3E%C3%A9%20%E6%BC%A2"), ("Server", "~page.js")])
def test_any_text_is_a_word(wander, name, word):
    _, page = wander
    link(page, name)
    is_at(page, "/" + word)
    page.reload()
    is_at(page, "/" + word)
    text = {"Dots": "..", "Slash": "a/b <i>é 漢", "Server": "page.js"}[name]
    seen(page, f"You are at {text}")
    page.go_back()
    is_at(page, "/", "Hives")
    page.go_forward()
    seen(page, f"You are at {text}")


@pytest.mark.parametrize("words, wanted", [
    ("clover/%FF/queen", "/clover"), ("clover//queen", "/clover"), ("%2e%2e/clover", "/clover"), ("%3Cscript%3Ealert(1)%3C%2Fscript%3E", "/%3Cscript%3Ealert(1)%3C%2Fscript%3E"),
    ("x" * 10000, "/"), ("clover/" + "y" * 10000, "/clover"), ("a/" * 100, "/" + "/".join("a" * 64)), ("%00", "/%00"), ("~~", "/~~"),
])
def test_hostile_words_open_what_can_be_read_and_the_address_is_corrected(start, open_page, words, wanted):
    program = start("Wander")
    page = open_page(program)
    page.on("dialog", lambda dialog: page.problems.append(dialog.message))
    page.goto(at(program, words))
    is_at(page, wanted)
    assert program.process.poll() is None


def test_a_word_of_no_declared_type_ends_the_path(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "mixed")
    program = start("Wander")
    page = open_page(program)
    page.goto(at(program, "autumn/nonsense/7"))
    # Texts are declared: any word is one.
    is_at(page, "/autumn/nonsense/7", "7")
    page.goto(at(program, 'autumn/%7B%22column%22%3A4%2C%22row%22%3A3%7D'))
    is_at(page, "/autumn/%7B%22column%22%3A4%2C%22row%22%3A3%7D", "Comb")
    seen(page, "Row 3, column 4")


def test_a_path_of_several_types_comes_back(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "mixed")
    page = open_page(start("Wander"))
    link(page, "Seven")
    is_at(page, "/7", "7")
    page.reload()
    seen(page, "Number 7")
    page.go_back()
    is_at(page, "/", "Mixed")
    link(page, "The text 7")
    is_at(page, "/String%3A7", "7")
    page.reload()
    seen(page, "Text 7")
    page.go_back()
    is_at(page, "/", "Mixed")
    link(page, "Autumn")
    is_at(page, "/autumn", "autumn")
    page.wait_for_timeout(500)
    link(page, "Comb")
    is_at(page, "/autumn/%7B%22column%22%3A4%2C%22row%22%3A3%7D", "Comb")
    page.reload()
    seen(page, "Row 3, column 4")


def test_two_quick_steps_back_are_two(wander):
    _, page = wander
    link(page, "Two at once")
    is_at(page, "/clover/queen", "queen")
    page.evaluate("history.back(); history.back()")
    is_at(page, "/", "Hives")
    page.wait_for_timeout(800)
    is_at(page, "/", "Hives")
    page.evaluate("history.go(2)")
    is_at(page, "/clover/queen", "queen")


def test_back_during_the_slide_goes_back(wander):
    _, page = wander
    link(page, "Clover")
    page.wait_for_function("() => location.pathname === '/clover'")
    page.evaluate("history.back()")
    page.wait_for_timeout(1000)
    is_at(page, "/", "Hives")
    link(page, "Clover")
    is_at(page, "/clover", "clover")


def test_a_page_without_a_value_is_a_step_and_is_gone_after_a_reload(wander):
    """Forward does not show it again (C411)."""
    _, page = wander
    link(page, "Clover")
    is_at(page, "/clover", "clover")
    page.wait_for_timeout(500)
    link(page, "Notes")
    is_at(page, "/clover", "Notes")
    page.go_back()
    is_at(page, "/clover", "clover")
    page.go_forward()
    # It cannot be shown again.
    page.wait_for_timeout(500)
    is_at(page, "/clover", "clover")
    link(page, "Notes")
    is_at(page, "/clover", "Notes")
    page.reload()
    is_at(page, "/clover", "clover")
    seen(page, "You are at clover")
    assert page.evaluate("history.state.waggle.depth") == 1


def test_each_tab_has_its_path(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "tabs")
    page = open_page(start("Wander"))
    link(page, "Show Bees")
    is_at(page, "/Bees", "All Bees")
    page.get_by_role("tab", name="Flowers").click()
    is_at(page, "/", "Flowers")
    link(page, "Show Flowers")
    is_at(page, "/Flowers", "All Flowers")
    page.get_by_role("tab", name="Bees").click()
    is_at(page, "/Bees", "All Bees")
    page.go_back()
    is_at(page, "/", "Bees")


def test_an_address_is_opened_once(start, open_page):
    program = start("Wander")
    page = open_page(program)
    page.goto(program.link + "&open=" + urllib.parse.quote("hive://clover/3?x=1&y=2", safe=""))
    seen(page, "Opened hive://clover/3?x=1&y=2")
    is_at(page, "/")
    page.reload()
    seen(page, "Opened nothing")


def test_a_page_reconnects_and_goes_where_the_user_went_meanwhile(start, open_page):
    program = start("Wander")
    page = open_page(program)
    link(page, "Two at once")
    is_at(page, "/clover/queen", "queen")
    page.evaluate("socket.close()")
    page.evaluate("history.back()")
    is_at(page, "/clover", "clover")
    seen(page, "You are at clover")


def test_a_client_that_knows_no_address_is_told_none(start):
    program = start("Wander")
    connection, _ = wire.connect(program)
    connection.sendall(wire.frame(wire.HELLO))
    kinds = [json.loads(wire.receive(connection)[1])["t"] for _ in range(2)]
    assert kinds == ["hello", "patch"]
    connection.sendall(wire.frame(b'{"t":"open","url":"hive://heather"}'))
    connection.sendall(wire.frame(b'{"t":"shown","n":1}'))
    message = json.loads(wire.receive(connection)[1])
    assert message["t"] == "patch" and "hive://heather" in json.dumps(message)
    connection.close()


def test_paths_need_the_token_too(start, open_page):
    program = start("Wander")
    page = open_page(program)
    assert page.request.get(program.link.replace("/?", "/clover?")).status == 200
    assert page.request.get(f"http://127.0.0.1:{program.port}/clover?token={'0' * 32}").status == 403
    assert page.request.get(f"http://127.0.0.1:{program.port}/clover").status == 404
    other = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors"}
    assert page.request.get(at(program, "clover"), headers=other).status == 403


def test_a_stack_in_a_sheet_is_not_in_the_address_and_back_leads_through_it_and_then_below(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "sheet")
    page = open_page(start("Wander"))
    is_at(page, "/", "Hives")
    link(page, "Clover")
    is_at(page, "/clover", "clover")
    link(page, "Open")
    link(page, "Inside")
    seen(page, "Number 7")
    is_at(page, "/clover", "clover")
    page.go_back()
    expect(page.get_by_role("button", name="Close")).to_be_visible()
    is_at(page, "/clover", "clover")
    page.go_back()
    expect(page.get_by_role("button", name="Open")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    is_at(page, "/clover", "clover")
    page.go_back()
    is_at(page, "/", "Hives")
    page.go_forward()
    is_at(page, "/clover", "clover")


# MARK: steps that are no pages with values


def steps(page):
    """The number of steps of the entry of the history in which the page is."""
    return page.evaluate("here.depth")


def at_step(page, depth):
    page.wait_for_function("(depth) => here.depth === depth && returning === null && asked === answered", arg=depth)


@pytest.fixture
def columns(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "columns")
    page = open_page(start("Wander"), viewport=PHONE)
    expect(page).to_have_title("Hives")
    return page


def test_a_column_that_was_opened_is_a_step_and_forward_opens_it_again(columns):
    """With the selection that led to it (C410, C411)."""
    page = columns
    page.wait_for_timeout(500)
    page.get_by_role("option", name="Hive 3", exact=True).click()
    expect(page).to_have_title("No. 3")
    at_step(page, 1)
    page.go_back()
    expect(page).to_have_title("Hives")
    at_step(page, 0)
    page.wait_for_timeout(700)
    page.go_forward()
    expect(page).to_have_title("No. 3")
    seen(page, "You are at hive 3")
    page.wait_for_timeout(700)
    page.get_by_role("button", name="Hives").or_(page.get_by_role("button", name="Back")).first.click()
    expect(page).to_have_title("Hives")
    at_step(page, 0)
    page.wait_for_timeout(700)
    before = length(page)
    page.get_by_role("option", name="Hive 5", exact=True).click()
    expect(page).to_have_title("No. 5")
    at_step(page, 1)
    assert length(page) == before


def test_after_a_reload_in_a_column_back_does_something_at_once(columns):
    page = columns
    page.wait_for_timeout(500)
    page.get_by_role("option", name="Hive 3", exact=True).click()
    at_step(page, 1)
    page.reload()
    expect(page).to_have_title("Hives")
    at_step(page, 0)
    assert page.evaluate("here.trail") == []


@pytest.fixture
def front(start, open_page, monkeypatch):
    monkeypatch.setenv("SCENE", "presented")
    page = open_page(start("Wander"), viewport=PHONE)
    expect(page).to_have_title("Front")
    link(page, "Clover")
    is_at(page, "/clover", "clover")
    page.wait_for_timeout(500)
    page.go_back()
    is_at(page, "/", "Front")
    page.wait_for_timeout(500)
    return page


@pytest.mark.parametrize("kind", ["Sheet", "Cover", "Popover"])
def test_what_is_presented_is_a_step_and_back_closes_it(front, kind):
    """A sheet, a cover, a popover (C410)."""
    page = front
    before = length(page)
    link(page, kind)
    seen(page, "In front")
    at_step(page, 1)
    page.go_back()
    expect(page.get_by_text("In front")).to_have_count(0)
    at_step(page, 0)
    page.wait_for_timeout(600)
    # It cannot be shown again: forward leads nowhere, and back is not dead afterwards.
    page.go_forward()
    page.wait_for_timeout(500)
    at_step(page, 0)
    for _ in range(3):
        link(page, kind)
        seen(page, "In front")
        at_step(page, 1)
        page.wait_for_timeout(600)
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_text("In front")).to_have_count(0)
        at_step(page, 0)
    assert length(page) == before


def test_pages_in_a_sheet_are_steps_too_and_two_steps_back_close_it(front):
    page = front
    link(page, "Sheet")
    link(page, "Inside")
    at_step(page, 2)
    page.wait_for_timeout(600)
    page.evaluate("history.go(-2)")
    at_step(page, 0)
    expect(page.get_by_text("Dismissed 1")).to_be_visible()


def test_a_sheet_that_must_not_be_dismissed_stays_and_so_does_its_step(front):
    """It refuses to close (C410)."""
    page = front
    link(page, "Kept")
    at_step(page, 1)
    page.wait_for_timeout(600)
    for _ in range(3):
        page.go_back()
        page.wait_for_timeout(300)
        at_step(page, 1)
        seen(page, "In front")
    link(page, "Close")
    at_step(page, 0)


def test_back_leaves_an_alert_and_closes_a_menu_and_the_page_stays(start, open_page, monkeypatch):
    """Neither is a step (C410)."""
    monkeypatch.setenv("SCENE", "presented")
    page = open_page(start("Wander"), viewport=PHONE)
    link(page, "Sheet")
    at_step(page, 1)
    page.wait_for_timeout(600)
    # A reload closes the sheet, and its step is left with it.
    page.reload()
    expect(page).to_have_title("Front")
    at_step(page, 0)
    assert page.evaluate("here.trail") == []
    link(page, "Clover")
    is_at(page, "/clover", "clover")
    page.wait_for_timeout(600)
    link(page, "Ask")
    yes = page.get_by_role("button", name="Yes")
    expect(yes).to_be_visible()
    page.go_back()
    page.wait_for_timeout(500)
    is_at(page, "/clover", "clover")
    at_step(page, 1)
    yes.click()
    expect(yes).to_have_count(0)
    page.wait_for_timeout(500)
    link(page, "More")
    expect(page.get_by_role("button", name="Nothing")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Nothing")).to_have_count(0)
    is_at(page, "/clover", "clover")
    at_step(page, 1)
    page.go_back()
    is_at(page, "/", "Front")
