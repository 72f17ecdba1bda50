"""Controls say in a page what they are, and axe-core finds nothing serious in them."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from test_input import says


@pytest.fixture
def controls(start, open_page):
    def controls(**options):
        page = open_page(start("Controls"), **options)
        expect(page.get_by_role("heading", name="Controls")).to_be_visible()
        return page

    return controls


def serious(page):
    """What axe-core finds in a page or a frame: the rule and its elements."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(Axe().axe_script)
    return [tuple(each) for each in page.evaluate("""async () => {
        const { violations } = await axe.run({ resultTypes: ["violations"] });
        return violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
            .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    }""")]


def test_a_number_is_told_with_its_bounds(controls):
    page = controls()
    slider, bees = page.get_by_role("slider", name="Volume"), page.get_by_role("spinbutton", name="Bees")
    expect(slider).to_have_attribute("aria-valuenow", "3.0")
    expect(slider).to_have_attribute("aria-valuemax", "10.0")
    expect(page.get_by_role("progressbar", name="Loading")).to_have_attribute("aria-valuetext", "30%")
    slider.focus()
    page.keyboard.press("ArrowUp")
    expect(slider).to_have_attribute("aria-valuenow", "4.0")
    bees.focus()
    page.keyboard.press("ArrowUp")
    says(page, "Volume 4, bees 3, Small, nothing")


def test_the_pointer_looks_as_a_view_says(controls):
    """C620: while it is over the view."""
    page = controls()
    box = page.get_by_role("heading", name="Controls").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    cursor = "([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).cursor"
    for place, wanted in [(middle, "zoom-in"), ((5, 5), "default"), (middle, "zoom-in")]:
        page.mouse.move(*place)
        page.wait_for_function(f"([at, wanted]) => ({cursor})(at) === wanted", arg=[list(place), wanted])


def test_a_choice_is_told(controls):
    page = controls()
    group = page.get_by_role("group", name="Size", exact=True)
    expect(group.get_by_role("button", name="Small")).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button", name="Large").click()
    expect(group.get_by_role("button", name="Large")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Other size")).to_have_attribute("aria-haspopup", "listbox")


def test_a_button_says_whether_it_shows_what_it_hides(controls):
    page = controls()
    details = page.get_by_role("button", name="Details")
    expect(details).to_have_attribute("aria-expanded", "false")
    details.click()
    expect(details).to_have_attribute("aria-expanded", "true")


def test_nothing_beside_an_open_menu_can_be_reached(controls):
    page = controls()
    more = page.get_by_role("button", name="More")
    expect(more).to_have_attribute("aria-haspopup", "menu")
    more.click()
    expect(page.get_by_role("button", name="Feed")).to_be_visible()
    name = page.get_by_label("Name", exact=True)
    expect(name).to_have_count(0)
    page.get_by_role("button", name="Feed").click()
    says(page, "Volume 3, bees 2, Small, fed")
    name.click()
    expect(name).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(controls, scheme):
    page = controls(color_scheme=scheme, bypass_csp=True)
    assert serious(page) == []
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Feed")).to_be_visible()
    assert serious(page) == []
