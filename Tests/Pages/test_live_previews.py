"""Newer code of previews is shown in the pages that are open (C580-C585). Needs an SDK: WAGGLE_HOME is its folder."""

import json
import os
import pathlib
import queue
import shutil
import signal
import subprocess
import threading
import types

import pytest
from playwright.sync_api import expect

from conftest import WIDE
from test_traps import press, shows

HOME = pathlib.Path(os.environ.get("WAGGLE_HOME", "/nonexistent"))
pytestmark = pytest.mark.skipif(
    not (HOME / "bin/waggle-previews").exists() or not shutil.which("swiftc"),
    reason="WAGGLE_HOME names no SDK with bin/waggle-previews, or there is no compiler: no newer code can be compiled")

COUNTER = """
import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var note = ""
  @FocusState private var isWriting: Bool
  var body: some View {
    VStack {
      Text("Old \\(count)")
      Button("More") { count += 1 }
      TextField("Note", text: $note).focused($isWriting)
      ScrollView { ForEach(0..<60, id: \\.self) { Text("Row \\($0)").frame(height: 40) } }
    }
  }
}

#Preview("Counter") { Counter() }
"""


class Previews:
    """The host, which is driven as `waggle preview` drives it."""

    def __init__(self, folder):
        self.folder, self.generation, self.lines = folder, 0, queue.Queue()
        self.process = subprocess.Popen(
            [HOME / "bin/waggle-previews"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        threading.Thread(target=self.listen, daemon=True).start()
        self.link = self.line("address")["address"]

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def line(self, key):
        """The next line that has a key."""
        while key not in (line := self.lines.get(timeout=30)):
            pass
        return line

    def ask(self, **request):
        self.process.stdin.write(json.dumps({"id": 1, **request}) + "\n")
        self.process.stdin.flush()
        return self.line("id")

    def load(self, source):
        """Compiles newer code and shows it."""
        self.generation += 1
        name = f"Preview{self.generation}"
        file, library = self.folder / "App.swift", self.folder / f"{name}.so"
        file.write_text(source)
        subprocess.run(
            ["swiftc", "-emit-library", "-parse-as-library", "-Onone", "-gnone", "-module-name", name, "-I", HOME / "modules",
             "-load-plugin-executable", f"{HOME}/plugins/WaggleMacros#WaggleMacros", file, "-o", library, "-use-ld=lld",
             "-L", HOME / "lib", "-lWaggle", "-module-cache-path", self.folder / "cache"], check=True)
        return self.ask(load=str(library), generation=self.generation, module="App")["result"]


@pytest.fixture
def previews(tmp_path):
    previews = Previews(tmp_path)
    yield previews
    previews.process.kill()


def test_a_page_goes_on_with_newer_code_and_keeps_what_one_has_done(previews, open_page):
    """A counter counts on, what is typed stays with its selection, and the list where it is (C580, C583)."""
    previews.load(COUNTER)
    page = open_page(previews, WIDE)
    for _ in range(7):
        press(page, "More")
    shows(page, "Old 7")
    page.get_by_role("textbox").click()
    page.keyboard.type("honey")
    page.keyboard.press("ArrowLeft")
    page.mouse.move(640, 500)
    page.mouse.wheel(0, 400)
    expect(page.get_by_text("Row 15", exact=True)).to_be_in_viewport()
    page.wait_for_timeout(300)
    assert previews.load(COUNTER.replace("Old", "New"))["startedOver"] == []
    shows(page, "New 7")
    expect(page.get_by_role("textbox")).to_have_value("honey")
    expect(page.get_by_role("textbox")).to_be_focused()
    expect(page.get_by_text("Row 15", exact=True)).to_be_in_viewport()
    page.keyboard.type("e")
    expect(page.get_by_role("textbox")).to_have_value("honeey")
    press(page, "More")
    shows(page, "New 8")
    assert len(page.traffic.opened) == 1


def test_an_error_lies_over_the_old_picture_until_it_is_mended(previews, open_page):
    """With the file, the line and the compiler's words (C585)."""
    previews.load(COUNTER)
    page = open_page(previews)
    page.get_by_text("Counter").first.click()
    shows(page, "Old 0")
    previews.ask(busy="Compiling App.swift")
    expect(page.locator("#building")).to_have_text("Compiling App.swift")
    previews.ask(error="/home/ada/App.swift:12:5: error: cannot find 'bee' in scope\n12 |     bee\n   |     `- error: cannot find 'bee' in scope")
    panel = page.get_by_role("alert")
    expect(panel.get_by_role("heading", name="App.swift:12:5")).to_be_visible()
    expect(panel).to_contain_text("cannot find 'bee' in scope")
    expect(page.locator("#building")).to_have_count(0)
    shows(page, "Old 0")
    late = open_page(previews)
    expect(late.get_by_role("alert")).to_contain_text("cannot find 'bee' in scope")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(300)
        if folder := os.environ.get("WAGGLE_SHOTS"):
            page.screenshot(path=f"{folder}/overlay-{scheme}.png")
    previews.load(COUNTER.replace("Old", "New"))
    expect(panel).to_have_count(0)
    shows(page, "New 0")
    previews.ask(error="App.swift:1:1: error: no")
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Hide").click()
    expect(panel).to_have_count(0)
    press(page, "More")
    shows(page, "New 1")


def test_the_preview_that_is_about_to_run_is_named_before_a_trap(previews, open_page):
    """So that whoever starts the process again can say which it was (C584)."""
    previews.load(COUNTER.replace("isWriting: Bool\n", "isWriting: Bool\n  let bees: [Int] = []\n").replace(
        'Text("Old \\(count)")', 'Text("Old \\(bees[count])")'))
    previews.process.stdin.write(json.dumps({"id": 2, "draw": "Counter", "png": str(previews.folder / "x.png")}) + "\n")
    previews.process.stdin.flush()
    assert previews.line("showing") == {"generation": 1, "showing": "App.Counter"}
    assert previews.process.wait(60) != 0
    assert "trapped in body of Counter" in previews.process.stderr.read()


@pytest.mark.skipif(not (HOME / "bin/waggle").exists(), reason="WAGGLE_HOME has no bin/waggle")
def test_the_command_shows_what_was_saved(open_page, tmp_path):
    """Also a file that was given the name, and a mistake until it is mended (C585, C586)."""
    folder = tmp_path / "Bee field ü"
    folder.mkdir()
    file, link = folder / "Äpp.swift", folder / "link.swift"
    file.write_text(COUNTER)
    link.symlink_to(file)
    command = subprocess.Popen(
        [HOME / "bin/waggle", "preview", link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "WAGGLE_HOME": str(HOME)})
    try:
        page = open_page(types.SimpleNamespace(link=command.stdout.readline().strip()), WIDE)
        shows(page, "Old 0", 60000)
        press(page, "More")
        shows(page, "Old 1")
        file.write_text(COUNTER.replace("Old", "Saved"))
        shows(page, "Saved 1")
        (folder / "other").write_text(COUNTER.replace("Old", "Renamed"))
        (folder / "other").rename(file)
        shows(page, "Renamed 1")
        file.write_text(COUNTER.replace("Text(", "Txt("))
        expect(page.get_by_role("alert")).to_contain_text("cannot find 'Txt' in scope")
        for number in range(100):
            file.write_text(COUNTER.replace("Old", f"Number{number}"))
        shows(page, "Number99 1")
        expect(page.get_by_role("alert")).to_have_count(0)
        assert len(page.traffic.opened) == 1
        page.close()
        command.send_signal(signal.SIGINT)
        assert command.wait(10) == 0
    finally:
        command.kill()


@pytest.mark.skipif(not (HOME / "bin/waggle").exists(), reason="WAGGLE_HOME has no bin/waggle")
def test_after_a_trap_each_request_has_its_reply_and_newer_code_is_tried_once_more(tmp_path):
    """A package behind a symbolic link is compiled by modules; after a second trap the code before is shown (C584, C586)."""
    package, link = tmp_path / "Bees ü", tmp_path / "link"
    file = package / "Sources/Bees/Bees.swift"
    file.parent.mkdir(parents=True)
    (package / "Package.swift").write_text(
        '// swift-tools-version: 5.9\nimport PackageDescription\n'
        'let package = Package(name: "Bees", targets: [.target(name: "Bees")])\n')
    source = 'import SwiftUI\nlet bees = ["Ada"]\n#Preview("Bee") { Text(bees[0]) }\n'
    file.write_text(source)
    link.symlink_to(package)
    command = subprocess.Popen(
        [HOME / "bin/waggle", "preview", "--stdio", link], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env={**os.environ, "WAGGLE_HOME": str(HOME)})
    errors = []
    threading.Thread(target=lambda: errors.extend(command.stderr), daemon=True).start()
    limit = threading.Timer(240, command.kill)  # so that a reply that is missing fails
    limit.start()

    def reply(key):
        for line in command.stdout:
            if str(json.loads(line).get("id", "")) == key:
                return json.loads(line)

    def ask(number):
        command.stdin.write(json.dumps({"id": number, "elements": "Bee"}) + "\n")
        command.stdin.flush()
        return reply(str(number))

    try:
        assert "result" in reply("load 1")
        assert ask(1)["result"][0]["label"] == "Ada"
        file.write_text(source.replace("[0]", "[1]"))
        assert "result" in reply("load 2")
        assert "Bees.Bee ended the program" in ask(2)["error"]
        assert "result" in reply("load 2")
        assert "Bees.Bee ended the program" in ask(3)["error"]
        assert "result" in reply("load 1")
        assert ask(4)["result"][0]["label"] == "Ada"
        command.stdin.close()
        assert command.wait(10) == 0
        said = [line for line in errors if line.startswith("waggle: ")]
        assert "started again" in said[1] and "code before" in said[2]
        assert len(said) == 3 and "all is built" not in "".join(said)
    finally:
        limit.cancel()
        command.kill()
