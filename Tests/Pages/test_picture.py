"""The page looks like the image that the program draws."""

import io
import subprocess

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import expect

from conftest import BIN, PHONE, WIDE


def picture(name, size, scheme, folder, scale=1):
    """What the program draws without a browser."""
    path = folder / "own.png"
    flags = ["--size", f"{size['width']}x{size['height']}", "--color-scheme", scheme, "--scale", str(scale)]
    subprocess.run([BIN / name, "--png", path, *flags], check=True, timeout=60)
    return Image.open(path).convert("RGB")


def text_boxes(page, scale=1):
    """Where the page has text, a little wider, in pixels."""
    boxes = page.evaluate("""() => [...document.querySelectorAll("#accessibility *")]
        .filter((element) => element.children.length === 0 && element.textContent)
        .map((element) => element.getBoundingClientRect())
        .map((box) => [box.x - 4, box.y - 4, box.right + 4, box.bottom + 4])""")
    return [[int(side * scale) for side in box] for box in boxes]


def look(page):
    """The page as it is seen, once all is there."""
    expect(page.locator("#accessibility *").first).to_be_attached()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(200)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def share_off(page, seen, own):
    """The part of the pixels outside of text that are off by more than 48 of 255."""
    assert seen.size == own.size
    worst = ImageChops.difference(seen, own)
    for box in text_boxes(page):
        worst.paste((0, 0, 0), tuple(box))
    channels = [band.point(lambda value: 255 if value > 48 else 0) for band in worst.split()]
    off = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return off.histogram()[255] / (off.width * off.height)


def distance(own, seen, box, right, down):
    """How far the page is from the picture in a box, were the page moved by so many pixels."""
    left, top, end, bottom = box
    there = seen.crop((left - right, top - down, end - right, bottom - down))
    difference = ImageChops.difference(own.crop((left, top, end, bottom)), there).convert("L")
    return sum(value * count for value, count in enumerate(difference.histogram()))


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["Counter", "BeeField"])
def test_the_page_looks_as_the_picture(start, open_page, tmp_path, name, scheme, size):
    page = open_page(start(name), viewport=size, color_scheme=scheme)
    seen, own = look(page), picture(name, size, scheme, tmp_path)
    seen.save(tmp_path / "page.png")
    share = share_off(page, seen, own)
    print(f"{name} {scheme} {size['width']}x{size['height']}: {share:.3%} off; see {tmp_path}")
    assert share <= 0.01
    hold_text_to_pixels(page, seen, own)


def hold_text_to_pixels(page, seen, own, scale=1):
    around = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
    for box in text_boxes(page, scale):
        off = {way: distance(own, seen, box, *way) for way in around}
        assert off[0, 0] == min(off.values()), box


@pytest.mark.parametrize("name", ["Counter", "Panel", "BeeField"])
def test_text_stands_on_the_same_pixels_where_halves_are_left(start, open_page, tmp_path, name):
    size = {"width": 391, "height": 843}
    page = open_page(start(name), viewport=size)
    hold_text_to_pixels(page, look(page), picture(name, size, "light", tmp_path))


@pytest.mark.parametrize("name", ["Counter", "Panel"])
def test_text_stands_on_the_same_pixels_of_a_finer_screen(start, open_page, fine, tmp_path, name):
    page = open_page(start(name), viewport=None, browser=fine)
    size = page.evaluate("({ width: innerWidth, height: innerHeight })")
    hold_text_to_pixels(page, look(page), picture(name, size, "light", tmp_path, scale=3), scale=3)


def test_text_of_each_size_stands_on_the_same_pixels(start, open_page, tmp_path):
    page = open_page(start("Sizes"))
    hold_text_to_pixels(page, look(page), picture("Sizes", PHONE, "light", tmp_path))


def ends(image, box):
    """Where what is drawn in a box starts and ends, on white."""
    left, _, right, _ = ImageChops.invert(image.crop(box)).point(lambda value: 255 if value > 96 else 0).getbbox()
    return left, right


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_what_runs_from_right_to_left_looks_as_the_picture(start, open_page, tmp_path, size):
    """Lines end at the right, so they may start between pixels; letters in another order would be off by all their ink."""
    page = open_page(start("Mirror"), viewport=size)
    seen, own = look(page), picture("Mirror", size, "light", tmp_path)
    seen.save(tmp_path / "page.png")
    assert share_off(page, seen, own) <= 0.01
    blank = Image.new("RGB", own.size, "white")
    arabic = int(page.get_by_text("مرحبا").bounding_box()["y"] - 4)
    for box in text_boxes(page):
        (left, right), (seen_left, seen_right) = ends(own, box), ends(seen, box)
        assert abs(right - seen_right) <= 1, (box, tmp_path)
        # Between Arabic words a browser may take another font's spaces: these lines begin where they should, at the right.
        if box[1] != arabic:
            assert abs(left - seen_left) <= 1, (box, tmp_path)
            assert distance(own, seen, box, 0, 0) <= 0.6 * distance(own, blank, box, 0, 0), (box, tmp_path)


def test_rows_are_read_from_the_right_and_islands_in_their_own_direction(start, open_page):
    page = open_page(start("Mirror"))
    expect(page.get_by_text("12 - 34", exact=True)).to_be_attached()
    words = page.evaluate("[...document.querySelectorAll('#accessibility *')].map((element) => element.textContent)")
    row = [word for word in words if word in ("12 - 34", "left", "right", "!סוף")]
    assert row == ["12 - 34", "left", "right", "!סוף"]


@pytest.mark.parametrize("locale, words", [("en-US", "from the left"), ("ar-EG", "from the right"), ("he", "from the right")])
def test_the_language_of_the_person_says_the_direction(start, open_page, locale, words):
    page = open_page(start("Mirror"), locale=locale)
    expect(page.get_by_text(words)).to_be_attached()


def test_the_direction_of_the_document_is_above_the_language(start, open_page):
    page = open_page(start("Mirror"), locale="ar-EG")
    expect(page.get_by_text("from the right")).to_be_attached()
    page.evaluate("document.documentElement.dir = 'ltr'")
    expect(page.get_by_text("from the left")).to_be_attached()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layers_look_as_in_the_picture(start, open_page, tmp_path, scheme, size):
    """Gradients, strokes in gradients, masks, colour effects, blend modes, materials."""
    page = open_page(start("Prism"), viewport=size, color_scheme=scheme)
    seen = look(page)
    own = picture("Prism", size, scheme, tmp_path)
    seen.save(tmp_path / "page.png")
    share = share_off(page, seen, own)
    print(f"Prism {scheme} {size['width']}x{size['height']}: {share:.3%} off; see {tmp_path}")
    assert share <= 0.01


def words(*flags):
    """What a program prints while it draws a picture."""
    run = subprocess.run(
        [BIN / "Ticker", "--size", "100x100", *flags], check=True, timeout=60, capture_output=True, text=True)
    return run.stdout.splitlines()


def test_a_picture_waits_for_the_main_queue(tmp_path):
    assert "height 10" in words("--png", tmp_path / "own.png")


def test_time_waits_for_the_timers_of_the_run_loop(tmp_path):
    ticks = [word for word in words("--png", tmp_path / "own.png", "--time", "0.55") if word.startswith("tick")]
    assert ticks[:2] == ["tick 1", "tick 2"]
    assert len(ticks) <= 9
