"""An effect that begins or ends changes the page, and does not rebuild what it is around."""

import io
import json

from PIL import Image, ImageChops
from playwright.sync_api import expect

from conftest import wait_for_answer

TURNS = [1, 2, 3, 4, 5, 6, 7, 0, 1]


def turn(page, number):
    page.get_by_role("button", name="Turn").click()
    expect(page.get_by_role("button", name=f"Turn {number}")).to_be_visible()
    page.mouse.move(1, 1)
    wait_for_answer(page)
    # Shapes in what has moved are aligned when it is at rest.
    page.wait_for_timeout(400)


def picture(page):
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def differ(one, other):
    """Whether two pictures differ by more than what a browser rounds when it draws in layers."""
    return max(high for _, high in ImageChops.difference(one, other).getextrema()) > 2


def created(page, since):
    """The kinds of the elements of the drawing that were created."""
    told = map(json.loads, page.traffic.received[since:])
    steps = [step for message in told if message["t"] == "patch" for step in message["steps"]]
    return [step[4] for step in steps if step[0] == "c" and step[4] != "s"]


def test_elements_inside_an_effect_are_kept(start, open_page):
    page = open_page(start("Effects"))
    expect(page.get_by_role("button", name="Turn 0")).to_be_visible()
    # All but the label of the button, which is changed with the effect.
    page.evaluate("""window.kept = [...elements].filter(([number, element]) => !JSON.stringify(element.properties)?.includes("Turn")
        && (element instanceof TextLines || element instanceof Shape || element instanceof ScrollView))""")
    assert page.evaluate("kept.length") > 40
    for number in TURNS:
        since = len(page.traffic.received)
        turn(page, number)
        assert page.evaluate("kept.every(([number, element]) => elements.get(number) === element && element.box.isConnected)")
        kinds = created(page, since)
        assert set(kinds) <= {"g", "t"} and kinds.count("t") <= 1 and len(kinds) <= 6, kinds


def test_a_page_with_effects_looks_as_one_that_is_loaded_then(start, open_page):
    page = open_page(start("Effects"))
    expect(page.get_by_role("button", name="Turn 0")).to_be_visible()
    for number in TURNS:
        turn(page, number)
        before = picture(page)
        page.reload()
        expect(page.get_by_role("button", name=f"Turn {number}")).to_be_visible()
        page.wait_for_timeout(300)
        assert not differ(before, picture(page)), number


def test_a_scroll_view_inside_an_effect_stays_where_it_is(start, open_page):
    page = open_page(start("Effects"))
    expect(page.get_by_role("button", name="Turn 0")).to_be_visible()
    box = page.get_by_text("Row 2", exact=True).bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.wheel(0, 200)
    page.mouse.move(1, 1)
    page.wait_for_timeout(1200)
    before = picture(page)
    for number in [1, 2, 3, 4, 5, 6, 7, 0]:
        turn(page, number)
    page.wait_for_timeout(900)
    assert not differ(before, picture(page))
