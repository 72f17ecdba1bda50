"""The same pages in Firefox, which lays out shorter elements than Chromium and is driven in another way."""

import subprocess

import pytest
from PIL import Image, ImageChops

import firefox
from conftest import BIN

pytestmark = pytest.mark.skipif(firefox.BINARY is None, reason="firefox-esr is not installed: nothing is tested in Firefox")
VIEW = "[...scrollViews.values()][0]"
# Where the rows that are seen lie, drawn and for screen readers, by their numbers.
ROWS = f"""(() => {{
    const box = {VIEW}.box.getBoundingClientRect();
    const middle = (element) => [Number(element.textContent.match(/^Row.(\\d+)$/)[1]), (({{ top, height }}) => top + height / 2)(element.getBoundingClientRect())];
    const rows = (list) => [...list].filter((element) => /^Row.\\d+$/.test(element.textContent)).map(middle)
        .filter(([, y]) => y > box.top && y < box.bottom).sort((a, b) => a[1] - b[1]);
    return {{ top: box.top, offset: {VIEW}.offset[1], drawn: rows(drawing.querySelectorAll(".text")), spoken: rows(document.querySelectorAll("button")) }};
}})()"""


@pytest.fixture(params=[1, 2], ids=["scale 1", "scale 2"], scope="module")
def fox(request):
    fox = firefox.Firefox(request.param)
    yield fox
    fox.end()
    assert fox.errors == []


def rows_in_place(page, wanted):
    """Waits until a row is seen; all rows that are seen are where they belong."""
    page.until(f"{ROWS}.spoken.some(([row]) => row === {wanted}) && {ROWS}.drawn.some(([row]) => row === {wanted})")
    seen = page.evaluate(ROWS)
    spoken, drawn = (dict(seen[kind]) for kind in ("spoken", "drawn"))
    assert list(spoken) == list(range(min(spoken), max(spoken) + 1)) and len(spoken) > 10, seen
    for row, y in spoken.items():
        assert abs(y - (seen["top"] + 44 * row + 22 - seen["offset"])) < 0.6, (row, seen)
    # The text is drawn around its base line, at the same place in each row.
    apart = [drawn[row] - spoken[row] for row in list(spoken)[1:-1]]
    assert max(map(abs, apart)) < 22 and max(apart) - min(apart) < 0.6, seen


def test_a_million_lazy_rows_open_and_the_last_is_reached_in_each_way(start, fox, monkeypatch):
    monkeypatch.setenv("SCENE", "million")
    page = fox.open(start("Scroller").link)
    page.until(f"{VIEW}?.mounted")
    rows_in_place(page, 0)
    end = 44_000_000 - page.evaluate(f"{VIEW}.view[1]")
    page.wheel(200, 400, 0, 700)
    page.until(f"{VIEW}.offset[1] === 700")
    rows_in_place(page, 20)
    for there, back in [
        (lambda: page.press("\ue010"), lambda: page.press("\ue011")),
        (lambda: page.evaluate(f"void ({VIEW}.port.scrollTop = 1e9)"), lambda: page.evaluate(f"void ({VIEW}.port.scrollTop = 0)")),
    ]:
        there()
        page.until(f"{VIEW}.offset[1] === {end}")
        rows_in_place(page, 999_999)
        back()
        page.until(f"{VIEW}.offset[1] === 0")
        rows_in_place(page, 0)
    page.press("\ue010")
    rows_in_place(page, 999_999)
    x, y = page.evaluate("""(() => {
        const [last] = [...document.querySelectorAll("button")].filter((button) => button.textContent === "Row 999999");
        const box = last.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    })()""")
    page.click(x, y)
    page.until("[...document.querySelectorAll('#accessibility *')].some((element) => element.textContent === 'Tapped 999999')")
    assert page.evaluate(f"{VIEW}.port.scrollHeight") <= 1_000_000
    page.close()


@pytest.mark.parametrize("name", ["BeeField", "Counter"])
def test_firefox_draws_as_the_picture(start, fox, tmp_path, name):
    page = fox.open(start(name).link)
    page.until("elements.size > 8")
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
    page.screenshot(tmp_path / "page.png")
    scale = page.evaluate("devicePixelRatio")
    flags = ["--size", "390x844", "--color-scheme", "light", "--scale", str(scale)]
    subprocess.run([BIN / name, "--png", tmp_path / "own.png", *flags], check=True, timeout=60)
    seen, own = [Image.open(tmp_path / f"{each}.png").convert("RGB") for each in ("page", "own")]
    assert seen.size == own.size
    off = ImageChops.difference(seen, own).convert("L").point(lambda value: 255 if value > 48 else 0)
    assert off.histogram()[255] <= 0.01 * off.width * off.height, tmp_path
    page.close()


# The field with a label, and what the page reads aloud.
FIELD = "(name => [...document.querySelectorAll('.field')].find(e => e.getAttribute('aria-label') === name))"
SAYS = "(text => [...document.querySelectorAll('span')].some(e => e.textContent === text))"


def test_one_types_in_fields(start, fox):
    page = fox.open(start("Fields").link, 800, 900)
    page.until(f"{FIELD}('Name') !== undefined")
    box = page.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({FIELD}('Name').getBoundingClientRect())")
    page.click(*box)
    page.until(f"{SAYS}('Focus name')")
    for key in "Bee é 漢":
        page.press(key)
    page.until(f"{SAYS}('Name: Bee é 漢')")
    page.press("\ue007")
    page.until(f"document.activeElement === {FIELD}('Mail')")
    page.press("\ue004")
    page.until(f"document.activeElement === {FIELD}('Word')")
    page.evaluate(f"void {FIELD}('Short').focus()")
    for key in "abcdefghijklmnop":
        page.press(key)
    page.until(f"{SAYS}('Short 10 of 10: abcdefghij') && {FIELD}('Short').value === 'abcdefghij'")
    page.press("\ue003")
    page.until(f"{SAYS}('Short 9 of 10: abcdefghi')")
    page.close()


WIDTHS = [390, 1280]


@pytest.mark.parametrize("fox", [1], indirect=True)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_member_signs_up_in_firefox(start, fox, width):
    page = fox.open(start("SignUp").link, width)
    page.says("4 errors")
    for name, text in [("Name", "Ada"), ("Email", "ada@hive.org"), ("Password", "nectar2026"), ("Repeat password", "nectar2026")]:
        page.press_on(name)
        page.until(f"document.activeElement === {page.named(name)}")
        page.type(text)
        assert page.evaluate(f"{page.named(name)}.value") == text
    page.says("1 error")
    page.press_on("Accept the terms")
    page.says("All fields are valid.")
    page.press_on("Sign up")
    page.says("Welcome, Ada!")
    page.close()


@pytest.mark.parametrize("fox", [1], indirect=True)
def test_a_member_signs_up_in_firefox_by_keyboard(start, fox):
    page = fox.open(start("SignUp").link, 1280, 800)
    page.says("4 errors")
    name = "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)"

    def tab_to(label):
        for _ in range(20):
            if page.evaluate(name) == label:
                return
            page.press("\ue004")
            page.evaluate("new Promise((done) => setTimeout(done, 100))")
        raise AssertionError(label)

    tab_to("Name")
    for label, text in [("Name", "Ada"), ("Email", "ada@hive.org"), ("Password", "nectar2026"), ("Repeat password", "nectar2026")]:
        page.until(f"{name} === {label!r}")
        page.type(text)
        page.press("\ue007")
    for label in ["Accept the terms", "Sign up"]:
        tab_to(label)
        page.press(" ")
        page.evaluate("new Promise((done) => setTimeout(done, 100))")
    page.says("Welcome, Ada!")
    page.close()


@pytest.mark.parametrize("fox", [1], indirect=True)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_thread_is_written_and_posted_in_firefox(start, fox, width):
    page = fox.open(start("Composer").link, width)
    page.press_on("Post 1")
    page.type("The linden is in bloom.")
    page.press_on("Add a post")
    page.until(page.named("Post 2") + " !== undefined")
    page.press_on("Post 2")
    page.type("So is the heath.")
    page.press_on("Move post 2 up")
    page.until(f"{page.named('Post 1')}.value === 'So is the heath.'")
    page.press_on("Remove post 2")
    page.until(page.named("Post 2") + " === undefined")
    page.press_on("Offline")
    page.press_on("Post")
    page.says("Posting failed. Your drafts are kept.")
    assert page.evaluate(f"{page.named('Post 1')}.value") == "So is the heath."
    page.press_on("Offline")
    page.press_on("Post")
    page.says("Posted: 1")
    page.close()


@pytest.mark.parametrize("fox", [1], indirect=True)
@pytest.mark.parametrize("width", [390, 1280])
def test_reducers_that_surprise_are_read_in_firefox(start, fox, width):
    page = fox.open(start("Reducers").link, width)
    page.press_on("An if in an overlay")
    page.says("Value, default")
    page.says("Value, non-default")
    page.press_on("The overlay has an if")
    page.until("![...document.querySelectorAll('#accessibility *, .region *')].some((element) => element.textContent === 'Value, default')")
    page.says("Value, non-default")
    page.close()


@pytest.mark.parametrize("fox", [1], indirect=True)
@pytest.mark.parametrize("width", WIDTHS)
def test_titles_in_firefox(start, fox, width):
    page = fox.open(start("Titles").link, width)

    def called(title):
        page.until(f"document.title === {title!r}")

    called("Titles")
    page.says("Mood: calm")
    page.press_on("Letters")
    called("3 letters")
    page.press_on("The gas bill")
    page.says("Mood: urgent")
    page.evaluate("void history.back()")
    called("Titles")
    page.says("Mood: calm")
    page.press_on("Who wins?")
    called("Outer")
    page.press_on("the outer view")
    called("First")
    page.press_on("the first view inside")
    called("Second")
    page.press_on("Back")
    called("Titles")
    page.close()


@pytest.mark.parametrize("fox", [1], indirect=True)
def test_the_address_follows_the_pages_in_firefox(start, fox):
    page = fox.open(start("Wander").link)

    def is_at(path, title):
        page.until(f"location.pathname === {path!r} && document.title === {title!r}")

    is_at("/", "Hives")
    page.press_on("Clover")
    is_at("/clover", "clover")
    page.press_on("Queen")
    is_at("/clover/queen", "queen")
    page.evaluate("void (history.back(), history.back())")
    is_at("/", "Hives")
    page.evaluate("void history.go(2)")
    is_at("/clover/queen", "queen")
    page.ask("browsingContext.reload", wait="complete")
    is_at("/clover/queen", "queen")
    page.press_on("Home")
    is_at("/", "Hives")
    page.evaluate("void history.forward()")
    is_at("/clover", "clover")
    page.close()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_flow_beside_a_program_of_the_gallery_in_firefox(start, fox, width):
    page = fox.open(start("Gallery").link, width, 844)
    named = "((root, name) => [...root.querySelectorAll('[aria-label]')].find(e => name.test(e.getAttribute('aria-label'))))"
    center = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"

    def click(pattern):
        page.until(f"{named}(document, {pattern}) !== undefined")
        page.click(*page.evaluate(f"{center}({named}(document, {pattern}).getBoundingClientRect())"))

    click("/^Flower 3$/")
    click("/^Flow$/")
    inside = "document.querySelector('#inspector')?.contentDocument"
    page.until(f"{inside} && {named}({inside}, /^Hive.*, wrote/) !== undefined")
    # A row that is pressed marks its view in the program.
    page.click(*page.evaluate(f"""(() => {{
        const frame = document.querySelector("#inspector").getBoundingClientRect();
        const row = {center}({named}({inside}, /^Hive.*, wrote/).getBoundingClientRect());
        return [frame.x + row[0], frame.y + row[1]];
    }})()"""))
    page.until("document.querySelector('#highlight')?.hidden === false")
    click("/^Problems$/")
    page.until(f"{inside}.body.textContent.includes('No problems')")
    click("/^Problems$/")
    page.until("document.querySelector('#inspector') === null")
    page.close()
