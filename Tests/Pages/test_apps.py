"""SignUp and Composer, used as people use them: mouse, keyboard, finger; narrow and wide; both schemes and directions; from far away."""

import itertools

import pytest
from playwright.sync_api import expect

from conftest import PHONE, tab_to
from test_controls import serious
from wire import Relay

DESK = {"width": 1280, "height": 800}
FIELDS = [("Name", "Ada"), ("Email", "ada@hive.org"), ("Password", "nectar2026"), ("Repeat password", "nectar2026")]


def field(page, name):
    return page.get_by_role("textbox", name=name, exact=True)


def sign_up(page):
    return page.get_by_role("button", name="Sign up", exact=True)


@pytest.fixture(params=itertools.product([PHONE, DESK], ["light", "dark"], ["en-US", "ar-EG"]),
                ids=lambda look: f"{look[0]['width']}-{look[1]}-{look[2]}")
def look(request):
    viewport, scheme, locale = request.param
    return {"viewport": viewport, "color_scheme": scheme, "locale": locale}


def test_a_member_signs_up_by_mouse(start, open_page, look):
    page = open_page(start("SignUp"), **look)
    expect(page.get_by_text("4 errors")).to_be_attached()
    expect(sign_up(page)).to_be_disabled()
    for name, text in FIELDS:
        field(page, name).click()
        page.keyboard.type(text)
        expect(field(page, name)).to_have_value(text)
    expect(page.get_by_text("1 error")).to_be_attached()
    page.get_by_role("switch", name="Accept the terms").click()
    expect(page.get_by_text("All fields are valid.")).to_be_attached()
    sign_up(page).click()
    expect(page.get_by_text("Welcome, Ada!")).to_be_attached()


def test_a_member_signs_up_by_keyboard(start, open_page):
    page = open_page(start("SignUp"), viewport=DESK)
    expect(sign_up(page)).to_be_attached()
    for _ in range(20):
        page.keyboard.press("Tab")
        page.wait_for_timeout(100)
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Name":
            break
    for name, text in FIELDS:
        expect(field(page, name)).to_be_focused()
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    for name in ["Accept the terms", "Sign up"]:
        for _ in range(20):
            if page.evaluate("(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)") == name:
                break
            page.keyboard.press("Tab")
            page.wait_for_timeout(100)
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
    expect(page.get_by_text("Welcome, Ada!")).to_be_attached()


def test_a_member_signs_up_by_finger(start, open_page):
    page = open_page(start("SignUp"), viewport=PHONE, has_touch=True, is_mobile=True)
    for name, text in FIELDS:
        field(page, name).tap()
        expect(field(page, name)).to_be_focused()
        page.keyboard.type(text)
    # The form has come to rest.
    expect(page.get_by_text("1 error")).to_be_attached()
    page.get_by_role("switch", name="Accept the terms").tap()
    sign_up(page).tap()
    expect(page.get_by_text("Welcome, Ada!")).to_be_attached()


def test_typing_after_a_double_tap_into_an_empty_field(start, open_page):
    page = open_page(start("SignUp"), viewport=PHONE, has_touch=True, is_mobile=True)
    field(page, "Name").tap()
    page.keyboard.type("Ada")
    box = field(page, "Email").bounding_box()
    # The first tap counts for the browser, but moves no focus.
    page.evaluate("addEventListener('touchend', (event) => event.preventDefault(), { capture: true, once: true, passive: false })")
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(field(page, "Email")).to_be_focused()
    page.keyboard.type("ada@hive.org")
    expect(field(page, "Email")).to_have_value("ada@hive.org")


def test_each_error_is_beneath_its_field(start, open_page):
    page = open_page(start("SignUp"))
    field(page, "Name").fill("Al")
    field(page, "Name").press("Tab")
    error = page.get_by_text("Use at least 3 characters.")
    expect(error).to_be_attached()
    above, below = field(page, "Name").bounding_box(), error.bounding_box()
    assert below["y"] >= above["y"] + above["height"] - 1
    field(page, "Name").fill("Ada")
    expect(error).not_to_be_attached()


def far(open_page, program, delay=0.1, **options):
    """The page of a program that is so many seconds away, each way."""
    relay = Relay(program.port, delay)

    class There:
        link = program.link.replace(str(program.port), str(relay.port))

    return open_page(There, bypass_csp=True, **options)


def test_what_is_typed_far_away_is_there_at_once_and_nothing_is_lost(start, open_page):
    page = far(open_page, start("SignUp"))
    expect(field(page, "Name")).to_be_attached(timeout=10000)
    field(page, "Name").click()
    for index, letter in enumerate("Augusta Ada King, Countess of Lovelace"):
        page.keyboard.type(letter)
        assert field(page, "Name").input_value() == "Augusta Ada King, Countess of Lovelace"[: index + 1]
    page.wait_for_timeout(600)
    assert field(page, "Name").input_value() == "Augusta Ada King, Countess of Lovelace"
    expect(page.get_by_text("3 errors")).to_be_attached()


def test_a_choice_around_the_form_overrides_its_colour_scheme(start, open_page):
    page = open_page(start("SignUp"), color_scheme="light")
    page.get_by_role("switch", name="Prefer the dark").click()
    expect(page.locator("html")).to_have_class("dark")


def post(page, number):
    return page.get_by_role("textbox", name=f"Post {number}", exact=True)


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


NEAR = {"viewport": DESK}
LOOKS = {
    "near": (0, NEAR), "far": (0.1, NEAR), "dark": (0, {"viewport": PHONE, "color_scheme": "dark"}),
    "mirrored": (0, {"viewport": PHONE, "locale": "he-IL"}), "far, dark and mirrored": (0.1, {"viewport": DESK, "color_scheme": "dark", "locale": "he-IL"}),
}


@pytest.mark.parametrize("delay, options", LOOKS.values(), ids=LOOKS.keys())
def test_a_thread_is_written_and_posted(start, open_page, delay, options):
    page = far(open_page, start("Composer"), delay, **options)
    button = page.get_by_role("button", name="Post", exact=True)
    expect(button).to_be_disabled(timeout=10000)
    post(page, 1).fill("The linden is in bloom.")
    expect(button).to_be_enabled()
    press(page, "Add a post")
    expect(button).to_be_disabled()
    post(page, 2).click()
    page.keyboard.type("So is the heath.")
    expect(button).to_be_enabled()
    press(page, "Move post 2 up")
    expect(post(page, 1)).to_have_value("So is the heath.")
    expect(post(page, 2)).to_have_value("The linden is in bloom.")
    press(page, "Remove post 2")
    expect(post(page, 2)).not_to_be_attached()
    page.get_by_role("switch", name="Offline").click()
    press(page, "Post")
    expect(page.get_by_text("Posting failed. Your drafts are kept.")).to_be_attached()
    expect(post(page, 1)).to_have_value("So is the heath.")
    page.get_by_role("switch", name="Offline").click()
    press(page, "Post")
    expect(page.get_by_text("Posted: 1")).to_be_attached()
    expect(post(page, 1)).to_have_value("")


def test_a_thread_is_written_and_posted_by_keyboard(start, open_page):
    page = open_page(start("Composer"), viewport=DESK)
    expect(post(page, 1)).to_be_attached()
    tab_to(page, "Post 1")
    page.keyboard.type("The linden is in bloom.")
    tab_to(page, "Add a post")
    page.keyboard.press("Space")
    expect(post(page, 2)).to_be_attached()
    tab_to(page, "Post 2")
    page.keyboard.type("So is the heath.")
    tab_to(page, "Move post 2 up")
    page.keyboard.press("Space")
    expect(post(page, 1)).to_have_value("So is the heath.")
    tab_to(page, "Post")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Posted: 2")).to_be_attached()


def test_a_thread_is_written_and_posted_by_finger(start, open_page):
    page = open_page(start("Composer"), viewport=PHONE, has_touch=True, is_mobile=True)
    post(page, 1).tap()
    expect(post(page, 1)).to_be_focused()
    page.keyboard.type("The linden is in bloom.")
    page.get_by_role("button", name="Add a post", exact=True).tap()
    post(page, 2).tap()
    expect(post(page, 2)).to_be_focused()
    page.keyboard.type("So is the heath.")
    page.get_by_role("button", name="Post", exact=True).tap()
    expect(page.get_by_text("Posted: 2")).to_be_attached()


@pytest.mark.parametrize("delay", [0, 0.1], ids=["near", "far"])
def test_a_draft_beyond_its_limit_keeps_its_text_and_says_so(start, open_page, delay):
    page = far(open_page, start("Composer"), delay)
    expect(post(page, 1)).to_be_attached(timeout=10000)
    post(page, 1).click()
    page.keyboard.insert_text("🐝" * 138)
    page.keyboard.type("abcdef")
    expect(post(page, 1)).to_have_value("🐝" * 138 + "abcdef")
    expect(page.get_by_text("Too long by 4").first).to_be_attached()
    expect(page.get_by_role("button", name="Post", exact=True)).to_be_disabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_either_app(start, open_page, scheme):
    page = open_page(start("SignUp"), color_scheme=scheme, bypass_csp=True)
    expect(page.get_by_text("4 errors")).to_be_attached()
    assert serious(page) == []
    field(page, "Name").fill("Al")
    field(page, "Password").fill("short")
    field(page, "Email").focus()
    expect(page.get_by_text("Use at least 3 characters.")).to_be_attached()
    assert serious(page) == []
    page = open_page(start("Composer"), color_scheme=scheme, bypass_csp=True)
    post(page, 1).fill("The linden is in bloom.")
    press(page, "Add a post")
    expect(post(page, 2)).to_be_attached()
    assert serious(page) == []
    press(page, "Remove post 2")
    page.get_by_role("switch", name="Offline").click()
    press(page, "Post")
    expect(page.get_by_text("Posting failed. Your drafts are kept.")).to_be_attached()
    assert serious(page) == []
