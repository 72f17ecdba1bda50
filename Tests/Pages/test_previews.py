"""The previews of programs are listed, drawn and shown: of two modules, of a dynamic library, and after `strip`."""

import re
import select
import shutil
import struct
import subprocess
import zlib

import pytest
from playwright.sync_api import expect

from conftest import BIN, WIDE, Program


@pytest.fixture(scope="module")
def stripped(tmp_path_factory):
    """A folder with stripped copies of the programs and the library."""
    folder = tmp_path_factory.mktemp("stripped")
    for name in ("Aviary", "Brood", "libNest.so"):
        shutil.copy(BIN / name, folder)
        subprocess.run(["strip", folder / name], check=True)
    return folder


# The previews of a program, as they are listed.
PLACES = {"Brood": ["Brood_Previews:1", "Egg.swift:14", "Egg_Previews:1"]}


def run(program, *flags, status=0):
    """Runs a program to its end; returns its output and what it wrote to standard error."""
    done = subprocess.run([program, *flags], capture_output=True, timeout=60)
    assert done.returncode == status, done.stderr.decode()
    return done.stdout, done.stderr.decode()


def size(png):
    return struct.unpack(">II", png[16:24])


class Gallery(Program):
    """A program that lists its previews and serves them."""

    def __init__(self, path, *flags):
        # Without a buffer: lines that were in one would not be seen by select.
        self.process = subprocess.Popen([path, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        self.lines = []
        while not (self.lines and self.lines[-1].startswith("http://")):
            assert select.select([self.process.stdout], [], [], 20)[0], "no link was printed"
            line = self.process.stdout.readline().decode()
            assert line, self.process.stderr.read().decode()
            self.lines.append(line.rstrip())
        self.link = self.lines.pop()
        self.rows = [tuple(part for part in line.split("  ") if part) for line in self.lines]
        self.rows = [tuple(part.strip() for part in row) for row in self.rows]


@pytest.fixture
def gallery():
    programs = []

    def start(path, *flags):
        programs.append(Gallery(path, *flags))
        return programs[-1]

    yield start
    for program in programs:
        program.end()


def test_two_modules_are_listed_after_strip(gallery, stripped):
    rows = gallery(stripped / "Aviary", "--previews").rows
    assert rows == [
        ("Previews", "Previews.swift:3", "Aviary"),
        ("Finch", "Previews.swift:5", "Aviary"),
        ("Wide", "Previews.swift:7", "Aviary"),
        ("Small", "Previews.swift:9", "Aviary"),
        ("Fed", "Previews.swift:11", "Aviary"),
        ("Hungry", "Previews.swift:13", "Aviary"),
        ("Twice", "Previews.swift:17", "Aviary"),
        ("Twice", "Previews.swift:18", "Aviary"),
        ("Owl 1", "Owl_Previews:1", "Aviary"),
        ("Eagle", "Owl_Previews:2", "Aviary"),
        ("Swift", "Owl_Previews:3", "Aviary"),
        ("Feather", "Feather.swift:10", "Feathers"),
        ("Red feather", "Feather_Previews:1", "Feathers"),
        ("Feather 2", "Feather_Previews:2", "Feathers"),
        ("Feather 3", "Feather_Previews:3", "Feathers"),
    ]


def test_a_dynamic_library_is_listed_after_strip(gallery, stripped):
    rows = gallery(stripped / "Brood", "--previews").rows
    assert rows == [
        ("Two eggs", "Brood_Previews:1", "Brood"),
        ("Egg in the nest", "Egg.swift:14", "Nest"),
        ("Egg", "Egg_Previews:1", "Nest"),
    ]


@pytest.mark.parametrize("name, expected", [
    ("Finch", (390, 844)), ("Wide", (844, 390)), ("Small", (120, 90)), ("Fed", (44, 44)),
    ("Owl 1", (375, 667)), ("Swift", (667, 375)), ("Feather.swift:10", (20, 80)),
    ("Feathers.Red feather", (20, 80)),
])
def test_a_picture_has_the_size_of_the_preview(stripped, name, expected):
    png, errors = run(stripped / "Aviary", "--preview", name, "--png", "-")
    assert (size(png), errors) == (expected, "")


def pages(pdf):
    """The size of each page of a PDF, and whether something is drawn on it: its commands besides those that every page has."""
    objects = {
        int(number): body for number, body in re.findall(rb"(?:^|\n)(\d+) 0 obj\r?\n(.*?)endobj", pdf, re.S)}

    def drawn(body):
        content = objects[int(re.search(rb"/Contents (\d+) 0 R", body)[1])]
        data = re.search(rb"stream\r?\n(.*?)\r?\nendstream", content, re.S)[1]
        text = zlib.decompress(data) if b"FlateDecode" in content else data
        # Text, fills, strokes, and forms or images.
        return bool(re.search(rb"(?:^|\s)(?:Tj|TJ|f\*?|S|Do)(?:\s|$)", text))

    found = [body for _, body in sorted(objects.items()) if re.search(rb"/Type /Page\b", body)]
    box = rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]"
    return [(tuple(float(length) for length in re.search(box, body).groups()), drawn(body)) for body in found]


def test_a_pdf_has_a_page_of_its_size_for_each_preview(stripped, tmp_path):
    _, errors = run(stripped / "Brood", "--previews", "--pdf", tmp_path / "brood.pdf")
    pdf = (tmp_path / "brood.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF") and errors == ""
    sizes, drawn = zip(*pages(pdf))
    pictures = [size(run(stripped / "Brood", "--preview", name, "--png", "-")[0]) for name in PLACES["Brood"]]
    assert list(sizes) == pictures and all(drawn)


def test_the_pages_of_a_pdf_are_in_the_order_of_the_list(stripped):
    pdf, errors = run(stripped / "Aviary", "--previews", "--pdf", "-", status=1)
    sizes, drawn = zip(*pages(pdf))
    assert sizes[:6] == ((390, 844), (390, 844), (844, 390), (120, 90), (44, 44), (300, 80)) and len(sizes) == 15
    assert sizes[8] == (375, 667) and sizes[10] == (667, 375) and drawn[:5] == (True,) * 5
    assert "Hungry.makeSharedContext() failed: there are no seeds" in errors


def test_flags_of_pictures_apply(stripped):
    png, _ = run(stripped / "Aviary", "--preview", "Small", "--scale", "2", "--png", "-")
    assert size(png) == (240, 180)
    png, _ = run(stripped / "Aviary", "--preview", "Finch", "--size", "200x100", "--png", "-")
    assert size(png) == (200, 100)
    light, _ = run(stripped / "Aviary", "--preview", "Small", "--svg", "-")
    dark, _ = run(stripped / "Aviary", "--preview", "Small", "--color-scheme", "dark", "--svg", "-")
    assert light != dark


def test_an_unknown_device_is_noted(stripped):
    png, errors = run(stripped / "Aviary", "--preview", "Eagle", "--png", "-")
    assert size(png) == (390, 844)
    assert 'Note: Preview "Eagle": The device "iPone 15" is not known' in errors


def test_an_error_in_a_shared_context_ends_with_1_and_a_picture(stripped, tmp_path):
    _, errors = run(stripped / "Aviary", "--preview", "Hungry", "--png", tmp_path / "hungry.png", status=1)
    assert errors == "Error: Hungry.makeSharedContext() failed: there are no seeds\n"
    assert size((tmp_path / "hungry.png").read_bytes()) == (300, 80)


def test_a_wrong_name_ends_with_64_and_the_list(stripped):
    _, errors = run(stripped / "Aviary", "--preview", "Finsh", status=64)
    assert 'No preview is named "Finsh". Did you mean "Finch"?' in errors
    assert "Owl_Previews:3" in errors
    _, errors = run(stripped / "Aviary", "--preview", "Twice", "--png", "-", status=64)
    assert "--preview Previews.swift:17" in errors and "--preview Previews.swift:18" in errors


def test_a_program_without_previews_says_how_to_add_one():
    _, errors = run(BIN / "Ball", "--previews", status=1)
    assert '#Preview("A name")' in errors


def test_the_list_of_previews_alone_ends(stripped):
    listed, _ = run(stripped / "Aviary", "--previews", "--list")
    assert "Finch" in listed.decode() and "http" not in listed.decode()


def test_the_gallery_shows_the_preview_that_is_picked(gallery, open_page, stripped):
    page = open_page(gallery(stripped / "Aviary", "--previews"), viewport=WIDE)
    page.get_by_role("button", name="Finch").click()
    expect(page.get_by_text("0 songs", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sing").click()
    expect(page.get_by_text("1 songs", exact=True)).to_be_visible()
    # Each choice starts anew.
    page.get_by_role("button", name="Small").click()
    expect(page.get_by_text("0 songs", exact=True)).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("there are no seeds")).to_be_visible()


def test_in_a_narrow_window_the_list_and_the_preview_take_turns(gallery, open_page, stripped):
    page = open_page(gallery(stripped / "Brood", "--previews"))
    page.get_by_role("button", name="Two eggs").click()
    expect(page.get_by_role("button", name="Egg in the nest")).to_have_count(0)
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.get_by_role("button", name="Egg in the nest")).to_be_visible()


def test_one_preview_is_served_alone(gallery, open_page, stripped):
    page = open_page(gallery(stripped / "Aviary", "--preview", "Finch"))
    page.get_by_role("button", name="Sing").click()
    expect(page.get_by_text("1 songs", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Small")).to_have_count(0)
    assert page.title() == "Finch"
