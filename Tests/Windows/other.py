"""Another program of the desktop: it has a window from which files are dragged, and reads and writes the clipboard as it is told.

A line of standard input is an order; the answer is a line. Run by Debian's Python, which has the bindings of GTK.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
primary = Gtk.Clipboard.get(Gdk.SELECTION_PRIMARY)
offered = {}


def give(widget, context, data, info, time):
    if info == 0:
        data.set_uris(offered["uris"])
    else:
        data.set_text(offered["text"], -1)


def begin(kind):
    """From now on the window gives this when it is dragged."""
    targets = Gtk.TargetList.new([])
    if kind == "uris":
        targets.add_uri_targets(0)
    else:
        targets.add_text_targets(1)
    box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
    box.drag_source_set_target_list(targets)


def obey(line):
    order, _, rest = line.rstrip("\n").partition(" ")
    if order == "offer-uris":
        offered["uris"] = rest.split()
        begin("uris")
    elif order == "offer-text":
        offered["text"] = rest
        begin("text")
    elif order == "copy-text":
        clipboard.set_text(rest, -1)
    elif order == "copy-letters":
        clipboard.set_text("x" * int(rest), -1)
    elif order == "select":
        primary.set_text(rest, -1)
    elif order == "read-text":
        return clipboard.wait_for_text() or ""
    elif order == "read-selection":
        return primary.wait_for_text() or ""
    elif order == "read":
        data = clipboard.wait_for_contents(Gdk.Atom.intern(rest, False))
        return str(len(data.get_data()) if data else -1)
    return "done"


def told(channel, condition):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    print(obey(line), flush=True)
    return True


window = Gtk.Window(title="Other")
window.set_default_size(100, 100)
box = Gtk.EventBox()
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.connect("drag-data-get", give)
window.add(box)
window.show_all()
window.move(900, 700)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, told)
print("ready", flush=True)
Gtk.main()
