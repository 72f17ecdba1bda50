"""Text fields are real inputs: what one types is seen at once, arrives whole, and comes back as the program has made it."""

import io
import re
import time

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import expect

import wire
from conftest import WIDE, wait_for_answer
from test_controls import serious
from test_input import Finger, middle, says


@pytest.fixture
def fields(start, open_page):
    def fields(**options):
        page = open_page(start("Fields"), **{"viewport": WIDE, **options})
        expect(page.get_by_role("heading", name="Fields")).to_be_visible()
        return page

    return fields


@pytest.fixture
def far(start, open_page):
    """A page whose program is 100 milliseconds away."""
    def far(delay=0.1, **options):
        program = start("Fields")
        relay = wire.Relay(program.port, delay=delay)
        program.link = program.link.replace(f":{program.port}/", f":{relay.port}/")
        page = open_page(program, **{"viewport": WIDE, **options})
        expect(page.get_by_role("heading", name="Fields")).to_be_visible()
        return page, relay

    return far


def box(page, name):
    return page.get_by_role("textbox", name=name, exact=True)


def word(page):
    return page.get_by_label("Word", exact=True)


def test_what_is_typed_arrives(fields):
    page = fields()
    box(page, "Name").click()
    page.keyboard.type("Bee 🐝 and é")
    expect(box(page, "Name")).to_have_value("Bee 🐝 and é")
    says(page, "Name: Bee 🐝 and é")


def test_a_field_says_what_it_is(fields):
    page = fields()
    name, mail = box(page, "Name"), box(page, "Mail")
    expect(name).to_have_attribute("enterkeyhint", "next")
    expect(name).to_have_attribute("autocomplete", "name")
    expect(mail).to_have_attribute("inputmode", "email")
    expect(mail).to_have_attribute("autocapitalize", "off")
    expect(mail).to_have_attribute("spellcheck", "false")
    for attribute, value in [("type", "password"), ("autocorrect", "off"), ("autocapitalize", "off"), ("spellcheck", "false")]:
        expect(word(page)).to_have_attribute(attribute, value)
    expect(box(page, "Never")).to_be_disabled()
    assert box(page, "Essay").evaluate("e => e.tagName") == "TEXTAREA"


def test_typing_is_seen_before_the_program_knows(far):
    page, _ = far(delay=0.5)
    box(page, "Name").click()
    page.keyboard.type("at once")
    assert box(page, "Name").input_value() == "at once"
    color = box(page, "Name").evaluate("e => getComputedStyle(e).color")
    assert color != "rgba(0, 0, 0, 0)"
    says(page, "Name: at once")


def test_no_key_is_lost_at_a_distance(far):
    page, _ = far()
    text = "The quick brown fox jumps over lazy dogs"
    assert len(text) == 40
    box(page, "Name").click()
    page.keyboard.type(text)
    says(page, f"Name: {text}")
    expect(box(page, "Name")).to_have_value(text)


def test_a_program_that_shortens_the_text_has_the_last_word(far):
    page, _ = far()
    box(page, "Short").click()
    page.keyboard.type("abcdefghijklmnopqrstuvwxyz0123456789ABCD")
    says(page, "Short 10 of 10: abcdefghij")
    expect(box(page, "Short")).to_have_value("abcdefghij")
    page.keyboard.press("Backspace")
    page.keyboard.type("Z")
    says(page, "Short 10 of 10: abcdefghiZ")
    expect(box(page, "Short")).to_have_value("abcdefghiZ")


def test_a_program_that_refuses_digits_loses_no_letter(far):
    page, _ = far()
    box(page, "Letters").click()
    page.keyboard.type("a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0")
    says(page, "Letters: abcdefghijklmnopqrst")
    expect(box(page, "Letters")).to_have_value("abcdefghijklmnopqrst")


def test_the_caret_stays_where_the_text_is_changed(fields):
    page = fields()
    box(page, "Letters").click()
    page.keyboard.type("abcd")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("1x2y")
    says(page, "Letters: abxycd")
    expect(box(page, "Letters")).to_have_value("abxycd")
    assert box(page, "Letters").evaluate("e => e.selectionStart") == 4


def test_return_goes_on_and_submits(fields):
    page = fields()
    box(page, "Name").click()
    says(page, "Focus name")
    page.keyboard.type("Bee")
    page.keyboard.press("Enter")
    expect(box(page, "Mail")).to_be_focused()
    page.keyboard.type("b@hive")
    page.keyboard.press("Enter")
    expect(word(page)).to_be_focused()
    page.keyboard.type("nectar")
    page.keyboard.press("Enter")
    says(page, "Submitted Bee, b@hive, nectar")
    says(page, "Focus nowhere")
    page.wait_for_function("document.activeElement === document.body")


def test_keys_after_return_go_to_the_next_field(far):
    page, _ = far()
    box(page, "Name").click()
    page.keyboard.type("Bee")
    page.keyboard.press("Enter")
    page.keyboard.type("b@hive")
    page.keyboard.press("Tab")
    page.keyboard.type("nectar")
    page.keyboard.press("Enter")
    says(page, "Submitted Bee, b@hive, nectar")


def test_tab_goes_through_all_fields(fields):
    page = fields()
    box(page, "Name").click()
    order = []
    for _ in range(20):
        order.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        page.keyboard.press("Tab")
        page.wait_for_function("last => document.activeElement.getAttribute('aria-label') !== last", arg=order[-1])
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Name":
            break
    wanted = ["Name", "Mail", "Word", "Clear", "Ask for mail", "Leave", "Amount", "Price", "Letters", "Short", "Note", "Essay"]
    assert [name for name in order if name in wanted] == wanted
    assert "Never" not in order


def test_the_program_moves_the_focus(fields):
    page = fields()
    page.get_by_role("button", name="Ask for mail").click()
    expect(box(page, "Mail")).to_be_focused()
    page.keyboard.type("x")
    page.get_by_role("button", name="Leave").click()
    says(page, "Focus nowhere")
    expect(box(page, "Mail")).not_to_be_focused()


def test_a_field_that_loses_the_focus_in_the_page_loses_it_in_the_program(fields):
    page = fields()
    box(page, "Name").click()
    says(page, "Focus name")
    box(page, "Name").evaluate("e => e.blur()")
    says(page, "Focus nowhere")


def test_keys_that_a_view_handles_reach_it(fields):
    page = fields()
    box(page, "Name").click()
    page.keyboard.press("Escape")
    says(page, "Keys escape")
    page.keyboard.type("a")
    says(page, "Name: a")


def test_the_program_clears_a_field(fields):
    page = fields()
    box(page, "Name").click()
    page.keyboard.type("gone")
    says(page, "Name: gone")
    page.get_by_role("button", name="Clear").click()
    expect(box(page, "Name")).to_have_value("")
    box(page, "Name").click()
    page.keyboard.type("new")
    says(page, "Name: new")


def test_a_value_is_written_while_one_types_and_its_format_applied_on_return(fields):
    page = fields()
    amount = box(page, "Amount")
    amount.click()
    amount.press("Control+a")
    for typed, value in [("3", 3), ("4", 34), ("567", 34567)]:
        page.keyboard.type(typed)
        says(page, f"Amount: {value}")
    expect(amount).to_have_value("34567")
    page.keyboard.press("Enter")
    expect(amount).to_have_value("34,567")
    says(page, "Amount: 34567")


def test_the_caret_stays_where_one_types_a_value(fields):
    page = fields()
    price = box(page, "Price")
    price.click()
    price.press("Control+a")
    page.keyboard.type("12.5")
    says(page, "Price: 12.5")
    price.press("ArrowLeft")
    price.press("ArrowLeft")
    page.keyboard.type("7")
    expect(price).to_have_value("127.5")
    says(page, "Price: 127.5")
    page.keyboard.type("9")
    expect(price).to_have_value("1279.5")
    says(page, "Price: 1279.5")
    price.press("Home")
    page.keyboard.type("x")
    expect(price).to_have_value("x1279.5")
    wait_for_answer(page)
    says(page, "Price: 1279.5")
    box(page, "Letters").click()
    expect(price).to_have_value("$1,279.50")


@pytest.mark.parametrize("delay", [0, 0.2])
@pytest.mark.parametrize("typed", ["8", "8.", "8.5", "abc", ""])
def test_a_value_that_the_program_sets_while_one_types_is_shown_in_its_format(fields, far, typed, delay):
    """As in the test kit (C060, C061): of what was typed nothing is left."""
    page = far(delay)[0] if delay else fields()
    price = box(page, "Price")
    price.click()
    price.press("Control+a")
    price.press("Backspace")
    page.keyboard.type(typed)
    expect(price).to_have_value(typed)
    # Control and the Command key: the program sets the price to zero.
    page.keyboard.press("Control+Meta+Enter")
    says(page, "Price: 0.0")
    expect(price).to_have_value("$0.00")
    expect(price).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("5")
    expect(price).to_have_value("$0.005")
    says(page, "Price: 0.005")


def test_undo_is_the_browsers(fields):
    page = fields()
    box(page, "Name").click()
    says(page, "Focus name")
    page.keyboard.type("one")
    # What one step of it is, the browser decides.
    for steps in range(1, 4):
        page.keyboard.press("Control+z")
        if box(page, "Name").input_value() == "":
            break
    expect(box(page, "Name")).to_have_value("")
    expect(page.get_by_text("Name: one")).to_have_count(0)
    for _ in range(steps):
        page.keyboard.press("Control+Shift+z")
    says(page, "Name: one")


def test_a_double_click_selects_a_word(fields):
    page = fields()
    name = box(page, "Name")
    name.click()
    page.keyboard.type("hello bees")
    frame = name.bounding_box()
    page.mouse.dblclick(frame["x"] + 15, frame["y"] + frame["height"] / 2)
    page.keyboard.type("Hi")
    says(page, "Name: Hi bees")


def test_a_drag_selects(fields):
    page = fields()
    name = box(page, "Name")
    name.click()
    page.keyboard.type("hello bees")
    frame = name.bounding_box()
    y = frame["y"] + frame["height"] / 2
    page.mouse.move(frame["x"] + 1, y)
    page.mouse.down()
    page.mouse.move(frame["x"] + 250, y, steps=5)
    page.mouse.up()
    assert name.evaluate("e => e.selectionEnd - e.selectionStart") == 10
    page.keyboard.type("x")
    says(page, "Name: x")


def test_an_input_method_composes(fields):
    page = fields()
    box(page, "Name").click()
    glass = page.context.new_cdp_session(page)
    for text in ["k", "ka", "か"]:
        glass.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        page.wait_for_timeout(60)
        expect(box(page, "Name")).to_have_value(text)
    glass.send("Input.insertText", {"text": "蚊"})
    expect(box(page, "Name")).to_have_value("蚊")
    says(page, "Name: 蚊")


def test_a_composition_is_not_broken_by_the_program(far):
    page, _ = far()
    box(page, "Short").click()
    page.keyboard.type("123456789")
    glass = page.context.new_cdp_session(page)
    for text in ["k", "ka", "kan", "kanj", "kanji"]:
        glass.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        page.wait_for_timeout(120)
        assert box(page, "Short").input_value() == "123456789" + text
    glass.send("Input.insertText", {"text": "漢字"})
    says(page, "Short 10 of 10: 123456789漢")
    expect(box(page, "Short")).to_have_value("123456789漢")


def test_a_long_paste_arrives(fields):
    page = fields()
    box(page, "Essay").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("bee " * 25_000)
    says(page, "Essay has 100,000")


def test_a_megabyte_pasted_arrives_whole(fields):
    page = fields()
    line = "Where the linden blooms, 10,000 bees a day fetch nectar; the hive hums. \U0001f41d\n"
    text = line * (1_000_000 // len(line))
    box(page, "Essay").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)
    expect(page.get_by_text(f"Essay has {len(text):,}")).to_be_attached(timeout=30_000)
    page.keyboard.type("The end.")
    expect(page.get_by_text(f"Essay has {len(text) + 8:,}")).to_be_attached(timeout=30_000)
    assert box(page, "Essay").input_value() == text + "The end."


def test_control_characters_that_are_pasted_stay_in_one_line(fields):
    page = fields()
    box(page, "Name").click()
    page.keyboard.insert_text("a\u0000b\u0007c\r\nd\te")
    page.keyboard.type("!")
    # The program has answered with the text that it accepts.
    page.wait_for_function("box => !box.value.includes('\\0')", arg=box(page, "Name").element_handle())
    value = box(page, "Name").input_value()
    assert value.startswith("a") and value.endswith("e!") and "\n" not in value and "\x00" not in value
    says(page, f"Name: {value}")


def test_a_dead_key_and_its_letter_are_one_character(fields):
    page = fields()
    box(page, "Name").click()
    glass = page.context.new_cdp_session(page)
    for letter, made in [("e", "\u00ea"), ("a", "\u00e2")]:
        glass.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": "Dead", "code": "BracketLeft", "windowsVirtualKeyCode": 219})
        glass.send("Input.imeSetComposition", {"text": "^", "selectionStart": 1, "selectionEnd": 1})
        glass.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": "Dead", "code": "BracketLeft", "windowsVirtualKeyCode": 219})
        glass.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": letter, "windowsVirtualKeyCode": 229})
        glass.send("Input.insertText", {"text": made})
    page.keyboard.type("t")
    expect(box(page, "Name")).to_have_value("\u00ea\u00e2t")
    says(page, "Name: \u00ea\u00e2t")


def test_an_editor_takes_lines_and_keeps_return(fields):
    page = fields()
    box(page, "Essay").click()
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    page.keyboard.type("Third.")
    expect(box(page, "Essay")).to_have_value("First line.\nSecond line.\nThird.")
    says(page, "Essay has 31")


def test_what_was_typed_without_a_connection_arrives_after_it(far):
    page, relay = far(delay=0)
    page.wait_for_load_state("networkidle")
    box(page, "Name").click()
    page.keyboard.type("before ")
    says(page, "Name: before ")
    relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    page.keyboard.type("and while it was lost")
    relay.is_cut = False
    says(page, "Name: before and while it was lost")
    page.keyboard.type("!")
    says(page, "Name: before and while it was lost!")
    assert all("Failed to load" in problem or "WebSocket" in problem for problem in page.problems)
    page.problems.clear()


def test_a_finger_focuses_and_pans(fields):
    page = fields(viewport={"width": 390, "height": 500}, has_touch=True, is_mobile=True)
    name = box(page, "Name")
    name.tap()
    expect(name).to_be_focused()
    says(page, "Focus name")
    page.keyboard.type("x")
    says(page, "Name: x")
    x, y = middle(box(page, "Mail"))
    Finger(page).drag((x, y), (x, y - 100))
    page.wait_for_timeout(300)
    assert middle(box(page, "Mail"))[1] < y - 50


def picture(page, area):
    return Image.open(io.BytesIO(page.screenshot(clip=area))).convert("L")


def inside(field):
    """The field's box without its border, which may show the focus."""
    frame = field.bounding_box()
    return {"x": frame["x"] + 3, "y": frame["y"] + 3, "width": frame["width"] - 6, "height": frame["height"] - 6}


def ink(image):
    """The box of what is not ground."""
    ground = Image.new("L", image.size, image.getpixel((0, 0)))
    return ImageChops.difference(image, ground).point(lambda value: 255 if value > 60 else 0).getbbox()


LIVE = re.compile(r"\blive\b")


def at_rest(page, area, accepts=lambda image: True):
    """A picture that two looks agree on and that `accepts`; the last one after five seconds."""
    last, end = None, time.monotonic() + 5
    while True:
        image = picture(page, area)
        if last is not None and image.tobytes() == last.tobytes() and accepts(image) or time.monotonic() > end:
            return image
        last = image
        page.wait_for_timeout(100)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-US", "ar"])
def test_the_fields_own_text_is_where_the_drawn_one_is(fields, scheme, locale):
    page = fields(color_scheme=scheme, locale=locale, viewport={"width": 1024, "height": 1100})
    texts = {"Name": "Hamburgefonstiv", "Mail": "quick@jumps.org", "Note": "Two words", "Letters": "قوس قزح"}
    for name, text in texts.items():
        field = box(page, name)
        field.click()
        page.keyboard.type(text)
        expect(field).to_have_value(text)
        page.evaluate("document.fonts.ready.then(() => true)")
        area = inside(field)
        field.evaluate("e => e.style.caretColor = 'transparent'")
        # While a field is live the page shows its own text, and then the drawn one.
        expect(field).to_have_class(LIVE)
        own = at_rest(page, area, ink)
        box(page, "Essay").click()
        expect(field).not_to_have_class(LIVE)
        # From right to left the browser begins at the right edge, and drawn text on a whole pixel at the left.
        is_exact = locale == "en-US" and name != "Letters"
        difference = lambda drawn: ImageChops.difference(own, drawn).getextrema()[1]
        drawn = at_rest(page, area, lambda drawn: difference(drawn) <= 20 if is_exact else ink(drawn))
        if is_exact:
            assert difference(drawn) <= 20, name
        assert all(abs(a - b) <= 1 for a, b in zip(ink(own), ink(drawn))), name


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scale", [1, 2, 3])
def test_bullets_are_as_large_and_as_far_apart_with_the_focus_as_without(launch, fields, scale, scheme):
    """The focus changes no more than the smoothing of their edges, and nothing where a bullet's middle or a gap is (C045)."""
    browser = launch(f"--force-device-scale-factor={scale}", "--window-size=1024,1000")
    page = fields(viewport=None, browser=browser, color_scheme=scheme)
    field = word(page)
    field.click()
    page.keyboard.type("secret42")
    page.wait_for_function("document.fonts.check('17px bullets', '\u2022')")
    area = {**field.bounding_box(), "width": 100}
    field.evaluate("e => e.style.caretColor = 'transparent'")
    expect(field).to_have_class(LIVE)
    own = at_rest(page, area, ink)
    box(page, "Mail").click()
    expect(field).not_to_have_class(LIVE)
    weight = lambda image: sum(value * count for value, count in enumerate(image.histogram()))
    bullets = weight(ImageChops.invert(own) if scheme == "light" else own)
    difference = lambda drawn: weight(ImageChops.difference(own, drawn)) / bullets
    drawn = at_rest(page, area, lambda drawn: difference(drawn) <= 0.1)
    assert difference(drawn) <= 0.1
    assert all(abs(a - b) <= 1 for a, b in zip(ink(own), ink(drawn)))
    left, _, right, _ = ink(drawn)
    assert abs((right - left) / scale - (7 * 10.5 + 7)) <= 1


def test_a_field_that_has_the_focus_keeps_its_baseline_when_a_font_arrives(fields):
    held = []
    page = fields(locale="en-US", prepare=lambda page: page.route("**/font/*", lambda route: held.append(route)))
    field = box(page, "Name")
    field.click()
    page.keyboard.type("Hamburgefonstiv")
    expect(field).to_have_class(LIVE)
    says(page, "Name: Hamburgefonstiv")
    before = page.evaluate("document.fonts.status")
    assert held and before == "loading", before
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready.then(() => true)")
    area = inside(field)
    field.evaluate("e => e.style.caretColor = 'transparent'")
    own = at_rest(page, area, ink)
    box(page, "Essay").click()
    expect(field).not_to_have_class(LIVE)
    difference = lambda drawn: ImageChops.difference(own, drawn).getextrema()[1]
    assert difference(at_rest(page, area, lambda drawn: difference(drawn) <= 20)) <= 20


@pytest.mark.alone
def test_a_key_changes_the_page_soon(fields):
    page = fields()
    box(page, "Name").click()
    page.keyboard.type("warm up ")
    page.wait_for_timeout(200)
    page.evaluate("""() => {
      window.waits = [];
      const heard = elements.get(document.activeElement.waggle).constructor.prototype.known;
      let begin = 0;
      document.activeElement.addEventListener("input", () => { begin = performance.now(); });
      elements.get(document.activeElement.waggle).known = function (number) {
        heard.call(this, number);
        requestAnimationFrame(() => window.waits.push(performance.now() - begin));
      };
    }""")
    for _ in range(30):
        page.keyboard.type("x")
        page.wait_for_timeout(60)
    waits = sorted(page.evaluate("window.waits"))
    print("key to changed page, ms:", waits[len(waits) // 2], waits[-1])
    assert len(waits) >= 25


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(fields, scheme):
    page = fields(color_scheme=scheme, bypass_csp=True)
    box(page, "Name").click()
    assert serious(page) == []


def test_the_ring_of_the_focus_is_for_those_who_move_it_with_keys(fields):
    page = fields()
    has_ring = "() => getComputedStyle(document.activeElement).boxShadow !== 'none'"
    box(page, "Name").click()
    page.keyboard.type("a")
    expect(box(page, "Name")).to_be_focused()
    assert not page.evaluate(has_ring)
    page.keyboard.press("Tab")
    expect(box(page, "Mail")).to_be_focused()
    assert page.evaluate(has_ring)
    page.keyboard.type("b")
    assert page.evaluate(has_ring)
