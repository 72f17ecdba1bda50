"""Newer code of previews is shown in the pages that are open (C565-C567, C580-C586). Needs an SDK: WAGGLE_HOME is its folder."""

import contextlib
import json
import os
import pathlib
import queue
import re
import shutil
import signal
import subprocess
import threading
import time
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


HONEY = """
enum Honey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
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
        return self.ask(load=str(library), generation=self.generation, modules={name: "App"})["result"]


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


def test_a_tree_of_an_editor_keeps_its_states_with_newer_code(previews):
    """As pages do, and from one picture to the next; in another size it starts over (C566)."""
    def seen(**request):
        return previews.ask(**request)["result"]
    previews.load(COUNTER)
    more = {"preview": "Counter", "label": "More"}
    for count in (1, 2, 3):
        assert f"Old {count}" in seen(tap=more)
    assert previews.load(COUNTER.replace("Old", "New"))["startedOver"] == []
    assert "New 3" in [element.get("label") for element in seen(elements="Counter")]
    assert "New 4" in seen(tap=more)
    picture = previews.folder / "x.png"
    assert seen(draw="Counter", png=str(picture)) == {"png": str(picture), "width": 390, "height": 844}
    assert "New 5" in seen(tap=more)
    seen(draw="Counter", png=str(picture), size="200x300", scale=2, scheme="dark")
    assert "New 1" in seen(tap=more)
    asked = COUNTER.replace('#Preview("Counter")', '#Preview("Counter", traits: .fixedLayout(width: 200, height: 200))')
    previews.load(COUNTER)
    assert "Old 2" in seen(tap=more)
    seen(draw="Counter", png=str(picture))
    previews.load(asked)
    assert "Old 1" in seen(tap=more)
    previews.load(COUNTER.replace('#Preview("Counter")', '#Preview("Tally")'))
    assert "No preview is named" in previews.ask(tap=more)["error"]


def documented():
    """The requests of Docs/previews.md with what is said of their results."""
    text = (pathlib.Path(__file__).resolve().parents[2] / "Docs/previews.md").read_text()
    rows = re.findall(r"^\| `(\{.*?\})` \| (.*) \|$", text, re.M)
    return [(json.loads(request), set(re.findall(r"`(\w+)`", result))) for request, result in rows], text


def test_requests_and_replies_are_as_documented(previews):
    """Each documented request is answered, and its result has the keys that are named (C584)."""
    rows, text = documented()
    toggle = 'Toggle("Light", isOn: .constant(true)).disabled(true).accessibilityIdentifier("light").preference(key: Honey.self, value: 3).onPreferenceChange(Honey.self) { _ in }'
    previews.load(COUNTER.replace("ScrollView {", toggle + "; ScrollView {") + HONEY)
    asked = set()
    for request, words in rows:
        kind = next(key for key in request if key != "id")
        asked.add(kind)
        request |= {kind: "Counter"} if kind in ("draw", "elements", "preferences") else {}
        if kind == "draw":
            request["png"] = str(previews.folder / "a.png")
        if kind == "tap":
            request["tap"]["preview"] = "Counter"
        if kind == "load":
            request |= {"load": str(previews.folder / "Preview1.so"), "modules": {"Preview1": "App"}}
            words -= {"modules", "keeps"}
        reply = previews.ask(**request)
        assert set(reply) == {"id", "result"} and reply["id"] == request["id"], reply
        result = reply["result"]
        if kind in ("list", "elements"):
            assert set().union(*result) == words
        elif kind == "preferences":
            assert words == set() and result
        elif kind == "tap":
            assert words == set() and "Old 1" in result
        else:
            assert set(result) == words
    assert asked == {"list", "draw", "elements", "tap", "preferences", "load", "busy", "error", "ok"}
    assert '`{"address":"http://…"}`' in text and '`{"generation":3,"showing":"MODULE.NAME"}`' in text
    for bad in ({}, {"draw": "Counter"}, {"draw": "Nobody", "png": "/tmp/a.png"}, {"load": "/nonexistent.so"}):
        assert set(previews.ask(**bad)) == {"id", "error"}


# The command

needs_command = pytest.mark.skipif(not (HOME / "bin/waggle").exists(), reason="WAGGLE_HOME has no bin/waggle")


@contextlib.contextmanager
def command(*arguments, folder=None):
    """`waggle preview`; `link` is what it prints."""
    process = subprocess.Popen(
        [HOME / "bin/waggle", "preview", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder,
        env={**os.environ, "WAGGLE_HOME": str(HOME)})
    try:
        yield types.SimpleNamespace(link=process.stdout.readline().strip(), process=process)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()


@needs_command
def test_the_command_shows_what_was_saved(open_page, tmp_path):
    """Also a file that was given the name, and a mistake until it is mended (C585, C586)."""
    folder = tmp_path / "Bee field ü"
    folder.mkdir()
    file, link = folder / "Äpp.swift", folder / "link.swift"
    file.write_text(COUNTER)
    link.symlink_to(file)
    with command(link) as program:
        page = open_page(program, WIDE)
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
        file.write_text(COUNTER.replace("Old", "Half")[:-40])
        expect(page.get_by_role("alert")).to_contain_text("link.swift:")
        file.write_text(COUNTER.replace("Old", "Whole"))
        shows(page, "Whole 1")
        expect(page.get_by_role("alert")).to_have_count(0)
        file.unlink()
        expect(page.get_by_role("alert")).to_be_visible()
        shows(page, "Whole 1")
        file.write_text(COUNTER.replace("Old", "Again"))
        shows(page, "Again 1")
        expect(page.get_by_role("alert")).to_have_count(0)
        link.unlink()
        (folder / "target.swift").write_text(COUNTER.replace("Old", "Elsewhere"))
        link.symlink_to(folder / "target.swift")
        shows(page, "Elsewhere 1")
        assert len(page.traffic.opened) == 1
        page.close()


@needs_command
def test_a_preview_that_traps_is_named_and_the_second_time_the_code_before_is_shown(open_page, tmp_path):
    """At the same address, until the file is saved again (C584)."""
    file = tmp_path / "App.swift"
    file.write_text(COUNTER)
    with command(file) as program:
        page = open_page(program, WIDE)
        shows(page, "Old 0", 60000)
        file.write_text(COUNTER.replace("Old", "New").replace("count += 1", "let bees: [Int] = []; count = bees[count]"))
        shows(page, "New 0")
        press(page, "More")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("A preview has trapped", timeout=60000)
        expect(alert).to_contain_text("App.Counter ended the program")
        # A touch may have been the cause: the same code is started once more.
        shows(page, "New 0", 30000)
        press(page, "More")
        shows(page, "Old 0", 30000)
        assert program.process.poll() is None
        file.write_text(COUNTER.replace("Old", "Mended"))
        shows(page, "Mended 0")
        expect(alert).to_have_count(0)
        press(page, "More")
        shows(page, "Mended 1")
        page.close()
        page.problems.clear()


PACKAGE = """
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Hive",
  targets: [
    .target(name: "Model"), .target(name: "Honey", dependencies: ["Model"]),
    .target(name: "Views", dependencies: ["Model"]), .target(name: "Extras", dependencies: ["Views"])
  ])
"""

VIEWS = """
import Model
import SwiftUI

public struct Hive: View {
  @State private var bee = Bee(name: "Ada", age: 0)
  public init() {}
  public var body: some View {
    Text("Old \\(bee.words)")
    Button("More") { bee.age += 1 }
  }
}

#Preview("Hive") { Hive() }
"""

MODEL = """
public struct Bee: Codable {
  public var name: String, age: Int
  public init(name: String, age: Int) { (self.name, self.age) = (name, age) }
  public var words: String { "\\(name) is \\(age)" }
}
"""


@needs_command
def test_modules_that_depend_on_the_saved_one_are_compiled_with_it(open_page, tmp_path):
    """Where previews need them; states are kept, and the process goes on (C567)."""
    files = {
        "Package.swift": PACKAGE.strip(), "Sources/Model/Bee.swift": MODEL, "Sources/Views/Hive.swift": VIEWS,
        "Sources/Honey/Honey.swift": "import Model\npublic let honey = Bee(name: \"Bea\", age: 2).words\n",
        "Sources/Extras/Extras.swift": "import Views\nimport SwiftUI\n#Preview(\"Two\") { VStack { Hive(); Hive() } }\n"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    model, views = tmp_path / "Sources/Model/Bee.swift", tmp_path / "Sources/Views/Hive.swift"
    with command(folder=tmp_path) as program:
        page = open_page(program, WIDE)
        page.get_by_text("Hive.swift").first.click(timeout=240000)
        # The preview that was shown first has two.
        expect(page.get_by_text("Old Ada is 0", exact=True)).to_have_count(1, timeout=30000)
        press(page, "More")
        shows(page, "Old Ada is 1")
        model.write_text(MODEL.replace(" is ", " has the age "))
        shows(page, "Old Ada has the age 1", 60000)
        views.write_text(VIEWS.replace("Old", "New"))
        shows(page, "New Ada has the age 1", 60000)
        # What others need is gone: the page says so until both are mended.
        model.write_text(MODEL.replace("words", "text"))
        expect(page.get_by_role("alert")).to_contain_text("member 'words'", timeout=60000)
        views.write_text(VIEWS.replace("bee.words", "bee.text"))
        shows(page, "Old Ada is 1", 60000)
        expect(page.get_by_role("alert")).to_have_count(0)
        press(page, "More")
        shows(page, "Old Ada is 2")
        assert len(page.traffic.opened) == 1
        model.write_text(MODEL)
        views.write_text(VIEWS)
        shows(page, "Old Ada is 2", 60000)
        # SwiftPM has to know of another file: another process shows it.
        (tmp_path / "Sources/Views/Other.swift").write_text("import SwiftUI\n#Preview(\"Other\") { Text(\"Another file\") }\n")
        expect(page.get_by_text("Other.swift").first).to_be_visible(timeout=120000)
        page.close()
        page.problems.clear()
    assert "files came or went: all is built, and states start over" in program.process.stderr.read()


@needs_command
def test_of_a_large_module_only_the_files_are_compiled_that_a_save_concerns(open_page, tmp_path):
    """States are kept, mistakes lie over the picture, and a file that came is built with all (C750)."""
    files = {
        "Package.swift": '// swift-tools-version: 5.9\nimport PackageDescription\n'
                         'let package = Package(name: "Field", targets: [.executableTarget(name: "Field")])\n',
        "Sources/Field/Bee.swift": MODEL, "Sources/Field/Hive.swift": VIEWS.replace("import Model\n", ""),
        "Sources/Field/Large.swift": "import SwiftUI\n" + "// A flower.\n" * 5000 + "struct Large: View { var body: some View { Text(\"L\") } }\n",
        "Sources/Field/App.swift": "import SwiftUI\n@main struct Field: App { var body: some Scene { WindowGroup { Hive() } } }\n"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    views_text = files["Sources/Field/Hive.swift"]
    model, views = tmp_path / "Sources/Field/Bee.swift", tmp_path / "Sources/Field/Hive.swift"
    objects = tmp_path / ".build/debug/Field.build"

    def compiled():
        return {file.name.removesuffix(".swift.o") for file in objects.glob("*.swift.o") if file.stat().st_mtime_ns > since}

    with command(folder=tmp_path) as program:
        page = open_page(program, WIDE)
        expect(page.get_by_text("Old Ada is 0", exact=True)).to_have_count(1, timeout=240000)
        press(page, "More")
        shows(page, "Old Ada is 1")
        since = time.time_ns()
        model.write_text(MODEL.replace(" is ", " has the age "))
        shows(page, "Old Ada has the age 1", 60000)
        assert compiled() == {"Bee"}
        views.write_text(views_text.replace("Old", "New"))
        shows(page, "New Ada has the age 1", 60000)
        assert compiled() == {"Bee", "Hive"}
        # What another file needs is gone: the page says so until both are mended.
        model.write_text(MODEL.replace("words", "text"))
        expect(page.get_by_role("alert")).to_contain_text("member 'words'", timeout=60000)
        views.write_text(views_text.replace("bee.words", "bee.text"))
        shows(page, "Old Ada is 1", 60000)
        expect(page.get_by_role("alert")).to_have_count(0)
        press(page, "More")
        shows(page, "Old Ada is 2")
        # A stored property that was added changes the other file's code too; a bee without wings cannot be read.
        model.write_text(MODEL.replace("words", "text").replace("age: Int\n", "age: Int, wings = 2\n").replace(" is ", " has \\(wings) wings at "))
        shows(page, "Old Ada has 2 wings at 0", 60000)
        assert "Large" not in compiled()
        assert len(page.traffic.opened) == 1
        (tmp_path / "Sources/Field/Other.swift").write_text("import SwiftUI\n#Preview(\"Other\") { Text(\"Another file\") }\n")
        expect(page.get_by_text("Other.swift").first).to_be_visible(timeout=120000)
        page.close()
        page.problems.clear()
    assert "files came or went: all is built, and states start over" in program.process.stderr.read()


@needs_command
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
        # Loading it draws it, which is the first trap: the process that has it then is another.
        assert "result" in reply("load 2")
        assert "Bees.Bee ended the program" in ask(2)["error"]
        assert "result" in reply("load 1")
        assert ask(3)["result"][0]["label"] == "Ada"
        command.stdin.close()
        assert command.wait(10) == 0
        said = [line for line in errors if line.startswith("waggle: ")]
        assert "started again" in said[1] and "code before" in said[2]
        assert len(said) == 3 and "all is built" not in "".join(said)
    finally:
        limit.cancel()
        command.kill()
