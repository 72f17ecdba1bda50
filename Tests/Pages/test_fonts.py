"""A page loads the fonts of the scripts that it shows, and of large ones the characters that it shows."""

import base64
import io
import pathlib
import time

import pytest
from PIL import Image
from playwright.sync_api import expect

DEJAVU = pathlib.Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")


@pytest.fixture
def open_letters(start, open_page):
    """Opens the program's page, and records the fonts that it loads: address and bytes."""

    def open_letters(*flags):
        page = open_page(start("Letters", *flags))
        page.loaded = []
        page.on("response", lambda response: response.request.resource_type == "font"
                and page.loaded.append((response.url, response.status, len(response.body()))))
        settle(page)
        # On a machine that is busy the first fonts come late.
        count = -1
        while count != len(page.loaded):
            count = len(page.loaded)
            page.wait_for_timeout(300)
        return page

    return open_letters


def settle(page):
    expect(page.get_by_role("button", name="Japanese")).to_be_attached()
    page.wait_for_timeout(300)
    page.evaluate("document.fonts.ready.then(() => true)")


def show(page, name, least=1):
    """Presses a button; returns what was loaded for it, when that is at least so much, or after ten seconds."""
    before = len(page.loaded)
    page.get_by_role("button", name=name, exact=True).click()
    end = time.monotonic() + 10
    while len(page.loaded) < before + least and time.monotonic() < end:
        page.wait_for_timeout(50)
    settle(page)
    new = page.loaded[before:]
    assert all(status == 200 for _, status, _ in new)
    print(name, [(url.split("?")[0].split("/", 3)[3][:40], size) for url, _, size in new])
    return new


def test_latin_text_loads_nothing_of_other_scripts(open_letters):
    page = open_letters()
    assert not [url for url, *_ in page.loaded if "/face/" in url]


def test_japanese_text_loads_its_characters_once(open_letters):
    page = open_letters()
    first = show(page, "Japanese")
    assert len(first) == 1 and first[0][2] < 20_000
    second = show(page, "Again")
    assert len(second) == 1 and second[0][2] < 5_000
    assert show(page, "Japanese", least=0) == []


def test_a_small_font_is_loaded_whole_and_emoji_are_cut(open_letters):
    page = open_letters()
    assert [size < 300_000 for *_, size in show(page, "Thai")] == [True]
    assert [size < 300_000 for *_, size in show(page, "Hindi")] == [True]
    assert [size < 200_000 for *_, size in show(page, "Emoji")] == [True]
    assert all("/face/" in url for url, *_ in show(page, "Mixed"))


def test_a_face_needs_the_token(open_letters):
    page = open_letters()
    show(page, "Japanese")
    url = page.loaded[-1][0]
    status = "url => fetch(url).then((response) => response.status)"
    assert page.evaluate(status, url) == 200
    page.problems.clear()
    assert page.evaluate(status, url.split("?")[0]) == 403
    assert page.evaluate(status, url.split("?")[0] + "?token=no") == 403
    page.problems.clear()


@pytest.mark.parametrize("name", ["Japanese", "Thai", "Hindi", "Emoji", "Mixed", "Widths", "Rounded"])
def test_lines_are_as_wide_as_they_were_measured(open_letters, name):
    """Nothing has to be added to a font's own tracking: the page's fonts are the measured ones. Emoji are 0.2 % wider in
    Chromium, which counts the pixels of their pictures."""
    page = open_letters()
    show(page, name)
    widths = page.evaluate("""() => [...drawing.querySelectorAll(".line")].map((line) => [
        line.measured.width, parseFloat(getComputedStyle(line).width),
        Math.max(...[...line.children].map((run) => Math.abs(parseFloat(run.style.letterSpacing || 0) - (run.tracking ?? 0) / (run.stretch ?? 1))))])""")
    assert len(widths) >= 8
    for measured, width, added in widths:
        assert abs(measured - width) < 0.25 and (added < 1e-3 or name == "Emoji"), widths


def test_a_font_that_the_program_registers_is_loaded(open_letters, tmp_path, monkeypatch):
    data = DEJAVU.read_bytes()
    for old, new in [("DejaVu Serif", "Waggle Fonts"), ("DejaVuSerif", "WaggleFonts")]:
        for encoding in ["utf-16-be", "ascii"]:
            data = data.replace(old.encode(encoding), new.encode(encoding))
    (tmp_path / "own.ttf").write_bytes(data)
    monkeypatch.setenv("LETTERS_FONT", str(tmp_path / "own.ttf"))
    page = open_letters()
    assert [size for *_, size in show(page, "Own")] == [len(data)]


def test_text_is_shown_before_its_font_comes(start, open_page):
    """In another font, in the place that was measured."""
    held = []
    page = open_page(start("Fields"), prepare=lambda page: page.route("**/font/*", lambda route: held.append(route)))
    heading = page.get_by_role("heading", name="Fields")
    expect(heading).to_be_visible()
    page.wait_for_timeout(3500)
    assert held and page.evaluate("document.fonts.status") == "loading"

    def picture():
        # Playwright's own picture waits for the fonts.
        session = page.context.new_cdp_session(page)
        data = base64.b64decode(session.send("Page.captureScreenshot", {"format": "png"})["data"])
        return Image.open(io.BytesIO(data)).convert("L")

    frame = heading.bounding_box()
    box = (frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"])
    darkest, lightest = picture().crop(box).getextrema()
    assert lightest - darkest > 200
    for route in held:
        route.continue_()


def loaded_fonts(open_page, program):
    """A page, and the fonts that it loads: address and bytes as they are sent."""
    loaded = []

    def record(page):
        page.on("response", lambda response: response.request.resource_type == "font"
                and loaded.append((response.url.rsplit("/", 1)[1].split("?")[0], len(response.body()))))

    return open_page(program, prepare=record), loaded


def lines(page):
    return page.evaluate("""() => [...drawing.querySelectorAll(".line")].map((line) => [
        line.textContent, line.measured.width, parseFloat(getComputedStyle(line).width),
        [...line.children].map((run) => parseFloat(run.style.letterSpacing || 0) - (run.tracking ?? 0) / (run.stretch ?? 1))])""")


def test_four_faces_of_the_system_font_with_all_of_latin_have_at_most_200_kilobytes(start, open_page):
    """Sign up shows four weights (C485)."""
    page, loaded = loaded_fonts(open_page, start("SignUp"))
    expect(page.get_by_role("textbox").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(500)
    print(loaded)
    faces = page.evaluate("[...document.fonts].filter((face) => face.status === 'loaded' && /Inter/.test(face.family)).length")
    assert faces == len(loaded) and 1 <= len(loaded) <= 4
    assert all(name.endswith("-latin") for name, _ in loaded)
    assert sum(size for _, size in loaded) * 4 / len(loaded) <= 200_000


@pytest.mark.parametrize("text, is_latin", [
    ("Zażółć gęślą jaźń, Ắế Ș €5 → ßÆ", True), ("Жук Aвтор V, Tо", False), ("Ωmega AV To", False), ("Two ✓ AVA", False),
])
def test_a_text_with_other_letters_than_latin_ones_is_set_in_the_whole_face(start, open_page, text, is_latin):
    """Its lines are as wide as they were measured, and so are those of Latin texts (C485)."""
    page, loaded = loaded_fonts(open_page, start("Fields"))
    field = page.get_by_role("textbox", name="Name")
    field.click()
    page.keyboard.insert_text(text)
    shown = f"Name: {text}"
    expect(page.get_by_text(shown)).to_be_attached()
    page.wait_for_timeout(800)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(200)
    assert any(not name.endswith("-latin") for name, _ in loaded) == (not is_latin)
    [line] = [line for line in lines(page) if line[0] == shown]
    assert abs(line[1] - line[2]) < 0.25, line
    # Nothing is added to the font's own tracking.
    assert all(abs(added) < 1e-3 for line in lines(page) for added in line[3])
