"""What a page says of itself: its language, its headings, its choices, its values and symbols."""

import pytest
from playwright.sync_api import expect

from test_controls import serious


@pytest.fixture
def words(start, open_page, monkeypatch):
    def words(**options):
        monkeypatch.setenv("SCENE", "words")
        page = open_page(start("Wander"), **options)
        expect(page.get_by_role("slider", name="Part")).to_be_visible()
        return page

    return words


@pytest.mark.parametrize("locale, direction", [("en-US", "ltr"), ("fr-FR", "ltr"), ("ar", "rtl")])
def test_the_document_has_the_language_and_the_direction_of_the_environment(words, locale, direction):
    """Those of the root view (C413)."""
    page = words(locale=locale)
    page.wait_for_function("(lang) => document.documentElement.lang.startsWith(lang)", arg=locale[:2])
    assert page.evaluate("document.dir") == direction


@pytest.mark.parametrize("locale", ["en-US", "ar"])
def test_what_has_another_language_or_direction_than_the_document_says_so(start, open_page, monkeypatch, locale):
    """And nothing else does (C483)."""
    monkeypatch.setenv("SCENE", "languages")
    page = open_page(start("Wander"), locale=locale)
    expect(page.get_by_text("Own words")).to_be_attached()
    page.wait_for_function("(lang) => document.documentElement.lang.startsWith(lang)", arg=locale[:2])
    own = None
    arabic = "ar" if locale != "ar" else None

    def is_in(element, lang, direction):
        expect(element).to_be_attached()
        page.wait_for_function("([e, lang]) => e.getAttribute('lang') === lang", arg=[element.element_handle(), lang])
        assert element.evaluate("e => getComputedStyle(e).direction") == direction

    is_in(page.get_by_text("Own words"), own, "rtl" if locale == "ar" else "ltr")
    is_in(page.get_by_text("Fremde Wörter"), "de", "rtl" if locale == "ar" else "ltr")
    is_in(page.get_by_text("كلمات"), arabic, "rtl")
    is_in(page.get_by_role("button", name="زر"), arabic, "rtl")
    is_in(page.get_by_role("textbox"), arabic, "rtl")
    is_in(page.get_by_text("Changing"), "fr", "rtl" if locale == "ar" else "ltr")
    page.get_by_role("button", name="Change").click()
    is_in(page.get_by_text("Changing"), arabic, "rtl" if locale == "ar" else "ltr")


def test_the_title_of_a_page_is_a_heading_of_level_1_and_one_of_a_section_of_level_2(words):
    """As a reader of documents expects (C413)."""
    page = words()
    expect(page.get_by_role("heading", name="Words", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", name="Choices", level=2)).to_have_count(1)


def test_the_options_of_a_picker_are_a_named_listbox(words):
    """Its name is the picker's label (C413)."""
    page = words(bypass_csp=True)
    page.get_by_role("button", name="Season").click()
    box = page.get_by_role("listbox", name="Season")
    expect(box.get_by_role("option")).to_have_count(3)
    expect(box.get_by_role("option", name="Spring")).to_have_attribute("aria-selected", "true")
    page.wait_for_timeout(500)
    assert serious(page) == []
    box.get_by_role("option", name="Autumn").click()
    expect(page.get_by_role("listbox")).to_have_count(0)
    page.get_by_role("button", name="Season").click()
    expect(box.get_by_role("option", name="Autumn")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listbox")).to_have_count(0)


def test_values_are_rounded_and_symbols_are_words(words):
    page = words()
    expect(page.get_by_role("slider", name="Part")).to_have_attribute("aria-valuetext", "0.33")
    expect(page.get_by_role("img", name="checkmark", exact=True)).to_have_count(1)


def test_pictures_of_the_drawing_are_hidden_from_screen_readers(words):
    page = words()
    open_ones = page.evaluate("""() => {
      const roots = [document];
      const all = [];
      for (const root of roots) {
        for (const element of root.querySelectorAll("*")) {
          if (element.shadowRoot) roots.push(element.shadowRoot);
          if (element.tagName === "svg" && !element.closest("[aria-hidden=true]")) all.push(element.outerHTML.slice(0, 80));
        }
      }
      return all;
    }""")
    assert open_ones == []
