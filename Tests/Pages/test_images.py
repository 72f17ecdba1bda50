"""Images go to the page with as many pixels as they are shown in."""

import io
import re

import pytest
from PIL import Image

from conftest import PHONE


class Loads:
    """The images that a page loads: the width in each address, and the bytes of all."""

    def __init__(self, page):
        self.widths, self.bytes, self.whole = [], 0, 0
        page.on("requestfinished", self.finished)

    def finished(self, request):
        # A test asks for addresses that are none, too.
        found = re.search(r"/bitmap/\w+(?:/(\d+))?\?", request.url)
        if not found:
            return
        width = found[1]
        self.widths.append(int(width) if width else None)
        if width:
            self.bytes += request.sizes()["responseBodySize"]
        else:
            self.whole += request.sizes()["responseBodySize"]


# Each image: how many pixels of the file the page has from side to side, of how many that are shown.
SHARPNESS = """() => [...imageBoxes].filter((box) => imageOf.get(box).size).map((box) => {
    const image = imageOf.get(box);
    return { shown: box.getBoundingClientRect().width * devicePixelRatio, has: image.width, url: box.style.backgroundImage };
})"""


def sharp(page, count):
    """Waits until so many images are there, with enough pixels; returns them."""
    page.wait_for_function(
        f"(count) => {{ const all = ({SHARPNESS})(); return all.length === count"
        " && all.every(({ shown, has, url }) => url.includes('/bitmap/') && has * 1.05 + 1 >= shown && url.includes(`/${has}?`)); }",
        arg=count, timeout=30000)
    return page.evaluate(SHARPNESS)


def open_album(start, open_page, **options):
    loads = []
    page = open_page(start("Album"), prepare=lambda page: loads.append(Loads(page)), **options)
    return page, loads[0]


@pytest.mark.parametrize("scale", [1, 2])
def test_twelve_large_images_that_are_shown_small_are_small_files(start, open_page, scale):
    page, loads = open_album(start, open_page, device_scale_factor=scale)
    images = sharp(page, 12)
    assert {image["has"] for image in images} == {100 * scale}
    page.wait_for_timeout(300)
    # The one without interpolation has all its pixels.
    small = [width for width in loads.widths if width is not None]
    assert sorted(small) == [100 * scale] * 12 and loads.widths.count(None) == 1
    whole = int(re.sub(r"\D", "", page.get_by_text(" bytes").text_content()))
    frames = sum(len(message) for message in page.traffic.received)
    total = loads.bytes + frames
    print(f"{total} bytes, of which {frames} in patches; the files have {whole}")
    assert total <= 1_500_000 and frames < 60_000
    assert whole > 5_000_000 and loads.whole > 400_000


def test_an_image_whose_frame_grows_is_loaded_again_when_it_rests(start, open_page):
    page, loads = open_album(start, open_page)
    sharp(page, 12)
    before = len(loads.widths)
    page.get_by_role("button", name="Larger").click()
    page.wait_for_function(f"() => ({SHARPNESS})().some(({{ has }}) => has === 300)")
    images = sharp(page, 12)
    assert sorted(image["has"] for image in images) == [100] * 11 + [300]
    # Not in each frame of the animation.
    assert len(loads.widths) - before <= 2
    before = len(loads.widths)
    page.get_by_role("button", name="Larger").click()
    page.wait_for_timeout(800)
    page.get_by_role("button", name="Larger").click()
    page.wait_for_timeout(800)
    assert len(loads.widths) == before


def test_an_image_that_a_transform_makes_larger_is_loaded_again(start, open_page):
    page, _ = open_album(start, open_page)
    sharp(page, 12)
    page.get_by_role("button", name="Zoom").click()
    page.wait_for_function(f"() => ({SHARPNESS})().some(({{ has }}) => has >= 299)", timeout=5000)
    sharp(page, 12)


def test_an_image_that_is_made_again_is_not_loaded_again(start, open_page):
    page, loads = open_album(start, open_page)
    before = sharp(page, 12)
    page.wait_for_timeout(200)
    count = len(loads.widths)
    page.get_by_role("button", name="Zoom").click()
    page.wait_for_timeout(100)
    urls = {image["url"] for image in page.evaluate(SHARPNESS)}
    assert {image["url"] for image in before} & urls and len(urls) == 12
    page.wait_for_timeout(800)
    assert len(loads.widths) <= count + 1


def test_the_address_of_an_image_needs_the_token(start, open_page):
    page, _ = open_album(start, open_page)
    url = re.search(r'"([^"?]+)\?', sharp(page, 12)[0]["url"])[1]
    status = "async (url) => (await fetch(url)).status"
    assert page.evaluate(status, url) == 403
    assert page.evaluate(status, f"/bitmap/{'0' * 32}?token=" + page.evaluate("token")) == 404
    page.problems.clear()


def test_a_file_of_images_is_served_in_its_format(start, open_page):
    page, _ = open_album(start, open_page)
    sharp(page, 12)
    url = re.search(r'"([^"]+)"', sharp(page, 12)[0]["url"])[1]
    kind = "async (url) => { const answer = await fetch(url); return [answer.status, answer.headers.get('content-type')]; }"
    assert page.evaluate(kind, url) == [200, "image/png"]
    for path in ["/0", "/-5", "/x", "/5/5", "/99999999999999999999"]:
        bad = re.sub(r"/\d+\?", f"{path}?", url)
        assert page.evaluate(kind, bad)[0] == 404, path
    page.problems.clear()


# The widths of the images that groups are shown through, and in how many points each group is.
MASKS = """() => [...imageBoxes].filter((box) => imageOf.get(box).property === "maskImage").map((box) => ({
    has: imageOf.get(box).width, shown: box.getBoundingClientRect().width, url: box.style.maskImage,
}))"""


def masks(page, widths):
    """Waits until the masks have these widths in pixels."""
    page.wait_for_function(
        f"(widths) => {{ const all = ({MASKS})(); return all.every(({{ url }}) => url.includes('/bitmap/'))"
        " && JSON.stringify(all.map(({ has }) => has).sort((a, b) => a - b)) === JSON.stringify(widths); }",
        arg=widths, timeout=30000)
    return page.evaluate(MASKS)


@pytest.mark.parametrize("scale", [1, 2])
def test_a_template_and_a_mask_are_loaded_with_as_many_pixels_as_they_show(start, open_page, scale):
    loads = []
    page = open_page(start("Stencils"), prepare=lambda page: loads.append(Loads(page)), device_scale_factor=scale)
    masks(page, [60 * scale, 80 * scale])
    page.wait_for_timeout(300)
    assert {width for width in loads[0].widths} == {60 * scale, 80 * scale}
    whole = int(re.sub(r"\D", "", page.get_by_text(" bytes").text_content()))
    frames = sum(len(message) for message in page.traffic.received)
    print(f"{loads[0].bytes} bytes and {frames} in patches; the file has {whole}")
    assert whole > 100_000 and frames < 20_000 and loads[0].bytes < whole / 2
    page.get_by_role("button", name="Larger").click()
    masks(page, [80 * scale, 200 * scale])


def test_what_is_shown_through_an_image_has_the_colour_of_the_program(start, open_page):
    page = open_page(start("Stencils"))
    masks(page, [60, 80])
    page.wait_for_timeout(300)

    def colors():
        """Of the template and of the rectangle with a mask: in the middle, and at the corner, where the image has nothing."""
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        boxes = page.evaluate(
            "() => [...imageBoxes].map((box) => box.getBoundingClientRect().toJSON()).sort((a, b) => a.width - b.width)")
        return [
            (picture.getpixel((int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))),
             picture.getpixel((int(box["x"]) + 2, int(box["y"]) + 2)))
            for box in boxes]

    (blue, corner), (red, other) = colors()
    assert blue[2] > 200 and blue[0] < 60 and red[0] > 200 and red[2] < 100, (blue, red)
    assert corner == other == (255, 255, 255)
    page.get_by_role("button", name="Green").click()
    page.wait_for_timeout(500)
    green = colors()[0][0]
    assert green[1] > 150 and green[2] < 130, green
