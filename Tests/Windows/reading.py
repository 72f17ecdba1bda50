"""A screen reader, as AT-SPI has them: what it finds in programs, does with them and is told. Run by the system's Python,
which has pyatspi, on a session bus of its own: dbus-run-session -- /usr/bin/python3 reading.py FOLDER NAMES…"""

import os
import signal
import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

FOLDER = sys.argv[1]
KINDS = ["object:text-changed", "object:text-caret-moved", "object:state-changed", "object:children-changed",
         "object:announcement", "object:property-change"]


class Reader:
    """A program, and all events of its elements."""

    def __init__(self, name, *flags):
        self.events = []
        self.process = subprocess.Popen(
            [os.path.join(FOLDER, name), *flags], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.application = self.until(self.find_application)
        self.until(lambda: self.application.childCount)

    def find_application(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.get_process_id() == self.process.pid:
                return application

    def until(self, find, seconds=10):
        """What `find` returns as soon as that is something."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                if (found := find()):
                    return found
            except GLib.GError:  # An element went away meanwhile.
                pass
            assert self.process.poll() is None, self.process.stderr.read()
            time.sleep(0.02)
        raise AssertionError("nothing came of it; there are " + ", ".join(f"{o.getRoleName()} {o.name}" for o in self.all()))

    def all(self, inside=None):
        yield from walk(inside or self.application)

    def find(self, name, role=None):
        """The element that is called so, once there is one."""
        return self.until(lambda: next(self.named(name, role), None))

    def named(self, name, role=None):
        return (o for o in self.all() if o.name == name and role in (None, o.getRoleName()))

    def says(self, start):
        return self.until(lambda: next((o for o in self.all() if (o.name or "").startswith(start)), None))

    def is_event(self, kind, source=None, data=None):
        return any(k.startswith(kind) and source in (None, s) and data in (None, d) for k, s, d in self.events)

    def receives(self, kind, source=None, data=None):
        self.until(lambda: self.is_event(kind, source, data))

    def end(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(10) == 0, self.process.stderr.read()


def walk(element):
    yield element
    for index in range(element.childCount):
        child = element.getChildAtIndex(index)
        if child is not None:
            yield from walk(child)


def attributes(element):
    return dict(attribute.split(":", 1) for attribute in element.getAttributes())


def states(element):
    return {pyatspi.stateToString(state) for state in element.getState().getStates()}


def press(element, name=None):
    action = element.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    assert action.doAction(names.index(name) if name else 0), (element.name, names)


def write(element, text):
    assert element.queryComponent().grabFocus()
    field = element.queryEditableText()
    assert field.setTextContents(text)


def sign_up():
    """From the first element to the message, without eyes."""
    reader = Reader("SignUp", "--size", "420x700")
    listen(reader)
    frame = next(o for o in reader.all() if o.getRoleName() == "frame")
    read = [(o.getRoleName(), o.name) for o in reader.all(frame)]
    order = [("entry", "Name"), ("entry", "Email"), ("password text", "Password"), ("password text", "Repeat password"),
             ("toggle button", "Accept the terms"), ("push button", "Sign up")]
    assert [found for found in read if found in order] == order, read
    assert "sensitive" not in states(reader.find("Sign up"))
    name = reader.find("Name", "entry")
    write(name, "Ada \U0001F41D שלום")
    text = name.queryText()
    assert text.getText(0, -1) == "Ada \U0001F41D שלום" and text.characterCount == 10 and text.caretOffset == 10
    assert text.getText(4, 5) == "\U0001F41D" and text.getText(5, 2000) == " שלום" and text.getText(99, -1) == ""
    reader.receives("object:state-changed:focused", "Name")
    reader.receives("object:text-changed:insert", "Name", "Ada \U0001F41D שלום")
    reader.receives("object:text-caret-moved", "Name")
    assert {"focused", "editable", "single line"} <= states(name)
    field = name.queryEditableText()
    assert field.deleteText(3, 10) and text.getText(0, -1) == "Ada"
    field.insertText(0, "Dr ", 3)
    assert text.getText(0, -1) == "Dr Ada" and text.setSelection(0, 0, 2) and text.getSelection(0)[:2] == (0, 2)
    box, letter = name.queryComponent().getExtents(pyatspi.DESKTOP_COORDS), text.getCharacterExtents(3, pyatspi.DESKTOP_COORDS)
    assert box.x <= letter[0] <= box.x + box.width and box.y - 1 <= letter[1] <= box.y + box.height and letter[2] > 3
    at = frame.queryComponent().getAccessibleAtPoint(box.x + 5, box.y + 5, pyatspi.DESKTOP_COORDS)
    while at.childCount:
        at = at.queryComponent().getAccessibleAtPoint(box.x + 5, box.y + 5, pyatspi.DESKTOP_COORDS)
    assert at.name == "Name", at
    write(reader.find("Email"), "ada@hive.example")
    for label in ["Password", "Repeat password"]:
        write(reader.find(label), "queen bee 1")
        assert reader.find(label).queryText().getText(0, -1) == "\u2022" * 11
    assert not any(data and "queen" in data for _, _, data in reader.events)
    terms = reader.find("Accept the terms")
    press(terms)
    reader.receives("object:state-changed:checked", "Accept the terms")
    assert "checked" in states(terms)
    reader.until(lambda: "sensitive" in states(reader.find("Sign up")))
    press(reader.find("Sign up"))
    reader.says("Welcome, Dr Ada!")
    reader.receives("object:children-changed")
    reader.until(lambda: not list(reader.named("Email")))
    assert gone(terms) and gone(name)
    reader.end()


def gone(element):
    """Whether an object that is kept says that its element is gone."""
    try:
        return "defunct" in states(element)
    except Exception:
        return True


def controls():
    """A slider is moved, a picker and a menu are opened, and what they say is read."""
    reader = Reader("Controls", "--size", "420x700")
    listen(reader)
    assert attributes(reader.find("Controls", "heading"))["level"] == "2"
    slider = reader.find("Volume", "slider").queryValue()
    assert (slider.minimumValue, slider.currentValue, slider.maximumValue) == (0, 3, 10)
    slider.currentValue = 7.2
    assert slider.currentValue == 7
    reader.receives("object:property-change:accessible-value", "Volume")
    reader.says("Volume 7")
    press(reader.find("Volume", "slider"), "decrement")
    reader.says("Volume 6")
    progress = reader.find("Loading", "progress bar").queryValue()
    assert abs(progress.currentValue / progress.maximumValue - 0.6) < 1e-9
    press(reader.find("Light", "toggle button"))
    assert "checked" in states(reader.find("Light"))
    details = reader.find("Details")
    assert "expanded" not in states(details)
    press(details)
    reader.until(lambda: "expanded" in states(details))
    picker = reader.find("Other size")
    assert picker.getRoleName() == "combo box" and "Small" in picker.description
    press(picker)
    press(reader.find("Large", "list item"))
    reader.says("Volume 6, bees 2, Large")
    press(reader.find("More"))
    press(reader.find("Feed"))
    reader.says("Volume 6, bees 2, Large, fed")
    press(reader.find("More"))
    press(reader.find("Wake"))
    reader.receives("object:announcement", data="All are awake")
    root = next(o for o in reader.all() if o.name == "Controls" and o.getRoleName() == "heading").parent
    assert root.getChildAtIndex(1000) is None
    assert reader.find("Name").queryText().getCharacterExtents(1000, pyatspi.DESKTOP_COORDS) is not None
    reader.end()


def sheet():
    """What a sheet covers is not there; and a reader that is gone leaves the program as it is."""
    reader = Reader("Burrow", "--size", "420x700")
    listen(reader)
    press(reader.find("Rename"))
    field = reader.find("New name", "entry")
    assert not list(reader.named("Account")) and not list(reader.named("Form"))
    assert any("modal" in states(o) for o in reader.all())
    write(field, "Den")
    press(reader.find("Leave"))
    account = reader.find("Account")
    other = subprocess.Popen([sys.executable, "-c", LEAVES, str(reader.process.pid)])
    assert other.wait(10) == 0
    press(account)
    reader.find("Save")
    reader.end()
    assert gone(account)


def library():
    """A table and a list are read row by row, links are found in a text and opened, and what counts is read by itself."""
    reader = Reader("Reading")
    listen(reader)
    ada = reader.find("Honey, 120")
    table = ada.parent
    rows = [child.name for child in table]
    assert rows == ["Honey, 120", "Wax, 80", "Combs, 240"], rows
    assert (table.getRoleName(), ada.getRoleName()) == ("table", "table row")
    assert [child.getIndexInParent() for child in table] == [0, 1, 2]
    grid = table.queryTable()
    assert (grid.nRows, grid.nColumns) == (3, 2)
    cells = [[grid.getAccessibleAt(row, column) for column in range(2)] for row in range(3)]
    assert [[cell.name for cell in row] for row in cells] == [["Honey", "120"], ["Wax", "80"], ["Combs", "240"]]
    assert cells[1][1].getRoleName() == "table cell" and cells[1][1].parent.name == "Wax, 80" and cells[1][1].queryText().getText(0, -1) == "80"
    assert [grid.getRowAtIndex(grid.getIndexAt(2, 1)), grid.getColumnAtIndex(grid.getIndexAt(2, 1))] == [2, 1]
    assert grid.getAccessibleAt(3, 0) is None and grid.getIndexAt(0, 2) == -1
    assert [grid.getColumnDescription(column) for column in range(2)] == ["Title", "Pages"]
    assert grid.getColumnHeader(1) == reader.find("Pages", "table column header")
    assert attributes(table)["rowcount"] == "3" and attributes(cells[2][1])["rowindex"] == "3" and attributes(cells[2][1])["colindex"] == "2"
    assert grid.addRowSelection(0) and list(grid.getSelectedRows()) == [0] and grid.isRowSelected(0) and not grid.isRowSelected(1)
    reader.says("Book 1, row -1")
    press(reader.find("Wax, 80"))
    reader.says("Book 2, row -1")
    reader.receives("object:state-changed:selected", "Wax, 80")
    assert table.querySelection().nSelectedChildren == 1 and "selected" in states(table.querySelection().getSelectedChild(0))
    row = reader.find("Row 2")
    assert (attributes(row)["posinset"], attributes(row)["setsize"]) == ("3", "40")
    press(row)
    reader.says("Book 2, row 2")
    words = "See the map, where \U0001F41D and the rules are."
    text = reader.find(words)
    links = text.queryHypertext()
    assert links.getNLinks() == 2 and text.queryText().getText(0, -1) == words
    found = [links.getLink(index) for index in range(2)]
    assert [(link.startIndex, link.endIndex) for link in found] == [(8, 11), (29, 34)], found
    assert [text.queryText().getText(link.startIndex, link.endIndex) for link in found] == ["map", "rules"]
    assert [link.getURI(0) for link in found] == ["https://map.example/a", "https://rules.example"]
    assert found[1].getObject(0).name == "rules" and found[1].isValid() and found[1].nAnchors == 1
    assert [links.getLinkIndex(offset) for offset in (0, 8, 10, 11, 30)] == [-1, 0, 0, -1, 1]
    press(found[1].getObject(0))
    reader.says("Book 2, row 2, opened rules.example")
    one = reader.find("One link here")
    assert one.getRoleName() == "link" and one.queryHyperlink().getURI(0) == "https://one.example"
    press(reader.find("Count"))
    reader.receives("object:announcement", data="Seconds 3")
    reader.end()


def outline():
    """All of a program of three columns can be reached, and each object knows its parent and its place."""
    reader = Reader("Outline", "--size", "900x600")
    count = 0
    for element in reader.all():
        for index in range(element.childCount):
            child = element.getChildAtIndex(index)
            if child is not None and element is not reader.application:
                assert child.parent == element and child.getIndexInParent() == index, (element, child)
                count += 1
    assert count > 20, count
    names = [element.name for element in reader.all()]
    assert len([name for name in names if name]) > 15, names
    reader.end()


# Asks for some elements, with events, and ends at once.
LEAVES = """
import os, sys, pyatspi
for kind in ["object", "focus", "window"]:
    pyatspi.Registry.registerEventListener(print, kind + ":")
for application in pyatspi.Registry.getDesktop(0):
    if application is not None and application.get_process_id() == int(sys.argv[1]):
        print([child.childCount for child in application])
os._exit(0)
"""


def listen(reader):
    """All events of its elements from now on."""
    def receive(event):
        try:
            if event.host_application == reader.application:
                data = event.any_data if isinstance(event.any_data, str) else None
                reader.events.append((str(event.type), event.source.name, data))
        except Exception:  # The element is gone by now.
            pass
    for kind in KINDS:
        pyatspi.Registry.registerEventListener(receive, kind)


for name in sys.argv[2:]:
    globals()[name]()
