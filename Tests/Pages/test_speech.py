"""What a screen reader finds: roles, names, values, hints and actions."""

from playwright.sync_api import expect

from test_input import panel, says  # noqa: F401


def test_headings_have_levels(panel):
    page = panel()
    expect(page.get_by_role("heading", name="Panel", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Window", level=3)).to_be_visible()


def test_values_and_hints_describe(panel):
    page = panel()
    expect(page.get_by_role("button", name="Explained")).to_have_accessible_description("idle, Does nothing")


def test_what_is_disabled_says_so_and_does_nothing(panel):
    page = panel()
    button = page.get_by_role("button", name="Resting")
    expect(button).to_be_disabled()
    button.focus()
    says(page, "Focus elsewhere")
    page.keyboard.press("Space")
    expect(button).to_be_disabled()


def test_what_has_a_value_is_adjusted_by_arrows(panel):
    page = panel()
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_attribute("aria-valuetext", "5 of 10")
    expect(slider).to_have_accessible_description("Louder or softer")
    slider.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    says(page, "Level 7")
    page.keyboard.press("ArrowDown")
    says(page, "Level 6")
    expect(slider).to_have_attribute("aria-valuetext", "6 of 10")


def test_the_tree_is_what_the_program_says(panel):
    page = panel()
    expect(page.get_by_role("main")).to_match_aria_snapshot("""
        - main:
          - heading "Panel" [level=1]
          - heading "Window" [level=3]
          - text: /^Moves 100 pixels/
          - button "Press"
          - text: /^Presses 0/
          - button "Save"
    """)


def test_places_are_those_of_the_picture(panel):
    page = panel()
    pad = page.get_by_text("Pad", exact=True).bounding_box()
    assert (pad["x"], pad["width"], pad["height"]) == (16, 358, 80)


def test_arrows_change_a_value_along_the_reading_direction(start, open_page):
    page = open_page(start("Mirror"))
    slider = page.get_by_role("slider", name="Level")
    expect(slider).to_have_attribute("aria-valuetext", "3")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "4")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "2")
