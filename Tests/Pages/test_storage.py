"""What a page keeps when it is loaded again, and addresses that it opens."""

import pytest
from playwright.sync_api import expect

from conftest import WIDE


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty home folder for the programs of a test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def shows(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def press(page, name):
    page.get_by_role("button", name=name).click()


def test_a_reloaded_page_keeps_its_scene_and_no_state(start, open_page, home):
    page = open_page(start("Notebook"))
    press(page, "Turn")
    shows(page, "Page 2, visit 0, tap 1")
    page.reload()
    shows(page, "Page 2, visit 0, tap 0")
    press(page, "Turn")
    page.reload()
    shows(page, "Page 3, visit 0, tap 0")


def test_a_scene_and_the_defaults_come_back_when_the_program_does(start, open_page, home):
    first = start("Notebook")
    page = open_page(first)
    press(page, "Turn")
    press(page, "Visit")
    shows(page, "Page 2, visit 1, tap 1")
    assert first.interrupt() == 0
    assert len(list((home / "state/Notebook/scenes").iterdir())) == 1
    assert (home / ".config/Notebook.plist").exists()
    again = start("Notebook", "--port", str(first.port))
    page.goto(again.link)
    shows(page, "Page 2, visit 1, tap 0")
    page.problems.clear()


def test_two_tabs_share_the_defaults_and_not_the_scene(start, open_page, home):
    program = start("Notebook")
    one, two = open_page(program), open_page(program)
    press(one, "Turn")
    press(one, "Visit")
    shows(two, "Page 1, visit 1, tap 0")
    press(two, "Visit")
    shows(one, "Page 2, visit 2, tap 1")


def test_a_duplicated_tab_has_its_own_scene(start, open_page, home):
    page = open_page(start("Notebook"))
    press(page, "Turn")
    shows(page, "Page 2, visit 0, tap 1")
    # A window that a page opens itself begins with a copy of the session storage, as a duplicated tab does.
    with page.expect_popup() as found:
        page.evaluate("window.open(location.href)")
    copy = found.value
    shows(copy, "Page 2, visit 0, tap 0")
    press(copy, "Turn")
    shows(copy, "Page 3, visit 0, tap 1")
    shows(page, "Page 2, visit 0, tap 1")
    assert page.evaluate("sessionStorage['waggle-scene']") != copy.evaluate("sessionStorage['waggle-scene']")


def test_an_address_opens_in_a_new_tab(start, open_page, home):
    page = open_page(start("Notebook"))
    with page.context.expect_page() as found:
        press(page, "Web")
    assert found.value.url.startswith("http://127.0.0.1:9/") or found.value.url == "chrome-error://chromewebdata/"
    assert found.value.evaluate("window.opener") is None
    shows(page, "Page 1, visit 0, tap 0")
    page.problems.clear()


def test_other_addresses_are_refused(start, open_page, home):
    program = start("Notebook")
    page = open_page(program)
    press(page, "Open")
    press(page, "Turn")
    shows(page, "Page 2, visit 0, tap 1")
    assert len(page.context.pages) == 1
    assert "W-URL" in program.complaints()


def test_files_that_cannot_be_written_are_reported(start, open_page, home):
    (home / "state").write_text("")
    (home / ".config").write_text("")
    program = start("Notebook")
    page = open_page(program)
    press(page, "Turn")
    press(page, "Visit")
    shows(page, "Page 2, visit 1, tap 1")
    page.reload()
    shows(page, "Page 2, visit 1, tap 0")
    complaints = program.complaints()
    assert "@SceneStorage cannot be written" in complaints
    assert "@AppStorage cannot be written" in complaints


def test_size_classes_follow_the_window(start, open_page, home):
    page = open_page(start("Notebook"))
    shows(page, "narrow")
    page.set_viewport_size(WIDE)
    shows(page, "wide")
